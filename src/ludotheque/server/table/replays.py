"""A match as a replay: what a seat or a spectator saw, to be stepped through. Made by a worker: records may be long."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.account import account
from ludotheque.core.errors import RecordError
from ludotheque.core.game import NATURE, SPECTATOR
from ludotheque.core.journal import Entry, Lot, Played
from ludotheque.core.match import Match
from ludotheque.core.record import read
from ludotheque.core.terms import Turn
from ludotheque.server.kept import contributions_of
from ludotheque.server.messages import Draw, Event, Outcome, Replay, TurnBegun
from ludotheque.server.table.chronicle import event


def replay_of(text: bytes, viewer: int = SPECTATOR) -> bytes:
    """The replay of a record as a seat saw the match, both as JSON; RecordError says what is wrong with the record."""
    record, match = read(text)
    if not SPECTATOR <= viewer < match.box.seats:
        raise RecordError(f"the record has seats 0 to {match.box.seats - 1}: expected one of them, not {viewer}")
    twin = Match(match.game, match.box)
    events: list[Event] = []
    draws: list[Draw] = []
    views, outlooks, turns = Frames(), Frames(), Turns()
    _see(twin, viewer, views, outlooks)
    for number, entry in enumerate(match.journal):
        events.append(event(twin, viewer, number, entry))
        if isinstance(entry, Lot):
            draws.append(Draw(number=number, weights=[1] * len(entry.among), chosen=entry.among.index(entry.seat)))
        elif entry.by == NATURE and isinstance(entry, Played):
            odds = twin.odds()
            draws.append(Draw(number=number, weights=list(odds.values()), chosen=list(odds).index(entry.move)))
        turns.note(twin, number, entry)
        twin.enter(entry)
        _see(twin, viewer, views, outlooks)
    outcome = record.outcome
    dice = None if record.dice is msgspec.UNSET else record.dice
    replay = Replay(
        game=record.game,
        box=match.box.as_dict(),
        seat=viewer,
        players=record.players,
        events=events,
        frames=views.told,
        outlooks=outlooks.told,
        draws=draws,
        turns=turns.begun,
        outcome=None if outcome is None else Outcome(scores=list(outcome.scores), winners=list(outcome.winners)),
        account=account(match) if match.is_over else None,
        fingerprint=dice.fingerprint if dice else None,
        secret=dice.secret if dice else None,
        contributions=contributions_of(dice) if dice else [],
    )
    return msgspec.json.encode(replay)


def account_of(text: bytes) -> bytes:
    """How the scores of a finished match's record came about, as JSON; `null` where its game does not say."""
    _, match = read(text)
    return msgspec.json.encode(account(match))


class Turns:
    """The turns of a match, as its game counts them; else each goes on until another seat moves."""

    def __init__(self) -> None:
        self.begun: list[TurnBegun] = []
        self._last: int | None = None

    def note(self, before: Match, number: int, entry: Entry) -> None:
        """Entry `number` is about to be made."""
        found = self._of(before, entry)
        if found is not None and found.number != self._last:
            self._last = found.number
            self.begun.append(TurnBegun(step=number, round=found.round, seat=found.seat))

    def _of(self, before: Match, entry: Entry) -> Turn | None:
        turn = before.game.turn
        if turn is not None:
            return turn(before.box, before.view(SPECTATOR))
        return Turn(0, entry.by, entry.by) if entry.by != NATURE else None


class Frames:
    """Values that follow each other, told by what has changed."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self._last: dict[str, Any] = {}

    def add(self, whole: dict[str, Any]) -> None:
        """Tell the next value."""
        self.told.append({name: value for name, value in whole.items() if value != self._last.get(name, self)})
        self._last = whole


def _see(match: Match, viewer: int, views: Frames, outlooks: Frames) -> None:
    view = match.shown(viewer)
    views.add(view.as_dict())
    outlook = match.outlook(view)
    if outlook is not None:
        outlooks.add(msgspec.structs.asdict(outlook))
