"""Hints: asked for, from what the seat knows, and only where the table has them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.pages import choices, person, serving

from ludotheque.bots.hints import adviser, hints
from ludotheque.bots.levels import as_told, levels
from ludotheque.core import NATURE, game
from ludotheque.core.match import Match
from ludotheque.server.workers.thinking import Question, advise

pytestmark = pytest.mark.asyncio
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def test_whoever_plays_with_bots_is_told_the_best_moves(tmp_path: Path) -> None:
    asked = adviser(game("pig"))
    assert asked is not None
    asked.compile()
    async with (
        serving(tmp_path, think_seconds=60) as address,
        person(address, "Ann") as ann,
        person(address, "Ben") as ben,
    ):
        table = await ann.open("pig", "me", "random")
        async with ann.at(table) as page:
            news = await page.until(lambda news: news["phase"] == "playing" and bool(choices(news)))
            assert news["hints"] is True
            # In a moment: what works them out is read from disk first.
            found = {"ready": False}
            while not found["ready"]:
                found = (await ann.http.get(f"/api/tables/{table}/hints/0")).json()
                await asyncio.sleep(0.1)
            offered = [move for _, moves in choices(news) for move in moves]
            assert all(each["move"] in offered and 0 <= each["chance"] <= 1 for each in found["moves"])
            chances = [each["chance"] for each in found["moves"]]
            assert chances == sorted(chances, reverse=True)
            assert found["moves"][0]["move"] == {"do": "roll"}
            # Not for others to ask, nor of others' seats.
            assert (await ben.http.get(f"/api/tables/{table}/hints/0")).status_code == 403
            assert (await ann.http.get(f"/api/tables/{table}/hints/1")).status_code == 403


async def test_the_host_may_have_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as address, person(address, "Ann") as ann:
        opened = await ann.http.post(
            "/api/tables", json={"game": "pig", "seats": [ME, BOT], "options": {}, "start": True, "hints": False}
        )
        table = opened.json()["table"]
        async with ann.at(table) as page:
            news = await page.until(lambda news: news["phase"] == "playing")
            assert news["hints"] is False
            assert (await ann.http.get(f"/api/tables/{table}/hints/0")).status_code == 403


async def test_a_hint_knows_no_more_than_the_seat() -> None:
    """Kiwetin, whose hands are secret: what is asked is a view, and another state with the same view asks the same."""
    kiwetin = game("kiwetin")
    match = Match(kiwetin, kiwetin.new_box())
    rng = random.Random(3)
    while not match.actors & {0} or len(match.legal(0)) < 2:
        seat = min(match.actors)
        match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
    asked: list[dict[str, Any]] = []
    for number in range(3):
        words, state, view = [number + 1, 5], kiwetin.state(), kiwetin.view()
        kiwetin.rules.imagine(match.box, match.view(0), words, state)
        kiwetin.rules.observe(match.box, state, 0, view)
        asked.append(view.as_dict())
    assert asked[0] == asked[1] == asked[2] == match.view(0).as_dict()


async def test_a_chance_is_told_as_far_as_a_master_is_to_be_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It changes what is said of moves, and neither which are told nor their order."""
    pig = game("pig")
    asked = adviser(pig)
    assert asked is not None
    asked.compile()
    match = Match(pig, pig.new_box())
    while NATURE in match.actors or len(match.legal(min(match.actors))) < 2:
        match.play(min(match.actors), match.draw(random.Random(3)) if NATURE in match.actors else match.legal(0)[0])
    view = match.view(min(match.actors))
    found = {}
    for trust in (1.0, 0.5):
        leveled = {name: replace(level, trust=trust) for name, level in levels(pig).items()}
        monkeypatch.setattr("ludotheque.bots.levels.levels", lambda game, leveled=leveled: leveled)
        found[trust] = hints(pig, match.box, view) or []
    assert [each.move for each in found[1.0]] == [each.move for each in found[0.5]]
    assert [as_told(each.chance, 2, 0.5) for each in found[1.0]] == [each.chance for each in found[0.5]]
    assert all(abs(half.chance - 0.5) < abs(whole.chance - 0.5) for whole, half in zip(*found.values(), strict=True))


async def test_the_same_view_has_the_same_hints_and_a_game_without_learning_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pig = game("pig")
    match = Match(pig, pig.new_box())
    view = match.view(min(match.actors))
    question = Question("pig", {}, view.as_dict())
    first = advise(question)
    assert first == advise(question) == hints(pig, match.box, view)
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    adviser.cache_clear()
    assert adviser(pig) is None
    assert hints(pig, match.box, view) is None
    adviser.cache_clear()
