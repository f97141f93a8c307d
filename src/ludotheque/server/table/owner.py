"""The owner of a live table: it takes one message at a time, decides, and says what is to be done.

It knows no socket, no disk and no clock of its own: whoever runs it tells it the time with every message and carries
out its effects. What has changed in memory is told to nobody before the store has it; until the store's word comes,
further messages wait.
"""

from __future__ import annotations

import logging
import random
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import NATURE
from ludotheque.core.journal import Entry
from ludotheque.core.position import Position
from ludotheque.server import workers
from ludotheque.server.messages import Done, Play, Refused
from ludotheque.server.refusal import Refusal, refusal_of
from ludotheque.server.settings import Settings
from ludotheque.server.store.keeping import Conflict, Fenced, Unsure
from ludotheque.server.store.saved import Change, Forgotten, Guest, SavedTable
from ludotheque.server.table.contributions import overdue
from ludotheque.server.table.effects import (
    Drop,
    Effect,
    Follow,
    Gone,
    Prepare,
    Reload,
    Reply,
    Show,
    Wake,
    WorkOut,
    Write,
)
from ludotheque.server.table.inputs import (
    Alarm,
    Asked,
    Entrusted,
    Failed,
    Input,
    Joined,
    Kept,
    Left,
    Loaded,
    Looked,
    Lost,
    Measured,
    Thought,
    WorkedOut,
    Written,
)
from ludotheque.server.table.news import Teller
from ludotheque.server.table.race import Claim, is_contested
from ludotheque.server.table.requests import Decision, back_at, decide, move_wanted, returned
from ludotheque.server.table.seated import Seated
from ludotheque.server.table.sitting import Line, Sitting

log = logging.getLogger(__name__)
REMARKS = 50
"""So many lines of chat are shown."""
LATE = 50
"""So many milliseconds what is due may wait for what was asked before."""
RETRY = 1_000
"""Milliseconds after which a table that could not be read is tried again."""
_encoder = msgspec.json.Encoder()
WRONG = Refusal("busy", "something went wrong on the server: try again")
CONFLICT = Refusal("busy", "somebody else changed the table at the same moment: try again")


@dataclass
class Pending:
    """A change on its way to the store, and who waits for it."""

    decision: Decision
    request: str | None = None
    replies: list[Reply] = field(default_factory=list)
    guest: Guest | None = None


class Table(Sitting):
    """Everything about one live table. Nobody else changes it."""

    def __init__(self, settings: Settings, kept: Kept, rng: random.Random, now: int) -> None:
        super().__init__(settings, kept, now)
        self.kept = kept.saved
        """What the store has of it, without the journal."""
        self.chronicle = kept.chronicle
        self.requests = kept.requests
        self.remarks = kept.remarks
        self.said = len(kept.remarks)
        """How many remarks there were so far."""
        self._unwritten: list[bytes] = []
        self.seated = Seated(rng)
        self.teller = Teller()
        self.forecasts: dict[int, tuple[int, dict[str, Any] | None]] = {}
        """For a seat, what was worked out for it, and after how many entries."""
        self._forecasting: set[int] = set()
        self._inbox: deque[Input] = deque()
        self._effects: list[Effect] = []
        self._pending: Pending | None = None
        self._is_stale = False
        """Is what is in memory perhaps not what is kept?"""
        self._is_loading = False
        self._is_lost = False
        """Is the table another node's by now?"""
        self._unsure: Pending | None = None
        """A change of which only reading tells whether the store has it."""
        self._retry: int | None = None
        self._alarm: int | None = None
        self._take_up(kept)

    # ------------------------------------------------------------ messages in, effects out

    def take(self, message: Input, now: int) -> list[Effect]:
        """What is to be done because of a message."""
        self.now = now
        self._effects = []
        if self._is_lost:
            self._send_away(message)
            return self._effects
        match message:
            # What comes most comes first.
            case Asked():
                self._inbox.append(message)
            case Written():
                self._written()
            case Lost():
                self._lose()
                return self._effects
            case Entrusted():
                self.epoch = message.epoch
            case Failed():
                self._failed(message.error)
            case Loaded():
                self._loaded(message.kept)
            case Measured():
                if message.line in self.lines:
                    self.lines[message.line].trip = message.trip
            case Alarm():
                self._alarm = None
            case _:
                self._inbox.append(message)
        self._work()
        return self._effects

    def open(self, decision: Decision) -> tuple[SavedTable, list[bytes]]:
        """What is kept of a new table, after what is done at it at once."""
        self._carry_out(decision)
        self.kept = self.saved
        first, self._unwritten = self._unwritten, []
        return self.saved, first

    @property
    def is_free(self) -> bool:
        """Is everything kept that has happened?"""
        return self._pending is None and not self._is_loading and not self._is_stale

    # ------------------------------------------------------------ one message after the other

    def _work(self) -> None:
        """Take what waits and do what is due, as long as nothing is on its way to the store."""
        due: int | None = None
        try:
            while self._pending is None and self.is_free:
                if self._paused is None:
                    self._effects += self.seated.ask(self)
                due = self._next_due()
                # However much is asked for, what is due does not wait for it longer than a moment.
                is_late = due is not None and due <= (self.now - LATE if self._inbox else self.now)
                # At the start things are due without a time.
                is_start = not self._inbox and self.saved.phase != "playing"
                if (is_late or is_start) and self._do_what_is_due():
                    continue
                if not self._inbox:
                    break
                message = self._inbox.popleft()
                if isinstance(message, Asked):
                    self._ask(message)
                else:
                    self._handle(message)
            if self.match.game.forecast is not None and self.is_free:
                self._work_out_forecasts()
        except Exception:
            log.exception("table %s stumbled", self.saved.id)
            self._is_stale = self._pending is None
            self._retry = self.now + RETRY
        if self._is_stale and not self._is_loading:
            self._read_again()
        # While the store is at work, what is set may stay.
        if self._pending is None and not self._is_loading and not self._is_lost:
            self._set_alarm(due if self.is_free else self._retry)

    def _read_again(self) -> None:
        """Where memory is not to be trusted, the table is read anew; where the store has just failed, a bit later."""
        if self._retry is None or self._retry <= self.now:
            self._is_loading = True
            self._effects.append(Reload())
            return
        waiting, self._inbox = self._inbox, deque()
        for message in waiting:
            if isinstance(message, Asked) and self._is_new(message.name):
                self._reply(message.line, Refused(id=message.request.id, error=WRONG.error, detail=WRONG.detail))
            elif isinstance(message, Looked):
                self._effects.append(Show(message.number, WRONG))
            else:
                self._inbox.append(message)

    def _is_new(self, request: str) -> bool:
        """Was this not asked before? What was may be kept, or be claimed: nobody may say that nothing was done."""
        is_unsure = self._unsure is not None and self._unsure.request == request
        is_claimed = any(claim.request == request for claim in self.race.claims)
        return not (is_unsure or is_claimed or request in self.requests)

    def _handle(self, message: Input) -> None:
        match message:
            case Joined():
                self._join(message)
            case Left():
                self._leave(message.line)
            case Thought():
                self._hear_bot(message)
            case WorkedOut():
                self._forecasting.discard(message.seat)
                self.forecasts[message.seat] = (message.entries, message.forecast)
                if message.forecast is not None and message.entries == self.match.number:
                    self._tell()
            case Looked():
                self._effects.append(Show(message.number, self._shown(message)))

    def _ask(self, asked: Asked) -> None:
        """Do what a request asks, once."""
        guest, request, name = asked.guest, asked.request, asked.name
        if name in self.requests:
            self._reply(asked.line, Done(id=request.id))
            return
        if self.race.claims and self.race.is_repeated(name, asked.line):
            return
        try:
            if isinstance(request, Play) and self.match.tempo.hold:
                move = move_wanted(self, guest, request, asked.arrived)
                if is_contested(self.match, request.seat, move):
                    self._claim(request.seat, move, asked.arrived, request.at, name, asked.line)
                    return
            decision = decide(self, guest, request, asked.arrived)
            self._carry_out(decision, asked.arrived)
            if decision.pause is False:
                self.seated.forget()
            self._write(Pending(decision, name, self._replies(asked.line, Done(id=request.id)), guest))
        except LudothequeError as error:
            refusal = refusal_of(error)
            self._reply(asked.line, Refused(id=request.id, error=refusal.error, detail=refusal.detail))
        except Exception:
            log.exception("a request at table %s failed", self.saved.id)
            self._is_stale = True
            self._reply(asked.line, Refused(id=request.id, error=WRONG.error, detail=WRONG.detail))

    def _hear_bot(self, thought: Thought) -> None:
        """A bot has chosen, or is replaced, and everybody is told."""
        without = self.seated.answer(self, thought.seat, thought.number, thought.answer)
        if without is not None:
            decision = Decision(without)
            self._carry_out(decision)
            self._write(Pending(decision))

    def _join(self, joined: Joined) -> None:
        """Somebody looks at the table. A player who is back needs no deputy."""
        was_present = joined.guest.id in self.here
        trip = self.lines[joined.line].trip if joined.line in self.lines else None
        self.lines[joined.line] = Line(joined.guest, joined.seen, trip, joined.pace)
        self._look_round()
        self.teller.forget(joined.line)
        self._attend()
        own = [self.saved.seats[seat] for seat in self.seats_of(joined.guest)]
        replies = self._replies(joined.line, Done(id=joined.request)) if joined.request else []
        is_back = any(holder.deputy or holder.away for holder in own) and not was_present
        if is_back and self.saved.phase == "playing":
            decision = Decision(returned(self, joined.guest))
            self._carry_out(decision)
            self._write(Pending(decision, None, replies))
        else:
            self._tell()
            self._effects += replies

    def _leave(self, line: int) -> None:
        if self.lines.pop(line, None) is not None:
            self._look_round()
            self.teller.forget(line)
            self._attend()
            self._tell()

    def _shown(self, looked: Looked) -> Any:
        try:
            return looked.read(self)
        except Exception as error:
            return error

    # ------------------------------------------------------------ what nobody asks for

    def _do_what_is_due(self) -> bool:
        """Do one thing whose time has come; False where there is none."""
        return self._begin_anyway() or self._open_gate() or self._decide_claim() or self._move_bot() or self._lapse()

    def _begin_anyway(self) -> bool:
        """A started table goes on although contributions to the dice are missing."""
        onward = overdue(self, is_late=self._revealing is not None and self._revealing <= self.now)
        if onward is None:
            return False
        decision = Decision(*onward)
        self._carry_out(decision)
        self._write(Pending(decision))
        return True

    def _open_gate(self) -> bool:
        """Everybody is ready, and it was counted down: the race begins."""
        opens = self.gate.opens
        if self.saved.phase != "gathering" or opens is None or opens > self.now:
            return False
        decision = Decision(self.saved, begin=True, gathered=True)
        self._carry_out(decision)
        self._write(Pending(decision))
        return True

    def _decide_claim(self) -> bool:
        """Give a move to whoever made it first; by now all who can have are here."""
        claim = next((claim for claim in self.race.claims if claim.until <= self.now), None)
        if claim is None:
            return False
        everybody = self.race.take(claim)
        # Who has meanwhile done something else may have no hand free any more.
        rivals = [rival for rival in everybody if self.match.is_legal(rival.seat, claim.move)]
        winner = self._first_of(rivals, claim.move) if rivals else None
        for rival in everybody:
            if rival.seat != winner:
                # An empty hand is free at once.
                self.clock.moved.pop(rival.seat, None)
        replies = [reply for rival in everybody for reply in self._replies_to(rival, rival.seat == winner)]
        if winner is None:
            self._effects += replies
            return True
        granted = next(rival for rival in rivals if rival.seat == winner)
        # Whoever asked is there; a bot may play for somebody who is not.
        table = back_at(self, winner) if granted.request else self.saved
        self.saved = self._judged(table)
        self._write(Pending(Decision(self.saved), granted.request, replies))
        return True

    def _replies_to(self, claim: Claim, is_granted: bool) -> list[Any]:
        if claim.request is None:
            return []
        id = claim.request.partition(":")[2]
        quicker = Refused(id=id, error="illegal", detail="somebody else was quicker")
        return self._replies(claim.line, Done(id=id) if is_granted else quicker)

    def _move_bot(self) -> bool:
        """A bot gives the answer that it stands by."""
        answer = None if self.is_paused else self.seated.take(self)
        if answer is None:
            return False
        seat, move = answer
        if is_contested(self.match, seat, move):
            self._claim(seat, move, self.now, None, None, None)
            return True
        self._play(seat, move, self.now)
        self.saved = self._judged(self.saved)
        self._write(Pending(Decision(self.saved)))
        return True

    def _lapse(self) -> bool:
        """The clock moves for whoever lets the time pass."""
        due = self.due()
        if due is None or due > self.now:
            return False
        self._let_lapse()
        self._write(Pending(Decision(self.saved)))
        return True

    def _work_out_forecasts(self) -> None:
        """Let forecasts be worked out for people who may act; one at a time, so that old ones do not pile up."""
        for seat, holder in enumerate(self.saved.seats):
            is_known = self.forecasts.get(seat, (-1, None))[0] == self.match.number
            if holder.kind == "person" and self.is_acting(seat) and seat not in self._forecasting and not is_known:
                self._forecasting.add(seat)
                question = workers.Question(self.saved.game, self.saved.box, self.match.shown(seat).as_dict())
                self._effects.append(WorkOut(seat, self.match.number, question))

    def _next_due(self) -> int | None:
        """When the next thing happens that nobody has to ask for."""
        phase = self.saved.phase
        times = [self.due()]
        if self.race.claims:
            times.append(self.race.due())
        if self.seated.answers and self._paused is None:
            times.append(self.seated.due())
        if phase == "gathering":
            times.append(self.gate.opens)
        if phase == "revealing" and (self._revealing or 0) > self.now:
            # Once it is late, whoever is present is waited for, and no clock.
            times.append(self._revealing)
        return times[0] if len(times) == 1 else min((time for time in times if time is not None), default=None)

    def _set_alarm(self, alarm: int | None) -> None:
        """Ask to be woken when the next thing is due."""
        if alarm != self._alarm:
            self._alarm = alarm
            self._effects.append(Wake(alarm))

    def _note(self, before: Position, entry: Entry, after: Position) -> None:
        """The match tells of an entry: it is to be written."""
        self._unwritten.append(_encoder.encode(entry))
        self._rolled += entry.by == NATURE
        # Whatever was asked, the table has gone on.
        self.undo_asked = None
        if after.tempo.phase != self.clock.phase:
            self.clock.wind(after.tempo.phase, self.now)

    # ------------------------------------------------------------ the store

    def _write(self, pending: Pending) -> None:
        """Let the store keep what has changed; until it has, nobody is told."""
        decision = pending.decision
        changed = None if self.saved is self.kept or self.saved == self.kept else self.saved
        new, self._unwritten = self._unwritten, []
        first = self.match.number - len(new)
        self._pending = pending
        gone = decision.forgotten
        # Of a guest who is forgotten, not even what they asked for is remembered.
        request = pending.request if gone is None else None
        change = Change(
            self.saved.id, changed, first, new, request, decision.remark, decision.successor, gone, self.epoch
        )
        self._effects.append(Write(change))

    def _written(self) -> None:
        pending, self._pending = self._pending, None
        assert pending is not None
        decision = pending.decision
        self.kept = self.saved
        if pending.request is not None:
            self.requests.add(pending.request)
        if decision.remark is not None:
            self.remarks = [*self.remarks, decision.remark][-REMARKS:]
            self.said += 1
        if decision.forgotten is not None:
            self._forget_remarks(decision.forgotten)
        self._tell()
        self._effects += pending.replies
        if decision.prepare:
            self._effects.append(Prepare(decision.prepare, self.saved.host))
        if decision.successor is not None and pending.guest is not None:
            self._effects.append(Follow(decision.successor.id, pending.guest))

    def _forget_remarks(self, gone: Forgotten) -> None:
        """What somebody has said is told to nobody any more: pages are told all anew."""
        self.remarks = [each for each in self.remarks if not gone.has_said(each)]
        self.teller = Teller()

    def _failed(self, error: BaseException) -> None:
        """The store has not kept a change, or could not be read. Nothing has happened, and nobody waits in vain."""
        if isinstance(error, Fenced):
            self._lose()
            return
        pending, self._pending = self._pending, None
        # What another has written is read at once.
        self._retry = None if pending is not None else self.now + RETRY
        self._is_stale = True
        self._is_loading = False
        refusal = CONFLICT if isinstance(error, Conflict) else WRONG
        if not isinstance(error, Conflict):
            log.error("table %s and its store", self.saved.id, exc_info=error)
        if isinstance(error, Unsure):
            self._unsure = pending
        elif pending is not None:
            self._refuse(pending, refusal)

    def _refuse(self, pending: Pending, refusal: Refusal) -> None:
        """Nothing was done. Nor is it done for whoever has asked again meanwhile: it would be, after its refusal."""
        for reply in pending.replies:
            self._reply(reply.line, Refused(id=reply.answer.id, error=refusal.error, detail=refusal.detail))
        waiting, self._inbox = self._inbox, deque()
        for message in waiting:
            if isinstance(message, Asked) and message.name == pending.request:
                self._reply(message.line, Refused(id=message.request.id, error=refusal.error, detail=refusal.detail))
            else:
                self._inbox.append(message)

    def _loaded(self, kept: Kept) -> None:
        self._is_loading = self._is_stale = False
        self._retry = None
        self._take_up(kept)
        self._tell()
        unsure, self._unsure = self._unsure, None
        if unsure is not None and unsure.request in self.requests:
            self._effects += unsure.replies
        elif unsure is not None:
            self._refuse(unsure, WRONG)

    def _lose(self) -> None:
        """The table is another node's. Pages come back, ask what was not answered once more, and are led there."""
        self._is_lost = True
        waiting = [*self._inbox]
        pending = self._pending or self._unsure
        if pending is not None:
            others = [reply for reply in pending.replies if reply.line not in self.lines]
            self._refuse(Pending(pending.decision, None, others), CONFLICT)
        self._inbox.clear()
        self._pending = self._unsure = None
        for message in waiting:
            self._send_away(message)
        self._effects += [Drop(list(self.lines), has_moved=True), Wake(None), Gone()]

    def _send_away(self, message: Input) -> None:
        """Whoever has no page to come back with is told that this is no longer the place."""
        if isinstance(message, Looked):
            self._effects.append(Show(message.number, CONFLICT))
        elif isinstance(message, Asked) and message.line not in self.lines:
            self._reply(message.line, Refused(id=message.request.id, error=CONFLICT.error, detail=CONFLICT.detail))
        elif isinstance(message, Joined):
            self._effects.append(Drop([message.line], has_moved=True))

    def _take_up(self, kept: Kept) -> None:
        """Go on from what the store has."""
        self.saved = self.kept = kept.saved
        self.epoch = kept.epoch
        self.match = kept.match
        self.chronicle = kept.chronicle
        self.requests = kept.requests
        self.remarks = kept.remarks
        self.said = len(kept.remarks)
        self._rolled = sum(entry.by == NATURE for entry in kept.match.journal)
        self._unwritten = []
        kept.match.observers[:] = [kept.chronicle.note, self._note]
        self.clock.wind(self.match.tempo.phase, self.now)
        self._revealing = None
        if self.saved.phase == "revealing":
            self._revealing = self.now + int(1000 * self.settings.reveal_seconds)

    # ------------------------------------------------------------ telling

    def _tell(self) -> None:
        """There is news for everybody."""
        try:
            self._effects += self.teller.tell(self)
        except Exception:
            log.exception("table %s cannot be shown", self.saved.id)
            self.teller = Teller()
            self._effects.append(Drop(list(self.lines)))

    def _reply(self, line: int | None, answer: Done | Refused) -> None:
        self._effects += self._replies(line, answer)

    def _replies(self, line: int | None, answer: Done | Refused) -> list[Any]:
        return [Reply(line, answer)] if line is not None else []
