"""Clauses 7: alone against the Evil Eye."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.karma.moves import Colour, Deal, Draft, Keep, Pick, Roll, Trait

from .dealing import deal

SLOW_EYE = [[0] + [1] * 19] * 3


def dice_by_round(*dice):
    """The Eye throws so many dice in these rounds and none later, however difficult."""
    return [[*dice, *[0] * (20 - len(dice))]] * 3


def alone(**options):
    """A table for one, where the Eye starts 5 behind and throws a die a round from the second on."""
    return deal(seats=1, **{"eye_start": [-5] * 3, "eye_dice": SLOW_EYE, **options})


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("difficulty", [0, 1, 2])
def test_you_start_at_nothing_and_the_eye_behind_you(difficulty):
    table = deal(seats=1, difficulty=difficulty)
    assert table.karma == [0]
    assert table.state.eye == table.match.box.eye_start[difficulty] < 0


@pytest.mark.clause("7.1")
def test_alone_one_starts_at_once():
    assert deal(seats=1, starter=-1).legal() == [Pick(Colour.RED)]


@pytest.mark.clause("7.2")
def test_the_eye_moves_from_the_second_round_on():
    table = alone().score(7)
    assert table.legal() == table.legal(Draft) != []
    table.draft("violet").score(7)
    assert table.seat == NATURE
    assert table.match.odds() == {Roll(face): 1 for face in range(1, 7)}


@pytest.mark.clause("7.2")
def test_even_a_box_that_gives_it_dice_does_not_move_it_in_the_first_round():
    table = alone(eye_dice=dice_by_round(3)).score(7)
    assert table.legal(Draft)


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("difficulty", [0, 1, 2])
def test_the_box_says_how_many_dice_by_round_and_difficulty(difficulty):
    dice = [[0, 1, 1, 2, 2, 3, 3, *[0] * 13], [0, 2, 0, 2, 0, 2, 0, *[0] * 13], [0, 4, 4, 4, 4, 4, 5, *[0] * 13]]
    table = alone(difficulty=difficulty, eye_start=[-99] * 3, eye_dice=dice)
    thrown = []
    for _ in range(7):
        table.score(4)
        eye = table.state.eye
        while not table.match.is_over and table.seat == NATURE:
            table.roll(1)
        thrown.append(table.state.eye - eye)
        table.draft_any()
    assert thrown == dice[difficulty][:7]


@pytest.mark.clause("7.2")
def test_the_eye_moves_by_the_sum_of_its_dice():
    table = alone(eye_dice=dice_by_round(0, 3), eye_start=[-9] * 3).score(7).draft("violet").score(7)
    assert table.roll(2, 5, 6).state.eye == -9 + 13


@pytest.mark.clause("7.2")
def test_in_a_round_without_dice_the_eye_rests():
    table = alone(eye_dice=dice_by_round(0)).score(0).draft("violet").score(0)
    assert table.legal(Draft)
    assert table.state.eye == -5


@pytest.mark.clause("7.3")
def test_the_eye_moves_before_you_draft():
    table = alone().score(7).draft("violet").score(7)
    assert table.seat == NATURE
    assert table.roll(1).legal(Draft)


@pytest.mark.clause("7.3")
def test_there_is_no_yogi():
    table = alone().score(0).draft("violet")
    assert table.pool() == {"red": 6, "violet": 1}


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(("face", "is_caught"), [(5, False), (6, True)])
def test_the_eye_wins_when_it_reaches_you(face, is_caught):
    table = alone().score(1).draft("violet").score(0).roll(face)
    assert table.match.is_over == is_caught
    if is_caught:
        assert table.state.eye == 1
        assert table.winners == ()


@pytest.mark.clause("7.4")
def test_the_eye_wins_when_it_passes_you():
    table = alone(eye_dice=dice_by_round(0, 2)).score(0).draft("violet").score(0).roll(6, 6)
    assert table.state.eye == 7
    assert table.winners == ()
    assert table.karma == [0]


@pytest.mark.clause("7.4")
def test_it_is_counted_when_all_its_dice_lie():
    table = alone(eye_dice=dice_by_round(0, 2)).score(0).draft("violet").score(0).roll(6)
    assert table.state.eye == 1
    assert not table.match.is_over


def escape(table, points):
    """Play to the end with so many points a round and an Eye that throws ones; say how many rounds there were."""
    while not table.match.is_over:
        table.score(points)
        while not table.match.is_over and table.seat == NATURE:
            table.roll(1)
        table.draft_any()
    return table.state.round


@pytest.mark.clause("7.4")
def test_who_escapes_for_seven_rounds_wins():
    table = alone()
    assert escape(table, 1) == 7
    assert table.karma == [7]
    assert table.winners == (0,)


@pytest.mark.clause("7.4")
def test_the_eye_moves_after_the_last_round_too():
    table = alone(eye_dice=dice_by_round(0, 0, 0, 0, 0, 0, 1))
    for _ in range(6):
        table.score(0).draft_any()
    assert table.score(0).seat == NATURE
    assert table.roll(5).winners == ()


@pytest.mark.clause("7.5")
@pytest.mark.parametrize("options", [{}, {"first_game": 0}, {"first_to": 1}, {"reserve": [0] * 8}])
def test_there_are_always_seven_rounds(options):
    assert escape(alone(**options), 1) == 7


@pytest.mark.clause("7.5")
def test_with_an_empty_reserve_one_plays_on_without_drafting():
    table = alone().arrange(reserve=[0, 1]).score(1).draft("orange").score(1).roll(1)
    assert table.legal(Pick) == table.legal() != []
    assert table.pool() == {"red": 6, "orange": 1}


@pytest.mark.clause("7.5")
@pytest.mark.parametrize("rounds", [1, 2, 20])
def test_a_changed_box_may_have_another_number_of_rounds(rounds):
    assert escape(alone(rounds=rounds), 1) == rounds


@pytest.mark.clause("7.6")
def test_there_are_no_trait_cards_unless_chosen():
    assert alone(first_game=0).seat == 0
    assert alone(first_game=1, solo_traits=1).seat == NATURE


@pytest.mark.clause("7.6")
def test_envious_and_negotiator_are_not_dealt():
    dealt = {Deal(trait) for trait in Trait} - {Deal(Trait.ENVIOUS), Deal(Trait.NEGOTIATOR)}
    assert set(alone(solo_traits=1).match.odds()) == dealt
    assert set(deal(first_game=0).match.odds()) == {Deal(trait) for trait in Trait}


@pytest.mark.clause("7.6")
def test_with_traits_one_keeps_a_card_and_plays_seven_rounds():
    table = alone(solo_traits=1).deal_cards("stubborn", "patient")
    assert table.legal() == [Keep(Trait.STUBBORN), Keep(Trait.PATIENT)]
    table.keep("patient")
    assert table.owned(0) == {"light-blue": 1}
    assert escape(table, 1) == 7
