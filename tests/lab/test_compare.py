"""Comparisons: equal ones are equal to the digit, pairing is exact, and rare enough is real."""

from math import sqrt

import numpy as np
import pytest

from ludotheque.core.counting import CONTESTED, MARGIN, MOVES
from ludotheque.core.errors import BoxError
from ludotheque.lab.compare import compare
from ludotheque.lab.setup import Setup, play
from ludotheque.lab.statistics import holm, needed

PIG = Setup("pig", {}, ("random", "random"), 3)
LONGER = Setup("pig", {"goal": 110}, ("random", "random"), 3)


def test_equal_setups_from_the_same_seed_are_equal_to_the_digit():
    pair = compare(PIG, PIG, 2_000)
    assert pair.one == pair.other
    assert all(tuple(row.difference) == (0, 0, 0) and not row.is_real for row in pair.rows())


def test_a_longer_game_is_found_to_be_longer_and_no_more():
    rows = {row.name: row for row in compare(PIG, LONGER, 4_000).rows()}
    assert rows["moves"].is_real
    assert rows["moves"].difference.low > 5
    assert not rows["wins-0"].is_real
    assert 0 < rows["moves"].paired < rows["moves"].unpaired


@pytest.mark.parametrize(("name", "column", "over"), [("moves", MOVES, None), ("margin", MARGIN, CONTESTED)])
def test_the_variance_of_a_pair_is_that_of_its_differences(name, column, over):
    games = 2_000
    row = next(row for row in compare(PIG, LONGER, games).rows() if row.name == name)
    one, other = (play(setup, 0, games).rows.astype(float) for setup in (PIG, LONGER))
    parts = []
    for rows in (one, other):
        weight = np.ones(games) if over is None else rows[:, over]
        mean = rows[:, column].sum() / weight.sum()
        parts.append((rows[:, column] - mean * weight) / weight.mean())
    assert row.paired == pytest.approx(np.var(parts[1] - parts[0]))
    assert row.unpaired == pytest.approx(np.var(parts[0]) + np.var(parts[1]))


def test_other_seeds_are_not_paired():
    row = compare(PIG, Setup("pig", {}, ("random", "random"), 4), 1_000).rows()[0]
    assert row.paired == row.unpaired
    # A win has the variance of a coin.
    assert sqrt(row.paired) == pytest.approx(sqrt(0.5), abs=0.02)


def test_only_setups_of_one_kind_can_be_compared():
    with pytest.raises(BoxError, match="equally many seats"):
        compare(PIG, Setup("pig", {"seats": 3}, ("random",) * 3), 10)


def test_holm_stops_at_the_first_that_may_be_chance():
    assert holm([0.001, 0.02, 0.03]) == [True, True, True]
    assert holm([0.03, 0.03, 0.03]) == [False, False, False]
    assert holm([]) == []


def test_half_the_difference_takes_four_times_the_games():
    assert needed(1, 0.01, 5) == pytest.approx(4 * needed(1, 0.02, 5), rel=1e-3)
