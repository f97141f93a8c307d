"""Real servers that are killed, paused, cut off and out of disk while pages play: what was acknowledged is there, once.

.venv/bin/python -m tests.chaos.real --kills 50 --log chaos.log
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import sqlalchemy as sql
from tests.chaos.client import Client
from tests.chaos.server import Order
from tests.chaos.simulation import wrong
from tests.chaos.stored import Kept
from tests.server.pages import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotheque.server.settings import Settings
from ludotheque.server.store.database import Database
from ludotheque.server.store.saved import Guest
from ludotheque.testing.postgres import missing, postgres

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    *[("pig", {"goal": 1000})] * 2,
    *[(id, {}) for id in ("karma", "spirits", "kasimir", "kiwetin", "rok")],
)
ROOT = Path(__file__).parents[2]
PAUSED = 4.0
"""Seconds for which a server is paused: longer than it keeps its tables unheard of."""
FULL = 1.0
SETTLED = 2.0
"""Seconds between the restart of one server and the next."""
PATIENCE = 60.0


class Line:
    """A page's connection to a real server, as the simulated client wants it."""

    def __init__(self, world: Real, host: str, cookie: str, table: str) -> None:
        self.close_code: int | None = None
        self.is_closed = False
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        world.spawn(self._run(f"ws://{host}/api/tables/{table}/live", host, cookie))

    async def get(self) -> str | None:
        return await self._heard.get()

    def put(self, text: str) -> None:
        self._out.put_nowait(text)

    def end(self, code: int = 1000) -> None:
        self.is_closed = True
        self._out.put_nowait(None)

    async def _run(self, url: str, host: str, cookie: str) -> None:
        try:
            headers = {"Cookie": cookie}
            async with connect(
                url, origin=f"http://{host}", additional_headers=headers, max_size=None, open_timeout=3, close_timeout=1
            ) as socket:
                sending = asyncio.create_task(self._send(socket))
                try:
                    async for frame in socket:
                        self._heard.put_nowait(str(frame))
                finally:
                    sending.cancel()
                self.close_code = socket.close_code
        except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
            pass
        self.is_closed = True
        self._heard.put_nowait(None)

    async def _send(self, socket: Any) -> None:
        with suppress(ConnectionClosed):
            while (text := await self._out.get()) is not None:
                await socket.send(text)
            await socket.close()


class Process:
    """A server that somebody else has started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    @property
    def has_ended(self) -> bool:
        return not Path(f"/proc/{self.pid}").exists()

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> None:
        while not self.has_ended:
            await asyncio.sleep(0.005)


class Real:
    """Servers, their store, and what was done to them."""

    def __init__(self, folder: Path, store: str, nodes: int, seed: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.rng = random.Random(seed)
        self.problems: list[str] = []
        self.trace: Any = SimpleNamespace(append=lambda line: None)
        everything = SimpleNamespace()
        everything.entries = defaultdict(lambda: range(10**9))
        everything.requests = defaultdict(_Everything)
        self.kept: Any = everything
        self.store = store
        self.done: Counter[str] = Counter()
        self.stalls: list[float] = []
        """Seconds from an owner's death until the next move was acknowledged at one of its tables."""
        self.handed: list[float] = []
        """The same for owners that were told to stop."""
        self._folder = folder
        self._ports = [free_port() for _ in range(nodes)]
        self.nodes: list[Process | None] = [None] * nodes
        self.ended: list[str] = []
        """What servers that have ended by themselves said last."""
        self._nursery: asyncio.subprocess.Process | None = None
        self._cookies: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def dial(self, number: int, guest: Guest, table: str) -> Line:
        # As a load balancer does, which leads nobody to a server that does not answer.
        alive = [each for each, process in enumerate(self.nodes) if process is not None and not process.has_ended]
        chosen = number if number in alive or not alive else self.rng.choice(alive)
        return Line(self, self.host(chosen), self._cookies[guest.id], table)

    def host(self, number: int) -> str:
        return f"127.0.0.1:{self._ports[number]}"

    async def start(self, number: int, **more: Any) -> None:
        data = self._folder / (f"node{number}" if self.store else "data")
        ready, log = self._folder / f"ready{number}", self._folder / "servers.log"
        ready.unlink(missing_ok=True)
        if self._nursery is None:
            pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.chaos.server", cwd=ROOT, **pipes
            )
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        order = Order(str(data), self._ports[number], self.store, str(ready), str(log), **more)
        self._nursery.stdin.write(msgspec.json.encode(order) + b"\n")
        process = Process(int(await asyncio.wait_for(self._nursery.stdout.readline(), PATIENCE)))
        until = self.loop.time() + PATIENCE
        while not ready.exists():
            if process.has_ended or self.loop.time() > until:
                raise RuntimeError(f"server {number} did not start: {log.read_text()[-2000:]}")
            await asyncio.sleep(0.01)
        self.nodes[number] = process

    async def revive(self) -> None:
        """Start again what has ended by itself, as systemd would: whoever cannot reach the store while it starts does,
        and says so."""
        for number, process in enumerate(self.nodes):
            if process is not None and process.has_ended:
                self.done["ended by themselves"] += 1
                self.ended.append((self._folder / "servers.log").read_text(errors="replace")[-1500:])
                await self.start(number)

    async def stop_all(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for process in self.nodes:
            if process is not None:
                with suppress(ProcessLookupError):
                    process.send_signal(signal.SIGCONT)
                    process.send_signal(signal.SIGKILL)
                await process.wait()
        if self._nursery is not None:
            self._nursery.kill()
            await self._nursery.wait()

    async def guest(self, name: str) -> Guest:
        async with httpx.AsyncClient(base_url=f"http://{self.host(0)}", timeout=PATIENCE, verify=False) as http:
            await http.post("/api/me", json={"name": name})
            value = http.cookies["ludotheque-guest"]
        guest = Guest(value.partition(".")[0], name, "")
        self._cookies[guest.id] = f"ludotheque-guest={value}"
        return guest

    async def open(self, guest: Guest, game: str, options: dict[str, Any], *seats: dict[str, str]) -> str:
        async with httpx.AsyncClient(base_url=f"http://{self.host(0)}", timeout=PATIENCE, verify=False) as http:
            body = {"game": game, "seats": seats, "options": options}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": self._cookies[guest.id]})
            assert answer.status_code == 201, answer.text
            return str(answer.json()["table"])

    # ------------------------------------------------------------ what goes wrong

    async def kill(self, tables: dict[str, list[Client]]) -> None:
        """Kill a server; another of that name is started, and everybody goes on."""
        number = self.rng.randrange(len(self.nodes))
        process = self.nodes[number]
        assert process is not None
        owned = await asyncio.to_thread(self._owned, number) if self.store else []
        process.send_signal(signal.SIGKILL)
        killed = self.loop.time()
        await process.wait()
        self.done["kills"] += 1
        if self.store:
            for table in owned:
                self.spawn(self._stalled(tables[table], killed, self.stalls))
        else:
            await self.start(number)
            return
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await self.start(number)

    async def stop(self, tables: dict[str, list[Client]], number: int | None = None) -> None:
        """Tell a server to stop, as for an upgrade: it hands its tables over, and another of that name is started."""
        number = self.rng.randrange(len(self.nodes)) if number is None else number
        process = self.nodes[number]
        assert process is not None
        owned = await asyncio.to_thread(self._owned, number) if self.store else []
        told = self.loop.time()
        process.send_signal(signal.SIGTERM)
        for table in owned:
            self.spawn(self._stalled(tables[table], told, self.handed))
        await process.wait()
        self.done["stops"] += 1
        await self.start(number)

    def _owned(self, number: int) -> list[str]:
        engine = sql.create_engine(self.store, poolclass=sql.NullPool)
        query = 'SELECT leases."table" FROM leases JOIN nodes ON nodes.id = leases.node WHERE nodes.address = :address'
        with engine.connect() as connection:
            found = connection.scalars(sql.text(query), {"address": f"http://{self.host(number)}"})
            return list(found)

    async def _stalled(self, people: list[Client], killed: float, into: list[float]) -> None:
        while max(client.last_done for client in people) <= killed:
            if self.loop.time() - killed > PATIENCE or all(_is_over(client) for client in people):
                return
            await asyncio.sleep(0.01)
        into.append(max(client.last_done for client in people) - killed)

    async def pause(self) -> None:
        """Let a server stand still for longer than others wait for it; what it does late must not count."""
        process = self.rng.choice(self.nodes)
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(PAUSED)
        process.send_signal(signal.SIGCONT)
        self.done["pauses"] += 1

    async def cut(self) -> None:
        """Cut connections to PostgreSQL, in the middle of whatever they do."""
        engine = sql.create_engine(self.store, poolclass=sql.NullPool)
        query = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid != pg_backend_pid() AND random() < 0.5"
        )

        def work() -> int:
            with engine.connect() as connection:
                return int(connection.scalar(sql.text(query)))

        self.done["connections cut"] += await asyncio.to_thread(work)

    async def fill(self) -> None:
        """The disk is full for a while: no file may grow beyond what it is."""
        process = self.nodes[0]
        assert process is not None
        size = max(file.stat().st_size for file in (self._folder / "data").glob("*.sqlite*"))
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size // 2, most))
        await asyncio.sleep(FULL)
        with suppress(ProcessLookupError):
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        self.done["disks full"] += 1


class _Everything:
    def __contains__(self, name: str) -> bool:
        return True


def _is_over(client: Client) -> bool:
    return client.news is not None and client.news["phase"] == "over"


@asynccontextmanager
async def world(store: str, nodes: int, seed: int, *, begin: bool = True) -> AsyncIterator[Real]:
    """Servers that run, or are yet to be started, and end with the block."""
    with tempfile.TemporaryDirectory() as folder:
        real = Real(Path(folder), store, nodes, seed)
        try:
            for number in range(nodes if begin else 0):
                await real.start(number)
            yield real
        finally:
            await real.stop_all()


async def chaos(store: str, nodes: int, kills: int, seed: int, tables_wanted: int = 7, rolls: int = 0) -> Real:
    """Play, kill and pause until there were enough kills; then look at what is kept."""
    async with world(store, nodes, seed) as real:
        tables: dict[str, list[Client]] = {}
        for number in range(tables_wanted):
            game, options = GAMES[number % len(GAMES)]
            ann, ben = await real.guest("Ann"), await real.guest("Ben")
            table = await real.open(ann, game, options, {"kind": "me"}, {"kind": "open"})
            people = [Client(real, ann, table, 0, real.rng), Client(real, ben, table, 1, real.rng)]
            for client in people:
                client.start()
            await eventually(lambda people=people: all(client.news for client in people))
            people[1].ask("sit", seat=1, name="Ben")
            await eventually(lambda people=people: not people[1].waiting)
            people[0].ask("start", without=True)
            tables[table] = people
        everybody = [client for people in tables.values() for client in people]
        for _ in range(rolls):
            for number in range(nodes):
                await real.stop(tables, number)
                await asyncio.sleep(SETTLED)
        while real.done["kills"] < kills:
            await asyncio.sleep(real.rng.uniform(0.1, 1.2))
            await real.revive()
            what = real.rng.random()
            if what < 0.1:
                await (real.cut() if store else real.fill())
            elif what < 0.2:
                await real.pause()
            elif what < 0.3:
                await real.stop(tables)
            else:
                await real.kill(tables)
        before = sum(len(client.events) for client in everybody)
        await eventually(
            lambda: sum(len(client.events) for client in everybody) > before or all(map(_is_over, everybody))
        )
        for client in everybody:
            client.is_active = False
        await eventually(lambda: not any(client.waiting for client in everybody))
        await eventually(lambda: all(len({c.news["number"] for c in p if c.news}) == 1 for p in tables.values()))
        await check(real, tables)
        return real


async def eventually(wanted: Any) -> None:
    until = time.monotonic() + 2 * PATIENCE
    while not wanted():
        if time.monotonic() > until:
            raise AssertionError("not everybody could go on")
        await asyncio.sleep(0.02)


async def check(real: Real, tables: dict[str, list[Client]]) -> None:
    """Hold what the store has against what everybody was told."""
    database = Database(real.store or Settings(real._folder / "data").store)
    kept = Kept()
    for table, people in tables.items():
        saved = await database.table(table)
        assert saved is not None
        kept.tables[table], kept.entries[table] = saved, await database.journal(table)
        kept.remarks[table] = await database.remarks(table, 10**6)
        real.done["moves"] += sum(result == "done" for client in people for result in client.plays.values())
    await database.close()
    for table, people in tables.items():
        real.problems += [f"{table}: {problem}" for problem in wrong(kept, table, people, -1)]


def report(store: str, real: Real, seconds: float) -> dict[str, Any]:
    """What is added to the log."""
    waits: dict[str, Any] = {}
    for name, found in (("killed", sorted(real.stalls)), ("stopped", sorted(real.handed))):
        if found:
            shares = {f"{share} %": round(found[int(share / 100 * (len(found) - 1))], 2) for share in (50, 95, 100)}
            waits |= {f"tables of servers {name}": len(found), f"on again s after {name}": shares}
    return {"store": store, **real.done, "problems": real.problems, "seconds": round(seconds), **waits}


def main() -> int:
    """Run, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20, help="of each store")
    parser.add_argument("--rolls", type=int, default=0, help="rolling restarts of all servers before that")
    parser.add_argument("--seed", type=int, default=0, help="for other moments; 0 for any")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--log", type=Path, default=Path("chaos.log"), help="a line is added for each run")
    options = parser.parse_args()
    failed = 0
    for store in options.stores:
        if store == "postgres" and missing():
            print(f"left out: {missing()}")
            continue
        seed, begun = options.seed or random.randrange(10**6), time.monotonic()
        with postgres() if store == "postgres" else nullcontext("") as url:
            real = asyncio.run(chaos(url, 3 if url else 1, options.kills, seed, rolls=options.rolls))
        line = report(store, real, time.monotonic() - begun)
        failed += bool(real.problems)
        for said in real.ended:
            print(f"a server has ended by itself: …{said}", file=sys.stderr)
        print(json.dumps(line), flush=True)
        with options.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps({"seed": seed, **line}) + "\n")
    lines = [json.loads(line) for line in options.log.read_text(encoding="utf-8").splitlines()]
    total: Counter[str] = Counter()
    for line in lines:
        total.update({name: value for name, value in line.items() if name in ("kills", "pauses", "stops", "moves")})
    wrong_ones = sum(len(line["problems"]) for line in lines)
    print(f"all runs: {dict(total)}, {wrong_ones} problems (moves lost or doubled, journals, views)")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main()))
