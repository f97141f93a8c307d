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

LOW, STEP, BUCKETS, FIRST, USUAL = range(5)
ALONE = -1
"""Nobody is asked."""


class Mind(NamedTuple):
    """The weights of an evaluation."""

    places: NDArray[np.int32]
    """For each number of view and options: how its bucket is found, its first row, and the bucket that needs no row."""
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
    places = np.stack([*told, usual], 1).astype(np.int32)
    table = np.ascontiguousarray(parts["table.weight"].T.astype(np.float32))
    bias = parts["table.bias"].astype(np.float32)
    for _, _, buckets, first, bucket in places[told.buckets > 0]:
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
        np.zeros(1, np.float32),
    )


def thought(game: Game, box: Box, mind: Mind) -> Thought:
    """Room to think about positions of a box."""
    import numpy as np

    width = len(game.view.ranges())
    numbers = np.zeros(len(mind.places), np.int32)
    numbers[width:] = options(game, box)
    return Thought(
        numbers,
        np.zeros(mind.table.shape[1], np.float32),
        np.zeros(mind.second.shape[1], np.float32),
        np.zeros(len(mind.chances_bias), np.float32),
    )


@rule
def reflect(mind: Any, thought: Any) -> None:
    """Work out both layers from the numbers."""
    first = thought.first
    second = thought.second
    for unit in range(len(first)):
        first[unit] = mind.bias[unit]
    for number in range(len(thought.numbers)):
        place = mind.places[number]
        if place[BUCKETS] > 0:
            bucket = min(max((thought.numbers[number] - place[LOW]) // place[STEP], 0), place[BUCKETS] - 1)
            if bucket != place[USUAL]:
                add(mind.table[place[FIRST] + bucket], first)
    for unit in range(len(second)):
        second[unit] = mind.second_bias[unit]
    for unit in range(len(first)):
        if first[unit] > 0:
            add_times(mind.second[unit], first[unit], second)
    for unit in range(len(second)):
        if second[unit] < 0:
            second[unit] = 0


@rule
def add(row: Any, sum: Any) -> None:
    """Add a row to a sum."""
    for unit in range(len(sum)):
        sum[unit] += row[unit]


@rule
def add_times(row: Any, times: Any, sum: Any) -> None:
    """Add a row so many times."""
    for unit in range(len(sum)):
        sum[unit] += times * row[unit]


@rule
def expect(mind: Any, thought: Any, seats: int) -> None:
    """The chances of the seats to win, and that nobody does."""
    chances = thought.chances
    for seat in range(len(chances)):
        chances[seat] = mind.chances_bias[seat]
    for unit in range(len(thought.second)):
        if thought.second[unit] > 0:
            add_times(mind.chances[unit], thought.second[unit], chances)
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
    row = mind.moves[action]
    sum = float(mind.moves_bias[action])
    for unit in range(len(thought.second)):
        sum += float(thought.second[unit]) * float(row[unit])
    return sum
