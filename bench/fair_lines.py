"""Two players, one of them far away, grab for the same runes at times drawn alike: who gets them?

.venv/bin/python -m bench.fair_lines             # 1,000 contested runes with fair lines, and as many without
"""

import argparse
import asyncio
import random
import time
from contextlib import AsyncExitStack
from math import sqrt
from typing import NamedTuple

from bench.racing import GRABBING, Player, answer, guest, opened, serving, sitting, slower

FARTHER = 0.120
"""The far player's line takes so many seconds more, each way."""
SPREAD = 0.200
"""Both grab within so many seconds, each moment equally likely."""
LOOK, BETWEEN = 0.7, 0.6
"""Seconds from the reveal to the first rune, and from one rune to the next."""
MOST = 10
"""Runes contested in one throw."""


class Share(NamedTuple):
    """How many of the contested runes the near player has won."""

    near: int
    all: int

    def __str__(self) -> str:
        rate = self.near / self.all
        return f"near {rate:.1%} ± {1.96 * sqrt(rate * (1 - rate) / self.all):.1%} of {self.all} contested runes"


async def contested(runes: int, tables: int, fair: int) -> Share:
    """Let the two contest so many runes, at several tables at once."""
    async with serving() as host, slower(host, FARTHER) as far:
        shares = await asyncio.gather(*(_table(host, far, runes // tables, place, fair) for place in range(tables)))
    return Share(sum(share.near for share in shares), sum(share.all for share in shares))


async def _table(host: str, far: str, runes: int, place: int, fair: int) -> Share:
    """One table; the near player sits first at every other one."""
    near_seat = place % 2
    near_cookies, far_cookies = await guest(host), await guest(host)
    seats = ["open", "open"]
    seats[near_seat] = "me"
    table = await opened(host, near_cookies, seats, fair=fair, shortest=20_000)
    async with AsyncExitStack() as stack:
        near = await stack.enter_async_context(sitting(host, table, near_cookies))
        away = await stack.enter_async_context(sitting(far, table, far_cookies))
        await away.ask("sit", seat=1 - near_seat, name="Far")
        await near.ask("start", without=True)
        won = seen = 0
        throw = 0
        while seen < runes:
            throw = await _until_reveal([near, away], throw)
            cells, before = near.visible()[:MOST], len(near.grabs)
            await _race([near, away], cells)
            taken = near.grabs[before:]
            seen += len(taken)
            won += sum(seat == near_seat for seat, _ in taken)
        return Share(won, seen)


async def _until_reveal(players: list[Player], last: int) -> int:
    """Do what is due until the next throw lies; its number."""
    while True:
        both = [player.news and player.position.view for player in players]
        if all(view and view.phase == GRABBING and view.throws > last for view in both):
            return players[0].position.view.throws
        for player in players:
            if player.news:
                await answer(player)
        await asyncio.wait([asyncio.create_task(player.changed.wait()) for player in players], timeout=0.2)


async def _race(players: list[Player], cells: list[int]) -> None:
    """Both grab every rune in turn, each at a moment of its own; then both are done."""
    clock = (await players[0].until(lambda news: news.clock is not None)).clock
    assert clock is not None
    reveal = clock.opens / 1000

    async def grab(player: Player, cell: int, due: float) -> None:
        await asyncio.sleep(due - time.time())
        await player.ask("play", seat=player.position.seat, move={"do": "grab", "cell": cell})

    grabs = [
        grab(player, cell, reveal + LOOK + place * BETWEEN + random.uniform(0, SPREAD))
        for place, cell in enumerate(cells)
        for player in players
    ]
    await asyncio.gather(*grabs)
    await asyncio.sleep(0.3)
    for player in players:
        await player.ask("play", seat=player.position.seat, move={"do": "done"})


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runes", type=int, default=1_000)
    parser.add_argument("--tables", type=int, default=25)
    options = parser.parse_args()
    print(f"one player {FARTHER * 1000:.0f} ms farther away each way, grabs spread over {SPREAD * 1000:.0f} ms")
    for fair, name in ((1, "fair lines"), (0, "without")):
        print(f"  {name:<11} {asyncio.run(contested(options.runes, options.tables, fair))}", flush=True)


if __name__ == "__main__":
    main()
