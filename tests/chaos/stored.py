"""A store for simulated nodes: what it keeps is in memory, and a node reaches it over a line that delays and breaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.server.store.keeping import Conflict, Elsewhere, Fenced, Rules, Unsure
from ludotheque.server.store.leases import Member
from ludotheque.server.store.remembered import Remembered
from ludotheque.server.store.saved import Change, Guest, SavedRemark, SavedTable

if TYPE_CHECKING:
    from tests.chaos.world import Node, World

T = TypeVar("T")


@dataclass
class Lease:
    node: str | None
    epoch: int


@dataclass
class Living:
    address: str
    rules: frozenset[str]
    until: float
    is_retired: bool = False


@dataclass
class Kept:
    """What is durable, and what the checks want to know of how it came about."""

    tables: dict[str, SavedTable] = field(default_factory=dict)
    entries: dict[str, list[bytes]] = field(default_factory=dict)
    requests: dict[str, dict[str, None]] = field(default_factory=dict)
    remarks: dict[str, list[SavedRemark]] = field(default_factory=dict)
    leases: dict[str, Lease] = field(default_factory=dict)
    nodes: dict[str, Living] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    listeners: dict[str, Callable[[str], None]] = field(default_factory=dict)
    by_strangers: list[str] = field(default_factory=list)
    """Writes by whoever did not have the table."""
    writers: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    """Which nodes have written to a table by one epoch."""
    done: Counter[str] = field(default_factory=Counter)
    """How often each request was carried out, by table and request."""


class SimulatedNodes(Member):
    """A node's membership, kept in memory."""

    def __init__(self, world: World, node: Node, lease: float) -> None:
        super().__init__(lease)
        self._world = world
        self._kept = world.kept
        self._place = node
        # Ids are the same in every run of a seed.
        self._node = node.new_id()

    async def _enter(self) -> None:
        # A node that has lapsed has a new id from its own life; ours are drawn here.
        self._node = self._place.new_id()
        living = Living(self._address, self._rules, 0.0)
        own = self._node

        def work() -> None:
            living.until = self._world.loop.now + self._lease
            self._kept.nodes[own] = living

        await self._world.ask(self._place, work)
        self._kept.listeners[self._place.name] = self._hear

    async def _beat(self) -> bool:
        own = self._node

        def work() -> bool:
            living = self._kept.nodes.get(own)
            if living is None or living.until <= self._world.loop.now:
                return False
            living.until = self._world.loop.now + self._lease
            return True

        return await self._world.ask(self._place, work)

    async def _leave(self) -> None:
        own = self._node

        def work() -> None:
            for lease in self._kept.leases.values():
                if lease.node == own:
                    lease.node, lease.epoch = None, lease.epoch + 1
            self._kept.nodes.pop(own, None)

        await self._world.ask(self._place, work)

    async def _listen(self) -> None:
        self._kept.listeners[self._place.name] = self._hear
        await asyncio.get_running_loop().create_future()

    async def retire(self) -> None:
        self.is_retired = True
        own = self._node

        def work() -> None:
            if own in self._kept.nodes:
                self._kept.nodes[own].is_retired = True

        await self._world.ask(self._place, work)

    async def take(self, table: SavedTable, *, from_others: bool = False) -> int:
        own, now = self._node, self._world.loop

        def work() -> int:
            if self.is_retired:
                address = self._owner(table.id) or self._other(own)
                if address and address != self._address:
                    raise Elsewhere(address)
            lease = self._kept.leases.setdefault(table.id, Lease(None, 0))
            owner = self._kept.nodes.get(lease.node or "")
            is_alive = owner is not None and owner.until > now.now and owner.address != self._address
            if is_alive and lease.node != own and not from_others:
                raise Elsewhere(owner.address if owner else "")
            lease.node, lease.epoch = own, self._raised(lease.epoch)
            self._world.notify(f"{table.id} {lease.epoch} {own}")
            return lease.epoch

        return await self._world.ask(self._place, work)

    async def seize(self, table: str) -> int:
        own = self._node

        def work() -> int:
            lease = self._kept.leases[table]
            lease.node, lease.epoch = None, lease.epoch + 1
            self._world.notify(f"{table} {lease.epoch} {own}")
            return lease.epoch

        return await self._world.ask(self._place, work)

    def _raised(self, epoch: int) -> int:
        return epoch + 1

    def claim(self, table: str) -> int:
        """A new table is this node's, in the moment in which it is kept."""
        self._kept.leases[table] = Lease(self._node, 1)
        return 1

    async def release(self, tables: dict[str, int]) -> None:
        own = self._node

        def work() -> None:
            for table, epoch in sorted(tables.items()):
                lease = self._kept.leases[table]
                if lease.epoch == epoch:
                    lease.node, lease.epoch = None, epoch + 1
                    self._world.notify(f"{table} {epoch + 1} {own}")

        await self._world.ask(self._place, work)

    async def lost(self, tables: dict[str, int]) -> list[str]:
        def work() -> list[str]:
            return [table for table, epoch in tables.items() if self._kept.leases[table].epoch != epoch]

        return await self._world.ask(self._place, work) if tables else []

    async def orphans(self, most: int, besides: Iterable[str]) -> list[str]:
        if self.is_retired or not self.is_ready:
            return []

        known = set(besides)

        def work() -> list[str]:
            found = [
                table.id
                for table in self._kept.tables.values()
                if table.phase == "playing" and any(each.kind == "bot" or each.deputy for each in table.seats)
            ]
            others = [id for id in found if self._owner(id) not in ("", self._address)]
            return [id for id in found if id not in others and id not in known][:most]

        return await self._world.ask(self._place, work)

    async def known_to_others(self) -> set[Rules]:
        own = self._node
        known = {Rules(game, int(version)) for game, version in (each.split(" ") for each in self._rules)}
        return known if await self._world.ask(self._place, lambda: self._other(own)) else set()

    def _owner(self, table: str) -> str:
        lease = self._kept.leases.get(table)
        living = self._kept.nodes.get(lease.node or "") if lease else None
        return living.address if living is not None and living.until > self._world.loop.now else ""

    def _other(self, own: str) -> str:
        for id, living in self._kept.nodes.items():
            if id != own and living.until > self._world.loop.now and not living.is_retired:
                return living.address
        return ""


class SimulatedStore:
    """The store as one node sees it."""

    def __init__(self, world: World, node: Node, lease: float) -> None:
        self._world = world
        self._kept = world.kept
        self._place = node
        self.nodes = SimulatedNodes(world, node, lease)

    async def open(self) -> None:
        """It is."""

    async def close(self) -> None:
        """It has no connections."""

    async def _ask(self, work: Callable[[], T]) -> T:
        return await self._world.ask(self._place, work)

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        return await self._ask(lambda: self._kept.settings.setdefault(name, make()))

    async def put_setting(self, name: str, value: str) -> None:
        await self._ask(lambda: self._kept.settings.update({name: value}))

    async def guest(self, id: str) -> Guest | None:
        return self._world.guests.get(id)

    async def table(self, id: str) -> SavedTable | None:
        return await self._ask(lambda: self._kept.tables.get(id))

    async def playing(self) -> list[SavedTable]:
        return await self._ask(lambda: [each for each in self._kept.tables.values() if each.phase == "playing"])

    async def journal(self, table: str) -> list[bytes]:
        return await self._ask(lambda: list(self._kept.entries[table]))

    async def requests(self, table: str) -> set[str]:
        return await self._ask(lambda: Remembered(self._kept.requests[table]))

    async def remarks(self, table: str, most: int) -> list[SavedRemark]:
        return await self._ask(lambda: self._kept.remarks[table][-most:])

    async def add_table(self, table: SavedTable, first: list[bytes]) -> int:
        def work() -> int:
            self._add(table, first)
            return self.nodes.claim(table.id)

        return await self._ask(work)

    def _add(self, table: SavedTable, first: list[bytes]) -> None:
        self._kept.tables[table.id] = table
        self._kept.entries[table.id] = list(first)
        self._kept.requests[table.id] = {}
        self._kept.remarks[table.id] = []

    async def write(self, change: Change) -> None:
        await self.submit(change)

    def submit(self, change: Change) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._submit(change))

    async def _submit(self, change: Change) -> None:
        has_arrived: list[bool] = []

        def work() -> None:
            has_arrived.append(True)
            self._write(change)

        try:
            await self._ask(work)
        except OSError as error:
            if has_arrived:
                raise Unsure(str(error)) from error
            raise

    def _write(self, change: Change) -> None:
        """A transaction: all of it, or nothing."""
        kept, lease = self._kept, self._kept.leases[change.id]
        self._check_fence(change, lease)
        self._check_new(change)
        if lease.epoch != change.epoch:
            kept.by_strangers.append(f"{self._place.name} wrote to {change.id} by {change.epoch}, not {lease.epoch}")
        kept.writers.setdefault((change.id, change.epoch), set()).add(self._place.life)
        self._keep(change)

    def _check_fence(self, change: Change, lease: Lease) -> None:
        if lease.epoch != change.epoch:
            raise Fenced(f"table {change.id} has changed hands")

    def _check_new(self, change: Change) -> None:
        if change.entries and change.first != len(self._kept.entries[change.id]):
            raise Conflict(f"entry {change.first} of {change.id}")
        # The real one holds requests against each other only where they made no entry.
        if not change.entries and change.request in self._kept.requests[change.id]:
            raise Conflict(f"request {change.request} of {change.id}")

    def _keep(self, change: Change) -> None:
        kept = self._kept
        if change.table is not None:
            kept.tables[change.id] = change.table
        if change.remark is not None:
            kept.remarks[change.id].append(change.remark)
        if change.successor is not None:
            self._add(change.successor, [])
        kept.entries[change.id] += change.entries
        if change.request is not None:
            self._note(change)

    def _note(self, change: Change) -> None:
        assert change.request is not None
        self._kept.requests[change.id][change.request] = None
        self._kept.done[f"{change.id} {change.request}"] += 1

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the simulation has no {name}: nothing that it does should need it")
