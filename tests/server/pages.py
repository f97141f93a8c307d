"""A page as the tests drive it: a guest with a cookie, and a connection to a table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.server.app import create_app
from ludotheque.server.run import configured, listening
from ludotheque.server.settings import UNLIMITED, Settings

PATIENCE = 30.0
JSON = {"Content-Type": "application/json"}
numbers = count()


class _Server(uvicorn.Server):
    """A server that leaves signals to pytest."""

    def capture_signals(self) -> Any:
        return contextlib.nullcontext()


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[str]:
    """A server on a free port of this machine; gives its host and port."""
    with listening("127.0.0.1", 0) as opened:
        address = f"http://127.0.0.1:{opened.getsockname()[1]}"
        # Tests run beside others all the time: what stands back as far as can be would never have its turn.
        given = {"pace": (0, 0), "count": 0, "node_address": address, "nice": 10}
        settings = Settings(folder, **UNLIMITED | given | changes)
        server = _Server(configured(create_app(settings), settings))
        task = asyncio.create_task(server.serve(sockets=[opened]))
        try:
            while not server.started and not task.done():
                await asyncio.sleep(0.005)
            yield f"127.0.0.1:{opened.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


@dataclass
class Page:
    """One connection; it keeps what it has heard."""

    socket: ClientConnection
    news: list[dict[str, Any]] = field(default_factory=list)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    raw: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        if not self.unread:
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            self.unread = frame.split("\n")
        text = self.unread.pop(0)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "news":
            self.news.append(followed(self.news[-1] if self.news else None, message))
            self.raw.append(text)
            await self._get_ready()
        elif message["type"] == "ping":
            await self.socket.send(json.dumps({"type": "pong", "number": message["number"]}))
        else:
            self.answers[message["id"]] = message
        return message

    async def _get_ready(self) -> None:
        """Whoever is asked at a gate is ready."""
        news = self.news[-1]
        own = [seat for seat, each in enumerate(news["seats"]) if each["mine"]]
        if news["gate"] is not None and own and own[0] not in news["gate"]["ready"]:
            await self.say("ready")

    async def say(self, kind: str, /, id: str = "", **fields: Any) -> str:
        """Send a request; its id."""
        id = id or f"r{next(numbers)}"
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def ask(self, kind: str, /, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        id = await self.say(kind, id, **fields)
        self.answers.pop(id, None)
        while id not in self.answers:
            await self.hear()
        return self.answers[id]

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first news, from the last one on, that is as wanted."""
        while not self.news or not wanted(self.news[-1]):
            await self.hear()
        return self.news[-1]

    @property
    def events(self) -> list[dict[str, Any]]:
        """All events heard of."""
        return [event for news in self.news for event in news["events"]]

    async def play(self) -> bool:
        """Make a legal move at an own seat, now this, now that; False where the match is over."""
        news = await self.until(lambda news: is_over(news) or bool(choices(news)))
        if is_over(news):
            return False
        seat, moves = choices(news)[0]
        move = moves[news["number"] // 2 % len(moves)]
        assert (await self.ask("play", seat=seat, move=move))["type"] == "done"
        return True


def followed(known: dict[str, Any] | None, news: dict[str, Any]) -> dict[str, Any]:
    """What is known after some news, as `web/src/lib/news.ts` puts it together."""
    if news["on"] == 0:
        return news
    assert known is not None
    assert known["version"] == news["on"], "news build on those before"
    views = {each["seat"]: each["view"] for each in known["positions"]}
    positions = [
        {**each, "view": {**views.get(each["seat"], {}), **each["view"]}}
        for each in news.get("positions", known["positions"])
    ]
    remarks = known["remarks"] + news.get("remarks", [])
    return {**known, "events": [], **news, "positions": positions, "remarks": remarks}


def is_over(news: dict[str, Any]) -> bool:
    return bool(news["phase"] == "over")


def choices(news: dict[str, Any]) -> list[tuple[int, list[dict[str, Any]]]]:
    """The seats that may move, each with its moves."""
    found = [(each["seat"], [choice["move"] for choice in each["choices"]]) for each in news["positions"]]
    return [(seat, moves) for seat, moves in found if moves]


@dataclass
class Person:
    """A guest with a browser."""

    host: str
    http: httpx.AsyncClient

    async def open(self, game: str, *seats: str, start: bool = True, **options: Any) -> str:
        """Open a table; seats are `me`, `open`, or a bot's name."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": wanted, "options": options, "start": start}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @asynccontextmanager
    async def at(self, table: str, seen: int = 0) -> AsyncIterator[Page]:
        """A connection to a table, which has said hello."""
        async with self.connected(table) as page:
            assert (await page.ask("hello", seen=seen))["type"] == "done"
            yield page

    @asynccontextmanager
    async def connected(self, table: str, **options: Any) -> AsyncIterator[Page]:
        """A connection that has said nothing yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"ws://{self.host}/api/tables/{table}/live"
        options = {"origin": f"http://{self.host}", "additional_headers": headers} | options
        async with connect(address, max_size=None, **options) as socket:
            yield Page(socket)


@asynccontextmanager
async def person(host: str, name: str = "") -> AsyncIterator[Person]:
    """Somebody opens the page."""
    # Certificates take a tenth of a second to load, and there are none on this machine's own network.
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, verify=False) as http:
        await http.get("/api/me")
        if name:
            await http.post("/api/me", json={"name": name})
        yield Person(host, http)


def free_port() -> int:
    """A port that is free, and stays so while a server is started again.

    Those that the system gives out by itself, from 32,768 on, may meanwhile go to any program.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
