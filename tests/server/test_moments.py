"""Kiwetin's moments on the wire: hands stay secret in what is sent and in when it is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.pages import Page, choices, person, serving

from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.games.kiwetin.moves import Deal, Lose, Rune
from ludotheque.games.kiwetin.state import ANSWER, CHOOSING, MOMENT

pytestmark = pytest.mark.asyncio

Hand = tuple[Rune, Rune, Rune]
OWN: Hand = (Rune.VINE, Rune.SWAP, Rune.SHATTER)
THIEF: Hand = (Rune.THEFT, Rune.THEFT, Rune.WAKE)
LENGTH = 60
STEPS = 90


class Time:
    """A clock that stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def dealing(second: Hand) -> Any:
    """Dice that give seat 1 these Runes, and everything else always alike."""

    def draw(match: Match, secret: str, index: int) -> Move:
        outcomes = list(match.odds())
        if isinstance(outcomes[0], Deal):
            state = match.state.as_dict()
            hand = (OWN, second, THIEF)[state["turn"]]
            held = state["cards"][state["turn"]]
            wanted = hand[held] if held < 3 else Rune.VINE
            return Deal(wanted) if Deal(wanted) in outcomes else outcomes[0]
        if isinstance(outcomes[0], Lose):
            return outcomes[0]
        return outcomes[index * 7 % len(outcomes)]

    return draw


async def told(folder: Path, second: Hand) -> tuple[list[str], list[str], list[str], list[dict[str, Any]]]:
    """What seat 0 and a spectator hear of a match whose seats are scripted, what seat 1 hears, and the events."""
    time = Time()
    frozen: dict[str, Any] = {
        "new_id": lambda: "table",
        "new_secret": lambda: "ab" * 32,
        "now": time,
        "draw": dealing(second),
    }
    async with (
        serving(folder, **frozen) as host,
        person(host, "Ann") as ann,
        person(host, "Ben") as ben,
        person(host, "Cai") as cai,
        person(host, "Dan") as dan,
    ):
        table = await ann.open("kiwetin", "me", "open", "open", start=False, starter=0, moment=LENGTH)
        async with ann.at(table) as one, ben.at(table) as two, cai.at(table) as three, dan.at(table) as watching:
            pages = (one, two, three, watching)
            for seat, (page, name) in enumerate(((two, "Ben"), (three, "Cai")), 1):
                await page.ask("sit", seat=seat, name=name)
                for each in pages:
                    await each.until(lambda news, seat=seat: news["seats"][seat]["kind"] == "person")
            await one.ask("start", without=True)
            stolen = False
            for _ in range(STEPS):
                number = max(page.news[-1]["number"] for page in pages)
                for page in pages:
                    await page.until(lambda news, number=number: news["number"] >= max(number, 1))
                time.now += 11
                stolen = await go_on(pages, time, stolen)
                for page in pages:
                    await page.until(lambda news, number=number: news["number"] > number)
            async with ann.at(table) as again:
                pass
    return [*one.raw, again.raw[-1]], watching.raw, two.raw, one.events


async def go_on(pages: tuple[Page, ...], time: Time, stolen: bool) -> bool:
    """One step, for reasons that everybody can see: who is asked by name moves, a moment is left to the clock."""
    view = pages[0].news[-1]["positions"][0]["view"]
    if view["phase"] not in (MOMENT, ANSWER):
        seat = view["turn"]
        await play(pages[seat], seat, 0)
    elif view["phase"] == MOMENT and not stolen and view["turns"] >= 2 and view["cards"][1] and not view["passed"][2]:
        await play(pages[2], 2, {"do": "theft", "seat": 1})
        return True
    elif view["cards"][0] and not view["passed"][0] and view["turns"] % 2:
        # Ann passes by hand now and then; the others never do.
        await play(pages[0], 0, {"do": "pass"})
    else:
        time.now += LENGTH
    return stolen


async def play(page: Page, seat: int, move: Any) -> None:
    if move == 0:
        move = page.news[-1]["positions"][0]["choices"][0]["move"]
    assert (await page.ask("play", seat=seat, move=move))["type"] == "done"


async def test_other_hands_send_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    hands: tuple[Hand, Hand] = ((Rune.ICE, Rune.ICE, Rune.MIRROR), (Rune.ROOT, Rune.SETBACK, Rune.SURGE))
    first, second = [await told(tmp_path / str(number), hand) for number, hand in enumerate(hands)]
    assert first[0] == second[0]
    assert first[1] == second[1]
    # The tables did differ: seat 1 was told so. A theft, moments closed by the clock and by hand are in it.
    assert first[2] != second[2]
    kinds = [event["move"] and event["move"].get("kind", event["move"]["do"]) for event in first[3]]
    assert "theft" in kinds
    assert "lose" in kinds
    assert {event["clock"] for event in first[3] if event["move"] == {"do": "pass"}} == {True, False}


async def test_a_pass_for_one_moment_declines_nothing_in_the_next(tmp_path: Path) -> None:
    """Sent while the moment is open, it arrives when a Rune lies on the table and a Mirror could answer it (6.5)."""
    mirrors: Hand = (Rune.MIRROR, Rune.MIRROR, Rune.MIRROR)
    async with (
        serving(tmp_path, draw=dealing(mirrors)) as host,
        person(host, "Ann") as ann,
        person(host, "Ben") as ben,
        person(host, "Cai") as cai,
    ):
        table = await ann.open("kiwetin", "me", "open", "open", start=False, starter=0, moment=20_000)
        async with ann.at(table) as one, ben.at(table) as two, cai.at(table) as three:
            await two.ask("sit", seat=1, name="Ben")
            await three.ask("sit", seat=2, name="Cai")
            await one.ask("start", without=True)
            for _ in range(3):
                for page in (one, two, three):
                    if await is_choosing(page):
                        await page.play()
            for page in (one, two, three):
                await page.until(lambda news: view(news)["phase"] == MOMENT)
            asked = two.news[-1]["positions"][0]["question"]
            vine = next(move for _, moves in choices(one.news[-1]) for move in moves if move["do"] == "vine")
            assert (await one.ask("play", seat=0, move=vine, question=view_question(one)))["type"] == "done"
            late = await two.ask("play", seat=1, move={"do": "pass"}, question=asked)
            assert (late["type"], late["error"]) == ("refused", "stale")
            news = await two.until(lambda news: view(news)["phase"] == ANSWER)
            assert [move["do"] for _, moves in choices(news) for move in moves] == ["pass", "mirror"]
            mirror = await two.ask("play", seat=1, move={"do": "mirror"}, question=view_question(two))
            assert mirror["type"] == "done", "it may still be answered"


def view(news: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = news["positions"][0]["view"]
    return shown


def view_question(page: Page) -> int:
    number: int = page.news[-1]["positions"][0]["question"]
    return number


async def is_choosing(page: Page) -> bool:
    """Is it for this page to choose a spirit? It hears all that is on its way first."""
    await page.ask("say", text="?")
    return bool(choices(page.news[-1])) and view(page.news[-1])["phase"] == CHOOSING
