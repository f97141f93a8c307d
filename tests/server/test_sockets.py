"""WebSockets stop reading when a page is far ahead, and only then."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from ludotheque.server.wire.sockets import AHEAD, Socket


class Transport:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("pause")

    def is_closing(self) -> bool:
        return False

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


@pytest.mark.asyncio
async def test_what_comes_whole_and_what_comes_in_parts_is_heard_alike() -> None:
    """Texts of every length, cut anywhere, with pings between and some in several frames."""
    rng = random.Random(3)
    for _ in range(200):
        texts = [
            rng.randbytes(rng.choice((0, 1, 30, 124, 125, 126, 127, 300, 4000, 4090, 4096, 9000))) for _ in range(8)
        ]
        heard: list[bytes] = []
        socket: Any = Socket.__new__(Socket)
        socket.conn, socket.frames, socket.transport = ServerProtocol(state=OPEN, max_size=None), [], Transport()
        socket._hear, socket.loop, socket.read_paused = heard.append, asyncio.get_running_loop(), False
        socket.handle_ping = lambda: None
        sent = []
        for text in texts:
            cut = rng.randrange(len(text) + 1) if rng.random() < 0.3 else None
            parts = [text] if cut is None else [text[:cut], text[cut:]]
            for place, part in enumerate(parts):
                frame = Frame(Opcode.CONT if place else Opcode.TEXT, part, fin=place == len(parts) - 1)
                sent.append(frame.serialize(mask=True))
                if rng.random() < 0.2:
                    sent.append(Frame(Opcode.PING, b"x").serialize(mask=True))
        if rng.random() < 0.5:
            for each in sent:
                socket.data_received(each)
        else:
            whole = b"".join(sent)
            while whole:
                size = rng.randrange(1, 5000)
                socket.data_received(whole[:size])
                whole = whole[size:]
        for _ in range(200):
            await asyncio.sleep(0)
        assert heard == texts
        assert socket.transport.told[-1:] != ["pause"]


@pytest.mark.asyncio
async def test_a_flood_is_taken_in_turns_with_others() -> None:
    heard: list[bytes] = []
    socket: Any = Socket.__new__(Socket)
    socket.conn, socket.frames, socket.transport = ServerProtocol(state=OPEN), [], Transport()
    socket._hear, socket.loop, socket.read_paused = heard.append, asyncio.get_running_loop(), False
    flood = [b"%d" % number for number in range(1000)]
    socket.data_received(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in flood))
    known = 0
    while len(heard) < len(flood):
        assert known < len(heard) < known + 200
        known = len(heard)
        await asyncio.sleep(0)
    assert heard == flood
    assert socket.transport.told == ["pause", "resume"]


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        b"\xc1" + Frame(Opcode.TEXT, b"hello").serialize(mask=True)[1:],
        b"\x81\xfe\x00\x05\x01\x02\x03\x04hello"[:-1],
    ],
    ids=["not masked", "compressed", "cut short"],
)
def test_what_is_no_frame_of_a_page_is_not_heard(frame: bytes) -> None:
    socket: Any = Socket.__new__(Socket)
    socket.conn, socket.frames, heard = ServerProtocol(state=OPEN), [], []
    socket._hear = heard.append
    socket.handle_parser_exception = lambda: None
    socket.data_received(frame)
    assert heard == []
