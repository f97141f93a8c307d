"""HTTP on a socket, for uvicorn: what is only half sent is not waited for for ever."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotheque.server.settings import Settings
from ludotheque.server.wire.addresses import Proxies, household
from ludotheque.server.wire.limits import Limits


def protocol(settings: Settings, limits: Limits) -> type[H11Protocol]:
    """The protocol of a server with these settings."""
    proxies = Proxies(settings.trusted_proxies)

    class Protocol(H11Protocol):
        """Closes a connection whose request's head or content takes too long, however steadily it trickles in; and one
        too many of an address. A WebSocket is counted elsewhere."""

        _counted = ""
        _stage = ""
        _alarm: TimerHandle | None = None

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._enter("head")
            host = self.client[0] if self.client else ""
            if not proxies.has(host):
                address = household(self.client)
                if limits.enter(address):
                    self._counted = address
                else:
                    transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._enter("")
            self._leave()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._stage != "upgraded":
                states = {h11.IDLE: "head", h11.SEND_BODY: "content"}
                self._enter(states.get(self.conn.their_state, ""))

        def on_response_complete(self) -> None:
            # From here on uvicorn itself waits for the next request, until its first byte.
            self._enter("")
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._enter("upgraded")
            self._leave()
            super().handle_websocket_upgrade(event)

        def _leave(self) -> None:
            if self._counted:
                limits.leave(self._counted)
                self._counted = ""

        def _enter(self, stage: str) -> None:
            if stage == self._stage:
                return
            self._stage = stage
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            seconds = {"head": settings.head_seconds, "content": settings.content_seconds}.get(stage)
            if seconds is not None:
                self._alarm = self.loop.call_later(seconds, self.transport.abort)

    return Protocol
