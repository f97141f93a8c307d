"""What the suite plays a little of, for long; and that the suite is whole, and finds what it looks for."""

import importlib
from dataclasses import replace
from pathlib import Path
from pkgutil import iter_modules

import pytest

from ludotheque.core import Bot, games, rule
from ludotheque.core.errors import BotError
from ludotheque.testing import conformance
from ludotheque.testing.conformance.answers import Held
from ludotheque.testing.conformance.answers import test_a_bot_plays_to_the_end as play_to_the_end
from ludotheque.testing.conformance.batch import BATCHES, play_beside_matches
from ludotheque.testing.conformance.lockstep import play_in_lockstep
from ludotheque.testing.conformance.tables import setups
from ludotheque.testing.conformance.widths import guarded

SLICES = 20
"""A hundred times as many matches in lockstep, in slices that workers share."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("setup", [each for game in games().values() for each in setups(game, shorter=False)], ids=str)
def test_interpreted_and_compiled_rules_agree_for_long(setup, part):
    count = setup.game.trials.lockstep * 100 // SLICES
    play_in_lockstep(setup, first=1_000_000 + part * count, count=count, views_every=20)


@pytest.mark.soak
@pytest.mark.parametrize("way", BATCHES)
@pytest.mark.parametrize("id", games())
def test_a_batch_does_what_matches_do_for_long(id, way):
    play_beside_matches(games()[id], way, matches=200, seed=2**40)


def test_no_test_of_the_suite_is_left_out():
    found = set()
    for module in iter_modules(conformance.__path__):
        part = importlib.import_module(f"{conformance.__name__}.{module.name}")
        found |= {name for name in vars(part) if name.startswith("test_")}
    written = [line for file in Path(*conformance.__path__).glob("*.py") for line in file.read_text().splitlines()]
    assert found == set(conformance.TESTS)
    assert sum(line.startswith("def test_") for line in written) == len(found), "two tests have one name"


def test_every_game_of_ours_says_how_its_scores_came_about_and_what_is_conserved():
    assert [id for id, game in games().items() if game.account is None or game.trials.conserved is None] == []


def test_a_number_that_does_not_fit_is_found():
    state = guarded(games()["karma"].state)()
    with pytest.raises(AssertionError, match="moves has 16 bits, and 32768 was written"):
        state.moves = 1 << 15


@rule
def last_number(box, view, legal, count, rng, plan):
    """A bot that rolls even where it must hold."""
    return 1 - legal[0], 0


def test_a_game_s_own_bot_that_answers_an_illegal_move_is_found():
    cheated = replace(games()["pig"], bots={"cheat": Bot(last_number)})
    with pytest.raises(BotError, match="the bot cheat answered 0, which is none of the 1 moves"):
        play_to_the_end(Held(cheated, "cheat"))
