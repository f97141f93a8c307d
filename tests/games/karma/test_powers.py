"""Clauses 3: the powers of the dice. Dice are numbered from 0 in the order of their colours."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.karma.moves import (
    Colour,
    Copy,
    Double,
    Envious,
    Mimic,
    Nudge,
    Remove,
    Reroll,
    Roll,
    Tally,
    Throw,
    Triple,
)

from .dealing import deal

ALL = "orange yellow green light-blue dark-blue violet"


def thrown(**faces):
    """The first throw of a player who owns a die of each colour and the Yogi."""
    return deal().arrange(owned=[ALL], yogi=0).throw(**faces)


def total(table):
    return table.tally().state.beat


@pytest.mark.clause("3.1")
def test_powers_are_optional():
    table = thrown(orange=[1], yellow=[2], green=[3], light_blue=[4], dark_blue=[5], violet=[6])
    assert total(table) == 21


@pytest.mark.clause("3.1")
def test_each_power_is_offered_until_it_is_used():
    table = thrown(orange=[1], yellow=[2], green=[3], light_blue=[4], dark_blue=[5], violet=[6])
    for kind, move in {
        Triple: Triple(5),
        Nudge: Nudge(0, True),
        Double: Double(4),
        Copy: Copy(2, 5),
        Remove: Remove(1, 0),
    }.items():
        assert move in table.legal(kind)
        table.play(move)
        assert table.legal(kind) == []
    table.play(Reroll(3)).roll(1)
    assert table.legal() == [Tally()]
    assert total(table) == 2 + 6 + 1 + 2 * 5 + 3 * 6


@pytest.mark.clause("3.1")
def test_two_dice_of_a_colour_have_a_power_each():
    table = deal().arrange(owned=["violet violet"]).throw(violet=[2, 3])
    table.play(Triple(1))
    assert table.legal(Triple) == [Triple(0)]
    assert total(table.play(Triple(0))) == 15


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ([Nudge(0, True), Copy(1, 0)], 8),
        ([Copy(1, 0), Nudge(0, True)], 7),
    ],
)
def test_the_order_of_powers_is_free_and_matters(moves, points):
    assert total(thrown(orange=[3], green=[1]).play(*moves)) == points


@pytest.mark.clause("3.1")
def test_powers_are_fresh_in_every_turn():
    table = deal().arrange(owned=["violet"]).throw(violet=[1]).play(Triple(0)).tally().stop().score(1).draft_any()
    assert table.throw(violet=[1]).legal(Triple) == [Triple(0)]


@pytest.mark.clause("3.2")
@pytest.mark.parametrize(
    ("face", "up", "result"), [(1, False, 0), (1, True, 2), (4, False, 3), (6, False, 5), (6, True, 7)]
)
def test_orange_shows_one_more_or_one_less(face, up, result):
    table = thrown(orange=[face]).play(Nudge(0, up))
    assert table.faces() == [result]
    assert table.legal() == [Tally()]
    assert total(table) == result


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_orange_changes_its_own_face_only(place):
    table = thrown(red=[3] * place, orange=[3])
    assert table.legal(Nudge) == [Nudge(place, False), Nudge(place, True)]
    assert table.play(Nudge(place, False)).faces() == [3] * place + [2]


@pytest.mark.clause("3.2")
def test_no_face_leaves_the_range_upwards():
    table = deal().arrange(owned=["orange orange"], traits=["mimic"]).throw(orange=[6, 2])
    table.play(Nudge(0, True), Mimic(1, 0))
    assert table.faces() == [7, 7]
    assert table.legal(Nudge) == [Nudge(1, False)]


@pytest.mark.clause("3.2")
def test_no_face_leaves_the_range_downwards():
    table = deal().arrange(owned=["orange green", "orange"], traits=["envious"]).throw(orange=[1], green=[5])
    table.play(Nudge(0, False), Copy(1, 0), Envious(1, Colour.ORANGE))
    assert table.faces() == [0, 0]
    assert table.legal(Nudge) == [Nudge(1, True)]


@pytest.mark.clause("3.3")
def test_yellow_takes_any_die_out_itself_too():
    table = thrown(red=[3], yellow=[2], violet=[5])
    assert table.legal(Remove) == [Remove(1, 0), Remove(1, 1), Remove(1, 2)]
    assert total(table.play(Remove(1, 1))) == 8


@pytest.mark.clause("3.3")
def test_yellow_thrown_alone_takes_nothing_out():
    assert thrown(yellow=[2]).legal() == [Tally()]


@pytest.mark.clause("3.3")
@pytest.mark.parametrize(("removal", "points"), [(Remove(0, 1), 2), (Remove(0, 0), 5)])
def test_the_last_die_is_never_taken_out(removal, points):
    table = deal().arrange(owned=["yellow yellow"]).throw(yellow=[2, 5]).play(removal)
    assert table.legal() == [Tally()]
    assert total(table) == points


@pytest.mark.clause("3.3")
def test_yellow_takes_one_die_out_and_no_second():
    table = thrown(red=[1, 2, 3], yellow=[4]).play(Remove(3, 0))
    assert table.legal() == [Tally()]
    assert total(table) == 9


@pytest.mark.clause("3.3")
def test_two_yellows_may_take_two_dice_out_of_three():
    table = deal().arrange(owned=["yellow yellow"]).throw(red=[6], yellow=[2, 5]).play(Remove(1, 0))
    assert table.legal(Remove) == [Remove(2, 1), Remove(2, 2)]
    assert total(table.play(Remove(2, 1))) == 5


@pytest.mark.clause("3.4")
def test_green_takes_the_face_of_another_die():
    table = thrown(red=[6], green=[1], violet=[3])
    assert table.legal(Copy) == [Copy(1, 0), Copy(1, 2)]
    assert total(table.play(Copy(1, 0))) == 15


@pytest.mark.clause("3.4")
def test_green_thrown_alone_copies_nothing():
    assert thrown(green=[1]).legal() == [Tally()]


@pytest.mark.clause("3.4")
def test_green_copies_the_seven_of_an_orange():
    table = thrown(orange=[6], green=[1]).play(Nudge(0, True), Copy(1, 0))
    assert table.faces() == [7, 7]
    assert total(table) == 14


@pytest.mark.clause("3.4", "3.7")
def test_green_copies_no_multiplier():
    table = thrown(green=[1], violet=[5]).play(Triple(1), Copy(0, 1))
    assert total(table) == 5 + 15


@pytest.mark.clause("3.4")
def test_green_keeps_the_face_when_its_model_changes():
    table = thrown(orange=[5], green=[1]).play(Copy(1, 0), Nudge(0, True))
    assert total(table) == 6 + 5


@pytest.mark.clause("3.4")
def test_two_greens_may_change_faces_only_one_after_the_other():
    table = deal().arrange(owned=["green green"]).throw(green=[2, 6]).play(Copy(0, 1), Copy(1, 0))
    assert total(table) == 12


@pytest.mark.clause("3.5")
def test_light_blue_is_thrown_again_once():
    table = thrown(red=[4], light_blue=[2]).play(Reroll(1))
    assert table.seat == NATURE
    assert table.match.odds() == {Roll(face): 1 for face in range(1, 7)}
    table.roll(1)
    assert table.faces() == [4, 1]
    assert table.legal() == [Tally()]
    assert total(table) == 5


@pytest.mark.clause("3.5")
def test_other_powers_may_come_before_and_after_the_second_throw():
    table = thrown(orange=[3], light_blue=[1], violet=[2]).play(Triple(2), Reroll(1)).roll(6).play(Nudge(0, True))
    assert total(table) == 4 + 6 + 6


@pytest.mark.clause("3.6")
def test_dark_blue_counts_twice():
    table = thrown(red=[4], dark_blue=[5]).play(Double(1))
    assert table.faces() == [4, 5]
    assert total(table) == 14


@pytest.mark.clause("3.7")
def test_violet_counts_three_times():
    table = thrown(red=[4], violet=[5]).play(Triple(1))
    assert table.faces() == [4, 5]
    assert total(table) == 19


@pytest.mark.clause("3.6", "3.7")
def test_a_multiplied_die_is_not_multiplied_again():
    table = thrown(dark_blue=[1], violet=[1]).play(Double(0), Triple(1))
    assert table.legal() == [Tally()]


@pytest.mark.clause("3.8")
def test_red_dice_and_the_yogi_have_no_power():
    table = thrown(red=[1, 6], white=[3])
    assert table.legal() == [Tally()]


@pytest.mark.clause("3.8")
def test_the_yogi_shows_one_two_or_three():
    table = deal().arrange(yogi=0).pick(white=1).play(Throw())
    assert table.match.odds() == {Roll(1): 2, Roll(2): 2, Roll(3): 2}


@pytest.mark.clause("3.9")
def test_a_die_taken_out_is_not_copied():
    table = thrown(red=[6], yellow=[1], green=[2]).play(Remove(1, 0))
    assert table.legal(Copy) == [Copy(2, 1)]


@pytest.mark.clause("3.9")
@pytest.mark.parametrize("colour", ["orange", "green", "light_blue", "dark_blue", "violet"])
def test_a_die_taken_out_has_lost_its_power(colour):
    table = thrown(red=[6], yellow=[1], **{colour: [2]})
    yellow, target = (2, 1) if colour == "orange" else (1, 2)
    assert len(table.legal()) > 4
    assert table.play(Remove(yellow, target)).legal() == [Tally()]


@pytest.mark.clause("3.9")
def test_a_yellow_taken_out_takes_nothing_out():
    table = deal().arrange(owned=["yellow yellow"]).throw(red=[1, 2], yellow=[3, 4])
    assert table.play(Remove(2, 3)).legal() == [Tally()]


@pytest.mark.clause("3.9")
def test_what_a_die_did_before_it_was_taken_out_stands():
    table = deal().arrange(owned=["yellow yellow orange green"]).throw(red=[5], orange=[6], yellow=[1, 1], green=[2])
    table.play(Nudge(1, True), Copy(4, 1), Remove(2, 0), Remove(3, 2))
    assert total(table) == 7 + 1 + 7


@pytest.mark.clause("3.9")
def test_a_die_taken_out_is_used_and_lies_in_its_throws_zone():
    table = thrown(red=[6], yellow=[1]).play(Remove(1, 1)).tally()
    assert table.placed(1) == {"red": 1, "yellow": 1}
    assert "yellow" not in table.pool()


@pytest.mark.clause("3.9", "2.9")
def test_a_die_taken_out_brings_nothing_as_unused():
    table = deal().arrange(owned=["yellow"]).climb(5).throw(red=[6], yellow=[1]).play(Remove(1, 1)).tally()
    assert table.karma == [15, 0]
