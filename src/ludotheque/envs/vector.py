"""Thousands of matches as one Gymnasium `VectorEnv`, on the batch.

>>> env = VectorGame("spirits", num_envs=4)
>>> observations, info = env.reset(seed=7)
>>> observations.shape, info["action_mask"].shape, info["seat"].tolist()
((4, 135), (4, 98), [1, 0, 0, 1])
>>> observations, rewards, terminations, truncations, info = env.step(env.draw())
>>> bool(info["illegal"].any())
False

All seats play through the same environment. Each row asks one seat: the observation is what that seat may know,
`info["seat"]` says which it is (-1 where the match is over), `info["action_mask"]` what it may do. The reward of a step
is that of the seat that acted; `info["rewards"]` has everybody's, `info["scores"]` how the last match of the row ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludotheque.core import batch
from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import Game, game
from ludotheque.envs.observing import form

if TYPE_CHECKING:
    from numpy.typing import NDArray

MODES = {
    AutoresetMode.NEXT_STEP: batch.NEXT_STEP,
    AutoresetMode.SAME_STEP: batch.SAME_STEP,
    AutoresetMode.DISABLED: batch.DISABLED,
}
PENALTY = -0.1
"""What an action costs that is refused: a tenth of a lost match."""


class VectorGame(VectorEnv[Any, Any, Any]):
    """Matches in rows; every seat is asked through them."""

    def __init__(
        self,
        id: str | Game,
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observation: str = "flat",
        penalty: float | None = PENALTY,
        copy: bool = True,
        threads: int | None = None,
        **changes: Any,
    ) -> None:
        """A game by its id, with `seats=…` and every other option and component of its box as `changes`.

        An action that is not legal is refused, flagged in `info["illegal"]` and costs the `penalty`; where that is
        None, it raises IllegalMove and changes nothing in any row. Without `copy`, what a step answers is only good
        until the next.
        """
        self.game = id if isinstance(id, Game) else game(id)
        self.num_envs = num_envs
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode}
        self.penalty, self.copy = penalty, copy
        self.batch = batch.Batch(
            self.game, self.game.new_box(**changes), count=num_envs, mode=MODES[self.mode], threads=threads
        )
        self._form = form(observation, self.game)
        self._as_it_is = observation == "flat" and not copy
        actions = self.game.moves.actions
        self._first = actions.start
        self._masks = self.batch.masks[:, actions.start : actions.stop]
        self._movers = np.zeros(num_envs, np.int64)
        self._rows = np.arange(num_envs)
        self._ended = np.zeros(num_envs, np.bool_)
        self.single_action_space = Discrete(len(actions))
        self.single_observation_space = self._form.space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a match in every row, or in those that `options["reset_mask"]` names. A seed is for all rows: the
        matches of each then follow from it."""
        is_first = self._np_random is None
        super().reset(seed=seed)
        if seed is None and is_first:
            seed = int(self.np_random.integers(1 << 62))
        chosen = None if options is None else options.get("reset_mask")
        if chosen is not None:
            chosen = self._checked(chosen, seed, is_first)
        if seed is not None:
            self.batch.reseed(seed)
            self.batch.results[:] = 0
        self.batch.reset(chosen)
        self._ended = np.zeros(self.num_envs, np.bool_) if chosen is None else self._ended & ~chosen
        return self._observations(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Every asked seat acts. Where a match is over, `NEXT_STEP` begins a new one and takes no action."""
        here = self.batch
        if self.mode is AutoresetMode.DISABLED and self._ended.any():
            raise ValueError(f"reset the rows whose match is over first: {np.flatnonzero(self._ended).tolist()}")
        np.add(actions, self._first, out=here.moves, casting="unsafe")
        if self.penalty is None:
            self._refuse_illegal(np.asarray(actions))
        np.maximum(here.acting, 0, out=self._movers)
        here.step()
        rewards = here.rewards[self._rows, self._movers].astype(np.float64)
        if self.penalty is not None:
            rewards[here.illegal.view(np.bool_)] = self.penalty
        self._ended = here.terminations.astype(np.bool_)
        info = self._info()
        if self.mode is AutoresetMode.SAME_STEP and self._ended.any():
            info |= self._finals()
        return self._observations(), rewards, self._ended, np.zeros(self.num_envs, np.bool_), info

    def draw(self) -> NDArray[np.int64]:
        """A legal action for every row, any as likely, and 0 where the match is over."""
        self.batch.pick()
        actions: NDArray[np.int64] = np.maximum(self.batch.moves - self._first, 0, dtype=np.int64)
        return actions

    def _observations(self) -> Any:
        return self.batch.observations if self._as_it_is else self._form(self.batch.observations)

    def _info(self) -> dict[str, Any]:
        here = self.batch
        told = {"seat": here.acting, "action_mask": self._masks, "rewards": here.rewards, "scores": here.results[:, 2:]}
        if self.copy:
            told = {name: array.copy() for name, array in told.items()}
        return {**told, "illegal": here.illegal.astype(np.bool_)}

    def _finals(self) -> dict[str, Any]:
        """The last observation of each match that is over, of the seat that ended it, the way Gymnasium has it."""
        rows = np.flatnonzero(self._ended)
        observations = np.full(self.num_envs, None, object)
        for row in rows:
            observations[row] = self._form(self.batch.finals[row])
        told = {"seat": self._movers.copy(), "_seat": self._ended.copy()}
        told |= {"rewards": self.batch.rewards.copy(), "_rewards": self._ended.copy()}
        mask = self._ended.copy()
        return {"final_obs": observations, "_final_obs": mask, "final_info": told, "_final_info": mask.copy()}

    def _refuse_illegal(self, actions: NDArray[Any]) -> None:
        inside = (actions >= 0) & (actions < self._masks.shape[1])
        legal = self._masks[self._rows, np.where(inside, actions, 0)].astype(np.bool_) & inside
        wrong = np.flatnonzero(~legal & (self.batch.acting != batch.NOBODY))
        if len(wrong):
            row = int(wrong[0])
            allowed = np.flatnonzero(self._masks[row]).tolist()
            raise IllegalMove(f"action {int(actions[row])} in row {row} is not legal; expected one of: {allowed}")

    def _checked(self, given: Any, seed: int | None, is_first: bool) -> NDArray[np.bool_]:
        chosen: NDArray[Any] = np.asarray(given)
        if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,) or not chosen.any():
            raise ValueError(f"reset_mask must be {self.num_envs} booleans, and one of them true, not {chosen!r}")
        if seed is not None or is_first:
            raise ValueError("a seed is for all rows: reset them all first, then some by reset_mask without a seed")
        return chosen
