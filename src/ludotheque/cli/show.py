"""`ludotheque show`: a record in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import typer
from rich.console import Console

from ludotheque.cli.sketch import sketch
from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.errors import RecordError
from ludotheque.core.journal import Lot, Played
from ludotheque.core.match import Match
from ludotheque.core.words import describe

if TYPE_CHECKING:
    from ludotheque.core.journal import Entry
    from ludotheque.core.record import Record

EVERYTHING = -2


def shown(record: Record[Any], match: Match, *, at: int | None, seat: str | None, language: str, as_json: bool) -> None:
    """Print the entries up to a number, and the position they lead to."""
    viewer = _viewer(seat, match)
    entries = match.journal[: _end(at, match)]
    told: list[dict[str, Any]] = []
    twin = Match(match.game, match.box)
    for number, entry in enumerate(entries):
        seen = entry if viewer == EVERYTHING else _told(twin, viewer, entry, match.is_over)
        words = _words(twin, seen, viewer, language, record.players)
        told.append({"number": number, **msgspec.to_builtins(seen), "words": words})
        twin.enter(entry)
    view = twin.state if viewer == EVERYTHING else twin.shown(viewer)
    if as_json:
        typer.echo(msgspec.json.encode({"game": match.game.id, "entries": told, "position": view.as_dict()}))
        return
    console = Console(highlight=False)
    for line in told:
        console.print(f"{line['number']:>4}  {line['words']}", markup=False)
    console.print()
    for text in sketch(twin, twin.shown(SPECTATOR) if viewer == EVERYTHING else view, language, record.players):
        console.print(text, soft_wrap=True)


def _told(twin: Match, viewer: int, entry: Entry, is_over: bool) -> Entry:
    """What the viewer saw of an entry; while the match goes on only what the log tells, for people must remember."""
    if is_over or not isinstance(entry, Played):
        return twin.witness(viewer, entry)
    return msgspec.structs.replace(entry, move=twin.told(viewer, entry.move, entry.by))


def _viewer(seat: str | None, match: Match) -> int:
    if seat is None:
        return EVERYTHING if match.is_over else SPECTATOR
    if seat == "all":
        return EVERYTHING
    if seat == "spectator":
        return SPECTATOR
    if seat.isdigit() and int(seat) in match.seats:
        return int(seat)
    raise RecordError(f"--as must be a seat from 0 to {len(match.seats) - 1}, spectator or all, not {seat!r}")


def _end(at: int | None, match: Match) -> int:
    if at is not None and at > len(match.journal):
        raise RecordError(f"--at must be from 0 to {len(match.journal)}, not {at}")
    return len(match.journal) if at is None else at


def _words(match: Match, entry: Entry, viewer: int, language: str, players: list[str]) -> str:
    who = "" if entry.by == NATURE else f"{players[entry.by]}: "
    if isinstance(entry, Played):
        view = match.shown(entry.by if viewer == EVERYTHING and entry.by != NATURE else max(viewer, SPECTATOR))
        return who + describe(match.game, language, match.box, view, entry.move)
    if isinstance(entry, Lot):
        return f"⚂ {' / '.join(players[seat] for seat in entry.among)}: {players[entry.seat]}"
    return f"{who}↶ {entry.to}"
