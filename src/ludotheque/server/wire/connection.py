"""A page's connection to a table: what it asks goes in, answers and news come out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludotheque.core.errors import LudothequeError
from ludotheque.server.messages import Ask, Done, Hello, News, Ping, Refused
from ludotheque.server.refusal import Refusal, refusal_of
from ludotheque.server.settings import Settings
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.news import news
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables
from ludotheque.server.wire.line import Line

log = logging.getLogger(__name__)
TOO_MANY = 200
"""A page with so many answers unread, or so many requests refused as too fast, is disconnected."""
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
LOST = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to a page raises that has gone."""

_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


class _Id(msgspec.Struct):
    id: str = ""


class _Gone(Exception):
    """The page has left."""


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """Does a page come from this server? Programs that are no browsers send no origin, and carry nobody's cookie."""
    return origin is None or (bool(host) and urlsplit(origin).netloc == host)


class Bucket:
    """So many requests a second, and so many at once."""

    def __init__(self, a_second: float, at_once: int) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = float(at_once)
        self._since = time.monotonic()

    def take(self) -> bool:
        """May there be one more now?"""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """One WebSocket at one table. News is made when it is sent, so a slow page skips what is no longer so."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, table: Table, guest: Guest) -> None:
        self.guest = guest
        self._socket = socket
        self._tables = tables
        self._table = table
        self._settings: Settings = tables.house.settings
        self._bucket = Bucket(self._settings.asks_a_second, self._settings.asks_at_once)
        self._asked: asyncio.Queue[tuple[bytes, int] | None] = asyncio.Queue()
        self._answers: deque[Done | Refused | Ping] = deque()
        self._line = Line()
        self._seen = 0
        self._has_greeted = False
        self._has_news = False
        self._awake = asyncio.Event()
        self._refused = 0

    def wake(self) -> None:
        """There is news."""
        self._has_news = True
        self._awake.set()

    @property
    def trip(self) -> int | None:
        """The smallest recent round trip in milliseconds."""
        return self._line.trip

    async def run(self) -> None:
        """Serve until the page leaves."""
        worker = asyncio.create_task(self._work())
        others = [asyncio.create_task(self._send()), asyncio.create_task(self._measure())]
        try:
            await self._receive()
        finally:
            for task in others:
                task.cancel()
            # What the page has asked for before it left is done: others are to hear of it.
            self._asked.put_nowait(None)
            await asyncio.gather(worker, *others, return_exceptions=True)
            if self._has_greeted:
                self._tables.leave(self._table, self)

    async def _receive(self) -> None:
        while len(self._answers) < TOO_MANY and self._refused < TOO_MANY and self._asked.qsize() < TOO_MANY:
            message: Any = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            heard = (message.get("bytes") or b"") if text is None else text.encode()
            # A pong is heard at once, whatever else the page waits for.
            if not self._line.hear(heard):
                # Of what is too long, no more is kept than shows that it is.
                self._asked.put_nowait((heard[: self._settings.largest_message + 1], self._settings.now()))
        await self._socket.close(code=POLICY_VIOLATION, reason="too fast")

    async def _work(self) -> None:
        """What the page asks is done in order."""
        while asked := await self._asked.get():
            await self._hear(*asked)

    async def _measure(self) -> None:
        """Where the quicker wins, the line is measured from time to time."""
        while True:
            await asyncio.sleep(self._line.pause)
            tempo = self._table.match.tempo
            if self._has_greeted and self._table.saved.phase == "playing" and (tempo.cooldown or tempo.earliest):
                self._answer(Ping(number=self._line.next(), now=0, trip=None))

    async def _hear(self, text: bytes, arrived: int) -> None:
        id = ""
        try:
            if len(text) > self._settings.largest_message:
                raise Refusal("unreadable", f"expected a message of at most {self._settings.largest_message} bytes")
            id = _id_in(text)
            if not self._bucket.take():
                self._refused += 1
                raise Refusal("busy", f"expected at most {self._settings.asks_a_second:.0f} requests a second")
            await self._carry_out(_read(text), arrived)
        except LudothequeError as error:
            refusal = refusal_of(error)
            self._answer(Refused(id=id, error=refusal.error, detail=refusal.detail))
        except Exception:
            log.exception("a request at table %s failed", self._table.saved.id)
            self._answer(Refused(id=id, error="busy", detail="something went wrong on the server: try again"))
        else:
            self._answer(Done(id=id))

    async def _carry_out(self, ask: Ask, arrived: int) -> None:
        if isinstance(ask, Hello):
            self._seen = ask.seen
            self._has_greeted = True
            await self._tables.join(self._table, self)
        elif not self._has_greeted:
            raise Refusal("forbidden", "expected hello as the first request of a connection")
        else:
            await self._tables.ask(self._table, self.guest, ask, arrived, self.trip)

    def _answer(self, answer: Done | Refused | Ping) -> None:
        self._answers.append(answer)
        self._awake.set()

    async def _send(self) -> None:
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                if self._has_news and self._has_greeted:
                    self._has_news = False
                    await self._tell(await self._news())
                while self._answers:
                    await self._tell(self._answers.popleft())
        except _Gone:
            # Whoever listens to the page will notice.
            return
        except Exception:
            log.exception("table %s cannot be shown", self._table.saved.id)
            with suppress(*LOST):
                await self._socket.close(code=INTERNAL_ERROR)

    async def _news(self) -> News:
        async with self._table.held():
            await self._table.tell_from_the_start()
            made = news(self._table, self.guest, self._seen)
        self._seen = made.number
        return made

    async def _tell(self, message: News | Done | Refused | Ping) -> None:
        if isinstance(message, Ping):
            # What waits to be sent must not wait in the figures.
            message = msgspec.structs.replace(message, now=self._settings.now(), trip=self.trip)
            self._line.sent(message.number)
        text = msgspec.json.encode(message).decode()
        try:
            await self._socket.send_text(text)
        except LOST:
            raise _Gone from None


def _read(text: bytes) -> Ask:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", f"not a request: {error}") from None


def _id_in(text: bytes) -> str:
    """The id of a request that may be no request otherwise."""
    try:
        return msgspec.json.decode(text, type=_Id).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
