"""No observation tells a secret: worlds that a seat cannot tell apart are shown to it the same by every wrapper."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import data_equivalence
from tests.envs.tables import SETUPS

import ludotheque.envs.openspiel
from ludotheque.core.chance import seed
from ludotheque.core.stepping import NOBODY
from ludotheque.core.terms import Dynamics, Information
from ludotheque.envs.petting import AgentsEnv, TogetherEnv
from ludotheque.envs.single import SeatEnv
from ludotheque.envs.table import Table
from ludotheque.envs.vector import VectorGame
from ludotheque.testing.conformance.tables import Setup

every_game = pytest.mark.parametrize("setup", SETUPS, ids=str)
POSITIONS = 60


def imagined(table: Any, seat: int, stream: int) -> Any:
    """A state that the seat cannot tell from the table's."""
    state, rng = table.game.state(), [0, 0]
    seed(rng, 3, stream)
    table.game.rules.imagine(table.box, table.view(seat), rng, state)
    return state


def has_secrets(setup: Setup) -> bool:
    """Is something hidden within so few positions? In a race of Rök nothing is, but what the hand still holds."""
    is_alone, is_race = setup.changes["seats"] == 1, setup.game.id == "rok" and not setup.box.calm
    return setup.game.information is Information.IMPERFECT and not is_alone and not is_race


def walk(table: Table, setup: Setup) -> Any:
    """Some positions of a match at random, a few decisions apart."""
    rng = random.Random(1)
    for number in range(POSITIONS):
        yield number
        for _ in range(2):
            if table.acting == NOBODY:
                return
            table.play(rng.choice(table.legal(table.acting)) - table.actions.start)


@every_game
def test_agents_and_seats_are_shown_no_secret(setup: Setup) -> None:
    agents = AgentsEnv(setup.game, **setup.changes)
    seats = [SeatEnv(setup.game, observation=name, **setup.changes) for name in ("parts", "one-hot")]
    together: list[TogetherEnv] = []
    if setup.game.dynamics is Dynamics.SIMULTANEOUS:
        together = [TogetherEnv(setup.game, observation="one-hot", **setup.changes)]
    agents.reset(seed=1)
    is_changed = False
    for number in walk(agents.table, setup):
        for seat in range(setup.box.seats):
            true, twin = agents.table.state, imagined(agents.table, seat, number)
            is_changed |= twin != true
            told = []
            for state in (true, twin):
                agents.table.state = state
                told.append([agents.observe(f"player_{seat}")])
                for seated in seats:
                    seated._table, seated.seat = agents.table, seat
                    told[-1] += [seated._observation(), seated._info()]
                for env in together:
                    env.table = agents.table
                    told[-1].append(env._seen(f"player_{seat}", is_asked=True))
            agents.table.state = true
            assert data_equivalence(*told, exact=True)
    assert is_changed or not has_secrets(setup)


def test_a_secret_that_is_shown_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = next(setup for setup in SETUPS if setup.game.id == "kiwetin")
    honest = setup.game.rules.observe

    def observe(box: Any, state: Any, seat: int, view: Any) -> None:
        honest(box, state, seat, view)
        view.moves = state.hand[1 - seat][0]

    monkeypatch.setattr(setup.game.rules, "observe", observe)
    with pytest.raises(AssertionError):
        test_agents_and_seats_are_shown_no_secret(setup)


@every_game
def test_rows_show_no_secret(setup: Setup) -> None:
    env = VectorGame(setup.game, 4, **setup.changes)
    env.reset(seed=2)
    for number in range(POSITIONS):
        for seat in range(setup.box.seats):
            seats = np.full(4, seat)
            shown = env.batch.look(seats).copy()
            true = env.batch._states.copy()
            for row in range(4):
                state, rng = setup.game.state(), [0, 0]
                seed(rng, number, row)
                view = setup.game.view()
                setup.game.rules.observe(env.batch.box, setup.game.state.read(true, row), seat, view)
                setup.game.rules.imagine(env.batch.box, view, rng, state)
                env.batch._states[row : row + 1] = state.record()
                if env.batch.acting[row] == seat:
                    moves = [0] * setup.game.most_legal
                    count = setup.game.rules.legal(env.batch.box, state, seat, moves)
                    assert sorted(moves[:count]) == np.flatnonzero(env.batch.masks[row]).tolist()
            assert np.array_equal(env.batch.look(seats), shown)
            asked = env.batch.acting == seat
            assert np.array_equal(env.batch.observations[asked], shown[asked])
            env.batch._states[:] = true
        for _ in range(2):
            env.step(env.draw())


@every_game
def test_openspiel_shows_no_secret(setup: Setup) -> None:
    game = pyspiel.load_game(f"ludotheque_{setup.game.id}", setup.changes)
    state, rng = game.new_initial_state(), random.Random(3)
    for _ in range(POSITIONS):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            for player in range(setup.box.seats):
                twin = ludotheque.envs.openspiel.resample(state, player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.current_player() == state.current_player()
                if player == state.current_player():
                    assert twin.legal_actions() == state.legal_actions()
        outcomes = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(outcomes))
