"""Is the server well? Asked by whoever watches over it: `GET /healthz`."""

from __future__ import annotations

import asyncio
import logging
import time

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from ludotheque.server.metrics import Metrics
from ludotheque.server.store.keeping import Store

log = logging.getLogger(__name__)
FRESH, PATIENCE = 1.0, 2.0
"""Seconds for which an answer holds, and after which the store has failed."""


class Health:
    """Writes something small to the store from time to time, when asked: a full disk can still be read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[bool] | None = None
        self._since = -FRESH

    async def is_well(self) -> bool:
        """Does the store keep what it is given?"""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._since > FRESH):
            self._since = time.monotonic()
            self._trying = asyncio.create_task(self._try())
        left = self._since + PATIENCE - time.monotonic()
        done, _ = await asyncio.wait([self._trying], timeout=max(left, 0))
        return bool(done) and self._trying.result()

    async def _try(self) -> bool:
        try:
            await self._store.put_setting("alive", str(int(time.time())))
        except Exception as error:
            log.error("the store fails: %s", error)
            return False
        return True

    @property
    def is_ready(self) -> bool:
        """Should pages be led here? Not while the server is about to stop, or may have lost its tables."""
        return self._store.nodes.is_ready and not self._store.nodes.is_retired


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(health: NamedDependency[Health]) -> Response[str]:
    """ok, or 503 while pages should be led elsewhere."""
    if health.is_ready and await health.is_well():
        return Response("ok\n", headers={"Cache-Control": "no-store"})
    return Response("not now\n", status_code=503, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(figures: NamedDependency[Metrics]) -> Response[str]:
    """Figures for Prometheus, where `--metrics` offers them."""
    return Response(figures.text(), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz(health: NamedDependency[Health]) -> Response[str]:
    """ok, or 503 while the store fails."""
    if await health.is_well():
        return Response("ok\n", headers={"Cache-Control": "no-store"})
    return Response("the store fails\n", status_code=503, headers={"Cache-Control": "no-store"})
