"""Clauses 5.6 to 5.11: thefts, and the order of those that collide."""

import pytest

from ludotheque.games.rok.moves import Aim, Rob, Steal
from ludotheque.games.rok.state import AIMING, FALLING, NOBODY, ORDERING, ROBBING

from .dealing import deal

SHORT, NEAR = 10, 22
"""Forces that stop far from Destiny and near to it."""


def flick(table, winner):
    """All flick; this seat comes nearest."""
    while table.phase == AIMING:
        table.flick(0, NEAR if table.state.turn == winner else SHORT)
    assert table.phase == ORDERING
    assert table.match.actors == {winner}
    return table


def mutual(**options):
    """Seats 0 and 1 have each other's twin, both basalt."""
    return deal("b0 b1", visible="b0 b1 a3", loot=["b2 b2 a0 a0", "b3 b3 o0 o0"], **options).race("b1", "b0")


@pytest.mark.clause("5.6")
def test_the_twin_joins_the_loot_of_whoever_grabbed_it():
    table = deal("b7 a7", visible="a7 o2").grab(0, "a7")
    assert (table.loots, table.held(0)) == (["", ""], ["a7"])
    table.done()
    assert table.state.thief[:2] == [NOBODY, 0]
    assert table.phase == ROBBING
    assert (table.loots, table.held(0)) == (["a7", ""], [])


@pytest.mark.clause("5.7")
def test_a_thief_takes_the_equilibrium_rune_and_all_loot_of_its_colour():
    loot = ["b1 b1 a1", "a0 a0 a1 b0 b0 o0"]
    table = deal("b7 a7", visible="a7", loot=loot).race("a7")
    assert table.match.odds() == {Rob(1): 1}
    table.step()
    assert table.loots == ["b1 b1 a0 a0 a1 a1 a7 a7", "b0 b0 o0"]
    assert table.equilibrium == ["b7", "–"]
    assert table.state.thief[:2] == [NOBODY, NOBODY]


@pytest.mark.clause("5.7")
def test_victims_in_order_of_play():
    table = deal("b0 b1 o0 a0", visible="b0 b1 a0", lead=1).race("", "", "b0 b1 a0")
    assert table.steps()[:3] == [Rob(1), Rob(3), Rob(0)]
    assert table.loots == ["", "", "b0 b0 b1 b1 a0 a0", ""]


@pytest.mark.clause("5.7", "5.9")
def test_thefts_of_different_colours_do_not_collide():
    table = deal("b0 a0", visible="b0 a0 o1 o2", loot=["b1 b1 a1 a1", "b2 b2 a2 a2"]).race("a0", "b0")
    assert table.steps()[:2] == [Rob(0), Rob(1)]
    assert table.loots == ["a0 a0 a1 a1 a2 a2", "b0 b0 b1 b1 b2 b2"]
    assert table.equilibrium == ["o1", "o2"]


@pytest.mark.clause("5.9")
def test_one_thief_of_several_needs_no_flick():
    table = deal("b0 b1 b2", visible="b0 b1", loot=["b3 b3", "b4 b4"]).race("", "", "b0 b1")
    assert table.steps()[:2] == [Rob(0), Rob(1)]
    assert table.loots == ["", "", "b0 b0 b1 b1 b3 b3 b4 b4"]


@pytest.mark.clause("5.9")
def test_two_thieves_whom_nobody_robs_need_no_flick():
    table = deal("b0 b1 a2 a3", visible="b0 b1").race("", "", "b0", "b1")
    assert table.steps()[:2] == [Rob(0), Rob(1)]
    assert table.loots == ["", "", "b0 b0", "b1 b1"]


@pytest.mark.clause("5.9")
def test_mutual_thefts_of_a_colour_are_flicked_for():
    table = mutual()
    assert table.phase == AIMING
    assert table.state.contest == 0
    assert table.state.flicker[:2] == [1, 1]
    assert table.match.actors == {0}
    assert table.loots == ["b1 b2 b2 a0 a0", "b0 b3 b3 o0 o0"], "the twins are in the loots already"
    flick(table, 1)
    assert table.match.legal(1) == [Steal(0), Steal(1)]


@pytest.mark.clause("5.8", "5.10")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_whoever_steals_last_has_it_all(first, second):
    """Who is robbed first has lost the twin, but steals all the same."""
    table = flick(mutual(), 0)
    table.play(0, Steal(first))
    assert table.match.odds() == {Rob(second): 1}, "what is left does not collide"
    table.step()
    basalt = "b0 b0 b1 b1 b2 b2 b3 b3"
    assert table.loots[first] == f"{basalt} {['a0 a0', 'o0 o0'][first]}"
    assert table.loots[second] == ["a0 a0", "o0 o0"][second]
    assert table.equilibrium == ["–", "–"]


@pytest.mark.clause("5.8", "5.9")
def test_a_chain_of_thefts():
    """Seat 0 robs seat 1, which robs seat 2."""
    loot = ["b4 b4", "b5 b5", "b6 b6"]
    chain = deal("a0 b1 b2", visible="b1 b2", loot=loot).race("b1", "b2")
    assert [seat for seat in range(3) if chain.state.flicker[seat]] == [0, 1]
    flick(chain, 1)
    assert chain.match.legal(1) == [Steal(1), Steal(2)]
    chain.play(1, Steal(1)).step()
    assert chain.loots == ["b1 b1 b2 b4 b4 b5 b5", "b2 b6 b6", ""], "the pair of b2 is torn apart for good"
    chain = deal("a0 b1 b2", visible="b1 b2", loot=loot).race("b1", "b2")
    flick(chain, 0).play(0, Steal(2)).step()
    assert chain.loots == ["b1 b1 b2 b2 b4 b4 b5 b5 b6 b6", "", ""]


@pytest.mark.clause("5.9", "5.10")
def test_a_thief_of_two_who_is_robbed_back_by_one_of_them():
    """Seat 0 robs seats 1 and 2, and seat 1 robs seat 0."""
    loot = ["b4 b4", "b5 b5", "b6 b6"]
    table = deal("b0 b1 b2", visible="b0 b1 b2", loot=loot).race("b1 b2", "b0")
    assert table.state.flicker[:3] == [1, 1, 0], "seat 2 is only robbed"
    flick(table, 1)
    assert table.match.legal(1) == [Steal(0), Steal(1), Steal(2)], "what seat 0 steals first, seat 1 steals with it"
    table.play(1, Steal(2))
    assert table.match.legal(1) == [Steal(0), Steal(1)]
    table.play(1, Steal(1)).step()
    assert table.loots == ["", "b0 b0 b1 b1 b2 b2 b4 b4 b5 b5 b6 b6", ""]
    table = deal("b0 b1 b2", visible="b0 b1 b2", loot=loot).race("b1 b2", "b0")
    flick(table, 0).play(0, Steal(0))
    assert table.steps()[:2] == [Rob(1), Rob(2)], "what is left does not collide"
    assert table.loots == ["b0 b0 b1 b1 b2 b2 b4 b4 b5 b5 b6 b6", "", ""]


@pytest.mark.clause("5.9", "5.11")
def test_a_circle_over_two_colours_is_a_chain_in_one_of_them():
    """Seat 0 robs seat 1, seat 1 robs seat 2, and seat 2 robs seat 0; seat 2's rune is amber."""
    loot = ["b4 b4 a4 a4", "b5 b5 a5 a5", "b6 b6 a6 a6"]
    table = deal("b0 b1 a2", visible="b0 b1 a2", loot=loot).race("b1", "a2", "b0")
    assert table.match.odds() == {Rob(2): 1}, "the only theft of amber collides with none"
    table.step()
    assert table.phase == AIMING
    assert (table.state.contest, table.state.flicker[:3]) == (0, [1, 0, 1])
    flick(table, 2)
    assert table.match.legal(2) == [Steal(0), Steal(1)]
    table.play(2, Steal(1)).step()
    assert table.loots == ["a4 a4", "a2 a2 a5 a5 a6 a6", "b0 b0 b1 b1 b4 b4 b5 b5 b6 b6"]


@pytest.mark.clause("5.10")
def test_a_circle_of_thefts_is_ordered_until_none_collides():
    table = deal("b0 b1 b2", visible="b0 b1 b2", loot=["b4 b4", "b5 b5", "b6 b6"]).race("b1", "b2", "b0")
    assert table.state.flicker[:3] == [1, 1, 1]
    flick(table, 2)
    assert table.match.legal(2) == [Steal(0), Steal(1), Steal(2)]
    table.play(2, Steal(1))
    assert table.phase == ORDERING
    assert table.match.legal(2) == [Steal(0), Steal(2)]
    table.play(2, Steal(2))
    assert table.match.odds() == {Rob(0): 1}
    table.step()
    assert table.loots == ["", "b0 b2 b6 b6", "b0 b1 b1 b2 b4 b4 b5 b5"]
    assert table.equilibrium == ["–", "–", "–"]


@pytest.mark.clause("5.9")
def test_what_does_not_collide_comes_first():
    table = deal("b0 b1 b2 a3", visible="b0 b1 b2 o5").race("b1", "b0", "", "b2")
    assert table.match.odds() == {Rob(2): 1}, "the same colour, but neither thief nor victim is in the quarrel"
    table.step()
    assert table.phase == AIMING
    assert table.state.flicker[:4] == [1, 1, 0, 0]


@pytest.mark.clause("5.10")
def test_two_quarrels_of_a_colour_are_one_flick():
    table = deal("b0 b1 b2 b3", visible="b0 b1 b2 b3").race("b1", "b0", "b3", "b2")
    assert table.state.flicker[:4] == [1, 1, 1, 1]
    flick(table, 3)
    table.play(3, Steal(0))
    assert table.phase == ORDERING
    assert table.match.legal(3) == [Steal(2), Steal(3)], "the theft from seat 1 no longer collides"
    table.play(3, Steal(2))
    assert table.steps()[:2] == [Rob(1), Rob(3)]


@pytest.mark.clause("5.11")
def test_each_colour_has_a_flick_of_its_own():
    table = deal("a0 a1 b0 b1", visible="a0 a1 b0 b1").race("a1", "a0", "b1", "b0")
    assert (table.state.contest, table.state.flicker[:4]) == (0, [0, 0, 1, 1])
    flick(table, 3).play(3, Steal(2))
    table.step()
    assert table.phase == AIMING
    assert (table.state.contest, table.state.flicker[:4]) == (1, [1, 1, 0, 0])
    flick(table, 0).play(0, Steal(0))
    table.step()
    assert table.loots == ["a0 a0 a1 a1", "", "b0 b0 b1 b1", ""]


@pytest.mark.clause("5.9", "6.1")
def test_thieves_flick_in_order_of_play():
    table = deal("b0 b1 b2", visible="b0 b1 b2", lead=1).race("b1", "b2", "b0")
    order = []
    while table.phase == AIMING:
        order.append(table.state.turn)
        table.flick(0, NEAR if table.state.turn == 0 else SHORT + table.state.turn)
    assert order == [1, 2, 0]


@pytest.mark.clause("5.10")
def test_ordering_ends_and_the_steps_go_on():
    table = flick(mutual(hidden=1), 0).play(0, Steal(0))
    table.steps()
    assert table.phase == FALLING
    assert table.state.turn == NOBODY
    assert table.equilibrium == ["a3", "–"]
    assert table.state.flicker[:2] == [0, 0]
    assert set(table.all_runes().values()) == {2}


@pytest.mark.clause("5.9")
def test_an_own_twin_settles_a_quarrel_beforehand():
    table = deal("b0 b1", visible="b0 b1 o0").grab(0, "b0").grab(1, "b1").done()
    assert table.loots == ["b0 b0", "b1 b1"]
    assert Aim(0) not in table.match.legal(0)
    assert table.equilibrium == ["–", "–"]
