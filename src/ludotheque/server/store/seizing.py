"""Changing a table as it lies, whoever has it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from ludotheque.core.errors import LudothequeError
from ludotheque.server.store.keeping import Fenced, Store
from ludotheque.server.store.saved import Change, SavedTable

ATTEMPTS = 20


async def change(store: Store, id: str, made: Callable[[SavedTable], Change]) -> None:
    """Take a table from whoever has it, and change it. Its pages come back at once, and may be quicker."""
    for _ in range(ATTEMPTS):
        epoch = await store.nodes.seize(id)
        saved = await store.table(id)
        if saved is None:
            raise LudothequeError(f"there is no table {id!r}")
        with suppress(Fenced):
            await store.write(replace(made(saved), epoch=epoch))
            return
    raise LudothequeError(f"table {id!r} is taken back again and again: try once more")
