"""Guests, their personal links, and the shelf."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.pages import Person, person

pytestmark = pytest.mark.asyncio(loop_scope="module")


def kept(folder: Path) -> int:
    """How many guests a store keeps."""
    with closing(sqlite3.connect(folder / "ludotheque.sqlite")) as store:
        found: int = store.execute("SELECT count(*) FROM guests").fetchone()[0]
        return found


async def key_of(somebody: Person) -> str:
    """The key of somebody's personal link."""
    return str((await somebody.http.post("/api/me/link", json={})).json()["key"])


async def test_a_personal_link_makes_another_device_the_same_guest(ann: Person, host: str) -> None:
    key = await key_of(ann)
    table = await ann.open("pig", "me", "random", goal=1000)
    assert (await ann.http.get("/api/me")).json() == {"name": "Ann", "key": key}
    async with person(host) as phone:
        assert (await phone.http.post("/api/me/key", json={"key": key})).json()["name"] == "Ann"
        assert (await phone.http.get("/api/me")).json() == {"name": "Ann", "key": key}
        assert [row["table"] for row in (await phone.http.get("/api/tables")).json()] == [table]
        async with phone.at(table) as page:
            assert page.news[-1]["seats"][0]["mine"]
            assert page.news[-1]["host"]


async def test_a_personal_link_changes_nothing_by_itself(ann: Person, ben: Person) -> None:
    before = (await ben.http.get("/api/me")).json()
    answer = await ben.http.get(f"/me/{await key_of(ann)}")
    assert "set-cookie" not in answer.headers
    assert (await ben.http.get("/api/me")).json() == before


async def test_looking_around_makes_no_guest(host: str, folder: Path) -> None:
    async with person(host) as somebody:
        for path in ("/", "/api/me", "/api/tables", "/api/games", "/api/nothing"):
            assert "set-cookie" not in (await somebody.http.get(path)).headers
        assert (await somebody.http.get("/api/me")).json() == {"name": "", "key": ""}
        assert somebody.http.cookies == {}
        before = kept(folder)
        bad = await somebody.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
        assert (bad.status_code, kept(folder)) == (404, before)
        # The same guest from the first request that changes something on.
        await somebody.open("pig", "me", "me")
        assert kept(folder) == before + 1
        await somebody.http.post("/api/me", json={"name": "Cai"})
        assert len((await somebody.http.get("/api/tables")).json()) == 1
        assert kept(folder) == before + 1


async def test_a_spectator_is_kept_when_there_is_something_to_keep(ann: Person, host: str, folder: Path) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with person(host) as dan:
        before = kept(folder)
        async with dan.connected(table) as page:
            assert page.socket.response is not None
            name, _, value = page.socket.response.headers["Set-Cookie"].partition(";")[0].partition("=")
            dan.http.cookies.set(name, value)
            await page.ask("hello")
            await page.ask("sit", seat=1, name="Dan")
        assert kept(folder) == before
        assert [row["table"] for row in (await dan.http.get("/api/tables")).json()] == [table]
        key = await key_of(dan)
        assert (kept(folder), await key_of(dan)) == (before + 1, key)
    async with person(host) as phone:
        await phone.http.post("/api/me/key", json={"key": key})
        assert [row["table"] for row in (await phone.http.get("/api/tables")).json()] == [table]


async def test_the_cookie_is_kept_from_scripts_and_other_sites(host: str) -> None:
    async with person(host) as somebody:
        cookie = (await somebody.http.post("/api/me", json={"name": "Cai"})).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await somebody.http.post("/api/me", json={"name": "Cai"})).headers


async def test_whoever_connects_without_a_cookie_is_given_one(ann: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with ann.connected(table, additional_headers={}) as page:
        assert page.socket.response is not None
        assert "ludotheque-guest=" in page.socket.response.headers["Set-Cookie"]
        await page.ask("hello")
        assert not page.news[-1]["seats"][0]["mine"]
        assert page.news[-1]["positions"][0]["seat"] == -1


async def test_the_shelf_lists_the_games(ann: Person) -> None:
    games = {info["id"]: info for info in (await ann.http.get("/api/games")).json()}
    assert games["karma"]["seats"] == [1, 4]
    options = {option["name"]: option for option in games["karma"]["options"]}
    assert options["first_game"]["default"] == 0
    assert "zones" not in options
    assert games["pig"]["bots"] == ["stroll", "calm", "regular", "keen", "master"]
    assert games["pig"]["characters"]["calm"] == ["bold", "careful", "teasing"]
    assert games["karma"]["coach"]["options"] == {"first_game": 1}
    assert [step["key"] for step in games["pig"]["coach"]["steps"]] == ["coach-start", "coach-roll", "coach-hold"]


async def test_a_guest_finds_their_tables(ann: Person, ben: Person) -> None:
    first = await ann.open("pig", "me", "random", goal=1000)
    second = await ann.open("karma", "open", "me", start=False)
    async with ben.at(second) as page:
        await page.ask("sit", seat=0, name="Ben")
    rows = {row["table"]: row for row in (await ann.http.get("/api/tables")).json()}
    assert set(rows) == {first, second}
    assert (rows[first]["phase"], rows[first]["my_turn"]) == ("playing", True)
    assert (rows[second]["phase"], rows[second]["my_turn"]) == ("lobby", False)
    assert [row["table"] for row in (await ben.http.get("/api/tables")).json()] == [second]
