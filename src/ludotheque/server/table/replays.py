"""A match as a replay: what a spectator saw, to be stepped through. It runs in a worker, for records may be long."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.game import NATURE, SPECTATOR
from ludotheque.core.journal import Lot, Played
from ludotheque.core.match import Match
from ludotheque.core.record import read
from ludotheque.server.kept import contributions_of
from ludotheque.server.messages import Draw, Event, Outcome, Replay
from ludotheque.server.table.chronicle import event


def replay_of(text: bytes) -> bytes:
    """The replay of a record, both as JSON; RecordError says what is wrong with the record."""
    record, match = read(text)
    twin = Match(match.game, match.box)
    events: list[Event] = []
    draws: list[Draw] = []
    views, outlooks = Frames(), Frames()
    _see(twin, views, outlooks)
    for number, entry in enumerate(match.journal):
        events.append(event(twin, SPECTATOR, number, entry))
        if isinstance(entry, Lot):
            draws.append(Draw(number=number, weights=[1] * len(entry.among), chosen=entry.among.index(entry.seat)))
        elif entry.by == NATURE and isinstance(entry, Played):
            odds = twin.odds()
            draws.append(Draw(number=number, weights=list(odds.values()), chosen=list(odds).index(entry.move)))
        twin.enter(entry)
        _see(twin, views, outlooks)
    outcome = record.outcome
    dice = None if record.dice is msgspec.UNSET else record.dice
    replay = Replay(
        game=record.game,
        box=match.box.as_dict(),
        players=record.players,
        events=events,
        frames=views.told,
        outlooks=outlooks.told,
        draws=draws,
        outcome=None if outcome is None else Outcome(scores=list(outcome.scores), winners=list(outcome.winners)),
        fingerprint=dice.fingerprint if dice else None,
        secret=dice.secret if dice else None,
        contributions=contributions_of(dice) if dice else [],
    )
    return msgspec.json.encode(replay)


class Frames:
    """Values that follow each other, told by what has changed."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self._last: dict[str, Any] = {}

    def add(self, whole: dict[str, Any]) -> None:
        """Tell the next value."""
        self.told.append({name: value for name, value in whole.items() if value != self._last.get(name, self)})
        self._last = whole


def _see(match: Match, views: Frames, outlooks: Frames) -> None:
    view = match.shown(SPECTATOR)
    views.add(view.as_dict())
    outlook = match.outlook(view)
    if outlook is not None:
        outlooks.add(msgspec.structs.asdict(outlook))
