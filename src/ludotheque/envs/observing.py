"""What a seat may know, in the three forms that learning programs ask for.

`flat` is the view as the game declares it, one whole number after the other. `parts` is the same by name. `one-hot` is
made for networks: a number with few values becomes as many zeros and a one; one with many becomes its logarithm, from
0 to 1 (`ludotheque.bots.one_hot`).
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from gymnasium.spaces import Box, Dict

from ludotheque.bots import one_hot

if TYPE_CHECKING:
    from collections.abc import Callable

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from ludotheque.core.game import Game


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


class OneHot(one_hot.OneHot):
    """A one among zeros for every number with few values, a fraction for every other."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.space = Box(0.0, 1.0, (self.width,), np.float32)


FORMS: dict[str, Callable[[Game], Form]] = {"flat": Flat, "parts": Parts, "one-hot": OneHot}


def form(name: str, game: Game) -> Form:
    """The form of a name."""
    if name not in FORMS:
        raise ValueError(f"expected an observation of {', '.join(FORMS)}, not {name!r}")
    return FORMS[name](game)
