"""The table drawn in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.words import numbers, say
from ludotheque.games.spirits.context import ANIMALS_NAMED, POWERS_NAMED, STONES_NAMED
from ludotheque.games.spirits.moves import Card
from ludotheque.games.spirits.state import ANIMALS, CARDS, OVER, SEATS, SPIRIT, UNSEEN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Words = Callable[..., str]

    from ludotheque.games.spirits.state import Box, View

FOLDER = Path(__file__).parent
PAINT = ("red", "yellow", "green", "blue", "magenta", "white", "bright_cyan")
SIGNS = ("●", "▼", "♦", "≈", "⬢", "★", "◎")
"""A sign for each stone, for colour must not be the only one."""


def sketch(box: Box, view: View, language: str, players: list[str]) -> list[str]:
    """Both boards with their cards, then the bowl, the bag and the piles."""

    def words(key: str, **values: str | int) -> str:
        return say(FOLDER, language, key, **numbers(box), **values)

    lines = []
    for seat in range(SEATS):
        mark = "[bold]▸[/]" if seat == view.turn and view.phase != OVER else " "
        points = sum(view.points[seat * ANIMALS : (seat + 1) * ANIMALS])
        lines.append(f" {mark} [bold]{players[seat]}[/], {words('sketch-points', points=points)}")
        for animal, name in enumerate(ANIMALS_NAMED):
            section = seat * ANIMALS + animal
            coyote = "  [dark_orange]Coyote[/]" if view.coyote == section else ""
            stones = _stones(view.given[section], words)
            lines.append(f"     {words(f'animal-{name}'):<9} {view.points[section]:>3}   {stones}{coyote}")
        lines.append(f"     {'   '.join(_cards(box, view, seat, words))}")
    out = box.stones[SPIRIT] - view.bag[SPIRIT]
    lines.append(f"   {words('sketch-bowl'):<9} {_stones(view.bowl, words)}")
    if any(view.hand):
        lines.append(f"   {words('sketch-hand'):<9} {_stones(view.hand, words)}")
    lines.append(f"   {words('sketch-bag'):<9} {_bag(view, words)}")
    lines.append(f"   {words('sketch-out', out=out)}")
    for pile in view.pile:
        if pile[0] != UNSEEN:
            power = POWERS_NAMED[pile[0]]
            lines.append(f"   [bold]{words(f'power-{power}')}[/]: {words(f'ability-{power}')}")
    return lines


def _stones(counts: Sequence[int], words: Words) -> str:
    drawn = [f"[{PAINT[stone]}]{SIGNS[stone] * count}[/]" for stone, count in enumerate(counts) if count]
    return " ".join(drawn) or f"[dim]{words('sketch-empty')}[/]"


def _bag(view: View, words: Words) -> str:
    """How many stones of each kind are left, with their names: a key to the signs."""
    names = [words(f"stone-{name}") for name in STONES_NAMED]
    return "  ".join(f"[{PAINT[stone]}]{SIGNS[stone]}[/] {name} ×{view.bag[stone]}" for stone, name in enumerate(names))


def _cards(box: Box, view: View, seat: int, words: Words) -> list[str]:
    """Every card by its name, those face down in brackets."""
    cards = []
    for card in range(CARDS):
        name = words(f"card-{list(Card)[card]}")
        up = view.up[seat][card]
        cards += [name] * up + [f"[dim]({name})[/]"] * (box.cards[card] - up)
    return cards
