"""What a guest may ask of a table, and what is to be done then. Nothing here changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ludotheque.bots import find
from ludotheque.core.errors import TooEarly
from ludotheque.core.moves import Move
from ludotheque.core.terms import Dynamics
from ludotheque.server.dice import keeps
from ludotheque.server.messages import (
    Again,
    AllowUndo,
    Commit,
    Deputize,
    Forget,
    KeepOpen,
    Leave,
    Pause,
    Play,
    Ready,
    Request,
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
from ludotheque.server.store.saved import Contribution, Forgotten, Guest, Holder, SavedRemark, SavedTable
from ludotheque.server.table.contributions import onward
from ludotheque.server.table.forgetting import forgotten, is_shared
from ludotheque.server.table.race import is_race
from ludotheque.server.workers import Question

if TYPE_CHECKING:
    from ludotheque.core.moves import Codec
    from ludotheque.server.table.sitting import Sitting

OPEN = Holder("open")
LEFT = "\u0001left"
"""A remark that nobody can write: its page says in words that somebody has left."""
DURING = {
    "lobby": "before the match",
    "revealing": "at the start",
    "gathering": "just before the first throw",
    "playing": "during the match",
    "over": "when the match is over",
}
IMPRECISE = 500
"""A page knows the server's time about so well, in milliseconds."""


class Decision(msgspec.Struct, frozen=True):
    """What is to be done at a table, all of it or nothing."""

    table: SavedTable
    """The table without its journal, as it is to be."""
    begin: bool = False
    """Start the match; where it begins with a race, gather for it."""
    gathered: bool = False
    """Everybody is ready: start it now."""
    ready: tuple[str, bool] | None = None
    """A guest who is ready for the race, or no longer."""
    go_without: bool = False
    """The race begins without those who are absent."""
    pause: bool | None = None
    """Let the match stand still, or go on."""
    move: tuple[int, Move] | None = None
    undo: int | None = None
    """The seat that takes its last move back."""
    ask_undo: int | None = None
    """The seat that wants to take its last move back, and asks whose turn it is."""
    refuse_undo: bool = False
    """Whose turn it is does not want that."""
    keep_open: int | None = None
    """The seat that keeps the phase open for a while."""
    remark: SavedRemark | None = None
    successor: SavedTable | None = None
    forgotten: Forgotten | None = None
    prepare: str = ""
    """The bot that had better make its plans now."""


def decide(table: Sitting, guest: Guest, request: Request, arrived: int) -> Decision:
    """What a request does to a table now; Refusal or another LudothequeError where it may not be done."""
    match request:
        case Play():
            # By far the most.
            move = move_wanted(table, guest, request, arrived)
            return Decision(back_at(table, request.seat), move=(request.seat, move))
        case Sit():
            return Decision(_sit(table, guest, request))
        case Stand():
            return Decision(_stand(table, guest, request))
        case Seat():
            return Decision(_seat(table, guest, request), prepare=request.bot)
        case Deputize():
            return Decision(_deputize(table, guest, request), prepare=request.bot)
        case Commit():
            return _commit(table, guest, request)
        case Start():
            return _start(table, guest, request)
        case Reveal():
            return _reveal(table, guest, request)
        case KeepOpen():
            return _keep_open(table, guest, request)
        case Ready():
            return _ready(table, guest, request)
        case Pause():
            return _pause(table, guest, request)
        case Undo():
            return _undo(table, guest, request)
        case AllowUndo():
            return _allow_undo(table, guest, request)
        case Leave():
            return _leave(table, guest, request)
        case Say():
            return Decision(table.saved, remark=_remark(table, guest, request))
        case Again():
            return _again(table, guest, request)
        case Forget():
            return _forget(table, guest)
        case _:
            return Decision(table.saved)


def returned(table: Sitting, guest: Guest) -> SavedTable:
    """The table when a guest is back: no bot plays for them any more."""
    seats = [
        replace(holder, deputy="", away=False) if holder.guest == guest.id and not holder.left else holder
        for holder in table.saved.seats
    ]
    return replace(table.saved, seats=seats)


def promised_by(guest: Guest, promise: str | None) -> dict[str, Contribution]:
    """What is kept of the promise with which a table is opened, if there is one."""
    return {guest.id: Contribution(promise)} if promise else {}


def successor_of(table: Sitting, guest: Guest, request: Again) -> SavedTable:
    """A new table with the same game and box, and the seats that are asked for; whoever asked is its host."""
    settings = table.settings
    return SavedTable(
        id=settings.new_id(),
        game=table.saved.game,
        rules=table.saved.rules,
        box=table.saved.box,
        host=guest.id,
        seats=seats_again(table, request),
        phase="lobby",
        secret=settings.new_secret(),
        created=table.now,
        contributions=promised_by(guest, request.promise),
        hints=table.saved.hints,
    )


def seats_again(table: Sitting, request: Again) -> list[Holder]:
    """The same people and bots, where they are asked to sit."""
    if request.bot:
        find(table.match.game, request.bot)
    seats = [_again_at(holder) for holder in table.saved.seats]
    seats = [replace(holder, name=request.bot) if request.bot and holder.kind == "bot" else holder for holder in seats]
    return seats[-1:] + seats[:-1] if request.turned else seats


def _again_at(holder: Holder) -> Holder:
    """Who holds a seat of the next table: for whoever has left, the bot that played on."""
    if holder.left:
        return Holder("bot", name=holder.deputy)
    return replace(holder, deputy="", away=False, failed="", first="")


def _sit(table: Sitting, guest: Guest, request: Sit) -> SavedTable:
    holder = table.holder(request.seat)
    if holder.kind == "open" and table.saved.phase == "lobby":
        return table.with_holder(request.seat, Holder("person", guest=guest.id, name=clean(request.name)))
    if holder.guest == guest.id and not holder.left:
        own = Holder("person", guest=guest.id, name=clean(request.name), first=holder.first)
        return table.with_holder(request.seat, own)
    if holder.left and holder.offered and not table.seats_of(guest):
        taken = Holder("person", guest=guest.id, name=clean(request.name), first=holder.first or holder.guest)
        return table.with_holder(request.seat, taken)
    raise Refusal(
        "forbidden", f"seat {request.seat} is taken; expected an open seat: {_open(table) or 'there is none'}"
    )


def _stand(table: Sitting, guest: Guest, request: Stand) -> SavedTable:
    holder = _own(table, guest, request.seat)
    if table.saved.phase == "lobby":
        return table.with_holder(request.seat, OPEN)
    return table.with_holder(request.seat, replace(holder, away=True))


def _seat(table: Sitting, guest: Guest, request: Seat) -> SavedTable:
    _check_host(table, guest)
    holder = table.holder(request.seat)
    if holder.left:
        # Somebody else may sit down there, or a bot plays on.
        if request.bot:
            find(table.match.game, request.bot)
        return table.with_holder(
            request.seat, replace(holder, offered=not request.bot, deputy=request.bot or holder.deputy)
        )
    _check_phase(table, "lobby")
    if request.bot:
        find(table.match.game, request.bot)
    return table.with_holder(request.seat, Holder("bot", name=request.bot) if request.bot else OPEN)


def _deputize(table: Sitting, guest: Guest, request: Deputize) -> SavedTable:
    holder = table.holder(request.seat)
    _check_phase(table, "playing")
    if holder.kind != "person":
        raise Refusal("illegal", f"seat {request.seat} is a bot's; expected a person's seat")
    if holder.guest != guest.id:
        if not table.seats_of(guest) and table.saved.host != guest.id:
            raise Refusal("forbidden", "only a player or the host may let a bot play for somebody")
        if table.is_present(holder):
            raise Refusal("forbidden", f"the player of seat {request.seat} is present; expected an absent one")
    if request.bot:
        find(table.match.game, request.bot)
    return table.with_holder(request.seat, replace(holder, deputy=request.bot, failed=""))


def _start(table: Sitting, guest: Guest, request: Start) -> Decision:
    _check_host(table, guest)
    if request.without and table.saved.phase == "gathering":
        return Decision(table.saved, go_without=True)
    if request.without and table.saved.phase in ("promising", "revealing"):
        return Decision(*onward(table, table.saved, without=True))
    _check_phase(table, "lobby")
    if _open(table):
        raise Refusal("illegal", f"expected somebody at every seat; still open: {_open(table)}")
    return Decision(*onward(table, replace(table.saved, phase="promising"), without=request.without))


def _commit(table: Sitting, guest: Guest, request: Commit) -> Decision:
    is_started = table.saved.phase == "promising"
    if not is_started:
        _check_phase(table, "lobby")
    if not table.seats_of(guest):
        raise Refusal("forbidden", "only players add to the dice; expected somebody with a seat")
    promised = _with_contribution(table, guest, Contribution(request.promise))
    return Decision(*onward(table, promised)) if is_started else Decision(promised)


def _reveal(table: Sitting, guest: Guest, request: Reveal) -> Decision:
    _check_phase(table, "revealing")
    promised = table.saved.contributions.get(guest.id)
    if promised is None or not keeps(promised.promise, request.value):
        raise Refusal("illegal", "expected the contribution whose SHA-256 was promised before the start")
    return Decision(*onward(table, _with_contribution(table, guest, Contribution(promised.promise, request.value))))


def _with_contribution(table: Sitting, guest: Guest, contribution: Contribution) -> SavedTable:
    return replace(table.saved, contributions={**table.saved.contributions, guest.id: contribution})


def move_wanted(table: Sitting, guest: Guest, request: Play, arrived: int) -> Move:
    """The move that a guest wants to make, if it is for them to move now; LudothequeError where it is not."""
    _own(table, guest, request.seat)
    if table.saved.phase != "playing":
        _check_phase(table, "playing")
    if request.question is not None and request.question != table.match.question(request.seat):
        raise Refusal("stale", "something else is asked by now: look again, and say what you want then")
    if table.is_paused:
        raise TooEarly("the match stands still; expected a move when it goes on")
    if table.is_acting(request.seat):
        tempo = table.match.tempo
        wait = table.open_to(request.seat) - arrived if tempo.earliest or tempo.cooldown else 0
        if wait > 0:
            raise TooEarly(f"expected a move in {wait} milliseconds or later")
        if request.at is not None and tempo.hold and not table.opens() - IMPRECISE <= request.at <= arrived + IMPRECISE:
            raise Refusal("illegal", "a move cannot be made before its phase is open, nor later than it arrives")
    return table.match.game.moves.read(request.move)


def asked_for_hints(table: Sitting, guest: Guest, seat: int) -> tuple[Question, Codec]:
    """What hints for a guest's seat are worked out from: its view, and nothing else."""
    _own(table, guest, seat)
    _check_phase(table, "playing")
    if not table.has_hints:
        raise Refusal("forbidden", "nobody asks for the best moves at this table, nor anywhere in a race")
    if not table.is_acting(seat):
        raise Refusal("illegal", "expected somebody who may move now")
    view = table.match.view(seat)
    return Question(table.saved.game, table.saved.box, view.as_dict()), table.match.game.moves


def _keep_open(table: Sitting, guest: Guest, request: KeepOpen) -> Decision:
    _own(table, guest, request.seat)
    _check_phase(table, "playing")
    tempo = table.match.tempo
    if table.due() is None or is_race(tempo) or not table.is_acting(request.seat):
        raise Refusal("illegal", "there is no moment that could be kept open; expected one in which you may act")
    return Decision(table.saved, keep_open=request.seat)


def _undo(table: Sitting, guest: Guest, request: Undo) -> Decision:
    """Take a move back; where it is another person's turn by now, they are asked."""
    _own(table, guest, request.seat)
    _check_phase(table, "playing")
    saved = back_at(table, request.seat)
    if table.match.can_undo(request.seat) and _others_on_turn(table, guest):
        return Decision(saved, ask_undo=request.seat)
    return Decision(saved, undo=request.seat)


def _others_on_turn(table: Sitting, guest: Guest) -> bool:
    """Has the turn passed to another person who is there? In moments of several, theirs was open before."""
    if table.match.game.dynamics is not Dynamics.TURNS:
        return False
    acting = [table.saved.seats[seat] for seat in table.match.actors if table.is_acting(seat)]
    return any(
        holder.kind == "person" and holder.guest != guest.id and not holder.deputy and table.is_present(holder)
        for holder in acting
    )


def _allow_undo(table: Sitting, guest: Guest, request: AllowUndo) -> Decision:
    _check_phase(table, "playing")
    if table.undo_asked is None:
        raise Refusal("illegal", "nobody wants to take a move back by now")
    if not any(table.is_acting(seat) for seat in table.seats_of(guest)):
        raise Refusal("forbidden", "only whose turn it is may let a move be taken back")
    if not request.is_allowed:
        return Decision(table.saved, refuse_undo=True)
    return Decision(table.saved, undo=table.undo_asked)


def _leave(table: Sitting, guest: Guest, request: Leave) -> Decision:
    """Somebody leaves for good: a bot plays on, the chat tells it, and another person is the host."""
    holder = _own(table, guest, request.seat)
    if table.saved.phase != "gathering":
        _check_phase(table, "playing")
    bot = request.bot or ["random", *table.match.game.bots][-1]
    find(table.match.game, bot)
    saved = table.with_holder(request.seat, replace(holder, deputy=bot, left=True))
    others = [each.guest for each in table.people if each.guest != guest.id]
    if saved.host == guest.id and others and len(table.seats_of(guest)) == 1:
        saved = replace(saved, host=others[0])
    return Decision(saved, remark=SavedRemark(holder.name, request.seat, LEFT, table.now, guest.id), prepare=bot)


def _ready(table: Sitting, guest: Guest, request: Ready) -> Decision:
    _check_phase(table, "gathering")
    if not table.seats_of(guest):
        raise Refusal("forbidden", "only players say that they are ready; expected somebody with a seat")
    return Decision(table.saved, ready=(guest.id, request.is_ready))


def _pause(table: Sitting, guest: Guest, request: Pause) -> Decision:
    _check_phase(table, "playing")
    if not table.seats_of(guest) or not table.can_pause:
        raise Refusal("forbidden", "only whoever races with bots alone may let a match stand still")
    return Decision(table.saved, pause=request.is_paused)


def _remark(table: Sitting, guest: Guest, request: Say) -> SavedRemark:
    seats = table.seats_of(guest)
    name = table.saved.seats[seats[0]].name if seats else guest.name
    return SavedRemark(name, seats[0] if seats else -1, clean(request.text), table.now, guest.id)


def _again(table: Sitting, guest: Guest, request: Again) -> Decision:
    _check_phase(table, "over")
    if not table.seats_of(guest) and table.saved.host != guest.id:
        raise Refusal("forbidden", "only a player or the host may open the next table")
    if table.saved.next_table is not None:
        return Decision(table.saved)
    successor = successor_of(table, guest, request)
    return Decision(replace(table.saved, next_table=successor.id), successor=successor)


def _forget(table: Sitting, guest: Guest) -> Decision:
    """The guest is gone; where nobody else is left, so is the match."""
    saved = forgotten(table.saved, guest.id, table.settings.new_id())
    if not is_shared(table.saved, guest.id):
        saved = replace(saved, phase="over")
    return Decision(saved, forgotten=Forgotten(guest.id, guest.name, table.seats_of(guest)))


def back_at(table: Sitting, seat: int) -> SavedTable:
    """Whoever moves has not left, and needs no deputy."""
    holder = table.saved.seats[seat]
    if not holder.away and not holder.deputy:
        return table.saved
    return table.with_holder(seat, replace(holder, away=False, deputy=""))


def _own(table: Sitting, guest: Guest, seat: int) -> Holder:
    holder = table.holder(seat)
    if holder.guest != guest.id or holder.left:
        own = ", ".join(map(str, table.seats_of(guest))) or "you have none"
        raise Refusal("forbidden", f"seat {seat} is not yours; expected a seat of your own: {own}")
    return holder


def _check_host(table: Sitting, guest: Guest) -> None:
    if table.saved.host != guest.id:
        raise Refusal("forbidden", "only the host may do this")


def _check_phase(table: Sitting, phase: str) -> None:
    if table.saved.phase != phase:
        raise Refusal("illegal", f"this is done {DURING[phase]}; the table is now: {table.saved.phase}")


def _open(table: Sitting) -> str:
    return ", ".join(str(seat) for seat, holder in enumerate(table.saved.seats) if holder.kind == "open")
