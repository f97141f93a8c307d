"""Is a chance of 70 % one of 70 %? What bots that search thought of their positions, beside how the matches ended."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots import plan
from ludotheque.bots.choosing import decide, gather, most_tried
from ludotheque.bots.manner import TREES
from ludotheque.bots.master import asked, evaluation, mentor
from ludotheque.bots.network import read, thought
from ludotheque.bots.search import FOUND, FOUND_MOVE, TOTAL, TRIES, WORTH, ponder_trees, tree
from ludotheque.core.chance import one_of, word
from ludotheque.core.errors import BotError
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS
from ludotheque.core.kernels import begin, chance
from ludotheque.core.rule import rule
from ludotheque.lab.ladder import manner_of

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

actors: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
clear_view: Any = None

BINS = 10
BATCH = 20
POSITIONS = 1_000
"""Of a match, so many are kept at most."""


class Bin(NamedTuple):
    """Positions in which about the same was expected: how many, what was expected on average, and what came of it."""

    positions: int
    expected: float
    won: float


class Calibration(NamedTuple):
    """How often whoever thought so won."""

    games: int
    bins: list[Bin]

    @property
    def error(self) -> float:
        """How far expected and won are apart, on average over all positions."""
        total = sum(each.positions for each in self.bins)
        return sum(abs(each.expected - each.won) * each.positions for each in self.bins) / max(total, 1)

    @property
    def worst(self) -> float:
        """How far they are apart in the worst bin."""
        return max((abs(each.expected - each.won) for each in self.bins if each.positions), default=0.0)


@rule
def thought_of(found: Any, count: int) -> float:
    """The chance to win that a search has found, by the move it tried most."""
    best = found[most_tried(found, count)]
    expected: float = best[TOTAL] / best[TRIES] if best[TRIES] > 0 else best[WORTH]
    return expected


@rule
def reckonings(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    manner: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    own: MutableSequence[int],
    found: Any,
    number: int,
    first: int,
    told: Any,
) -> int:
    """One match in which all seats search in the same manner. told[i] is a seat that had a choice, what it expected,
    and what it then had of the win. Answers how many there are."""
    box = boxes[0]
    state = states[0]
    positions = 0
    begin(box, state, rng, number, first)
    while state.moves < MOST_MOVES:
        mask = actors(box, state)
        if mask == 0:
            break
        if mask == BY_NATURE:
            chance(box, state, out, weights, rng)
        else:
            seat = one_of(rng, mask)
            count = legal(box, state, seat, out)
            move = int(out[0])
            if count > 1:
                clear_view(views[0])
                observe(box, state, seat, views[0])
                trees = int(manner[TREES])
                number = word(rng)
                count = ponder_trees(
                    box,
                    views[0],
                    seat,
                    states[1],
                    views[1],
                    mind,
                    thought,
                    tree,
                    own,
                    number,
                    0,
                    trees,
                    manner,
                    found,
                )
                gather(found, trees, count)
                if positions < len(told):
                    told[positions][0] = seat
                    told[positions][1] = thought_of(found[0], count)
                    positions += 1
                move = int(found[0][decide(found[0], count, manner, rng)][FOUND_MOVE])
            apply(box, state, seat, move)
        state.moves += 1
    winners = outcome(box, state, out)
    shared = 0
    for seat in range(box.seats):
        shared += winners >> seat & 1
    for place in range(positions):
        told[place][2] = (winners >> int(told[place][0]) & 1) / max(shared, 1)
    return positions


def reckon(game: Game, box: Box, bot: str, seed: int, first: int, games: int) -> NDArray[np.float64]:
    """What a bot expected in the positions of some matches against itself, and what came of it."""
    import numpy as np

    from ludotheque.core.compiler import compiled

    manner, file = manner_of(game, bot), evaluation(game)
    if manner is None or file is None:
        raise BotError(f"the bot {bot} of {game.id} does not search: it expects nothing")
    learned = read(file)
    watched = mentor(game)
    if watched is not None:
        learned = learned._replace(mentor=0, plan=plan(watched, box))
    states, views = np.zeros(2, game.state.dtype()), np.zeros(2, game.view.dtype())
    out, weights = np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64)
    room = thought(game, box, learned), tree(game, max(manner.looks, 1)), np.zeros(2, np.int64)
    found = np.zeros((manner.trees, game.most_legal, FOUND))
    kernel = compiled(game, reckonings, asked(game))
    parts = []
    for number in range(first, first + games):
        told = np.zeros((POSITIONS, 3))
        given = box.record(), states, views, out, weights, np.zeros(2, np.int64), np.array(manner, np.float64)
        count = kernel(*given, learned, *room, found, seed, number, told)
        parts.append(told[:count, 1:])
    return np.concatenate(parts)


def calibrate(
    game: Game, box: Box, bot: str, games: int, seed: int, progress: Callable[[int], None] = lambda played: None
) -> Calibration:
    """Let a bot play so many matches against itself, and sort its positions by what it expected."""
    import numpy as np

    reckon(game, box, bot, seed, 0, 1)
    parts = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        starts = range(0, games, BATCH)
        jobs = [pool.submit(reckon, game, box, bot, seed, start, min(BATCH, games - start)) for start in starts]
        for start, job in zip(starts, jobs, strict=True):
            parts.append(job.result())
            progress(min(BATCH, games - start))
    expected, won = np.concatenate(parts).T
    places = np.minimum((expected * BINS).astype(int), BINS - 1)
    bins = [
        Bin(int(lies.sum()), float(expected[lies].mean()), float(won[lies].mean())) if lies.any() else Bin(0, 0.0, 0.0)
        for lies in (places == place for place in range(BINS))
    ]
    return Calibration(games, bins)
