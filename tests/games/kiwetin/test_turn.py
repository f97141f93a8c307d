"""Clauses 2 and 3: moving, and the tiles."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.kiwetin.moves import Catch, Deal, Fall, Grip, Rune, Throw
from ludotheque.games.kiwetin.state import LONGEST_WAY, READY

from .dealing import RUNES, deal


@pytest.mark.clause("2.1")
def test_base_and_die_are_the_total():
    table = deal("tin we")
    assert table.legal(0) == [Throw()]
    table.play(0, Throw())
    assert table.match.odds() == {Fall(1): 2, Fall(2): 2, Fall(3): 2}
    table.nature(Fall(3))
    assert table.state.total == 6
    assert table.spaces == [6, 0]
    assert table.way == [0, 6]


@pytest.mark.clause("2.2")
def test_a_move_beyond_the_flower_stops_on_it():
    table = deal("tin we", at=[33, 0]).move(3)
    assert table.spaces == [36, 0]


@pytest.mark.clause("2.2")
def test_a_move_back_stops_on_the_start():
    table = deal("ki we", tiles={2: "squall"}, squall=5).move(1)
    assert table.spaces == [0, 0]
    assert table.way == [0, 2, 0]
    assert deal("tin we").set(space=[0] * 6).move(1).hold(0, 0).spaces == [0, 0]


@pytest.mark.clause("2.3")
def test_after_the_grip_it_is_the_next_players_turn():
    table = deal().move(1)
    assert table.legal(0) == [Grip()]
    table.play(0, Grip())
    assert table.match.odds() == {Catch(face): 1 for face in (0, 2, 3, 4, 5, 6)}
    table.nature(Catch(6))
    assert table.match.actors == {NATURE}
    table.nature(Catch(5))
    assert table.match.actors == {1}
    assert table.legal(1) == [Throw()]
    assert table.state.turns == 2


@pytest.mark.clause("3.1", "3.3")
@pytest.mark.parametrize(("tile", "space"), [("breeze", 4), ("zephyr", 5), ("gust", 2), ("squall", 1)])
def test_winds_blow(tile, space):
    table = deal(tiles={3: tile}).move(1)
    assert table.spaces == [space, 0]
    assert table.way == [0, 3, space]
    assert table.state.total == 3
    assert table.must_grip


@pytest.mark.clause("3.1")
def test_a_tile_that_another_leads_to_acts_too():
    table = deal(tiles={3: "zephyr", 5: "gust", 4: "breeze"}).move(1)
    assert table.way == [0, 3, 5, 4, 5]
    assert table.spaces == [5, 0]


@pytest.mark.clause("3.1")
def test_tiles_on_the_way_do_nothing():
    assert deal(tiles={1: "web", 2: "whirlwind"}).move(1).hold(6, 5).webs == [0, 0]


@pytest.mark.clause("3.2")
def test_a_tile_acts_once_a_turn():
    table = deal(tiles={3: "breeze", 4: "gust"}).move(1)
    assert table.way == [0, 3, 4, 3]
    assert table.spaces == [3, 0]
    assert table.must_grip
    table.hold(6, 5).move(1)
    assert table.way == [0, 3, 4, 3]


@pytest.mark.clause("3.2")
def test_a_tile_acts_again_in_another_turn():
    table = deal(tiles={3: "gust"}).move(1).hold(6, 5).move(3).hold(6, 5)
    table.set(space=[0] * 6).move(1)
    assert table.spaces == [2, 0]


def test_a_wind_of_no_strength_ends_the_way():
    assert deal(tiles={3: "breeze"}, breeze=0).move(1).way == [0, 3, 3]


def test_a_way_without_end_is_told_as_far_as_it_goes():
    tiles = {space: "breeze" if space % 2 else "zephyr" for space in range(3, 60)}
    table = deal(tiles=tiles, flower=63, breeze=1, zephyr=1).move(1)
    assert table.spaces == [60, 0]
    assert table.way == [0, *range(3, LONGEST_WAY + 2)]
    assert table.must_grip


@pytest.mark.clause("3.4")
def test_a_web_costs_the_next_turn():
    table = deal("we we we", tiles={3: "web"}).move(1)
    assert table.webs == [1, 0, 0]
    assert table.must_grip
    table.hold(6, 5).move(2).hold(6, 5).move(2).hold(6, 5)
    assert table.turn == 1
    assert table.webs == [0, 0, 0]
    assert table.state.turns == 5
    table.move(1).hold(6, 5).move(1).hold(6, 5)
    assert table.turn == 0


@pytest.mark.clause("3.4")
def test_when_all_have_webs_all_lose_a_turn():
    table = deal().move(1).set(web=[1, 1, 0, 0, 0, 0]).hold(6, 5)
    assert table.turn == 1
    assert table.state.turns == 4
    assert table.webs == [0, 0]


@pytest.mark.clause("3.4")
def test_a_figure_has_at_most_one_web():
    table = deal(tiles={3: "web"}).set(web=[1, 0, 0, 0, 0, 0]).move(1)
    assert table.webs == [1, 0]


@pytest.mark.clause("3.4", "3.9")
def test_a_web_is_lost_by_whoever_plays_the_figure_then():
    table = deal("ki we tin", tiles={2: "web", 3: "whirlwind"})
    table.move(1).hold(6, 5).move(1)
    assert table.figures == [2, 0, 1]
    assert table.webs == [0, 1, 0]
    # Seat 2 plays We now and seat 0 Tin; the web on Ki costs seat 1 its turn.
    table.move(2).hold(6, 5)
    assert table.turn == 0
    table.move(2).hold(6, 5)
    assert table.turn == 2
    assert table.webs == [0, 0, 0]


@pytest.mark.clause("3.5")
def test_a_bounce_is_a_new_movement():
    table = deal("tin we", tiles={4: "bounce", 10: "breeze"}).move(1)
    assert table.state.phase == READY
    assert table.turn == 0
    assert table.spaces == [4, 0]
    table.move(3)
    assert table.state.total == 6
    assert table.way == [4, 10, 11]
    assert table.must_grip


@pytest.mark.clause("3.2", "3.5")
def test_a_bounce_bounces_once_a_turn():
    table = deal(tiles={3: "bounce", 6: "squall", 4: "gust"}).move(1).move(1)
    assert table.way == [3, 6, 4, 3]
    assert table.must_grip
    assert table.state.total == 3


@pytest.mark.clause("3.6")
def test_on_a_sturdy_branch_there_is_no_grip():
    table = deal(tiles={3: "sturdy"}).move(1)
    assert table.turn == 1
    assert table.spaces == [3, 0]


@pytest.mark.clause("3.7")
def test_on_a_rotten_branch_two_throws_must_hold():
    table = deal(tiles={3: "rotten"}).move(1).hold(2, 3)
    assert table.turn == 0
    assert table.must_grip
    table.hold(4, 2)
    assert table.turn == 1
    assert table.spaces == [3, 0]


@pytest.mark.clause("3.7")
def test_on_a_rotten_branch_the_first_fail_is_the_last_throw():
    table = deal(tiles={3: "rotten"}).move(1).hold(2, 2)
    assert table.turn == 1
    assert table.spaces == [1, 0]
    table = deal(tiles={3: "rotten"}).move(1).hold(6, 5).hold(0, 5)
    assert table.turn == 1
    assert table.spaces == [1, 0]


@pytest.mark.clause("3.7")
@pytest.mark.parametrize("throws", [[(5, 5)], [(5, 4), (3, 3)]])
def test_on_a_rotten_branch_an_alize_is_the_last_throw(throws):
    table = deal(tiles={3: "rotten"}).move(1)
    for faces in throws:
        table.hold(*faces)
    assert table.turn == 1
    assert table.spaces == [4, 0]


@pytest.mark.clause("3.7", "4.6")
def test_a_bounce_forgets_nothing_a_rotten_branch_would_ask():
    table = deal(tiles={3: "bounce", 6: "rotten"}).move(1).move(1).hold(6, 5)
    assert table.must_grip
    assert table.hold(6, 5).turn == 1


@pytest.mark.clause("3.8")
def test_a_rune_tile_gives_a_rune():
    table = deal(tiles={3: "rune"}).move(1)
    assert table.draws
    assert table.match.odds() == {Deal(rune): 3 for rune in RUNES}
    table.draw("ice")
    assert table.hand(0) == ["ice"]
    assert table.state.deck == 29
    # Whoever holds a Rune is asked.
    assert table.moment == 2
    assert table.hold(6, 5).moment == 4


@pytest.mark.clause("3.8")
def test_an_empty_deck_is_the_discards():
    table = deal(tiles={3: "rune"})
    discards = [0, 2, 0, 0, 1, 0, 0, 0, 0, 0]
    table.set(under=[0] * 10, deck=0, discard=discards).move(1)
    assert table.match.odds() == {Deal(Rune.SURGE): 2, Deal(Rune.ICE): 1}
    table.draw("surge")
    assert table.state.under == [0, 1, 0, 0, 1, 0, 0, 0, 0, 0]
    assert table.state.deck == 2
    assert table.discards() == []


@pytest.mark.clause("3.8")
def test_without_deck_and_discards_nothing_is_drawn():
    table = deal(tiles={3: "rune"}, runes=[0] * 10).move(1)
    assert table.must_grip
    assert table.hand(0) == []


@pytest.mark.clause("3.8")
def test_a_hand_holds_any_number():
    table = deal(tiles={3: "rune"}, hands=["shatter surge setback root ice swap wake theft vine mirror"]).move(1)
    assert len(table.draw("mirror").hand(0)) == 11


@pytest.mark.clause("3.9")
def test_a_whirlwind_passes_the_figures_on():
    table = deal("ki we tin", tiles={2: "whirlwind"}, at=[0, 7, 9], hands=["ice", "", "root"]).move(1)
    # Each takes over the figure of the neighbour on the right: seat 0 that of seat 2.
    assert table.figures == [2, 0, 1]
    assert table.spaces == [9, 2, 7]
    assert [table.hand(seat) for seat in range(3)] == [["ice"], [], ["root"]]
    table.end_turn()
    assert table.turn == 1


@pytest.mark.clause("3.9")
def test_after_a_whirlwind_there_is_no_grip():
    table = deal(tiles={3: "whirlwind"}).move(1)
    assert table.turn == 1
    assert table.state.phase == READY
    # Seat 1 plays on with the figure that has just moved.
    assert table.spaces == [0, 3]


@pytest.mark.clause("3.9")
def test_a_whirlwind_moves_with_the_spirits_own_base():
    table = deal("ki tin", tiles={2: "whirlwind"}).move(1)
    assert table.move(3).spaces == [0, 6]
    assert table.hold(6, 5).move(3).spaces == [6, 6]


@pytest.mark.clause("3.10")
def test_a_whirlwind_does_not_act_on_a_spirit_that_began_its_turn_there():
    table = deal(tiles={5: "whirlwind", 8: "squall", 6: "gust"}, at=[5, 0]).move(1)
    assert table.way == [5, 8, 6, 5]
    assert table.figures == [0, 1]
    assert table.must_grip


@pytest.mark.clause("3.10")
def test_a_whirlwind_acts_on_a_spirit_that_comes_back_from_elsewhere():
    table = deal(tiles={5: "whirlwind"}, at=[4, 0]).move(1).hold(0, 0)
    assert table.spaces == [4, 0]
    table = deal(tiles={5: "whirlwind"}, at=[4, 0]).move(1).hold(0, 2)
    assert table.spaces == [0, 5]
    assert table.figures == [1, 0]
