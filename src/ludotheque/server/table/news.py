"""What pages are told of a table: built from views and from nothing else, once for all who may see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.game import SPECTATOR
from ludotheque.core.position import Outcome as CoreOutcome
from ludotheque.server.dice import fingerprint
from ludotheque.server.messages import (
    Clock,
    Contribution,
    Gate,
    News,
    Outcome,
    Phrase,
    Position,
    Remark,
    SeatInfo,
)
from ludotheque.server.table.chronicle import choice
from ludotheque.server.table.contributions import awaited, contributions
from ludotheque.server.table.effects import Tell

if TYPE_CHECKING:
    from ludotheque.core.data import Data
    from ludotheque.core.match import Match
    from ludotheque.core.moves import Move
    from ludotheque.server.store.saved import SavedTable
    from ludotheque.server.table.owner import Table

Kind = tuple[tuple[int, ...], bool]
"""Who sees the same: those with the same seats, if they are the host or not."""
Content = dict[str, Any]
"""Parts of the news by name."""
_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, frozen=True):
    """What a kind of viewer was told last, beside what everybody was."""

    version: int
    seats: list[SeatInfo]
    positions: list[Position]
    entries: int
    """How many events."""
    said: int
    """How many remarks."""


class Teller:
    """Remembers what each kind of viewer was told, so that only what is new need be said."""

    def __init__(self) -> None:
        self._shared: Content = {}
        """What everybody was told alike."""
        self._settled: SavedTable | None = None
        """The table that it was for."""
        self._moving: Content = {}
        """What of it may change without the table's changing."""
        self._told: dict[Kind, Told] = {}
        self._follows: dict[int, Kind] = {}
        """What each line was told as."""
        self._is_known = False
        """Is every line told what others of its kind are?"""
        self._positions: dict[int, tuple[object, Position]] = {}
        self._saved: SavedTable | None = None
        self._here: frozenset[str] | None = None
        self._actors: frozenset[int] | None = None
        """What kinds of viewers and seats went by when they were looked at last."""
        self._kinds: dict[Kind, list[int]] = {}
        """The lines of each kind of viewer."""
        self._watching = 0
        """How many look on without a seat."""
        self._seats: dict[Kind, list[SeatInfo]] = {}
        """The seats as each kind of viewer sees them."""

    def forget(self, line: int) -> None:
        """A line has gone, or wants to be told all again."""
        self._follows.pop(line, None)
        self._is_known = False

    def tell(self, table: Table) -> list[Tell]:
        """News for all lines of a table: what has changed, and the whole of it for those who have not had the rest."""
        self._look(table)
        before, self._told = self._told, {}
        news_for_all, entries, follows = self._share(table), len(table.chronicle), self._follows
        news = []
        for kind, lines in self._kinds.items():
            old, seats = before.get(kind), self._seats[kind]
            positions = [self._position(table, seat) for seat in kind[0] or (SPECTATOR,)]
            followers, version = lines, 1
            if old is None or not self._is_known:
                followers = [number for number in lines if old is not None and follows.get(number) == kind]
            if old is not None:
                version = old.version
                if changes := {**news_for_all, **_changes(table, kind, old, seats, positions, entries)}:
                    version += 1
                    changed = News(version=version, on=old.version, number=entries, **changes)
                    news.append(Tell(followers, _encoder.encode(changed)))
            told = self._told[kind] = Told(version, seats, positions, entries, table.said)
            if followers is not lines:
                for number in lines:
                    if number not in followers:
                        whole = _whole(table, kind, told, self._shared, number)
                        news.append(Tell([number], _encoder.encode(whole)))
                        follows[number] = kind
        self._is_known = True
        return news

    def _look(self, table: Table) -> None:
        """See who looks and how the seats stand, where that may have changed."""
        saved, here, actors = table.saved, table.here, table.match.actors
        is_known = saved is self._saved and here is self._here
        if is_known and actors is self._actors:
            return
        self._saved, self._here, self._actors = saved, here, actors
        if not is_known:
            self._is_known = False
            self._kinds = _kinds(table)
            watching = [number for (seats, _), all in self._kinds.items() if not seats for number in all]
            self._watching = len({table.lines[number].guest.id for number in watching})
        infos = seat_infos(table, ())
        self._seats = {
            kind: [
                msgspec.structs.replace(each, mine=True) if seat in kind[0] else each for seat, each in enumerate(infos)
            ]
            for kind in self._kinds
        }

    def _share(self, table: Table) -> Content:
        """What is new of what everybody is told alike."""
        saved, match = table.saved, table.match
        moving = {
            "awaited": [] if saved.phase == "playing" else awaited(table, saved),
            "clock": _clock(table) if match.tempo.latest else None,
            "gate": _gate(table) if saved.phase == "gathering" else None,
            "hints": table.has_hints,
            "paused": table.is_paused if match.game.gate is not None and table.can_pause else None,
            "watching": self._watching,
            "undo_asked": table.undo_asked,
        }
        if saved is self._settled and moving == self._moving:
            return {}
        self._settled, self._moving = saved, moving
        before, self._shared = self._shared, {**_settled(table), **moving}
        return {name: value for name, value in self._shared.items() if name not in before or value != before[name]}

    def _position(self, table: Table, seat: int) -> Position:
        """A seat's position, made anew only when something in it has changed."""
        match, phase = table.match, table.saved.phase
        known = table.forecasts.get(seat)
        forecast = known[1] if known is not None and known[0] == match.number else None
        made_for = match, match.number, phase, forecast
        found = self._positions.get(seat)
        if found is None or found[0] != made_for:
            made = position(match, seat, forecast, is_playing=phase == "playing")
            found = self._positions[seat] = made_for, made
        return found[1]


def _kinds(table: Table) -> dict[Kind, list[int]]:
    """The lines of each kind of viewer."""
    seats: dict[str, tuple[int, ...]] = {}
    for seat, holder in enumerate(table.saved.seats):
        if holder.guest and not holder.left:
            seats[holder.guest] = (*seats.get(holder.guest, ()), seat)
    host = table.saved.host
    kinds: dict[Kind, list[int]] = {}
    for number, line in table.lines.items():
        guest = line.guest.id
        kinds.setdefault((seats.get(guest, ()), guest == host), []).append(number)
    return kinds


def _settled(table: Table) -> Content:
    """What everybody is told of a table, whatever goes on in its match."""
    saved = table.saved
    is_over = saved.phase == "over"
    return {
        "phase": shown_phase(table),
        "outcome": told_outcome(table.match.outcome) if is_over else None,
        "secret": saved.secret if is_over else None,
        "contributions": [
            Contribution(seat=seat, promise=each.promise or None, value=each.value or None)
            for seat, each in contributions(saved).items()
        ],
        "revealing": saved.phase == "revealing",
        "next_table": saved.next_table,
    }


def _whole(table: Table, kind: Kind, told: Told, shared: Content, line: int) -> News:
    seats, is_host = kind
    seen = table.lines[line].seen
    return News(
        version=told.version,
        table=table.saved.id,
        game=table.saved.game,
        host=is_host,
        box=table.match.box.as_dict(),
        goal=goal(table.match),
        seats=told.seats,
        positions=told.positions,
        fingerprint=fingerprint(table.saved.secret),
        number=told.entries,
        events=table.chronicle.events(_viewer(seats), seen if seen <= told.entries else 0),
        remarks=_remarks(table, len(table.remarks)),
        **shared,
    )


def _changes(
    table: Table, kind: Kind, old: Told, seats: list[SeatInfo], positions: list[Position], entries: int
) -> Content:
    """What is new of what a kind of viewer is told beside what everybody is."""
    changed: Content = {}
    if seats is not old.seats and seats != old.seats:
        changed["seats"] = seats
    if positions != old.positions:
        changed["positions"] = list(map(_since, old.positions, positions))
    if entries != old.entries:
        # Where less was kept than was thought, everything is told again.
        changed["events"] = table.chronicle.events(_viewer(kind[0]), old.entries if old.entries < entries else 0)
    if table.said > old.said:
        changed["remarks"] = _remarks(table, table.said - old.said)
    return changed


def shown_phase(table: Table) -> Literal["lobby", "playing", "over"]:
    """The phase as the page knows it."""
    phase = table.saved.phase
    if phase == "promising" or phase == "revealing":
        return "lobby"
    return "playing" if phase == "gathering" else phase


def seat_infos(table: Table, own: tuple[int, ...]) -> list[SeatInfo]:
    """The seats as everybody sees them, somebody's own marked."""
    return [
        SeatInfo(
            kind=holder.kind,
            name=holder.name,
            mine=seat in own,
            present=table.is_present(holder),
            acting=table.is_acting(seat),
            deputy=holder.deputy,
            host=holder.guest == table.saved.host and holder.kind == "person" and not holder.left,
            left=holder.left,
            offered=holder.offered,
            failed=holder.failed or UNSET,
        )
        for seat, holder in enumerate(table.saved.seats)
    ]


def position(match: Match, seat: int, forecast: dict[str, Any] | None = None, is_playing: bool = True) -> Position:
    """What a seat (or SPECTATOR) sees of a match, and may do."""
    view = match.shown(seat)
    legal = match.legal(seat) if is_playing and seat in match.actors else []
    return Position(
        seat=seat,
        view=view.as_dict(),
        choices=[choice(match, view, move) for move in legal],
        can_undo=is_playing and seat != SPECTATOR and match.can_undo(seat),
        question=match.question(seat) if legal else 0,
        outlook=None if match.game.outlook is None else match.outlook(view),
        lessons=UNSET if seat == SPECTATOR else _lessons(match, view, legal),
        forecast=forecast,
    )


def _lessons(match: Match, view: Data, legal: list[Move]) -> list[Phrase] | UnsetType:
    coach = match.game.coach
    if coach is None or not (legal or coach.idle):
        return UNSET
    return [Phrase(key=key, values=values) for key, values in coach.due(match.box, view, legal)] or UNSET


def goal(match: Match) -> Phrase | None:
    """What a match is about."""
    coach = match.game.coach
    return None if coach is None else Phrase(key="coach-goal", values=dict(coach.goal(match.box)))


def _since(old: Position, new: Position) -> Position:
    """A position with only those fields of its view that have changed."""
    before = old.view
    view = {name: value for name, value in new.view.items() if value != before[name]}
    return msgspec.structs.replace(new, view=view)


def _clock(table: Table) -> Clock | None:
    tempo, due, now = table.match.tempo, table.due(), table.now
    if due is None:
        return None
    length = tempo.latest - tempo.earliest
    kept_open = sorted(table.clock.kept_open)
    return Clock(now=now, opens=table.opens(), left=max(0, due - now), length=length, kept_open=kept_open)


def _gate(table: Table) -> Gate:
    seats = enumerate(table.saved.seats)
    ready = [seat for seat, holder in seats if holder.kind == "bot" or holder.guest in table.gate.ready]
    opens = table.gate.opens
    return Gate(ready=ready, left=None if opens is None else max(0, opens - table.now))


def _viewer(seats: tuple[int, ...]) -> int:
    """Whose eyes the log is read with: people who share a screen share the log, so it tells what everybody knows."""
    return seats[0] if len(seats) == 1 else SPECTATOR


def _remarks(table: Table, newest: int) -> list[Remark]:
    shown = table.remarks[-newest:] if newest else []
    return [Remark(name=each.name, seat=each.seat, text=each.text, at=each.at) for each in shown]


def told_outcome(outcome: CoreOutcome | None) -> Outcome | None:
    """How a match ended, as the page is told."""
    return None if outcome is None else Outcome(scores=list(outcome.scores), winners=list(outcome.winners))
