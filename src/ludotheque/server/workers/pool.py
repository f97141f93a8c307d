"""A few processes that do one thing at a time each, in fair order, for a bounded time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import Any, TypeVar

from ludotheque.server.refusal import TooMany
from ludotheque.server.workers.turns import LATER, Turns

Result = TypeVar("Result")
ATTEMPTS = 3
PLENTY = 10_000
START = 60.0
"""Seconds that a process may take to start."""
LAST = 19
"""As nice as can be: such processes run only where nobody else wants to."""
log = logging.getLogger(__name__)


class Pool:
    """Processes that start when first needed, and again when they die or take too long.

    `limit` is how many seconds a piece of work may take, `most_waiting` how many of one key may wait, `nice` how far
    the processes stand back for others, at most LAST, `megabytes` how much memory each may ask for; 0 is as much as
    there is. A new process does `first`, and what it is to have learnt, before any work's time is taken. Work that
    takes its process along is tried so many times as `attempts` says.
    """

    def __init__(
        self,
        processes: int,
        *,
        limit: float = 3600.0,
        most_waiting: int = PLENTY,
        nice: int = 0,
        megabytes: int = 0,
        first: Callable[[], object] = os.getpid,
        attempts: int = ATTEMPTS,
    ) -> None:
        self._limit = limit
        self._learnt = [first]
        self._attempts = attempts
        self._nice = nice
        self._megabytes = megabytes
        self._turns = Turns(processes, most_waiting)
        self._workers: list[ProcessPoolExecutor | None] = [None] * processes
        self._doing: set[asyncio.Task[Any]] = set()

    async def run(
        self,
        work: Callable[..., Result],
        *arguments: Any,
        key: str = "",
        limit: float | None = None,
        patience: float | None = None,
    ) -> Result:
        """Do some work in a process; the keys that wait take turns.

        TimeoutError where it takes longer than its limit, TooMany where too much of its key waits already, or where it
        would have to wait for longer than it has patience.
        """
        try:
            place = await asyncio.wait_for(self._turns.take(key), patience)
        except TimeoutError:
            raise TooMany(f"others are at it: expected a place in {LATER} s or later", LATER) from None
        doing = asyncio.create_task(self._do(place, work, arguments, self._limit if limit is None else limit))
        self._doing.add(doing)
        doing.add_done_callback(lambda done: self._done(done, key, place))
        # Whoever waits may give up; the place is free when the work is done.
        return await asyncio.shield(doing)

    @property
    def waiting(self) -> int:
        """How much waits for a process."""
        return self._turns.waiting

    async def warm(self, work: Callable[[], object] = os.getpid) -> None:
        """Start all processes before anybody waits for one, and let each do something once."""
        keys = (f"warm-{place}" for place in range(len(self._workers)))
        await asyncio.gather(*(self.run(work, key=key, limit=START) for key in keys))

    async def learn(self, work: Callable[[], object]) -> None:
        """Let all processes do something once, those too that are started later."""
        await self.warm(work)
        self._learnt.append(work)

    async def close(self) -> None:
        """Send the workers home; what they are at is lost, and whoever waits for one is told so."""
        self._turns.close()
        doing = list(self._doing)
        for task in doing:
            task.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
        for place in range(len(self._workers)):
            self._end(place)

    def _done(self, doing: asyncio.Task[Any], key: str, place: int) -> None:
        self._doing.discard(doing)
        self._turns.give(key, place)
        _heed(doing)

    async def _do(self, place: int, work: Callable[..., Result], arguments: tuple[Any, ...], limit: float) -> Result:
        for _ in range(self._attempts - 1):
            try:
                return await self._try(place, work, arguments, limit)
            except BrokenProcessPool:
                log.warning("a worker died and is started again")
        return await self._try(place, work, arguments, limit)

    async def _try(self, place: int, work: Callable[..., Result], arguments: tuple[Any, ...], limit: float) -> Result:
        try:
            worker = self._workers[place]
            if worker is None:
                worker = self._workers[place] = await _started(self._nice, self._megabytes)
                # The time is taken from when there is somebody to do the work.
                for each in self._learnt:
                    await _within(START, worker, each)
            return await _within(limit, worker, work, *arguments)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self._end(place)
            raise

    def _end(self, place: int) -> None:
        worker, self._workers[place] = self._workers[place], None
        if worker is not None:
            _kill(worker)


def _kill(worker: ProcessPoolExecutor) -> None:
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False)


async def _within(limit: float, worker: ProcessPoolExecutor, work: Callable[..., Result], *arguments: Any) -> Result:
    doing = asyncio.get_running_loop().run_in_executor(worker, work, *arguments)
    doing.add_done_callback(_heed)
    # A worker whose work is cancelled, rather than given up, stumbles when it ends.
    return await asyncio.wait_for(asyncio.shield(doing), limit)


def _heed(doing: asyncio.Future[Any]) -> None:
    """Nobody may be waiting any more for what went wrong."""
    if not doing.cancelled():
        doing.exception()


async def _started(nice: int, megabytes: int) -> ProcessPoolExecutor:
    """A worker whose process runs, begun in a thread: it takes a while, the first time above all."""
    starting = asyncio.get_running_loop().run_in_executor(None, _start, nice, megabytes)
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        starting.add_done_callback(_give_up)
        raise


def _give_up(starting: asyncio.Future[ProcessPoolExecutor]) -> None:
    if not starting.cancelled() and starting.exception() is None:
        _kill(starting.result())


def _start(nice: int, megabytes: int) -> ProcessPoolExecutor:
    given = (nice, megabytes, dict(os.environ))
    worker = ProcessPoolExecutor(1, mp_context=_context(), initializer=_begin, initargs=given)
    worker.submit(os.getpid)
    return worker


@cache
def _context() -> Any:
    """How processes are made: as copies of one that has imported everything and done nothing, in milliseconds. Copies
    of the server itself would share its locks and sockets."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["ludotheque.server.workers.imported"])
    return context


def _begin(nice: int, megabytes: int, environment: dict[str, str]) -> None:
    """A worker leaves Ctrl-C to the server, stands back, and ends when the server is gone, were it killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # That of the process it is a copy of may be older.
    os.environ.clear()
    os.environ.update(environment)
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice == LAST and hasattr(os, "SCHED_IDLE"):
        # Whoever is only nice keeps a core for some milliseconds once it has it; this is taken from it at once.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if megabytes and sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes * 1_000_000, megabytes * 1_000_000))
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()
