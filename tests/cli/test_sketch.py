"""A position in the terminal, of a game that draws none itself."""

from dataclasses import replace

import pytest

from ludotheque.cli.sketch import sketch
from ludotheque.core import game
from ludotheque.core.match import Match
from ludotheque_pig.state import View


@pytest.fixture
def match():
    pig = game("pig")
    return Match(pig, pig.new_box(seats=3))


def test_the_numbers_have_the_names_that_the_game_gives_them(match):
    view = View(total=6, rolling=1, banked=[10, 0, 4, 0, 0, 0], me=1)
    assert sketch(match, view, "en", ["Ada", "Bo", "Cy"]) == [
        "  This turn   6",
        "  In the air  1",
        "  Banked      Ada: 10   Bo: 0   Cy: 4",
    ]
    assert sketch(match, view, "fr", ["Ada", "Bo", "Cy"])[0].split() == ["Ce", "tour", "6"]


def test_where_nothing_has_a_name_everything_is_shown(match, monkeypatch):
    monkeypatch.setattr("ludotheque.cli.sketch.has_words", lambda *asked: False)
    lines = sketch(match, View(total=6), "en", ["Ada", "Bo", "Cy"])
    assert [line.split()[0] for line in lines] == ["moves", "turn", "total", "rolling", "banked", "me"]


def test_a_game_that_draws_itself_is_left_to_it(match):
    match.game = replace(match.game, sketch=lambda box, view, language, players: [language])
    assert sketch(match, View(), "fr", []) == ["fr"]
