"""Machine code for bots that think long: made in a process that stands back, while the bot goes on as it can."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ludotheque.bots import find
from ludotheque.core.game import game
from ludotheque.core.rule import is_rule
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import compile_bot

log = logging.getLogger(__name__)


class Kernels:
    """Knows which bots have machine code by now, and has it made for others."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._ready: set[tuple[str, str]] = set()
        self._failed: set[tuple[str, str]] = set()
        self._making: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._overdue: set[tuple[str, str]] = set()
        """Those that cannot think without it in the time there is."""

    def has(self, id: str, bot: str) -> bool:
        """May a game's bot think compiled?"""
        return (id, bot) in self._ready

    def is_awaited(self, id: str, bot: str) -> bool:
        """Is a bot to be asked again only when its machine code is made?"""
        return (id, bot) in self._making and (id, bot) in self._overdue

    def want(self, id: str, bot: str, thinks: Pool, *, is_overdue: bool = False) -> bool:
        """Let a bot's policy be compiled, and read by the processes in which it thinks; False where that cannot be."""
        name = id, bot
        if name in self._ready or name in self._failed or not is_rule(find(game(id), bot).policy):
            return False
        if is_overdue:
            self._overdue.add(name)
        if name not in self._making:
            self._making[name] = asyncio.create_task(self._make(id, bot, thinks))
        return True

    async def close(self) -> None:
        """Nothing more is made."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _make(self, id: str, bot: str, thinks: Pool) -> None:
        try:
            await self._pool.run(compile_bot, id, bot, key="kernels")
            await thinks.learn(partial(compile_bot, id, bot))
            self._ready.add((id, bot))
        except Exception:
            log.exception("the bot %s of %s could not be compiled", bot, id)
            self._failed.add((id, bot))
        finally:
            del self._making[id, bot]
