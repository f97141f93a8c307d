"""The table drawn in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.words import say
from ludotheque.games.kasimir.context import STAKES
from ludotheque.games.kasimir.moves import Colour
from ludotheque.games.kasimir.stakes import points
from ludotheque.games.kasimir.state import GONE, NOWHERE, REGIONS, UNKNOWN, UP

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Words = Callable[..., str]

    from ludotheque.games.kasimir.state import Box, View

FOLDER = Path(__file__).parent
COLOURS = list(Colour)
PAINT = ("red", "yellow", "bright_magenta", "green", "blue", "magenta")


def sketch(box: Box, view: View, language: str, players: list[str]) -> list[str]:
    """The players with what lies before them, the bag, and the giant, colour by colour."""

    def words(key: str, **values: str | int) -> str:
        return say(FOLDER, language, key, **values)

    lines = []
    for seat in range(box.seats):
        mark = "[bold]▸[/]" if seat == view.turn else " "
        where = view.figure[seat]
        stands = words("sketch-nowhere") if where == NOWHERE else words(f"region-{where}")
        score = words("sketch-points", points=points(box, view, seat))
        lines.append(f" {mark} {players[seat]:<12} [bold]{score}[/]   {_stakes(box, view, seat)}")
        lines.append(f"   {'':<12} {_markers(view.markers[seat], words)}   [italic]{stands}[/]")
    lines.append(f"   {words('sketch-bag'):<12} {_markers(view.bag, words)}")
    if any(view.paid):
        lines.append(f"   {words('sketch-paid'):<12} {_markers(view.paid, words)}")
    for colour, name in enumerate(COLOURS):
        regions = [
            f"{words(f'region-{region}')} {_lies(box, view, region, players)}"
            for region in range(REGIONS)
            if box.colours[region][colour]
        ]
        lines.append(f"   [{PAINT[colour]}]■ {words(f'colour-{name.value}')}[/]  {' │ '.join(regions)}")
    return lines


def _stakes(box: Box, view: View, seat: int) -> str:
    """The stakes in front of a player, and the bonuses."""
    own = [face(box, kind) for kind in range(len(STAKES)) for _ in range(view.owned[seat][kind])]
    own += [f"⏰+{box.bonuses[bonus]}" for bonus, owner in enumerate(view.bonus) if owner == seat]
    return " ".join(own) or "–"


def face(box: Box, kind: int) -> str:
    """What is on a stake."""
    return "⏰" if STAKES[kind] == "alarm" else str(box.worth[kind]).replace("-", "−")


def _markers(counts: Sequence[int], words: Words) -> str:
    return (
        "  ".join(
            f"[{PAINT[colour]}]●[/] {words(f'colour-{COLOURS[colour].value}')} ×{count}"
            for colour, count in enumerate(counts)
            if count
        )
        or "–"
    )


def _lies(box: Box, view: View, region: int, players: list[str]) -> str:
    """How a region's stake lies, in brackets if it is remembered, and who stands there."""
    stake = view.stake[region]
    if view.side[region] == GONE:
        sign = "·"
    elif stake == UNKNOWN:
        sign = "?"
    else:
        sign = face(box, stake) if view.side[region] == UP else f"({face(box, stake)})"
    who = [players[seat] for seat in range(box.seats) if view.figure[seat] == region]
    return f"[bold]{sign}[/]{''.join(f' [reverse]{name}[/]' for name in who)}"
