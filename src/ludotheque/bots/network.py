"""A learned evaluation: from what a seat may know, how likely each seat is to win, and how good its moves look.

Two small layers, learned by self-play (`ludotheque.train`), kept as a file in the game's folder and worked out here by
rules, so that search needs no framework. The first layer is a sum of rows, one for each number of the view by the
bucket it falls into; numbers that are as they mostly are cost nothing.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.encoding import Encoding, options
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

NUMBER, LOW, STEP, BUCKETS, FIRST, USUAL = range(6)
ALONE = -1
"""Nobody is asked."""


class Mind(NamedTuple):
    """The weights of an evaluation."""

    places: NDArray[np.int32]
    """For each number of view and options that tells something: how its bucket is found, its first row, and the bucket
    that needs no row."""
    table: NDArray[np.float32]
    bias: NDArray[np.float32]
    second: NDArray[np.float32]
    second_bias: NDArray[np.float32]
    chances: NDArray[np.float32]
    chances_bias: NDArray[np.float32]
    moves: NDArray[np.float32]
    moves_bias: NDArray[np.float32]
    mentor: int
    """The number of the bot that is asked what it would do, or ALONE."""
    advice: float
    """How much of what seems good is what that bot would do."""
    plan: NDArray[np.float32]
    """What that bot has worked out for the box."""


class Thought(NamedTuple):
    """Room for working out an evaluation."""

    numbers: NDArray[np.int32]
    """The view's numbers, then the options of the box."""
    first: NDArray[np.float32]
    second: NDArray[np.float32]
    chances: NDArray[np.float32]
    """The seats' chances to win, then that nobody does."""
    rows: NDArray[np.int32]
    """The rows that are added up."""


@cache
def read(file: Path) -> Mind:
    """The evaluation in a file."""
    import numpy as np

    with np.load(file) as kept:
        return mind({name: kept[name] for name in kept.files})


def mind(parts: Mapping[str, NDArray[Any]]) -> Mind:
    """An evaluation as it is kept: the weights by their names in training, and how numbers become buckets."""
    import numpy as np

    told = Encoding(*(parts[name] for name in Encoding._fields))
    # What a number mostly is, is 0.
    usual = np.clip((0 - told.low) // told.step, 0, np.maximum(told.buckets - 1, 0)).astype(np.int32)
    places = np.stack([np.arange(len(usual)), *told, usual], 1).astype(np.int32)[told.buckets > 0]
    table = np.ascontiguousarray(parts["table.weight"].T.astype(np.float32))
    bias = parts["table.bias"].astype(np.float32)
    for *_, buckets, first, bucket in places:
        base = table[first + bucket].copy()
        bias += base
        table[first : first + buckets] -= base
    return Mind(
        places,
        table,
        bias,
        np.ascontiguousarray(parts["second.weight"].T.astype(np.float32)),
        parts["second.bias"].astype(np.float32),
        np.ascontiguousarray(parts["chances.weight"].T.astype(np.float32)),
        parts["chances.bias"].astype(np.float32),
        parts["moves.weight"].astype(np.float32),
        parts["moves.bias"].astype(np.float32),
        ALONE,
        0.0,
        np.zeros(1, np.float32),
    )


def thought(game: Game, box: Box, mind: Mind) -> Thought:
    """Room to think about positions of a box."""
    import numpy as np

    width = len(game.view.ranges())
    numbers = np.array([0] * width + options(game, box), np.int32)
    return Thought(
        numbers,
        np.zeros(mind.table.shape[1], np.float32),
        np.zeros(mind.second.shape[1], np.float32),
        np.zeros(len(mind.chances_bias), np.float32),
        np.zeros(max(len(mind.places), *mind.second.shape), np.int32),
    )


@rule
def reflect(mind: Any, thought: Any) -> None:
    """Work out both layers from the numbers."""
    count = 0
    for told in range(len(mind.places)):
        low = thought.numbers[mind.places[told, NUMBER]] - mind.places[told, LOW]
        # To divide takes longer than all the rest.
        step = mind.places[told, STEP]
        bucket = min(max(low if step == 1 else low // step, 0), mind.places[told, BUCKETS] - 1)
        thought.rows[count] = mind.places[told, FIRST] + bucket
        count += bucket != mind.places[told, USUAL]
    set_to(mind.bias, thought.first)
    add_rows(mind.table, thought.rows, count, thought.first)
    set_to(mind.second_bias, thought.second)
    add_active(mind.second, thought.first, thought.rows, thought.second)
    for unit in range(len(thought.second)):
        thought.second[unit] = max(thought.second[unit], 0)


@rule
def set_to(bias: Any, sum: Any) -> None:
    """Begin a sum."""
    for unit in range(len(sum)):
        sum[unit] = bias[unit]


@rule
def add_rows(table: Any, rows: Any, count: int, sum: Any) -> None:
    """Add rows of a table; four at a time, so that the sum is read and written a quarter as often."""
    fours = count - count % 4
    for place in range(0, fours, 4):
        first, second, third, fourth = rows[place], rows[place + 1], rows[place + 2], rows[place + 3]
        for unit in range(len(sum)):
            sum[unit] += (table[first, unit] + table[second, unit]) + (table[third, unit] + table[fourth, unit])
    for place in range(fours, count):
        row = rows[place]
        for unit in range(len(sum)):
            sum[unit] += table[row, unit]


@rule
def add_active(weights: Any, units: Any, rows: Any, sum: Any) -> None:
    """Add the rows of all units that are above 0, each so many times as its unit is high; `rows` is room for them."""
    count = 0
    for unit in range(len(units)):
        rows[count] = unit
        count += units[unit] > 0
    fours = count - count % 4
    for place in range(0, fours, 4):
        first, second, third, fourth = rows[place], rows[place + 1], rows[place + 2], rows[place + 3]
        one, two, three, four = units[first], units[second], units[third], units[fourth]
        for unit in range(len(sum)):
            sum[unit] += (one * weights[first, unit] + two * weights[second, unit]) + (
                three * weights[third, unit] + four * weights[fourth, unit]
            )
    for place in range(fours, count):
        row = rows[place]
        times = units[row]
        for unit in range(len(sum)):
            sum[unit] += times * weights[row, unit]


@rule
def expect(mind: Any, thought: Any, seats: int) -> None:
    """The chances of the seats to win, and that nobody does."""
    chances = thought.chances
    set_to(mind.chances_bias, chances)
    add_active(mind.chances, thought.second, thought.rows, chances)
    nobody = len(chances) - 1
    highest = chances[nobody]
    for seat in range(seats):
        highest = max(highest, chances[seat])
    total = 0.0
    for seat in range(len(chances)):
        if seat < seats or seat == nobody:
            chances[seat] = exp(float(chances[seat] - highest))
            total += chances[seat]
        else:
            chances[seat] = 0
    for seat in range(len(chances)):
        chances[seat] = chances[seat] / total


@rule
def liking(mind: Any, thought: Any, action: int) -> float:
    """How good an action looks, as the logarithm of a weight."""
    one = two = three = four = 0.0
    fours = len(thought.second) - len(thought.second) % 4
    for unit in range(0, fours, 4):
        one += float(thought.second[unit]) * float(mind.moves[action, unit])
        two += float(thought.second[unit + 1]) * float(mind.moves[action, unit + 1])
        three += float(thought.second[unit + 2]) * float(mind.moves[action, unit + 2])
        four += float(thought.second[unit + 3]) * float(mind.moves[action, unit + 3])
    for unit in range(fours, len(thought.second)):
        one += float(thought.second[unit]) * float(mind.moves[action, unit])
    return float(mind.moves_bias[action]) + ((one + two) + (three + four))
