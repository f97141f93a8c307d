"""A server that changes the dice is caught by what a page has kept; what is left out is said, with whose."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server import cheating
from tests.server.pages import Page, Person
from typer.testing import CliRunner

from ludotheque import new_match
from ludotheque.cli.app import app
from ludotheque.core.record import Dice, Promise, read, write
from ludotheque.server.dice import fingerprint
from ludotheque.server.store.saved import SavedTable
from ludotheque.server.table import owner

pytestmark = pytest.mark.asyncio(loop_scope="module")
ANN, BEN = "01" * 32, "02" * 32


def kept_by(page: Page, value: str | None) -> bytes:
    """What a page keeps, as `web/src/lib/kept.ts` does: the first fingerprint, and the promises when all are made."""
    settled = next(news for news in page.news if news["revealing"])
    kept = {
        "format": "ludotheque-kept",
        "version": 1,
        "table": settled["table"],
        "fingerprint": page.news[0]["fingerprint"],
        "value": value,
        "promises": [{"seat": each["seat"], "promise": each["promise"]} for each in settled["contributions"]],
        "settled": True,
    }
    return json.dumps(kept).encode()


async def played_out(ann: Person, ben: Person, folder: Path) -> tuple[str, str]:
    """A match of Pig, whoever serves it: its record, and what Ann's page has kept, as files."""
    table = await ann.open("pig", "me", "open", start=False, goal=10)
    async with ann.at(table) as one, ben.at(table) as two:
        await two.ask("sit", seat=1, name="Ben")
        for page, value in ((one, ANN), (two, BEN)):
            await page.ask("commit", promise=fingerprint(value))
        await one.ask("start")
        for page, value in ((one, ANN), (two, BEN)):
            await page.until(lambda news: news["revealing"])
            await page.ask("reveal", value=value)
        await asyncio.gather(_play(one), _play(two))
        kept = kept_by(one, ANN)
    record = (await ann.http.get(f"/api/tables/{table}/record")).content
    (folder / "record.json").write_bytes(record)
    (folder / "kept.json").write_bytes(kept)
    return str(folder / "record.json"), str(folder / "kept.json")


async def _play(page: Page) -> None:
    while await page.play():
        pass


def verified(*arguments: str) -> str:
    """What `verify` says, right or wrong."""
    answer = CliRunner().invoke(app, ["verify", *arguments])
    return str(answer.exception) if answer.exception else answer.output


async def test_an_honest_server_is_found_honest(ann: Person, ben: Person, tmp_path: Path) -> None:
    record, kept = await played_out(ann, ben, tmp_path)
    text = verified(record, "--kept", kept)
    assert "follow from their secret and from what the page has kept" in text
    assert "left out" not in text
    assert json.loads(verified(record, "--kept", kept, "--json"))["left_out"] == []


@pytest.mark.parametrize(
    ("how", "said"),
    [
        (cheating.grinds, "the dice were changed: the page was shown the fingerprint"),
        (cheating.swaps, f"the dice were changed: the page was shown the promise {fingerprint(BEN)} of seat 1"),
        (cheating.forgets, f"the dice were changed: the page was shown the promise {fingerprint(BEN)} of seat 1"),
    ],
)
async def test_a_cheating_server_is_caught_by_what_a_page_has_kept(
    ann: Person,
    ben: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    how: Callable[[SavedTable], SavedTable],
    said: str,
) -> None:
    monkeypatch.setattr(owner, "decide", cheating.cheating(how))
    record, kept = await played_out(ann, ben, tmp_path)
    assert verified(record).startswith("valid"), "by itself, the record tells a good story"
    assert said in verified(record, "--kept", kept)


async def test_a_dropped_contribution_is_said_with_whose(
    ann: Person, ben: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, "decide", cheating.cheating(cheating.drops))
    record, kept = await played_out(ann, ben, tmp_path)
    for arguments in ([record], [record, "--kept", kept]):
        text = verified(*arguments)
        assert text.startswith("valid")
        assert "left out of the dice: Ben (seat 1)" in text
        assert "changed" not in text


async def test_a_table_with_bots_begins_when_the_promise_is_kept(ann: Person) -> None:
    body = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    opened = (await ann.http.post("/api/tables", json={**body, "promise": fingerprint(ANN)})).json()
    async with ann.connected(opened["table"]) as page:
        # With hello, without waiting for an answer: the fingerprint is known.
        hello = await page.say("hello")
        await page.ask("reveal", value=ANN)
        assert page.answers[hello]["type"] == "done"
        news = await page.until(lambda news: news["phase"] == "playing")
        assert news["fingerprint"] == opened["fingerprint"]
        assert news["contributions"] == [{"seat": 0, "promise": fingerprint(ANN), "value": ANN}]
    refused = await ann.http.post(
        "/api/tables", json={**body, "seats": [{"kind": "bot", "bot": "random"}] * 2, "promise": fingerprint(ANN)}
    )
    assert refused.status_code == 409


async def test_a_program_that_promises_nothing_plays_at_once_and_the_record_says_so(ann: Person) -> None:
    table = await ann.open("pig", "me", "random", goal=10)
    async with ann.at(table) as page:
        assert page.news[0]["phase"] == "playing"
        await _play(page)
    dice = read((await ann.http.get(f"/api/tables/{table}/record")).content)[0].dice
    assert isinstance(dice, Dice)
    assert (dice.contributions, dice.promises) == ([], [Promise(0, None)])


async def test_playing_again_against_bots_waits_for_the_promise(ann: Person) -> None:
    table = await ann.open("pig", "me", "random", goal=10)
    async with ann.at(table) as page:
        await _play(page)
        await page.ask("again", promise=fingerprint(ANN))
        following = (await page.until(lambda news: news["next_table"]))["next_table"]
    async with ann.at(following) as page:
        news = await page.until(lambda news: news["revealing"])
        assert news["awaited"] == [0]
        await page.ask("reveal", value=ANN)
        await page.until(lambda news: news["phase"] == "playing")


async def test_what_is_not_what_a_page_has_kept_is_said(ann: Person, ben: Person, tmp_path: Path) -> None:
    record, kept = await played_out(ann, ben, tmp_path)
    Path(kept).write_text("{}")
    assert "not what a page has kept" in verified(record, "--kept", kept)
    Path(record).write_bytes(write(new_match("pig")))
    assert "no dice that could be held" in verified(record, "--kept", kept)
