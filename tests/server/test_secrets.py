"""Nothing on the wire tells what a seat may not know: tables that differ in it alone send the same bytes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server import odd_bots
from tests.server.pages import Page, choices, person, serving

from ludotheque.core.game import NATURE, game
from ludotheque.core.match import Match
from ludotheque.core.moves import Move, Veiled
from ludotheque.games.karma.moves import Deal, Trait

pytestmark = pytest.mark.asyncio

FIRST = (Trait.STUBBORN, Trait.VISIONARY)
Cards = tuple[Trait, Trait]
OPEN_MOVES = ("pick", "throw", "tally", "stop", "draft", "decline")


def dealing(second: Cards) -> Any:
    """Dice that give seat 1 these cards, and everything else always alike."""

    def draw(match: Match, secret: str, index: int) -> Move:
        outcomes = list(match.odds())
        if not isinstance(outcomes[0], Deal):
            return outcomes[index % len(outcomes)]
        is_second = not isinstance(match.seen(1, outcomes[0], NATURE), Veiled)
        cards = second if is_second else FIRST
        return next(outcome for card in cards for outcome in outcomes if outcome == Deal(card))

    return draw


async def play(page: Page, seat: int) -> None:
    """Make the plainest move there is, whatever the cards are."""
    ((acting, moves),) = choices(page.news[-1])
    assert acting == seat
    plain = [move for kind in OPEN_MOVES for move in moves if move["do"] == kind]
    kept = [move for move in moves if move.get("trait") == Trait.CAREFUL]
    answer = await page.ask("play", seat=seat, move=(kept or plain or moves)[0])
    assert answer["type"] == "done"


async def told(
    folder: Path, second: Cards, moves: int, has_forecasts: bool
) -> tuple[list[str], list[str], list[Any], list[str], str]:
    """What seat 0 and a spectator hear of a match, what seat 0's mistakes are answered, and what seat 1 hears."""
    frozen: dict[str, Any] = {
        "new_id": lambda: "table",
        "new_secret": lambda: "ab" * 32,
        "now": lambda: 1_000_000,
        "draw": dealing(second),
        "forecast": odd_bots.echoing,
    }
    async with (
        serving(folder, **frozen) as host,
        person(host, "Ann") as ann,
        person(host, "Ben") as ben,
        person(host, "Cai") as cai,
    ):
        table = await ann.open("karma", "me", "open", start=False, starter=0)
        async with ann.at(table) as one, ben.at(table) as two, cai.at(table) as three:
            pages = (one, two, three)
            await two.ask("sit", seat=1, name="Ben")
            for page in pages:
                await page.until(lambda news: news["seats"][1]["kind"] == "person")
            await one.ask("start", without=True)
            wrong = [await one.ask("undo", id="wrong", seat=0)]
            for _ in range(moves):
                for page in pages:
                    await page.until(lambda news: news["number"] == max(page.news[-1]["number"] for page in pages))
                if has_forecasts:
                    news = await one.until(
                        lambda news: not choices(news) or news["positions"][0]["forecast"] is not None
                    )
                    wrong.append(news["positions"])
                number = one.news[-1]["number"]
                acting = max(seat for seat, info in enumerate(one.news[-1]["seats"]) if info["acting"])
                wrong.append(await one.ask("play", id="wrong", seat=0, move={"do": "generous"}))
                await play(pages[acting], acting)
                for page in pages:
                    await page.until(lambda news, number=number: news["number"] > number)
            record = await ann.http.get(f"/api/tables/{table}/record")
            wrong.append(record.json())
            async with ann.at(table) as again:
                pass
    return one.raw, three.raw, wrong, two.raw, again.raw[-1]


@pytest.mark.parametrize(
    ("others", "moves"),
    [
        # Seat 1 has kept a card that seat 0 will see only when it has kept one too.
        (((Trait.GENEROUS, Trait.MIMIC), (Trait.PATIENT, Trait.THRIFTY)), 1),
        # Seat 1 keeps the same card, and nobody will ever see the other.
        (((Trait.CAREFUL, Trait.MIMIC), (Trait.CAREFUL, Trait.THRIFTY)), 30),
    ],
)
@pytest.mark.parametrize("has_forecasts", [False, True])
async def test_other_secrets_send_the_same_bytes(
    tmp_path: Path, others: tuple[Cards, Cards], moves: int, has_forecasts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[2]), *sys.path])
    if not has_forecasts:
        monkeypatch.setitem(vars(game("karma")), "forecast", None)
    first, second = [
        await told(tmp_path / str(number), cards, moves, has_forecasts) for number, cards in enumerate(others)
    ]
    # Forecasts come when they are ready, so with them only what was waited for is always the same.
    assert has_forecasts or first[0] == second[0]
    assert first[1] == second[1]
    assert first[2] == second[2]
    assert has_forecasts or first[4] == second[4]
    # What may come was told too, to both.
    assert all(any('"outlook":{' in message for message in heard) for heard in (first[0], first[1]))
    # The tables did differ, and seat 1 was told so.
    assert first[3] != second[3]
    assert len(first[0]) > moves
