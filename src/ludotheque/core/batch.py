"""The batch: thousands of matches of one game, stepped by one call.

>>> from ludotheque.core import game
>>> batch = Batch(game("pig"), count=4, seed=7)
>>> batch.reset()
>>> batch.masks.shape, batch.observations.shape, batch.rewards.shape
((4, 10), (4, 11), (4, 2))
>>> for _ in range(100):
...     batch.pick()
...     batch.step()
>>> bool(batch.illegal.any())
False

Environments, training and simulations stand on it. Its arrays are made once; a step writes into them and allocates
nothing. Every match has random numbers of its own, so what happens depends on the seed and the moves alone, not on the
number of threads, nor on how many matches there are beside it.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from ludotheque.core.compiler import compiled
from ludotheque.core.stepping import DEAL, DISABLED, LEAVE, MOVE, NEXT_STEP, NOBODY, SAME_STEP, Sheet

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

__all__ = ["DISABLED", "NEXT_STEP", "NOBODY", "SAME_STEP", "Batch"]

FEWEST = 256
"""A thread is worth its start for so many matches."""
MOST_ROWS = 1 << 32
"""With higher numbers two matches would have the same random numbers."""


class Batch:
    """Matches in rows. Read `acting`, `observations` and `masks`; fill `moves`; `step`; read `rewards` and so on."""

    _is_narrow = False
    """Are states as narrow as their ranges allow? A processor reads 32 bits as quickly, and computes with them."""

    def __init__(
        self,
        game: Game,
        box: Box | None = None,
        *,
        count: int,
        seed: int = 0,
        first: int = 0,
        mode: int = NEXT_STEP,
        threads: int | None = None,
    ) -> None:
        """Make the arrays. `first` is the number of the first row, where several batches share one seed."""
        import numpy as np

        if not 0 <= first <= first + count <= MOST_ROWS:
            raise ValueError(f"expected rows from 0 to {MOST_ROWS:,}, not {first:,} to {first + count:,}")
        self.game = game
        self.box = box if box is not None else game.new_box()
        self.count, self.first, self.mode = count, first, mode
        seats, new = self.box.seats, self._array
        self._boxes = new(self.box.record())
        self._states = new(np.zeros(count, game.state.dtype(narrow=self._is_narrow)))
        self._rngs = new(np.zeros((count, 2), np.int64))
        self._views = new(np.zeros(count, game.view.dtype()))
        self._finals = new(np.zeros(count, game.view.dtype())) if mode == SAME_STEP else self._views
        self._orders = {order: new(np.full(count, order, np.int8)) for order in (MOVE, DEAL)}
        self._seen: Any = None

        self.moves = new(np.zeros(count, np.int32))
        """What the asked seats do, by the numbers of the game's codec: for the caller to fill before a step."""
        self.acting = new(np.full(count, NOBODY, np.int32))
        """The seat that is asked in each match, or NOBODY where it is over."""
        self.observations = self._flat(self._views)
        """What the asked seat may know, as whole numbers in the order in which the game's view declares them."""
        self.finals = self._flat(self._finals)
        """What the seat that made the last move may know of each match that has ended, as it ended."""
        self.masks = new(np.zeros((count, len(game.moves)), np.int8))
        """A 1 for each move that the asked seat may make. Moves are checked by it: never write into it."""
        self.choices = new(np.zeros((count, game.most_legal), np.int32))
        """The same moves as lists, for whoever looks at the legal ones alone: they are few, and masks are long."""
        self.counts = new(np.zeros(count, np.int32))
        """How many moves of each list there are."""
        self.rewards = new(np.zeros((count, seats), np.float32))
        """What the step brought each seat: the outcome when it ended the match, 0 before."""
        self.terminations = new(np.zeros(count, np.int8))
        """Whether the step ended each match."""
        self.illegal = new(np.zeros(count, np.int8))
        """Whether the move was not legal: then the match is as it was, and the same seat is asked again."""
        self.results = new(np.zeros((count, 2 + seats), np.int32))
        """How the last match of each row ended: winners as bits, moves made, every seat's score."""
        self._prepare(threads)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Forget the matches that there were: the next reset begins the first ones of this seed."""
        import numpy as np

        sheets = np.zeros(self.count, Sheet.dtype())
        sheets["acting"] = NOBODY
        self._sheets = self._array(sheets)
        self._hands: Any = None
        self.seed = seed

    def reset(self, chosen: Any = None) -> None:
        """Begin a new match in every row, or in those chosen by a 1."""
        import numpy as np

        if chosen is None:
            self._step(self._orders[DEAL])
        else:
            self._check(chosen)
            self._step(self._array(np.where(chosen, DEAL, LEAVE).astype(np.int8)))

    def step(self) -> None:
        """Make the moves."""
        self._step(self._orders[MOVE])

    def pick(self) -> None:
        """Fill `moves` at random with legal ones."""
        import numpy as np

        if self._hands is None:
            self._hands = self._array(np.zeros((self.count, 2), np.int64))
            self._run("hands", self._hands, self.seed, self.first)
        self._run("picks", self.choices, self.counts, self._hands, self.moves)

    def look(self, seats: Any) -> Any:
        """What the given seat of each match may know, whoever is asked; any number that is no seat's is a spectator.
        The array is the batch's."""
        import numpy as np

        if self._seen is None:
            self._seen = self._array(np.zeros(self.count, self.game.view.dtype()))
        self._check(seats)
        self._run("looks", self._boxes, self._states, seats, self._seen)
        return self._flat(self._seen)

    def _step(self, orders: Any) -> None:
        self._run(
            "steps",
            self._boxes,
            self._states,
            self._sheets,
            self._rngs,
            orders,
            self.mode,
            self.seed,
            self.first,
            self.moves,
            self.masks,
            self.choices,
            self.counts,
            self._views,
            self._finals,
            self.rewards,
            self.results,
            self.acting,
            self.terminations,
            self.illegal,
            buffers=True,
        )

    def _check(self, given: Any) -> None:
        if len(given) != self.count:
            raise ValueError(f"expected one entry for each of {self.count} matches, not {len(given)}")

    def _array(self, array: NDArray[Any]) -> Any:
        """An array where the kernels can reach it."""
        return array

    def _flat(self, views: Any) -> Any:
        import numpy as np

        return views.view(np.int32).reshape(self.count, -1)

    def _prepare(self, threads: int | None) -> None:
        import numpy as np

        parts = max(1, min(threads or os.cpu_count() or 1, self.count // FEWEST))
        self._bounds = [part * self.count // parts for part in range(parts + 1)]
        self._buffers = [np.zeros((2, self.game.most_legal), np.int64) for _ in range(parts)]
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

    def _run(self, kernel: str, *arrays: Any, buffers: bool = False) -> None:
        """Run a kernel on all rows: the first part of them here, the others in threads of their own."""
        run = compiled(self.game, kernel)

        def part(number: int) -> None:
            run(*arrays, *(self._buffers[number] if buffers else ()), *self._bounds[number : number + 2])

        others = [self._pool.submit(part, number) for number in range(1, len(self._buffers))] if self._pool else []
        part(0)
        for other in others:
            other.result()
