"""Tables of Pig with two people each over WebSockets, who move as soon as everybody has heard of the last move."""

import asyncio
import hashlib
import http.client
import json
import secrets
import time
from dataclasses import dataclass, field
from itertools import count

from bench.frames import PATIENCE, Heard, Line

BUST = 1


@dataclass
class Times:
    """Seconds from sending each move to what was heard of it."""

    done: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """Until the other player heard of it."""


class Flight:
    """A move that was sent, and by whom it has been heard of."""

    def __init__(self, id: str, first: int, mover: Line, other: Line) -> None:
        self.id = id
        self.first = first
        """The number its first entry will have."""
        self.mover = mover
        self.other = other
        self.sent = time.perf_counter()
        self.done = self.shown = self.told = 0.0

    def hear(self, line: Line, heard: Heard) -> None:
        """Note what somebody has heard of it, if that was about it."""
        now = time.perf_counter() - self.sent
        if heard.id == self.id:
            self.done = now
        elif heard.events and heard.events[-1].number >= self.first:
            if line is self.mover:
                self.shown = now
            else:
                self.told = now

    @property
    def has_landed(self) -> bool:
        """Is it acknowledged, and do both players know of it?"""
        return bool(self.done and self.shown and self.told)


class Table:
    """Two players who pass every other turn and roll until they bust in the others: nobody ever wins."""

    def __init__(self, host: str, id: str, cookies: tuple[str, str]) -> None:
        self._host = host
        self._path = f"/api/tables/{id}/live"
        self._cookies = cookies
        self._lines: list[Line] = []
        self._ids = count()
        self._known = 0
        """So many entries are known to somebody."""
        self._turns = 0
        """So many turns are over."""
        self._flight: Flight | None = None
        self._until = 0.0
        self._times = Times()
        self._resting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self) -> None:
        """Both sit down, add to the dice, and start."""
        self._lines = [await Line.open(self._host, self._path, cookie, self._hear) for cookie in self._cookies]
        for line in self._lines:
            await line.ask("hello")
        await self._lines[1].ask("sit", seat=1, name="Ben")
        values = [secrets.token_hex(32) for _ in self._lines]
        for line, value in zip(self._lines, values, strict=True):
            await line.ask("commit", promise=hashlib.sha256(bytes.fromhex(value)).hexdigest())
        await self._lines[0].ask("start")
        for line, value in zip(self._lines, values, strict=True):
            await line.ask("reveal", value=value)

    async def play(self, until: float) -> Times:
        """Make moves until a moment, and wait for the last; how long each took."""
        self._until, self._times = until, Times()
        self._resting = asyncio.get_running_loop().create_future()
        self._move()
        await asyncio.wait_for(self._resting, until - time.perf_counter() + PATIENCE)
        return self._times

    def end(self) -> None:
        """Both leave."""
        for line in self._lines:
            line.close()

    def _move(self) -> None:
        seat, kind = self._turns % 2, "hold" if self._turns % 4 < 2 else "roll"
        self._flight = Flight(f"m{next(self._ids)}", self._known, self._lines[seat], self._lines[1 - seat])
        text = f'{{"type":"play","id":"{self._flight.id}","seat":{seat},"move":{{"do":"{kind}"}}}}'
        self._lines[seat].send(text.encode())

    def _hear(self, line: Line, heard: Heard) -> None:
        self._follow(heard)
        if self._flight is None:
            return
        if heard.type == "refused":
            self._resting.set_exception(RuntimeError(f"a move was refused: {heard.detail}"))
            self._flight = None
            return
        self._flight.hear(line, heard)
        if self._flight.has_landed:
            self._times.done.append(self._flight.done)
            self._times.told.append(self._flight.told)
            self._flight = None
            if time.perf_counter() < self._until:
                self._move()
            else:
                self._resting.set_result(None)

    def _follow(self, heard: Heard) -> None:
        """Whose turn it is, from what has happened."""
        for event in heard.events:
            if event.number >= self._known:
                self._known = event.number + 1
                is_passed = event.move is not None and (event.move.do == "hold" or event.move.face == BUST)
                self._turns += is_passed


def opened(host: str, tables: int) -> list[Table]:
    """So many new tables, each with two guests of its own."""
    connection = http.client.HTTPConnection(host, timeout=PATIENCE)

    def post(path: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise RuntimeError(f"POST {path}: {answer.status} {text.decode()}")
        return json.loads(text), (answer.headers.get("Set-Cookie") or cookie).partition(";")[0]

    made = []
    wanted = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"goal": 1000}}
    for _ in range(tables):
        ann, ben = (post("/api/me", {"name": name})[1] for name in ("Ann", "Ben"))
        made.append(Table(host, post("/api/tables", wanted, ann)[0]["table"], (ann, ben)))
    connection.close()
    return made
