"""The table drawn in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.words import numbers, say
from ludotheque.games.kiwetin.context import TILES, sign
from ludotheque.games.kiwetin.moves import Rune, Spirit
from ludotheque.games.kiwetin.state import ANSWER, BREEZE, GUST, MOMENT, NO_TILE, NOBODY, SQUALL, ZEPHYR

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Words = Callable[..., str]

    from ludotheque.games.kiwetin.state import Box, View

FOLDER = Path(__file__).parent
SPIRITS = list(Spirit)
RUNES = list(Rune)
HELPS, HINDERS = "green", "magenta"
PAINT = {BREEZE: HELPS, ZEPHYR: HELPS, GUST: HINDERS, SQUALL: HINDERS}


def sketch(box: Box, view: View, language: str, players: list[str]) -> list[str]:
    """The players, the tiles ahead of the last spirit, the viewer's Runes, and the turn as far as it has come."""

    def words(key: str, **values: str | int) -> str:
        return say(FOLDER, language, key, **numbers(box), **values)

    lines = [f"[bold]{words('sketch-turn', turn=view.turns)}[/]"]
    for seat in range(box.seats):
        figure = view.figure[seat]
        spirit = SPIRITS[view.spirit[figure]] if view.spirit[figure] != NOBODY else None
        name = words(f"spirit-{spirit.value}") if spirit else "–"
        web = f"   [magenta]{words('sketch-web')}[/]" if view.web[figure] else ""
        mark = "[bold]▸[/]" if seat == view.turn else " "
        cards = words("sketch-cards", count=view.cards[seat])
        known = _named(view.my_known[seat], words)
        cards += f" ({known})" if known else ""
        lines.append(f" {mark} {players[seat]:<12} {name:<4} {view.space[figure]:>3}/{box.flower}   {cards}{web}")
    lines.append(f"   {words('sketch-way'):<20} {_way(box, view, words)}")
    if view.me >= 0:
        lines.append(f"   {words('sketch-hand'):<20} {_named(view.my_hand, words) or '–'}")
    if view.die:
        lines.append(f"   {words('sketch-total'):<20} [bold]{view.total}[/]")
    if view.dice:
        faces = "  ".join(sign(face) for face in view.faces[: view.dice])
        lines.append(f"   {words('sketch-grip'):<20} {faces}")
    if view.phase == MOMENT:
        lines.append(f"   {words('sketch-moment'):<20} {words(f'moment-{view.moment}')}")
    if view.phase == ANSWER:
        mirrors = f" ({words('sketch-mirrors', count=view.mirrors)})" if view.mirrors else ""
        rune = words(f"rune-{RUNES[view.rune].value}")
        lines.append(f"   {words('sketch-table'):<20} {players[view.by]}: [bold]{rune}[/]{mirrors}")
    return lines


def _named(runes: Sequence[int], words: Words) -> str:
    """Runes by their names."""
    return ", ".join(words(f"rune-{RUNES[rune].value}") for rune, count in enumerate(runes) for _ in range(count))


def _way(box: Box, view: View, words: Words) -> str:
    """The tiles that a spirit still has before it."""
    last = min(view.space[view.figure[seat]] for seat in range(box.seats))
    tiles = []
    for space in range(last, box.flower):
        tile = view.tile[space]
        if tile != NO_TILE:
            tiles.append(f"{space} [{PAINT.get(tile, 'cyan')}]{words(f'tile-{TILES[tile].value}')}[/]")
    return " · ".join([*tiles, f"{box.flower} [red]{words('sketch-flower')}[/]"])
