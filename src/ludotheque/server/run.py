"""`ludotheque serve`: the server on a socket."""

from __future__ import annotations

import asyncio
import errno
import faulthandler
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from types import FrameType

import uvicorn

from ludotheque.core.errors import LudothequeError
from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from ludotheque.server.store.opening import check, claimed
from ludotheque.server.wire.addresses import Proxies, origin_of, prefix_of
from ludotheque.server.wire.door import Door
from ludotheque.server.wire.protocol import protocol
from ludotheque.server.wire.sockets import Socket

log = logging.getLogger(__name__)
LARGEST_FRAME = 4
"""Messages up to so many times the limit are answered with what was expected; beyond that the page is disconnected."""

COLLECTED = 20_000, 50, 100
"""After so many new objects the garbage collector looks for circles, after so many times among older ones."""

SWITCH = 0.0005
"""Seconds for which one thread may keep the others waiting."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; LudothequeError where the port cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio lets small answers wait for one another, 40 milliseconds and more.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind((host, port))
        opened.listen(1024)
    except OSError as error:
        opened.close()
        if error.errno == errno.EADDRINUSE:
            raise LudothequeError(f"port {port} of {host} is taken: choose another with --port") from None
        raise LudothequeError(f"cannot listen at {host}, port {port}: {error.strerror or error}") from None
    return opened


def allow_many_files() -> None:
    """Every connection is an open file, and the usual 1,024 are soon used up."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configured(app: Door, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        http=protocol(settings, app.limits),
        # Where a visitor comes from is asked of nobody but the proxies that were named.
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws=Socket,
        # News are small: what compressing them saves on the line, it costs the server more than once.
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_FRAME * settings.largest_message,
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Says by which signal it is ended, where that was not Ctrl-C; and leaves its tables to other nodes before."""

    def __init__(self, config: uvicorn.Config, hand_over: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._hand_over = hand_over
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ending: asyncio.Future[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody wants the server to end; whoever says it twice does not wait."""
        if sig != signal.SIGINT:
            log.warning("ended by %s", signal.Signals(sig).name)
        if self._loop is None or self._ending is not None:
            super().handle_exit(sig, frame)
            return
        self._ending = self._loop.create_future()
        # What is captured is raised again when all is closed, and a process that a signal ends tidies up no more: only
        # Ctrl-C goes on to whoever started the server.
        if sig == signal.SIGINT:
            self._captured_signals.append(sig)
        self._loop.call_soon_threadsafe(lambda: asyncio.ensure_future(self._end()))

    async def _end(self) -> None:
        try:
            await self._hand_over()
        except Exception:
            log.exception("tables could not be left to others")
        self.should_exit = True


def serve(settings: Settings, host: str, port: int, say: Callable[[str], None], *, browse: bool) -> None:
    """Serve until Ctrl-C."""
    # A crash of the interpreter itself is told too, with the line where it happened.
    faulthandler.enable()
    public = [origin_of(url) for url in settings.public_urls]
    prefix = prefix_of(settings.public_urls)
    Proxies(settings.trusted_proxies)
    with listening(host, port) as opened, nullcontext() if settings.url else claimed(settings.data):
        asyncio.run(check(settings.store))
        name = f"[{host}]" if ":" in host else host
        address = f"http://{name}:{opened.getsockname()[1]}/"
        settings = replace(
            settings,
            public_urls=(*public, address),
            prefix=prefix,
            node_address=settings.node_address or address.rstrip("/"),
        )
        app = create_app(settings)
        server = Server(configured(app, settings), app.hand_over)
        allow_many_files()
        # What was imported stays: the garbage collector, for which all players wait, need not look at it again.
        gc.freeze()
        # Little of what a move leaves behind goes in circles: it is looked for less often than after 700 new objects.
        gc.set_threshold(*COLLECTED)
        # The thread that writes to disk gives way to the players sooner than after the usual five milliseconds.
        sys.setswitchinterval(SWITCH)
        say(f"{public[0]}{prefix}/" if public else address)
        if browse:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        server.run(sockets=[opened])
