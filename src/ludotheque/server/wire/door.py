"""The door: what every request must be before anything else looks at it, and what every answer says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from ludotheque.server.messages import Problem
from ludotheque.server.refusal import TooMany
from ludotheque.server.settings import Settings
from ludotheque.server.wire.addresses import Hosts, household
from ludotheque.server.wire.limits import Limits
from ludotheque.server.wire.relay import NODE

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
NOT_HERE, FORBIDDEN, NO_JSON, TOO_MANY = 421, 403, 415, 429
SLOWED = 1.0
"""Seconds before a request that is too much is told so."""
HEADERS = {
    # Styles may be set by script, for what moves; scripts come from this server's files only.
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    # A table's address is its key, and must not be told to others.
    "referrer-policy": "same-origin",
}
Headers = list[tuple[bytes, bytes]]
# ASGI's own words.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


class Turned(Exception):
    """A request that is turned away at the door."""

    def __init__(self, status: int, error: str, detail: str, seconds: int = 0) -> None:
        super().__init__(detail)
        self.status = status
        self.problem = Problem(error=error, detail=detail)
        self.seconds = seconds
        """After so many it may come back; 0 for never."""


class Door:
    """An application that turns away what comes by a wrong name or from foreign pages, and answers HEAD like GET."""

    def __init__(
        self,
        app: Application,
        settings: Settings,
        limits: Limits,
        is_passed: Callable[[str, str, str], bool],
        hand_over: Callable[[], Awaitable[None]],
    ) -> None:
        self._app = app
        self._hosts = Hosts(settings.public_urls)
        self._prefix = settings.prefix
        self._is_warned = bool(settings.trusted_proxies)
        self._is_passed = is_passed
        self.limits = limits
        self.hand_over = hand_over
        """Leaves every table to other nodes, before the server stops."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a connection, or the server's own life."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        self._shorten(scope)
        try:
            if self._is_by_node(scope):
                # Who it is and how much they ask for, the node that passes them on has looked at.
                await self._app(scope, receive, send)
                return
            self._look(scope)
            address = household(scope.get("client"))
            if pause := self.limits.pause(address):
                await asyncio.sleep(pause)
            if scope["type"] == "websocket":
                with self.limits.connected(address):
                    await self._app(scope, receive, send)
            else:
                await self._app(_as_get(scope), receive, _telling(scope, send))
        except Turned as turned:
            await turn_away(scope, turned, send)
        except TooMany as refusal:
            # Whoever does not wait as told is kept waiting.
            await asyncio.sleep(SLOWED)
            await turn_away(scope, turned_by(refusal), send)

    def _shorten(self, scope: Scope) -> None:
        """A proxy may leave the path at which people find the server in what it asks for, or take it away."""
        path = scope["path"]
        if self._prefix and (path == self._prefix or path.startswith(f"{self._prefix}/")):
            scope["path"] = path.removeprefix(self._prefix) or "/"
            scope["raw_path"] = (scope.get("raw_path") or b"").removeprefix(self._prefix.encode()) or b"/"

    def _is_by_node(self, scope: Scope) -> bool:
        """Is this a page that another node of the same store passes on?"""
        if scope["type"] != "websocket":
            return False
        headers = dict(scope["headers"])
        said, cookie = _text(headers, NODE.encode()), _text(headers, b"cookie") or ""
        return bool(said) and self._is_passed(scope["path"], cookie.partition("=")[2], said or "")

    def _look(self, scope: Scope) -> None:
        headers = dict(reversed(list(scope["headers"])))
        host, origin = _text(headers, b"host"), _text(headers, b"origin")
        if not self._hosts.knows(host):
            detail = f"this server does not go by the name {(host or '')[:60]!r}; whoever runs it can say that it does"
            raise Turned(NOT_HERE, "forbidden", f"{detail}, with --public-url")
        if not self._is_warned and b"x-forwarded-for" in headers:
            self._is_warned = True
            log.warning("requests come through a proxy that is no --trusted-proxy: its visitors all count as one")
        if self._hosts.is_secure(host):
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        if not self._hosts.is_own(origin, host):
            raise Turned(FORBIDDEN, "forbidden", "expected a request from a page of this server, not from another's")
        if scope["type"] == "http":
            # What a foreign page can send unasked (a form's content) is not even read.
            kind = (_text(headers, b"content-type") or "").partition(";")[0].strip().lower()
            if scope["method"] == "POST" and kind != "application/json":
                raise Turned(NO_JSON, "unreadable", f"expected the content type application/json, not {kind[:60]!r}")


def turned_by(refusal: TooMany) -> Turned:
    """Turned away because of a limit."""
    return Turned(TOO_MANY, refusal.error, refusal.detail, refusal.seconds)


def _as_get(scope: Scope) -> Scope:
    """HEAD is GET: whoever sends the answer knows which it was, and leaves the content out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _text(headers: dict[bytes, bytes], name: bytes) -> str | None:
    value = headers.get(name)
    return None if value is None else value.decode("latin-1")


def _telling(scope: Scope, send: Send) -> Send:
    """Every answer says what the page may load; answers about guests and tables are kept by nobody."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers: Headers = list(message["headers"])
            headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            if scope["path"].startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message["headers"] = headers
        await send(message)

    return tell


async def turn_away(scope: Any, turned: Turned, send: Send) -> None:
    """Answer a request, or a WebSocket that was not accepted yet."""
    content = msgspec.json.encode(turned.problem)
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    if turned.seconds:
        headers.append((b"retry-after", str(turned.seconds).encode()))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    start = {"type": f"{kind}.response.start", "status": turned.status, "headers": headers}
    body = {"type": f"{kind}.response.body", "body": content, "more_body": False}
    await _telling(scope, send)(start)
    await send(body)
