"""How large positions are on the wire, and how long the outlook takes, over whole matches of every game.

.venv/bin/python -m bench.positions [--games 20] [GAME …]

Matches are played at random, with every number of seats in turn; each position is what one seat, or a spectator, is
sent when somebody may act. The time is that of the processor, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from statistics import quantiles

import msgspec

from ludotheque.core import NATURE, SPECTATOR, Game, games
from ludotheque.core.match import Match
from ludotheque.server.table.news import position


def walk(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A match played at random, at every position in which somebody may act, or it is over."""
    rng = random.Random(seed)
    match = Match(game, game.new_box(seats=seats))
    while True:
        if NATURE not in match.actors:
            yield match
        if match.is_over:
            return
        actor = rng.choice(sorted(match.actors))
        if actor == NATURE:
            match.chance(rng)
        else:
            match.play(actor, rng.choice(match.legal(actor)))


def measure(game: Game, count: int) -> None:
    """Print one line: sizes without and with the outlook, and the outlook's time."""
    before: list[float] = []
    after: list[float] = []
    took: list[float] = []
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        for match in walk(game, seats, number):
            for seat in (*match.seats, SPECTATOR):
                told = position(match, seat)
                after.append(len(msgspec.json.encode(told)) / 1000)
                before.append(after[-1] - (len(msgspec.json.encode(told.outlook)) + len(',"outlook":')) / 1000)
                view = match.shown(seat)
                began = time.thread_time()
                match.outlook(view)
                took.append((time.thread_time() - began) * 1000)
    print(
        f"{game.id:9} {len(after):8,}   {_quantiles(before)}   {_quantiles(after)}   "
        f"{quantiles(after, n=100)[49] / quantiles(before, n=100)[49]:5.2f}×   {_quantiles(took, 3)}"
    )


def _quantiles(values: list[float], digits: int = 2) -> str:
    cut = quantiles(values, n=100)
    return f"{cut[49]:7.{digits}f} {cut[98]:7.{digits}f} {max(values):7.{digits}f}"


def main() -> None:
    """Every game, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    print("kB of JSON                  without the outlook          with it                 half         milliseconds")
    print("game      positions       half    99 %    most      half    99 %    most              half    99 %    most")
    for game in games().values():
        if not chosen.ids or game.id in chosen.ids:
            measure(game, chosen.games)


if __name__ == "__main__":
    main()
