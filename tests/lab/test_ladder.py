"""Ladders: results are kept and gone on with, ratings are those under which what happened is likeliest."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ludotheque.core import game
from ludotheque.core.errors import BotError
from ludotheque.lab.keeping import kept
from ludotheque.lab.ladder import Result, climb, contest, manner_of, ratings, shares

if TYPE_CHECKING:
    from ludotheque.core.data import Box


def box() -> Box:
    return game("pig").new_box(goal=40)


def played(first: str, second: str, games: int, wins: float) -> Result:
    return Result("pig", 1, {}, first, second, 0, 0, games, wins)


def test_a_pair_plays_the_same_games_from_the_same_seed() -> None:
    wins = contest(game("pig"), box(), "master@8", "heuristic", 3, 0, 20)
    parts = [contest(game("pig"), box(), "master@8", "heuristic", 3, start, 5) for start in range(0, 20, 5)]
    assert wins == sum(parts)


def test_a_level_stronger_than_another_wins_more() -> None:
    assert contest(game("pig"), game("pig").new_box(), "stroll", "master", 3, 0, 30) < 10


def test_a_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    bots = ["master@4", "heuristic", "random"]
    some = climb(game("pig"), box(), bots, 10, 1, file)
    assert sum(each.games for each in some) == 30
    told: list[int] = []
    more = climb(game("pig"), box(), bots, 30, 1, file, told.append)
    assert sum(told) == 60
    assert len(more) == len(kept(file, Result))
    assert {pair: share.games for pair, share in shares(more).items()} == {
        ("master@4", "heuristic"): 30,
        ("master@4", "random"): 30,
        ("heuristic", "random"): 30,
    }
    assert climb(game("pig"), game("pig").new_box(), ["heuristic", "random"], 0, 1, file) == []


def test_a_ladder_that_was_stopped_plays_what_is_missing_and_nothing_twice(tmp_path: Path) -> None:
    """Several pairs' games are played at once: the second ten can be over before the first."""
    file, bots = tmp_path / "ladder.jsonl", ["heuristic", "random"]
    whole = climb(game("pig"), box(), bots, 30, 1, file)
    lines = file.read_text().splitlines()
    file.write_text("".join(f"{line}\n" for line in lines if '"start":0' not in line))
    again = climb(game("pig"), box(), bots, 30, 1, file)
    assert sorted(again, key=lambda each: each.start) == sorted(whole, key=lambda each: each.start)


def test_bots_in_plain_python_climb_too() -> None:
    plain = f"{Path(__file__).parent / 'foreign.py'}:First"
    pig, rule = game("pig"), plain.replace("First", "first")
    assert contest(pig, box(), plain, "random", 3, 1, 6) == contest(pig, box(), rule, "random", 3, 1, 6)
    with pytest.raises(BotError, match="First is plain Python: it plays against bots without a search"):
        contest(pig, box(), "master@8", plain, 3, 0, 1)


def test_three_wins_of_four_are_191_points() -> None:
    rated = ratings([played("a", "b", 4000, 3000)])
    assert [each.bot for each in rated] == ["a", "b"]
    assert rated[0].points - rated[1].points == pytest.approx(190.8, abs=1)
    assert 0 < rated[0].reach < 10


def test_who_wins_all_has_a_rating_all_the_same() -> None:
    rated = ratings([played("a", "b", 100, 100), played("b", "c", 100, 50)])
    assert rated[0].bot == "a"
    assert rated[0].points < 4000


def test_bots_that_cannot_climb_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BotError, match="expected master@BUDGET"):
        manner_of(game("pig"), "master@soon")
    monkeypatch.setitem(vars(game("pig")), "folder", tmp_path)
    with pytest.raises(BotError, match="no learned evaluation"):
        contest(game("pig"), box(), "master@4", "random", 0, 0, 1)
