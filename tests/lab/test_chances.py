"""How chances went: known courses, and games of Pig that a learned evaluation has judged."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.core.errors import BotError
from ludotheque.lab.chances import chances, of_a_game
from ludotheque.lab.setup import Setup

PIG = Setup("pig", {}, ("heuristic", "heuristic"), 2)


def course(*first: float) -> dict[str, float]:
    """The measures of a game of twenty moves that seat 0 wins, from its chances after every second move."""
    mine = np.array(first)
    return of_a_game(np.stack([mine, 1 - mine], 1), 2.0 * np.arange(len(first)), 0, 20)


def test_a_comeback_is_told_as_one() -> None:
    told = course(0.6, 0.4, 0.14, 0.4, 0.7, 0.8, 0.95, 0.96)
    assert told["favourites"] == 2
    assert told["settled"] == 8 / 20
    assert told["decided"] == 12 / 20
    assert told["behind"] == 3 / 8
    assert told["drama"] == pytest.approx((0.2**0.5 + 0.72**0.5 + 0.2**0.5) / 3)
    assert told["lowest"] == 0.14


def test_who_is_the_favourite_throughout_settles_it_at_once_and_who_wins_at_the_last_moment_never() -> None:
    throughout, last = course(0.95, 0.96, 0.97), course(0.4, 0.3, 0.2)
    assert (throughout["settled"], throughout["decided"], throughout["drama"]) == (0, 0, 0)
    assert (last["settled"], last["decided"], last["behind"]) == (1, 1, 1)


def test_games_of_a_run_are_judged_where_somebody_decides() -> None:
    told = chances(PIG, 60)
    assert told == chances(PIG, 60)
    assert 0 < told["lowest"].mean.high < 0.5, "at some moment the winner was behind, mostly"
    assert told["settled"].mean.mean < told["decided"].mean.mean < 1
    assert told["favourites"].mean.low > 1


def test_who_cannot_be_judged_is_said() -> None:
    with pytest.raises(BotError, match="leave out --chances"):
        chances(Setup("karma", {"seats": 1}, ("random",), 1), 3)
    with pytest.raises(BotError, match="not of plain Python"):
        chances(Setup("pig", {}, ("master", "random"), 1), 3)
