"""Nodes, a store, a network and pages in one process: the real tables and wire on simulated time."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

from tests.chaos.loop import RUNNING, Program, SimulatedLoop
from tests.chaos.network import End, Pipe
from tests.chaos.stored import Kept, SimulatedStore

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import games
from ludotheque.server import workers
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.store.keeping import Elsewhere
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.attending import Attendant
from ludotheque.server.table.register import Tables
from ludotheque.server.wire import http, line
from ludotheque.server.wire.guests import Guests
from ludotheque.server.wire.limits import Limits
from ludotheque.server.wire.relay import NobodyThere

T = TypeVar("T")
LEASE = 2.0
CONNECTED = 0.005
OFTEN = 0.2
SILENT = 2.5
"""Seconds after which a node notices that another says nothing at all."""
GIVEN_UP = 3.0
"""Seconds after which a line to the store that nothing comes through is given up."""


@dataclass(frozen=True)
class Fault:
    """Something goes wrong at a moment, for a while."""

    at: float
    kind: str
    node: int
    lasts: float = 0.0
    other: int = 0


class House:
    """What all tables of a simulated node share."""

    def __init__(self, node: Node, settings: Settings, store: SimulatedStore) -> None:
        self._node = node
        self.settings = settings
        self.metrics = Metrics()
        self.store: Any = store
        self.thinkers = self.forecasters = self
        self.plans = SimpleNamespace(want=lambda *arguments, **key: None)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        self._node.start(work)

    async def run(self, work: Callable[[Any], Any], question: Any, key: str = "") -> Any:
        """A bot thinks, somewhere else."""
        await asyncio.sleep(self._node.world.rng.uniform(0.001, 0.05))
        return work(question)


class Node(Program):
    """A server: its tables, and everything that it does."""

    def __init__(self, world: World, number: int, life: int) -> None:
        super().__init__(f"node{number}")
        self.world = world
        self.number = number
        self.life = f"node{number}.{life}"
        self.ahead = 0
        """Milliseconds that its clock is wrong by."""
        self.set_to = 0
        self.pipes: list[Pipe] = []
        self._context = copy_context()
        self._context.run(RUNNING.set, self)
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_up = False

    def new_id(self) -> str:
        return f"n{next(self.world.numbers)}"

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something as this node."""
        task = self.world.loop.create_task(work, context=self._context.copy())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.world.problems.append(f"{self.name}: {task.exception()!r}")

    async def run(self) -> None:
        """Start as a server does."""
        world, rng = self.world, random.Random(self.world.rng.random())
        settings = Settings(
            Path("nowhere"),
            **UNLIMITED,
            pace=(20, 60),
            count=200,
            node_address=self.name,
            rng=lambda: random.Random(rng.random()),
            new_id=lambda: f"t{next(world.numbers)}",
            new_secret=lambda: rng.randbytes(32).hex(),
            now=lambda: int(1_000_000_000 + 1000 * world.loop.now) + self.ahead,
            think=world.think,
            forecast=lambda question: None,
        )
        self.house = House(self, settings, SimulatedStore(world, self, LEASE))
        self.tables = Tables(self.house)  # type: ignore[arg-type]
        self.guests = Guests(self.house.store)
        self.limits = Limits(settings)
        self.attendant = Attendant(self.tables)
        while not self.is_up:
            try:
                await self.guests.open()
                await self.attendant.begin()
                self.is_up = True
            except OSError:
                await asyncio.sleep(0.3)
        await self.attendant.run()

    async def serve(self, end: End, guest: Guest, table: str) -> None:
        """A page comes."""
        await http._at_table(end, self.tables, self.guests, self.limits, guest, table)  # type: ignore[arg-type]
        end.end(1000)


@dataclass
class World:
    """Everything there is, from a seed."""

    seed: int
    nodes_wanted: int
    loop: SimulatedLoop
    think: Callable[[workers.Thought], workers.Answer] = workers.think
    kept: Kept = field(default_factory=Kept)
    guests: dict[str, Guest] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    trace: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.numbers = count(1)
        self._lives = count(1)
        self._cut: set[frozenset[int]] = set()
        """Pairs of nodes that do not reach each other; the store is -1."""
        self._flaky: set[int] = set()
        """Nodes whose lines to the store break now and then, before it has done something or after."""
        self.slowness = 1.0
        self.is_noisy = True
        """Are wake-ups lost and doubled?"""
        self.nodes = [Node(self, number, next(self._lives)) for number in range(self.nodes_wanted)]
        for node in self.nodes:
            node.start(node.run())

    # ------------------------------------------------------------ lines

    def delay(self) -> float:
        return self.rng.choice((0.001, 0.004, 0.02, 0.08)) * self.rng.uniform(0.5, 1.5)

    def reaches(self, one: int, other: int) -> bool:
        return frozenset((one, other)) not in self._cut

    async def ask(self, node: Node, work: Callable[[], T]) -> T:
        """The store does something for a node, at once and whole; the node may never hear of it."""
        answer: asyncio.Future[T] = self.loop.create_future()

        def fail() -> None:
            if not answer.done():
                answer.set_exception(OSError("the store is not reached"))
                answer.exception()

        def arrive() -> None:
            if self._is_cut_off(node):
                fail()
                return
            if not self.reaches(node.number, -1):
                self.loop.outside_later(GIVEN_UP, fail)
                return
            result: Any = None
            error: Exception | None = None
            try:
                result = work()
            except Exception as raised:
                error = raised
            back = self.slowness * self.delay() / 4
            self.loop.outside_later(back, come_back, result, error)

        def come_back(result: Any, error: Exception | None) -> None:
            if self._is_cut_off(node):
                fail()
            elif not self.reaches(node.number, -1):
                self.loop.outside_later(GIVEN_UP, fail)
            elif not answer.done():
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)
                    # Whoever asked may be dead.
                    answer.exception()

        self.loop.outside_later(self.slowness * self.delay() / 4, arrive)
        return await answer

    def _is_cut_off(self, node: Node) -> bool:
        """Does a line to the store break just now?"""
        return node.number in self._flaky and self.rng.random() < OFTEN

    def notify(self, told: str) -> None:
        """Wake everybody who listens, some of them late, twice or never."""
        for node in self.nodes:
            times = self.rng.choice((0, 1, 1, 1, 2)) if self.is_noisy else 1
            for _ in range(times):
                if self.reaches(node.number, -1) and not node.is_dead:
                    self.loop.outside_later(self.delay(), self._hear, node, told)

    def _hear(self, node: Node, told: str) -> None:
        hear = self.kept.listeners.get(node.name)
        if hear is not None and not node.is_dead and node.is_up:
            node.start(_said(hear, told))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that is no node's: nobody pauses a person."""
        self.loop.create_task(work, context=self.loop.outside.copy())

    def dial(self, number: int, guest: Guest, table: str) -> End | None:
        """A page's connection to a node; None where nobody listens there."""
        node = self.nodes[number]
        if node.is_dead or not node.is_up:
            return None
        pipe = Pipe(self.loop, self.delay, lambda: True)
        node.pipes.append(pipe)
        node.start(node.serve(pipe.far, guest, table))
        return pipe.near

    async def reach(self, address: str, path: str, headers: dict[str, str]) -> End | None:
        """A node's connection to another."""
        here = RUNNING.get()
        assert isinstance(here, Node)
        there = next(node for node in self.nodes if node.name == address)
        await asyncio.sleep(CONNECTED)
        if not self.reaches(here.number, there.number):
            return None
        if there.is_dead or not there.is_up:
            raise NobodyThere(address)
        guest = await there.guests.known(dict([headers["Cookie"].split("=", 1)]))
        assert guest is not None
        pipe = Pipe(self.loop, self.delay, lambda: self.reaches(here.number, there.number))
        here.pipes.append(pipe)
        there.pipes.append(pipe)
        there.start(there.serve(pipe.far, guest, path.split("/")[3]))
        here.start(self._watch(here, there, pipe))
        return pipe.near

    async def _watch(self, here: Node, there: Node, pipe: Pipe) -> None:
        """Pings, as the library sends them."""
        silent, end = 0.0, pipe.near
        while not end.is_closed and silent < SILENT:
            await asyncio.sleep(0.5)
            is_heard = not there.is_paused and not there.is_dead and self.reaches(here.number, there.number)
            silent = 0.0 if is_heard and not pipe.is_broken else silent + 0.5
        end.arrive(1006)

    # ------------------------------------------------------------ what goes wrong

    def plan(self, faults: list[Fault]) -> None:
        for fault in faults:
            self.loop.outside_later(fault.at, getattr(self, f"_{fault.kind}"), fault)

    def _crash(self, fault: Fault) -> None:
        node = self.nodes[fault.node]
        self._kill(node)
        self.loop.outside_later(fault.lasts, self._restart, node)

    def _kill(self, node: Node) -> None:
        node.is_dead = True
        for pipe in node.pipes:
            pipe.cut()
        node.pipes = []

    def _restart(self, node: Node) -> None:
        if self.nodes[node.number] is node:
            born = self.nodes[node.number] = Node(self, node.number, next(self._lives))
            born.ahead = born.set_to = node.set_to
            born.start(born.run())

    def _pause(self, fault: Fault) -> None:
        node = self.nodes[fault.node]
        node.is_paused = True
        self.loop.outside_later(fault.lasts, self.loop.wake, node)

    def _partition(self, fault: Fault) -> None:
        pair = frozenset((fault.node, fault.other))
        self._cut.add(pair)
        self.loop.outside_later(fault.lasts, self._cut.discard, pair)

    def _slow(self, fault: Fault) -> None:
        self.slowness = 25.0
        self.loop.outside_later(fault.lasts, setattr, self, "slowness", 1.0)

    def _flake(self, fault: Fault) -> None:
        self._flaky.add(fault.node)
        self.loop.outside_later(fault.lasts, self._flaky.discard, fault.node)

    def _jump(self, fault: Fault) -> None:
        """The machine's clock is set; a server that runs keeps its own (`Settings.now`), and the next one starts."""
        self.nodes[fault.node].set_to = int(1000 * (fault.lasts - 3) * 10)
        self._crash(fault)

    def _grab(self, fault: Fault) -> None:
        """A node takes all tables from whoever has them, as for erasing a guest."""
        node = self.nodes[fault.node]
        if node.is_up and not node.is_dead:
            for table in list(self.kept.tables):
                node.start(_taken(node, table))

    def _cut_pages(self, fault: Fault) -> None:
        for pipe in self.nodes[fault.node].pipes:
            pipe.cut()

    def _stop(self, fault: Fault) -> None:
        """Told to stop: hands over, ends, is started again."""
        node = self.nodes[fault.node]
        if node.is_up and not node.is_dead:
            node.start(self._end(node, fault.lasts))

    async def _end(self, node: Node, lasts: float) -> None:
        try:
            await asyncio.wait_for(node.attendant.hand_over(), 5.0)
            await node.house.store.nodes.close()
        except (OSError, TimeoutError):
            pass
        self.loop.outside_later(0.0, self._kill, node)
        self.loop.outside_later(lasts, self._restart, node)

    def heal(self) -> None:
        """From now on nothing goes wrong."""
        self._cut.clear()
        self._flaky.clear()
        self.slowness = 1.0
        self.is_noisy = False
        for node in self.nodes:
            if node.is_dead:
                self._restart(node)
            elif node.is_paused:
                self.loop.wake(node)


async def _taken(node: Node, table: str) -> None:
    with suppress(OSError, LudothequeError):
        try:
            await node.tables.get(table, from_others=True)
        except Elsewhere:
            await node.house.store.nodes.seize(table)


async def _said(hear: Callable[[str], None], told: str) -> None:
    hear(told)


@contextmanager
def made(seed: int, nodes: int) -> Iterator[World]:
    """A world, and the modules that speak to the outside led into it."""
    loop = SimulatedLoop()
    asyncio.set_event_loop(loop)
    logging.disable(logging.CRITICAL)
    games()
    world = World(seed, nodes, loop)
    clock = SimpleNamespace(monotonic=lambda: loop.now)
    try:
        with patch.object(http, "reach", world.reach), patch.object(line, "time", clock):
            yield world
    finally:
        logging.disable(logging.NOTSET)
        loop.end()
        asyncio.set_event_loop(None)
