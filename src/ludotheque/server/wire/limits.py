"""How much one visitor may ask for, so that there is enough for the others. The numbers are in `Settings`."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Literal

from ludotheque.server.refusal import TooMany
from ludotheque.server.settings import Settings

Kind = Literal["requests", "guests", "tables", "uploads"]
HOUSEHOLD = 6
"""An address may do as much as so many guests: people share one."""
PATIENCE = 2.0
"""Seconds for which a request that comes too soon is kept waiting, rather than refused."""
LATER = 5
"""Seconds after which to try again, where nobody knows when there will be room."""
MANY = 10_000
"""With so many buckets, those are forgotten that have filled up again."""


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._since = time.monotonic()

    def wait(self) -> float:
        """Seconds until there may be one more; 0 for now."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._since) * self._a_second)
        self._since = now
        return max((1 - self._left) / self._a_second, 0.0)

    def take(self) -> None:
        """One more, be it in advance."""
        self._left -= 1

    def take_now(self) -> bool:
        """One more, if there may be one now."""
        now = time.monotonic()
        self._left += (now - self._since) * self._a_second
        self._since = now
        if self._left > self._at_once:
            self._left = self._at_once
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Is it as if nothing had ever been taken?"""
        return self.wait() == 0 and self._left == self._at_once


class Limits:
    """Who has asked for how much, by address and by guest."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: dict[Hashable, Bucket] = {}
        self._open: Counter[Hashable] = Counter()

    def pause(self, address: str) -> float:
        """Seconds for which a request of an address has to wait; TooMany where that would be too long."""
        bucket = self._bucket("requests", ("address", address), 1)
        wait = bucket.wait()
        if wait > PATIENCE:
            raise _too_many("requests", wait - PATIENCE)
        bucket.take()
        return wait

    def spend(self, kind: Kind, address: str, guest: str = "") -> None:
        """One more of a kind; TooMany where the guest or the address has had enough for now."""
        buckets = [self._bucket(kind, ("address", address), HOUSEHOLD)]
        if guest:
            buckets.append(self._bucket(kind, ("guest", guest), 1))
        wait = max(bucket.wait() for bucket in buckets)
        if wait > 0:
            raise _too_many(kind, wait)
        for bucket in buckets:
            bucket.take()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """A WebSocket of an address; TooMany where it has enough of them."""
        with self._held(("address", address), self._settings.connections_at_once, "connections from here"):
            yield

    @contextmanager
    def joined(self, guest: str) -> Iterator[None]:
        """A WebSocket of a guest; TooMany where they have enough of them."""
        with self._held(("guest", guest), self._settings.pages_at_once, "open pages"):
            yield

    @contextmanager
    def watching(self, table: str, *, is_player: bool) -> Iterator[None]:
        """Somebody looks at a table; TooMany where it has enough spectators. Players always find room."""
        most = math.inf if is_player else self._settings.watchers_at_once
        with self._held(("table", table, is_player), most, "spectators at this table"):
            yield

    def enter(self, address: str) -> bool:
        """One more socket of an address, if there is room."""
        if self._open["socket", address] >= self._settings.connections_at_once:
            return False
        self._open["socket", address] += 1
        return True

    def leave(self, address: str) -> None:
        """One socket less of an address."""
        self._count_down(("socket", address))

    @contextmanager
    def _held(self, key: Hashable, most: float, what: str) -> Iterator[None]:
        if self._open[key] >= most:
            raise _too_many(what, LATER)
        self._open[key] += 1
        try:
            yield
        finally:
            self._count_down(key)

    def _count_down(self, key: Hashable) -> None:
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]

    def _bucket(self, kind: Kind, who: Hashable, share: int) -> Bucket:
        if len(self._buckets) > MANY:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
        key = (kind, who)
        if key not in self._buckets:
            a_second: float = getattr(self._settings, f"{kind}_a_second")
            at_once: float = getattr(self._settings, f"{kind}_at_once")
            self._buckets[key] = Bucket(share * a_second, share * at_once)
        return self._buckets[key]


def _too_many(what: str, wait: float) -> TooMany:
    seconds = max(math.ceil(wait), 1)
    return TooMany(f"too many {what}: expected the next one in {seconds} s or later", seconds)
