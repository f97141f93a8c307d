"""One seat of a match as a Gymnasium environment; bots play the others.

>>> env = SeatEnv("pig", bots="heuristic", seat=0)
>>> observation, info = env.reset(seed=3)
>>> observation.tolist(), info["action_mask"].tolist()
([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 1])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from ludotheque.bots import load, plan
from ludotheque.core.chance import seed as seeded
from ludotheque.core.errors import BoxError, IllegalMove
from ludotheque.core.stepping import NOBODY
from ludotheque.envs.observing import form
from ludotheque.envs.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ludotheque.core.game import Game

PENALTY = -0.1
"""What an action costs that is refused: a tenth of a lost match."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """The environment of one seat."""

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's own attribute

    def __init__(
        self,
        id: str | Game,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        observation: str = "flat",
        penalty: float | None = PENALTY,
        render_mode: None = None,
        **changes: Any,
    ) -> None:
        """A game by its id, with `seats=…` and every other option and component of its box as `changes`.

        `bots` names one bot for all other seats, or one for each; without a `seat` it is drawn for each match. An
        action that is not legal is refused, flagged in `info["illegal"]` and costs the `penalty`; where that is None,
        it raises IllegalMove.
        """
        self._table = Table(id, changes)
        self.game, self.box = self._table.game, self._table.box
        others = self.box.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise BoxError(f"expected {others} bots, one for each other seat, not {len(names)}")
        if seat is not None and not 0 <= seat < self.box.seats:
            raise BoxError(f"expected a seat from 0 to {others}, not {seat}")
        self._bots = [load(self.game, name) for name in names]
        self._plans = [plan(bot, self.box) if bot.prepare else () for bot in self._bots]
        self._rng = [0, 0]
        self._fixed = seat
        self.seat = seat or 0
        """The seat that the environment's user has in this match."""
        self.penalty = penalty
        self._form = form(observation, self.game)
        self.observation_space = self._form.space
        self.action_space = Discrete(len(self._table.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match, and let the bots play until the seat is asked."""
        is_first = self._np_random is None
        super().reset(seed=seed)
        if seed is None and is_first:
            seed = int(self.np_random.integers(1 << 62))
        if self._fixed is None:
            self.seat = int(self.np_random.integers(self.box.seats))
        seeded(self._rng, int(self.np_random.integers(1 << 62)), 0)
        self._table.deal(seed)
        self._let_bots_play()
        if self._table.acting == NOBODY:
            return self.reset()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The seat acts, and the bots until it is asked again or the match is over."""
        if not self._table.play(int(action)):
            if self.penalty is None:
                legal = np.flatnonzero(self.action_masks()).tolist()
                raise IllegalMove(f"action {int(action)} is not legal; expected one of: {legal}")
            return self._observation(), self.penalty, False, False, self._info(illegal=True)
        self._let_bots_play()
        is_over = self._table.acting == NOBODY
        reward = float(np.float32(self._table.rewards[self.seat])) if is_over else 0.0
        return self._observation(), reward, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the seat may do, the way sb3-contrib asks for it."""
        return self._table.mask(self.seat).astype(np.bool_)

    def _let_bots_play(self) -> None:
        table = self._table
        while table.acting not in (self.seat, NOBODY):
            seat = table.acting
            place = seat - (seat > self.seat)
            legal = table.legal(seat)
            policy = self._bots[place].policy
            move, _ = policy(self.box, table.view(seat), legal, len(legal), self._rng, self._plans[place])
            table.play(move - table.actions.start)

    def _observation(self) -> Any:
        return self._form(self._table.numbers(self.seat))

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._table.mask(self.seat), "illegal": illegal}
