"""Guests, their personal links, and the shelf."""

from __future__ import annotations

import pytest
from tests.server.pages import Person, person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_personal_link_makes_another_device_the_same_guest(ann: Person, host: str) -> None:
    key = (await ann.http.get("/api/me")).json()["key"]
    table = await ann.open("pig", "me", "random", goal=1000)
    async with person(host) as phone:
        answer = await phone.http.get(f"/me/{key}", params={"table": table})
        assert (answer.status_code, answer.headers["location"]) == (302, f"/table/{table}")
        assert (await phone.http.get("/api/me")).json() == {"name": "Ann", "key": key}
        async with phone.at(table) as page:
            assert page.news[-1]["seats"][0]["mine"]
            assert page.news[-1]["host"]
    async with person(host) as tablet:
        assert (await tablet.http.post("/api/me/key", json={"key": key})).json()["name"] == "Ann"
        assert [row["table"] for row in (await tablet.http.get("/api/tables")).json()] == [table]
    async with person(host) as trickster:
        answer = await trickster.http.get(f"/me/{key}", params={"table": "/evil.example"})
        assert answer.headers["location"] == "/"


async def test_the_cookie_is_kept_from_scripts_and_other_sites(host: str) -> None:
    async with person(host) as somebody:
        somebody.http.cookies.clear()
        cookie = (await somebody.http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await somebody.http.get("/api/me")).headers


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
    assert games["karma"]["options"]["first_game"] == 0
    assert "zones" not in games["karma"]["options"]
    assert games["pig"]["bots"] == ["random", "heuristic"]


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
