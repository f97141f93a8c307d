"""Clauses 1: setting up."""

import pytest

from ludotheque.core import NATURE
from ludotheque.core.match import Match
from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.moves import Begin, Draw, Play, Power, Stone, Surface

from .dealing import ANIMAL_NAMES, Table, deal


def new(**options):
    return Table(Match(GAME, GAME.new_box(**options)))


@pytest.mark.clause("1.1")
def test_fifty_six_stones_are_in_the_bag():
    assert new(starter=0).bag() == dict.fromkeys(map(str, Stone), 8)


@pytest.mark.clause("1.2")
def test_four_stones_are_drawn_and_no_spirit_stone():
    table = new(starter=0)
    assert table.match.odds() == {Draw(stone): 8 for stone in Stone if stone != Stone.SPIRIT}
    table.draw("red")
    assert table.match.odds()[Draw(Stone.RED)] == 7
    table.draw("red", "blue", "white")
    assert table.bowl() == {"red": 2, "blue": 1, "white": 1}
    assert not table.legal(Draw)


@pytest.mark.clause("1.2")
def test_a_bowl_that_is_not_filled_stays_empty():
    assert deal("", filling=0).bowl() == {}


@pytest.mark.clause("1.3")
def test_everybody_has_an_empty_board_and_six_cards_face_up():
    table = deal()
    assert table.up(1) == {"take-one": 2, "take-two": 1, "add-two": 1, "add-three": 1, "power": 1}
    for seat in range(2):
        assert [table.given(seat, animal) for animal in ANIMAL_NAMES] == [{}] * 5
    assert table.scores == [0, 0]


@pytest.mark.clause("1.4")
def test_who_starts_is_drawn():
    table = new()
    assert table.match.odds() == {Begin(0): 1, Begin(1): 1}
    table.play(Begin(1)).draw("red", "red", "red", "red").surface("bear", "wolf")
    assert table.seat == table.state.starter == 1


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_host_may_say_who_starts(starter):
    table = deal(starter=starter)
    assert table.seat == starter
    assert table.state.turns == 1


@pytest.mark.clause("1.4")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starters_take_two_begins_face_down(starter):
    table = deal(starter=starter)
    assert "take-two" not in table.up(starter)
    assert "take-two" in table.up(1 - starter)
    assert "take-two" not in table.cards()


@pytest.mark.clause("1.4")
def test_a_starter_without_a_take_two_loses_no_card():
    assert deal(cards=[2, 0, 1, 1, 1]).up(0) == {"take-one": 2, "add-two": 1, "add-three": 1, "power": 1}


@pytest.mark.clause("1.5")
def test_the_tops_of_the_piles_are_drawn_and_the_rest_is_unseen():
    table = new(starter=0).draw("red", "red", "red", "red")
    assert table.seat == NATURE
    assert table.match.odds() == {Surface(power): 1 for power in Power}
    table.surface("stag")
    assert table.match.odds() == {Surface(power): 1 for power in Power if power != Power.STAG}
    table.surface("ram")
    assert [table.pile(0), table.pile(1)] == [["stag", None, None], ["ram", None, None]]
    assert table.legal(Play)


@pytest.mark.clause("1.6")
def test_coyote_begins_beside_the_boards():
    assert deal().coyote is None
