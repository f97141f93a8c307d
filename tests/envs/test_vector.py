"""What vector environments, seats and forms of observation promise beyond being the match."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.envs.tables import SETUPS

from ludotheque.bots.one_hot import FEW
from ludotheque.core import game
from ludotheque.core.errors import BoxError, IllegalMove
from ludotheque.envs import check_vector
from ludotheque.envs.observing import form
from ludotheque.envs.petting import AgentsEnv, TogetherEnv
from ludotheque.envs.single import SeatEnv
from ludotheque.envs.vector import VectorGame


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_our_own_checker_finds_nothing(setup: Any, mode: AutoresetMode) -> None:
    check_vector(VectorGame(setup.game, 8, autoreset_mode=mode, **setup.changes), steps=450)


@pytest.mark.parametrize("name", ["flat", "parts", "one-hot"])
def test_observations_are_in_their_space(name: str) -> None:
    env = VectorGame("spirits", 5, observation=name)
    observations, _ = env.reset(seed=1)
    for _ in range(50):
        assert observations in env.observation_space
        observations, *_ = env.step(env.draw())


def test_parts_have_the_names_and_shapes_of_the_view() -> None:
    env, flat = VectorGame("karma", 2, observation="parts"), VectorGame("karma", 2)
    parts, numbers = env.reset(seed=1)[0], flat.reset(seed=1)[0]
    assert parts["placed"].shape == (2, 8, 8)
    assert np.array_equal(np.concatenate([part.reshape(2, -1) for part in parts.values()], axis=1), numbers)


def test_one_hot_tells_every_number() -> None:
    """A one at the place of a number with few values, the logarithm of one with many."""
    pig = game("pig")
    numbers = np.array(pig.view(moves=9, turn=3, total=1008, rolling=1, me=-1).flat(), np.int32)
    told = form("one-hot", pig)(numbers)
    widths = [high - low + 1 if high - low < FEW else 1 for low, high in pig.view.ranges()]
    moves, turn, total, rolling, *banked, me = np.split(told, np.cumsum(widths)[:-1])
    assert moves.tolist() == pytest.approx([np.log(10) / np.log(10_001)])
    assert turn.tolist() == [0, 0, 0, 1, 0, 0]
    assert (total.tolist(), rolling.tolist(), me.tolist()) == ([1], [0, 1], [1, 0, 0, 0, 0, 0, 0])
    assert [part.tolist() for part in banked] == [[0]] * 6


def test_an_unknown_form_is_told() -> None:
    with pytest.raises(ValueError, match="expected an observation of flat, parts, one-hot, not 'pixels'"):
        VectorGame("pig", observation="pixels")


def test_an_illegal_action_is_refused_flagged_and_costs() -> None:
    env = VectorGame("spirits", 3, penalty=-0.5)
    before, info = env.reset(seed=1)
    actions = env.draw()
    wrong = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    for action in (wrong, -1, 98, 10**6):
        env.reset(seed=1)
        actions[1] = action
        after, rewards, _, _, info = env.step(actions)
        assert info["illegal"].tolist() == [False, True, False]
        assert rewards.tolist() == [0, -0.5, 0]
        assert np.array_equal(after[1], before[1])
        assert not np.array_equal(after[0], before[0])


def test_an_illegal_action_is_an_error_where_that_is_wanted() -> None:
    env = VectorGame("spirits", 3, penalty=None)
    before, info = env.reset(seed=1)
    actions = env.draw()
    actions[2] = int(np.flatnonzero(info["action_mask"][2] == 0)[0])
    with pytest.raises(IllegalMove, match=f"action {actions[2]} in row 2 is not legal; expected one of: "):
        env.step(actions)
    assert np.array_equal(env.batch.observations, before)
    env.step(env.draw())


def test_a_seat_and_agents_refuse_likewise() -> None:
    seat = SeatEnv("pig", seat=0, penalty=-0.25, goal=1)
    seat.reset(seed=1)
    _, reward, is_over, _, info = seat.step(7)
    assert (reward, is_over, info["illegal"]) == (-0.25, False, True)
    agents = AgentsEnv("pig", penalty=-0.25)
    agents.reset(seed=1)
    agent = agents.agent_selection
    agents.step(7)
    assert (agents.agent_selection, agents.rewards[agent], agents.infos[agent]) == (agent, -0.25, {"illegal": True})
    for env in (SeatEnv("pig", seat=0, penalty=None), AgentsEnv("pig", penalty=None)):
        env.reset(seed=1)
        with pytest.raises(IllegalMove):
            env.step(7)


def test_rows_that_are_over_must_be_reset_where_nothing_begins_by_itself() -> None:
    env = VectorGame("pig", 3, autoreset_mode=AutoresetMode.DISABLED, goal=5)
    env.reset(seed=1)
    ended = np.zeros(3, bool)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.draw())
    with pytest.raises(ValueError, match="reset the rows whose match is over first"):
        env.step(env.draw())
    env.reset(options={"reset_mask": ended})
    env.step(env.draw())


@pytest.mark.parametrize("mask", [np.zeros(3, bool), np.ones(2, bool), np.ones(3, np.int8)])
def test_a_reset_mask_must_name_rows(mask: Any) -> None:
    env = VectorGame("pig", 3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="reset_mask must be 3 booleans"):
        env.reset(options={"reset_mask": mask})


def test_a_seed_is_for_all_rows() -> None:
    env = VectorGame("pig", 2)
    with pytest.raises(ValueError, match="a seed is for all rows"):
        env.reset(seed=1, options={"reset_mask": np.ones(2, bool)})


def test_arrays_are_handed_out_as_they_are_only_where_that_is_wanted() -> None:
    for copy in (True, False):
        env = VectorGame("pig", 2, copy=copy)
        first, info = env.reset(seed=1)
        assert np.shares_memory(first, env.batch.observations) is not copy
        assert np.shares_memory(info["action_mask"], env.batch.masks) is not copy


def test_wrappers_of_gymnasium_fit() -> None:
    env = RecordEpisodeStatistics(
        gymnasium.make_vec("ludotheque.envs.gym:ludotheque/pig-v1", num_envs=4, seats=2, goal=10)
    )
    env.reset(seed=1)
    for _ in range(200):
        *_, info = env.step(env.unwrapped.draw())
        if "episode" in info:
            break
    assert info["episode"]["l"].max() > 1


def test_each_legal_action_is_drawn_alike() -> None:
    env = VectorGame("pig", 1)
    _, info = env.reset(seed=1)
    drawn = np.bincount([env.draw()[0] for _ in range(2000)])
    assert info["action_mask"].tolist() == [[1, 1]]
    assert np.allclose(drawn / 2000, 0.5, atol=0.05)


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(BoxError, match="expected 2 bots, one for each other seat, not 1"):
        SeatEnv("pig", seats=3, bots=["random"])
    with pytest.raises(BoxError, match="expected a seat from 0 to 1, not 2"):
        SeatEnv("pig", seat=2)
    with pytest.raises(BoxError, match="in pig never more than one seat acts"):
        TogetherEnv("pig")


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_bots_of_every_level_play_the_other_seats(bot: str) -> None:
    env = SeatEnv("spirits", bots=bot)
    _, info = env.reset(seed=2)
    is_over = False
    while not is_over:
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, is_over, _, info = env.step(action)
    assert reward in (-1, 0, 1)


@pytest.mark.parametrize(
    ("module", "others"),
    [
        ("gym", ["pettingzoo", "pyspiel"]),
        ("petting", ["pyspiel"]),
        ("openspiel", ["gymnasium", "pettingzoo"]),
        ("check", ["pettingzoo", "pyspiel"]),
    ],
)
def test_every_wrapper_can_be_imported_alone(module: str, others: list[str]) -> None:
    """In a process in which the other libraries are not there."""
    script = f"import sys\nfor name in {others}: sys.modules[name] = None\nimport ludotheque.envs.{module}"
    subprocess.run([sys.executable, "-c", script], check=True)
