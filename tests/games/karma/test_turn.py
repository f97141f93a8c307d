"""Clauses 2: a turn."""

from itertools import product

import pytest

from ludotheque.core import NATURE
from ludotheque.core.errors import IllegalMove
from ludotheque.games.karma.moves import Colour, Nudge, Pick, Roll, Stop, Tally, Throw

from .dealing import deal, named


@pytest.mark.clause("2.1")
def test_at_least_one_die_is_thrown():
    table = deal()
    assert table.legal() == [Pick(Colour.RED)]
    assert table.pick(red=1).legal() == [Pick(Colour.RED), Throw()]


def throws_from(table):
    """Every bag of dice that can be picked and thrown, once for each way to pick it."""
    bags = []
    for move in table.legal():
        before = table.match.state
        bags += [named(before.picked)] if move == Throw() else throws_from(table.play(move))
        table.match._state = before
        table.match._changed()
    return bags


@pytest.mark.clause("2.1")
def test_any_dice_of_the_pool_can_be_thrown_and_picked_in_one_way_only():
    bags = throws_from(deal(reds=2).arrange(owned=["orange violet violet"], yogi=0))
    every = [
        {colour: count for colour, count in zip(("red", "orange", "violet", "white"), counts, strict=True) if count}
        for counts in product(range(3), range(2), range(3), range(2))
    ]
    assert sorted(bags, key=str) == sorted([bag for bag in every if bag], key=str)


@pytest.mark.clause("2.1")
def test_a_die_thrown_is_used_for_the_rest_of_the_turn():
    table = deal().arrange(owned=["violet"]).throw(red=[1, 1], violet=[1])
    assert table.pool() == {"red": 4}
    table.tally()
    assert table.pool() == {"red": 4}
    table.throw(red=[6, 6]).tally()
    assert table.pool() == {"red": 2}


@pytest.mark.clause("2.1")
def test_picked_dice_are_thrown_and_no_longer_a_reason_to_stop():
    table = deal().throw(red=[1]).tally().pick(red=1)
    assert table.legal() == [Pick(Colour.RED), Throw()]


@pytest.mark.clause("2.2")
def test_dice_fall_one_by_one_and_only_then_powers_are_used():
    table = deal().arrange(owned=["orange"]).pick(red=1, orange=1).play(Throw())
    for face in (4, 2):
        assert table.seat == NATURE
        assert table.match.odds() == {Roll(face): 1 for face in range(1, 7)}
        table.roll(face)
    assert table.legal() == [Tally(), Nudge(1, False), Nudge(1, True)]
    assert table.play(Nudge(1, True)).tally().state.beat == 7


@pytest.mark.clause("2.3")
def test_the_first_throw_is_always_valid_even_a_total_of_nothing():
    table = deal().arrange(owned=["orange"]).throw(orange=[1]).play(Nudge(0, False)).tally()
    assert (table.state.zone, table.state.beat) == (1, 0)
    assert table.throw(red=[1]).tally().state.zone == 2


@pytest.mark.clause("2.3")
def test_the_total_of_the_last_turn_does_not_bind_the_next():
    table = deal().throw(red=[6, 6, 6]).tally().stop()
    assert table.throw(red=[1]).tally().stop().karma == [1, 1]


@pytest.mark.clause("2.4")
@pytest.mark.parametrize(("second", "zone"), [([5, 3], 2), ([6, 1], None), ([6], None), ([1, 1, 6], 2)])
def test_a_later_throw_must_come_to_strictly_more(second, zone):
    table = deal().throw(red=[3, 4]).tally().throw(red=second).tally()
    assert table.seat == (0 if zone else 1)
    assert table.karma == [0, 0]


@pytest.mark.clause("2.4")
def test_each_throw_is_compared_with_the_one_before():
    table = deal().throw(red=[2]).tally().throw(red=[5]).tally()
    assert table.state.beat == 5
    assert table.throw(red=[4]).tally().karma == [1, 0]


@pytest.mark.clause("2.5")
def test_a_valid_throw_climbs_to_the_next_zone_and_its_dice_lie_there():
    table = deal().arrange(owned=["violet"]).throw(red=[1, 1]).tally().throw(red=[2], violet=[2]).tally()
    assert table.state.zone == 2
    assert (table.placed(1), table.placed(2)) == ({"red": 2}, {"red": 1, "violet": 1})


@pytest.mark.clause("2.5", "2.7", "2.10")
@pytest.mark.parametrize(("zones", "karma"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10)])
def test_stopping_in_a_zone_scores_its_karma(zones, karma):
    assert deal().climb(zones).stop().karma == [karma, 0]


@pytest.mark.clause("2.6")
@pytest.mark.parametrize(("zones", "karma"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7)])
def test_a_failed_throw_ends_the_turn_and_takes_the_last_zone_away(zones, karma):
    table = deal().climb(zones).throw(red=[1]).tally()
    assert table.seat == 1
    assert table.karma == [karma, 0]


@pytest.mark.clause("2.6")
def test_the_dice_of_the_zone_lost_are_taken_away():
    table = deal().arrange(traits=["generous"]).climb(2).throw(red=[1]).tally()
    assert (table.placed(1), table.placed(2)) == ({"red": 1}, {})


@pytest.mark.clause("2.7")
def test_nobody_stops_before_the_first_throw():
    table = deal()
    with pytest.raises(IllegalMove):
        table.stop()
    assert Stop() in table.climb(1).legal()


@pytest.mark.clause("2.7")
def test_nobody_stops_with_a_throw_on_the_table():
    table = deal().climb(1).throw(red=[6])
    assert table.legal() == [Tally()]


@pytest.mark.clause("2.8")
def test_the_whole_pool_thrown_at_once_ends_the_turn():
    table = deal().arrange(owned=["orange"], yogi=0).throw(red=[1] * 6, orange=[1], white=[1]).tally()
    assert table.seat == 1
    assert table.karma == [1, 0]


@pytest.mark.clause("2.8")
def test_the_turn_is_over_with_the_last_die():
    assert deal().climb(1).throw(red=[6] * 5).tally().karma == [2, 0]


@pytest.mark.clause("2.8")
def test_failing_with_the_last_die_falls_back_all_the_same():
    assert deal().climb(1).throw(red=[6] * 3).tally().throw(red=[1] * 2).tally().karma == [1, 0]


@pytest.mark.clause("2.9")
@pytest.mark.parametrize(
    ("owned", "karma"), [("", 15), ("violet", 17), ("orange yellow green light-blue dark-blue violet", 27)]
)
def test_at_the_last_zone_unused_dice_bring_two_each(owned, karma):
    table = deal().arrange(owned=[owned]).climb(6)
    assert table.seat == 1
    assert table.karma == [karma, 0]


@pytest.mark.clause("2.9")
def test_the_yogi_unused_brings_two_as_well():
    assert deal().arrange(yogi=0).climb(6).karma == [17, 0]


@pytest.mark.clause("2.9")
def test_below_the_last_zone_unused_dice_bring_nothing():
    assert deal().arrange(owned=["violet orange"]).climb(5).stop().karma == [10, 0]


@pytest.mark.clause("2.10")
def test_karma_adds_up_from_turn_to_turn():
    table = deal().score(4, 2).draft_any().score(7, 0)
    assert table.karma == [11, 2]
