"""What a network is shown: every number of a view as one of a few buckets, each with a row of weights of its own.

A game says nothing for it: the declared ranges tell what a number can be, and a sample of play what it usually is.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game
    from ludotheque.core.terms import Component

MOST_BUCKETS = 48
"""A number has at most so many; where it can be more, neighbours share one."""
FAR = 256
FEW_BUCKETS = 12
"""For numbers that reach further than that: places on a board, mostly."""
UNTOLD = ("moves",)
"""Numbers that say nothing of how good a position is."""


class Encoding(NamedTuple):
    """For every number of a flat view and of the options: the lowest value told apart, how many values share a bucket,
    how many buckets it has, and the row of its first bucket. A number that is always the same has no bucket."""

    low: NDArray[np.int32]
    step: NDArray[np.int32]
    buckets: NDArray[np.int32]
    first: NDArray[np.int32]

    @property
    def rows(self) -> int:
        """How many rows of weights there are."""
        return int(self.buckets.sum())


def encoding(game: Game, lowest: Any, highest: Any) -> Encoding:
    """An encoding for numbers that were seen in these ranges; room is left for what was not seen yet."""
    import numpy as np

    ranges = np.array([*game.view.ranges(), *((each.low, each.high) for each in _options(game))], np.int64)
    low, high = np.array(lowest, np.int64), np.array(highest, np.int64)
    names = [field.name for field in game.view.fields for _ in range(prod(field.shape))]
    is_told = np.array([name not in UNTOLD for name in names] + [True] * len(_options(game)))
    is_told &= low < high
    room = np.where(high - low > 4, (high - low) // 3, 0)
    high = np.minimum(high + room, ranges[:, 1])
    step = -(-(high - low + 1) // np.where(high - low > FAR, FEW_BUCKETS, MOST_BUCKETS))
    buckets = np.where(is_told, -(-(high - low + 1) // step), 0)
    first = np.cumsum(buckets) - buckets
    return Encoding(*(part.astype(np.int32) for part in (low, step, buckets, first)))


def options(game: Game, box: Box) -> list[int]:
    """The options of a box, which follow the view's numbers."""
    return [getattr(box, each.name) for each in _options(game)]


def _options(game: Game) -> list[Component]:
    return [each for each in game.components if each.is_option and not each.sizes]
