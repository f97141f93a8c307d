"""What a page is told of a table: built from views and from nothing else."""

from __future__ import annotations

from typing import Any, Literal

from ludotheque.core.game import SPECTATOR
from ludotheque.core.match import Match
from ludotheque.server.dice import fingerprint
from ludotheque.server.messages import Choice, Clock, Contribution, News, Outcome, Position, Remark, SeatInfo
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.chronicle import plain, spoken
from ludotheque.server.table.owner import Table


def news(table: Table, guest: Guest, seen: int) -> News:
    """The table as a guest may see it now, with the events from number `seen` on; its chronicle must have begun."""
    saved, match = table.saved, table.match
    is_over = saved.phase == "over"
    seats = table.seats_of(guest)
    events = table.chronicle.events(_viewer(seats))
    return News(
        table=saved.id,
        game=saved.game,
        phase=shown_phase(table),
        host=saved.host == guest.id,
        box=match.box.as_dict(),
        seats=seat_infos(table, guest),
        number=len(events),
        events=events[seen if seen <= len(events) else 0 :],
        positions=[_position(table, seat) for seat in seats or [SPECTATOR]],
        outcome=_outcome(table) if is_over else None,
        fingerprint=fingerprint(saved.secret),
        secret=saved.secret if is_over else None,
        contributions=[
            Contribution(seat=seat, promise=each.promise, value=each.value or None)
            for seat, each in table.promised().items()
        ],
        revealing=saved.phase == "revealing",
        clock=_clock(table),
        remarks=[Remark(name=each.name, seat=each.seat, text=each.text, at=each.at) for each in table.remarks],
        next_table=saved.next_table,
    )


def shown_phase(table: Table) -> Literal["lobby", "playing", "over"]:
    """The phase as the page knows it."""
    return "lobby" if table.saved.phase == "revealing" else table.saved.phase


def seat_infos(table: Table, guest: Guest) -> list[SeatInfo]:
    """The seats as everybody sees them, a guest's own marked."""
    return [
        SeatInfo(
            kind=holder.kind,
            name=holder.name,
            mine=holder.kind == "person" and holder.guest == guest.id,
            present=table.is_present(holder),
            acting=table.is_acting(seat),
            deputy=holder.deputy,
        )
        for seat, holder in enumerate(table.saved.seats)
    ]


def _clock(table: Table) -> Clock | None:
    tempo, due, now = table.match.tempo, table.due(), table.house.settings.now()
    if due is None or tempo.latest == 0:
        return None
    length = tempo.latest - tempo.earliest
    return Clock(now=now, opens=table.opens(), left=max(0, due - now), length=length, held=sorted(table.clock.held))


def _viewer(seats: list[int]) -> int:
    """Whose eyes the log is read with: people who share a screen share the log, so it tells what everybody knows."""
    return seats[0] if len(seats) == 1 else SPECTATOR


def position(match: Match, seat: int, hint: dict[str, Any] | None = None, is_playing: bool = True) -> Position:
    """What a seat (or SPECTATOR) sees of a match, and may do."""
    view = match.shown(seat)
    legal = match.legal(seat) if is_playing and seat in match.actors else []
    return Position(
        seat=seat,
        view=view.as_dict(),
        choices=[Choice(move=plain(move), phrase=spoken(match, view, move)) for move in legal],
        can_undo=is_playing and seat != SPECTATOR and match.can_undo(seat),
        outlook=match.outlook(view),
        hint=hint,
    )


def _position(table: Table, seat: int) -> Position:
    number, hint = table.hints.get(seat, (-1, None))
    is_fresh = number == table.match.number
    return position(table.match, seat, hint if is_fresh else None, is_playing=table.saved.phase == "playing")


def _outcome(table: Table) -> Outcome:
    outcome = table.match.outcome
    return Outcome(scores=list(outcome.scores), winners=list(outcome.winners))
