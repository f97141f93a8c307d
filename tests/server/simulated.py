"""The owner of a table without a socket, a clock or a disk: messages in, effects out, time as the test wants it."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.server.pages import followed

from ludotheque.core.game import game
from ludotheque.server import workers
from ludotheque.server.messages import Pace, Request
from ludotheque.server.settings import Settings
from ludotheque.server.store.saved import Change, Guest, Holder, SavedRemark, SavedTable
from ludotheque.server.table.effects import Effect, Reload, Reply, Show, Tell, Think, Wake, WorkOut, Write
from ludotheque.server.table.inputs import (
    Alarm,
    Asked,
    Failed,
    Input,
    Joined,
    Left,
    Loaded,
    Looked,
    Measured,
    Thought,
    WorkedOut,
    Written,
)
from ludotheque.server.table.owner import Table
from ludotheque.server.table.rebuilt import played
from ludotheque.server.table.requests import Decision

START = 1_000_000
PEOPLE = [Guest(name.lower(), name, f"key-{name}") for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")]
HOST = PEOPLE[0]


class Simulated:
    """One table, everything around it, and a time that passes only when it is told to."""

    def __init__(
        self,
        id: str,
        *seats: str,
        seed: int = 1,
        begin: bool = True,
        gate: bool = False,
        think: Callable[[workers.Thought], workers.Answer | None] = workers.think,
        **options: Any,
    ) -> None:
        """Seats are held by a person (`me`: the first of PEOPLE, then the next) or by a bot of that name; with `gate`,
        a match that begins with a race waits for them to be ready."""
        chosen = game(id)
        people = iter(PEOPLE)
        holders = [
            Holder("person", guest=(guest := next(people)).id, name=guest.name)
            if seat == "me"
            else Holder("bot", name=seat)
            for seat in seats
        ]
        rng = random.Random(seed)
        self.settings = Settings(
            Path("nowhere"), new_id=lambda: f"t{rng.getrandbits(32)}", new_secret=lambda: rng.randbytes(32).hex()
        )
        box = chosen.changes(chosen.new_box(seats=len(seats), **options))
        saved = SavedTable("t", id, chosen.version, box, HOST.id, holders, "lobby", rng.randbytes(32).hex(), START)
        self._think = think
        self.now = START
        self.rng = rng
        self.alarm: int | None = None
        self.heard: dict[int, list[dict[str, Any]]] = {}
        """What each line was told, put together."""
        self.answers: dict[int, list[dict[str, Any]]] = {}
        self.shown: list[Any] = []
        self.changes: list[Change] = []
        self.is_writing_by_hand = False
        """Does the test itself say when the store has written?"""
        self.is_down = False
        self.effects: list[Effect] = []
        """Everything that the owner wanted, in order."""
        self._inputs: deque[Input] = deque()
        self.table = Table(self.settings, played(saved, [], set(), []), random.Random(seed), START)
        self.saved, self.entries = self.table.open(Decision(saved, begin=begin, gathered=not gate))
        self.requests: set[str] = set()
        self.remarks: list[SavedRemark] = []
        self.send(Alarm())

    def send(self, message: Input) -> None:
        """Tell the owner something; what it wants done is done, and what comes of that is told too."""
        self._inputs.append(message)
        while self._inputs:
            for effect in self.table.take(self._inputs.popleft(), self.now):
                self.effects.append(effect)
                self._perform(effect)

    def join(self, line: int, guest: Guest, seen: int = 0, pace: Pace = "quick") -> None:
        self.heard.setdefault(line, [])
        self.answers.setdefault(line, [])
        self.send(Joined(line, guest, seen, "hello", pace))

    def leave(self, line: int) -> None:
        self.send(Left(line))

    def ask(self, line: int, request: Request, arrived: int | None = None) -> dict[str, Any]:
        """A page asks for something; its newest answer, if it came at once."""
        guest = self.table.lines[line].guest
        before = len(self.answers[line])
        self.send(Asked(line, guest, request, self.now if arrived is None else arrived))
        return self.answers[line][-1] if len(self.answers[line]) > before else {}

    def measure(self, line: int, trip: int) -> None:
        self.send(Measured(line, trip))

    def look(self, read: Any) -> Any:
        self.send(Looked(read, 7))
        return self.shown.pop()

    def written(self) -> None:
        """The store has kept the last change."""
        self._keep(self.changes[-1])
        self.send(Written())

    def pass_time(self, milliseconds: int) -> None:
        """So long passes; alarms sound when they are due."""
        end = self.now + milliseconds
        while self.alarm is not None and self.alarm <= end:
            self.now = max(self.now, self.alarm)
            self.alarm = None
            self.send(Alarm())
        self.now = end

    def skip(self) -> None:
        """On to the next alarm."""
        assert self.alarm is not None, "nothing is due: nobody would ever go on"
        self.pass_time(max(0, self.alarm - self.now))

    def _perform(self, effect: Effect) -> None:
        match effect:
            case Write():
                self.changes.append(effect.change)
                if self.is_down:
                    self._inputs.append(Failed(OSError("no space left on device")))
                elif not self.is_writing_by_hand:
                    self._keep(effect.change)
                    self._inputs.append(Written())
            case Reload():
                if self.is_down:
                    self._inputs.append(Failed(OSError("the disk is gone")))
                else:
                    kept = played(self.saved, self.entries, set(self.requests), list(self.remarks))
                    self._inputs.append(Loaded(kept))
            case Tell():
                for line in effect.lines:
                    told = self.heard[line]
                    told.append(followed(told[-1] if told else None, msgspec.json.decode(effect.news)))
            case Reply():
                self.answers[effect.line].append(msgspec.to_builtins(effect.answer))
            case Wake():
                self.alarm = effect.at
            case Think():
                self._inputs.append(Thought(effect.seat, effect.number, self._think(effect.thought)))
            case WorkOut():
                self._inputs.append(WorkedOut(effect.seat, effect.entries, None))
            case Show():
                self.shown.append(effect.value)

    def _keep(self, change: Change) -> None:
        assert change.first == len(self.entries) or not change.entries, "entries are written in order"
        self.entries = [*self.entries, *change.entries]
        self.saved = change.table or self.saved
        self.requests |= {change.request} if change.request else set()
        self.remarks += [change.remark] if change.remark else []


def _person(guest: Guest) -> Holder:
    return Holder("person", guest=guest.id, name=guest.name)
