"""What every move writes: entries at the end of a journal, and beside the first of them the request that made them.

It goes straight to the database's driver, many moves at once: through SQLAlchemy, which serves for all else, a batch
cost the server twice as much.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain
from threading import Lock
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from ludotheque.server.store.keeping import Fenced, Unsure
from ludotheque.server.store.saved import Change
from ludotheque.server.store.tables import entries, requests

TOGETHER = 64
"""So many rows are one statement for SQLite, whose driver stops and goes on for every one of many statements: all
players would wait for it as often."""
FENCE = 'SELECT "table", epoch FROM leases WHERE "table" = ANY(%s) ORDER BY "table" COLLATE "C" FOR SHARE'
"""In the order of `sorted`, as `release` and batches of changes go, so that none waits for another in a circle."""


@contextmanager
def surely() -> Iterator[None]:
    """A commit: what goes wrong with it leaves open whether it was done."""
    try:
        yield
    except Exception as error:
        raise Unsure(str(error)) from error


def is_a_move(change: Change) -> bool:
    """Does nothing but the journal and the list of requests grow?"""
    return change.table is None and change.remark is None and change.successor is None and change.forgotten is None


class Driver(Protocol):
    """A connection to the database, as every driver offers it."""

    def cursor(self) -> sql.engine.interfaces.DBAPICursor: ...


class Moves:
    """Writes moves to a database whose driver takes values by their places."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._append = str(entries.insert().compile(engine))
        self._note = str(requests.insert().compile(engine))
        self._latest = 0
        self._noting = Lock()
        self.Taken = (IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        """What is raised where an entry or a request is there already."""

    def write(self, changes: list[Change]) -> None:
        """Write the moves of several tables in one transaction: all of them, or none and `Taken`."""
        with closing(self._engine.raw_connection()) as driver:
            try:
                if self._is_sqlite:
                    # Its driver does not do it by itself.
                    with closing(driver.cursor()) as cursor:
                        cursor.execute("BEGIN IMMEDIATE")
                self.check(driver, changes)
                self.append(driver, changes)
            except BaseException:
                driver.rollback()
                raise
            with surely():
                driver.commit()

    def check(self, driver: Driver, changes: list[Change]) -> None:
        """Fenced where a change is not its table's owner's. Until the transaction ends, it changes no hands."""
        owned = [change for change in changes if change.epoch]
        if not owned:
            return
        with closing(driver.cursor()) as cursor:
            cursor.execute(FENCE, ([change.id for change in owned],))
            found = dict(cursor.fetchall())
        for change in owned:
            if found.get(change.id) != change.epoch:
                raise Fenced(f"table {change.id} has changed hands: {found.get(change.id)}, not {change.epoch}")

    def follow(self, at: int) -> int:
        """A moment in microseconds, or the one after the latest that is known: what is done at a table is noted in
        order, although clocks of several servers differ, and may be set back."""
        with self._noting:
            self._latest = max(at, self._latest + 1)
            return self._latest

    def append(self, driver: Driver, changes: list[Change]) -> None:
        """Write entries and requests in the transaction that is open."""
        now = self.follow(time.time_ns() // 1_000)
        new = list(chain.from_iterable(_entries(change, now) for change in changes))
        done = [(each.id, each.request, now) for each in changes if each.request is not None and not each.entries]
        with closing(driver.cursor()) as cursor:
            for statement, rows in ((self._append, new), (self._note, done)):
                if rows and self._is_sqlite:
                    _insert(cursor, statement, rows)
                elif rows:
                    cursor.executemany(statement, rows)


def _entries(change: Change, now: int) -> Iterator[tuple[str, int, str, str | None, int | None]]:
    """The rows of what a change enters; what was asked stands beside the first."""
    asked = (None, None) if change.request is None else (change.request, now)
    for number, entry in enumerate(change.entries, change.first):
        yield (change.id, number, entry.decode(), *asked)
        asked = (None, None)


def _insert(cursor: sql.engine.interfaces.DBAPICursor, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows, many with one statement; the driver keeps it prepared for each number of rows."""
    another = f", ({', '.join('?' * len(rows[0]))})"
    for begun in range(0, len(rows), TOGETHER):
        some = rows[begun : begun + TOGETHER]
        cursor.execute(statement + another * (len(some) - 1), [*chain(*some)])
