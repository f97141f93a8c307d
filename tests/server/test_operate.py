"""What whoever runs a server has: figures, readiness, copies, and a hand in its tables."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
from tests.server.pages import person, serving
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ludotheque.cli.app import app
from ludotheque.core.errors import LudothequeError
from ludotheque.server.logs import Lines
from ludotheque.server.store.keepers import back_up, restore
from ludotheque.testing.postgres import missing, postgres


async def run(*words: str) -> str:
    """What a command says; it has an event loop of its own."""
    done = await asyncio.to_thread(CliRunner().invoke, app, list(words), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.asyncio
async def test_figures_are_told_where_they_are_offered(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=True) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me", goal=1000)
        async with ann.at(table) as page:
            for seat in (0, 1):
                await page.ask("play", seat=seat, move={"do": "hold"})
            await page.ask("play", seat=0, move={"do": "nonsense"})
            text = (await ann.http.get("/metrics")).text
        lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert lines["ludotheque_moves_total"] == "2"
        assert lines["ludotheque_refused_total"] == "1"
        assert lines["ludotheque_connections"] == "1"
        # The first request was hello.
        assert lines["ludotheque_request_seconds_count"] == "4"
        assert lines['ludotheque_request_seconds_bucket{le="+Inf"}'] == "4"
        assert table not in text
        assert (await ann.http.get("/readyz")).text == "ok\n"


@pytest.mark.asyncio
async def test_figures_are_nobodys_business_otherwise(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host) as ann:
        answer = await ann.http.get("/metrics")
        # Where no page is built, the server says so of every address that it does not have.
        assert answer.status_code in (404, 503)
        assert "ludotheque_moves_total" not in answer.text


@pytest.mark.asyncio
async def test_a_copy_of_a_running_server_is_whole(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me", goal=1000)
        async with ann.at(table) as page:
            await page.ask("play", seat=0, move={"do": "hold"})
            assert await asyncio.to_thread(back_up, tmp_path / "one", tmp_path / "copy") == 1
        cookies = dict(ann.http.cookies)
    with pytest.raises(LudothequeError, match="is there already"):
        back_up(tmp_path / "one", tmp_path / "copy")
    with pytest.raises(LudothequeError, match="has a store already"):
        restore(tmp_path / "copy", tmp_path / "one")
    (tmp_path / "other").write_text("nothing")
    with pytest.raises(LudothequeError, match="is no copy"):
        restore(tmp_path / "other", tmp_path / "three")
    assert restore(tmp_path / "copy", tmp_path / "two") == 1
    async with serving(tmp_path / "two") as host, person(host) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        async with ann.at(table) as page:
            assert page.news[-1]["number"] == 1
            assert (await page.ask("play", seat=1, move={"do": "hold"}))["type"] == "done"


@pytest.mark.asyncio
async def test_tables_are_listed_closed_deleted_and_guests_erased(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    async with serving(tmp_path) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        own = await ann.open("pig", "me", "me")
        shared = await ann.open("pig", "me", "open", start=False)
        async with ben.at(shared) as page:
            await page.ask("sit", seat=1, name="Ben")
        key = (await ann.http.get("/api/me")).json()["key"]
    listed = [json.loads(line) for line in (await run("admin", "list", *data)).splitlines()]
    assert {row["id"] for row in listed} == {own, shared}
    assert "secret" not in await run("admin", "show", own, *data)
    assert await run("admin", "tidy", *data) == "0 tables could be deleted, with --delete\n"
    await run("admin", "close", shared, *data)
    assert json.loads(await run("admin", "show", shared, *data))["phase"] == "over"
    await run("admin", "erase", key, *data)
    listed = [json.loads(line) for line in (await run("admin", "list", *data)).splitlines()]
    assert [row["id"] for row in listed] == [shared]
    assert "Ann" not in await run("admin", "show", shared, *data)
    await run("admin", "delete", shared, *data)
    assert await run("admin", "list", *data) == ""


@pytest.mark.asyncio
@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_tables_of_a_running_server_are_taken_from_it(tmp_path: Path) -> None:
    with postgres("fsync=off") as url:
        store = ("--store", url)
        async with serving(tmp_path, url=url) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
            own, shared = await ann.open("pig", "me", "me"), await ann.open("pig", "me", "open", start=False)
            async with ann.at(own) as page:
                await page.ask("play", seat=0, move={"do": "hold"})
                assert json.loads(await run("admin", "show", own, *store))["entries"] == 1
                assert "closed" in await run("admin", "close", own, *store)
                with pytest.raises(ConnectionClosed):
                    await page.until(lambda news: False)
            async with ann.at(own) as page:
                assert page.news[-1]["phase"] == "over"
                assert (await page.ask("play", seat=1, move={"do": "hold"}))["type"] == "refused"
            async with ben.at(shared) as page:
                await page.ask("sit", seat=1, name="Ben")
            key = (await ann.http.get("/api/me")).json()["key"]
            await run("admin", "erase", key, *store)
            listed = [json.loads(line) for line in (await run("admin", "list", *store)).splitlines()]
            assert [row["id"] for row in listed] == [shared]
            async with ben.at(shared) as page:
                assert "Ann" not in json.dumps(page.news[-1])
            await run("admin", "delete", shared, *store)
            assert await run("admin", "list", *store) == ""
            async with ben.connected(shared) as page:
                assert (await page.hear())["error"] == "unknown"


def test_an_event_is_a_line_of_json() -> None:
    record = logging.LogRecord("ludotheque", logging.ERROR, "", 0, "table %s\nstumbled", ("t",), None)
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"]) == ("error", "table t\nstumbled")
