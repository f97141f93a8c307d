"""The journal as each viewer may see it, in words to be."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.data import Data
from ludotheque.core.game import NATURE, SPECTATOR
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.core.words import phrase
from ludotheque.server.messages import Event, Phrase


def spoken(match: Match, view: Data, move: Move) -> Phrase:
    """What is said of a move by somebody with this view, just before it is made."""
    key, values = phrase(match.game, match.box, view, move)
    return Phrase(key=key, values=values)


def plain(move: Move) -> dict[str, Any]:
    """A move as the page reads and writes it."""
    values: dict[str, Any] = msgspec.to_builtins(move)
    return values


def event(match: Match, viewer: int, number: int, entry: Entry) -> Event:
    """What a seat (or SPECTATOR) is told of entry `number`, which is about to be made."""
    if isinstance(entry, Undone):
        return Event(number=number, by=entry.by, move=None, to=entry.to)
    if isinstance(entry, Lot):
        words = Phrase(key="log-lot", values={"seat": entry.seat})
        return Event(number=number, by=NATURE, move={"do": "lot", "seat": entry.seat}, phrase=words)
    move = match.told(viewer, entry.move, entry.by)
    words = spoken(match, match.shown(viewer), move)
    return Event(number=number, by=entry.by, move=plain(move), phrase=words, clock=entry.clock)


class Chronicle:
    """Every viewer's events, made when somebody first looks and kept up from then on."""

    def __init__(self) -> None:
        self._events: dict[int, list[Event]] = {}

    @property
    def is_begun(self) -> bool:
        """Has it been made?"""
        return bool(self._events)

    def begin(self, match: Match) -> None:
        """Tell the whole match so far. That may take a while."""
        twin = Match(match.game, match.box)
        told: dict[int, list[Event]] = {viewer: [] for viewer in (*match.seats, SPECTATOR)}
        for entry in match.journal:
            _tell(twin, entry, told)
            twin.enter(entry)
        self._events = told

    def note(self, match: Match, entry: Entry) -> None:
        """An entry is about to be made (or, where it takes one back, was just made)."""
        if self._events:
            _tell(match, entry, self._events)

    def events(self, viewer: int) -> list[Event]:
        """All that a viewer may know of a match so far."""
        return self._events[viewer]


def _tell(match: Match, entry: Entry, told: dict[int, list[Event]]) -> None:
    """What everybody is told is put into words once, from what everybody sees."""
    number = len(told[SPECTATOR])
    public = event(match, SPECTATOR, number, entry)
    for viewer, events in told.items():
        events.append(public if _is_public(match, viewer, entry) else event(match, viewer, number, entry))


def _is_public(match: Match, viewer: int, entry: Entry) -> bool:
    if viewer == SPECTATOR or not isinstance(entry, Played):
        return True
    return match.told(viewer, entry.move, entry.by) == match.told(SPECTATOR, entry.move, entry.by)
