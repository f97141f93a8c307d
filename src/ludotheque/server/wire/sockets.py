"""WebSockets, for uvicorn. Once a page is at a table, its messages go straight to whoever listens and news straight to
the line: a task and a queue for each way would cost a move more than its rules do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from struct import pack
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

AHEAD = 16
"""So many messages may wait to be taken before no more is read."""
PIECE = 1024
"""So many bytes are taken apart in one turn of the loop: nobody waits for the rest of another page's flood, and what
comes after a page was let go costs nothing."""
TEXT, SHORT, LONG = 0x81, 126, 127
"""How the frame of a whole text begins, and what stands for its length where that takes two bytes or eight."""
MASKED, MASK = 0x80, 4
"""Added to the length where the text is masked, as a page's has to be; so many bytes the mask has."""
CHANNEL = "ludotheque.channel"
"""Where a connection's scope has its channel."""


class Channel(Protocol):
    """The line to a page that is at a table."""

    @property
    def unread(self) -> int:
        """Bytes that the page has not taken yet."""

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Have every message told, until the page has left."""

    def tell(self, text: bytes) -> None:
        """Send something, if the page is still there."""

    def hang_up(self, code: int, reason: str = "") -> None:
        """Let the page go; what else it says is not heard."""

    def cut(self) -> None:
        """Let a page go that takes nothing any more."""


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own, which stops reading when a page is far ahead, not after each of its messages, and is a `Channel`
    for whoever knows it."""

    _hear: Callable[[bytes], None] | None = None
    _is_done = False
    _late = b""
    """What has come and is taken apart in the next turns."""

    def handle_connect(self, event: Request) -> None:
        """A page asks for a connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][CHANNEL] = self

    def data_received(self, data: bytes) -> None:
        """Something has come: mostly one message, whole."""
        if self._late:
            self._late += data
            self.transport.pause_reading()
            return
        if self._hear is not None:
            text = self._alone(data)
            if text is not None:
                if not self._is_done:
                    self._hear(text)
                return
        if len(data) > PIECE:
            data, self._late = data[:PIECE], data[PIECE:]
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)
        super().data_received(data)

    def _go_on(self) -> None:
        """Take apart the next piece of what has come."""
        if self._is_done or self.transport.is_closing():
            self._late = b""
            self.transport.abort()
            return
        data, self._late = self._late[:PIECE], self._late[PIECE:]
        super().data_received(data)
        if self._late:
            self.loop.call_soon(self._go_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _alone(self, data: bytes) -> bytes | None:
        """The text of a frame that came whole and alone; None where the library has to look, which is slower."""
        size = len(data) - 2 - MASK
        if not 0 <= size <= PIECE or data[0] != TEXT:
            return None
        mask = 2
        if size >= SHORT:
            mask, size = 4, size - 2
            if data[1] != MASKED + SHORT or size < SHORT or int.from_bytes(data[2:4]) != size:
                return None
        elif data[1] != MASKED + size:
            return None
        conn = self.conn
        if conn.reader.buffer or conn.current_size is not None or conn.state is not OPEN:
            return None
        return apply_mask(data[mask + MASK :], data[mask : mask + MASK])

    def send_receive_event_to_app(self) -> None:
        """A message is whole: tell it, or let it wait until it is taken."""
        if self._hear is not None:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            self.frames = []
            if not self._is_done:
                self._hear(bytes(data))
            return
        # What is said to be paused already is not paused.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def unread(self) -> int:
        """Bytes that wait to be sent."""
        return self.transport.get_write_buffer_size()

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        """Have every message told, those first that have come already, until the page has left."""
        self._hear = hear
        while True:
            message: Any = await self.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            hear(message["bytes"] if text is None else text.encode())

    def tell(self, text: bytes) -> None:
        """Send a text, whole."""
        if self.close_sent or self.conn.close_rcvd is not None or self.transport.is_closing():
            return
        size = len(text)
        if size < SHORT:
            head = pack("!BB", TEXT, size)
        elif size < 1 << 16:
            head = pack("!BBH", TEXT, SHORT, size)
        else:
            head = pack("!BBQ", TEXT, LONG, size)
        self.transport.write(head + text)

    def hang_up(self, code: int, reason: str = "") -> None:
        """Close; what else comes is not heard."""
        if not self._is_done:
            self._is_done = True
            self.tasks.add(ending := self.loop.create_task(self._end(code, reason)))
            ending.add_done_callback(self.on_task_complete)

    def cut(self) -> None:
        """Close without a word."""
        self._is_done = True
        self.transport.abort()

    async def _end(self, code: int, reason: str) -> None:
        # Whoever has left meanwhile need not be told.
        with suppress(RuntimeError, OSError):
            await self.send({"type": "websocket.close", "code": code, "reason": reason})
