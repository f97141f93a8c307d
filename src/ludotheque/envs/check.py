"""A checker for vector environments, anybody's: what Gymnasium's `check_env` is for single ones.

It plays a vector environment and holds it to what Gymnasium says of autoreset, spaces, types and seeds, to what masks
must be where there are any, and looks whether arrays that were handed out are overwritten later.
"""

from __future__ import annotations

import warnings
from copy import deepcopy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space, iterate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gymnasium.vector import VectorEnv
    from numpy.typing import NDArray

MASK = "action_mask"
"""Where an info has the masks."""
SEED = 7


class Step(NamedTuple):
    """What a step was given and what it answered."""

    actions: Any
    observations: Any
    rewards: Any
    terminations: Any
    truncations: Any
    info: Any

    @property
    def ended(self) -> NDArray[np.bool_]:
        """The rows whose episode is over."""
        ended: NDArray[np.bool_] = np.logical_or(self.terminations, self.truncations)
        return ended


def check_vector(env: VectorEnv[Any, Any, Any], steps: int = 300) -> None:
    """Raise AssertionError with a line for each thing that is wrong with a vector environment."""
    first, history, noticed = _play(env, SEED, steps)
    found = list(dict.fromkeys([*_of_spaces(env), *noticed, *_faults(env, first, history)]))
    assert not found, "\n".join(found)
    if not any(step.ended.any() for step in history):
        warnings.warn(f"no episode was over within {steps} steps: autoreset was not looked at", stacklevel=2)


def _faults(env: VectorEnv[Any, Any, Any], first: Any, history: list[Step]) -> Iterator[str]:
    for step in history:
        yield from _of_types(env, step)
        yield from _of_masks(env, step)
    yield from _of_autoreset(env, history)
    yield from _of_seeds(env, first, history)
    if _mode(env) is AutoresetMode.NEXT_STEP and any(step.ended.any() for step in history[:-1]):
        yield from _of_ignored_actions(env, history)


def _mode(env: VectorEnv[Any, Any, Any]) -> Any:
    return env.metadata.get("autoreset_mode")


def _of_spaces(env: VectorEnv[Any, Any, Any]) -> Iterator[str]:
    if not isinstance(_mode(env), AutoresetMode):
        yield f"metadata['autoreset_mode'] must be an AutoresetMode, not {_mode(env)!r}"
    for name in ("action_space", "observation_space"):
        if getattr(env, name) != batch_space(getattr(env, f"single_{name}"), env.num_envs):
            yield f"{name} must be single_{name} for {env.num_envs} environments"


def _play(env: VectorEnv[Any, Any, Any], seed: int, steps: int) -> tuple[Any, list[Step], list[str]]:
    """Reset, play so many steps, and answer the first observations, copies of all that was told, and what was noticed
    on the way. Where nothing begins by itself, what is over is reset."""
    faults: list[str] = []
    env.action_space.seed(seed)
    observations, info = env.reset(seed=seed)
    first = deepcopy(observations)
    if observations not in env.observation_space:
        faults.append("the observations of reset are not in observation_space")
    rng = np.random.default_rng(seed)
    history: list[Step] = []
    kept: tuple[Any, Any] | None = None
    for _ in range(steps):
        actions = _drawn(env, rng, info)
        given = deepcopy(actions)
        told = env.step(actions)
        if not data_equivalence(given, actions, exact=True):
            faults.append("step has written into the actions that it was given")
        if kept is not None and not data_equivalence(*kept, exact=True):
            faults.append("what a step answered was overwritten by the next one")
        step = Step(given, *deepcopy(told))
        kept = (deepcopy(told), told) if getattr(env, "copy", True) else None
        history.append(step)
        info = step.info
        if _mode(env) is AutoresetMode.DISABLED and step.ended.any():
            observations, info = env.reset(options={"reset_mask": step.ended})
            kept = None
            faults += _of_reset_mask(step, observations)
    return first, history, faults


def _drawn(env: VectorEnv[Any, Any, Any], rng: np.random.Generator, info: dict[str, Any]) -> Any:
    masks = info.get(MASK)
    if isinstance(masks, np.ndarray) and masks.ndim == 2:
        return np.argmax(rng.random(masks.shape) * masks, axis=1) + getattr(env.single_action_space, "start", 0)
    return env.action_space.sample()


def _of_types(env: VectorEnv[Any, Any, Any], step: Step) -> Iterator[str]:
    shape = (env.num_envs,)
    if step.observations not in env.observation_space:
        yield "the observations of step are not in observation_space (shape, type or range)"
    for name, kind in (("rewards", np.floating), ("terminations", np.bool_), ("truncations", np.bool_)):
        array = getattr(step, name)
        if not isinstance(array, np.ndarray) or array.shape != shape or not np.issubdtype(array.dtype, kind):
            yield f"{name} must be an array of {kind.__name__}, one for each environment"
    if not isinstance(step.info, dict):
        yield "info must be a dict"


def _of_masks(env: VectorEnv[Any, Any, Any], step: Step) -> Iterator[str]:
    if MASK not in step.info:
        return
    masks = step.info[MASK]
    if not isinstance(masks, np.ndarray) or masks.dtype != np.int8:
        yield f"info['{MASK}'] must be an array of int8: that is what Gymnasium's sample takes"
        return
    wanted = (env.num_envs, int(getattr(env.single_action_space, "n", 0)))
    if masks.shape != wanted:
        yield f"info['{MASK}'] must have the shape {wanted}, not {masks.shape}"
    elif not np.isin(masks, (0, 1)).all():
        yield f"info['{MASK}'] must have zeros and ones only"
    elif (masks.max(axis=1)[~step.ended | (_mode(env) is AutoresetMode.SAME_STEP)] == 0).any():
        yield f"info['{MASK}'] allows nothing in an environment whose episode goes on"


def _of_autoreset(env: VectorEnv[Any, Any, Any], history: list[Step]) -> Iterator[str]:
    is_same = _mode(env) is AutoresetMode.SAME_STEP
    before: NDArray[np.bool_] = np.zeros(env.num_envs, np.bool_)
    for step in history:
        if not is_same and "final_obs" in step.info:
            yield "only SAME_STEP has info['final_obs']"
        if is_same and step.ended.any():
            yield from _of_finals(env, step)
        if _mode(env) is AutoresetMode.NEXT_STEP and before.any():
            if step.rewards[before].any():
                yield "NEXT_STEP: the step that begins an episode must have a reward of 0"
            if step.ended[before].any():
                yield "NEXT_STEP: the step that begins an episode must not end it"
        before = step.ended


def _of_finals(env: VectorEnv[Any, Any, Any], step: Step) -> Iterator[str]:
    finals, are_there = step.info.get("final_obs"), step.info.get("_final_obs")
    if finals is None or are_there is None or not np.array_equal(are_there, step.ended):
        yield "SAME_STEP: info['final_obs'] and info['_final_obs'] must be there for each episode that is over"
        return
    if any(finals[row] not in env.single_observation_space for row in np.flatnonzero(step.ended)):
        yield "SAME_STEP: info['final_obs'] must have observations of single_observation_space"
    rows = list(iterate(env.observation_space, step.observations))
    ended = np.flatnonzero(step.ended)
    if all(data_equivalence(finals[row], rows[row], exact=True) for row in ended):
        yield "SAME_STEP: the observation must be the first of the next episode, not the last of the one that is over"


def _of_reset_mask(step: Step, observations: Any) -> list[str]:
    """Only rows that the mask names may change."""
    left = _rows(step.observations, ~step.ended)
    if not data_equivalence(left, _rows(observations, ~step.ended), exact=True):
        return ["DISABLED: reset with a reset_mask has changed an environment that the mask does not name"]
    return []


def _rows(observations: Any, chosen: NDArray[np.bool_]) -> Any:
    if isinstance(observations, dict):
        return {name: _rows(part, chosen) for name, part in observations.items()}
    if isinstance(observations, tuple):
        return tuple(_rows(part, chosen) for part in observations)
    return observations[chosen]


def _of_seeds(env: VectorEnv[Any, Any, Any], first: Any, history: list[Step]) -> Iterator[str]:
    again, repeated, _ = _play(env, SEED, len(history))
    if not data_equivalence(first, again, exact=True) or not _are_same(history, repeated):
        yield "the same seed and actions must give the same episodes"
        return
    starts = [deepcopy(env.reset(seed=SEED + more)[0]) for more in range(5)]
    if env.num_envs < 4 or all(data_equivalence(first, start, exact=True) for start in starts):
        return
    for start in starts:
        rows = list(iterate(env.observation_space, start))
        if not all(data_equivalence(rows[0], row, exact=True) for row in rows):
            return
    yield "every environment must have random numbers of its own"


def _are_same(left: list[Step], right: list[Step]) -> bool:
    return all(data_equivalence(tuple(one), tuple(other), exact=True) for one, other in zip(left, right, strict=True))


def _of_ignored_actions(env: VectorEnv[Any, Any, Any], history: list[Step]) -> Iterator[str]:
    """What is done after an episode's end must not matter: another action there gives the same."""
    end = next(number for number, step in enumerate(history) if step.ended.any())
    ended, actions = history[end].ended, history[end + 1].actions
    if not isinstance(actions, np.ndarray):
        return
    others = actions.copy()
    for row in np.flatnonzero(ended):
        tried = (env.single_action_space.sample() for _ in range(100))
        others[row] = next((each for each in tried if not data_equivalence(each, actions[row])), actions[row])
    env.reset(seed=SEED)
    for step in history[: end + 1]:
        env.step(step.actions)
    told = env.step(others)
    if not data_equivalence(_rows(told[0], ended), _rows(history[end + 1].observations, ended), exact=True):
        yield "NEXT_STEP: the action after an episode's end must not matter"
