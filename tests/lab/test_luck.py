"""How much is luck: what is known beforehand comes out."""

from __future__ import annotations

import numpy as np

from ludotheque.lab.luck import luck, shares, told
from ludotheque.lab.setup import Setup


def test_where_nobody_chooses_by_chance_all_is_natures() -> None:
    found = luck(Setup("pig", {"goal": 30}, ("heuristic", "heuristic"), 1), 2_000)
    assert found.nature.mean == 1
    assert found.choices.low < 0 < found.choices.high


def test_who_chooses_by_chance_explains_a_part_themselves() -> None:
    found = luck(Setup("pig", {"goal": 30}, ("random", "heuristic"), 1), 2_000)
    assert 0 < found.nature.mean < 1


def test_games_are_the_same_as_plain_python_and_as_machine_code() -> None:
    setup = Setup("spirits", {}, ("random", "random"), 2)
    slow, fast = (shares(setup, 3, 4, is_compiled=compiled) for compiled in (False, True))
    assert np.array_equal(slow, fast)
    assert not np.array_equal(fast[:, 0], fast[:, 1]), "other choices, other results"


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
