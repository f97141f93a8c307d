"""Clauses 4 and 5: the grip, and the Sacred Flower."""

from itertools import product

import pytest

from ludotheque.core import MOST_MOVES
from ludotheque.games.kiwetin.moves import Grip, Pass, Setback, Swap, Throw
from ludotheque.games.kiwetin.state import BLOWN, HEADWIND, HELD, OVER, READY, TRADE_WIND
from ludotheque.games.kiwetin.turn import carried

from .dealing import deal

FACES = (0, 2, 3, 4, 5, 6)


@pytest.mark.clause("4.1", "4.2", "4.3", "4.4")
@pytest.mark.parametrize("spirit", ["ki", "we", "tin"])
def test_every_throw_against_every_total(spirit):
    base = {"ki": 1, "we": 2, "tin": 3}[spirit]
    for die, first, second in product((1, 2, 3), FACES, FACES):
        table = deal(f"{spirit} we", at=[10, 0]).move(die).hold(first, second)
        landed, total = 10 + base + die, base + die
        crosses = [first, second].count(0)
        if crosses:
            expected = landed - base - (crosses == 2)
        elif max(first, second) < total:
            expected = landed - base
        else:
            expected = landed + (first == second)
        assert table.spaces == [expected, 0]
        assert table.turn == 1


@pytest.mark.clause("4.1")
def test_the_number_to_reach_is_what_was_thrown_however_far_the_spirit_went():
    assert deal("tin we", tiles={4: "squall"}).move(1).hold(2, 3).spaces == [0, 0]
    assert deal("tin we", tiles={4: "squall"}).move(1).hold(2, 4).spaces == [2, 0]


@pytest.mark.clause("4.3")
def test_two_crosses_are_one_move_back():
    table = deal("ki we", tiles={9: "web", 8: "breeze"}, at=[8, 0]).move(1).hold(0, 0)
    assert table.way == [8, 10, 8, 9]
    assert table.webs == [1, 0]


@pytest.mark.clause("4.2")
def test_one_cross_fails_however_high_the_other_die():
    assert deal("we we", at=[5, 0]).move(1).hold(6, 0).spaces == [6, 0]


@pytest.mark.clause("4.5")
@pytest.mark.parametrize(
    ("faces", "tiles", "space"),
    [
        ((0, 2), {6: "zephyr"}, 8),
        ((0, 2), {6: "gust", 5: "squall"}, 3),
        ((6, 6), {9: "breeze"}, 10),
        ((6, 6), {9: "gust"}, 8),
    ],
)
def test_after_a_fail_or_an_alize_the_tile_there_acts_without_a_grip(faces, tiles, space):
    table = deal(tiles=tiles, at=[5, 0]).move(1).hold(*faces)
    assert table.spaces == [space, 0]
    assert table.turn == 1


@pytest.mark.clause("4.5")
def test_after_a_fail_tiles_lead_to_one_another():
    table = deal(tiles={6: "breeze", 7: "web"}, at=[5, 0]).move(1).hold(0, 2)
    assert table.way == [5, 8, 6, 7]
    assert table.webs == [1, 0]


@pytest.mark.clause("4.5")
def test_a_tile_that_has_acted_this_turn_does_not_act_after_a_fail():
    table = deal(tiles={5: "zephyr"}, at=[2, 0]).move(1).hold(0, 3)
    assert table.way == [2, 5, 7, 5]
    assert table.spaces == [5, 0]


@pytest.mark.clause("4.5")
@pytest.mark.parametrize("tile", ["sturdy", "rotten"])
def test_branches_do_nothing_after_the_grip(tile):
    table = deal(tiles={6: tile}, at=[5, 0]).move(1).hold(0, 5)
    assert table.spaces == [6, 0]
    assert table.turn == 1


@pytest.mark.clause("4.5")
def test_a_rune_tile_after_a_fail_gives_a_rune_and_the_turn_ends():
    table = deal(tiles={6: "rune"}, at=[5, 0]).move(1).hold(0, 5)
    assert table.draws
    table.draw("vine")
    assert table.hand(0) == ["vine"]
    assert table.moment == 4


@pytest.mark.clause("4.5", "3.9")
def test_a_whirlwind_after_a_fail_passes_the_figures_on():
    table = deal(tiles={6: "whirlwind"}, at=[5, 0]).move(1).hold(0, 5)
    assert table.figures == [1, 0]
    assert table.turn == 1


@pytest.mark.clause("4.6")
def test_a_bounce_before_the_grip_sets_the_number_to_reach():
    table = deal(tiles={5: "bounce"}).move(3).move(1)
    assert table.state.total == 3
    table.hold(3, 2)
    assert table.spaces == [8, 0]
    assert table.turn == 1


@pytest.mark.clause("4.6")
def test_after_a_bounce_that_follows_the_grip_the_spirit_stays_where_it_comes_to():
    table = deal(tiles={6: "bounce", 11: "gust", 10: "rotten"}, at=[5, 0]).move(1).hold(0, 5)
    assert table.turn == 0
    assert table.legal(0) == [Throw()]
    assert table.state.dice == 0, "the dice of the grip have been taken up: they say nothing of the new movement"
    table.move(3)
    assert table.way == [6, 11, 10]
    assert table.spaces == [10, 0]
    assert table.turn == 1


@pytest.mark.clause("4.7")
def test_a_spirit_that_a_rune_moves_keeps_its_two_throws():
    table = deal(tiles={3: "rotten", 9: "sturdy"}, at=[0, 9], hands=["swap"]).move(1)
    table.play(0, Swap(1))
    assert table.spaces == [9, 3]
    assert table.hold(6, 5).must_grip
    assert table.hold(0, 5).spaces == [7, 3]


@pytest.mark.clause("4.7")
def test_a_spirit_that_a_rune_moves_from_a_sturdy_branch_need_not_grip():
    table = deal(tiles={3: "sturdy", 9: "rotten"}, at=[0, 9], hands=["swap"]).move(1)
    assert table.moment == 4
    table.play(0, Swap(1))
    assert table.spaces == [9, 3]
    assert table.turn == 1


@pytest.mark.clause("4.7")
def test_a_rune_that_moves_the_spirit_is_part_of_the_way_that_a_fail_ends():
    table = deal(at=[0, 9], hands=["swap"]).move(1).play(0, Swap(1)).hold(0, 5)
    assert table.way == [0, 3, 9, 7]


def flower(spirits="we we", **options):
    return deal(spirits, at=[33, 0], **options)


@pytest.mark.clause("5.1", "5.2")
def test_whoever_holds_the_flower_wins():
    table = flower().move(2)
    assert table.spaces == [36, 0]
    assert table.state.trial == 1
    assert table.legal(0) == [Grip()]
    table.hold(2, 4)
    assert table.match.is_over
    assert table.match.outcome.winners == (0,)
    assert table.match.outcome.scores == (36, 0)


@pytest.mark.clause("5.1")
def test_the_flower_asks_for_the_whole_total():
    table = flower("tin we").move(3)
    assert table.state.total == 6
    table.hold(5, 4)
    assert not table.match.is_over
    assert table.spaces == [33, 0]


@pytest.mark.clause("5.2")
def test_an_alize_holds_the_flower():
    assert flower().move(1).hold(5, 5).match.is_over


@pytest.mark.clause("5.1")
def test_an_alize_may_carry_a_spirit_to_the_flower_and_to_another_grip():
    table = deal(at=[32, 0]).move(1)
    assert table.spaces == [35, 0]
    table.hold(4, 4)
    assert table.spaces == [36, 0]
    assert table.state.trial == 1
    assert table.turn == 0
    assert table.hold(3, 2).match.is_over


@pytest.mark.clause("5.1")
@pytest.mark.parametrize(("tile", "space"), [("breeze", 35), ("zephyr", 34), ("zephyr", 35)])
def test_a_tile_may_carry_a_spirit_to_the_flower(tile, space):
    table = deal(tiles={space: tile}, at=[space - 3, 0]).move(1)
    assert table.spaces == [36, 0]
    assert table.state.trial == 1


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(("faces", "space"), [((2, 2), 34), ((0, 6), 34), ((0, 0), 33)])
def test_a_failed_trial_goes_back_and_the_turn_is_over(faces, space):
    table = flower().move(1).hold(*faces)
    assert table.spaces == [space, 0]
    assert table.state.trial == 0
    assert table.turn == 1


@pytest.mark.clause("5.3")
def test_after_a_failed_trial_the_tile_there_acts_without_a_grip():
    table = flower(tiles={34: "squall", 32: "rotten"}).move(1).hold(0, 6)
    assert table.way == [33, 36, 34, 32]
    assert table.turn == 1


@pytest.mark.clause("5.1", "5.3")
def test_a_zephyr_may_carry_a_spirit_from_one_trial_to_the_next():
    table = flower(tiles={34: "zephyr"}).move(1).hold(0, 6)
    assert table.state.trial == 1
    assert table.turn == 0
    table.hold(0, 6)
    # The Zephyr has acted.
    assert table.spaces == [34, 0]
    assert table.turn == 1


@pytest.mark.clause("4.6", "5.3")
def test_a_bounce_after_a_failed_trial_may_lead_to_another():
    table = flower(tiles={34: "bounce"}).move(1).hold(0, 6)
    assert table.state.phase == READY
    table.move(3)
    assert table.state.total == 5
    assert table.state.trial == 1
    assert table.hold(5, 2).match.is_over


@pytest.mark.clause("4.6", "5.3")
def test_after_a_failed_trial_a_new_movement_ends_without_a_grip():
    table = flower("ki we", tiles={35: "gust", 34: "bounce"}).move(2).hold(0, 6)
    assert table.way == [33, 36, 35, 34]
    table.set(space=[10, 0, 0, 0, 0, 0]).move(1)
    assert table.spaces == [12, 0]
    assert table.turn == 1


@pytest.mark.clause("5.4")
def test_no_rune_is_played_from_the_arrival_until_the_trial_is_over():
    table = flower(tiles={35: "breeze"}, hands=["ice root swap", "ice root swap"])
    table.set(space=[32, 9, 0, 0, 0, 0]).move(1)
    assert table.spaces == [36, 9]
    assert table.match.actors == {0}
    assert table.legal(0) == [Grip()]
    table.grip(0, 5)
    assert table.spaces == [34, 9]
    assert table.moment == 4


@pytest.mark.clause("5.4")
def test_until_the_flower_is_touched_everything_is_allowed():
    table = flower(hands=["", "setback"]).throw(1)
    assert table.legal(1) == [Pass(), Setback()]


@pytest.mark.clause("9.1")
def test_the_figure_that_holds_the_flower_wins_for_whoever_plays_it():
    table = deal("ki tin", tiles={2: "whirlwind"}, at=[0, 30]).move(1)
    assert table.spaces == [30, 2]
    table.move(1).hold(6, 5)
    assert table.spaces == [30, 4]
    table.move(3).hold(6, 2)
    assert table.match.outcome.winners == (0,)
    assert table.match.outcome.scores == (36, 4)
    assert table.state.phase == OVER


@pytest.mark.clause("9.2")
def test_a_match_without_end_goes_to_the_spirit_furthest_on():
    table = deal("we we we", at=[3, 9, 9]).set(moves=MOST_MOVES)
    assert table.match.is_over
    assert table.match.outcome.winners == (1, 2)
    assert table.match.outcome.scores == (3, 9, 9)


def test_who_holds_is_carried_nowhere():
    """4.2, 4.3, 4.4: what each throw of the grip dice does to where the spirit stands."""
    table = deal(at=[10, 0]).throw(3)
    base = table.match.box.bases[table.state.spirit[0]]
    brought = [carried(table.match.box, table.state, each) for each in (HELD, TRADE_WIND, BLOWN, HEADWIND)]
    assert brought == [0, 1, -base, -base - 1]
