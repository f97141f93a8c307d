"""A server under test and the well-behaved at its tables, for the attacks: how long do they wait?"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0
ROOT = Path(__file__).resolve().parents[1]
PACE = 0.08
"""Seconds between two moves of a player."""
TURNS = 40
GONE = (ConnectionClosed, httpx.HTTPError, OSError, TimeoutError)


class Heard(msgspec.Struct):
    """Anything that a server says at a table."""

    type: str
    id: str = ""
    number: int = 0
    """Of a ping."""


_decoder = msgspec.json.Decoder(Heard)


class Served(NamedTuple):
    """A server that runs."""

    host: str
    process: int

    def cpu_seconds(self) -> float:
        """User and system time so far of the process that serves; workers are not counted."""
        values = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(checkout: Path, data: Path, *options: str) -> AsyncIterator[Served]:
    """A server of a checkout's code as people start it, with its limits, and with other options."""
    own = [str(checkout / each) for each in ("src", "examples/pig/src")]
    sources = os.pathsep.join([*own, *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve"]
    environment = os.environ | {"PYTHONPATH": sources, "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        *command, "--port", "0", "--data", str(data), *options,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env=environment, cwd=checkout,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        host = line.rsplit("http://", 1)[1].strip().rstrip("/")
        async with visitor(host) as http:
            for _ in range(200):
                with suppress(httpx.TransportError):
                    await http.get("/api/games")
                    break
                await asyncio.sleep(0.05)
        yield Served(host, process.pid)
    finally:
        process.terminate()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 20)
        if process.returncode is None:
            process.kill()


def visitor(host: str, address: str = "127.0.0.1", **options: Any) -> httpx.AsyncClient:
    """Somebody who comes from an address of this machine."""
    # To read the certificates that nobody asks for takes 37 ms, in which nobody's answer is heard.
    limits = httpx.Limits(max_connections=None)
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=address, limits=limits)
    return httpx.AsyncClient(base_url=f"http://{host}", transport=transport, timeout=PATIENCE, **options)


class Page:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count()
        self._answers: dict[str, asyncio.Future[Heard]] = {}
        self.on_news: Callable[[], None] = lambda: None

    async def listen(self) -> None:
        """Hear what the server says, until the connection ends."""
        with suppress(*GONE):
            async for text in self._socket:
                # What a server has to say at once may come together, a line each.
                for line in text.splitlines():
                    await self._hear(_decoder.decode(line))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection ended"))
        self._answers.clear()

    async def _hear(self, heard: Heard) -> None:
        if heard.type == "news":
            self.on_news()
        elif heard.type == "ping":
            await self._socket.send(f'{{"type":"pong","number":{heard.number}}}')
        elif heard.id in self._answers:
            self._answers.pop(heard.id).set_result(heard)

    async def ask(self, kind: str, **fields: Any) -> Heard:
        """Ask for something; the answer."""
        id = f"w{next(self._ids)}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        # The connection may end while this is being sent.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._answers[id] = answer
        await self._socket.send(msgspec.json.encode({"type": kind, "id": id, **fields}).decode())
        return await asyncio.wait_for(answer, PATIENCE)


def line_to(host: str, table: str, cookies: httpx.Cookies, address: str = "127.0.0.1") -> connect:
    """A connection to a table."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    uri = f"ws://{host}/api/tables/{table}/live"
    headers = {"Cookie": cookie} if cookie else {}
    options: dict[str, Any] = {"local_addr": (address, 0), "max_size": None, "compression": None}
    return connect(uri, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None, **options)


async def news_of(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """Say hello, and follow what happens at a table: all that is known of it, and what has just happened."""
    known: dict[str, Any] = {}
    await socket.send('{"type":"hello","id":"hello"}')
    async for frame in socket:
        for line in frame.splitlines():
            heard = msgspec.json.decode(line)
            if heard["type"] == "ping":
                await socket.send(f'{{"type":"pong","number":{heard["number"]}}}')
            elif heard["type"] == "news":
                known = {**known, "events": [], **heard}
                yield known


@asynccontextmanager
async def looking(host: str, table: str, cookies: httpx.Cookies, address: str = "127.0.0.1") -> AsyncIterator[Page]:
    """A connection that has said hello."""
    async with line_to(host, table, cookies, address) as socket:
        page = Page(socket)
        task = asyncio.create_task(page.listen())
        try:
            await page.ask("hello")
            yield page
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def opened(http: httpx.AsyncClient, game: str, *seats: str, **options: Any) -> httpx.Response:
    """Ask for a table; seats are `me`, `open`, or a bot's name."""
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"game": game, "seats": wanted, "options": options, "start": "open" not in seats}
    return await http.post("/api/tables", json=body)


@dataclass
class Notes:
    """What the well-behaved noticed, in milliseconds, each with when it began."""

    moves: list[tuple[float, float]] = field(default_factory=list)
    bots: list[tuple[float, float]] = field(default_factory=list)
    failed: int = 0

    def between(self, begins: float, ends: float) -> tuple[list[float], list[float]]:
        """How long moves and bots took that were begun in some time."""
        chosen = [[took for since, took in noted if begins <= since < ends] for noted in (self.moves, self.bots)]
        return chosen[0], chosen[1]


class Witnesses:
    """Three players, and one against a bot; what is under way when somebody looks counts with its time so far."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.notes = Notes()
        self._since: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Witnesses":
        self._tasks = [asyncio.create_task(self._player(f"player {each}")) for each in range(3)]
        self._tasks.append(asyncio.create_task(self._against_bot()))
        return self

    async def __aexit__(self, *_: object) -> None:
        now = time.perf_counter()
        for name, since in self._since.items():
            (self.notes.bots if name == "bot" else self.notes.moves).append((since, (now - since) * 1000))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _player(self, name: str) -> None:
        async with visitor(self._host) as http:
            await http.post("/api/me", json={"name": name})
            table = (await opened(http, "pig", "me", "me", goal=1000)).json()["table"]
            async with looking(self._host, table, http.cookies) as page:
                for turn in count():
                    await self._timed(name, page.ask("play", seat=turn % 2, move={"do": "hold"}))
                    await asyncio.sleep(PACE)

    async def _against_bot(self) -> None:
        async with visitor(self._host) as http:
            await http.post("/api/me", json={"name": "Bea"})
            while True:
                table = (await opened(http, "pig", "me", "heuristic", goal=1000)).json()["table"]
                async with looking(self._host, table, http.cookies) as page:
                    page.on_news = self._bot_moved
                    await self._some_turns(page)
                    self._since.pop("bot", None)

    async def _some_turns(self, page: Page) -> None:
        """Not so many that the match could end."""
        turns = 0
        while turns < TURNS:
            # Refused while it is the bot's turn; else the bot is on turn from now on.
            if (await page.ask("play", seat=0, move={"do": "hold"})).type == "done":
                self._since["bot"] = time.perf_counter()
                turns += 1
            await asyncio.sleep(PACE)

    def _bot_moved(self) -> None:
        now = time.perf_counter()
        since = self._since.pop("bot", now)
        self.notes.bots.append((since, (now - since) * 1000))
        self._since["bot"] = now

    async def _timed(self, name: str, work: Awaitable[Heard]) -> None:
        self._since[name] = since = time.perf_counter()
        answer = await work
        del self._since[name]
        self.notes.failed += answer.type != "done"
        self.notes.moves.append((since, (time.perf_counter() - since) * 1000))


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
