"""The table drawn in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.words import numbers, say
from ludotheque.games.rok.context import COLOUR, name
from ludotheque.games.rok.state import CELLS, HIDDEN, KINDS, MISS, NO_RUNE, SIGNS, TOUCH

if TYPE_CHECKING:
    from collections.abc import Callable

    Words = Callable[..., str]

    from ludotheque.games.rok.state import Box, View

FOLDER = Path(__file__).parent
PAINT = ("blue", "yellow", "white")


def sketch(box: Box, view: View, language: str, players: list[str]) -> list[str]:
    """The players with what they have, the runes on the table from Destiny outwards, and the flicks made."""

    def words(key: str, **values: str | int) -> str:
        return say(FOLDER, language, key, **numbers(box), **values)

    def rune(kind: int) -> str:
        return f"[{PAINT[kind // SIGNS]}]{words(name(kind)[1:])}[/]"

    def at(cells: list[int]) -> str:
        return " · ".join(f"{cell + 1} {rune(view.rune[cell])}" for cell in cells) or "–"

    def row(key: str, text: str) -> str:
        return f"   {words(key):<12} {text}"

    lines = [f"[bold]{words('sketch-throw', number=view.throws)}[/]   {words('sketch-bag', count=view.bag)}"]
    for seat in range(box.seats):
        mark = "[bold]▸[/]" if seat == view.lead else " "
        own = rune(view.equilibrium[seat]) if view.equilibrium[seat] != NO_RUNE else "–"
        lines.append(f" {mark} {players[seat]:<12} {own}   {_loot(view, seat, words)}")
        held = [rune(kind) for kind in range(KINDS) for _ in range(view.grabbed[seat][kind])]
        if held:
            lines.append(f"   {'':<12} {words('sketch-hand', runes=', '.join(held))}")
    lines.append(row("sketch-open", at([cell for cell in range(CELLS) if 0 <= view.rune[cell] < KINDS])))
    lines.append(row("sketch-hidden", str(view.rune.count(HIDDEN))))
    if any(view.my_marks):
        lines.append(row("sketch-marked", at([cell for cell in range(CELLS) if view.my_marks[cell]])))
    for seat in range(box.seats):
        if view.flicker[seat] == 2:
            distance = view.distance[seat]
            gap = words("sketch-touched") if distance == MISS else str(distance - TOUCH)
            lines.append(row("sketch-flick", f"{players[seat]} {gap}"))
    return lines


def _loot(view: View, seat: int, words: Words) -> str:
    """How many runes, and of each colour."""
    loot = view.loot[seat]
    colours = [sum(loot[colour * SIGNS : (colour + 1) * SIGNS]) for colour in range(len(COLOUR))]
    parts = [f"[{PAINT[colour]}]{count}[/]" for colour, count in enumerate(colours) if count]
    return words("sketch-loot", count=sum(loot)) + (f" ({' '.join(parts)})" if parts else "")
