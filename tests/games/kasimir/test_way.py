"""Clauses 2 and 3: a turn, its steps, what is found and what is turned over."""

import pytest

from ludotheque.core import NATURE
from ludotheque.core.errors import IllegalMove
from ludotheque.games.kasimir.moves import Colour, Draw, Find, LayAside, Pass, Stake, Steal, Step, Stop
from ludotheque.games.kasimir.state import DOWN, GONE, NOWHERE, UNKNOWN, UP

from .dealing import HANDS, REGIONS, deal

EVERY_COLOUR = "red yellow rose green blue violet"


def blues() -> list[str]:
    return [region for region in REGIONS if region.startswith(("leg", "waist"))]


@pytest.mark.clause("2.1")
def test_turns_go_round_to_the_left():
    table = deal(seats=3, starter=0)
    for seat, laid in ((0, "red"), (1, "violet"), (2, "red"), (0, "red")):
        assert table.seat == seat
        table.exchange(laid, "red")
    assert table.state.turns == 4


@pytest.mark.clause("2.2")
def test_a_turn_is_one_of_three_things():
    table = deal().arrange(owned=["zero", "five"])
    kinds = [type(move) for move in table.legal()]
    assert set(kinds) == {Step, Steal, LayAside}
    table.walk("cheekL")
    assert {type(move) for move in table.legal()} <= {Step, Stop}
    with pytest.raises(IllegalMove):
        table.steal(1, "five")


@pytest.mark.clause("2.2")
def test_an_exchange_begun_is_no_way():
    table = deal().arrange(owned=["zero", "five"]).lay_aside("red")
    assert table.legal(Step, Steal, Stop) == []


@pytest.mark.clause("2.3")
def test_who_can_do_nothing_passes_and_only_then():
    table = deal().arrange(hands=["", HANDS[1]])
    assert table.legal() == [Pass()]
    table.play(Pass())
    assert (table.seat, table.state.turns, table.state.quiet) == (1, 1, 1)
    assert deal().legal(Pass) == []
    assert deal().arrange(hands=["red", HANDS[1]]).legal() == [LayAside(Colour.RED)]
    assert deal().arrange(hands=["", HANDS[1]], owned=["zero", "two"]).legal() == [Steal(1, Stake.TWO)]
    assert deal().arrange(hands=["", HANDS[1]], owned=["zero", ""]).legal() == [Pass()]


@pytest.mark.clause("3.1")
def test_a_step_pays_a_marker_of_the_colour_entered():
    table = deal(hands=["rose yellow yellow red red", HANDS[1]])
    assert table.steps() == {"cheekL": {"rose"}, "cheekR": {"rose"}, "stache": {"yellow"}}
    table.walk("cheekL")
    assert table.where(0) == "cheekL"
    assert (table.hand(0), table.paid()) == ("red red yellow yellow", "rose")
    assert table.steps() == {"hairL": {"yellow"}, "stache": {"yellow"}}


@pytest.mark.clause("3.2")
def test_a_two_coloured_region_is_entered_by_either_colour():
    places = ["legLi", "nose"]
    assert deal(places, [EVERY_COLOUR[:-7], HANDS[1]]).steps()["sockL"] == {"yellow"}
    table = deal(places, ["yellow violet rose rose rose", HANDS[1]])
    assert table.steps() == {"sockL": {"yellow", "violet"}}
    assert table.walk("sockL violet").paid() == "violet"


@pytest.mark.clause("3.3")
def test_no_step_enters_a_region_with_another_figure():
    table = deal(["nose", "stache"])
    assert set(table.steps()) == {"cheekL", "cheekR"}
    table = deal(["nose", "quilt5", "cheekL", "stache"], seats=4)
    assert set(table.steps()) == {"cheekR"}


@pytest.mark.clause("3.4")
def test_a_way_is_as_long_as_one_likes_and_can_pay():
    table = deal(hands=["yellow yellow yellow green violet", HANDS[1]])
    assert table.legal(Stop) == []
    table.walk("stache")
    assert Stop() in table.legal()
    table.walk("beardL", "scarfL", "beardL")
    assert table.hand(0) == "green"
    assert set(table.steps()) == {"shirtC1"}
    table.walk("shirtC1")
    assert table.legal() == [Stop()]


@pytest.mark.clause("3.4")
def test_a_way_may_come_back_to_where_it_began_and_take_that_stake():
    table = deal(hands=["rose rose yellow red red", HANDS[1]]).walk("cheekL", "nose").stop().find("four")
    assert table.owned(0) == "four"
    assert table.state.left == REGIONS.index("nose")
    assert table.state.side[REGIONS.index("cheekL")] == DOWN
    assert table.state.side[REGIONS.index("nose")] == GONE


@pytest.mark.clause("3.5")
def test_the_stake_at_the_end_must_be_taken_and_lies_open():
    table = deal().arrange(up={"cheekL": "minus"}).walk("cheekL").stop()
    assert table.match.odds() == {Find(Stake.MINUS): 1}
    table.find("minus")
    assert table.owned(0) == "minus"
    assert table.points == [-3, 0]
    assert table.state.side[REGIONS.index("cheekL")] == GONE
    assert table.state.stake[REGIONS.index("cheekL")] == UNKNOWN


@pytest.mark.clause("3.6")
def test_only_the_last_stake_is_taken_and_an_empty_region_brings_nothing():
    table = deal().arrange(gone=["stache"]).walk("cheekL", "stache").stop()
    assert table.seat == 0
    assert table.owned(0) == ""
    assert table.state.side[REGIONS.index("cheekL")] == DOWN


@pytest.mark.clause("3.7")
def test_an_alarm_goes_aside_and_brings_the_smallest_bonus_left():
    table = deal().go("cheekL", find="alarm", turn="nose one", draw="red")
    assert (table.owned(0), table.aside()) == ("", "alarm")
    assert table.points == [1, 0]
    table.arrange(hands=["", "red"]).go("quilt4", find="alarm", turn="quilt1 one", draw="red")
    assert table.points == [1, 2]
    assert table.state.bonus == [0, 1, -1]
    assert table.seat == 0


@pytest.mark.clause("3.8")
def test_a_stake_of_another_region_of_the_colour_is_turned_over():
    table = deal().arrange(gone=["handL"], up={"nose": "two"}).walk("cheekL").stop().find("one")
    assert table.turns() == {"forearmR", "forearmL", "cheekR", "nose", "handR"}
    table.turn("cheekR", "five")
    assert table.state.side[REGIONS.index("cheekR")] == UP
    assert table.state.turned == REGIONS.index("cheekR")


@pytest.mark.clause("3.8")
def test_an_open_stake_is_turned_down_and_stays_what_it_is():
    table = deal().arrange(up={"nose": "two"}).walk("cheekL").stop().find("one").turn("nose")
    assert table.state.side[REGIONS.index("nose")] == DOWN
    assert table.state.stake[REGIONS.index("nose")] == 1
    assert table.match.odds().keys() == {Draw(colour) for colour in Colour}


@pytest.mark.clause("3.8")
def test_a_two_coloured_region_turns_stakes_of_both_colours_if_there_are_any():
    places = ["legLi", "nose"]
    table = deal(places).walk("sockL yellow").stop().find("one")
    yellows = {"hairL", "hairR", "beardL", "beardR", "stache"}
    violets = {"sockR", "scarfL", "scarfR", "cuff", "crown"}
    assert table.turns() == yellows | violets
    table = deal(places).arrange(gone=sorted(yellows)).walk("sockL yellow").stop().find("one")
    assert table.turns() == violets


@pytest.mark.clause("3.8")
def test_a_stake_under_another_figure_is_turned_too():
    assert "cheekR" in deal(["nose", "cheekR"]).walk("cheekL").stop().find("one").turns()


@pytest.mark.clause("3.8")
def test_after_a_way_to_an_empty_region_a_stake_is_turned_as_well():
    table = deal().arrange(gone=["cheekL"]).walk("cheekL").stop()
    assert "nose" in table.turns()


@pytest.mark.clause("3.8")
def test_with_nothing_to_turn_over_markers_are_drawn_at_once():
    others = [region for region in blues() if region != "legLi"]
    table = deal(["quilt5", "nose"]).arrange(gone=others).walk("legLi").stop().find("one")
    assert table.seat == NATURE
    table.draw("red")
    assert table.seat == 1
    table = deal(["quilt5", "nose"]).arrange(gone=blues()).walk("legLi").stop()
    assert table.draw("red").seat == 1


@pytest.mark.clause("3.9")
def test_as_many_markers_are_drawn_as_were_paid_before_those_go_back():
    table = deal(hands=["yellow yellow yellow rose rose", "yellow yellow red red red"]).walk("stache", "hairL").stop()
    table.find("one").turn("beardL", "two")
    assert table.match.odds()[Draw(Colour.YELLOW)] == 1
    table.draw("yellow")
    assert Draw(Colour.YELLOW) not in table.match.odds()
    table.draw("green")
    assert table.hand(0) == "yellow yellow rose rose green"
    assert table.bag().count("yellow") == 2
    assert table.paid() == ""
    assert (table.seat, table.state.left) == (1, NOWHERE)


@pytest.mark.clause("3.9")
def test_a_short_bag_gives_what_there_is():
    table = deal(hands=["yellow yellow rose rose rose", HANDS[1]]).arrange(bag="red").walk("stache", "hairL").stop()
    table.find("one").turn("beardL", "two").draw("red")
    assert table.seat == 1
    assert (table.hand(0), table.bag()) == ("red rose rose rose", "yellow yellow")


@pytest.mark.clause("3.9")
def test_an_empty_bag_gives_nothing():
    table = deal().arrange(bag="").walk("cheekL").stop().find("one").turn("nose", "two")
    assert table.seat == 1
    assert (table.hand(0), table.bag()) == ("red yellow green blue", "rose")


def test_steps_can_be_taken_back_until_something_is_shown():
    table = deal().walk("cheekL", "stache")
    table.match.undo(0)
    table.match.undo(0)
    assert (table.where(0), table.paid(), table.state.left) == ("nose", "", NOWHERE)
    table.walk("cheekL").stop()
    assert table.match.can_undo(0)
    table.find("one")
    assert not table.match.can_undo(0)
