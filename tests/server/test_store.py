"""The store: what is written together costs one transaction, and each change is whole or not there."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from msgspec.structs import replace

from ludotheque.server.store.database import MIGRATIONS, Database
from ludotheque.server.store.keepers import Keeper
from ludotheque.server.store.keeping import Conflict
from ludotheque.server.store.remembered import NEWEST
from ludotheque.server.store.saved import Change, Forgotten, Holder, SavedRemark, SavedTable
from ludotheque.testing.postgres import missing, postgres

TABLES = ("ash", "birch", "cedar")
ONE_LIST = (
    """INSERT INTO tables (id, game, rules, box, host, seats, phase, secret, contributions, created, begun)
    VALUES ('ash', 'pig', 1, '{}', 'ann', '[]', 'playing', '', '{}', 1, 0)""",
    """INSERT INTO entries ("table", number, entry) VALUES ('ash', 0, '1')""",
    """INSERT INTO requests ("table", request, at) VALUES ('ash', 'ann:1', 5)""",
)
"""A table with a move, when requests that made entries stood in the list of all requests."""


def a_table(id: str) -> SavedTable:
    """A table of Pig at which Ann sits."""
    return SavedTable(id, "pig", 1, {}, "ann", [Holder("person", "ann", "Ann")], "playing", "0" * 64, 1)


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Database]:
    """A store with a few tables."""
    store = Database(f"sqlite:///{folder / 'store.sqlite'}")
    await store.open()
    try:
        for id in TABLES:
            await store.add_table(a_table(id), [])
        yield store
    finally:
        await store.close()


def statements(store: Database) -> list[str]:
    """What the store will say to its database from now on: the first word of each statement."""
    said: list[str] = []
    with store._engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(lambda statement: said.append(statement.split(maxsplit=1)[0]))
    return said


async def written(store: Database, changes: list[Change]) -> list[type]:
    """What came of writing changes at once."""
    results = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
    return [type(each) for each in results]


@pytest.mark.asyncio
async def test_moves_at_many_tables_are_one_transaction(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        said = statements(store)
        changes = [Change(id, entries=[b"1", b"2"], request=f"ann:{id}") for id in TABLES]
        assert await written(store, changes) == [type(None)] * 3
        assert said == ["BEGIN", "INSERT", "COMMIT"]
        for id in TABLES:
            assert await store.journal(id) == [b"1", b"2"]
            assert await store.requests(id) == {f"ann:{id}"}


@pytest.mark.asyncio
async def test_of_two_who_write_the_same_entry_at_once_the_first_succeeds(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        changes = [Change("ash", entries=[word], request=word.decode()) for word in (b"first", b"second")]
        changes.append(Change("birch", entries=[b"beside"]))
        assert await written(store, changes) == [type(None), Conflict, type(None)]
        assert await store.journal("ash") == [b"first"]
        assert await store.requests("ash") == {"first"}
        assert await store.journal("birch") == [b"beside"]


@pytest.mark.asyncio
async def test_nothing_of_a_change_that_comes_too_late_is_written(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.write(Change("ash", entries=[b"first"]))
        late = Change(
            "ash",
            table=replace(a_table("ash"), phase="over", next_table="elm"),
            entries=[b"late"],
            request="late",
            remark=SavedRemark("Ann", 0, "late", 1),
            successor=a_table("elm"),
        )
        assert await written(store, [late, Change("birch", entries=[b"beside"])]) == [Conflict, type(None)]
        assert await store.table("ash") == a_table("ash")
        assert await store.table("elm") is None
        assert await store.requests("ash") == set()
        assert await store.remarks("ash", 9) == []


@pytest.mark.asyncio
async def test_what_is_acknowledged_outlives_a_power_cut(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        with store._engine.connect() as connection:
            full = 2
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


@pytest.mark.asyncio
async def test_of_each_guest_the_newest_requests_are_remembered(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.write(Change("ash", request="ben:only"))
        for number in range(NEWEST + 2):
            await store.write(Change("ash", request=f"ann:{number}"))
        known = await store.requests("ash")
        assert known == {"ben:only", *(f"ann:{number}" for number in range(2, NEWEST + 2))}
        known.add("ann:new")
        assert "ann:2" not in known
        assert {"ben:only", "ann:3", "ann:new"} <= known
        # What is forgotten is no longer in the store, and so no longer a repeat.
        await store.write(Change("ash", request="ann:0"))
        with pytest.raises(Conflict):
            await store.write(Change("ash", request="ann:2"))


@pytest.mark.asyncio
async def test_requests_that_made_entries_are_remembered_among_the_others(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.write(Change("birch", entries=[b"1"], request="ann:elsewhere"))
        await store.write(Change("ash", request="ben:only"))
        for number in range(NEWEST + 2):
            # One makes an entry, the next makes two, the third none.
            new = [b"0"] * ((number + 1) % 3)
            await store.write(
                Change("ash", first=len(await store.journal("ash")), entries=new, request=f"ann:{number}")
            )
        await store.write(Change("ash", first=len(await store.journal("ash")), entries=[b"by a bot"]))
        assert await store.requests("ash") == {"ben:only", *(f"ann:{number}" for number in range(2, NEWEST + 2))}
        assert await store.requests("ash") == {"ben:only", *(f"ann:{number}" for number in range(2, NEWEST + 2))}


@pytest.mark.asyncio
async def test_what_a_forgotten_guest_asked_for_is_gone_and_what_came_of_it_stays(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        asked = ("ann:sat", "ann:moved", "anna:sat", "anna:moved")
        for request in asked:
            new = [request.encode()] if request.endswith("moved") else []
            await store.write(Change("ash", first=len(await store.journal("ash")), entries=new, request=request))
        await store.write(Change("birch", entries=[b"1"], request="ann:moved"))
        await store.write(Change("ash", forgotten=Forgotten("ann", "Ann", [0])))
        assert await store.requests("ash") == {"anna:sat", "anna:moved"}
        assert await store.journal("ash") == [b"ann:moved", b"anna:moved"]
        assert await store.requests("birch") == {"ann:moved"}


@pytest.mark.asyncio
async def test_a_move_is_the_last_that_was_done_at_a_table(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.write(Change("ash", entries=[b"1"], request="ann:1"))
        await store.write(Change("birch", entries=[b"by a bot"]))
    keeper = Keeper(f"sqlite:///{tmp_path / 'store.sqlite'}")
    try:
        assert (await keeper.shown("ash"))["touched"] == pytest.approx(1000 * time.time(), abs=60_000)
        assert (await keeper.shown("birch"))["touched"] == a_table("birch").created
        assert keeper.old(days=1) == ["birch", "cedar"]
    finally:
        await keeper.close()


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(bool(missing()), reason=missing()))]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'store.sqlite'}"
        return
    with postgres("fsync=off") as found:
        yield found


def migrate(store: Database, move: Callable[[Config, str], None], version: str) -> None:
    """Bring a store's tables to another version, by `upgrade` or `downgrade`."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        move(config, version)


def rows(store: Database, statement: str) -> list[tuple[Any, ...]]:
    """What a statement finds."""
    with store.engine.begin() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(statement)]


@pytest.mark.asyncio
async def test_requests_of_a_store_in_which_they_all_stood_in_one_list(url: str) -> None:
    store = Database(url)
    try:
        migrate(store, command.upgrade, "0006")
        with store.engine.begin() as connection:
            for statement in ONE_LIST:
                connection.exec_driver_sql(statement)
        await store.open()
        assert await store.requests("ash") == {"ann:1"}
        await store.write(Change("ash", first=1, entries=[b"2", b"3"], request="ann:2"))
        await store.write(Change("ash", request="ann:3"))
        assert await store.requests("ash") == {"ann:1", "ann:2", "ann:3"}
        assert await store.journal("ash") == [b"1", b"2", b"3"]
        listed = "SELECT request FROM requests ORDER BY at"
        assert rows(store, listed) == [("ann:1",), ("ann:3",)]
        migrate(store, command.downgrade, "0006")
        assert rows(store, listed) == [("ann:1",), ("ann:2",), ("ann:3",)]
        await store.open()
        assert await store.requests("ash") == {"ann:1", "ann:2", "ann:3"}
        await store.drop_table("ash")
        assert rows(store, listed) == rows(store, "SELECT number FROM entries") == []
    finally:
        await store.close()


@pytest.mark.asyncio
async def test_a_store_of_the_first_version_keeps_its_requests_and_remarks(tmp_path: Path) -> None:
    async with stored(tmp_path) as store:
        await store.write(Change("ash", request="ann:1", remark=SavedRemark("Ann", 0, "early", 1, "ann")))
    with closing(sqlite3.connect(tmp_path / "store.sqlite")) as database:
        database.execute("ALTER TABLE requests DROP COLUMN at")
        database.execute("ALTER TABLE entries DROP COLUMN request")
        database.execute("ALTER TABLE entries DROP COLUMN at")
        database.execute("ALTER TABLE tables DROP COLUMN outcome")
        database.execute("ALTER TABLE tables DROP COLUMN hints")
        database.execute("ALTER TABLE remarks DROP COLUMN guest")
        database.execute("DROP TABLE leases")
        database.execute("DROP TABLE nodes")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    store = Database(f"sqlite:///{tmp_path / 'store.sqlite'}")
    await store.open()
    await store.write(Change("ash", request="ann:2"))
    assert await store.requests("ash") == {"ann:1", "ann:2"}
    assert await store.remarks("ash", 5) == [SavedRemark("Ann", 0, "early", 1)]
    assert await store.table("ash") == a_table("ash")
    await store.close()
