"""Bugs that somebody could make, planted one at a time: the simulation must find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from tests.chaos.stored import SimulatedNodes, SimulatedStore

from ludotheque.server.store.keeping import Conflict, Fenced, Unsure
from ludotheque.server.table import news, owner
from ludotheque.server.table.attending import Attendant
from ludotheque.server.table.effects import Effect, Write
from ludotheque.server.table.inputs import Written
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables
from ludotheque.server.wire import http

Bug = Callable[[], AbstractContextManager[Any]]


@contextmanager
def several(*patches: AbstractContextManager[Any]) -> Iterator[None]:
    with ExitStack() as stack:
        for each in patches:
            stack.enter_context(each)
        yield


def told_before_it_is_kept() -> AbstractContextManager[Any]:
    """The acknowledgement goes out before the write."""
    perform = Tables._perform

    def early(self: Tables, table: Table, effect: Effect) -> None:
        if isinstance(effect, Write):
            self.house.store.submit(effect.change).add_done_callback(lambda done: done.exception())
            self.send(table, Written())
        else:
            perform(self, table, effect)

    return patch.object(Tables, "_perform", early)


def no_fence() -> AbstractContextManager[Any]:
    """Nobody looks whether the table is still the writer's."""
    return patch.object(SimulatedStore, "_check_fence", lambda self, change, lease: None)


def an_epoch_that_is_not_raised() -> AbstractContextManager[Any]:
    """Whoever takes a table has it by the number of the last owner."""
    return patch.object(SimulatedNodes, "_raised", lambda self, epoch: max(epoch, 1))


def two_entries_of_one_number() -> AbstractContextManager[Any]:
    """Neither the fence nor the key keeps a second owner from appending."""
    return several(no_fence(), patch.object(SimulatedStore, "_check_new", lambda self, change: None))


def lost_wake_ups() -> AbstractContextManager[Any]:
    """An owner that has heard nothing never asks."""

    async def only_orphans(self: Attendant) -> None:
        for id in await self._nodes.orphans(20, self._tables.epochs()):
            try:
                await self._tables.get(id)
            except Exception:
                continue

    deaf = patch.object(Attendant, "_hear", lambda self, heard: None)
    return several(deaf, patch.object(Attendant, "_look_around", only_orphans))


def orphans_left_alone() -> AbstractContextManager[Any]:
    """Nobody takes over the bots of a node that has died."""

    async def none(self: SimulatedNodes, most: int, besides: Any) -> list[str]:
        return []

    return patch.object(SimulatedNodes, "orphans", none)


def requests_forgotten() -> AbstractContextManager[Any]:
    """What was carried out is not remembered with the table."""

    async def none(self: SimulatedStore, table: str) -> set[str]:
        return set()

    def unchecked(self: SimulatedStore, change: Any) -> None:
        if change.entries and change.first != len(self._kept.entries[change.id]):
            raise Conflict("")

    return several(
        patch.object(SimulatedStore, "requests", none), patch.object(SimulatedStore, "_check_new", unchecked)
    )


def half_a_change() -> AbstractContextManager[Any]:
    """The entries are kept, and now and then the request is not."""
    note = SimulatedStore._note

    def sometimes(self: SimulatedStore, change: Any) -> None:
        if self._world.rng.random() < 0.8:
            note(self, change)

    return patch.object(SimulatedStore, "_note", sometimes)


def refused_though_nobody_knows() -> AbstractContextManager[Any]:
    """Where the store was lost at the very end, it is said that nothing was done."""
    failed = Table._failed

    def certain(self: Table, error: BaseException) -> None:
        failed(self, OSError("lost") if isinstance(error, Unsure) else error)

    return patch.object(Table, "_failed", certain)


def a_late_write_that_counts() -> AbstractContextManager[Any]:
    """What the fence has refused is told as if it had been kept."""
    failed = Table._failed

    def kind(self: Table, error: BaseException) -> None:
        if isinstance(error, Fenced) and self._pending is not None:
            self._written()
        else:
            failed(self, error)

    return patch.object(Table, "_failed", kind)


def one_log_for_everybody() -> AbstractContextManager[Any]:
    """What the first seat knows is told to all."""
    return patch.object(news, "_viewer", lambda seats: 0)


def a_gap_for_who_comes_back() -> AbstractContextManager[Any]:
    """Whoever was away is not told of the first entry that they missed."""
    whole = news._whole
    return patch.object(
        news, "_whole", lambda table, told, shared, events, seen: whole(table, told, shared, events, seen + (seen > 0))
    )


def a_line_that_is_never_given_up() -> AbstractContextManager[Any]:
    """A page that is passed on hears nothing of its table's having moved."""

    async def for_ever(socket: Any, far: Any) -> None:
        from ludotheque.server.wire import relay

        await asyncio.gather(relay._outward(socket, far), relay._inward(socket, far))
        await asyncio.get_running_loop().create_future()

    return patch.object(http, "pass_on", for_ever)


def memory_trusted_after_a_failure() -> AbstractContextManager[Any]:
    """A change that was not kept stays in memory."""

    def trusting(self: Table, error: BaseException) -> None:
        pending, self._pending = self._pending, None
        if pending is not None:
            self._refuse(pending, owner.WRONG)

    return patch.object(Table, "_failed", trusting)


BUGS: list[Bug] = [
    told_before_it_is_kept,
    no_fence,
    an_epoch_that_is_not_raised,
    two_entries_of_one_number,
    lost_wake_ups,
    orphans_left_alone,
    requests_forgotten,
    half_a_change,
    refused_though_nobody_knows,
    a_late_write_that_counts,
    one_log_for_everybody,
    a_gap_for_who_comes_back,
    a_line_that_is_never_given_up,
    memory_trusted_after_a_failure,
]
