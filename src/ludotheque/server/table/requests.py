"""What a guest may ask of a table, and what comes of it."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.bots import find
from ludotheque.core.moves import Move
from ludotheque.server.dice import keeps
from ludotheque.server.messages import (
    Again,
    Ask,
    Commit,
    Deputize,
    Hold,
    Play,
    Reveal,
    Say,
    Seat,
    Sit,
    Stand,
    Start,
    Undo,
)
from ludotheque.server.names import clean
from ludotheque.server.refusal import Refusal
from ludotheque.server.store.saved import Contribution, Guest, Holder, SavedRemark, SavedTable
from ludotheque.server.table.owner import Effect, Table

OPEN = Holder("open")
IMPRECISE = 500
"""A page knows the server's time about so well, in milliseconds."""


def effect_of(table: Table, guest: Guest, ask: Ask, arrived: int = 0) -> Effect:
    """Do what is asked, in memory; Refusal or another LudothequeError where it may not be done."""
    match ask:
        case Sit():
            return Effect(_sit(table, guest, ask))
        case Stand():
            return Effect(_stand(table, guest, ask))
        case Seat():
            return Effect(_seat(table, guest, ask))
        case Deputize():
            return Effect(_deputize(table, guest, ask))
        case Commit():
            return Effect(_commit(table, guest, ask))
        case Start():
            return Effect(_start(table, guest))
        case Reveal():
            return Effect(_reveal(table, guest, ask))
        case Play():
            return Effect(_play(table, guest, ask, arrived))
        case Hold():
            return Effect(_hold(table, guest, ask))
        case Undo():
            return Effect(_undo(table, guest, ask))
        case Say():
            return Effect(table.saved, remark=_remark(table, guest, ask))
        case Again():
            return _again(table, guest)
        case _:
            return Effect(table.saved)


def returned(table: Table, guest: Guest) -> SavedTable:
    """The table when a guest is back: no bot plays for them any more."""
    seats = [
        replace(holder, deputy="", away=False) if holder.guest == guest.id else holder for holder in table.saved.seats
    ]
    return replace(table.saved, seats=seats)


def successor_of(table: Table, guest: Guest) -> SavedTable:
    """A new table with the same game, box and seats; whoever asked for it is its host."""
    settings = table.house.settings
    return SavedTable(
        id=settings.new_id(),
        game=table.saved.game,
        rules=table.saved.rules,
        box=table.saved.box,
        host=guest.id,
        seats=[replace(holder, deputy="", away=False) for holder in table.saved.seats],
        phase="lobby",
        secret=settings.new_secret(),
        created=settings.now(),
    )


def _sit(table: Table, guest: Guest, ask: Sit) -> SavedTable:
    holder = table.holder(ask.seat)
    if holder.kind == "open" and table.saved.phase == "lobby":
        return table.with_holder(ask.seat, Holder("person", guest=guest.id, name=clean(ask.name)))
    if holder.guest == guest.id:
        return table.with_holder(ask.seat, Holder("person", guest=guest.id, name=clean(ask.name)))
    raise Refusal("forbidden", f"seat {ask.seat} is taken; expected an open seat: {_open(table) or 'there is none'}")


def _stand(table: Table, guest: Guest, ask: Stand) -> SavedTable:
    holder = _own(table, guest, ask.seat)
    if table.saved.phase == "lobby":
        return table.with_holder(ask.seat, OPEN)
    return table.with_holder(ask.seat, replace(holder, away=True))


def _seat(table: Table, guest: Guest, ask: Seat) -> SavedTable:
    _check_host(table, guest)
    _check_phase(table, "lobby")
    table.holder(ask.seat)
    if ask.bot:
        find(table.match.game, ask.bot)
    return table.with_holder(ask.seat, Holder("bot", name=ask.bot) if ask.bot else OPEN)


def _deputize(table: Table, guest: Guest, ask: Deputize) -> SavedTable:
    holder = table.holder(ask.seat)
    _check_phase(table, "playing")
    if holder.kind != "person":
        raise Refusal("illegal", f"seat {ask.seat} is a bot's; expected a person's seat")
    if holder.guest != guest.id:
        if not table.seats_of(guest) and table.saved.host != guest.id:
            raise Refusal("forbidden", "only a player or the host may let a bot play for somebody")
        if table.is_present(holder):
            raise Refusal("forbidden", f"the player of seat {ask.seat} is present; expected an absent one")
    if ask.bot:
        find(table.match.game, ask.bot)
    return table.with_holder(ask.seat, replace(holder, deputy=ask.bot))


def _start(table: Table, guest: Guest) -> SavedTable:
    _check_host(table, guest)
    _check_phase(table, "lobby")
    if _open(table):
        raise Refusal("illegal", f"expected somebody at every seat; still open: {_open(table)}")
    if table.promised():
        return replace(table.saved, phase="revealing")
    return table.begin()


def _commit(table: Table, guest: Guest, ask: Commit) -> SavedTable:
    _check_phase(table, "lobby")
    if not table.seats_of(guest):
        raise Refusal("forbidden", "only players add to the dice; expected somebody with a seat")
    return _with_contribution(table, guest, Contribution(ask.promise))


def _reveal(table: Table, guest: Guest, ask: Reveal) -> SavedTable:
    _check_phase(table, "revealing")
    promised = table.saved.contributions.get(guest.id)
    if promised is None or not keeps(promised.promise, ask.value):
        raise Refusal("illegal", "expected the contribution whose SHA-256 was promised before the start")
    table.saved = _with_contribution(table, guest, Contribution(promised.promise, ask.value))
    return table.begin() if all(each.value for each in table.promised().values()) else table.saved


def _with_contribution(table: Table, guest: Guest, contribution: Contribution) -> SavedTable:
    return replace(table.saved, contributions={**table.saved.contributions, guest.id: contribution})


def move_wanted(table: Table, guest: Guest, ask: Play, arrived: int) -> Move:
    """The move that a guest wants to make, if it is for them to move now; LudothequeError where it is not."""
    _own(table, guest, ask.seat)
    _check_phase(table, "playing")
    if table.is_acting(ask.seat):
        table.check_time(ask.seat, arrived)
        if (
            ask.at is not None
            and table.match.tempo.hold
            and not table.opens() - IMPRECISE <= ask.at <= arrived + IMPRECISE
        ):
            raise Refusal("illegal", "a move cannot be made before its phase is open, nor later than it arrives")
    return table.match.game.moves.read(ask.move)


def _play(table: Table, guest: Guest, ask: Play, arrived: int) -> SavedTable:
    table.make(ask.seat, move_wanted(table, guest, ask, arrived), arrived)
    return table.judged(back_at(table, ask.seat))


def _hold(table: Table, guest: Guest, ask: Hold) -> SavedTable:
    _own(table, guest, ask.seat)
    _check_phase(table, "playing")
    table.hold(ask.seat)
    return table.saved


def _undo(table: Table, guest: Guest, ask: Undo) -> SavedTable:
    _own(table, guest, ask.seat)
    _check_phase(table, "playing")
    table.take_back(ask.seat)
    return back_at(table, ask.seat)


def _remark(table: Table, guest: Guest, ask: Say) -> SavedRemark:
    seats = table.seats_of(guest)
    name = table.saved.seats[seats[0]].name if seats else guest.name
    return SavedRemark(name, seats[0] if seats else -1, clean(ask.text), table.house.settings.now())


def _again(table: Table, guest: Guest) -> Effect:
    _check_phase(table, "over")
    if not table.seats_of(guest) and table.saved.host != guest.id:
        raise Refusal("forbidden", "only a player or the host may open the next table")
    if table.saved.next_table is not None:
        return Effect(table.saved)
    successor = successor_of(table, guest)
    return Effect(replace(table.saved, next_table=successor.id), successor=successor)


def back_at(table: Table, seat: int) -> SavedTable:
    """Whoever moves has not left, and needs no deputy."""
    return table.with_holder(seat, replace(table.saved.seats[seat], away=False, deputy=""))


def _own(table: Table, guest: Guest, seat: int) -> Holder:
    holder = table.holder(seat)
    if holder.guest != guest.id:
        own = ", ".join(map(str, table.seats_of(guest))) or "you have none"
        raise Refusal("forbidden", f"seat {seat} is not yours; expected a seat of your own: {own}")
    return holder


def _check_host(table: Table, guest: Guest) -> None:
    if table.saved.host != guest.id:
        raise Refusal("forbidden", "only the host may do this")


def _check_phase(table: Table, phase: str) -> None:
    wanted = {
        "lobby": "before the match",
        "revealing": "at the start",
        "playing": "during the match",
        "over": "when the match is over",
    }
    if table.saved.phase != phase:
        raise Refusal("illegal", f"this is done {wanted[phase]}; the table is now: {table.saved.phase}")


def _open(table: Table) -> str:
    return ", ".join(str(seat) for seat, holder in enumerate(table.saved.seats) if holder.kind == "open")
