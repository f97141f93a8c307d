"""Calibration: positions are kept and gone on with, and what is told is as likely as it says."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ludotheque.bots.levels import as_told
from ludotheque.core import game
from ludotheque.core.errors import BotError
from ludotheque.lab.calibration import Positions, calibration, crosswise, fitted, reckonings_of
from ludotheque.lab.keeping import missing
from ludotheque.lab.ladder import Result

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.core.data import Box


def box() -> Box:
    return game("pig").new_box(goal=40)


def drawn(trust: float, seats: int, count: int = 200_000) -> Positions:
    """Positions of which somebody finds chances that are as likely as they are told with this trust."""
    chance = np.random.default_rng(7)
    found = chance.random(count)
    won = (chance.random(count) < as_told(found, seats, trust)).astype(float)
    return Positions(count, found, won, list(range(0, count, 100)))


def test_what_was_expected_is_about_what_came_of_it(tmp_path: Path) -> None:
    positions = reckonings_of(game("pig"), box(), "master@4", 60, 1, tmp_path / "kept")
    found = calibration(positions, 2, 1.0)
    assert found.games == 60
    assert sum(each.positions for each in found.bins) > 1_000
    assert found.error < 0.15
    assert all(0 <= each.won <= 1 for each in found.bins)
    with pytest.raises(BotError, match="does not search"):
        reckonings_of(game("pig"), box(), "heuristic", 1, 1, tmp_path / "kept")


def test_positions_are_gone_on_with_where_they_are_of_the_same_bot_and_seed(tmp_path: Path) -> None:
    file, told = tmp_path / "kept", list[int]()
    some = reckonings_of(game("pig"), box(), "master@4", 25, 1, file)
    more = reckonings_of(game("pig"), box(), "master@4", 45, 1, file, told.append)
    assert sum(told) == 20
    assert more.games == 45
    once = reckonings_of(game("pig"), box(), "master@4", 45, 1, tmp_path / "other")
    assert sorted(zip(more.found, more.won, strict=True)) == sorted(zip(once.found, once.won, strict=True))
    assert len(more.found) > len(some.found)
    for bot, seed, seen in (("master@5", 1, box()), ("master@4", 2, box()), ("master@4", 1, game("pig").new_box())):
        assert reckonings_of(game("pig"), seen, bot, 3, seed, file).games == 3


def test_games_that_are_missing_are_those_that_nobody_has_played() -> None:
    known = [Result("pig", 1, {}, "a", "b", 0, start, games, 0) for start, games in ((10, 10), (25, 3), (40, 20))]
    assert list(missing(known, 45, 10)) == [(0, 10), (20, 5), (28, 10), (38, 2)]
    assert list(missing([], 5, 10)) == [(0, 5)]
    assert list(missing(known, 0, 10)) == []


def test_a_chance_is_told_nearer_to_an_equal_share_the_less_it_is_trusted() -> None:
    for seats in (1, 2, 3, 6):
        fair = 1 / max(seats, 2)
        for trust in (0.3, 1.0, 2.0):
            assert as_told(fair, seats, trust) == pytest.approx(fair)
            assert (as_told(0.0, seats, trust), as_told(1.0, seats, trust)) == (0, 1)
        assert fair < as_told(0.9, seats, 0.5) < 0.9 < as_told(0.9, seats, 2.0)
        assert as_told(0.7, seats, 1.0) == pytest.approx(0.7)
    # 0.5 of 0.8 and two times 0.1, each to that power.
    assert as_told(0.8, 3, 0.5) == pytest.approx(0.8**0.5 / (0.8**0.5 + 2 * 0.1**0.5))


@pytest.mark.parametrize(("trust", "seats"), [(0.6, 2), (1.0, 2), (1.8, 2), (0.7, 4), (0.7, 1)])
def test_the_trust_that_fits_is_found_and_told_chances_come_true(trust: float, seats: int) -> None:
    positions = drawn(trust, seats)
    found, reach = fitted(positions, seats)
    assert found == pytest.approx(trust, abs=1.5 * reach)
    assert reach < 0.03 * trust
    assert calibration(positions, seats, found).worst < 0.015
    if trust != 1:
        assert calibration(positions, seats, 1.0).worst > 0.03


def test_each_half_of_the_games_is_told_with_what_fits_the_other() -> None:
    sure, unsure = drawn(0.5, 2, 10_000), drawn(2.0, 2, 10_000)
    both = Positions(400, *(np.concatenate(each) for each in ((sure.found, unsure.found), (sure.won, unsure.won))), [])
    # By turns a game of 100 positions of the one kind and of the other.
    turns = np.arange(20_000).reshape(2, 100, 100).transpose(1, 0, 2).ravel()
    mixed = both._replace(found=both.found[turns], won=both.won[turns], starts=list(range(0, 20_000, 100)))
    trusts = crosswise(mixed, 2)
    assert set(trusts[:100]) == {fitted(unsure, 2).mean}
    assert set(trusts[100:200]) == {fitted(sure, 2).mean}
    assert calibration(mixed, 2, trusts).error > 0.1
    alike = drawn(0.7, 2)
    assert calibration(alike, 2, crosswise(alike, 2)).worst < 0.015
    assert set(crosswise(alike._replace(starts=[0]), 2)) == {1.0}


def test_every_bin_has_as_many_positions_however_unlike_they_are() -> None:
    found = np.concatenate([np.full(900, 0.5), np.linspace(0.01, 0.99, 103)])
    bins = calibration(Positions(1, found, (found > 0.5).astype(float), [0]), 2, 1.0).bins
    assert sorted(each.positions for each in bins) == [100] * 7 + [101] * 3
    assert all(each.low <= each.expected <= each.high for each in bins)
    assert all(lower.high <= upper.low for lower, upper in pairwise(bins))
    assert (bins[0].low, bins[-1].high, bins[5].low, bins[5].high) == (0.01, 0.99, 0.5, 0.5)
    assert (bins[0].won, bins[-1].won) == (0, pytest.approx(51 / 100))


def test_few_positions_fill_few_bins() -> None:
    few = calibration(Positions(1, np.array([0.2, 0.6]), np.array([0.0, 1.0]), [0]), 2, 1.0)
    assert [each.positions for each in few.bins] == [1, 1]
    assert (few.error, few.worst) == (pytest.approx(0.3), pytest.approx(0.4))


def test_games_whose_positions_all_say_the_same_count_as_one_each() -> None:
    """A hundred times the same positions are no surer, where they are of the same games."""
    some = drawn(0.7, 2, 2_000)
    many = Positions(some.games, some.found.repeat(100), some.won.repeat(100), [start * 100 for start in some.starts])
    assert fitted(many, 2) == pytest.approx(fitted(some, 2), rel=0.01)
