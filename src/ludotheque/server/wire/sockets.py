"""WebSockets, for uvicorn: reading stops when a page is far ahead, not after each of its messages."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

AHEAD = 16
"""So many messages may wait to be taken before no more is read."""


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own asks the system to stop and to go on for every single message, which costs more than reading it."""

    def send_receive_event_to_app(self) -> None:
        """A message is whole: let it wait until it is taken."""
        # What is said to be paused already is not paused.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
