"""A page's connection to a table: what it asks goes to the table's owner, answers and news come out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

import msgspec

from ludotheque.server.messages import Done, Hello, Ping, Refused, Request
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.inputs import Asked, Measured
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables
from ludotheque.server.wire.limits import Bucket
from ludotheque.server.wire.line import Line
from ludotheque.server.wire.relay import MOVED
from ludotheque.server.wire.sockets import Channel

log = logging.getLogger(__name__)
TOO_MANY = 200
"""A page with so many requests unanswered, or so many refused as too fast, is disconnected."""
UNREAD = 4 * 1024 * 1024
"""A page that has so many bytes unread is too slow, and disconnected: when it comes back it is told what it missed."""
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class _Id(msgspec.Struct):
    id: str = ""


class Connection:
    """One page at one table."""

    def __init__(self, channel: Channel, tables: Tables, table: Table, guest: Guest) -> None:
        self.guest = guest
        self._channel = channel
        self._tables = tables
        self._table = table
        self._settings: Settings = tables.house.settings
        self._bucket = Bucket(self._settings.asks_a_second, self._settings.asks_at_once)
        self._number = 0
        """Its line's at the table, once it has said hello."""
        self._line = Line()
        self._out: list[bytes] = []
        """What is to be sent."""
        self._pinging: int | None = None
        """The number of the ping that is to be sent with it."""
        self._unanswered = 0
        self._asked: deque[float] = deque()
        """When each of the unanswered came; mostly they are answered in that order."""
        self._metrics = tables.house.metrics
        self._refused = 0
        self._measuring: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve until the page leaves. What it has asked for before it left is done: others are to hear of it."""
        try:
            await self._channel.listen(self._hear)
        finally:
            self._tables.leave(self._table, self._number)
            if self._measuring is not None:
                self._measuring.cancel()

    def tell(self, news: bytes) -> None:
        """There is news."""
        if not self._out:
            self._tables.speaking.append(self)
        self._out.append(news)
        tempo = self._table.match.tempo
        if (tempo.cooldown or tempo.earliest) and self._measuring is None and self._is_racing():
            self._measuring = asyncio.create_task(self._measure())

    def answer(self, answer: Done | Refused) -> None:
        """A request is answered."""
        self._unanswered -= 1
        if self._asked:
            self._metrics.requests.note(time.perf_counter() - self._asked.popleft())
        if isinstance(answer, Refused):
            self._metrics.counts["refused"] += 1
        if not self._out:
            self._tables.speaking.append(self)
        self._out.append(_encoder.encode(answer))

    def drop(self, *, has_moved: bool = False) -> None:
        """The page is let go; it comes back by itself."""
        self.speak()
        self._channel.hang_up(MOVED if has_moved else INTERNAL_ERROR)

    def _hear(self, text: bytes) -> None:
        if b'"pong"' in text and self._line.hear(text):
            if self._number and self._line.trip is not None:
                self._tables.send(self._table, Measured(self._number, self._line.trip))
            return
        self._ask(text, self._settings.now())
        self._tables.speak()
        if self._unanswered >= TOO_MANY or self._refused >= TOO_MANY:
            self._channel.hang_up(POLICY_VIOLATION, "too fast")

    def _ask(self, text: bytes, arrived: int) -> None:
        self._unanswered += 1
        self._asked.append(time.perf_counter())
        try:
            if len(text) > self._settings.largest_message:
                raise Refusal("unreadable", f"expected a message of at most {self._settings.largest_message} bytes")
            if not self._bucket.take_now():
                self._refused += 1
                raise Refusal("busy", f"expected at most {self._settings.asks_a_second:.0f} requests a second")
            try:
                request = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                raise Refusal("unreadable", f"not a request: {error}") from None
            self._carry_out(request, arrived)
        except Refusal as refusal:
            self.answer(Refused(id=_id_in(text), error=refusal.error, detail=refusal.detail))
        except Exception:
            log.exception("a request at table %s failed", self._table.kept.id)
            self.answer(Refused(id=_id_in(text), error="busy", detail="something went wrong on the server: try again"))

    def _carry_out(self, request: Request, arrived: int) -> None:
        if isinstance(request, Hello):
            self._number = self._number or self._tables.new_line()
            self._tables.join(self._table, self._number, self, self.guest, request)
        elif not self._number:
            raise Refusal("forbidden", "expected hello as the first request of a connection")
        else:
            self._tables.send(self._table, Asked(self._number, self.guest, request, arrived), arrived)

    def _is_racing(self) -> bool:
        """Does the line's speed matter now?"""
        tempo = self._table.match.tempo
        return bool(tempo.cooldown or tempo.earliest) and self._table.kept.phase == "playing"

    async def _measure(self) -> None:
        """Where the quicker wins, the line is measured from time to time."""
        while self._is_racing():
            await asyncio.sleep(self._line.pause)
            self._pinging = self._line.next()
            self.speak()
        self._measuring = None

    def _ping(self, number: int) -> bytes:
        # What waits to be sent must not wait in the figures.
        self._line.sent(number)
        return _encoder.encode(Ping(number=number, now=self._settings.now(), trip=self._line.trip))

    def speak(self) -> None:
        """Send what has come together, a line each."""
        lines, self._out = self._out, []
        if self._pinging is not None:
            lines.append(self._ping(self._pinging))
            self._pinging = None
        if self._channel.unread > UNREAD:
            self._channel.cut()
        elif lines:
            self._channel.tell(b"\n".join(lines))


def _id_in(text: bytes) -> str:
    """The id of a request that may be no request otherwise."""
    try:
        return msgspec.json.decode(text[: 64 * 1024], type=_Id).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
