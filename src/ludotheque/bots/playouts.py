"""Playouts: each move is played to the end of the match, the mentor at all seats, and the one that ends best is made.

What was learned judges a position well, but not by the point or two that lie between two good moves. Played out often
enough, they are told apart without a judgement. All moves are tried with the same secrets and the same dice; half of
them are dropped time and again, so that most tries go to the best. What the tree would make stays to the end: something
else is done only where it is likely enough to be better. An end is worth the win, and a lead too: two moves that win
alike in so few tries are told apart by it.

These are templates, as in `ludotheque.bots.search`.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.manner import PLAYOUTS
from ludotheque.bots.search import (
    FOUND_MOVE,
    OTHERS,
    PRIOR,
    SQUARE,
    TOTAL,
    TRIES,
    WORTH,
    advance,
    best_of_others,
    chance_of,
    most_tried,
    settle,
)
from ludotheque.core.chance import one_of, seed, weighted
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS, NATURE
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

actors: Any = None
odds: Any = None
apply: Any = None
imagine: Any = None
clear_state: Any = None
copy_state: Any = None

SURE = 1.0
"""By so many standard errors something must be better than what the tree would make, to be made."""
HOPELESS = 1.0
"""By so many it must be worse, to be tried no more."""
CANDIDATES = 12
"""So many moves are tried: those that the tree looked at most."""
FEW_SEATS = 4
"""With more seats matches are longer, and more is asked in each of their turns: less is tried, as the square of it."""
THOUGHT = 64
"""What the tree thought counts as so many tries."""
KINDS = 64
"""So many kinds of throws are told apart."""
MOST_THROWS = 1 << 16
IS_LEFT, AHEAD, APART, LEAD, LEADS = range(5)
"""Of a move that is tried, by columns: is it still in question; how much more its ends were worth than those of the
tree's move, and the sum of the squares of these differences; the sum of the leads at the end, and of their squares."""
COLUMNS = 5


class Playouts(NamedTuple):
    """Room for playing moves out."""

    told: NDArray[np.float64]
    throws: NDArray[np.int64]
    """How often each seat has thrown, by kinds."""


def playouts(game: Game) -> Playouts:
    """Room for playing out the moves of a game."""
    import numpy as np

    return Playouts(np.zeros((game.most_legal, COLUMNS)), np.zeros((MOST_SEATS + 1) * KINDS, np.int64))


@rule
def fall(
    box: Any, state: Any, seat: int, tree: Any, playouts: Any, rng: MutableSequence[int], number: int, time: int
) -> None:
    """Nature makes a move after a seat's. Every seat has dice of its own: its third throw of a kind falls alike,
    however often others have thrown, or it has thrown other dice. So what is tried out differs by its own doing."""
    count = odds(box, state, tree.out, tree.weights)
    place = (seat + 1) * KINDS + int(tree.out[0]) % KINDS
    playouts.throws[place] += 1
    seed(rng, number, (time * len(playouts.throws) + place) * MOST_THROWS + int(playouts.throws[place]))
    apply(box, state, NATURE, tree.out[weighted(rng, tree.weights, count)])


@rule
def play_out(
    box: Any,
    state: Any,
    me: int,
    view: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    number: int,
    time: int,
) -> None:
    """Play to the end as the mentor would; what comes of it is in `thought.chances` and `tree.scores`."""
    for place in range(len(playouts.throws)):
        playouts.throws[place] = 0
    seat = me
    while True:
        mask = actors(box, state) if state.moves < MOST_MOVES else 0
        if mask == 0:
            break
        if mask == BY_NATURE:
            fall(box, state, seat, tree, playouts, rng, number, time)
        else:
            seat = one_of(rng, mask)
            advance(box, state, seat, view, mind, tree, rng)
        state.moves += 1
    settle(box, state, tree, thought)


@rule
def try_move(
    box: Any,
    me: int,
    state: Any,
    played: Any,
    view: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    number: int,
    time: int,
    spread: float,
    move: Any,
    told: Any,
) -> float:
    """Play a move out from an imagined state, and note what came of it; what this end is worth."""
    copy_state(state, played)
    seed(rng, number, 2 * time + 1)
    apply(box, played, me, int(move[FOUND_MOVE]))
    played.moves += 1
    play_out(box, played, me, view, mind, thought, tree, playouts, rng, number, time)
    share = float(thought.chances[me])
    others = best_of_others(box, played, me, tree)
    lead = float(tree.scores[me] - others)
    move[TRIES] += 1
    move[TOTAL] += share
    move[OTHERS] += others
    told[LEAD] += lead
    told[LEADS] += lead * lead
    return worth_of(share, lead, spread)


@rule
def worth_of(share: float, lead: float, spread: float) -> float:
    """What an end is worth with this share of the win and this lead, where leads differ by so much: so scaled that a
    point more is, on average, a point of chance to win."""
    return (2 * share + lead / (abs(lead) + spread)) / 3


@rule
def spread_of_leads(told: Any, tries: float) -> float:
    """By how much leads differ at the end, as far as it is known."""
    if tries == 0:
        return 1.0
    mean = float(told[LEAD]) / tries
    return sqrt(max(float(told[LEADS]) / tries - mean * mean, 0.0)) + 1.0


@rule
def keep_better(playouts: Any, first: int, count: int, left: int) -> int:
    """Drop the half of the moves that ended worst, and what is surely worse than the tree's; how many are left."""
    for place in range(count):
        if playouts.told[place, IS_LEFT] and place != first and ahead(playouts, place) < -HOPELESS:
            playouts.told[place, IS_LEFT] = 0
            left -= 1
    wanted = max((left + 1) // 2, 2)
    while left > wanted:
        worst = -1
        for place in range(count):
            is_dropped = playouts.told[place, IS_LEFT] == 0 or place == first
            if not is_dropped and (worst < 0 or playouts.told[place, AHEAD] < playouts.told[worst, AHEAD]):
                worst = place
        playouts.told[worst, IS_LEFT] = 0
        left -= 1
    return left


@rule
def ahead(playouts: Any, place: int) -> float:
    """By how many standard errors a move is better than the tree's: where all came out alike, none."""
    return float(playouts.told[place, AHEAD]) / sqrt(playouts.told[place, APART] + 1.0)


@rule
def question(found: Any, playouts: Any, first: int, count: int) -> int:
    """Put the moves in question that the tree looked at most, and forget what it found, but for what it thought of them
    beside the first; how many there are."""
    left = 0
    for place in range(count):
        better = 0
        for other in range(count):
            better += found[other][TRIES] + found[other][PRIOR] > found[place][TRIES] + found[place][PRIOR]
        playouts.told[place, IS_LEFT] = better < CANDIDATES
        playouts.told[place, AHEAD] = THOUGHT * (chance_of(found[place]) - chance_of(found[first]))
        left += better < CANDIDATES
    for place in range(count):
        for column in (PRIOR, TRIES, TOTAL, OTHERS):
            found[place][column] = 0
        for column in range(APART, COLUMNS):
            playouts.told[place, column] = 0
    return left


@rule
def tell(found: Any, playouts: Any, first: int, thought: float, count: int) -> None:
    """Write what came of the moves that were tried, beside what was thought before. Of others than the first it is told
    by how much they are better or worse: they were tried together, and the same luck is in both."""
    usual = (found[first][TOTAL] + THOUGHT * thought) / (found[first][TRIES] + THOUGHT)
    for place in range(count):
        tries = found[place][TRIES]
        if tries > 0:
            mean = usual + playouts.told[place, AHEAD] / (tries + THOUGHT)
            lead = playouts.told[place, LEAD] / tries
            found[place][TOTAL] = min(max(mean, 0.0), 1.0) * tries
            # How much hangs on luck is told by the leads: shares of a win are all or nothing.
            found[place][SQUARE] = found[place][TOTAL] ** 2 / tries
            found[place][SQUARE] += max(playouts.told[place, LEADS] - lead * lead * tries, 0.0)


@rule
def try_out(
    box: Any,
    view: Any,
    me: int,
    state: Any,
    played: Any,
    spare: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    number: int,
    manner: Any,
    found: Any,
    count: int,
) -> None:
    """Try out the moves that were found, and write in the place of what was found what came of it. The one to make
    seems best of those that were tried most."""
    first = most_tried(found, count)
    thought_of = float(found[first][TOTAL] + found[first][WORTH]) / (found[first][TRIES] + 1)
    left = question(found, playouts, first, count)
    rounds = 1
    while 1 << rounds < left:
        rounds += 1
    time = 0
    budget = int(manner[PLAYOUTS]) * FEW_SEATS**2 // max(box.seats, FEW_SEATS) ** 2
    for _ in range(rounds):
        for _ in range(max(budget // (rounds * left), 1)):
            if left == 1:
                break
            time += 1
            seed(rng, number, 2 * time)
            clear_state(state)
            imagine(box, view, rng, state)
            spread = spread_of_leads(playouts.told[first], found[first][TRIES])
            usual = try_move(
                box, me, state, played, spare, mind, thought, tree, playouts, rng, number, time, spread, found[first],
                playouts.told[first],
            )  # fmt: skip
            for place in range(count):
                if playouts.told[place, IS_LEFT] and place != first:
                    worth = try_move(
                        box, me, state, played, spare, mind, thought, tree, playouts, rng, number, time, spread,
                        found[place], playouts.told[place],
                    )  # fmt: skip
                    playouts.told[place, AHEAD] += worth - usual
                    playouts.told[place, APART] += (worth - usual) * (worth - usual)
        left = keep_better(playouts, first, count, left)
    best = first
    for place in range(count):
        if playouts.told[place, IS_LEFT] and place != first and ahead(playouts, place) > SURE:
            best = place
    found[best][PRIOR] = 1
    tell(found, playouts, first, thought_of, count)
