"""Every wrapper is the match: from the same seed and the same moves, every observation, mask and reward."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.vector import AutoresetMode
from tests.envs.tables import SETUPS, TOGETHER

import ludotheque.envs.openspiel  # noqa: F401  # registers the games
from ludotheque.core import NATURE, one_of
from ludotheque.core.match import Match
from ludotheque.core.stepping import NOBODY
from ludotheque.envs.petting import AgentsEnv, TogetherEnv
from ludotheque.envs.single import SeatEnv
from ludotheque.envs.vector import VectorGame
from ludotheque.testing.conformance.batches import Twin
from ludotheque.testing.conformance.tables import Setup

every_game = pytest.mark.parametrize("setup", SETUPS, ids=str)
MOST = 400
"""So many decisions of a match are compared."""


def mask_of(twin: Twin, seat: int) -> list[int]:
    """What a seat may do, by the match alone."""
    codec = twin.game.moves
    legal = {codec.encode(move) for move in twin.match.legal(seat)}
    return [int(number in legal) for number in codec.actions]


def numbers_of(twin: Twin, seat: int) -> list[int]:
    return twin.match.view(seat).flat()


@every_game
def test_agents_do_what_the_match_does(setup: Setup) -> None:
    env, twin = AgentsEnv(setup.game, **setup.changes), Twin(setup.game, setup.box, 5, 0)
    rng, first = random.Random(1), setup.game.moves.actions.start
    env.reset(seed=5)
    for _ in range(MOST):
        for seat, agent in enumerate(env.possible_agents):
            told = env.observe(agent)
            assert told["observation"].tolist() == numbers_of(twin, seat)
            assert told["action_mask"].tolist() == mask_of(twin, seat if seat == twin.acting else -1)
        assert env.agent_selection == f"player_{twin.acting}"
        move = rng.choice(twin.legal)
        env.step(move - first)
        twin.play(move)
        expected = twin.rewards() if twin.match.is_over else [0.0] * setup.box.seats
        assert list(env.rewards.values()) == expected
        assert set(env.terminations.values()) == {twin.match.is_over}
        if twin.match.is_over:
            break


@pytest.mark.parametrize("setup", TOGETHER, ids=str)
def test_agents_that_act_together_do_what_the_match_does(setup: Setup) -> None:
    env, twin = TogetherEnv(setup.game, **setup.changes), Twin(setup.game, setup.box, 5, 0)
    rng, codec = random.Random(2), setup.game.moves
    observations, _ = env.reset(seed=5)
    for _ in range(MOST):
        for seat, agent in enumerate(env.possible_agents):
            assert observations[agent]["observation"].tolist() == numbers_of(twin, seat)
            assert observations[agent]["action_mask"].tolist() == mask_of(twin, seat)
        any_move = [codec.decode(codec.actions.start)]
        wanted = {seat: rng.choice(twin.match.legal(seat) or any_move) for seat in twin.match.seats}
        observations, rewards, terminations, _, infos = env.step(
            {f"player_{seat}": codec.encode(move) - codec.actions.start for seat, move in wanted.items()}
        )
        act_together(twin, wanted)
        assert not any(info["illegal"] for info in infos.values())
        assert list(rewards.values()) == (twin.rewards() if twin.match.is_over else [0.0] * setup.box.seats)
        assert set(terminations.values()) == {twin.match.is_over}
        if twin.match.is_over:
            break


def act_together(twin: Twin, wanted: dict[int, Any]) -> None:
    """Those who may act do, in an order that is drawn; who is asked something else meanwhile does not."""
    match = twin.match
    waiting = sorted(match.actors)
    questions = {seat: match.question(seat) for seat in waiting}
    while waiting:
        seat = one_of(twin.rng, sum(1 << each for each in waiting))
        waiting.remove(seat)
        if match.is_legal(seat, wanted[seat]) and match.question(seat) == questions[seat]:
            twin.waiting = (twin.waiting | {twin.acting}) - {seat}
            twin.acting = seat
            twin.play(twin.game.moves.encode(wanted[seat]))


@every_game
def test_a_seat_sees_what_the_match_shows_it(setup: Setup) -> None:
    for seat in {0, setup.box.seats - 1}:
        env = SeatEnv(setup.game, bots="tests.envs.scripted:FIRST", seat=seat, **setup.changes)
        twin = Twin(setup.game, setup.box, 5, 0)
        rng, first = random.Random(3), setup.game.moves.actions.start
        observation, info = env.reset(seed=5)
        reward, is_over = 0.0, False
        while True:
            while twin.acting not in (seat, NOBODY):
                twin.play(twin.legal[0])
            assert is_over == twin.match.is_over
            assert observation.tolist() == numbers_of(twin, seat)
            assert info["action_mask"].tolist() == mask_of(twin, seat)
            assert reward == (twin.rewards()[seat] if is_over else 0.0)
            if is_over or len(twin.match.journal) > MOST:
                break
            move = rng.choice(twin.legal)
            twin.play(move)
            observation, reward, is_over, _, info = env.step(move - first)


@pytest.mark.parametrize("mode", AutoresetMode)
@every_game
def test_rows_do_what_matches_do(setup: Setup, mode: AutoresetMode) -> None:
    rows, rng, first = 2, random.Random(4), setup.game.moves.actions.start
    env = VectorGame(setup.game, rows, autoreset_mode=mode, **setup.changes)
    twins = [Twin(setup.game, setup.box, 5, row) for row in range(rows)]
    observations, info = env.reset(seed=5)
    ended = np.zeros(rows, bool)
    for _ in range(MOST // rows):
        for row, twin in enumerate(twins):
            assert info["seat"][row] == twin.acting
            assert info["action_mask"][row].tolist() == mask_of(twin, twin.acting)
            seat = twin.mover if twin.acting == NOBODY else twin.acting
            assert observations[row].tolist() == numbers_of(twin, seat)
        if mode is AutoresetMode.DISABLED and ended.any():
            observations, info = env.reset(options={"reset_mask": ended})
            for row in np.flatnonzero(ended):
                twins[row].deal()
            ended[:] = False
            continue
        moves = [rng.choice(twin.legal) if twin.acting != NOBODY else first for twin in twins]
        observations, rewards, ended, truncated, info = env.step(np.array(moves) - first)
        assert not truncated.any()
        assert not info["illegal"].any()
        for row, twin in enumerate(twins):
            if twin.acting == NOBODY:
                twin.deal()
                assert (rewards[row], ended[row]) == (0.0, False)
                continue
            twin.play(moves[row])
            expected = twin.rewards() if twin.match.is_over else [0.0] * setup.box.seats
            assert info["rewards"][row].tolist() == expected
            assert rewards[row] == expected[twin.mover]
            assert ended[row] == twin.match.is_over
            if twin.match.is_over:
                assert info["scores"][row].tolist() == list(twin.match.outcome.scores)
            if twin.match.is_over and mode is AutoresetMode.SAME_STEP:
                assert info["final_obs"][row].tolist() == numbers_of(twin, twin.mover)
                assert info["final_info"]["seat"][row] == twin.mover
                twin.deal()


@every_game
def test_openspiel_does_what_the_match_does(setup: Setup) -> None:
    game = pyspiel.load_game(f"ludotheque_{setup.game.id}", setup.changes)
    state, match, rng = game.new_initial_state(), Match(setup.game, setup.box), random.Random(5)
    codec, actions = setup.game.moves, setup.game.moves.actions
    nature = [number for number in range(len(codec)) if number not in actions]
    assert game.num_players() == setup.box.seats
    for _ in range(MOST):
        assert state.is_terminal() == match.is_over
        if match.is_over:
            break
        assert state.returns() == [0.0] * setup.box.seats
        if state.is_chance_node():
            outcomes = dict(state.chance_outcomes())
            outcome = rng.choice(list(outcomes))
            if match.actors == {NATURE}:
                odds = {codec.encode(move): weight for move, weight in match.odds().items() if weight}
                total = sum(odds.values())
                expected = {nature.index(number): float(Fraction(weight, total)) for number, weight in odds.items()}
                assert outcomes == pytest.approx(expected)
                match.play(NATURE, codec.decode(nature[outcome]))
            else:
                assert {each - len(nature) for each in outcomes} <= match.actors
        else:
            player = state.current_player()
            assert player in match.actors
            assert state.legal_actions() == sorted(codec.encode(move) - actions.start for move in match.legal(player))
            outcome = rng.choice(state.legal_actions())
            for seat in match.seats:
                numbers = match.view(seat).flat()
                assert state.observation_string(seat).endswith(" ".join(map(str, numbers)))
                low, high = np.array(setup.game.view.ranges()).T
                scaled = (np.array(numbers) - low) / np.maximum(high - low, 1)
                assert np.allclose(state.observation_tensor(seat), scaled)
            match.play(player, codec.decode(outcome + actions.start))
        state.apply_action(outcome)
    if match.is_over:
        twin = Twin(setup.game, setup.box, 1, 0)
        twin.match = match
        assert state.returns() == pytest.approx(twin.rewards())
