"""Bots' plans: what they work out once for a box before they play, kept on disk while the server runs.

A plan may take seconds and megabytes, and any visitor can ask for one by changing a box. So plans are made in processes
of their own, one guest at a time, and only so many are kept: the one that was not used for longest is forgotten.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import shutil
import time
from pathlib import Path
from typing import Any

from ludotheque.bots import find, simpler
from ludotheque.core.game import game
from ludotheque.server.refusal import TooMany
from ludotheque.server.workers.pool import Pool
from ludotheque.server.workers.thinking import Thought, work_out

AGAIN = 60.0
"""Seconds after which a plan that could not be made is tried again."""
log = logging.getLogger(__name__)


class Plans:
    """Finds plans, and has them made."""

    def __init__(self, folder: Path, pool: Pool, *, most_bytes: int, patience: float) -> None:
        self._folder = folder
        self._pool = pool
        self._most_bytes = most_bytes
        self._patience = patience
        self._kept: dict[str, int] = {}
        """The size of every plan, the one used last at the end."""
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}
        """When plans that could not be made are tried again."""

    def open(self) -> None:
        """Begin with none: those of another server may come from other rules."""
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True)

    async def close(self) -> None:
        """Nothing more is made."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def want(self, id: str, changes: dict[str, Any], bot: str, key: str = "") -> None:
        """Let a bot's plan be made, on behalf of a guest, unless it is there or the bot needs none."""
        name = _name(id, changes, bot)
        if find(game(id), bot).prepare is None or name in self._kept or name in self._making:
            return
        if self._failed.get(name, 0.0) > time.monotonic():
            return
        self._making[name] = asyncio.create_task(self._make(name, id, changes, bot, key))

    async def ready(self, thought: Thought, key: str = "") -> Thought:
        """A thought with its plan. Where that is not made in time, the next weaker bot that can, thinks instead."""
        self.want(thought.game, thought.changes, thought.bot, key)
        making = self._making.get(_name(thought.game, thought.changes, thought.bot))
        if making is not None:
            await asyncio.wait([making], timeout=self._patience)
        bot = thought.bot
        while find(game(thought.game), bot).prepare is not None:
            name = _name(thought.game, thought.changes, bot)
            if name in self._kept:
                # Used just now.
                self._kept[name] = self._kept.pop(name)
                return thought._replace(bot=bot, plan=str(self._path(name)))
            self.want(thought.game, thought.changes, bot, key)
            bot = simpler(game(thought.game), bot)
        return thought._replace(bot=bot)

    async def _make(self, name: str, id: str, changes: dict[str, Any], bot: str, key: str) -> None:
        try:
            self._kept[name] = await self._pool.run(work_out, id, changes, bot, str(self._path(name)), key=key)
            self._forget()
        except TooMany:
            # It is asked for again when the bot is on turn.
            pass
        except Exception:
            log.exception("the plan of the bot %s of %s could not be made", bot, id)
            now = time.monotonic()
            self._failed = {other: until for other, until in self._failed.items() if until > now} | {name: now + AGAIN}
        finally:
            del self._making[name]

    def _forget(self) -> None:
        """Only so much is kept."""
        while sum(self._kept.values()) > self._most_bytes:
            oldest = next(iter(self._kept))
            del self._kept[oldest]
            self._path(oldest).unlink(missing_ok=True)

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.npy"


def _name(id: str, changes: dict[str, Any], bot: str) -> str:
    text = json.dumps([id, changes, bot], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]
