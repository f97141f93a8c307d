"""What all tables of a server share: the settings, the store, the workers, and work in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from ludotheque.bots import bots, is_from_elsewhere
from ludotheque.core.game import games
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store.database import Database
from ludotheque.server.store.keeping import Store
from ludotheque.server.workers import Kernels, Plans, Pool, Thinkers, look_around, meet, rehearse

log = logging.getLogger(__name__)


class House:
    """Opened when a server starts and closed when it stops."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store: Store = store or Database(settings.store, settings.lease_seconds)
        # Each kind of work has processes of its own, and those that nobody waits for by the second stand back.
        self._minds = Pool(settings.workers, limit=settings.think_seconds, nice=5, first=look_around)
        # More of them, each seldom needed: one that only sleeps takes up a place as well.
        self._strangers = Pool(
            2 * settings.workers,
            limit=settings.think_seconds,
            nice=10,
            megabytes=settings.strangers_megabytes,
            first=meet,
            attempts=1,
        )
        self._planners = Pool(1, limit=settings.plan_seconds, most_waiting=settings.plans_waiting, nice=15)
        # What a forecast needs may have to be compiled: nobody's bot waits behind it.
        self.forecasters = Pool(1, limit=settings.plan_seconds, nice=10)
        self.archivists = Pool(2, limit=settings.replay_seconds, most_waiting=settings.replays_waiting, nice=10)
        # By the thousand, for designers: nobody at a table is to notice.
        self.experimenters = Pool(
            1, limit=settings.experiment_seconds, most_waiting=settings.experiments_waiting, nice=settings.nice
        )
        self.plans = Plans(
            settings.data / "plans",
            self._planners,
            most_bytes=settings.plans_megabytes * 1_000_000,
            patience=settings.plan_patience,
        )
        self._searches = Pool(1, nice=settings.nice)
        self._kernels = Kernels(self._planners, self._searches)
        note = self.metrics.thoughts.note
        self.thinkers = Thinkers(self._minds, self._strangers, self.plans, self._kernels, settings.think_patience, note)
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def open(self) -> None:
        """Make the store ready."""
        self.settings.data.mkdir(parents=True, exist_ok=True)
        self.plans.open()
        await self.store.open()
        if self.settings.warm:
            self.background(self._get_ready())

    def waiting(self) -> int:
        """How much bots' thinking waits for its turn."""
        return self._minds.waiting + self._strangers.waiting

    async def _get_ready(self) -> None:
        """Start those whom people will wait for. Then let what plans and forecasts need be compiled, by a process that
        stands back as far as it can."""
        await self._minds.warm()
        if any(is_from_elsewhere(each, name) for each in games().values() for name in bots(each)):
            await self._strangers.warm()
        compiler = Pool(1, nice=self.settings.nice)
        try:
            for id in games():
                await compiler.run(rehearse, id)
        finally:
            await compiler.close()

    async def close(self) -> None:
        """Stop what goes on in the background, then let go of workers and store."""
        self._is_closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.plans.close()
        await self._kernels.close()
        for pool in (
            self._minds,
            self._strangers,
            self._planners,
            self._searches,
            self.forecasters,
            self.archivists,
            self.experimenters,
        ):
            await pool.close()
        await self.store.nodes.close()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; what goes wrong with it is logged."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work in the background failed", exc_info=task.exception())
