"""Tables and their store: what the store has not kept never happened."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.server.house import House
from ludotheque.server.messages import Done, Hello, NewTable, Play, Refused, Say, SeatWanted
from ludotheque.server.refusal import Refusal
from ludotheque.server.run import listening
from ludotheque.server.settings import Settings
from ludotheque.server.store.database import Database
from ludotheque.server.store.keeping import Conflict
from ludotheque.server.store.saved import Change, Guest, SavedTable
from ludotheque.server.table.clock import Clock
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables

ANN = Guest("ann", "Ann", "key")
WANTED = NewTable(game="pig", seats=[SeatWanted(kind="me"), SeatWanted(kind="me")], start=True)
HOLD = {"do": "hold"}


class FullStore(Database):
    """A store that can be full, or out of order altogether."""

    is_full = False
    is_down = False

    async def table(self, id: str) -> SavedTable | None:
        if self.is_down:
            raise OSError("the disk is gone")
        return await super().table(id)

    def submit(self, change: Change) -> asyncio.Future[None]:
        if self.is_full or self.is_down:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(OSError("no space left on device"))
            return failed
        return super().submit(change)


class Watcher:
    """Counts how often there is news."""

    woken = 0

    def tell(self, news: bytes) -> None:
        self.woken += 1

    def answer(self, answer: Done | Refused) -> None:
        """Its hello."""

    def drop(self, *, has_moved: bool = False) -> None:
        raise AssertionError("it is let go")


def watch(tables: Tables, table: Table) -> Watcher:
    """Somebody looks at a table, and has seen it."""
    watcher = Watcher()
    tables.join(table, tables.new_line(), watcher, ANN, Hello(id="h"))
    watcher.woken = 0
    return watcher


@asynccontextmanager
async def node(folder: Path) -> AsyncIterator[tuple[Tables, FullStore]]:
    """A server's tables, without the server."""
    settings = Settings(folder)
    store = FullStore(settings.store)
    house = House(settings, store)
    await house.open()
    try:
        yield Tables(house), store
    finally:
        await house.close()


async def number(tables: Tables, table: Table) -> int:
    return await tables.look(table, lambda table: table.match.number)


@pytest.mark.asyncio
async def test_a_move_that_could_not_be_kept_was_not_made(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        table = await tables.get((await tables.open(ANN, WANTED)).table)
        watcher = watch(tables, table)
        store.is_full = True
        for ask in (Play(id="1", seat=0, move=HOLD), Say(id="2", text="hello")):
            with pytest.raises(Refusal, match="something went wrong"):
                await tables.ask(table, ANN, ask)
        assert watcher.woken == 0
        assert await number(tables, table) == 0
        store.is_full = False
        await tables.ask(table, ANN, Play(id="1", seat=0, move=HOLD))
        assert watcher.woken == 1
        assert await number(tables, table) == 1


@pytest.mark.asyncio
async def test_two_servers_never_write_the_same_entry(tmp_path: Path) -> None:
    async with node(tmp_path) as (here, _), node(tmp_path) as (there, _):
        id = (await here.open(ANN, WANTED)).table
        one, other = await here.get(id), await there.get(id)
        watcher = watch(there, other)
        await here.ask(one, ANN, Play(id="1", seat=0, move=HOLD))
        with pytest.raises(Refusal, match="at the same moment"):
            await there.ask(other, ANN, Play(id="2", seat=0, move=HOLD))
        assert await number(there, other) == 1
        assert watcher.woken == 1
        await there.ask(other, ANN, Play(id="3", seat=1, move=HOLD))
        assert len(await here.house.store.journal(id)) == 2


@pytest.mark.asyncio
async def test_a_request_is_kept_once(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        table = await tables.get((await tables.open(ANN, WANTED)).table)
        await tables.ask(table, ANN, Say(id="1", text="hello"))
        with pytest.raises(Conflict):
            await store.write(Change(table.saved.id, request="ann:1"))


@pytest.mark.asyncio
async def test_what_is_written_together_fails_alone(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        ids = [(await tables.open(ANN, WANTED)).table for _ in range(3)]
        await store.write(Change(ids[1], entries=[b"{}"], request="before"))
        changes = [Change(id, entries=[b"{}"], request="now") for id in ids]
        written = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(each) for each in written] == [type(None), Conflict, type(None)]
        assert [len(await store.journal(id)) for id in ids] == [1, 1, 1]
        assert [await store.requests(id) for id in ids] == [{"now"}, {"before"}, {"now"}]


@pytest.mark.asyncio
async def test_small_answers_do_not_wait_for_one_another() -> None:
    with listening("127.0.0.1", 0) as opened:
        assert opened.proto == socket.IPPROTO_TCP


@pytest.mark.asyncio
async def test_tables_of_other_rules_are_said_to_be_so(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        table = await tables.get((await tables.open(ANN, WANTED)).table)
        await store.add_table(replace(table.saved, id="old", rules=0), [])
        with pytest.raises(Refusal, match="opened with rules 0"):
            await tables.get("old")
        assert [row.table for row in await tables.rows(ANN)] == [table.saved.id]


@pytest.mark.asyncio
async def test_tables_nobody_needs_are_let_go(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, _):
        first = (await tables.open(ANN, WANTED)).table
        for _ in range(70):
            await tables.open(ANN, WANTED)
        gc.collect()
        assert len(tables._live) < 70
        assert (await tables.get(first)).saved.id == first


@pytest.mark.asyncio
async def test_the_store_is_migrated_once(tmp_path: Path) -> None:
    for _ in range(2):
        async with node(tmp_path) as (tables, store):
            assert await store.setting("colour", lambda: "red") == "red"
            assert await store.setting("colour", lambda: "blue") == "red"
            assert tables.house.store is store


@pytest.mark.asyncio
async def test_bots_outlast_a_store_that_is_out_of_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.table.owner.RETRY", 20)
    async with node(tmp_path) as (tables, store):
        wanted = NewTable(game="pig", seats=[SeatWanted(kind="bot", bot="random")] * 2, start=True)
        table = await tables.get((await tables.open(ANN, wanted)).table)
        store.is_down = True
        await asyncio.sleep(1.5)
        kept = len(await store.journal(table.kept.id))
        store.is_down = False
        for _ in range(200):
            await asyncio.sleep(0.05)
            if len(await store.journal(table.kept.id)) > kept + 2:
                break
        assert await number(tables, table) > kept + 2


@pytest.mark.asyncio
async def test_a_damaged_table_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        whole, broken = [(await tables.open(ANN, WANTED)).table for _ in range(2)]
        await store.write(Change(broken, entries=[b'{"entry":"played","nonsense":1}']))
    async with node(tmp_path) as (tables, _):
        await tables.resume()
        assert [row.table for row in await tables.rows(ANN)] == [whole]


@pytest.mark.asyncio
async def test_a_table_read_again_keeps_its_clock(tmp_path: Path) -> None:
    async with node(tmp_path) as (tables, store):
        table = await tables.get((await tables.open(ANN, WANTED)).table)
        since = table.clock.since
        await asyncio.sleep(0.02)
        store.is_full = True
        with pytest.raises(Refusal):
            await tables.ask(table, ANN, Play(id="1", seat=0, move=HOLD))
        store.is_full = False
        assert await number(tables, table) == 0
        assert table.clock.since == since


def test_a_clock_stands_still_while_nobody_is_there() -> None:
    clock = Clock()
    clock.wind(1, 1_000)
    clock.attend(True, 1_500)
    assert clock.paused == 500, "before anybody came, no time has passed"
    clock.kept_open = {0: 4_000}
    clock.attend(False, 2_000)
    clock.attend(False, 2_500)
    clock.attend(True, 9_000)
    assert (clock.since, clock.paused, clock.kept_open) == (1_000, 7_500, {0: 11_000})
    clock.attend(False, 10_000)
    clock.wind(2, 20_000)
    clock.attend(True, 20_300)
    assert (clock.since, clock.paused) == (20_000, 300)
    clock.rewind(1, 21_000)
    assert (clock.since, clock.paused) == (1_000, 7_500)


def test_a_move_taken_back_gives_no_time_back() -> None:
    clock = Clock()
    clock.wind(1, 1_000)
    clock.kept_open = {0: 5_000}
    clock.wind(2, 3_000)
    clock.wind(3, 3_500)
    clock.rewind(1, 4_000)
    assert (clock.phase, clock.since, clock.kept_open) == (1, 1_000, {0: 5_000})
    clock.wind(2, 4_500)
    assert clock.since == 4_500
    for phase in range(10, 100):
        clock.wind(phase, 5_000)
    clock.rewind(1, 6_000)
    assert clock.since == 6_000, "so long ago, nobody knows"
