"""The journal as each viewer may see it, in words to be."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.data import Data
from ludotheque.core.game import NATURE, SPECTATOR
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.moves import Move
from ludotheque.core.position import Position
from ludotheque.core.words import phrase
from ludotheque.server.messages import Event, Phrase


def spoken(position: Position, view: Data, move: Move) -> Phrase:
    """What is said of a move by somebody with this view, just before it is made."""
    key, values = phrase(position.game, position.box, view, move)
    return Phrase(key=key, values=values)


def plain(move: Move) -> dict[str, Any]:
    """A move as the page reads and writes it."""
    values: dict[str, Any] = msgspec.to_builtins(move)
    return values


def event(before: Position, viewer: int, number: int, entry: Entry) -> Event:
    """What a seat (or SPECTATOR) is told of entry `number`, from the position before it."""
    if isinstance(entry, Undone):
        return Event(number=number, by=entry.by, move=None, to=entry.to)
    if isinstance(entry, Lot):
        words = Phrase(key="log-lot", values={"seat": entry.seat})
        return Event(number=number, by=NATURE, move={"do": "lot", "seat": entry.seat}, phrase=words)
    return _told(before, viewer, number, entry, before.told(viewer, entry.move, entry.by))


def _told(before: Position, viewer: int, number: int, entry: Played[Any], move: Move) -> Event:
    words = spoken(before, before.shown(viewer), move)
    return Event(number=number, by=entry.by, move=plain(move), phrase=words, clock=entry.clock)


class Chronicle:
    """Every viewer's events: it listens to a match from its first entry on."""

    def __init__(self, seats: int) -> None:
        self._events: dict[int, list[Event]] = {viewer: [] for viewer in (*range(seats), SPECTATOR)}

    def note(self, before: Position, entry: Entry, after: Position) -> None:
        """An entry was made. What everybody is told is put into words once, from what everybody sees."""
        number = len(self._events[SPECTATOR])
        if not isinstance(entry, Played):
            public = event(before, SPECTATOR, number, entry)
            for events in self._events.values():
                events.append(public)
            return
        seen_by_all = before.told(SPECTATOR, entry.move, entry.by)
        public = _told(before, SPECTATOR, number, entry, seen_by_all)
        for viewer, events in self._events.items():
            seen = before.told(viewer, entry.move, entry.by) if viewer != SPECTATOR else seen_by_all
            events.append(public if seen == seen_by_all else _told(before, viewer, number, entry, seen))

    def events(self, viewer: int) -> list[Event]:
        """All that a viewer may know of a match so far."""
        return self._events[viewer]
