"""Real servers for pages to play at, and what can go wrong with them."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import sqlalchemy as sql
from tests.chaos.client import Client
from tests.chaos.server import Order
from tests.server.pages import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludotheque.core.game import game
from ludotheque.server.store.saved import Guest

ROOT = Path(__file__).parents[2]
PAUSED = 10.0
"""Seconds for which a server is paused: longer than it keeps its tables unheard of."""
WOKEN = 1.0
"""Seconds after which a server that was paused has tried to write what it was asked."""
CUT = 1.0
"""Seconds for which what was done to a server may still be felt."""
ALONE = {"OPENBLAS_NUM_THREADS": "1"}
"""Servers are forked from a process that must have no threads, and NumPy's library starts one for each core."""
LATE = "ludotheque_late_writes_total"
FULL = 1.0
"""Seconds for which a disk is full."""
UNDER_WAY = 0.1
"""An answer that comes so soon after its server was killed was under way before."""
PATIENCE = 60.0
SERVED, GONE_ON, MOVED = "served again", "gone on", "next move"
RACE, TURNS = "a race", "turns"


class Line:
    """A page's connection to a real server, as the simulated client wants it."""

    def __init__(self, world: Real, hosts: list[str], cookie: str, table: str) -> None:
        """Whoever refuses a connection is passed over, as `proxy_next_upstream` does."""
        self.close_code: int | None = None
        self.is_closed = False
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        world.spawn(self._run(hosts, cookie, f"/api/tables/{table}/live"))

    async def get(self) -> str | None:
        return await self._heard.get()

    def put(self, text: str) -> None:
        self._out.put_nowait(text)

    def end(self, code: int = 1000) -> None:
        self.is_closed = True
        self._out.put_nowait(None)

    async def _run(self, hosts: list[str], cookie: str, path: str) -> None:
        for host in hosts:
            try:
                async with connect(
                    f"ws://{host}{path}",
                    origin=f"http://{host}",
                    additional_headers={"Cookie": cookie},
                    max_size=None,
                    open_timeout=3,
                    close_timeout=1,
                ) as socket:
                    await self._listen(socket)
            except ConnectionRefusedError:
                continue
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                pass
            break
        self.is_closed = True
        self._heard.put_nowait(None)

    async def _listen(self, socket: Any) -> None:
        sending = asyncio.create_task(self._send(socket))
        try:
            async for frame in socket:
                self._heard.put_nowait(str(frame))
        finally:
            sending.cancel()
            self.close_code = socket.close_code

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

    def __init__(self, folder: Path, store: str, nodes: int, seed: int, port: int = 0) -> None:
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
        self.stalls: dict[str, list[float]] = defaultdict(list)
        """By what was done to an owner and what is waited for (`waits`), the seconds that it took at each table."""
        self._faults: list[float] = []
        """When something was done to anybody."""
        self._watching: list[asyncio.Task[float | None]] = []
        self.answered: list[float] = []
        """How long each answer was waited for, and news after each line that broke."""
        self._late: dict[int, int] = {}
        self._folder = folder
        self._ports = [port + number if port else free_port() for number in range(nodes)]
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
        others = [each for each in self.rng.sample(alive, len(alive)) if each != chosen]
        return Line(self, [self.host(each) for each in (chosen, *others)], self._cookies[guest.id], table)

    def host(self, number: int) -> str:
        return f"127.0.0.1:{self._ports[number]}"

    async def start(self, number: int, **more: Any) -> None:
        data = self._folder / (f"node{number}" if self.store else "data")
        ready, log = self._folder / f"ready{number}", self._folder / "servers.log"
        ready.unlink(missing_ok=True)
        if self._nursery is None:
            pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
            self._nursery = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.chaos.server", cwd=ROOT, env=os.environ | ALONE, **pipes
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
        self._late.pop(number, None)

    async def revive(self) -> None:
        """Start again what has ended by itself, as systemd would: whoever cannot reach the store while it starts does,
        and says so."""
        for number, process in enumerate(self.nodes):
            if process is not None and process.has_ended:
                self.done["ended by themselves"] += 1
                said = (self._folder / "servers.log").read_text(errors="replace")
                # A crash of the interpreter begins with this, and goes on with a long list of threads.
                self.ended.append(
                    said[said.find("Fatal Python error") :][:5000] if "Fatal Py" in said else said[-1500:]
                )
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
            (await http.post("/api/me", json={"name": name})).raise_for_status()
            value = http.cookies["ludotheque-guest"]
        guest = Guest(value.partition(".")[0], name, "")
        self._cookies[guest.id] = f"ludotheque-guest={value}"
        return guest

    async def open(self, guest: Guest, game: str, options: dict[str, Any], *seats: dict[str, str]) -> str:
        async with httpx.AsyncClient(base_url=f"http://{self.host(0)}", timeout=PATIENCE, verify=False) as http:
            body = {"game": game, "seats": seats, "options": options}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": self._cookies[guest.id]})
            answer.raise_for_status()
            return str(answer.json()["table"])

    # ------------------------------------------------------------ what goes wrong

    async def kill(self, tables: dict[str, list[Client]], *, an_owner: bool = False) -> None:
        """Kill a server, mostly one that has tables; another of that name is started, and everybody goes on."""
        is_any = not an_owner and self.rng.random() < 0.3
        number = self.rng.randrange(len(self.nodes)) if is_any else await self._any_owner()
        process = self.nodes[number]
        assert process is not None
        owned = await asyncio.to_thread(self._owned, number) if self.store else []
        process.send_signal(signal.SIGKILL)
        self._watch("killed", owned, tables)
        await process.wait()
        self.done["kills"] += 1
        if not self.store:
            await self.start(number)
            return
        self.done["owners killed"] += bool(owned)
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        await self.start(number)

    async def stop(self, tables: dict[str, list[Client]], number: int | None = None) -> None:
        """Tell a server to stop, as for an upgrade: it hands its tables over, and another of that name is started."""
        number = self.rng.randrange(len(self.nodes)) if number is None else number
        process = self.nodes[number]
        assert process is not None
        owned = await asyncio.to_thread(self._owned, number) if self.store else []
        process.send_signal(signal.SIGTERM)
        self._watch("stopped", owned, tables)
        await process.wait()
        self.done["stops"] += 1
        await self.start(number)

    async def _any_owner(self) -> int:
        """A server that has tables, if there is one."""
        numbers = self.rng.sample(range(len(self.nodes)), len(self.nodes))
        owners = [number for number in numbers if self.store and await asyncio.to_thread(self._owned, number)]
        return (owners or numbers)[0]

    def _owned(self, number: int) -> list[str]:
        engine = sql.create_engine(self.store, poolclass=sql.NullPool)
        query = 'SELECT leases."table" FROM leases JOIN nodes ON nodes.id = leases.node WHERE nodes.address = :address'
        with engine.connect() as connection:
            found = connection.scalars(sql.text(query), {"address": f"http://{self.host(number)}"})
            return list(found)

    def _watch(self, done: str, owned: list[str], tables: dict[str, list[Client]]) -> None:
        """Something is done to a server just now: its tables are looked at until they go on."""
        now = self.loop.time()
        self._faults.append(now)
        self._watching = [each for each in self._watching if not each.done()]
        for people in (tables[table] for table in owned if table in tables):
            self._watching.append(self.loop.create_task(self._stalled(people, now, done)))

    async def gone_on(self) -> None:
        """Wait until every table of servers to which something was done has gone on."""
        watching, self._watching = self._watching, []
        found = [wait for wait in await asyncio.gather(*watching) if wait is not None]
        if found:
            self.stalls[f"all tables of one owner: {GONE_ON}"].append(max(found))

    async def _stalled(self, people: list[Client], since: float, done: str) -> float | None:
        """Note how long a table's players waited; for how long its match stood still, None where that says nothing."""
        kind, found = kind_of(people[0].game), waits(people, since)
        could_move = any(each["choices"] for client in people if client.news for each in client.news["positions"])
        while len(found) < 3 and not all(is_over(client) for client in people):
            if self.loop.time() - since > PATIENCE:
                self.problems.append(f"{people[0].table}, {people[0].game}: {done}, and only {sorted(found)}")
                return None
            await asyncio.sleep(0.01)
            found = waits(people, since) | found
        until = since + max(found.values(), default=0.0)
        is_alone = not any(since - CUT < fault < until and fault != since for fault in self._faults)
        if not is_alone:
            done += ", and somebody else soon before or meanwhile"
        for what, wait in found.items():
            self.stalls[f"{done}, {kind}: {what}"].append(wait)
        if kind == RACE and could_move and MOVED in found:
            self.stalls[f"{done}, {kind} in which somebody could move: {MOVED}"].append(found[MOVED])
        return found.get(GONE_ON) if is_alone else None

    async def leave_alone(self, tables: dict[str, list[Client]]) -> None:
        """Do nothing, and see how long the next move takes all the same."""
        since = self.loop.time()

        async def wait_for_a_move(people: list[Client]) -> None:
            while MOVED not in (found := waits(people, since)):
                if all(is_over(client) for client in people):
                    return
                await asyncio.sleep(0.01)
            self.stalls[f"left alone, {kind_of(people[0].game)}: {MOVED}"].append(found[MOVED])

        await asyncio.gather(*map(wait_for_a_move, tables.values()))

    async def pause(self, tables: dict[str, list[Client]]) -> None:
        """Let a server that has tables, if there is one, stand still for longer than others wait for it; what it does
        late must not count."""
        number = await self._any_owner()
        process = self.nodes[number]
        assert process is not None
        owned = await asyncio.to_thread(self._owned, number) if self.store else []
        process.send_signal(signal.SIGSTOP)
        self._watch("paused", owned, tables)
        await asyncio.sleep(PAUSED)
        process.send_signal(signal.SIGCONT)
        self.done["pauses"] += 1
        if owned:
            self.done["owners paused"] += 1
            await asyncio.sleep(WOKEN)
            self.done["late writes refused"] += await self._late_writes(number)

    async def _late_writes(self, number: int) -> int:
        """How many writes a server has tried to tables that were another's."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
                text = (await http.get(f"http://{self.host(number)}/metrics")).text
            now = int(next(line.split()[1] for line in text.splitlines() if line.startswith(LATE)))
            before, self._late[number] = self._late.get(number, 0), now
            return now - before
        return 0

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

        self._faults.append(self.loop.time())
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


def waits(people: list[Client], since: float) -> dict[str, float]:
    """Seconds from a fault of its owner until a table was served again, its match had gone on, and somebody moved, as
    far as all that has come.

    It is served when every player has had its news over a line that was wanted after the fault: another owner's. Its
    match has gone on when besides an entry was made after those news: a move of a player's, or what the rules let
    happen while nobody may move (at Rök runes fly, and a throw is settled step by step). So a server that shows a table
    and then lets it stand still is not taken for one that goes on.
    """
    found: dict[str, float] = {}
    lines = [client.line for client in people]
    served = [line.served for line in lines if line.since > since and line.served is not None]
    if len(served) == len(people):
        found[SERVED] = max(served) - since
        entries = [line.went_on for line in lines if line.went_on is not None]
        if entries:
            found[GONE_ON] = max(found[SERVED], min(entries) - since)
    moved = max(client.last_done for client in people)
    if moved > since + UNDER_WAY:
        found[MOVED] = moved - since
    return found


def kind_of(name: str) -> str:
    """Do all hands move at once at a game, and at times nobody's, or does always somebody have the turn?"""
    return RACE if game(name).gate is not None else TURNS


def is_over(client: Client) -> bool:
    """Does a page know that its match is over?"""
    return client.news is not None and client.news["phase"] == "over"


@asynccontextmanager
async def world(store: str, nodes: int, seed: int, port: int = 0, *, begin: bool = True) -> AsyncIterator[Real]:
    """Servers that run, or are yet to be started, and end with the block."""
    with tempfile.TemporaryDirectory() as folder:
        real = Real(Path(folder), store, nodes, seed, port)
        try:
            for number in range(nodes if begin else 0):
                await real.start(number)
            yield real
        finally:
            await real.stop_all()
