"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from ludotheque.core.errors import LudothequeError
from ludotheque.server.house import House
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.table.attending import Attendant
from ludotheque.server.table.register import Tables
from ludotheque.server.wire.door import Door
from ludotheque.server.wire.guests import Guests
from ludotheque.server.wire.health import Health, healthz, metrics, readyz
from ludotheque.server.wire.http import HANDLERS, current_guest
from ludotheque.server.wire.lab import LAB
from ludotheque.server.wire.limits import Limits
from ludotheque.server.wire.pages import board_file, page_handler
from ludotheque.server.wire.problems import failed, mistaken, refused


async def add_cookie(message: Message, scope: Scope) -> None:
    """A guest gets the cookie that a handler has set aside for them."""
    if message["type"] == "http.response.start" and "cookie" in scope.get("state", {}):
        MutableScopeHeaders.from_message(message).add("Set-Cookie", scope["state"]["cookie"])


def create_app(settings: Settings) -> Door:
    """A server with everything it needs; it opens its store when it starts."""
    house = House(settings)
    guests = Guests(house.store, settings.prefix)
    tables = Tables(house)
    attendant = Attendant(tables)
    health = Health(house.store)
    for name, read in {
        "tables": lambda: len(tables.epochs()),
        "connections": lambda: tables.connections,
        "bots_waiting": house.waiting,
        "node_ready": lambda: int(house.store.nodes.is_ready),
    }.items():
        house.metrics.watch(name, read)
    limits = Limits(settings)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            await guests.open()
            await attendant.begin()
            house.background(attendant.run())
            yield
        finally:
            await house.close()

    def provide_guests() -> Guests:
        return guests

    def provide_tables() -> Tables:
        return tables

    def provide_health() -> Health:
        return health

    def provide_figures() -> Metrics:
        return house.metrics

    def provide_limits() -> Limits:
        return limits

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *LAB,
            healthz,
            readyz,
            *([metrics] if settings.metrics else []),
            board_file,
            page_handler(settings.page, settings.prefix),
        ],
        dependencies={
            "guests": Provide(provide_guests, sync_to_thread=False),
            "tables": Provide(provide_tables, sync_to_thread=False),
            "health": Provide(provide_health, sync_to_thread=False),
            "limits": Provide(provide_limits, sync_to_thread=False),
            "figures": Provide(provide_figures, sync_to_thread=False),
            "guest": Provide(current_guest),
        },
        exception_handlers={LudothequeError: refused, HTTPException: mistaken, Exception: failed},
        lifespan=[running],
        before_send=[add_cookie],
        request_max_body_size=settings.largest_message,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="ludotheque",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    return Door(app, settings, limits, guests.is_passed, attendant.hand_over)
