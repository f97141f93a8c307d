"""One match, stepped like a row of a batch, but interpreted: nothing needs compiling, and it can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core.chance import one_of
from ludotheque.core.compiler import interpreted
from ludotheque.core.game import Game, game
from ludotheque.core.stepping import DEAL, DISABLED, MOVE, NOBODY, Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ludotheque.core.data import Data


class Table:
    """A match in which one seat after the other is asked, and nature acts by itself.

    The same seed gives the same match as in row 0 of a batch.
    """

    def __init__(self, id: str | Game, changes: Mapping[str, Any]) -> None:
        self.game = id if isinstance(id, Game) else game(id)
        self.box = self.game.new_box(**changes)
        self.state = self.game.state()
        self.actions = self.game.moves.actions
        self.seed = 0
        self._sheet = Sheet(acting=NOBODY)
        self._rng = [0, 0]
        self._mask = [0] * len(self.game.moves)
        self._choices = [0] * self.game.most_legal
        self._count = 0
        self._view = self.game.view()
        self._result = [0] * (2 + self.box.seats)
        self._buffers = [[0] * max(self.game.most_legal, 8) for _ in range(2)]
        self.rewards = [0.0] * self.box.seats
        """What the last step brought every seat."""

    @property
    def acting(self) -> int:
        """The seat that is asked, or NOBODY."""
        return self._sheet.acting

    @property
    def actors(self) -> int:
        """All seats that may act now, as bits: the one that is asked, and where several act the others too."""
        return 0 if self.acting == NOBODY else self.game.rules.actors(self.box, self.state)

    def deal(self, seed: int | None = None) -> None:
        """Begin the first match of a seed, or the next one of the same."""
        if seed is not None:
            self.seed = seed
            self._sheet.games = 0
        self._step(DEAL, 0)

    def play(self, action: int) -> bool:
        """The asked seat acts. Was it legal? If not, nothing has changed."""
        self._step(MOVE, int(action) + self.actions.start if action >= 0 else -1)
        return not self._sheet.illegal

    def ask(self, seat: int) -> None:
        """Ask another of the seats that may act in the place of the one that is asked."""
        self._sheet.waiting = (self._sheet.waiting | 1 << self.acting) & ~(1 << seat)
        self._sheet.acting = seat
        self._count = interpreted(self.game, "write_choices")(
            self.box, self.state, seat, self._mask, self._choices, self._count
        )

    def one_of(self, seats: int) -> int:
        """One of some seats given as bits, by the match's own chance."""
        return one_of(self._rng, seats)

    def question(self, seat: int) -> int:
        """A number of what a seat is asked: it changes when the same move would mean something else."""
        asked = self.game.question
        return self.game.rules.tempo(self.box, self.state).phase if asked is None else asked(self.box, self.state, seat)

    def view(self, seat: int) -> Data:
        """What a seat may know."""
        view = self.game.view()
        self.game.rules.observe(self.box, self.state, seat, view)
        return view

    def numbers(self, seat: int) -> NDArray[np.int32]:
        """What a seat may know, as numbers."""
        return np.array(self.view(seat).flat(), np.int32)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat may make."""
        if seat < 0 or not self.actors >> seat & 1:
            return []
        out = self._buffers[0]
        return out[: self.game.rules.legal(self.box, self.state, seat, out)]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for every action that a seat may take."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[[move - self.actions.start for move in self.legal(seat)]] = 1
        return mask

    def _step(self, order: int, move: int) -> None:
        self._count = interpreted(self.game, "step")(
            self.box,
            self.state,
            self._sheet,
            self._rng,
            order,
            DISABLED,
            move,
            self.seed,
            0,
            self._mask,
            self._choices,
            self._count,
            self._view,
            self._view,
            self.rewards,
            self._result,
            *self._buffers,
        )
