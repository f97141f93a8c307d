"""The suites of Gymnasium, PettingZoo and OpenSpiel, on every game."""

from __future__ import annotations

import json
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from tests.envs.tables import SETUPS, TOGETHER

import ludotheque.envs.gym
import ludotheque.envs.openspiel
from ludotheque.core.terms import Information
from ludotheque.envs.petting import AgentsEnv, TogetherEnv
from ludotheque.testing.conformance.tables import Setup

every_game = pytest.mark.parametrize("setup", SETUPS, ids=str)
where_several_act = pytest.mark.parametrize("setup", TOGETHER, ids=str)
CYCLES = 40
SECRETIVE = [setup for setup in SETUPS if setup.game.information is Information.IMPERFECT]


def is_long(setup: Setup) -> bool:
    """Does a match at random take OpenSpiel's suite seconds?"""
    return setup.changes["seats"] > 3


def spiel(setup: Setup, **more: Any) -> Any:
    return pyspiel.load_game(f"ludotheque_{setup.game.id}", {**setup.changes, **more})


@every_game
def test_gymnasium_checks_a_seat(setup: Setup) -> None:
    for form in ("flat", "parts", "one-hot"):
        id = f"ludotheque/{setup.game.id}-v{setup.game.version}"
        env = gymnasium.make(id, observation=form, **setup.changes)
        check_env(env.unwrapped, skip_render_check=True)


@every_game
def test_pettingzoo_checks_agents(setup: Setup) -> None:
    with warnings.catch_warnings():
        # PettingZoo's own games of turns, which have masks in their observations too, are named in its tests; Pig's
        # first observation is all zeros.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation numpy array is all zeros")
        warnings.filterwarnings("ignore", r"Environment has not defined a render\(\) method")
        api_test(AgentsEnv(setup.game, **setup.changes), num_cycles=CYCLES)


@every_game
def test_pettingzoo_seeds_agents(setup: Setup) -> None:
    seed_test(partial(AgentsEnv, setup.game, **setup.changes), num_cycles=CYCLES)


@where_several_act
def test_pettingzoo_checks_agents_that_act_together(setup: Setup) -> None:
    parallel_api_test(TogetherEnv(setup.game, **setup.changes), num_cycles=CYCLES)


@where_several_act
def test_pettingzoo_seeds_agents_that_act_together(setup: Setup) -> None:
    parallel_seed_test(partial(TogetherEnv, setup.game, **setup.changes), num_cycles=CYCLES)


@where_several_act
def test_pettingzoo_cuts_cycles(setup: Setup) -> None:
    made = partial(TogetherEnv, setup.game, **setup.changes)
    max_cycles_test(
        SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles=max_cycles)))
    )


@pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.soak if is_long(setup) else ()) for setup in SETUPS],
    ids=str,
)
def test_openspiel_plays_at_random(setup: Setup) -> None:
    pyspiel.random_sim_test(spiel(setup), num_sims=1, serialize=False, verbose=False)


def test_openspiel_plays_at_random_and_writes_states_down() -> None:
    game = pyspiel.load_game("ludotheque_pig(goal=10)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def play_on(state: Any, rng: np.random.RandomState, moves: int) -> None:
    """Some moves at random, and then nature's, until a player is asked who has a choice."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif moves > 0 or len(state.legal_actions()) == 1:
            state.apply_action(int(rng.choice(state.legal_actions())))
            moves -= 1
        else:
            return


@every_game
def test_openspiel_searches(setup: Setup) -> None:
    rng = np.random.RandomState(1)
    game = spiel(setup)
    state = game.new_initial_state()
    play_on(state, rng, moves=30 if setup.game.id != "rok" else 5)
    if not state.is_terminal():
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = mcts.MCTSBot(game, 1.5, 3, evaluator, random_state=rng)
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("setup", SECRETIVE, ids=str)
def test_openspiel_searches_where_there_are_secrets(setup: Setup) -> None:
    rng = np.random.RandomState(2)
    game = spiel(setup)
    state = game.new_initial_state()
    play_on(state, rng, moves=30 if setup.game.id != "rok" else 5)
    if not state.is_terminal():
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=rng)
        bot.set_resampler(ludotheque.envs.openspiel.resample)
        assert bot.step(state) in state.legal_actions()


def test_openspiel_solves_a_small_box() -> None:
    """Karma for two with two red dice of ones and twos, and two zones: counterfactual regret finds better play."""
    small = {"reds": 2, "reserve": [0] * 8, "zones": [1, 2], "faces": [1, 1, 1, 2, 2, 2]}
    lists = {name: json.dumps(value) if isinstance(value, list) else value for name, value in small.items()}
    game = pyspiel.load_game("ludotheque_karma", {"seats": 2, "first_game": 1, "starter": 0, **lists})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert 0 <= after < before / 2
