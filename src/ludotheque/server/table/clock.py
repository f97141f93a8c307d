"""The clock of a table, for games in which people wait for one: it moves for whoever lets the time pass."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ludotheque.core.game import NATURE
from ludotheque.server.table.owner import Effect, Table

log = logging.getLogger(__name__)
RETRY = 1.0


def run_clock(table: Table, go_on: Callable[[Table], None]) -> None:
    """Let the clock run, if it does not yet; after it has moved, `go_on` does what is due then."""
    table.clock.changed.set()
    if not table.clock.is_running:
        table.clock.is_running = True
        table.house.background(_run(table, go_on))


async def _run(table: Table, go_on: Callable[[Table], None]) -> None:
    try:
        while True:
            try:
                async with table.held():
                    table.clock.changed.clear()
                    due = table.due()
                if due is None:
                    return
                left = due - table.house.settings.now()
                if left > 0:
                    await _pause(table, left / 1000)
                elif await table.carry_out(None, _lapse):
                    go_on(table)
            except Exception:
                # The store is out of order, perhaps. Everybody waits for the clock, so it tries again.
                log.exception("the clock of table %s could not move", table.saved.id)
                await asyncio.sleep(RETRY)
    finally:
        table.clock.is_running = False


async def _pause(table: Table, seconds: float) -> None:
    """Wait, but no longer than until something changes."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await table.clock.changed.wait()


def _lapse(table: Table) -> Effect | None:
    """The clock moves for everybody who has not, all at once, so that the time of a move made by it tells nothing.

    Where nature has waited, it goes on.
    """
    due = table.due()
    if due is None or due > table.house.settings.now():
        return None
    phase = table.match.tempo.phase
    for seat in sorted(table.match.actors - {NATURE}):
        while table.is_acting(seat) and table.match.tempo.phase == phase:
            table.enter_lapse(seat)
    table.run_nature()
    return Effect(table.judged(table.saved))
