"""What tables and wire ask of a store, whatever it is: files here, PostgreSQL there, a simulation in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple, Protocol

from ludotheque.server.store.saved import Change, Guest, SavedRemark, SavedTable


class Conflict(Exception):
    """Somebody else has written this entry or carried out this request already; nothing was written."""


class Fenced(Exception):
    """Another node has the table by now; nothing was written."""


class Unsure(Exception):
    """The store was lost at the very end: it may have kept the change or not, which only reading tells."""


class Elsewhere(Exception):
    """A table is another node's."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address
        """Where that node is found."""


class Rules(NamedTuple):
    """A game and the version of its rules."""

    game: str
    version: int


class Heard(NamedTuple):
    """A table is in other hands, or in nobody's: whoever has it by an earlier number has it no more."""

    table: str
    epoch: int


class Nodes(Protocol):
    """This server as one of several over one store: which tables are its own.

    A table is a node's by an *epoch*, a number that grows whenever it changes hands. Every change is written with the
    epoch of its owner and refused where that is not the last one, so nobody need trust a clock.
    """

    is_alone: bool
    """Are there never any others?"""
    is_ready: bool
    """Is this node known to the others, so that it may have tables?"""
    is_retired: bool
    """Is it about to stop?"""

    async def open(
        self, address: str, rules: Iterable[Rules], hear: Callable[[Heard], None], lapse: Callable[[], None]
    ) -> None:
        """Join the others; `hear` is told of tables that change hands, `lapse` that all of this node's may have."""

    async def close(self) -> None:
        """Leave the others."""

    async def retire(self) -> None:
        """From now on others take tables that nobody has, where they can."""

    async def take(self, table: SavedTable, *, from_others: bool = False) -> int:
        """The epoch by which a table is this node's from now on; Elsewhere where it is another's that lives, or where
        only another can have it."""

    async def seize(self, table: str) -> int:
        """Take a table from whoever has it, for whoever wants it next; by this epoch it can be changed until then."""

    async def release(self, tables: dict[str, int]) -> None:
        """Leave tables to whoever wants them, those that are still had by these epochs."""

    async def lost(self, tables: dict[str, int]) -> list[str]:
        """Which of these tables are no longer had by these epochs."""

    async def orphans(self, most: int, besides: Iterable[str]) -> list[str]:
        """Tables at which a bot plays and that no other living node has; besides those that this one knows it has. A
        table may be its own without its knowing, where the word of that was lost."""

    async def known_to_others(self) -> set[Rules]:
        """The rules of which another living node could have a table."""

    def changed(self) -> Awaitable[None]:
        """The next time that a table changes hands, as far as one hears of it."""


class Store(Protocol):
    """Where tables, journals and guests are kept. What a method has written is durable when it returns."""

    nodes: Nodes

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value that outlives the server, made when first asked for."""

    async def put_setting(self, name: str, value: str) -> None:
        """Keep a value that outlives the server."""

    async def guest(self, id: str) -> Guest | None:
        """The guest of an id."""

    async def guest_with(self, key: str) -> Guest | None:
        """The guest whose personal link this is."""

    async def put_guest(self, guest: Guest) -> None:
        """Keep a guest, new or renamed."""

    async def forget_guest(self, guest: str) -> None:
        """Nothing is kept of a guest any more, but for the tables that they are still at."""

    async def drop_table(self, id: str) -> None:
        """Nothing is kept of a table any more."""

    async def add_table(self, table: SavedTable, first: list[bytes]) -> int:
        """Keep a new table and the first entries of its journal; the epoch by which it is this node's."""

    async def table(self, id: str) -> SavedTable | None:
        """The table of an id."""

    async def tables_of(self, guest: str, most: int) -> list[SavedTable]:
        """The guest's tables, the newest first."""

    async def tables_of_words(self, guest: str, most: int) -> list[SavedTable]:
        """The tables at which the guest has said something that is kept, be it as a spectator."""

    async def playing(self) -> list[SavedTable]:
        """The tables whose match is on."""

    async def journal(self, table: str) -> list[bytes]:
        """A table's entries in order."""

    async def requests(self, table: str) -> set[str]:
        """The requests that a table has carried out, as far as they could be repeated; older ones are forgotten."""

    async def remarks(self, table: str, most: int) -> list[SavedRemark]:
        """The last lines of a table's chat, in order."""

    def submit(self, change: Change) -> asyncio.Future[None]:
        """Have a change written, whole or not at all: done when it is durable; Conflict where somebody was quicker,
        Fenced where the table is another's, Unsure where nobody knows."""

    async def write(self, change: Change) -> None:
        """The same, waited for."""
