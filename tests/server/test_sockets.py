"""WebSockets stop reading when a page is far ahead, and only then."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.server.wire.sockets import AHEAD, Socket


class Transport:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("pause")

    def resume_reading(self) -> None:
        self.told.append("resume")


@pytest.mark.asyncio
async def test_reading_goes_on_until_many_messages_wait() -> None:
    socket: Any = Socket.__new__(Socket)
    socket.queue, socket.transport = asyncio.Queue(), Transport()
    socket.read_paused = socket.close_sent = False
    socket.curr_msg_data_type = "text"
    for number in range(AHEAD + 3):
        assert socket.transport.told == (["pause"] if number >= AHEAD else [])
        socket.frames = [b"%d" % number]
        socket.send_receive_event_to_app()
    for number in range(AHEAD + 3):
        assert socket.transport.told == ["pause"]
        assert (await socket.receive())["text"] == str(number)
    assert socket.transport.told == ["pause", "resume"]
