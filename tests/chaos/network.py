"""Connections of the simulated network: in order, with delays, and cut when a program dies or a line breaks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import ConnectionClosedError

from ludotheque.server.wire.sockets import CHANNEL

if TYPE_CHECKING:
    from tests.chaos.loop import SimulatedLoop

LOST = 1006
APART = 1e-6


class End:
    """One end of a connection."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._heard: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self.close_code: int | None = None
        self.is_closed = False

    async def get(self) -> str | None:
        """The next message; None where there will be none."""
        while not self._heard:
            if self.is_closed:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._heard.popleft()

    def put(self, text: str) -> None:
        """Say something to the other end."""
        self._pipe.carry(self, text)

    def end(self, code: int = 1000) -> None:
        """Leave."""
        if not self.is_closed:
            self.close_code, self.is_closed = code, True
            self._rouse()
            self._pipe.carry(self, code)

    def arrive(self, message: str | int) -> None:
        """Something comes from the other end."""
        if self.is_closed:
            return
        if isinstance(message, int):
            self.close_code, self.is_closed = message, True
        else:
            self._heard.append(message)
        self._rouse()

    def _rouse(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # As a page's WebSocket at a node.

    unread = 0

    @property
    def scope(self) -> dict[str, Any]:
        return {"state": {CHANNEL: self}}

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        while (text := await self.get()) is not None:
            hear(text.encode())

    def tell(self, text: bytes) -> None:
        if not self.is_closed:
            self.put(text.decode())

    def hang_up(self, code: int, reason: str = "") -> None:
        self.end(code)

    async def receive(self) -> dict[str, Any]:
        text = await self.get()
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        if self.is_closed:
            raise RuntimeError("it is closed")
        self.put(text)

    async def send_json(self, value: Any) -> None:
        await self.send_text(msgspec.json.encode(value).decode())

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.end(code)

    # As a connection to another node.

    async def send(self, text: str) -> None:
        if self.is_closed:
            raise ConnectionClosedError(None, None)
        self.put(text)

    async def recv(self) -> str:
        text = await self.get()
        if text is None:
            raise ConnectionClosedError(None, None)
        return text


class Pipe:
    """A connection: both of its ends, and what is under way."""

    def __init__(self, loop: SimulatedLoop, delay: Callable[[], float], is_open: Callable[[], bool]) -> None:
        self._loop = loop
        self._delay = delay
        self._is_open = is_open
        self.is_broken = False
        self.near, self.far = End(self), End(self)
        self._last = {id(self.near): 0.0, id(self.far): 0.0}

    def carry(self, sender: End, message: str | int) -> None:
        """What is said arrives later, in order; over a line that is cut nothing arrives, and nobody is told."""
        if self.is_broken or not self._is_open():
            # What comes after something that was lost does not arrive either.
            self.is_broken = True
            return
        receiver = self.far if sender is self.near else self.near
        # Of two that arrive in the same instant, asyncio knows no order.
        at = max(self._last[id(receiver)] + APART, self._loop.now + self._delay())
        self._last[id(receiver)] = at
        self._loop.outside_later(at - self._loop.now, receiver.arrive, message)

    def cut(self) -> None:
        """Both ends notice that the other is gone."""
        self.near.arrive(LOST)
        self.far.arrive(LOST)
