"""Enough for everybody: what is too much is refused, and told when to come back."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.pages import Person, person, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server.refusal import TooMany
from ludotheque.server.settings import Settings
from ludotheque.server.wire import door, limits
from ludotheque.server.wire.limits import Limits

pytestmark = pytest.mark.asyncio(loop_scope="module")
PIG: dict[str, Any] = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]}
PROXY = {"trusted_proxies": ("127.0.0.1",)}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is kept waiting for a refusal."""
    monkeypatch.setattr(door, "SLOWED", 0.0)


def refused(answer: httpx.Response, what: str) -> int:
    """Is it told when to come back, as a problem and for browsers? In how many seconds."""
    assert (answer.status_code, answer.json()["error"]) == (429, "busy")
    seconds = int(answer.headers["retry-after"])
    assert f"too many {what}" in answer.json()["detail"]
    assert f"in {seconds} s" in answer.json()["detail"]
    return seconds


def from_(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


async def test_tables_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    slow = {"tables_a_second": 0.001, "tables_at_once": 2}
    async with serving(tmp_path, **slow) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        for _ in range(2):
            await ann.open("pig", "me", "me")
        assert 900 <= refused(await ann.http.post("/api/tables", json=PIG), "tables") <= 1000
        # Another guest of the same address may still; but it is not enough to be somebody new each time.
        await ben.open("pig", "me", "me")
        opened = 3
        while opened < 30:
            async with person(host) as nobody:
                answer = await nobody.http.post("/api/tables", json=PIG)
                if answer.status_code != 201:
                    break
                opened += 1
        assert opened == 2 * limits.HOUSEHOLD
        refused(answer, "tables")
        assert (await ann.http.get("/api/tables")).status_code == 200


async def test_a_limit_is_over_when_it_was_said_to_be(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_a_second=1.0, tables_at_once=1) as host, person(host, "Ann") as ann:
        await ann.open("pig", "me", "me")
        await asyncio.sleep(refused(await ann.http.post("/api/tables", json=PIG), "tables"))
        await ann.open("pig", "me", "me")


async def test_new_guests_are_limited_by_address(tmp_path: Path) -> None:
    slow = {"guests_a_second": 0.01, "guests_at_once": 1}
    async with serving(tmp_path, **slow, **PROXY) as host, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(person(host)) for _ in range(limits.HOUSEHOLD + 1)]
        for somebody in people[:-1]:
            assert (await somebody.http.post("/api/me", json={"name": "Somebody"})).status_code == 200
        refused(await people[-1].http.post("/api/me", json={"name": "More"}), "guests")
        refused(await people[-1].http.post("/api/me/link", json={}), "guests")
        refused(await people[-1].http.post("/api/tables", json=PIG), "guests")
        # Those who are known go on, and so do others elsewhere.
        assert (await people[0].http.post("/api/tables", json=PIG)).status_code == 201
        elsewhere = await people[-1].http.post("/api/me", json={"name": "Far"}, headers=from_("192.0.2.1"))
        assert elsewhere.status_code == 200


async def test_forwarded_addresses_are_believed_of_trusted_proxies_alone(tmp_path: Path) -> None:
    for changes, expected in (({}, 429), (PROXY, 200)):
        folder = tmp_path / str(expected)
        async with serving(folder, uploads_a_second=0.01, uploads_at_once=0.5, **changes) as host, person(host) as ann:
            for _ in range(limits.HOUSEHOLD // 2):
                answer = await ann.http.post("/api/records", json={}, headers=from_("192.0.2.1"))
                assert answer.status_code == 400
            refused(await ann.http.post("/api/records", json={}, headers=from_("192.0.2.1")), "uploads")
            # Somebody who makes addresses up stays who they are.
            other = await ann.http.post("/api/records", json={}, headers=from_("192.0.2.2"))
            assert other.status_code == (429 if expected == 429 else 400)
            forged = await ann.http.post("/api/records", json={}, headers=from_("192.0.2.3, 192.0.2.1"))
            assert forged.status_code == 429


async def test_a_proxy_that_nobody_named_is_spoken_of_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as host, person(host) as ann:
        for _ in range(3):
            await ann.http.get("/api/games", headers=from_("192.0.2.1"))
    assert [record.message for record in caplog.records if "--trusted-proxy" in record.message] == [
        "requests come through a proxy that is no --trusted-proxy: its visitors all count as one"
    ]


async def test_requests_wait_a_little_before_they_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.5)
    async with serving(tmp_path, requests_a_second=4, requests_at_once=2, **PROXY) as host, person(host) as ann:
        await asyncio.sleep(0.5)
        begun = time.monotonic()
        answers = await asyncio.gather(*(ann.http.get("/api/games") for _ in range(20)))
        took = time.monotonic() - begun
        statuses = [answer.status_code for answer in answers]
        # Two at once and two that waited, and a few more where all of this took long.
        assert 4 <= statuses.count(200) <= 5 + 4 * took
        refused(next(answer for answer in answers if answer.status_code == 429), "requests")
        assert (await ann.http.get("/api/games", headers=from_("192.0.2.1"))).status_code == 200


async def test_connections_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_at_once=4, pages_at_once=2) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me")
        async with person(host, "Ben") as ben, AsyncExitStack() as stack:
            for somebody in (ann, ann):
                await stack.enter_async_context(somebody.at(table))
            assert await status(ann, table) == 429
            for _ in range(2):
                await stack.enter_async_context(ben.at(table))
            async with person(host, "Cai") as cai:
                assert await status(cai, table) == 429
        async with ann.at(table):
            pass


async def test_a_table_has_room_for_its_players_whoever_watches(tmp_path: Path) -> None:
    async with serving(tmp_path, watchers_at_once=2) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "open", start=False)
        async with person(host, "Eve") as eve, AsyncExitStack() as stack:
            for _ in range(2):
                await stack.enter_async_context(eve.at(table))
            async with eve.connected(table) as page:
                told = await page.hear()
                assert (told["type"], told["error"]) == ("refused", "busy")
                assert "spectators" in told["detail"]
                with pytest.raises(ConnectionClosed) as caught:
                    await page.hear()
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 4429
            async with ann.at(table) as page:
                assert page.news[-1]["host"]


async def test_sockets_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_at_once=3) as host:
        opened = [await asyncio.open_connection(*host.split(":")) for _ in range(4)]
        assert await asyncio.wait_for(closed(opened[3][0]), 5)
        for _, writer in opened:
            writer.close()
        await asyncio.sleep(0.1)
        async with person(host) as ann:
            assert (await ann.http.get("/api/me")).status_code == 200


async def closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read() == b""
    except OSError:
        return True


async def status(somebody: Person, table: str) -> int:
    """The status with which a connection is refused."""
    with pytest.raises(InvalidStatus) as caught:
        async with somebody.connected(table):
            pass
    assert int(caught.value.response.headers["Retry-After"]) > 0
    return int(caught.value.response.status_code)


async def test_limits_do_not_remember_everybody_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 10)
    found = Limits(Settings(tmp_path, tables_a_second=1e9, tables_at_once=1, guests_a_second=1e-9, guests_at_once=1))
    for _ in range(limits.HOUSEHOLD):
        found.spend("guests", "here")
    for number in range(100):
        found.spend("tables", str(number))
    assert len(found._buckets) <= 12
    with pytest.raises(TooMany):
        found.spend("guests", "here")
