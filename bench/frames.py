"""A WebSocket client that costs little, so that what is measured is the server: text frames, nothing compressed."""

import asyncio
import base64
import os
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

PATIENCE = 60.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""A client's frames must be masked, but a mask of zeros changes nothing and costs nothing."""


class Move(msgspec.Struct):
    """As much of a move as Pig's players look at."""

    do: str = ""
    face: int = 0


class Event(msgspec.Struct):
    """What was done."""

    number: int = -1
    move: Move | None = None


class Heard(msgspec.Struct):
    """As much of anything that the server says as players need; whatever else it says is left unread."""

    type: str
    id: str = ""
    detail: str = ""
    events: list[Event] = []


_decoder = msgspec.json.Decoder(Heard)


class Line(asyncio.Protocol):
    """One connection to a table."""

    def __init__(self, hear: Callable[["Line", Heard], None]) -> None:
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ids = count()
        self._asked: dict[str, asyncio.Future[Heard]] = {}

    @classmethod
    async def open(cls, host: str, path: str, cookie: str, hear: Callable[["Line", Heard], None]) -> "Line":
        """A connection that has been accepted."""
        name, _, port = host.rpartition(":")
        transport, line = await asyncio.get_running_loop().create_connection(lambda: cls(hear), name, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = [
            f"GET {path} HTTP/1.1", f"Host: {host}", f"Cookie: {cookie}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        transport.write("\r\n".join([*wanted, "", ""]).encode())
        await asyncio.wait_for(line._opened, PATIENCE)
        return line

    async def ask(self, kind: str, **fields: Any) -> Heard:
        """Ask for something that must be done; the answer."""
        id = f"a{next(self._ids)}"
        self._asked[id] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"type": kind, "id": id, **fields}))
        answer = await asyncio.wait_for(self._asked[id], PATIENCE)
        if answer.type != "done":
            raise RuntimeError(f"{kind} was refused: {answer.detail}")
        return answer

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send one short frame."""
        assert self._transport is not None
        length = bytes([MASKED | len(text)]) if len(text) < 126 else bytes([MASKED | 126, *len(text).to_bytes(2)])
        self._transport.write(bytes([LAST | kind]) + length + NO_MASK + text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        waiting: list[asyncio.Future[Any]] = [self._opened, *self._asked.values()]
        for each in waiting:
            if not each.done():
                each.set_exception(ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._is_open:
            head, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open, self._rest = True, rest
            self._opened.set_result(None)
        while frame := self._frame():
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame's kind and text, once all of it is there."""
        rest = self._rest
        if len(rest) < 2:
            return None
        begins, length = 2, rest[1]
        if length >= 126:
            begins = 4 if length == 126 else 10
            length = int.from_bytes(rest[2:begins])
        if len(rest) < begins + length:
            return None
        assert rest[0] & LAST, "the server sends whole messages"
        self._rest = rest[begins + length :]
        return rest[0] & 0x0F, rest[begins : begins + length]

    def _take(self, kind: int, text: bytes) -> None:
        if kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.close()
        else:
            for heard in map(_decoder.decode, text.split(b"\n")):
                if heard.id in self._asked:
                    self._asked.pop(heard.id).set_result(heard)
                else:
                    self._hear(self, heard)
