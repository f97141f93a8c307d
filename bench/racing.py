"""Rök over WebSockets, for the benchmarks of lines and of load: a server in its own process, players without eyes."""

import asyncio
import contextlib
import random
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.games.rok.state import GRABBING, KINDS

PATIENCE = 60.0
ROOT = Path(__file__).parents[1]


class Clock(msgspec.Struct):
    """When moves are taken, by the server's time."""

    opens: int


class Table(msgspec.Struct):
    """What a player looks at; the news leaves out what has not changed."""

    phase: int | None = None
    throws: int | None = None
    rune: list[int] | None = None


class Choice(msgspec.Struct):
    """A legal move."""

    move: dict[str, Any]


class Position(msgspec.Struct):
    """A seat's view."""

    seat: int
    view: Table
    choices: list[Choice]


class Event(msgspec.Struct):
    """What was done."""

    number: int
    by: int
    move: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """Anything that the server says."""

    type: str
    id: str = ""
    number: int = 0
    phase: str = ""
    error: str = ""
    on: int = 0
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    gate: dict[str, Any] | msgspec.UnsetType | None = msgspec.UNSET
    positions: list[Position] = []
    events: list[Event] = []


_decoder = msgspec.json.Decoder(Message)


def followed(known: Message | None, news: Message) -> Message:
    """What is known after some news."""
    if known is None or news.on == 0:
        return news
    news.phase = news.phase or known.phase
    news.clock = known.clock if news.clock is msgspec.UNSET else news.clock
    for old, new in zip(known.positions, news.positions, strict=False):
        for name in Table.__struct_fields__:
            if getattr(new.view, name) is None:
                setattr(new.view, name, getattr(old.view, name))
    news.positions = news.positions or known.positions
    return news


class Player:
    """One guest at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: Message | None = None
        self.grabs: list[tuple[int, int]] = []
        """Every grab made at the table: the seat and the cell."""
        self.changed = asyncio.Event()
        self._is_ready = False
        self._ids = count()
        self._waiting: dict[str, asyncio.Future[Message]] = {}

    async def listen(self) -> None:
        """Hear what the server says, until the connection ends."""
        async for text in self.socket:
            for message in map(_decoder.decode, text.splitlines()):
                await self._hear(message)

    async def _hear(self, message: Message) -> None:
        if message.type == "ping":
            await self.socket.send(f'{{"type":"pong","number":{message.number}}}')
        elif message.type == "news":
            self.news = followed(self.news, message)
            for event in message.events:
                if event.move and event.move["do"] == "grab":
                    self.grabs.append((event.by, event.move["cell"]))
            self.changed.set()
            self.changed = asyncio.Event()
            if message.gate and not self._is_ready:
                # Races begin when everybody says so.
                self._is_ready = True
                await self.socket.send('{"type":"ready","id":"ready"}')
        elif message.id in self._waiting:
            self._waiting.pop(message.id).set_result(message)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Ask for something; the answer."""
        id = f"b{next(self._ids)}"
        answer = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        await self.socket.send(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())
        message: Message = await asyncio.wait_for(answer, PATIENCE)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The news, once they are as wanted."""
        while self.news is None or not wanted(self.news):
            await asyncio.wait_for(self.changed.wait(), PATIENCE)
        return self.news

    @property
    def position(self) -> Position:
        """What the player sees."""
        assert self.news is not None
        return self.news.positions[0]

    def visible(self) -> list[int]:
        """The cells with a rune that could be grabbed."""
        view = self.position.view
        return (
            [cell for cell, rune in enumerate(view.rune) if 0 <= rune < KINDS]
            if view.rune and view.phase == GRABBING
            else []
        )


@asynccontextmanager
async def serving(late: Path | None = None) -> AsyncIterator[str]:
    """A server of its own process on a free port of this machine; gives its host and port.

    With a file, it writes there how many milliseconds after its hold each grab was decided.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.measured", folder, str(late or Path(folder) / "late.txt")]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, cwd=ROOT)
        try:
            assert process.stdout is not None
            line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            host = line.rsplit("http://", 1)[1].strip().rstrip("/")
            async with httpx.AsyncClient(base_url=f"http://{host}", verify=False) as http:
                for _ in range(200):
                    with contextlib.suppress(httpx.TransportError):
                        await http.get("/api/me")
                        break
                    await asyncio.sleep(0.05)
            yield host
        finally:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def slower(host: str, delay: float) -> AsyncIterator[str]:
    """A way to the server that takes so many seconds more in each direction."""
    name, port = host.split(":")

    async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await on_the_way.get()
                await asyncio.sleep(due - loop.time())
                target.write(data)

        task = asyncio.create_task(deliver())
        try:
            while data := await source.read(65536):
                on_the_way.put_nowait((loop.time() + delay, data))
        finally:
            task.cancel()
            target.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(name, int(port))
        with contextlib.suppress(OSError):
            await asyncio.gather(carry(reader, back), carry(there, writer))

    proxy = await asyncio.start_server(connected, "127.0.0.1", 0)
    async with proxy:
        yield f"127.0.0.1:{proxy.sockets[0].getsockname()[1]}"


async def guest(host: str) -> dict[str, str]:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=False) as http:
        await http.post("/api/me", json={"name": "Player"})
        return dict(http.cookies)


async def opened(host: str, cookies: dict[str, str], seats: list[str], **options: int) -> str:
    """A new table's id."""
    async with httpx.AsyncClient(base_url=f"http://{host}", cookies=cookies, timeout=PATIENCE, verify=False) as http:
        body = {"game": "rok", "seats": [{"kind": seat} for seat in seats], "options": options}
        answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])


@asynccontextmanager
async def sitting(host: str, table: str, cookies: dict[str, str]) -> AsyncIterator[Player]:
    """A player's connection to a table."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    address = f"ws://{host}/api/tables/{table}/live"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as socket:
        player = Player(socket)
        task = asyncio.create_task(player.listen())
        try:
            assert (await player.ask("hello")).type == "done"
            yield player
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def answer(player: Player) -> None:
    """Make the first of the legal moves, where it is not the race."""
    position = player.position
    if position.choices and position.view.phase != GRABBING:
        await player.ask("play", seat=position.seat, move=random.choice(position.choices).move)
