"""The processes in which bots think."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludotheque.bots import find, is_from_elsewhere, simpler
from ludotheque.bots.hints import Hint
from ludotheque.bots.master import Searching
from ludotheque.core.game import game
from ludotheque.server.refusal import TooMany
from ludotheque.server.workers.kernels import Kernels
from ludotheque.server.workers.plans import Plans
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import SEARCH, Answer, Question, Thought, advise

LONG = 0.02
"""Seconds of computing from which on a thought is worth compiling: below, a move's way there and back takes as long."""


class Thinkers:
    """Processes whose bots have their plans before they are asked; those from elsewhere keep no others waiting."""

    def __init__(
        self,
        pool: Pool,
        strangers: Pool,
        plans: Plans,
        kernels: Kernels,
        patience: float = 3600.0,
        note: Callable[[float], None] = lambda _: None,
    ) -> None:
        """`patience` is how long a bot waits while others think; `note` is told how many seconds each answer took."""
        self._note = note
        self._pool = pool
        self._patience = patience
        self._strangers = strangers
        self._plans = plans
        self._kernels = kernels

    async def advise(self, question: Question, key: str = "") -> list[Hint] | None:
        """What a seat had best do; None where nobody can say yet."""
        if not self._kernels.has(question.game, SEARCH):
            self._kernels.want(question.game, SEARCH, self._pool)
            return None
        return await self._pool.run(advise, question, key=key, patience=self._patience)

    async def run(self, think: Callable[[Thought], Answer], thought: Thought, key: str = "") -> Answer:
        """Let a bot think on behalf of a guest, or its simpler neighbour while it cannot yet.

        TimeoutError, or what the bot raised, where it fails.
        """
        begun = time.perf_counter()
        try:
            return await self._run(think, thought, key)
        finally:
            self._note(time.perf_counter() - begun)

    async def _run(self, think: Callable[[Thought], Answer], thought: Thought, key: str) -> Answer:
        id, neighbour = thought.game, simpler(game(thought.game), thought.bot)
        if neighbour and self._kernels.is_awaited(id, thought.bot):
            return await self._run(think, thought._replace(bot=neighbour), key)
        ready = await self._plans.ready(thought, key)
        # Of those from elsewhere one that is slow or worse keeps no others waiting, whoever plays against it.
        pool, taker = (self._strangers, ready.bot) if is_from_elsewhere(game(id), ready.bot) else (self._pool, key)
        ready = ready._replace(is_compiled=self._kernels.has(id, ready.bot))
        if not ready.is_compiled and isinstance(find(game(id), ready.bot).policy, Searching):
            self._kernels.want(id, ready.bot, pool)
        try:
            answer = await pool.run(think, ready, key=taker, patience=self._patience if neighbour else None)
        except TooMany:
            # It was not its turn in time, so it has not failed: the neighbour moves this once.
            return await self._run(think, thought._replace(bot=neighbour), key)
        except TimeoutError:
            if not neighbour or not self._kernels.want(id, ready.bot, pool, is_overdue=True):
                raise
            return await self._run(think, thought._replace(bot=neighbour), key)
        if answer.seconds > LONG:
            self._kernels.want(id, ready.bot, pool)
        return answer
