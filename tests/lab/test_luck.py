"""How much is luck: what is known beforehand comes out."""

from __future__ import annotations

import sys
from types import ModuleType

import numpy as np
import pytest
from tests.conformance import nim
from tests.conformance.nim import GAME as NIM

from ludotheque.core import BY_NATURE, NATURE, Game, rule
from ludotheque.lab.luck import luck, shares, told
from ludotheque.lab.setup import Setup


def coin() -> Game:
    """Nim's stones lie there to be looked at: whatever is taken, a coin says who wins."""

    @rule
    def actors(box, state):
        if state.stones > 0:
            return 1 << state.turn
        return BY_NATURE if state.moves < 100 else 0

    @rule
    def odds(box, state, out, weights):
        for side in range(2):
            out[side] = side
            weights[side] = 1
        return 2

    @rule
    def apply(box, state, seat, move):
        if seat == NATURE:
            state.turn = move
            # The end: `moves` counts what was made, and one is added.
            state.moves = 100
        else:
            state.stones = max(0, state.stones - move - 1)

    rules = ModuleType("coin")
    rules.__dict__.update(vars(nim), actors=actors, odds=odds, apply=apply)
    sys.modules["coin"] = rules
    return Game(**{**{name: getattr(NIM, name) for name in NIM.__dataclass_fields__}, "id": "coin", "rules": rules})


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is installed."""
    known = {"nim": NIM, "coin": coin()}
    monkeypatch.setattr("ludotheque.lab.setup.game", known.__getitem__)


@pytest.mark.usefixtures("at_hand")
@pytest.mark.parametrize(("id", "nature", "choices"), [("coin", 1, 0), ("nim", 0, 1)])
def test_a_coin_is_all_luck_and_nim_is_none(id: str, nature: int, choices: int) -> None:
    found = luck(Setup(id, {}, ("random", "random"), 1), 4_000)
    for share, known in ((found.nature, nature), (found.choices, choices)):
        assert share.mean == 1 if known else share.low < 0 < share.high


def test_where_nobody_chooses_by_chance_all_is_natures() -> None:
    found = luck(Setup("pig", {"goal": 30}, ("heuristic", "heuristic"), 1), 2_000)
    assert found.nature.mean == 1
    assert found.choices.low < 0 < found.choices.high


def test_who_slips_takes_a_part_from_luck() -> None:
    setup = Setup("pig", {"goal": 30}, ("heuristic", "heuristic"), 1)
    seldom, often = (luck(setup, 4_000, slips=slips).nature for slips in (5, 40))
    assert 1 > seldom.low > often.high > 0


def test_a_die_keeps_its_meaning_whatever_was_chosen_before() -> None:
    # One turn each: the seats' dice are worth the same however often the other one has thrown.
    found = luck(Setup("pig", {"goal": 20}, ("random", "random"), 1), 20_000)
    assert found.nature.low > 0.02


def test_games_are_the_same_as_plain_python_and_as_machine_code() -> None:
    setup = Setup("spirits", {}, ("random", "random"), 2)
    slow, fast = (shares(setup, 3, 4, 10, is_compiled=compiled) for compiled in (False, True))
    assert np.array_equal(slow, fast)
    assert not np.array_equal(fast[:, 0], fast[:, 1]), "other choices, other results"


def test_bots_go_on_after_a_slip() -> None:
    assert shares(Setup("karma", {}, ("heuristic", "heuristic"), 2), 0, 4, 30, is_compiled=False).shape == (4, 3, 2)


def test_shares_of_a_sum_are_those_of_its_parts() -> None:
    # Who wins is a sum of two coins; the first is nature's and counts three times as much in variance.
    rng = np.random.default_rng(1)
    nature, other_nature, choices, other_choices = rng.choice([-1.0, 1.0], (4, 40_000))
    games = [
        (3**0.5 * one + two)[:, None]
        for one, two in ((nature, choices), (nature, other_choices), (other_nature, choices))
    ]
    found = told(np.stack(games, axis=1))
    assert found.nature.low < 0.75 < found.nature.high
    assert found.choices.low < 0.25 < found.choices.high
