"""Processes beside the server's own, in which bots think and records are replayed, so that live tables never wait."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, NamedTuple, TypeVar

from ludotheque.bots import find, plan
from ludotheque.core.chance import seed
from ludotheque.core.game import game

Result = TypeVar("Result")
ATTEMPTS = 3
log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """What a bot is given to choose from: its seat's view, never the state."""

    game: str
    changes: dict[str, Any]
    bot: str
    view: dict[str, Any]
    legal: list[int]
    seed: int


class Answer(NamedTuple):
    """A bot's move by its number, and how many milliseconds it would take over it."""

    move: int
    delay: int


class Question(NamedTuple):
    """What a game works out a hint from."""

    game: str
    changes: dict[str, Any]
    view: dict[str, Any]


def think(thought: Thought) -> Answer:
    """Let a bot choose; runs in a worker."""
    chosen = game(thought.game)
    box, prepared = _prepared(thought.game, json.dumps(thought.changes), thought.bot)
    rng = [0, 0]
    seed(rng, thought.seed, 0)
    view = chosen.view(**thought.view)
    policy = find(chosen, thought.bot).policy
    move, delay = policy(box, view, thought.legal, len(thought.legal), rng, prepared)
    return Answer(int(move), int(delay))


def prepare(id: str, changes: dict[str, Any], bot: str) -> None:
    """Work out a bot's plan before it is asked; runs in a worker."""
    _prepared(id, json.dumps(changes), bot)


def hint(question: Question) -> dict[str, Any] | None:
    """What the game works out for a player on turn, if it does: `hint(box, view)`; runs in a worker."""
    chosen = game(question.game)
    if chosen.hint is None:
        return None
    return chosen.hint(chosen.new_box(**question.changes), chosen.view(**question.view))


@lru_cache(maxsize=16)
def _prepared(id: str, changes: str, bot: str) -> tuple[Any, Any]:
    """The box and the bot's plan for it."""
    chosen = game(id)
    box = chosen.new_box(**json.loads(changes))
    found = find(chosen, bot)
    return box, plan(found, box) if found.prepare else ()


def _begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server is gone, were it killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def follow() -> None:
            wait([sentinel])
            os._exit(1)

        threading.Thread(target=follow, daemon=True).start()


def _heed(doing: asyncio.Future[Any]) -> None:
    """Nobody may be waiting any more for what went wrong."""
    if not doing.cancelled():
        doing.exception()


class Workers:
    """A pool of processes that starts when first needed, and again when one of them dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    async def run(self, work: Callable[..., Result], *arguments: Any, limit: float | None = None) -> Result:
        """Do some work in a worker; TimeoutError, and new workers, where it takes longer than `limit` seconds."""
        # Work that waits for a worker does not wait in the pool, where its time would run.
        async with self._free:
            for _ in range(ATTEMPTS - 1):
                try:
                    return await self._try(work, *arguments, limit=limit)
                except BrokenProcessPool:
                    log.warning("a worker died and is started again")
            return await self._try(work, *arguments, limit=limit)

    async def _try(self, work: Callable[..., Result], *arguments: Any, limit: float | None) -> Result:
        pool = self._started()
        doing = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        doing.add_done_callback(_heed)
        try:
            # Whoever waits may give up; a pool whose work is cancelled, though, stumbles when its workers end.
            return await asyncio.wait_for(asyncio.shield(doing), limit)
        except BrokenProcessPool:
            self._forget(pool)
            raise
        except TimeoutError:
            for process in list((pool._processes or {}).values()):
                process.kill()
            self._forget(pool)
            raise

    def close(self) -> None:
        """Send the workers home; what they are at is lost."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._forget(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A forked worker would share the server's locks and sockets.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        # What waits in the pool is not cancelled: it fails with its workers, and whoever waits for it tries again.
        pool.shutdown(wait=False)
