"""Kiwetin measured: the heuristic against others with spirits drawn alike, and how often each spirit wins.

.venv/bin/python bench/kiwetin_balance.py                   # the heuristic, and the spirits as they come
.venv/bin/python bench/kiwetin_balance.py --leads 4 1 0     # the spirits with a balanced start
.venv/bin/python bench/kiwetin_balance.py --find            # balanced starts tried one after the other
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, MutableSequence, Sequence
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ludotheque.bots import at_random
from ludotheque.core import rule
from ludotheque.core.compiler import compiled
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.bots_heuristic import heuristic
from ludotheque.games.kiwetin.bots_plan import prepare
from ludotheque.games.kiwetin.moves import CHOOSE, PASS, Spirit
from ludotheque.games.kiwetin.state import CHOOSING, OVER
from ludotheque.lab.statistics import wilson

NAMES = [spirit.value.capitalize() for spirit in Spirit]


@rule
def assigned(box: Any, view: Any, legal: Any, count: int, rng: MutableSequence[int], plan: Any) -> tuple[int, int]:
    """The heuristic with the spirit that the last entry of its plan says."""
    if view.phase == CHOOSING:
        return CHOOSE + int(plan[len(plan) - 1]), 0
    return heuristic(box, view, legal, count, rng, plan)


@rule
def silent(box: Any, view: Any, legal: Any, count: int, rng: MutableSequence[int], plan: Any) -> tuple[int, int]:
    """The same, but it never plays a Rune."""
    move, delay = assigned(box, view, legal, count, rng, plan)
    return (PASS if move > PASS else move), delay


@rule
def anything(box: Any, view: Any, legal: Any, count: int, rng: MutableSequence[int], plan: Any) -> tuple[int, int]:
    """Any legal move, but for the spirit."""
    if view.phase == CHOOSING:
        return CHOOSE + int(plan[len(plan) - 1]), 0
    return at_random(box, view, legal, count, rng, plan)


POLICIES = (assigned, silent, anything)
ASSIGNED, SILENT, ANYTHING = range(3)


class End(NamedTuple):
    """How a game ended: the winning seat (−1: cut off), the spirit that won, what the winning seat had chosen, and how
    long it took."""

    winner: int
    spirit: int
    chosen: int
    turns: int
    moves: int


def play(box: Any, bots: Sequence[int], spirits: Iterator[Sequence[int]], games: int, seed: int) -> Iterator[End]:
    """Games in which each seat plays the spirit that it is given."""
    kernel = compiled(GAME, "matches", POLICIES)
    out, weights = np.zeros((2, GAME.most_legal), np.int64)
    rng, answers = np.zeros(2, np.int64), np.zeros((box.seats, 3), np.int64)
    entry, results = np.zeros(3, np.int64), np.zeros((1, 10), np.int32)
    states, views, boxes = GAME.state().record(), GAME.view().record(), box.record()
    plan, numbers = prepare(box), np.array(bots, np.int64)
    for game in range(games):
        plans = tuple(np.append(plan, np.float32(spirit)) for spirit in next(spirits))
        kernel(boxes, states, views, out, weights, rng, entry, answers, numbers, plans, seed, game, 1, results)
        end = states[0]
        seat = int(end["turn"]) if end["phase"] == OVER else -1
        won, chosen = int(end["spirit"][end["figure"][seat]]), int(end["spirit"][seat])
        yield End(seat, won, chosen, int(end["turns"]), int(end["moves"]))


def shuffled(spirits: Sequence[int], seed: int) -> Iterator[Sequence[int]]:
    """The spirits dealt to the seats anew for each game."""
    random, dealt = Random(seed), list(spirits)
    while True:
        random.shuffle(dealt)
        yield tuple(dealt)


def drawn(seats: int, seed: int) -> Iterator[Sequence[int]]:
    """Any spirit for each seat."""
    random = Random(seed)
    while True:
        yield tuple(random.randrange(3) for _ in range(seats))


def share(wins: int, games: int) -> str:
    """A rate with its 95 % interval."""
    rate = wilson(wins / games, games)
    return f"{rate.mean:6.2%} ({rate.low:.2%} – {rate.high:.2%})"


def strength(games: int, seed: int) -> None:
    """The heuristic in seat 0 against another bot in seat 1, both with any spirit."""
    for name, other in (("random", ANYTHING), ("the same without Runes", SILENT)):
        ends = play(GAME.new_box(), (ASSIGNED, other), drawn(2, seed), games, seed)
        print(f"heuristic against {name:<24} {share(sum(end.winner == 0 for end in ends), games)}")


TABLES = (
    *combinations(range(3), 2),
    (0, 1, 2),
    *((one, other, one, other) for one, other in combinations(range(3), 2)),
    (0, 1, 2, 0, 1, 2),
)
"""The spirits at a table: every pair, one of each, two of each of a pair, and two of each."""


def balance(changes: dict[str, Any], games: int, seed: int) -> float:
    """How often each spirit wins; answers how many percentage points that is from equal shares, at the worst."""
    worst = 0.0
    for spirits in TABLES:
        box = GAME.new_box(seats=len(spirits), **changes)
        ends = list(play(box, [ASSIGNED] * len(spirits), shuffled(spirits, seed), games, seed))
        won = Counter(end.spirit for end in ends if end.winner >= 0)
        chosen = Counter(end.chosen for end in ends if end.winner >= 0)
        present = sorted(set(spirits))
        for spirit in present:
            off = 100 * (won[spirit] / games - 1 / len(present))
            worst = max(worst, abs(off))
            print(
                f"{len(spirits)} seats, {NAMES[spirit]:<4} the figure wins {share(won[spirit], games)} {off:+6.2f}"
                f"   who chose it wins {share(chosen[spirit], games)}"
            )
        turns, moves = (np.mean([end[field] for end in ends]) for field in (3, 4))
        print(f"{'':<15} {turns:.1f} turns, {moves:.0f} moves")
    print(f"at most {worst:.1f} percentage points from equal shares", flush=True)
    return worst


def find(games: int, seed: int) -> None:
    """Try leads for Ki and We over Tin, and name the fairest."""
    found = {}
    for leads in product(range(2, 9), range(3), (0,)):
        print(f"leads {leads}")
        found[leads] = balance({"balanced": 1, "leads": list(leads)}, games, seed)
    for leads in sorted(found, key=found.__getitem__):
        print(f"leads {leads}: at most {found[leads]:.1f}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leads", type=int, nargs=3, help="a balanced start with these spaces for Ki, We and Tin")
    parser.add_argument("--find", action="store_true", help="try many balanced starts")
    options = parser.parse_args()
    if options.find:
        find(options.games, options.seed)
    elif options.leads:
        balance({"balanced": 1, "leads": options.leads}, options.games, options.seed)
    else:
        strength(options.games, options.seed)
        balance({}, options.games, options.seed)


if __name__ == "__main__":
    main()
