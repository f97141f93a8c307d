"""What the lab's measures cost: processor time of the same games watched and unwatched, on one core.

.venv/bin/python -m bench.measures [GAME …]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

from ludotheque.bots import load, plan
from ludotheque.core import Game, games
from ludotheque.core.compiler import compiled
from ludotheque.core.game import MOST_SEATS
from ludotheque.lab.engines import BATCH
from ludotheque.lab.setup import Setup, play, prepare

LONG_ENOUGH = 0.4
"""Seconds of the processor for one measurement."""


def unwatched(game: Game, bot: str) -> Callable[[int, int], object]:
    """What plays so many games and looks at nothing but how they end."""
    box = game.new_box()
    found = load(game, bot)
    plans = tuple(plan(found, box) for _ in range(box.seats))
    out, weights = np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64)
    rng, entry = np.zeros(2, np.int64), np.zeros(3, np.int64)

    def run(first: int, count: int) -> object:
        results = np.zeros((count, 2 + MOST_SEATS), np.int32)
        if bot == "random":
            kernel = compiled(game, "playouts")
            return kernel(box.record(), game.state().record(), out, weights, rng, 1, first, count, results)
        kernel = compiled(game, "matches", (found.policy,))
        answers, bots = np.zeros((MOST_SEATS, 3), np.int64), np.zeros(box.seats, np.int64)
        given = (box.record(), game.state().record(), game.view().record(), out, weights, rng, entry, answers)
        return kernel(*given, bots, plans, 1, first, count, results)

    return run


def took(run: Callable[[int, int], object], count: int) -> float:
    """Processor seconds of so many games, in parts as the lab's threads have them."""
    began = time.process_time()
    for first in range(0, count, BATCH):
        run(first, min(BATCH, count - first))
    return time.process_time() - began


def main() -> None:
    """A line for each game and bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    for id in parser.parse_args().games:
        game = games()[id]
        for bot in ("heuristic", "random"):
            setup = Setup(game.id, {}, (bot,) * game.new_box().seats, 1)
            prepare(setup)
            plain = unwatched(game, bot)

            def watched(first: int, count: int, setup: Setup = setup) -> object:
                return play(setup, first, count)

            plain(0, 1)
            watched(0, 1)
            count = 10
            while took(plain, count) < LONG_ENOUGH:
                count *= 3
            # By turns, so that both have the same of a machine that others use as well.
            pairs = [(took(plain, count), took(watched, count)) for _ in range(5)]
            without, with_all = (min(each) for each in zip(*pairs, strict=True))
            print(
                f"{game.id:8} {bot:9} {count:9,} games: {count / without:12,.0f} a second unwatched, "
                f"{count / with_all:12,.0f} watched: {with_all / without - 1:+.0%} processor time",
                flush=True,
            )


if __name__ == "__main__":
    main()
