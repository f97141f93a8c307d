"""Turns: a few places, taken in fair order by many who wait."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from ludotheque.server.refusal import TooMany

LATER = 5
"""Seconds after which to try again, where too much waits already."""


class Turns:
    """Places that are given out in turn to the keys (guests, addresses) that wait for one, whoever wants more.

    Of several places one is kept free of any single key, so that whoever is slow never has them all.
    """

    def __init__(self, places: int, most_waiting: int) -> None:
        self._free = list(range(places))
        self._most = max(places - 1, 1)
        self._most_waiting = most_waiting
        self._busy: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[int]]] = {}

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(not turn.done() for line in self._waiting.values() for turn in line)

    async def take(self, key: str) -> int:
        """A place for a key, when it is its turn; TooMany where so much of this key waits already."""
        if self._free and self._busy[key] < self._most:
            self._busy[key] += 1
            return self._free.pop()
        line = self._waiting.setdefault(key, deque())
        if len(line) >= self._most_waiting:
            raise TooMany(f"too much waits already: expected the next in {LATER} s or later", LATER)
        turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(key, turn.result())
            raise

    def give(self, key: str, place: int) -> None:
        """A key's place is free again."""
        self._busy[key] -= 1
        if not self._busy[key]:
            del self._busy[key]
        self._free.append(place)
        for other in list(self._waiting):
            line = self._waiting[other]
            while line and line[0].done():
                line.popleft()
            if not line:
                del self._waiting[other]
            elif self._free and self._busy[other] < self._most:
                self._busy[other] += 1
                line.popleft().set_result(self._free.pop())
                # Whoever has had a turn waits behind the others.
                self._waiting[other] = self._waiting.pop(other)

    def close(self) -> None:
        """Nobody who waits gets a place any more."""
        for line in self._waiting.values():
            for turn in line:
                turn.cancel()
        self._waiting.clear()
