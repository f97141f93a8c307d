"""Before a server starts: its folder is its own, and its store can be read and written. What is wrong is told in a
sentence, for whoever starts it can do something about it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludotheque.core.errors import LudothequeError
from ludotheque.server.store.database import Database

LOCK = "server.lock"
QUICKLY = 64_000_000
"""A store of so many bytes is looked through at the start in well under a second."""
ELSEWHERE = "or choose another folder with --data"


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is this server's while it runs, however it ends; LudothequeError where it is another's."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or error
        raise LudothequeError(f"tables cannot be kept in {folder}: {reason}; make it writable, {ELSEWHERE}") from None
    with lock:
        if not _is_first(lock.fileno()):
            lock.seek(0)
            owner = lock.read(20).strip() or "unknown"
            raise LudothequeError(
                f"another server (process {owner}) keeps its tables in {folder}: stop it, {ELSEWHERE}"
            )
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


def _is_first(lock: int) -> bool:
    try:
        import fcntl
    except ImportError:
        # No such locks on this system: people look after it themselves.
        return True
    try:
        # Let go of by the system when the process ends, were it killed.
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


async def check(url: str) -> None:
    """Bring a store up to date, and write to it; LudothequeError where that cannot be done."""
    name = sql.make_url(url).render_as_string(hide_password=True)
    try:
        store = Database(url)
        try:
            await store.open()
            await store.put_setting("opened", str(os.getpid()))
        finally:
            await store.close()
        _look_through(url)
    except CommandError:
        raise LudothequeError(
            f"the store {name} was written by a newer version: install that one, {ELSEWHERE}"
        ) from None
    except (SQLAlchemyError, sqlite3.Error, ImportError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
        is_damaged = any(word in reason for word in ("malformed", "not a database", "damaged"))
        if is_damaged:
            advice = "put a copy in its place"
            raise LudothequeError(f"the store {name} is damaged ({reason}): {advice}, {ELSEWHERE}") from None
        advice = "see to it that it can be written"
        raise LudothequeError(f"the store {name} cannot be used ({reason}): {advice}, {ELSEWHERE}") from None


def _look_through(url: str) -> None:
    """Is an embedded store whole? A large one is not searched: a damaged table harms no other."""
    made = sql.make_url(url)
    if made.get_backend_name() != "sqlite" or not made.database or Path(made.database).stat().st_size > QUICKLY:
        return
    with suppress(sqlite3.OperationalError):
        connection = sqlite3.connect(made.database)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
        if found != "ok":
            raise sqlite3.DatabaseError(f"damaged: {found}")
