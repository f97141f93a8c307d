"""Tournaments: who plays whom, ratings with intervals, and what each bot gains over the one below."""

import json

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.core.errors import LudothequeError

BOTS = "--bots=random,heuristic,master@1"


def played(*arguments):
    """What a tournament of Pig tells."""
    told = CliRunner().invoke(app, ["tournament", "pig", "--json", "--set=goal=30", *arguments])
    assert told.exit_code == 0, told.output
    return json.loads(told.stdout)


@pytest.fixture(scope="module")
def robin():
    return played("--bots=random,heuristic", "--games=200", "--seed=3")


def test_everybody_plays_everybody_and_the_later_named_has_the_one_seat():
    told = played(BOTS, "--games=4")
    pairs = {(each["first"], each["second"], each["games"]) for each in told["pairs"]}
    assert pairs == {("heuristic", "random", 4), ("master@1", "random", 4), ("master@1", "heuristic", 4)}
    assert [(each["below"], each["bot"]) for each in told["skill"]] == [
        ("random", "heuristic"),
        ("heuristic", "master@1"),
    ]


def test_in_a_gauntlet_the_last_named_plays_all_others_and_nobody_else():
    told = played(BOTS, "--games=4", "--gauntlet")
    assert {(each["first"], each["second"]) for each in told["pairs"]} == {
        ("master@1", "random"),
        ("master@1", "heuristic"),
    }
    assert told["skill"] == [], "neighbours have not met"


def test_who_wins_more_is_rated_higher_and_gains_what_it_wins(robin):
    (pair,) = robin["pairs"]
    assert pair["share"] - pair["reach"] > 0.5, "heuristic beats random"
    best, worst = robin["ratings"]
    assert (best["bot"], worst["bot"]) == ("heuristic", "random")
    # Bradley and Terry: a difference of d points is an expected share of 1 / (1 + 10 ** (−d / 400)).
    assert 1 / (1 + 10 ** ((worst["points"] - best["points"]) / 400)) == pytest.approx(pair["share"], abs=0.001)
    assert 0 < best["reach"] == pytest.approx(worst["reach"])
    assert robin["skill"] == [{"below": "random", "bot": "heuristic", "gain": pytest.approx(pair["share"] - 0.5)}]


def test_intervals_narrow_with_games_and_a_seed_repeats_itself(robin):
    fewer = played("--bots=random,heuristic", "--games=50", "--seed=3")
    assert fewer["ratings"][0]["reach"] > robin["ratings"][0]["reach"]
    assert played("--bots=random,heuristic", "--games=50", "--seed=3") == fewer


def test_it_is_told_as_tables_too():
    told = CliRunner().invoke(app, ["tournament", "pig", "--set=goal=30", "--bots=random,heuristic", "--games=20"])
    assert told.exit_code == 0
    assert all(words in told.stdout for words in ("skill ladder", "rating", "heuristic"))


def test_a_bot_that_is_not_there_is_named():
    told = CliRunner().invoke(app, ["tournament", "pig", "--bots=random,nobody"])
    assert isinstance(told.exception, LudothequeError)
    assert "nobody" in str(told.exception)
