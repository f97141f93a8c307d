"""Actions drawn from masks, as machine code: what a loop over thousands of matches needs in the place of `sample`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core.chance import below, seed
from ludotheque.core.compiler import Binding, machine_code
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from numpy.typing import NDArray

WORD = 8
"""So many bytes of a mask are looked at together."""
ADD = 0x0101010101010101
"""A word of bytes times this has their sum in its highest byte."""


class Drawer:
    """Draws any action that a mask allows, each as likely, with random numbers of its own for every row.

    >>> masks = np.array([[0, 1, 0], [1, 0, 1], [0, 0, 0]], np.int8)
    >>> drawer = Drawer(3, seed=1)
    >>> [drawer.draw(masks).tolist() for _ in range(4)]
    [[1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0]]
    """

    def __init__(self, rows: int, seed: int = 0) -> None:
        self._rngs = np.zeros((rows, 2), np.int64)
        _machine_code("begin")(self._rngs, seed)

    def draw(self, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """An action for each row of masks of zeros and ones; 0 where a mask allows none."""
        rows, width = masks.shape
        padded = np.zeros((rows, -(-width // WORD) * WORD), np.int8)
        padded[:, :width] = masks
        return self.draw_from(padded.view(np.int64))

    def draw_from(self, words: NDArray[np.int64]) -> NDArray[np.int64]:
        """The same from masks that come as words, eight actions in each."""
        actions = np.zeros(len(words), np.int64)
        _machine_code("draws")(words, self._rngs, actions)
        return actions


@rule
def begin(rngs: Any, number: int) -> None:
    """Random numbers for every row, in streams that no match has."""
    for row in range(len(rngs)):
        seed(rngs[row], number, -1 - row)


@rule
def draws(words: Any, rngs: Any, actions: Any) -> None:
    """Write an action for every row."""
    for row in range(len(words)):
        actions[row] = drawn(words[row], rngs[row])


@rule
def drawn(words: Any, rng: Any) -> int:
    """The place of a byte that is 1, any of them as likely."""
    count = 0
    for place in range(len(words)):
        count += words[place] * ADD >> 56
    left = below(rng, count)
    for place in range(len(words)):
        inside = words[place] * ADD >> 56
        if left < inside:
            for byte in range(WORD):
                left -= words[place] >> 8 * byte & 1
                if left < 0:
                    return place * WORD + byte
        left -= inside
    return 0


@cache
def _machine_code(name: str) -> Any:
    return machine_code(Binding(globals()[name]), f"envs-{name}")
