"""Where people wait for a clock, it moves for whoever lets the time pass, and for all at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.pages import person, serving

from ludotheque.core import Tempo
from ludotheque.core.game import game

PIG = game("pig")


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig in a hurry: every choice has a quarter of a second."""
    monkeypatch.setattr(PIG.rules, "tempo", lambda box, state: Tempo(latest=250, phase=state.moves))


@pytest.mark.asyncio
async def test_a_table_without_a_clock_tells_of_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me")
        async with ann.at(table) as page:
            assert (await page.until(lambda news: True))["clock"] is None
            refused = await page.ask("keep_open", seat=0)
            assert (refused["error"], "no moment" in refused["detail"]) == ("illegal", True)


@pytest.mark.asyncio
async def test_the_clock_moves_for_whoever_lets_it(timed: None, tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False)
        async with ben.at(table) as guest, ann.at(table) as page:
            await guest.ask("sit", seat=1, name="Ben")
            await page.ask("start", without=True)
            news = await page.until(lambda news: news["phase"] == "playing")
            assert (news["clock"]["length"], news["clock"]["kept_open"]) == (250, [])
            assert 0 < news["clock"]["left"] <= 250
            await page.until(lambda news: news["number"] >= 3)
            assert [(event["by"], event["move"], event["clock"]) for event in page.events[:3]] == [
                (0, {"do": "hold"}, True),
                (1, {"do": "hold"}, True),
                (0, {"do": "hold"}, True),
            ]


@pytest.mark.asyncio
async def test_a_player_keeps_a_moment_open_once(timed: None, tmp_path: Path) -> None:
    async with serving(tmp_path, kept_open=1_500) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False)
        async with ann.at(table) as first, ben.at(table) as second:
            await second.ask("sit", seat=1, name="Ben")
            await first.ask("start", without=True)
            await first.until(lambda news: news["phase"] == "playing")
            assert (await first.ask("keep_open", seat=0))["type"] == "done"
            news = await second.until(lambda news: news["clock"] is not None and news["clock"]["kept_open"] == [0])
            assert 1_000 < news["clock"]["left"] <= 1_500
            assert (await first.ask("keep_open", seat=0))["type"] == "done"
            assert (await second.ask("keep_open", seat=1))["error"] == "illegal"
            assert (await second.ask("keep_open", seat=0))["error"] == "forbidden"
            await asyncio.sleep(0.6)
            assert news["number"] == 0
            news = await second.until(lambda news: news["number"] == 1)
            assert news["clock"]["kept_open"] == []


@pytest.mark.asyncio
async def test_people_at_one_screen_are_not_timed(timed: None, tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me")
        async with ann.at(table) as page:
            await asyncio.sleep(0.6)
            assert (await page.ask("say", text="your turn"))["type"] == "done"
            news = await page.until(lambda news: bool(news["remarks"]))
            assert (news["number"], news["clock"]) == (0, None)


@pytest.mark.asyncio
async def test_the_clock_stands_still_while_no_player_is_there(timed: None, tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as host,
        person(host, "Ann") as ann,
        person(host, "Ben") as ben,
        person(host, "Eve") as eve,
    ):
        table = await ann.open("pig", "me", "open", start=False)
        async with ann.at(table) as first, ben.at(table) as second:
            await second.ask("sit", seat=1, name="Ben")
            async with eve.at(table) as waiting:
                await first.ask("start", without=True)
                await waiting.until(lambda news: news["phase"] == "playing")
        async with eve.at(table) as watching:
            news = await watching.until(lambda news: not any(seat["present"] for seat in news["seats"]))
            number = news["number"]
            await asyncio.sleep(0.6)
            assert (await watching.ask("say", text="anybody?"))["type"] == "done"
            news = await watching.until(lambda news: bool(news["remarks"]))
            assert (news["number"], news["clock"]) == (number, None)
            async with ann.at(table):
                await watching.until(lambda news: news["number"] > number)


@pytest.mark.asyncio
async def test_nobody_waits_long_for_an_absent_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(PIG.rules, "tempo", lambda box, state: Tempo(latest=60_000, phase=state.moves))
    async with serving(tmp_path, absent=200) as host, person(host, "Ann") as ann, person(host, "Ben") as ben:
        table = await ann.open("pig", "me", "open", start=False)
        async with ann.at(table) as first:
            async with ben.at(table) as second:
                await second.ask("sit", seat=1, name="Ben")
                await first.ask("start", without=True)
                await first.until(lambda news: news["phase"] == "playing")
                await first.ask("play", seat=0, move={"do": "hold"})
                assert clock(await first.until(lambda news: news["number"] == 1)) > 50_000
            await first.until(lambda news: news["number"] == 2)
            assert first.events[-1]["clock"]
            # Ann is there, and has all her time.
            assert clock(first.news[-1]) > 50_000


@pytest.mark.asyncio
async def test_a_bot_answers_before_the_clock_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # Time enough for the bot's process to start.
    monkeypatch.setattr(PIG.rules, "tempo", lambda box, state: Tempo(latest=6_000, phase=state.moves))
    async with (
        serving(tmp_path, pace=(60_000, 60_000)) as host,
        person(host, "Ann") as ann,
        person(host, "Ben") as ben,
    ):
        table = await ann.open("pig", "me", "heuristic", "open", start=False)
        async with ann.at(table) as page, ben.at(table) as other:
            await other.ask("sit", seat=2, name="Ben")
            await page.ask("start", without=True)
            await page.until(lambda news: news["phase"] == "playing")
            await page.ask("play", seat=0, move={"do": "hold"})
            news = await page.until(lambda news: news["number"] >= 2)
            assert news["events"][-1]["by"] != 0
            assert not any(event["clock"] for event in page.events if event["by"] == 1)


def clock(news: dict[str, Any]) -> int:
    return int(news["clock"]["left"])
