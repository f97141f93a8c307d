"""Machine code for bots that think long: made in a process that stands back, while the bot goes on as it can."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ludotheque.bots import find
from ludotheque.bots.master import Searching
from ludotheque.core.game import game
from ludotheque.core.rule import is_rule
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import SEARCH, compile_bot

log = logging.getLogger(__name__)
LONGEST = 1800.0
"""Seconds that a search may take to be compiled, where others have more to do."""


class Kernels:
    """Knows which bots have machine code by now, and has it made for others. All that search share theirs."""

    def __init__(self, pool: Pool, searches: Pool) -> None:
        """Those that search are compiled in processes of their own: it takes long, and others are not to wait."""
        self._pool = pool
        self._searches = searches
        self._ready: set[tuple[str, str]] = set()
        self._failed: set[tuple[str, str]] = set()
        self._making: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._overdue: set[tuple[str, str]] = set()
        """Those that cannot think without it in the time there is."""

    def has(self, id: str, bot: str) -> bool:
        """May a game's bot think compiled?"""
        return _name(id, bot) in self._ready

    def is_awaited(self, id: str, bot: str) -> bool:
        """Is a bot to be asked again only when its machine code is made?"""
        return _name(id, bot) in self._making and _name(id, bot) in self._overdue

    def want(self, id: str, bot: str, thinks: Pool, *, is_overdue: bool = False) -> bool:
        """Let a bot's policy be compiled, and read by the processes in which it thinks; False where that cannot be."""
        name = _name(id, bot)
        if name in self._ready or name in self._failed:
            return False
        if name[1] != SEARCH and not is_rule(find(game(id), bot).policy):
            return False
        if is_overdue:
            self._overdue.add(name)
        if name not in self._making:
            self._making[name] = asyncio.create_task(self._make(*name, thinks))
        return True

    async def close(self) -> None:
        """Nothing more is made."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    async def _make(self, id: str, bot: str, thinks: Pool) -> None:
        pool, limit = (self._searches, LONGEST) if bot == SEARCH else (self._pool, None)
        try:
            await pool.run(compile_bot, id, bot, key="kernels", limit=limit)
            await thinks.learn(partial(compile_bot, id, bot))
            self._ready.add((id, bot))
        except Exception:
            log.exception("the bot %s of %s could not be compiled", bot, id)
            self._failed.add((id, bot))
        finally:
            del self._making[id, bot]


def _name(id: str, bot: str) -> tuple[str, str]:
    """Whose machine code a bot needs."""
    searches = bot == SEARCH or isinstance(find(game(id), bot).policy, Searching)
    return id, SEARCH if searches else bot
