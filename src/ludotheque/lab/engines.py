"""Where games are played: threads of this machine, processes where a bot is plain Python, a Dask cluster, or a GPU.

An engine cuts a run into parts and gives back what comes of them, in whichever order they are done. Every game has a
random stream of its own and counts are whole numbers, so the result does not depend on the engine.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ludotheque.core.errors import LudothequeError
from ludotheque.lab.setup import prepare

if TYPE_CHECKING:
    from ludotheque.lab.setup import Setup

T = TypeVar("T")

BATCH = 1_000
FEW = 20
"""How many games a process plays at a time where a bot is plain Python."""
FAR = 10_000
"""How many another machine plays at a time: a task costs it about a millisecond."""


class MissingExtra(LudothequeError):
    """Something was asked for that the installed package has not."""


class Engine(Protocol):
    """Plays a run in parts."""

    def prepare(self, setup: Setup, compiling: Callable[[], None]) -> None:
        """Check a set-up, and make the code that it needs; `compiling` is called first where that takes time."""

    def run(self, work: Callable[..., T], games: int, first: int = 0) -> Iterator[T]:
        """Call the work with the number of a first game and how many, until all games are played; and with `play`,
        where it is not the machine code of processors that plays."""


class Local:
    """This machine: threads for machine code, processes for plain Python."""

    def __init__(self, cores: int | None = None, *, compiles: bool = True) -> None:
        self.workers, self.compiles = cores or os.cpu_count() or 1, compiles

    prepare = staticmethod(prepare)

    def run(self, work: Callable[..., T], games: int, first: int = 0) -> Iterator[T]:
        """Play on all cores."""
        batch = BATCH if self.compiles else FEW
        pending: set[Future[T]] = set()
        with self._pool() as pool:
            try:
                for start in range(first, first + games, batch):
                    pending.add(pool.submit(work, start, min(batch, first + games - start)))
                    if len(pending) == 2 * self.workers:
                        done, pending = wait(pending, return_when=FIRST_COMPLETED)
                        yield from (each.result() for each in done)
                while pending:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    yield from (each.result() for each in done)
            finally:
                for later in pending:
                    later.cancel()

    def _pool(self) -> Executor:
        if self.compiles:
            return ThreadPoolExecutor(self.workers)
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=_leave_stopping)


class Cluster:
    """Machines that a Dask scheduler knows; each has ludotheque, and what bots are needed, installed."""

    def __init__(self, scheduler: str, batch: int = FAR) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise MissingExtra("--scheduler needs Dask: pip install ludotheque[lab]") from None
        if not re.fullmatch(r"([a-z]+://)?\S+:\d{1,5}", scheduler):
            raise MissingExtra(f"expected the address of a Dask scheduler, such as tcp://host:8786, not {scheduler!r}")
        try:
            self.client: Any = Client(scheduler, timeout="10s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise MissingExtra(f"no Dask scheduler answers at {scheduler}: {error}") from None
        self.batch = batch

    prepare = staticmethod(prepare)

    def run(self, work: Callable[..., T], games: int, first: int = 0) -> Iterator[T]:
        """Play on all workers. One that dies loses nothing: Dask gives its parts to others."""
        from distributed import as_completed

        threads = sum(self.client.nthreads().values()) or 1
        starts = iter(range(first, first + games, self.batch))
        ends = first + games

        def submitted(start: int) -> Any:
            return self.client.submit(work, start, min(self.batch, ends - start), pure=False)

        begun = [submitted(start) for start in islice(starts, 3 * threads)]
        waiting = as_completed(begun, loop=self.client.loop)
        for done in waiting:
            yield done.result()
            start = next(starts, None)
            if start is not None:
                waiting.add(submitted(start))

    def close(self) -> None:
        """Leave the cluster."""
        self.client.close()


def _leave_stopping() -> None:
    """Ctrl-C is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
