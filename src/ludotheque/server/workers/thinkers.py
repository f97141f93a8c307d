"""The processes in which bots think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ludotheque.bots import is_from_elsewhere
from ludotheque.core.game import game
from ludotheque.server.workers.plans import Plans
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import Thought

Result = TypeVar("Result")


class Thinkers:
    """Processes whose bots have their plans before they are asked; those from elsewhere keep no others waiting."""

    def __init__(self, pool: Pool, strangers: Pool, plans: Plans) -> None:
        self._pool = pool
        self._strangers = strangers
        self._plans = plans

    async def run(
        self, work: Callable[..., Result], *arguments: Any, key: str = "", limit: float | None = None
    ) -> Result:
        """Do some work on behalf of a guest; a bot's thought is given its plan first."""
        pool = self._strangers if any(map(_is_strange, arguments)) else self._pool
        ready = [await self._plans.ready(each, key) if isinstance(each, Thought) else each for each in arguments]
        return await pool.run(work, *ready, key=key, limit=limit)


def _is_strange(argument: Any) -> bool:
    return isinstance(argument, Thought) and is_from_elsewhere(game(argument.game), argument.bot)
