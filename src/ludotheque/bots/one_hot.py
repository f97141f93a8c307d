"""The numbers of a view as networks like them: a one among zeros for every number with few values, a fraction for every
other.

A fraction is the logarithm, from 0 to 1, because ranges hold for every box that can be made and most numbers stay near
their low end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

FEW = 32
"""A number that can have so many values, and not more, is told by a one among zeros."""


class OneHot:
    """Brings the numbers of a view, or of a row of views, into this form."""

    def __init__(self, game: Game) -> None:
        low, high = np.array(game.view.ranges(), np.int64).T
        self._low, reach = low.astype(np.int32), high - low
        self._is_few = reach < FEW
        widths = np.where(self._is_few, reach + 1, 1)
        self._first = np.cumsum(widths) - widths
        self._scale = np.log1p(reach).astype(np.float32)
        self.width = int(widths.sum())
        """How many places there are."""

    def __call__(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        told = np.zeros((*numbers.shape[:-1], self.width), np.float32)
        np.put_along_axis(told, *self.sparse(numbers), axis=-1)
        return told

    def sparse(self, numbers: NDArray[np.int32]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Where the observation is not zero, and what is there: one place for each number. A first layer that only
        adds up the weights of these places does a tenth of the work."""
        above = numbers - self._low
        places = self._first + np.where(self._is_few, above, 0)
        return places, np.where(self._is_few, np.float32(1), np.log1p(above.astype(np.float32)) / self._scale)
