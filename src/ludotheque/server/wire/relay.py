"""A page whose table another node has: what it says is passed on there, and what it is told comes back."""

from __future__ import annotations

import asyncio
import errno
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

REACHED = 1.0
"""Seconds within which another node answers, or is not reached."""
SILENT = 1.5
"""Seconds after which a node that says nothing at all is taken for dead; it may be paused."""
MOVED = 1012
"""Closes a page's connection that is to come back at once."""
NODE = "x-ludotheque-node"
Socket = WebSocket[Any, Any, Any]
"""A page's connection, which was accepted."""


class NobodyThere(Exception):
    """No server listens at another node's address: it has died, or was never there."""


async def reach(address: str, path: str, headers: dict[str, str]) -> ClientConnection | None:
    """A connection to another node; None where it is not reached, NobodyThere where that is certain."""
    url = f"ws{address.removeprefix('http').rstrip('/')}{path}"
    try:
        return await connect(
            url,
            additional_headers=headers,
            open_timeout=REACHED,
            ping_interval=REACHED,
            ping_timeout=SILENT,
            close_timeout=REACHED,
            max_size=None,
            compression=None,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, InvalidURI) as error:
        if isinstance(error, OSError) and error.errno == errno.ECONNREFUSED:
            raise NobodyThere(address) from None
        return None


async def pass_on(socket: Socket, far: ClientConnection) -> None:
    """Pass on what is said both ways until one of them leaves; a page whose table has moved comes back at once."""
    outward = asyncio.create_task(_outward(socket, far))
    inward = asyncio.create_task(_inward(socket, far))
    try:
        await asyncio.wait([outward, inward], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (outward, inward):
            task.cancel()
        await asyncio.gather(outward, inward, return_exceptions=True)
        with suppress(Exception):
            await far.close()
        code = far.close_code
        # A node that was lost is nothing that the page should hear of: it finds the next one.
        with suppress(Exception):
            await socket.close(code=code if code is not None and (code == 1008 or code >= 4000) else MOVED)


async def _outward(socket: Socket, far: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            await far.send((message.get("bytes") or b"").decode(errors="replace") if text is None else text)


async def _inward(socket: Socket, far: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            told = await far.recv()
            await socket.send_text(told if isinstance(told, str) else told.decode())
