"""The journal as each viewer may see it, in words to be."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludotheque.core.data import Data
from ludotheque.core.game import NATURE, SPECTATOR, Game
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.moves import Move
from ludotheque.core.position import Position
from ludotheque.core.words import Phrase as Words
from ludotheque.core.words import by_itself, phrase
from ludotheque.server.messages import Choice, Event, Phrase


def choice(position: Position, view: Data, move: Move) -> Choice:
    """A move, and what is said of it by somebody with this view just before it is made."""
    game = position.game
    if game.context is None:
        return _by_itself(game, move)
    return _choice(move, phrase(game, position.box, view, move))


@cache
def _by_itself(game: Game, move: Move) -> Choice:
    """A move whose words need nothing beside it."""
    return _choice(move, by_itself(game, move))


def _choice(move: Move, words: Words) -> Choice:
    return Choice(move=msgspec.to_builtins(move), phrase=Phrase(key=words.key, values=words.values))


def event(before: Position, viewer: int, number: int, entry: Entry) -> Event:
    """What a seat (or SPECTATOR) is told of entry `number`, from the position before it."""
    if isinstance(entry, Undone):
        return Event(number=number, by=entry.by, move=None, to=entry.to)
    if isinstance(entry, Lot):
        words = Phrase(key="log-lot", values={"seat": entry.seat})
        return Event(number=number, by=NATURE, move={"do": "lot", "seat": entry.seat}, phrase=words)
    return _told(before, viewer, number, entry, before.told(viewer, entry.move, entry.by))


def _told(before: Position, viewer: int, number: int, entry: Played[Any], move: Move) -> Event:
    game = before.game
    told = _by_itself(game, move) if game.context is None else choice(before, before.shown(viewer), move)
    return Event(number=number, by=entry.by, move=told.move, phrase=told.phrase, clock=entry.clock)


class Chronicle:
    """Every viewer's events: it listens to a match from its first entry on."""

    def __init__(self, seats: int) -> None:
        self._viewers = (*range(seats), SPECTATOR)
        self._public: list[Event] = []
        """What a spectator is told."""
        self._own: dict[int, dict[int, Event]] = {viewer: {} for viewer in self._viewers}
        """What each viewer is told instead, by number."""

    def note(self, before: Position, entry: Entry, after: Position) -> None:
        """An entry was made. What everybody is told is put into words once, from what everybody sees."""
        number = len(self._public)
        if not isinstance(entry, Played):
            self._public.append(event(before, SPECTATOR, number, entry))
            return
        seen = before.told_to(self._viewers, entry.move, entry.by)
        seen_by_all = seen[-1]
        self._public.append(_told(before, SPECTATOR, number, entry, seen_by_all))
        if seen.count(seen_by_all) < len(seen):
            for viewer, move in zip(self._viewers, seen, strict=True):
                if move != seen_by_all:
                    self._own[viewer][number] = _told(before, viewer, number, entry, move)

    def __len__(self) -> int:
        return len(self._public)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """All that a viewer may know of a match so far, from a number on."""
        events, own = self._public[since:], self._own[viewer]
        return [own.get(event.number, event) for event in events] if own else events
