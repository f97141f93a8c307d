"""Where tables, journals and guests are kept. Nothing but this module and the migrations knows what database it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from ludotheque.core.position import Outcome
from ludotheque.server.store.keeping import Conflict, Fenced, Nodes
from ludotheque.server.store.leases import LINES, Alone, Leases, let_go
from ludotheque.server.store.moves import Moves, is_a_move, surely
from ludotheque.server.store.remembered import Remembered
from ludotheque.server.store.saved import Change, Contribution, Forgotten, Guest, Holder, SavedRemark, SavedTable
from ludotheque.server.store.tables import entries, guests, leases, members, remarks, requests, settings, tables

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x10D0
"""Names a lock in PostgreSQL."""
PREPARED = {"cached_statements": 256}
"""Enough for every number of rows that are written together (`moves.py`)."""
PRAGMAS = (
    "journal_mode=WAL",
    # What was acknowledged outlives a power cut, not only a crash of the server.
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # What a statement would need to take back what it has done so far goes to no file of its own: that was half of all
    # that was written.
    "temp_store=MEMORY",
    # Pages that are changed again and again go into the file itself after so many, not four times as often.
    "wal_autocheckpoint=4000",
    # Enough KiB for the last pages of a thousand tables.
    "cache_size=-16000",
)
"""Of SQLite."""
MOMENT, MOMENTS = 0.001, 2
"""So many seconds, and so often, a change waits at most for others that come at about the same time."""
SHARE = 0.9
"""So many of those who came together before are waited for, at most."""
POOL = 8
"""Connections to a database that has several."""
T = TypeVar("T")


class Database:
    """A store in SQLite, which needs a file and no server, or in PostgreSQL. It works in threads."""

    def __init__(self, url: str, lease: float = 2.5) -> None:
        """A node that has not been heard of for `lease` seconds may lose its tables to others."""
        embedded = sql.make_url(url).get_backend_name() == "sqlite"
        # One connection: SQLite has one writer at a time, and waiting here is fairer than its own polling.
        size = 1 if embedded else POOL
        # Drivers are handed values by their places.
        style = "qmark" if embedded else "format"
        lasting: dict[str, Any] = (
            {"connect_args": PREPARED} if embedded else {"pool_pre_ping": True, "connect_args": LINES}
        )
        self._engine = sql.create_engine(url, pool_size=size, max_overflow=0, paramstyle=style, **lasting)
        self._moves = Moves(self._engine)
        self._insert = sqlite.insert if embedded else postgresql.insert
        self._threads = ThreadPoolExecutor(size, "store")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._together = 0
        """How many changes were written together last."""
        self.nodes: Nodes = Alone() if embedded else Leases(url, lease)
        if embedded:
            sql.event.listen(self._engine, "connect", _prepare_sqlite)
            sql.event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        else:
            let_go(self._engine, lease)

    @property
    def engine(self) -> sql.Engine:
        """For whoever works on the store beside a server (`keepers.py`)."""
        return self._engine

    async def open(self) -> None:
        """Bring the store's tables up to date."""
        await self._run(_migrate)

    async def close(self) -> None:
        """Let go of every connection."""
        if self._writing is not None:
            await self._writing
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A value that outlives the server, made when first asked for."""

        def work(connection: sql.Connection) -> str:
            found = sql.select(settings.c.value).where(settings.c.name == name)
            value = connection.scalar(found)
            if value is None:
                # Of two servers that start at once, both go by what the first has made.
                connection.execute(self._insert(settings).values(name=name, value=make()).on_conflict_do_nothing())
                value = connection.scalar(found)
            return str(value)

        return await self._run(work)

    async def put_setting(self, name: str, value: str) -> None:
        """Keep a value that outlives the server."""

        new = self._insert(settings).values(name=name, value=value)
        kept = new.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        await self._run(lambda connection: connection.execute(kept))

    async def guest(self, id: str) -> Guest | None:
        """The guest of an id."""
        return _guest(await self._rows(guests.select().where(guests.c.id == id)))

    async def guest_with(self, key: str) -> Guest | None:
        """The guest whose personal link this is."""
        return _guest(await self._rows(guests.select().where(guests.c.key == key)))

    async def put_guest(self, guest: Guest) -> None:
        """Keep a guest, new or renamed."""
        values = msgspec.structs.asdict(guest)
        kept = self._insert(guests).values(values).on_conflict_do_update(index_elements=["id"], set_=values)
        await self._run(lambda connection: connection.execute(kept))

    async def forget_guest(self, guest: str) -> None:
        """Nothing is kept of a guest any more, but for the tables that they are still at."""
        await self._run(lambda connection: connection.execute(guests.delete().where(guests.c.id == guest)))

    async def drop_table(self, id: str) -> None:
        """Nothing is kept of a table any more."""

        def work(connection: sql.Connection) -> None:
            # Whoever is writing to it is waited for, and nobody writes to it after that.
            for part in (leases, entries, requests, remarks, members):
                connection.execute(part.delete().where(part.c.table == id))
            connection.execute(tables.delete().where(tables.c.id == id))

        await self._run(work)

    async def add_table(self, table: SavedTable, first: list[bytes]) -> int:
        """Keep a new table and the first entries of its journal; the epoch by which it is this node's."""

        def work(connection: sql.Connection) -> int:
            _insert(connection, table)
            self._moves.append(connection.connection, [Change(table.id, entries=first)])
            return self.nodes.claim(connection, table.id) if isinstance(self.nodes, Leases) else 0

        return await self._run(work)

    async def table(self, id: str) -> SavedTable | None:
        """The table of an id."""
        found = await self._rows(tables.select().where(tables.c.id == id))
        return _table(found[0]) if found else None

    async def tables_of(self, guest: str, most: int) -> list[SavedTable]:
        """The guest's tables, the newest first."""
        query = (
            tables.select()
            .join(members, members.c.table == tables.c.id)
            .where(members.c.guest == guest)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        return [_table(row) for row in await self._rows(query)]

    async def tables_of_words(self, guest: str, most: int) -> list[SavedTable]:
        """The tables at which the guest has said something that is kept, be it as a spectator."""
        said = sql.select(remarks.c.table).where(remarks.c.guest == guest)
        return [_table(row) for row in await self._rows(tables.select().where(tables.c.id.in_(said)).limit(most))]

    async def playing(self) -> list[SavedTable]:
        """The tables whose match is on."""
        query = tables.select().where(tables.c.phase == "playing")
        return [_table(row) for row in await self._rows(query)]

    async def journal(self, table: str) -> list[bytes]:
        """A table's entries in order."""
        query = sql.select(entries.c.entry).where(entries.c.table == table).order_by(entries.c.number)
        return [row["entry"].encode() for row in await self._rows(query)]

    async def requests(self, table: str) -> set[str]:
        """The requests that a table has carried out, as far as they could be repeated; older ones are forgotten."""

        def work(connection: sql.Connection) -> Remembered:
            asked, moved = (_noted(connection, part, table) for part in (requests, entries))
            self._moves.follow(max((at for at, _ in (*asked, *moved)), default=0))
            known = Remembered(request for _, request in sorted(asked + moved))
            old = [{"old": request} for _, request in asked if request not in known]
            if old:
                own = requests.c.table == table
                connection.execute(requests.delete().where(own, requests.c.request == sql.bindparam("old")), old)
            return known

        return await self._run(work)

    async def remarks(self, table: str, most: int) -> list[SavedRemark]:
        """The last lines of a table's chat, in order."""
        query = remarks.select().where(remarks.c.table == table).order_by(remarks.c.id.desc()).limit(most)
        found = await self._rows(query)
        return [_remark(row) for row in reversed(found)]

    async def write(self, change: Change) -> None:
        """Write all of a change or nothing of it; Conflict where somebody else was quicker."""
        await self.submit(change)

    def submit(self, change: Change) -> asyncio.Future[None]:
        """Have a change written, whole or not at all: done when it is durable; Conflict where somebody was quicker."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_waiting())
        return written

    async def _write_waiting(self) -> None:
        """Write the changes that wait, and let those who brought them know; what comes meanwhile is made durable next,
        all of it together."""
        while self._waiting:
            await self._gather(self._together)
            self._together = len(self._waiting)
            # In one order everywhere, so that two servers' batches do not wait for each other.
            batch = sorted((each for each in self._waiting if not each[1].done()), key=lambda each: each[0].id)
            self._waiting = []
            failed = await self._run_in_thread(self._write_all, [change for change, _ in batch])
            for place, (_, written) in enumerate(batch):
                if written.cancelled():
                    continue
                if place in failed:
                    written.set_exception(failed[place])
                else:
                    written.set_result(None)

    async def _gather(self, before: int) -> None:
        """Where many came together before, wait a moment for most of them: what it costs to make something durable is
        shared by all who come in time."""
        for _ in range(MOMENTS):
            if len(self._waiting) >= SHARE * before:
                return
            await asyncio.sleep(MOMENT)

    def _write_all(self, changes: list[Change]) -> dict[int, Exception]:
        """Write changes in one transaction, each whole or not at all; what went wrong with which."""
        try:
            if all(map(is_a_move, changes)):
                self._moves.write(changes)
            else:
                with self._transaction() as connection:
                    self._write(connection, changes)
        except (*self._moves.Taken, Fenced):
            return self._write_each(changes)
        except Exception as error:
            return dict.fromkeys(range(len(changes)), error)
        return {}

    def _write_each(self, changes: list[Change]) -> dict[int, Exception]:
        """Somebody was quicker with one of these changes: the others are written all the same."""
        failed: dict[int, Exception] = {}
        try:
            with self._transaction() as connection:
                for place, change in enumerate(changes):
                    try:
                        with connection.begin_nested():
                            self._write(connection, [change])
                    except Fenced as error:
                        failed[place] = error
                    except self._moves.Taken as error:
                        failed[place] = Conflict(str(error))
        except Exception as error:
            return dict.fromkeys(range(len(changes)), error) | failed
        return failed

    @contextmanager
    def _transaction(self) -> Iterator[sql.Connection]:
        """Changes that are written together; Unsure where it is not known whether they were."""
        with self._engine.connect() as connection:
            transaction = connection.begin()
            try:
                yield connection
            except BaseException:
                transaction.rollback()
                raise
            with surely():
                transaction.commit()

    def _write(self, connection: sql.Connection, changes: list[Change]) -> None:
        self._moves.check(connection.connection, changes)
        for change in changes:
            if change.table is not None:
                connection.execute(tables.update().where(tables.c.id == change.id).values(_row(change.table)))
                _join(connection, change.table)
            if change.remark is not None:
                connection.execute(remarks.insert().values(table=change.id, **msgspec.structs.asdict(change.remark)))
            if change.successor is not None:
                _insert(connection, change.successor)
            if change.forgotten is not None:
                _forget(connection, change.id, change.forgotten)
        self._moves.append(connection.connection, changes)

    async def _rows(self, query: sql.Select[Any]) -> list[sql.RowMapping]:
        return await self._run(lambda connection: list(connection.execute(query).mappings()))

    async def _run(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something in one transaction."""

        def whole() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await self._run_in_thread(whole)

    async def _run_in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)


def _insert(connection: sql.Connection, table: SavedTable) -> None:
    connection.execute(tables.insert().values(_row(table)))
    _join(connection, table)


def _join(connection: sql.Connection, table: SavedTable) -> None:
    """Whoever has hosted or sat at a table finds it again."""
    known = connection.scalars(sql.select(members.c.guest).where(members.c.table == table.id))
    present = {table.host, *(holder.guest for holder in table.seats)} - {""}
    rows = [{"guest": guest, "table": table.id} for guest in sorted(present - set(known))]
    if rows:
        connection.execute(members.insert(), rows)


def _noted(connection: sql.Connection, part: sql.Table, table: str) -> list[tuple[int, str]]:
    """When requests at a table were carried out, and which."""
    own = sql.select(part.c.at, part.c.request).where(part.c.table == table, part.c.request.is_not(None))
    return [(row.at, row.request) for row in connection.execute(own)]


def _forget(connection: sql.Connection, table: str, gone: Forgotten) -> None:
    """The guest is no member, and what they have said is gone."""
    connection.execute(members.delete().where(members.c.table == table, members.c.guest == gone.guest))
    asked, moved = (
        (part.c.table == table) & part.c.request.startswith(f"{gone.guest}:", autoescape=True)
        for part in (requests, entries)
    )
    connection.execute(requests.delete().where(asked))
    connection.execute(entries.update().where(moved).values(request=None))
    said = connection.execute(remarks.select().where(remarks.c.table == table)).mappings()
    ids = [row["id"] for row in said if gone.has_said(_remark(row))]
    connection.execute(remarks.delete().where(remarks.c.id.in_(ids)))


def _remark(row: Mapping[Any, Any]) -> SavedRemark:
    return SavedRemark(row["name"], row["seat"], row["text"], row["at"], row["guest"])


def _row(table: SavedTable) -> dict[str, Any]:
    texts = {name: msgspec.json.encode(getattr(table, name)).decode() for name in ("box", "seats", "contributions")}
    outcome = None if table.outcome is None else msgspec.json.encode(table.outcome).decode()
    return msgspec.structs.asdict(table) | texts | {"outcome": outcome}


def _table(row: sql.RowMapping) -> SavedTable:
    values = dict(row)
    return SavedTable(
        **values
        | {
            "box": msgspec.json.decode(values["box"]),
            "seats": msgspec.json.decode(values["seats"], type=list[Holder]),
            "contributions": msgspec.json.decode(values["contributions"], type=dict[str, Contribution]),
            "outcome": values["outcome"] and msgspec.json.decode(values["outcome"], type=Outcome),
        }
    )


def _guest(rows: list[sql.RowMapping]) -> Guest | None:
    return Guest(**rows[0]) if rows else None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # Transactions are begun by us: the driver would begin them too late for savepoints.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sql.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        # Of several servers that start at once, one does it, and takes its time.
        connection.execute(sql.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
