"""What pages are told of a table: built from views and from nothing else, once for all who may see the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from ludotheque.core.game import SPECTATOR
from ludotheque.core.position import Outcome as CoreOutcome
from ludotheque.server.dice import fingerprint
from ludotheque.server.messages import (
    Choice,
    Clock,
    Contribution,
    Event,
    Gate,
    News,
    Outcome,
    Phrase,
    Position,
    Remark,
    SeatInfo,
)
from ludotheque.server.table.chronicle import plain, spoken
from ludotheque.server.table.contributions import awaited, contributions

if TYPE_CHECKING:
    from ludotheque.core.data import Data
    from ludotheque.core.match import Match
    from ludotheque.core.moves import Move
    from ludotheque.server.store.saved import SavedTable
    from ludotheque.server.table.owner import Table

Kind = tuple[tuple[int, ...], bool]
"""Who sees the same: those with the same seats, if they are the host or not."""
Content = dict[str, Any]
"""Parts of the news by name, but for events and remarks, which grow."""
_encoder = msgspec.json.Encoder()


class Told(NamedTuple):
    """What a kind of viewer was told last."""

    version: int
    content: Content
    """What is not told to everybody alike."""
    entries: int
    """How many events."""
    said: int
    """How many remarks."""


class Teller:
    """Remembers what each kind of viewer was told, so that only what is new need be said."""

    def __init__(self) -> None:
        self._shared: Content = {}
        """What everybody was told alike."""
        self._settled: tuple[SavedTable, Content] | None = None
        """What changes only with the table itself, and the table that it is for."""
        self._told: dict[Kind, Told] = {}
        self._follows: dict[int, Kind] = {}
        """What each line was told as."""
        self._positions: dict[int, tuple[object, Position]] = {}

    def forget(self, line: int) -> None:
        """A line has gone, or wants to be told all again."""
        self._follows.pop(line, None)

    def tell(self, table: Table) -> Iterator[tuple[list[int], bytes]]:
        """News for all lines of a table: what has changed, and the whole of it for those who have not had the rest."""
        kinds = _kinds(table)
        before, self._told = self._told, {}
        shared, seats = self._share(table, kinds), seat_infos(table, ())
        news_for_all = _differing(self._shared, shared)
        self._shared = shared
        for kind, lines in kinds.items():
            content, old = self._content(table, kind, seats), before.get(kind)
            events = table.chronicle.events(_viewer(kind[0]))
            told = Told(old.version if old else 1, content, len(events), table.said)
            changes = news_for_all | _changes(table, old, told, events) if old else {}
            if old and changes:
                told = told._replace(version=old.version + 1)
                followers = [number for number in lines if self._follows.get(number) == kind]
                news = News(version=told.version, on=old.version, number=len(events), **changes)
                yield followers, _encoder.encode(news)
            self._told[kind] = told
            for number in lines:
                if self._follows.get(number) != kind or old is None:
                    whole = _whole(table, told, shared, events, table.lines[number].seen)
                    yield [number], _encoder.encode(whole)
                    self._follows[number] = kind

    def _share(self, table: Table, kinds: dict[Kind, list[int]]) -> Content:
        """What everybody is told alike."""
        saved = table.saved
        if self._settled is None or self._settled[0] is not saved:
            self._settled = saved, _settled(table)
        watching = [table.lines[number].guest.id for (seats, _), all in kinds.items() if not seats for number in all]
        return {
            **self._settled[1],
            "awaited": awaited(table, saved),
            "clock": _clock(table),
            "gate": _gate(table),
            "paused": table.is_paused if table.can_pause else None,
            "watching": len(set(watching)),
            "undo_asked": table.undo_asked,
        }

    def _content(self, table: Table, kind: Kind, infos: list[SeatInfo]) -> Content:
        """What a kind of viewer is told beside what everybody is."""
        seats, is_host = kind
        return {
            "host": is_host,
            "seats": [
                msgspec.structs.replace(info, mine=True) if seat in seats else info for seat, info in enumerate(infos)
            ],
            "positions": [self._position(table, seat) for seat in seats or (SPECTATOR,)],
        }

    def _position(self, table: Table, seat: int) -> Position:
        """A seat's position, made anew only when something in it has changed."""
        number, forecast = table.forecasts.get(seat, (-1, None))
        forecast = forecast if number == table.match.number else None
        made_for = table.match, table.match.number, table.saved.phase, forecast
        found = self._positions.get(seat)
        if found is None or found[0] != made_for:
            made = position(table.match, seat, forecast, is_playing=table.saved.phase == "playing")
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
        "hints": table.has_hints,
        "next_table": saved.next_table,
    }


def _differing(old: Content, new: Content) -> Content:
    return {name: value for name, value in new.items() if name not in old or value != old[name]}


def _whole(table: Table, told: Told, shared: Content, events: list[Event], seen: int) -> News:
    return News(
        version=told.version,
        table=table.saved.id,
        game=table.saved.game,
        box=table.match.box.as_dict(),
        goal=goal(table.match),
        fingerprint=fingerprint(table.saved.secret),
        number=len(events),
        events=events[seen if seen <= len(events) else 0 :],
        remarks=_remarks(table, len(table.remarks)),
        **shared,
        **told.content,
    )


def _changes(table: Table, old: Told, new: Told, events: list[Event]) -> Content:
    changed = _differing(old.content, new.content)
    if "positions" in changed:
        both = zip(old.content["positions"], new.content["positions"], strict=True)
        changed["positions"] = [_since(*each) for each in both]
    if new.entries != old.entries:
        # Where less was kept than was thought, everything is told again.
        changed["events"] = events[old.entries if old.entries < new.entries else 0 :]
    if new.said > old.said:
        changed["remarks"] = _remarks(table, new.said - old.said)
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
        choices=[Choice(move=plain(move), phrase=spoken(match, view, move)) for move in legal],
        can_undo=is_playing and seat != SPECTATOR and match.can_undo(seat),
        question=match.question(seat) if legal else 0,
        outlook=match.outlook(view),
        lessons=_lessons(match, view, legal) if seat != SPECTATOR else UNSET,
        forecast=forecast,
    )


def _lessons(match: Match, view: Data, legal: list[Move]) -> list[Phrase] | UnsetType:
    return [Phrase(key=key, values=values) for key, values in match.lessons(view, legal)] or UNSET


def goal(match: Match) -> Phrase | None:
    """What a match is about."""
    coach = match.game.coach
    return None if coach is None else Phrase(key="coach-goal", values=dict(coach.goal(match.box)))


def _since(old: Position, new: Position) -> Position:
    """A position with only those fields of its view that have changed."""
    view = {name: value for name, value in new.view.items() if value != old.view.get(name)}
    return msgspec.structs.replace(new, view=view)


def _clock(table: Table) -> Clock | None:
    tempo, due, now = table.match.tempo, table.due(), table.now
    if due is None or tempo.latest == 0:
        return None
    length = tempo.latest - tempo.earliest
    kept_open = sorted(table.clock.kept_open)
    return Clock(now=now, opens=table.opens(), left=max(0, due - now), length=length, kept_open=kept_open)


def _gate(table: Table) -> Gate | None:
    if table.saved.phase != "gathering":
        return None
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
