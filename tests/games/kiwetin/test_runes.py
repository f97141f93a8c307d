"""Clauses 7: what each Rune does."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.kiwetin.moves import (
    Catch,
    Deal,
    Fall,
    Ice,
    Lose,
    Mirror,
    Pass,
    Root,
    Rune,
    Setback,
    Shatter,
    Surge,
    Swap,
    Theft,
    Throw,
    Tile,
    Vine,
    Wake,
)
from ludotheque.games.kiwetin.state import (
    AFTER_GRIP,
    AFTER_THROW,
    BEFORE_GRIP,
    BEFORE_THROW,
    END_OF_TURN,
    NO_TILE,
    READY,
)

from .dealing import TILES, deal


@pytest.mark.clause("7.1")
def test_shatter_takes_a_tile_off_the_board():
    table = deal(tiles={3: "web", 9: "breeze"}, hands=["shatter"]).play(0, Shatter(3))
    assert table.state.tile[3] == NO_TILE
    assert table.state.pile[TILES.index(Tile.WEB)] == 3
    assert table.move(1).webs == [0, 0]


@pytest.mark.clause("7.1")
def test_shatter_is_not_for_a_tile_that_a_spirit_stands_on():
    table = deal("we we we", tiles={3: "web", 9: "breeze", 35: "gust"}, at=[9, 3, 4], hands=["shatter"])
    assert table.legal(0) == [Pass(), Shatter(35)]
    table = deal(tiles={3: "web"}, at=[3, 0], hands=["", "shatter"])
    assert table.legal(1) == [Pass()]


@pytest.mark.clause("7.1")
def test_shatter_may_take_the_tile_that_the_spirit_is_about_to_come_to():
    table = deal(tiles={3: "zephyr"}, hands=["", "shatter"]).throw(1).play(1, Shatter(3))
    assert table.spaces == [3, 0]
    assert table.must_grip


@pytest.mark.clause("7.1")
def test_shatter_may_take_the_tile_that_a_fail_would_lead_to():
    table = deal(tiles={6: "whirlwind"}, at=[5, 0], hands=["", "shatter"]).move(1).grip(0, 5)
    assert table.moment == AFTER_GRIP
    assert table.play(1, Shatter(6)).figures == [0, 1]


@pytest.mark.clause("7.2")
@pytest.mark.parametrize(("longer", "space"), [(True, 4), (False, 2)])
def test_surge_makes_the_move_longer_or_shorter(longer, space):
    table = deal(hands=["", "surge"]).throw(1).play(1, Surge(longer))
    assert table.spaces == [space, 0]
    assert table.state.total == 3
    assert table.hold(2, 3).spaces == [space, 0]


@pytest.mark.clause("7.2")
def test_surges_add_up():
    table = deal(hands=["surge", "surge"]).throw(1).play(0, Surge(True)).play(1, Pass())
    assert table.play(1, Surge(True)).spaces == [5, 0]


@pytest.mark.clause("7.2")
def test_a_move_of_nothing_lands_on_nothing_and_is_gripped_for():
    table = deal("ki we", tiles={4: "whirlwind"}, at=[4, 0], hands=["", "surge surge surge ice"]).throw(1)
    table.state.acted[4] = 0
    table.play(1, Surge(False), Pass(), Surge(False), Pass())
    assert table.legal(1) == [Pass(), Surge(True)]
    table.play(1, Pass())
    assert table.spaces == [4, 0]
    assert table.figures == [0, 1]
    assert table.moment == BEFORE_GRIP
    assert table.state.total == 2
    assert table.way == []
    assert table.hold(0, 5).way == [4, 3]


@pytest.mark.clause("6.9", "7.2")
def test_surge_may_not_be_played_where_the_move_ends_on_the_flower_all_the_same():
    table = deal("tin we", at=[33, 0], hands=["surge"]).throw(1)
    assert table.legal(0) == [Pass()]
    table = deal("tin we", at=[32, 0], hands=["surge"]).throw(1)
    assert table.legal(0) == [Pass(), Surge(False)]
    table = deal("tin we", at=[31, 0], hands=["surge"]).throw(1)
    assert table.legal(0) == [Pass(), Surge(False), Surge(True)]


@pytest.mark.clause("7.2")
def test_surge_counts_for_the_next_move_only():
    table = deal(tiles={4: "bounce"}, hands=["", "surge"]).throw(1).play(1, Surge(True))
    assert table.state.phase == READY
    assert table.move(1).spaces == [7, 0]


@pytest.mark.clause("7.3")
def test_setback_throws_the_movement_die_again():
    table = deal(hands=["root", "setback"]).throw(3).play(1, Setback()).play(0, Pass())
    assert table.match.odds() == {Fall(1): 2, Fall(2): 2, Fall(3): 2}
    table.nature(Fall(1))
    assert table.moment == AFTER_THROW
    assert table.state.total == 3
    assert table.pass_all().spaces == [3, 0]


@pytest.mark.clause("7.3")
def test_a_surge_survives_a_setback():
    table = deal(hands=["root", "setback surge"]).throw(3).play(1, Surge(True), Pass()).play(0, Pass())
    table.play(1, Setback()).play(0, Pass()).nature(Fall(1)).pass_all()
    assert table.spaces == [4, 0]
    assert table.state.total == 3


@pytest.mark.clause("7.2", "7.3")
def test_a_shorter_move_after_a_setback_is_never_below_nothing():
    table = deal("ki we", at=[5, 0], hands=["", "surge surge surge setback ice"]).throw(3)
    table.play(1, Surge(False), Pass(), Surge(False), Pass(), Surge(False), Pass(), Setback(), Pass())
    table.nature(Fall(1))
    assert table.state.total + table.state.surge == -1
    assert table.pass_all().spaces == [5, 0]


@pytest.mark.clause("7.4")
def test_root_holds_without_dice():
    table = deal(tiles={3: "rotten"}, hands=["root", ""]).move(1).play(0, Root())
    assert table.spaces == [3, 0]
    assert table.turn == 1
    assert table.state.dice == 0


@pytest.mark.clause("7.4")
def test_root_may_come_before_the_second_throw():
    table = deal(tiles={3: "rotten"}, hands=["root ice", ""]).move(1).hold(6, 5)
    assert table.moment == BEFORE_GRIP
    table.play(0, Root(), Pass(), Pass())
    assert table.moment == END_OF_TURN


@pytest.mark.clause("7.4")
def test_root_may_be_played_for_another():
    table = deal(hands=["", "root"]).move(1).play(1, Root())
    assert table.spaces == [3, 0]
    assert table.turn == 1


@pytest.mark.clause("7.4")
def test_root_is_for_one_turn():
    table = deal(hands=["root", ""]).move(1).play(0, Root())
    assert table.move(1).must_grip


@pytest.mark.clause("7.5")
def test_ice_throws_both_grip_dice_again():
    table = deal(hands=["root", "ice"]).move(1).grip(6, 6).play(1, Ice()).play(0, Pass())
    assert table.match.odds() == {Catch(face): 1 for face in (0, 2, 3, 4, 5, 6)}
    table.nature(Catch(0), Catch(2))
    assert table.moment == AFTER_GRIP
    assert table.spaces == [3, 0]
    assert table.pass_all().spaces == [1, 0]


@pytest.mark.clause("7.5")
def test_ice_may_be_played_again_and_again():
    table = deal(hands=["ice", "ice"]).move(1).grip(0, 0).play(0, Ice()).play(1, Pass()).nature(Catch(6), Catch(5))
    assert table.legal(1) == [Pass(), Ice()]
    table.play(1, Ice()).nature(Catch(3), Catch(3))
    assert table.spaces == [4, 0]


@pytest.mark.clause("7.6", "7.12")
def test_swap_changes_places_and_sets_off_no_tile():
    table = deal("we tin we", tiles={9: "zephyr", 2: "web"}, at=[2, 9, 2], hands=["swap"])
    assert table.legal(0) == [Pass(), Swap(1)]
    table.play(0, Swap(1))
    assert table.spaces == [9, 2, 2]
    assert table.webs == [0, 0, 0]
    assert table.state.phase == READY


@pytest.mark.clause("7.6")
def test_swap_between_throw_and_move_moves_on_from_the_new_space():
    table = deal(at=[2, 9], hands=["", "swap"]).throw(1).play(1, Swap(0))
    assert table.spaces == [12, 2]
    assert table.way == [9, 12]


@pytest.mark.clause("7.6", "3.9")
def test_swap_is_for_the_figures_as_they_are_played_now():
    table = deal("ki we tin", tiles={2: "whirlwind"}, at=[0, 7, 9], hands=["swap"]).move(1)
    assert table.spaces == [9, 2, 7]
    table.play(0, Swap(1))
    assert table.spaces == [2, 9, 7]
    assert table.state.space[:3] == [9, 7, 2]


@pytest.mark.clause("7.7", "7.12")
def test_wake_joins_a_spirit_a_little_ahead():
    table = deal("we we we we we", tiles={9: "web"}, at=[3, 2, 3, 9, 10], hands=["wake"])
    assert table.legal(0) == [Pass(), Wake(3)]
    table.play(0, Wake(3))
    assert table.spaces == [9, 2, 3, 9, 10]
    assert table.webs == [0] * 5


@pytest.mark.clause("7.8")
def test_theft_takes_a_random_card():
    table = deal("we we we", hands=["theft", "ice ice root", "vine"])
    assert table.legal(0) == [Pass(), Theft(1), Theft(2)]
    table.play(0, Theft(1)).play(1, Pass()).play(2, Pass())
    assert table.match.actors == {NATURE}
    assert table.match.odds() == {Lose(Rune.ROOT): 1, Lose(Rune.ICE): 2}
    table.lose("ice")
    assert [table.hand(seat) for seat in range(3)] == [["ice"], ["root", "ice"], ["vine"]]
    assert table.state.cards[:3] == [1, 2, 1]
    assert table.discards() == ["theft"]
    assert table.moment == BEFORE_THROW
    assert table.match.actors == {0, 1, 2}


@pytest.mark.clause("7.8")
def test_nothing_is_taken_from_an_empty_hand():
    table = deal("we we we", hands=["theft vine", "", "ice"])
    assert table.legal(0, Theft) == [Theft(2)]


@pytest.mark.clause("7.8")
def test_where_a_mirror_was_the_last_card_there_is_nothing_to_take():
    table = deal("we we we", hands=["theft vine", "mirror", "mirror"])
    table.play(0, Theft(1)).play(1, Mirror()).play(2, Mirror()).play(0, Pass())
    assert table.discards() == ["theft", "mirror", "mirror"]
    assert table.hand(0) == ["vine"]
    assert table.moment == BEFORE_THROW


@pytest.mark.clause("7.8")
def test_a_thief_takes_the_last_card():
    table = deal(hands=["theft", "swap"]).play(0, Theft(1)).play(1, Pass()).lose("swap")
    assert table.hand(0) == ["swap"]
    assert table.match.actors == {0}


@pytest.mark.clause("7.9")
def test_vine_puts_a_web_on_a_spirit():
    table = deal("we we we", hands=["vine"])
    assert table.legal(0) == [Pass(), Vine(0), Vine(1), Vine(2)]
    table.play(0, Vine(1)).move(1).hold(6, 5)
    assert table.turn == 2
    assert table.webs == [0, 0, 0]


@pytest.mark.clause("7.9")
def test_vine_takes_a_web_off():
    table = deal(tiles={3: "web"}, hands=["vine"]).move(1).play(0, Vine(0))
    assert table.webs == [0, 0]


@pytest.mark.clause("7.9")
def test_vine_at_the_end_of_a_turn_costs_the_next_player_the_turn():
    table = deal(hands=["", "vine"]).move(1).hold(6, 5)
    assert table.moment == END_OF_TURN
    table.play(1, Vine(1))
    assert table.turn == 0
    assert table.legal(0) == [Throw()]


@pytest.mark.clause("7.9", "3.9")
def test_vine_is_for_the_figure_that_a_seat_plays_now():
    table = deal("ki we tin", tiles={2: "whirlwind"}, hands=["vine"]).move(1).play(0, Vine(2))
    assert table.state.web[:3] == [0, 1, 0]
    assert table.webs == [0, 0, 1]


@pytest.mark.clause("7.10")
def test_mirror_is_played_only_as_an_answer():
    table = deal(hands=["mirror", "vine"])
    assert table.legal(0) == [Pass()]
    assert table.play(1, Vine(0)).legal(0) == [Pass(), Mirror()]


@pytest.mark.clause("7.12")
def test_no_tile_acts_on_the_spirit_that_another_swaps_away():
    table = deal(tiles={3: "whirlwind", 8: "bounce"}, at=[0, 3], hands=["wake", ""]).play(0, Wake(1))
    assert table.figures == [0, 1]
    assert table.spaces == [3, 3]


@pytest.mark.clause("3.10")
def test_a_spirit_swapped_onto_a_whirlwind_has_not_begun_its_turn_there():
    table = deal(tiles={5: "whirlwind", 8: "squall", 6: "gust"}, at=[0, 5], hands=["swap"]).play(0, Swap(1)).move(1)
    assert table.figures == [1, 0]


def test_a_rune_drawn_after_the_deck_ran_out_was_played_before():
    table = deal(tiles={3: "rune"}, runes=[0, 0, 0, 0, 0, 0, 0, 0, 1, 0], hands=["vine"]).play(0, Vine(1))
    table.move(1)
    assert table.match.odds() == {Deal(Rune.VINE): 1}
