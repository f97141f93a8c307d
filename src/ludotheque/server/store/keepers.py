"""What whoever runs a server does with its store beside it: copies, a look at tables, closing and deleting them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from msgspec.structs import replace

from ludotheque.core.errors import LudothequeError
from ludotheque.server.store.database import Database
from ludotheque.server.store.opening import claimed
from ludotheque.server.store.saved import Change, Guest, SavedTable
from ludotheque.server.store.seizing import change
from ludotheque.server.store.tables import entries, remarks, requests, tables

FILE = "ludotheque.sqlite"
DAY = 24 * 3600 * 1000
ALL = 10**9


def back_up(data: Path, to: Path) -> int:
    """Copy a folder's store into one file, whole, while a server may be writing to it; how many tables it has."""
    if not (data / FILE).is_file():
        raise LudothequeError(f"there is no store in {data}: choose its folder with --data")
    if to.exists():
        raise LudothequeError(f"{to} is there already: expected a new file")
    with closing(sqlite3.connect(data / FILE)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def restore(file: Path, data: Path) -> int:
    """Make a copy the store of a folder in which no server runs and nothing is kept; how many tables it has."""
    with claimed(data):
        if (data / FILE).exists():
            raise LudothequeError(f"{data} has a store already: move it away, or choose another folder with --data")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            try:
                whole = source.execute("PRAGMA integrity_check").fetchone()[0]
                many = int(source.execute("SELECT count(*) FROM tables").fetchone()[0])
            except sqlite3.DatabaseError as error:
                raise LudothequeError(f"{file} is no copy of a store: {error}") from None
            if whole != "ok":
                raise LudothequeError(f"{file} is damaged: {whole}")
            with closing(sqlite3.connect(data / FILE)) as made:
                source.backup(made)
        return many


class Keeper:
    """Works on a store directly. With several servers a table is taken from its owner before it is changed, so that
    nobody writes to it any more; SQLite has one server, which must be stopped for that."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._engine = self._database.engine

    async def close(self) -> None:
        """Let go of the store."""
        await self._database.nodes.close()
        await self._database.close()

    def rows(self, most: int) -> list[dict[str, Any]]:
        """The newest tables, without anything secret."""
        query = sql.select(tables.c.id, tables.c.game, tables.c.rules, tables.c.phase, tables.c.created)
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(tables.c.created.desc()).limit(most)).mappings()
            return [dict(row) for row in found]

    async def found(self, id: str) -> SavedTable:
        """The table of an id; LudothequeError where there is none."""
        saved = await self._database.table(id)
        if saved is None:
            raise LudothequeError(f"there is no table {id!r}")
        return saved

    async def shown(self, id: str) -> dict[str, Any]:
        """A table, without the secret of its dice and without its guests' ids."""
        saved = await self.found(id)
        seats = [{name: getattr(each, name) for name in ("kind", "name", "deputy", "left")} for each in saved.seats]
        journal = len(await self._database.journal(id))
        own = {name: getattr(saved, name) for name in ("id", "game", "rules", "phase", "created", "next_table")}
        return {**own, "seats": seats, "entries": journal, "touched": self._touched(id, saved.created)}

    async def end(self, id: str) -> None:
        """Close a table: it can be looked at, and nobody plays there any more."""
        saved = await self.found(id)
        await self.change(saved.id, lambda saved: Change(id, replace(saved, phase="over")))

    async def delete(self, id: str) -> None:
        """Nothing is kept of a table any more."""
        await self._database.nodes.seize((await self.found(id)).id)
        await self._database.drop_table(id)

    async def change(self, id: str, made: Callable[[SavedTable], Change]) -> None:
        """Take a table from whoever has it, and change it."""
        await change(self._database, id, made)

    async def guest(self, key: str) -> Guest:
        """The guest of a personal link; LudothequeError where there is none."""
        found = await self._database.guest_with(key)
        if found is None:
            raise LudothequeError("nobody has this personal link; expected what stands after /me/ in it")
        return found

    async def tables_of(self, guest: Guest) -> list[SavedTable]:
        """All tables that a guest has been at, or has said something at."""
        sat = await self._database.tables_of(guest.id, ALL)
        spoken = await self._database.tables_of_words(guest.id, ALL)
        return list({saved.id: saved for saved in (*sat, *spoken)}.values())

    async def forget(self, guest: Guest) -> None:
        """Nothing is kept of a guest any more, but for the tables that they are still at."""
        await self._database.forget_guest(guest.id)

    def old(self, days: int) -> list[str]:
        """Tables that nobody has touched for so many days."""
        before = time.time() * 1000 - days * DAY
        with self._engine.connect() as connection:
            found = list(connection.execute(sql.select(tables.c.id, tables.c.created).where(tables.c.created < before)))
        return [id for id, created in found if self._touched(id, created) < before]

    def _touched(self, id: str, created: int) -> int:
        with self._engine.connect() as connection:
            asked, moved, said = (
                connection.scalar(sql.select(sql.func.max(each.c.at)).where(each.c.table == id)) or 0
                for each in (requests, entries, remarks)
            )
        # Requests are noted in microseconds.
        return int(max(created, max(asked, moved) // 1000, said))
