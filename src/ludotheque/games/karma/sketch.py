"""The table drawn in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.words import numbers, say
from ludotheque.games.karma.context import COLOURS, TRAITS, needed
from ludotheque.games.karma.state import KEEPING, NONE, REROLLING, ROLLING
from ludotheque.games.karma.throw import total

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Words = Callable[..., str]

    from ludotheque.games.karma.state import Box, View

FOLDER = Path(__file__).parent
PAINT = ("red", "dark_orange", "yellow", "green", "bright_cyan", "blue", "magenta", "white")


def sketch(box: Box, view: View, language: str, players: list[str]) -> list[str]:
    """The players, the reserve, and the turn as far as it has come."""

    def words(key: str, **values: str | int) -> str:
        return say(FOLDER, language, key, **numbers(box), **values)

    lines = [f"[bold]{words('sketch-round', round=view.round + 1)}[/]"]
    for seat in range(box.seats):
        mark = "[bold]▸[/]" if seat == view.turn else " "
        yogi = f" + {words('colour-white')}" if seat == view.yogi else ""
        own = _dice(view.owned[seat], words) or "–"
        lines.append(
            f" {mark} {players[seat]:<12} {view.karma[seat]:>3} Karma   {own}{yogi}{_trait(view, seat, words)}"
        )
    if box.seats == 1:
        lines.append(f"   {words('sketch-eye'):<12} {view.eye:>3}")
    lines.append(f"   {words('sketch-reserve'):<12} {_dice(view.reserve, words) or '–'}")
    if view.phase == KEEPING:
        for card in view.my_hand:
            if card != NONE:
                name = TRAITS[card].value
                lines.append(f"   [bold]{words(f'trait-{name}')}[/]: {words(f'ability-{name}')}")
        return lines
    lines.append(f"   {words('sketch-zones'):<12} {_zones(box, view)}")
    lines.append(f"   {words('sketch-pool'):<12} {_dice(view.pool, words) or '–'}")
    if any(view.picked):
        lines.append(f"   {words('sketch-picked'):<12} {_dice(view.picked, words)}")
    if view.dice:
        need = needed(box, view)
        goal = words("sketch-any") if need == "none" else words("sketch-needed", needed=need)
        lines.append(f"   {words('sketch-throw'):<12} {_throw(view, words)}   [bold]= {total(view)}[/] ({goal})")
    elif view.zone > 0:
        lines.append(f"   {words('sketch-beat'):<12} {view.beat}")
    return lines


def _dice(counts: Sequence[int], words: Words) -> str:
    return "  ".join(
        f"[{PAINT[colour]}]■[/] {words(f'colour-{COLOURS[colour].value}')} ×{count}"
        for colour, count in enumerate(counts)
        if count
    )


def _trait(view: View, seat: int, words: Words) -> str:
    if view.trait[seat] == NONE:
        return ""
    name = words(f"trait-{TRAITS[view.trait[seat]].value}")
    return f"   [strike]{name}[/]" if view.spent[seat] else f"   [italic]{name}[/]"


def _zones(box: Box, view: View) -> str:
    zones = box.zones[: box.zones_count]
    return " ".join(f"[reverse] {karma} [/]" if zone < view.zone else f" {karma} " for zone, karma in enumerate(zones))


def _throw(view: View, words: Words) -> str:
    dice = []
    for die in range(view.dice):
        falling = view.loose[die] and view.phase in (ROLLING, REROLLING)
        face = "?" if falling else str(view.face[die])
        times = f"×{view.times[die]}" if view.times[die] > 1 else ""
        text = f"{words(f'colour-{COLOURS[view.colour[die]].value}')} {face}{times}"
        dice.append(f"[dim strike]{text}[/]" if view.gone[die] else f"[{PAINT[view.colour[die]]}]{text}[/]")
    return "  ".join(dice)
