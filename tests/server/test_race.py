"""A race at a table: when moves are taken, whose of two is the first, and what is said to those who are too early."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench.fair_lines import contested
from tests.server.pages import Page, Person, person, serving

from ludotheque.core.game import NATURE
from ludotheque.core.journal import Lot, Played
from ludotheque.core.match import Match
from ludotheque.core.record import read
from ludotheque.games.rok.moves import Grab
from ludotheque.games.rok.state import GRABBING, HIDDEN, KINDS, SHOWING
from ludotheque.server.dice import verify
from ludotheque.server.store.database import Database
from ludotheque.server.table.owner import Table
from ludotheque.server.wire.line import Line

QUICK = {"flight": 400, "shortest": 5_000, "longest": 20_000}


@dataclass
class Racers:
    """Two people at one table of Rök, when the runes of a throw lie open."""

    host: str
    table: str
    ann: Person
    pages: list[Page]

    @property
    def news(self) -> dict[str, Any]:
        return self.pages[0].news[-1]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.news["positions"][0]["view"]
        return view

    def visible(self) -> list[int]:
        return [cell for cell, rune in enumerate(self.view["rune"]) if 0 <= rune < KINDS]

    async def reveal(self) -> None:
        """Wait until moves are taken."""
        await asyncio.gather(*(page.until(is_open) for page in self.pages))
        await self.idle(max(0.0, self.news["clock"]["opens"] / 1000 - time.time()) + 0.005)

    async def idle(self, seconds: float) -> None:
        """Do nothing for a while but answer pings, as pages do."""

        async def listen(page: Page) -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while True:
                        await page.hear()

        await asyncio.gather(*map(listen, self.pages))

    async def grab(self, seat: int, cell: int, **fields: Any) -> dict[str, Any]:
        return await self.pages[seat].ask("play", seat=seat, move={"do": "grab", "cell": cell}, **fields)


def phase(news: dict[str, Any]) -> int:
    number: int = news["positions"][0]["view"]["phase"]
    return number


def is_open(news: dict[str, Any]) -> bool:
    return news["phase"] == "playing" and phase(news) == GRABBING and news["clock"] is not None


@asynccontextmanager
async def racers(host: str, **options: Any) -> AsyncIterator[Racers]:
    async with AsyncExitStack() as stack:
        ann, ben = [await stack.enter_async_context(person(host, name)) for name in ("Ann", "Ben")]
        # Every rune lands face up: there is something to grab in every throw.
        table = await ann.open("rok", "me", "open", start=False, **{**QUICK, "down": 0, **options})
        pages = [await stack.enter_async_context(each.at(table)) for each in (ann, ben)]
        await pages[1].ask("sit", seat=1, name="Ben")
        await pages[0].ask("start", without=True)
        for page in pages:
            await page.until(lambda news: news["phase"] == "playing")
        for page in pages:
            await page.until(lambda news: news["gate"] is None)
        yield Racers(host, table, ann, pages)


@pytest.mark.asyncio
async def test_the_runes_fly_before_they_are_read(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host) as race:
        await race.pages[1].until(lambda news: phase(news) == SHOWING)
        flying = time.time()
        # What nature has not drawn yet cannot be known: the runes lie, and nobody can read them.
        assert not race.visible()
        assert not any(event["move"]["do"] == "show" for event in race.pages[1].events)
        await race.pages[1].until(lambda news: phase(news) == GRABBING)
        assert time.time() - flying > 0.3


@pytest.mark.asyncio
async def test_all_see_the_runes_at_one_announced_moment(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host, announced=700) as race:
        await asyncio.gather(*(page.until(is_open) for page in race.pages))
        clocks = [page.news[-1]["clock"] for page in race.pages]
        assert clocks[0]["opens"] == clocks[1]["opens"]
        assert 300 < clocks[0]["opens"] - clocks[0]["now"] <= 700
        refused = await race.grab(0, race.visible()[0])
        assert (refused["error"], refused["detail"].startswith("expected a move in ")) == ("too_early", True)
        await race.reveal()
        assert (await race.grab(0, race.visible()[0]))["type"] == "done"


@pytest.mark.asyncio
async def test_one_hand_grabs_one_rune_at_a_time(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host) as race:
        await race.reveal()
        first, second, third, *_ = race.visible()
        assert (await race.grab(0, first))["type"] == "done"
        assert (await race.grab(0, second))["error"] == "too_early"
        assert (await race.grab(1, second))["type"] == "done"
        await race.idle(0.25)
        assert (await race.grab(0, third))["type"] == "done"


@pytest.mark.asyncio
async def test_what_is_hidden_or_taken_is_refused_alike(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host, down=1, up=1, hand=[9, 4, 3, 2]) as race:
        await race.reveal()
        taken, *_ = race.visible()
        hidden = race.view["rune"].index(HIDDEN)
        empty = race.view["rune"].index(-1)
        assert (await race.grab(0, taken))["type"] == "done"
        await race.idle(0.25)
        refused = [await race.grab(0, cell) for cell in (taken, hidden, empty)]
        assert {each["error"] for each in refused} == {"illegal"}
        said = {
            each["detail"].replace(f"cell={cell})", "…", 1)
            for each, cell in zip(refused, (taken, hidden, empty), strict=True)
        }
        assert len(said) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize("wrong", [-1_000, 100_000])
async def test_a_page_cannot_claim_an_impossible_time(wrong: int, tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host) as race:
        await race.reveal()
        cell, opens = race.visible()[0], race.news["clock"]["opens"]
        refused = await race.grab(0, cell, at=opens + wrong)
        assert (refused["error"], "cannot be made" in refused["detail"]) == ("illegal", True)
        assert (await race.grab(0, cell, at=int(time.time() * 1000)))["type"] == "done"


def live_table(id: str) -> Table:
    """The table of the server in this process."""
    return next(each for each in gc.get_objects() if type(each) is Table and each.saved.id == id)


@pytest.mark.asyncio
async def test_a_bot_that_plays_for_somebody_goes_on_after_its_first_rune(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=(0, 0)) as host, racers(host, longest=8_000) as race:
        await race.pages[1].ask("deputize", seat=1, bot="quick")
        news = await race.pages[0].until(lambda news: sum(grabs_of(race, 1)) > 1)
        assert news["seats"][1]["deputy"] == "quick"


def grabs_of(race: Racers, seat: int) -> list[bool]:
    return [event["by"] == seat and event["move"]["do"] == "grab" for event in race.pages[0].events]


@pytest.mark.asyncio
async def test_the_clock_goes_on_after_the_store_was_out_of_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ludotheque.server.table.owner.RETRY", 50)
    async with serving(tmp_path) as host, racers(host, flight=600) as race:
        await race.pages[0].until(lambda news: news["phase"] == "playing" and phase(news) == SHOWING)
        broken, submit = iter([True]), Database.submit

        def fails_once(store: Database, change: Any) -> asyncio.Future[None]:
            if not next(broken, False):
                return submit(store, change)
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(OSError("no space left on device"))
            return failed

        monkeypatch.setattr(Database, "submit", fails_once)
        await race.reveal()
        assert race.visible()
        assert "no space left" in caplog.text


@pytest.mark.asyncio
async def test_equal_claims_are_drawn_and_the_record_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, racers(host, equal=100, throws=1) as race:
        await race.reveal()
        await race.idle(0.5)
        cell = race.visible()[0]
        answers = await asyncio.gather(race.grab(0, cell), race.grab(1, cell))
        assert sorted(each["type"] for each in answers) == ["done", "refused"]
        winner = [each["type"] for each in answers].index("done")
        await finish(race)
        record, match = read((await race.ann.http.get(f"/api/tables/{race.table}/record")).content)
        lot = next(place for place, entry in enumerate(match.journal) if isinstance(entry, Lot))
        drawn, made = match.journal[lot], match.journal[lot + 1]
        assert isinstance(drawn, Lot)
        assert isinstance(made, Played)
        assert (drawn.among, drawn.seat, made.by, made.move) == ((0, 1), winner, winner, Grab(cell))
        assert made.latency is not None
        assert 0 <= made.latency < 100
        # The lot is one of the dice's outcomes, and whoever turns it round is found out.
        nature = sum(entry.by == NATURE for entry in match.journal)
        dice: Any = record.dice
        assert verify(match, dice.secret, dice.fingerprint, dice.contributions) == nature
        told = [event for event in race.pages[0].events if event["move"]["do"] == "lot"]
        assert [event["move"]["seat"] for event in told] == [winner]
        assert Match(match.game, match.box, match.journal).state == match.state


async def finish(race: Racers) -> None:
    """Both do the first thing they may, until the match is over."""

    async def play(seat: int) -> None:
        page = race.pages[seat]
        while True:
            news = page.news[-1]
            if news["phase"] == "over":
                return
            choices = news["positions"][0]["choices"]
            if not choices:
                await page.hear()
                continue
            answer = await page.ask("play", seat=seat, move=choices[0]["move"])
            if answer["type"] == "refused":
                await asyncio.sleep(0.1)

    await asyncio.gather(play(0), play(1))


@pytest.mark.asyncio
async def test_a_bot_races_at_its_own_speed(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=(0, 0)) as host, person(host, "Ann") as ann:
        table = await ann.open("rok", "me", "quick", down=0, flight=0, shortest=5_000, throws=1)
        async with ann.at(table) as page:
            news = await page.until(is_open)
            opens = news["clock"]["opens"]
            await page.until(lambda news: any(event["by"] == 1 for event in page.events))
            assert time.time() * 1000 - opens > 250


def test_a_late_answer_buys_nothing() -> None:
    line = Line()
    assert line.trip is None
    for pause in (0.001, 0.03, 0.03):
        number = line.next()
        line.sent(number)
        time.sleep(pause)
        assert line.hear(b'{"type":"pong","number":%d}' % number)
    assert line.trip is not None
    assert line.trip < 20
    # Answered twice, or never asked: heard, but not counted.
    assert line.hear(b'{"type":"pong","number":1}')
    assert line.hear(b'{"type":"pong","number":99}')
    assert not line.hear(b'{"type":"say","id":"1","text":"\\"pong\\""}')


@pytest.mark.asyncio
async def test_a_slow_line_costs_no_runes() -> None:
    fair, unfair = await asyncio.gather(contested(300, 20, 1), contested(300, 20, 0))
    print(f"fair lines: {fair}; without: {unfair}")
    assert 0.4 < fair.near / fair.all < 0.6
    assert unfair.near / unfair.all > 0.75


@pytest.mark.asyncio
async def test_a_bot_has_one_hand_too(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=(0, 0)) as host, person(host, "Ann") as ann:
        table = await ann.open("rok", "me", "random", down=0, flight=0, announced=600, cooldown=400, throws=1)
        async with ann.at(table) as page:
            opens = (await page.until(is_open))["clock"]["opens"]
            begun = live_table(table).saved.begun
            await page.until(
                lambda news: any(event["by"] == 1 and event["move"]["do"] == "done" for event in page.events)
            )
            made = [
                entry.at
                for entry in live_table(table).match.journal
                if isinstance(entry, Played) and entry.by == 1 and not entry.clock and entry.at is not None
            ]
            # The first waits for the reveal, every other one for the hand; each is written down once it is decided.
            assert all(at >= opens - begun for at in made)
            assert all(later - earlier >= 300 for earlier, later in pairwise(made))


@pytest.mark.asyncio
async def test_nothing_is_grabbed_for_a_player_who_is_back(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=(0, 0)) as host, racers(host, shortest=3_000, longest=3_000) as race:
        await race.pages[1].ask("deputize", seat=1, bot="slow")
        await race.reveal()
        # Before the slow bot has reached for anything, its player takes the seat back.
        await race.pages[1].ask("sit", seat=1, name="Ben")
        await race.pages[0].until(lambda news: phase(news) != GRABBING)
        assert sum(grabs_of(race, 1)) == 0
