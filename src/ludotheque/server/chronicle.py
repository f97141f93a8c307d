"""The journal as each viewer may see it, in words to be."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.data import Data
from ludotheque.core.game import NATURE, SPECTATOR
from ludotheque.core.match import Entry, Lot, Match, Played, Undone
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
    """What a seat (or SPECTATOR) is told of entry `number`, which is about to be made.

    What everybody is told is put into words from what everybody sees.
    """
    if isinstance(entry, Undone):
        return Event(number=number, by=entry.by, move=None, to=entry.to)
    if isinstance(entry, Lot):
        words = Phrase(key="log-lot", values={"seat": entry.seat})
        return Event(number=number, by=NATURE, move={"do": "lot", "seat": entry.seat}, phrase=words)
    move = match.told(viewer, entry.move, entry.by)
    is_public = move == match.told(SPECTATOR, entry.move, entry.by)
    words = spoken(match, match.shown(SPECTATOR if is_public else viewer), move)
    return Event(number=number, by=entry.by, move=plain(move), phrase=words, clock=entry.clock)


class Chronicle:
    """Every viewer's events, made when first asked for and kept up from then on."""

    def __init__(self) -> None:
        self._events: dict[int, list[Event]] = {}

    def note(self, match: Match, entry: Entry) -> None:
        """An entry is about to be made (or, where it takes one back, was just made)."""
        made: dict[Move | None, Event] = {}
        for viewer, events in self._events.items():
            told = match.told(viewer, entry.move, entry.by) if isinstance(entry, Played) else None
            if told not in made:
                made[told] = event(match, viewer, len(events), entry)
            events.append(made[told])

    def events(self, match: Match, viewer: int) -> list[Event]:
        """All that a viewer may know of a match so far."""
        if viewer not in self._events:
            twin = Match(match.game, match.box)
            told: list[Event] = []
            for number, entry in enumerate(match.journal):
                told.append(event(twin, viewer, number, entry))
                twin.enter(entry)
            self._events[viewer] = told
        return self._events[viewer]
