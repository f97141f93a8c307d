"""The checker for vector environments tells each fault that is planted, and finds none in Gymnasium's own."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from ludotheque.envs import check_vector
from ludotheque.envs.vector import VectorGame

NEXT_STEP, SAME_STEP, DISABLED = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED


class Planted(VectorGame):
    """Short matches of Pig, with what a step and a reset answer changed by a fault."""

    def __init__(self, mode: AutoresetMode = NEXT_STEP, **more: Any) -> None:
        super().__init__("pig", 6, autoreset_mode=mode, goal=8, **more)

    def spoil(self, told: list[Any]) -> None:
        """Change what a step has answered."""

    def step(self, actions: Any) -> Any:
        before = self._ended
        told = list(super().step(actions))
        self.before = before
        self.spoil(told)
        return tuple(told)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_gymnasiums_own_environments_pass(mode: AutoresetMode) -> None:
    check_vector(SyncVectorEnv([lambda: gymnasium.make("CartPole-v1")] * 4, autoreset_mode=mode), steps=100)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_nothing_planted_nothing_found(mode: AutoresetMode) -> None:
    check_vector(Planted(mode))


def told(env: Any) -> str:
    with pytest.raises(AssertionError) as error:
        check_vector(env)
    return str(error.value)


class WrongRewards(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[1] = told[1].astype(np.int64)


class WrongTerminations(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[2] = told[2].astype(np.int8)


class WrongTruncations(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[3] = told[3].tolist()


class WrongObservations(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[0] = told[0].astype(np.int64)


class BeyondRange(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[0][:, 1] = 99


class BooleanMasks(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4]["action_mask"] = told[4]["action_mask"].astype(bool)


class NarrowMasks(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4]["action_mask"] = np.ones((6, 1), np.int8)


class TwosInMasks(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4]["action_mask"][0, 0] = 2


class EmptyMasks(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4]["action_mask"][0] = 0


class RewardAfterTheEnd(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[1][self.before] = 1.0


class EndAfterTheEnd(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[2] = told[2] | self.before


class FinalsWhereNoneBelong(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4]["final_obs"] = np.full(6, None, object)


class ActionsMatterAfterTheEnd(Planted):
    def step(self, actions: Any) -> Any:
        before = self._ended.copy()
        observations, *rest = super().step(actions)
        observations[before, 2] = np.asarray(actions)[before] + 1
        return (observations, *rest)


class NoFinals(Planted):
    def spoil(self, told: list[Any]) -> None:
        told[4].pop("final_obs", None)


class WrongFinals(Planted):
    def spoil(self, told: list[Any]) -> None:
        if "final_obs" in told[4]:
            told[4]["final_obs"] = np.array([*np.zeros((6, 3)), None], object)[:6]


class LastInThePlaceOfFirst(Planted):
    def spoil(self, told: list[Any]) -> None:
        for row in np.flatnonzero(told[2]):
            told[0][row] = told[4]["final_obs"][row]


class ResetsEverything(Planted):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        return super().reset(seed=seed)


class Unseeded(Planted):
    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        return super().reset(seed=int(np.random.default_rng().integers(1 << 60)))


class RowsAlike(VectorGame):
    def __init__(self) -> None:
        super().__init__("spirits", 6)

    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        observations, info = super().reset(seed=seed)
        observations[:] = observations[0]
        return observations, info


class Overwriting(Planted):
    def __init__(self) -> None:
        super().__init__(copy=False)
        self.copy = True
        self._as_it_is = True


class OverwritingTerminations(Planted):
    kept = np.zeros(6, bool)

    def spoil(self, told: list[Any]) -> None:
        self.kept[:] = told[2]
        told[2] = self.kept


class WritesIntoActions(Planted):
    def step(self, actions: Any) -> Any:
        answer = super().step(actions)
        actions[0] = 1 - actions[0]
        return answer


class NoMode(Planted):
    def __init__(self) -> None:
        super().__init__()
        self.metadata = {}


class WrongSpace(Planted):
    def __init__(self) -> None:
        super().__init__()
        self.action_space = self.single_action_space


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        (WrongRewards, "rewards must be an array of floating"),
        (WrongTerminations, "terminations must be an array of bool"),
        (WrongTruncations, "truncations must be an array of bool"),
        (WrongObservations, "the observations of step are not in observation_space"),
        (BeyondRange, "the observations of step are not in observation_space"),
        (BooleanMasks, "must be an array of int8"),
        (NarrowMasks, "must have the shape (6, 2), not (6, 1)"),
        (TwosInMasks, "must have zeros and ones only"),
        (EmptyMasks, "allows nothing in an environment whose episode goes on"),
        (RewardAfterTheEnd, "the step that begins an episode must have a reward of 0"),
        (EndAfterTheEnd, "the step that begins an episode must not end it"),
        (FinalsWhereNoneBelong, "only SAME_STEP has info['final_obs']"),
        (ActionsMatterAfterTheEnd, "the action after an episode's end must not matter"),
        (lambda: NoFinals(SAME_STEP), "must be there for each episode that is over"),
        (lambda: WrongFinals(SAME_STEP), "must have observations of single_observation_space"),
        (lambda: LastInThePlaceOfFirst(SAME_STEP), "must be the first of the next episode"),
        (lambda: ResetsEverything(DISABLED), "has changed an environment that the mask does not name"),
        (Unseeded, "the same seed and actions must give the same episodes"),
        (RowsAlike, "every environment must have random numbers of its own"),
        (Overwriting, "what a step answered was overwritten by the next one"),
        (OverwritingTerminations, "what a step answered was overwritten by the next one"),
        (WritesIntoActions, "step has written into the actions that it was given"),
        (NoMode, "metadata['autoreset_mode'] must be an AutoresetMode, not None"),
        (WrongSpace, "action_space must be single_action_space for 6 environments"),
    ],
)
def test_a_planted_fault_is_told(env: Any, sentence: str) -> None:
    assert sentence in told(env())


def test_where_nothing_ends_that_is_told() -> None:
    with pytest.warns(UserWarning, match="no episode was over within 3 steps"):
        check_vector(VectorGame("spirits", 4), steps=3)
