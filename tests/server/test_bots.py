"""Bots think in workers: the server goes on meanwhile, and a bot that fails stops nobody."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server import odd_bots
from tests.server.pages import person, serving

from ludotheque.bots import finding, offer
from ludotheque.core.game import game

ROOT = Path(__file__).parents[2]
LINUX = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers import what they are to do."""
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])


@pytest.mark.asyncio
async def test_a_thinking_bot_does_not_hold_up_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(odd_bots.FLAG, str(tmp_path / "flag"))
    async with serving(tmp_path, think=odd_bots.slow, think_seconds=60.0) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "random", "me", goal=1000)
        async with ann.at(table) as page:
            for number in range(15):
                assert (await page.ask("say", text=f"{number}"))["type"] == "done"
            assert page.news[-1]["number"] == 0
            assert page.news[-1]["seats"][0]["acting"]
            (tmp_path / "flag").touch()
            await page.until(lambda news: news["number"] > 0)


@pytest.mark.asyncio
async def test_a_worker_that_dies_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(odd_bots.FLAG, str(tmp_path / "flag"))
    async with serving(tmp_path, think=odd_bots.dying) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "random", "me", goal=1000)
        async with ann.at(table) as page:
            await page.until(lambda news: news["number"] > 0)
    assert (tmp_path / "flag").exists()


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", [odd_bots.failing, odd_bots.cheating])
async def test_a_bot_that_fails_is_logged_and_moves_at_random(
    tmp_path: Path, bot: object, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path, think=bot) as host, person(host, "Ann") as ann:
            table = await ann.open("pig", "random", "me", goal=1000)
            async with ann.at(table) as page:
                await page.until(lambda news: news["number"] > 0)
    assert "the bot random of pig" in caplog.text


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", ["Sleeper", "Raiser", "Cheat", pytest.param("Glutton", marks=LINUX)])
async def test_a_strange_bot_that_fails_is_replaced_and_keeps_nobody_waiting(
    tmp_path: Path, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{ROOT / 'tests/server/strange_bots.py'}:{bot}"])
    # The usual one has so long to move before the sleeper is given up.
    limits = {"think_seconds": 5.0 if bot == "Sleeper" else 2.0, "strangers_megabytes": 600, "workers": 1}
    async with serving(tmp_path, **limits) as host, person(host, "Ann") as ann:
        strange = await ann.open("pig", bot, "me", goal=1000)
        usual = await ann.open("pig", "random", "me", goal=1000)
        async with ann.at(strange) as at_strange, ann.at(usual) as at_usual:
            await at_usual.until(lambda news: news["number"] > 0)
            if bot == "Sleeper":
                assert at_strange.news[-1]["number"] == 0
            news = await at_strange.until(lambda news: news["number"] > 0)
            assert (news["seats"][0]["name"], news["seats"][0]["failed"]) == ("heuristic", bot)
    # A server that is started again, without that bot, has not forgotten.
    monkeypatch.setenv(finding.OFFERED, "")
    async with serving(tmp_path) as host, person(host) as ben, ben.at(strange) as page:
        assert (page.news[0]["seats"][0]["name"], page.news[0]["seats"][0]["failed"]) == ("heuristic", bot)


def test_no_bot_brings_the_compiler_to_where_it_thinks() -> None:
    """What has to be compiled, for plans, forecasts or long thoughts, is compiled elsewhere: nobody waits for it."""
    code = (
        "import sys\n"
        "from ludotheque.core.game import NATURE, games\n"
        "from ludotheque.core.match import Match\n"
        "from ludotheque.server.dice import draw\n"
        "from ludotheque.server.workers import Thought, look_around, think\n"
        "look_around()\n"
        "for game in games().values():\n"
        "    match = Match(game, game.new_box())\n"
        "    for number in range(60):\n"
        "        seat = min(match.actors)\n"
        "        if seat == NATURE:\n"
        "            match.play(NATURE, draw(match, '0' * 64, number))\n"
        "            continue\n"
        "        legal = [game.moves.encode(move) for move in match.legal(seat)]\n"
        "        view = match.view(seat).as_dict()\n"
        "        bot = 'heuristic' if 'heuristic' in game.bots else 'random'\n"
        "        chosen = think(Thought(game.id, {}, bot, view, legal, number)).move\n"
        "        match.play(seat, game.moves.decode(chosen))\n"
        "print('numba' in sys.modules)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


@pytest.mark.asyncio
async def test_forecasts_are_worked_out_for_the_player_on_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(game("pig")), "forecast", lambda box, view: {})
    async with serving(tmp_path, forecast=odd_bots.forecasting) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me", goal=1000)
        async with ann.at(table) as page:
            news = await page.until(lambda news: news["positions"][0]["forecast"] is not None)
            assert news["positions"][0]["forecast"] == {"sum": 0, "game": "pig"}
            assert news["positions"][1]["forecast"] is None
            await page.ask("play", seat=0, move={"do": "hold"})
            news = await page.until(lambda news: news["positions"][1]["forecast"] is not None)
            assert news["positions"][0]["forecast"] is None


@LINUX
def test_workers_end_with_a_server_that_is_killed() -> None:
    code = (
        "import asyncio, os\n"
        "from ludotheque.server.workers import Pool\n"
        "async def main():\n"
        "    workers = Pool(1)\n"
        "    print(await workers.run(os.getpid), flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + 10
    while is_running(worker) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(worker)


@pytest.mark.asyncio
async def test_a_bot_that_never_answers_stops_no_other(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, think=odd_bots.hanging, think_seconds=60.0) as host,
        person(host, "Eve") as eve,
        person(host, "Ann") as ann,
    ):
        stuck = [await eve.open("pig", "random", "random", goal=999) for _ in range(3)]
        table = await ann.open("pig", "random", "me", goal=1000)
        async with ann.at(table) as page:
            await page.until(lambda news: news["number"] > 0)
        # Nobody has given the others up meanwhile.
        for each in stuck:
            async with eve.at(each) as page:
                assert page.news[0]["number"] == 0


def is_running(process: int) -> bool:
    """Is a process there, and not only waiting to be buried?"""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
