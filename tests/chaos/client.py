"""A simulated page: it comes back when its line breaks, asks again what was not answered, keeps what it has seen."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

from tests.server.pages import followed

from ludotheque.server.store.saved import Guest

PATIENCE, MOMENT = 6.0, 1.0
GONE = (4403, 4404)


class End(Protocol):
    """A page's end of its connection."""

    close_code: int | None
    is_closed: bool

    async def get(self) -> str | None: ...

    def put(self, text: str) -> None: ...

    def end(self, code: int = 1000) -> None: ...


class World(Protocol):
    """Where a page lives, simulated or not."""

    loop: Any
    kept: Any
    nodes: Any
    problems: list[str]
    trace: list[str]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def dial(self, number: int, guest: Guest, table: str) -> Any: ...


@dataclass
class Heard:
    """What a page has heard over a line, and when."""

    since: float
    """When the line was wanted."""
    served: float | None = None
    """The first news."""
    went_on: float | None = None
    """The first entry that was made after those."""


class Client:
    """One person at one table; without a seat they watch."""

    def __init__(
        self, world: World, guest: Guest, table: str, seat: int | None, rng: random.Random, game: str = ""
    ) -> None:
        self.world = world
        self.game = game
        self.guest = guest
        self.table = table
        self.seat = seat
        self._rng = rng
        self._end: End | None = None
        self.news: dict[str, Any] | None = None
        self.events: dict[int, dict[str, Any]] = {}
        self.waiting: dict[str, dict[str, Any]] = {}
        """What was asked and not answered."""
        self.plays: dict[str, str] = {}
        """What came of each move: done, or why not."""
        self.said: dict[str, str] = {}
        self.last_done = 0.0
        """When a move was acknowledged last."""
        self.line = Heard(0.0)
        self.waits: list[float] = []
        """How long each answer was waited for, asking again included, and news after each line that broke."""
        self._since: dict[str, float] = {}
        self._broken: float | None = None
        """Since when it has had no line that it has heard news over."""
        self.is_active = True
        self._numbers = 0

    def start(self) -> None:
        self.world.spawn(self._live())
        self.world.spawn(self._act())

    async def _live(self) -> None:
        attempts = 0
        while True:
            number = self._rng.randrange(len(self.world.nodes))
            self.line = Heard(self.world.loop.time())
            end = self.world.dial(number, self.guest, self.table)
            code = None
            if end is not None:
                self._end = end
                self._send({"type": "hello", "id": self._id(), "seen": self.news["number"] if self.news else 0})
                for request in list(self.waiting.values()):
                    self._send(request)
                if await self._hear(end):
                    attempts = 0
                code = end.close_code
                end.end()
                self._end = None
                if self._broken is None:
                    self._broken = self.world.loop.time()
                if code in GONE:
                    self.world.problems.append(f"{self.guest.id}: the table is gone ({code})")
                    return
            pause = 0.05 if code == 1012 and attempts == 0 else min(0.4 * 2**attempts, 8.0)
            attempts += 1
            await asyncio.sleep(pause * self._rng.uniform(1, 1.5))

    async def _hear(self, end: End) -> bool:
        """Listen until the line breaks or is silent for too long; was there any news?"""
        has_news, silent = False, 0.0
        while True:
            try:
                text = await asyncio.wait_for(end.get(), MOMENT)
                silent = 0.0
            except TimeoutError:
                silent = silent + MOMENT if self.waiting or not has_news else 0.0
                if silent > PATIENCE:
                    return has_news
                continue
            if text is None:
                return has_news
            for part in text.split("\n"):
                message = json.loads(part)
                has_news = has_news or message["type"] == "news"
                self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "news":
            now, before = self.world.loop.time(), self.news["number"] if self.news else 0
            if self._broken is not None:
                self.waits.append(now - self._broken)
                self._broken = None
            if self.line.served is None:
                self.line.served = now
            elif self.line.went_on is None and message["number"] > before:
                self.line.went_on = now
            self._follow(message)
        elif message["type"] == "ping":
            self._send({"type": "pong", "number": message["number"]})
        elif message["id"] in self.waiting:
            request = self.waiting.pop(message["id"])
            self._answered(request, message)

    def _follow(self, news: dict[str, Any]) -> None:
        self.world.trace.append(f"{self.world.loop.time():.4f} {self.guest.id} {json.dumps(news, sort_keys=True)}")
        if news["on"] and (self.news is None or self.news["version"] != news["on"]):
            # What it builds on was missed.
            self._send({"type": "hello", "id": self._id(), "seen": self.news["number"] if self.news else 0})
            return
        kept = len(self.world.kept.entries[self.table])
        for event in news.get("events", []):
            known = self.events.setdefault(event["number"], event)
            if known != event:
                self.world.problems.append(f"{self.guest.id} was told two things of entry {event['number']}")
            if event["number"] >= kept:
                self.world.problems.append(f"{self.guest.id} was told of entry {event['number']} before it was kept")
        self.news = followed(self.news, news)
        if sorted(self.events) != list(range(self.news["number"])):
            self.world.problems.append(f"{self.guest.id} was not told of every entry up to {self.news['number']}")
        gate = self.news["gate"]
        if gate is not None and self.seat is not None and self.seat not in gate["ready"]:
            self.ask("ready")

    def _answered(self, request: dict[str, Any], answer: dict[str, Any]) -> None:
        result = "done" if answer["type"] == "done" else answer["error"]
        self.waits.append(self.world.loop.time() - self._since.pop(request["id"]))
        if request["type"] == "play":
            self.plays[request["id"]] = result
            self.last_done = self.world.loop.time() if result == "done" else self.last_done
        if request["type"] == "say":
            self.said[request["id"]] = result
        if result == "done" and f"{self.guest.id}:{request['id']}" not in self.world.kept.requests[self.table]:
            self.world.problems.append(f"{self.guest.id}: {request['type']} was done before it was kept")

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(0.05, 0.6))
            if self.waiting or self.news is None or self._end is None or not self.is_active:
                continue
            if self._rng.random() < 0.06:
                self.ask("say", text=f"remark {self._numbers}")
            elif self.seat is not None:
                self._play()

    def _play(self) -> None:
        assert self.news is not None
        for position in self.news["positions"]:
            if position["seat"] == self.seat and position["choices"]:
                moves = [choice["move"] for choice in position["choices"]]
                # Matches are to last: whoever may stop, does.
                move = self._rng.choice(moves)
                self.ask("play", seat=self.seat, move=move, question=position["question"])

    def ask(self, kind: str, **fields: Any) -> str:
        request = {"type": kind, "id": self._id(), **fields}
        self.waiting[request["id"]] = request
        self._since[request["id"]] = self.world.loop.time()
        if kind == "play":
            self.plays[request["id"]] = ""
        self._send(request)
        return str(request["id"])

    def _id(self) -> str:
        self._numbers += 1
        return f"{self.guest.id}{self._numbers}"

    def _send(self, message: dict[str, Any]) -> None:
        if self._end is not None and not self._end.is_closed:
            self._end.put(json.dumps(message))
