"""What a seat may know, in the three forms that learning programs ask for.

`flat` is the view as the game declares it, one whole number after the other. `parts` is the same by name. `one-hot` is
made for networks: a number with few values becomes as many zeros and a one; one with many becomes its logarithm, from
0 to 1, because ranges hold for every box that can be made and most numbers stay near their low end.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from gymnasium.spaces import Box, Dict

if TYPE_CHECKING:
    from collections.abc import Callable

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

FEW = 32
"""A number that can have so many values, and not more, is told by a one among zeros."""


class Form(Protocol):
    """A form of observations: a space, and how the numbers of a view, or of a row of views, are brought into it."""

    @property
    def space(self) -> Space[Any]: ...

    def __call__(self, numbers: NDArray[np.int32]) -> Any:
        """A new observation from numbers in the order of `view.flat()`, or of many views from a table of them."""


class Flat:
    """The numbers as they are."""

    def __init__(self, game: Game) -> None:
        low, high = np.array(game.view.ranges(), np.int32).T
        self.space = Box(low, high, dtype=np.int32)

    def __call__(self, numbers: NDArray[np.int32]) -> NDArray[np.int32]:
        return numbers.copy()


class Parts:
    """Every part of the view by its name, in its own shape."""

    def __init__(self, game: Game) -> None:
        self._fields = game.view.fields
        self.space = Dict(
            {field.name: Box(field.low, field.high, field.shape, dtype=np.int32) for field in self._fields}
        )

    def __call__(self, numbers: NDArray[np.int32]) -> dict[str, NDArray[np.int32]]:
        parts, first = {}, 0
        for field in self._fields:
            last = first + prod(field.shape)
            parts[field.name] = numbers[..., first:last].reshape(numbers.shape[:-1] + field.shape).copy()
            first = last
        return parts


class OneHot:
    """A one among zeros for every number with few values, a fraction for every other."""

    def __init__(self, game: Game) -> None:
        self._low, high = np.array(game.view.ranges(), np.int64).T
        values = high - self._low + 1
        is_few = values <= FEW
        widths = np.where(is_few, values, 1)
        first = np.cumsum(widths) - widths
        self._few, self._many = np.flatnonzero(is_few), np.flatnonzero(~is_few)
        self._ones, self._fractions = (first - self._low)[self._few], first[self._many]
        self._scale = np.log1p((high - self._low)[self._many]).astype(np.float32)
        self.space = Box(0.0, 1.0, (int(widths.sum()),), np.float32)

    def __call__(self, numbers: NDArray[np.int32]) -> NDArray[np.float32]:
        rows = numbers.reshape(-1, numbers.shape[-1])
        told = np.zeros((len(rows), *self.space.shape), np.float32)
        np.put_along_axis(told, rows[:, self._few] + self._ones, 1, axis=1)
        many = rows[:, self._many] - self._low[self._many]
        told[:, self._fractions] = np.log1p(many.astype(np.float32)) / self._scale
        return told.reshape(numbers.shape[:-1] + self.space.shape)


FORMS: dict[str, Callable[[Game], Form]] = {"flat": Flat, "parts": Parts, "one-hot": OneHot}


def form(name: str, game: Game) -> Form:
    """The form of a name."""
    if name not in FORMS:
        raise ValueError(f"expected an observation of {', '.join(FORMS)}, not {name!r}")
    return FORMS[name](game)
