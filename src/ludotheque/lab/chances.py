"""How the chances to win went, in a sample of a run's games: who was the favourite, and when it was settled.

The measures of `ludotheque.core.watching` ask the score who leads. Where points lie (they are paid at the end, or the
leader is about to be robbed), the game's learned evaluation knows more. It costs as much as many moves, so it is asked
on request alone, and of few games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.bots.master import evaluation
from ludotheque.bots.network import read, thought
from ludotheque.bots.search import judge
from ludotheque.core.errors import BotError
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS
from ludotheque.core.kernels import begin, make, note
from ludotheque.core.rule import rule
from ludotheque.core.scheduler import forget
from ludotheque.lab.report import Told
from ludotheque.lab.setup import check, numbered, planned, thinking
from ludotheque.lab.statistics import around

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from numpy.typing import NDArray

    from ludotheque.core.game import Plan
    from ludotheque.lab.setup import Setup

actors: Any = None
decide: Any = None

AFTER = MOST_SEATS
"""Where a row of chances has the number of moves made."""
SURE = 0.9
"""From such a chance on a game counts as decided."""


@rule
def weigh(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    entry: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    mind: Any,
    thought: Any,
    number: int,
    index: int,
    told: Any,
    result: Any,
) -> int:
    """Play a game of a run once more: told[i] has every seat's chance as its own view tells it, wherever somebody has
    to decide. Answers how many positions that were, or −1 minus the seat whose bot failed."""
    box = boxes[0]
    state = states[0]
    begin(box, state, rng, number, index)
    forget(answers, box.seats)
    positions = 0
    made = 1
    while made > 0:
        acting = actors(box, state)
        if acting not in (0, BY_NATURE) and positions < len(told):
            for seat in range(box.seats):
                judge(box, state, seat, views[0], mind, thought)
                told[positions][seat] = thought.chances[seat]
            told[positions][AFTER] = state.moves
            positions += 1
        made = decide(box, state, views[0], out, weights, rng, answers, bots, plans, entry)
        if made > 0:
            make(box, state, entry)
    note(box, state, out, result)
    return positions if made == 0 else made


def chances(setup: Setup, games: int) -> dict[str, Told]:
    """What the chances of so many of a run's first games tell; of those with a single winner, among several seats."""
    from ludotheque.core.compiler import compiled

    chosen, box, file = setup.played, setup.box(), evaluation(setup.played)
    if file is None or box.seats == 1:
        raise BotError(f"nothing was learned of how {chosen.id} with {box.seats} seats is won: leave out --chances")
    if not setup.compiles:
        raise BotError("chances are told of bots that are rules, not of plain Python: leave out --chances")
    learned = read(file)
    kernel, room = compiled(chosen, weigh, thinking(setup)), thought(chosen, box, learned)
    out, weights = np.zeros((2, max(chosen.most_legal, MOST_SEATS)), np.int64)
    records = (box.record(), chosen.state().record(), chosen.view().record())
    given = (*records, out, weights, np.zeros(2, np.int64), np.zeros(3, np.int64), np.zeros((MOST_SEATS, 3), np.int64))
    bots, plans = np.array(numbered(setup), np.int64), planned(setup)
    told, result = np.zeros((MOST_MOVES, MOST_SEATS + 1)), np.zeros(2 + MOST_SEATS, np.int64)
    found = []
    for index in range(games):
        positions = kernel(*given, bots, plans, learned, room, setup.seed, index, told, result)
        check(setup, -1 - positions)
        winners = int(result[0])
        if winners.bit_count() == 1:
            rows = told[:positions]
            found.append(of_a_game(rows[:, : box.seats], rows[:, AFTER], winners.bit_length() - 1, int(result[1])))
    return {name: _mean([each[name] for each in found], is_share=name in SHARES) for name in MEASURES} if found else {}


MEASURES = ("favourites", "settled", "decided", "behind", "drama", "lowest")
SHARES = MEASURES[1:]


def of_a_game(chances: NDArray[np.float64], after: NDArray[np.float64], winner: int, moves: int) -> dict[str, float]:
    """The measures of one game: of every position the chances of all seats, and after how many moves it came about."""
    favourites = chances.argmax(axis=1)
    mine, best = chances[:, winner], chances.max(axis=1)
    is_behind = favourites != winner

    def since(unsettled: NDArray[np.bool_]) -> float:
        """The share of the moves after which it was never so again."""
        last = np.flatnonzero(unsettled)
        if not len(last):
            return 0.0
        return float(after[last[-1] + 1] / moves) if last[-1] + 1 < len(after) else 1.0

    return {
        "favourites": float((favourites[1:] != favourites[:-1]).sum()),
        "settled": since(is_behind),
        "decided": since(mine < SURE),
        "behind": float(is_behind.mean()),
        "drama": float(np.sqrt((best - mine)[is_behind]).mean()) if is_behind.any() else 0.0,
        "lowest": float(mine.min()),
    }


def _mean(values: list[float], *, is_share: bool) -> Told:
    deviation = float(np.std(values))
    return Told(around(float(np.mean(values)), deviation / len(values) ** 0.5), deviation, is_share)
