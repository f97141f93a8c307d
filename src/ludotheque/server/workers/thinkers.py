"""The processes in which bots think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque.server.workers.plans import Plans
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import Thought

Result = TypeVar("Result")


class Thinkers:
    """A pool whose bots have their plans before they are asked."""

    def __init__(self, pool: Pool, plans: Plans) -> None:
        self._pool = pool
        self._plans = plans

    async def run(
        self, work: Callable[..., Result], *arguments: Any, key: str = "", limit: float | None = None
    ) -> Result:
        """Do some work on behalf of a guest; a bot's thought is given its plan first."""
        ready = [await self._plans.ready(each, key) if isinstance(each, Thought) else each for each in arguments]
        return await self._pool.run(work, *ready, key=key, limit=limit)
