"""My games: how they ended; and being forgotten, with what that means for tables shared with others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.pages import Person, person, serving
from tests.server.test_play import play_out
from tests.server.test_store import a_table

from ludotheque.core.record import read
from ludotheque.server.kept import check
from ludotheque.server.store.database import Database
from ludotheque.server.store.keeping import Elsewhere
from ludotheque.server.store.leases import Alone
from ludotheque.server.store.saved import Contribution, Forgotten, Holder, SavedRemark, SavedTable
from ludotheque.server.table.forgetting import forgotten, is_shared

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def rows(somebody: Person) -> dict[str, dict[str, object]]:
    return {row["table"]: row for row in (await somebody.http.get("/api/tables")).json()}


async def test_the_shelf_tells_how_a_match_ended(ann: Person) -> None:
    table = await ann.open("pig", "me", "random", goal=5)
    assert (await rows(ann))[table]["outcome"] is None
    async with ann.at(table) as page:
        await play_out(page)
    row = (await rows(ann))[table]
    assert (row["phase"], row["outcome"]) == ("over", page.news[-1]["outcome"])
    assert isinstance(row["created"], int)


async def test_a_guest_is_forgotten_and_the_others_keep_their_tables(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        alone = await ann.open("pig", "me", "random", goal=1000)
        shared = await ann.open("pig", "me", "open", start=False, goal=5)
        lobby = await ann.open("pig", "me", "open", start=False)
        async with ann.at(shared) as one, ben.at(shared) as two, ben.at(lobby) as three:
            await two.ask("sit", seat=1, name="Ben")
            await three.ask("sit", seat=1, name="Ben")
            await one.ask("say", text="a secret of mine")
            await two.ask("say", text="of mine, too")
            await one.ask("start", without=True)
            await asyncio.gather(play_out(one), play_out(two))
            scores = two.news[-1]["outcome"]["scores"]
            assert (await ann.http.delete("/api/me")).status_code == 200
            news = await two.until(lambda news: news["seats"][0]["name"] == "")
            assert [remark["text"] for remark in news["remarks"]] == ["of mine, too"]
            assert news["host"], "somebody else is the host"
            news = await three.until(lambda news: news["seats"][0]["kind"] == "open")
            assert news["host"]
        assert await rows(ann) == {}
        assert (await ann.http.get("/api/me")).json() == {"name": "", "key": ""}
        assert (await ann.http.get(f"/api/tables/{alone}/record")).status_code == 404
        assert set(await rows(ben)) == {shared, lobby}
        record, match = read((await ben.http.get(f"/api/tables/{shared}/record")).content)
        assert (record.players, list(match.outcome.scores)) == (["", "Ben"], scores)
        assert record.dice
        check(match, record.dice)
        # When the last of those who sat there is forgotten, so is the table.
        assert (await ben.http.delete("/api/me")).status_code == 200
        assert (await ben.http.get(f"/api/tables/{shared}/record")).status_code == 404


async def test_nothing_of_a_guest_stays_in_the_store(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Zebulon") as ann, person(host, "Ben") as ben:
        shared = await ann.open("pig", "me", "open", start=False, goal=1000)
        async with ann.at(shared) as one, ben.at(shared) as two:
            await two.ask("sit", seat=1, name="Ben")
            await one.ask("start", without=True)
            await one.ask("say", text="hello")
            await one.play()
            id = ann.http.cookies["ludotheque-guest"].partition(".")[0]
            await ann.http.delete("/api/me")
            # The match goes on, with a bot if the others want one.
            await two.until(lambda news: news["seats"][0]["name"] == "")
            assert (await two.ask("deputize", seat=0, bot="random"))["type"] == "done"
    store = Database(f"sqlite:///{next(tmp_path.glob('*.sqlite'))}")
    await store.open()
    try:
        table = await store.table(shared)
        assert table is not None
        assert id not in repr(table)
        assert "Zebulon" not in repr(table)
        assert await store.guest(id) is None
        assert await store.tables_of(id, 5) == []
        assert not any(request.startswith(id) for request in await store.requests(shared))
        assert await store.remarks(shared, 5) == []
    finally:
        await store.close()


async def test_what_another_of_the_same_name_has_said_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Zoe") as zoe, person(host, "Zoe") as other:
        async with person(host, "Ben") as ben:
            table = await zoe.open("pig", "open", "open", start=False)
            async with zoe.at(table) as one, other.at(table) as two, ben.at(table) as three:
                await three.ask("sit", seat=0, name="Ben")
                await one.ask("say", text="I only watch")
                await two.ask("say", text="so do I")
                await zoe.http.delete("/api/me")
                news = await three.until(lambda news: [each["text"] for each in news["remarks"]] == ["so do I"])
                assert news["host"]
        store = Database(f"sqlite:///{next(tmp_path.glob('*.sqlite'))}")
        await store.open()
        assert [each.text for each in await store.remarks(table, 5)] == ["so do I"]
        # Who has never been more than a spectator is forgotten likewise, and the table stays.
        await other.http.delete("/api/me")
        assert await store.remarks(table, 5) == []
        assert await store.table(table) is not None
        await store.close()


async def test_what_somebody_said_in_a_seat_that_another_has_now_goes_with_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False)
        async with ann.at(table) as one, ben.at(table) as two:
            await two.ask("sit", seat=1, name="Ben")
            await two.ask("say", text="I sat here")
            await two.ask("stand", seat=1)
            await one.ask("say", text="who is next?")
            await two.ask("sit", seat=1, name="Ben")
            await two.ask("stand", seat=1)
            await ben.http.delete("/api/me")
            await one.until(lambda news: [each["text"] for each in news["remarks"]] == ["who is next?"])


async def test_a_table_that_cannot_be_read_is_forgotten_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "random", goal=1000)
        store = Database(f"sqlite:///{next(tmp_path.glob('*.sqlite'))}")
        await store.open()
        id = ann.http.cookies["ludotheque-guest"].partition(".")[0]
        seats = [Holder("person", id, "Ann"), Holder("person", "ben", "Ben")]
        await store.add_table(replace(a_table("broken"), game="gone-game", host=id, seats=seats), [])
        assert (await ann.http.delete("/api/me")).status_code == 200
        assert await store.table(table) is None
        left = await store.table("broken")
        assert left is not None
        assert (left.host, left.seats[0].name) == ("ben", "")
        await store.close()


async def test_a_table_that_only_another_node_can_have_is_forgotten_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take(*_: object, **__: object) -> int:
        raise Elsewhere("http://b")

    async with serving(tmp_path) as host, person(host, "Ann") as ann:
        store = Database(f"sqlite:///{next(tmp_path.glob('*.sqlite'))}")
        await store.open()
        id = ann.http.cookies["ludotheque-guest"].partition(".")[0]
        seats = [Holder("person", id, "Ann"), Holder("person", "ben", "Ben")]
        await store.add_table(replace(a_table("far"), host=id, seats=seats), [])
        monkeypatch.setattr(Alone, "take", take)
        assert (await ann.http.delete("/api/me")).status_code == 200
        left = await store.table("far")
        assert left is not None
        assert (left.host, left.seats[0].name) == ("ben", "")
        await store.close()


async def test_of_old_remarks_only_name_and_seat_are_known() -> None:
    gone = Forgotten("zoe", "Zoe", [1])
    said = {
        SavedRemark("Zoe", -1, "old", 1): True,
        SavedRemark("Zoe", 1, "old, in the seat", 1): True,
        SavedRemark("Zoe", 0, "old, in another's", 1): False,
        SavedRemark("Zoe", -1, "another's", 1, "other"): False,
        SavedRemark("Zo", 0, "under another name", 1, "zoe"): True,
    }
    assert {remark: gone.has_said(remark) for remark in said} == said


async def test_what_is_shared_and_what_stays() -> None:
    table = a_table("ash")
    assert not is_shared(table, "ann")
    ben = Holder("person", "ben", "Ben")
    table.seats.append(ben)
    assert is_shared(table, "ann")
    shares = {"ann": Contribution("p", "v"), "ben": Contribution("q", "w")}
    without = forgotten(replace(table, contributions=shares), "ann", "x")
    assert without.seats == [Holder("person", guest="~x", away=True), ben]
    assert (without.host, without.contributions) == ("ben", {"~x": shares["ann"], "ben": shares["ben"]})
    assert not is_shared(without, "ben"), "who is forgotten has no part in it"


async def test_whoever_sits_down_while_the_host_is_forgotten_keeps_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Database.tables_of
    async with serving(tmp_path) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False)
        async with ben.at(table) as page:

            async def then_ben_sits(self: Database, guest: str, most: int) -> list[SavedTable]:
                found = await listed(self, guest, most)
                if found and not page.news[-1]["seats"][1]["mine"]:
                    assert (await page.ask("sit", seat=1, name="Ben"))["type"] == "done"
                return found

            monkeypatch.setattr(Database, "tables_of", then_ben_sits)
            assert (await ann.http.delete("/api/me")).status_code == 200
            await page.until(lambda news: news["seats"][0]["kind"] == "open")
        assert set(await rows(ben)) == {table}
