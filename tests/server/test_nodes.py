"""Several servers over one PostgreSQL: one owner a table, and players who do not notice which."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest
import sqlalchemy as sql
from tests.server.pages import Person, free_port, person, serving

from ludotheque.server.store.database import Database
from ludotheque.server.store.keeping import Conflict, Elsewhere, Fenced, Rules
from ludotheque.server.store.remembered import NEWEST
from ludotheque.server.store.saved import Change, Holder, SavedTable
from ludotheque.testing.postgres import missing, postgres

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(bool(missing()), reason=missing()),
]
LEASE = 1.0
PIG = [Rules("pig", 1)]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with postgres("fsync=off") as url:
        yield url


def a_table(id: str, **changes: object) -> SavedTable:
    values = {"seats": [Holder("person", "ann", "Ann")], "phase": "playing", "secret": "0" * 64, "created": 1}
    return SavedTable(**{"id": id, "game": "pig", "rules": 1, "box": {}, "host": "ann", **values, **changes})


@asynccontextmanager
async def node(url: str, address: str, rules: list[Rules] = PIG) -> AsyncIterator[Database]:
    """A store as one node sees it."""
    store = Database(url, LEASE)
    await store.open()
    await store.nodes.open(address, rules, lambda heard: None, lambda: None)
    try:
        yield store
    finally:
        await store.nodes.close()
        await store.close()


async def test_a_late_write_of_whoever_had_the_table_is_refused(url: str) -> None:
    async with node(url, "http://a") as one, node(url, "http://b") as two:
        epoch = await one.add_table(a_table("ash"), [])
        other = await one.add_table(a_table("birch"), [])
        await one.write(Change("ash", entries=[b"1"], request="ann:1", epoch=epoch))
        with pytest.raises(Elsewhere) as elsewhere:
            await two.nodes.take(a_table("ash"))
        assert elsewhere.value.address == "http://a"
        later = await two.nodes.take(a_table("ash"), from_others=True)
        assert later > epoch
        late = [
            Change("ash", first=1, entries=[b"late"], epoch=epoch),
            Change("ash", table=a_table("ash", phase="over"), epoch=epoch),
            Change("birch", entries=[b"beside"], epoch=other),
        ]
        results = await asyncio.gather(*map(one.write, late), return_exceptions=True)
        assert [type(each) for each in results] == [Fenced, Fenced, type(None)]
        assert await two.journal("ash") == [b"1"]
        assert await two.journal("birch") == [b"beside"]
        await two.write(Change("ash", first=1, entries=[b"2"], epoch=later))
        with pytest.raises(Conflict):
            await two.write(Change("ash", first=1, entries=[b"3"], epoch=later))
        assert await one.nodes.lost({"ash": epoch, "birch": other}) == ["ash"]


async def test_tables_of_a_node_that_is_not_heard_of_are_taken(url: str) -> None:
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(node(url, "http://a"))
        two = await stack.enter_async_context(node(url, "http://b"))
        bots = a_table("bots", seats=[Holder("bot", name="random")])
        epoch = await one.add_table(bots, [])
        assert await two.nodes.orphans(9, []) == []
        for task in one.nodes._tasks:
            task.cancel()
        begun = time.monotonic()
        while True:
            try:
                taken = await two.nodes.take(bots)
                break
            except Elsewhere:
                await asyncio.sleep(0.05)
        assert taken == epoch + 1
        # Its own, if it has not heard that it took it.
        assert await two.nodes.orphans(9, []) == ["bots"]
        assert await two.nodes.orphans(9, ["bots"]) == []
        assert time.monotonic() - begun < 2 * LEASE + 5
        with pytest.raises(Fenced):
            await one.write(Change("bots", entries=[b"late"], epoch=epoch))


async def test_only_who_knows_the_rules_takes_a_table(url: str) -> None:
    old, new = [Rules("pig", 1)], [Rules("pig", 2)]
    async with node(url, "http://new", new) as two:
        async with node(url, "http://old", old) as one:
            epoch = await one.add_table(a_table("old"), [])
            assert Rules("pig", 1) not in await one.nodes.known_to_others()
            assert await one.nodes.known_to_others() == set(new)
            with pytest.raises(Elsewhere) as elsewhere:
                await two.nodes.take(a_table("old"), from_others=True)
            assert elsewhere.value.address == "http://old"
            await one.nodes.release({"old": epoch})
            # Nobody has it, and only the old one can.
            with pytest.raises(Elsewhere) as elsewhere:
                await two.nodes.take(a_table("old"))
            assert elsewhere.value.address == "http://old"
        assert await two.nodes.take(a_table("old")) == 0


@asynccontextmanager
async def servers(url: str, folder: Path, many: int) -> AsyncIterator[list[str]]:
    """So many nodes; where each is found."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(folder / str(each), url=url, lease_seconds=LEASE))
            for each in range(many)
        ]


def elsewhere(someone: Person, host: str) -> Person:
    """The same guest, whose page is led to another node."""
    return Person(host, someone.http)


async def test_players_of_one_table_on_two_nodes_see_no_difference(url: str, tmp_path: Path) -> None:
    async with servers(url, tmp_path, 2) as (here, there), person(here, "Ann") as ann, person(there, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False, goal=1000)
        async with ann.at(table) as one, ben.at(table) as two:
            assert (await two.ask("sit", seat=1, name="Ben"))["type"] == "done"
            await one.ask("start", without=True)
            for turn in range(6):
                page, seat = ((one, 0), (two, 1))[turn % 2]
                await page.until(lambda news, seat=seat: news["seats"][seat]["acting"])
                assert (await page.ask("play", seat=seat, move={"do": "hold"}))["type"] == "done"
            await one.until(lambda news: news["number"] == 6)
            await two.until(lambda news: news["number"] == 6)
            assert [event["by"] for event in one.events] == [event["by"] for event in two.events]
            for someone in (ann, ben):
                # People play here: the table refuses, whichever node is asked.
                assert (await someone.http.get(f"/api/tables/{table}/hints/0")).status_code == 403
            refused = await two.ask("play", seat=0, move={"do": "hold"})
            assert refused["error"] == "forbidden"
        assert (await ben.http.get("/api/tables")).json()[0]["table"] == table


async def test_a_table_whose_owner_is_gone_is_taken_at_once(url: str, tmp_path: Path) -> None:
    """Nobody listens any more at its address, although it was heard of a moment ago."""
    async with node(url, f"http://127.0.0.1:{free_port()}") as gone, servers(url, tmp_path, 1) as (here,):
        epoch = await gone.add_table(a_table("gone"), [])
        async with person(here, "Ann") as ann, ann.at("gone") as page:
            assert page.news[-1]["table"] == "gone"
        assert gone.nodes.is_ready
        assert await gone.nodes.lost({"gone": epoch}) == ["gone"]


async def test_whoever_comes_back_at_the_same_address_has_its_tables(url: str) -> None:
    async with node(url, "http://same") as before, node(url, "http://same") as after:
        epoch = await before.add_table(a_table("same"), [])
        assert await after.nodes.take(a_table("same")) == epoch + 1


async def test_who_stands_still_in_the_middle_of_a_write_keeps_nobody_waiting(url: str) -> None:
    """It has locked the table's lease; that is let go of when it could have lost its tables anyway."""
    async with node(url, "http://still") as one, node(url, "http://next") as two:
        epoch = await one.add_table(a_table("still"), [])
        driver, change = one.engine.raw_connection(), Change("still", entries=[b"late"], epoch=epoch)
        one._moves.check(driver, [change])
        later = await asyncio.wait_for(two.nodes.take(a_table("still"), from_others=True), 60)
        assert later == epoch + 1
        with pytest.raises(one.engine.dialect.loaded_dbapi.OperationalError):
            one._moves.append(driver, [change])
        driver.invalidate()
        assert await two.journal("still") == []


async def test_a_node_says_that_it_lives_while_it_waits_for_tables(url: str) -> None:
    async with node(url, "http://writing") as one, node(url, "http://waiting") as two:
        tables = [f"locked{number}" for number in range(4)]
        changes = [Change(table, epoch=await one.add_table(a_table(table), [])) for table in tables]
        driver = one.engine.raw_connection()
        with closing(driver.cursor()) as cursor:
            cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
        one._moves.check(driver, changes)
        taking = [asyncio.create_task(two.nodes.take(a_table(table), from_others=True)) for table in tables]
        await asyncio.wait_for(two.nodes._beat(), 60)
        assert not any(each.done() for each in taking)
        driver.rollback()
        driver.close()
        assert await asyncio.gather(*taking) == [change.epoch + 1 for change in changes]


async def test_a_table_is_deleted_while_its_owner_writes(url: str) -> None:
    """What is under way is kept before, and goes with it; what comes later is refused."""
    async with node(url, "http://a") as one, node(url, "http://b") as two:
        epoch = await one.add_table(a_table("short"), [])
        driver = one.engine.raw_connection()
        change = Change("short", entries=[b"1"], epoch=epoch)
        one._moves.check(driver, [change])
        deleting = asyncio.create_task(two.drop_table("short"))
        await asyncio.sleep(0.1)
        one._moves.append(driver, [change])
        driver.commit()
        driver.close()
        await deleting
        assert await two.table("short") is None
        assert await two.journal("short") == []
        with pytest.raises(Fenced):
            await one.write(Change("short", first=1, entries=[b"2"], epoch=epoch))


async def test_a_clock_that_is_set_back_keeps_no_dead_node_alive(url: str) -> None:
    """Its last word was said an hour later than it is now."""
    async with node(url, "http://dead") as one, node(url, "http://living") as two:
        epoch = await one.add_table(a_table("later"), [])
        for task in one.nodes._tasks:
            task.cancel()
        said = "UPDATE nodes SET until = clock_timestamp() + interval '1 hour' WHERE address = 'http://dead'"
        with one.engine.begin() as connection:
            connection.execute(sql.text(said))
        assert await two.nodes.take(a_table("later")) == epoch + 1


async def test_requests_are_in_order_whatever_the_clocks_say(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table moves on to a node whose clock is an hour behind: what was asked there last is not forgotten first."""
    async with node(url, "http://ahead") as one, node(url, "http://behind") as two:
        epoch = await one.add_table(a_table("clocks"), [])
        for number in range(NEWEST):
            await one.write(Change("clocks", request=f"ann:{number}", epoch=epoch))
        now = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: now() - 3600 * 10**9)
        later = await two.nodes.take(a_table("clocks"), from_others=True)
        assert len(await two.requests("clocks")) == NEWEST
        await two.write(Change("clocks", request="ann:last", epoch=later))
        assert "ann:last" in await two.requests("clocks")


async def test_two_servers_that_say_they_are_at_one_address_are_told(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with node(url, "http://127.0.0.1:8000"), node(url, "http://127.0.0.1:8000"):
        while "--node-address" not in caplog.text:
            await asyncio.sleep(0.05)
    caplog.clear()
    async with node(url, "http://before") as before:
        for task in before.nodes._tasks:
            task.cancel()
        async with node(url, "http://before"):
            await asyncio.sleep(3 * LEASE)
    assert "--node-address" not in caplog.text
