"""Clauses 5 but for thefts: each step apart, and all of them in their order."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.rok.moves import Check, Clear, HandOn, Part, Pay, Replace, Rob
from ludotheque.games.rok.state import CHECKING, CLEARING, FALLING, HANDING_ON, NOBODY, PARTING, PAYING, REPLACING

from .dealing import deal, named


@pytest.mark.clause("5.1")
def test_an_odd_rune_goes_back_to_the_bag():
    table = deal(visible="b0 a0").race("b0")
    assert table.phase == CHECKING
    assert table.match.odds() == {Check(): 1}
    bag = table.state.bag
    table.step()
    assert table.state.bag == bag + 1
    assert table.unseen("b0") == 2
    assert table.held(0) == []
    assert table.visible == ["a0"]


@pytest.mark.clause("5.1")
def test_a_rune_whose_twin_was_left_lying_is_odd():
    table = deal(visible="b0 b0").race("b0")
    assert isinstance(table.step(), Check)
    assert table.visible == ["b0"]
    assert table.unseen("b0") == 1


@pytest.mark.clause("5.1")
def test_neither_pairs_nor_halves_nor_twins_are_odd():
    table = deal("b7 a7", visible="b0 b0 o0 o0 a7").race("b0 b0 o0 a7", "o0")
    assert isinstance(table.step(), Part), "there was nothing to check"


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(("odd", "owed"), [("b0", 1), ("b0 b1", 1), ("b0 b1 a0", 2), ("b0 b1 a0 a1", 2)])
def test_odd_runes_count_in_twos(odd, owed):
    table = deal(visible="b0 b1 a0 a1", loot=["o0 o0 o1 o1 o2 o2"]).race(odd)
    table.step()
    assert table.state.owed[:2] == [owed, 0]
    assert table.phase == PAYING


@pytest.mark.clause("5.2")
def test_everybodys_odd_runes_are_counted_apart():
    table = deal(visible="b0 b1 a0", loot=["o0 o0 o1 o1", "a1 a1 a2 a2"]).race("b0", "b1 a0")
    table.step()
    assert table.state.owed[:2] == [1, 1]


@pytest.mark.clause("5.3")
def test_the_owner_chooses_the_pair_to_pay():
    table = deal(visible="b0 b1 b2", loot=["o0 o0 o1 o1 a3", "a0 a0"]).race("b0 b1 b2")
    table.step()
    assert table.match.actors == {0}
    assert table.match.legal(0) == [Pay(*named("o0")), Pay(*named("o1"))], "a3 is no pair"
    bag = table.state.bag
    table.pay(0, "o1")
    assert table.state.bag == bag + 2
    assert table.unseen("o1") == 2
    assert table.loots == ["a3 o0 o0", "a0 a0"]
    assert table.match.legal(0) == [Pay(*named("o0"))], "asked even where there is no choice"
    assert table.pay(0, "o0").phase == HANDING_ON
    assert table.state.turn == NOBODY


@pytest.mark.clause("5.3")
def test_players_pay_in_order_of_play():
    loot = ["o0 o0", "o1 o1", "o2 o2"]
    table = deal("b7 a7 o7", visible="b0 b1 b2", loot=loot, lead=1).race("b0", "b1", "b2")
    table.step()
    paid = []
    while table.phase == PAYING:
        (seat,) = table.match.actors
        assert table.state.turn == seat
        paid.append(seat)
        table.play(seat, table.match.legal(seat)[0])
    assert paid == [1, 2, 0]


@pytest.mark.clause("5.4")
def test_who_has_no_pair_pays_nothing():
    table = deal(visible="b0 b1 b2", loot=["o0 o1"]).race("b0 b1 b2")
    table.step()
    assert table.state.owed[0] == 0
    assert table.loots == ["o0 o1", ""]
    assert table.phase == HANDING_ON


@pytest.mark.clause("5.4")
def test_who_has_too_few_pairs_pays_those():
    table = deal(visible="b0 b1 b2", loot=["o0 o0"]).race("b0 b1 b2")
    table.step()
    assert table.state.owed[0] == 1
    assert table.pay(0, "o0").phase == HANDING_ON


@pytest.mark.clause("5.4")
def test_a_pair_of_this_throw_may_be_paid():
    table = deal("b7 a7", visible="b0 a0 a0").race("b0 a0 a0")
    table.step()
    assert table.match.legal(0) == [Pay(*named("a0"))]
    table = deal("b7 a7", visible="b0 b7").race("b0 b7")
    table.step()
    assert table.match.legal(0) == [Pay(*named("b7"))]


@pytest.mark.clause("5.5")
def test_a_split_pair_goes_back_to_the_bag():
    table = deal("b7 a7 o7", visible="b0 b0 a1 a1", loot=["o0 o0"]).race("b0 a1", "a1", "b0")
    assert table.phase == PARTING
    bag = table.state.bag
    assert isinstance(table.step(), Part)
    assert table.state.bag == bag + 4
    assert (table.unseen("b0"), table.unseen("a1")) == (2, 2)
    assert [table.held(seat) for seat in range(3)] == [[], [], []]
    assert table.phase == HANDING_ON, "a split pair is no false one"


@pytest.mark.clause("5.12")
def test_the_nearest_visible_rune_is_the_new_equilibrium_rune():
    table = deal("b7 a7", visible="b7 o3 o1", hidden=1).race("b7")
    assert table.phase == REPLACING
    assert table.match.odds() == {Replace(1): 1}
    table.step()
    assert table.equilibrium == ["o3", "a7"]
    assert table.visible == ["o1"]
    assert table.phase == CLEARING


@pytest.mark.clause("5.12")
def test_in_order_of_play_and_all_different():
    table = deal("b7 a7 o7", visible="b7 a7 o7 o3 o3 o2 a1", lead=1).race("b7", "a7")
    assert table.steps()[:2] == [Replace(3), Replace(5)], "seat 2 has o7; o3 is passed over the second time"
    assert table.equilibrium == ["o2", "o3", "o7"]
    assert table.visible == ["o7", "o3", "a1"]


@pytest.mark.clause("5.12")
def test_whoever_has_none_since_an_earlier_throw_takes_one_too():
    table = deal("– a7", visible="o3").race()
    assert table.steps()[0] == Replace(0)
    assert table.equilibrium == ["o3", "a7"]


@pytest.mark.clause("5.12")
def test_nobody_goes_without_while_a_rune_fits():
    table = deal("– – –", visible="o3 o3 a0 a0 b1").race()
    table.steps()
    assert table.equilibrium == ["o3", "a0", "b1"]
    assert table.visible == ["o3", "a0"]


@pytest.mark.clause("5.13")
def test_where_none_fits_players_go_without():
    table = deal("– – a7", visible="o3 o3 a7", hand=[1] * 4).race()
    table.steps()
    assert table.equilibrium == ["o3", "–", "a7"]
    assert table.phase == FALLING
    table.throw("?", "b1", "?").race()
    table.steps()
    assert table.equilibrium == ["o3", "b1", "a7"]


@pytest.mark.clause("5.13")
def test_a_hidden_rune_is_nobodys_equilibrium_rune():
    table = deal("– a7", hidden=5).race()
    assert [type(step) for step in table.steps()] == [Clear, HandOn]
    assert table.equilibrium == ["–", "a7"]


@pytest.mark.clause("5.14")
def test_hidden_runes_go_back_and_visible_ones_stay():
    table = deal(visible="b0 a1", hidden=3).race()
    assert table.match.odds() == {Clear(): 1}
    bag, unseen = table.state.bag, list(table.state.unseen)
    table.step()
    assert table.state.bag == bag + 3 == sum(unseen)
    assert table.state.unseen == unseen
    assert table.visible == ["b0", "a1"]
    assert table.state.rune[2:] == [-1] * 46


@pytest.mark.clause("5.15")
def test_the_bag_goes_to_the_left():
    table = deal("b7 a7 o7", lead=2).race()
    assert table.match.odds() == {HandOn(): 1}
    table.step()
    assert table.state.lead == 0
    assert table.state.throws == 2
    assert table.phase == FALLING


@pytest.mark.clause("5.15")
def test_a_new_throw_begins_afresh():
    table = deal("b7 a7", visible="b0 b0").race("b0 b0")
    table.steps()
    assert table.state.grabs[:2] == [0, 0]
    assert table.state.done[:2] == [0, 0]
    assert table.loots == ["b0 b0", ""]


@pytest.mark.clause("5.1", "5.3", "5.5", "5.6", "5.7", "5.12", "5.14", "5.15")
def test_the_steps_in_their_order():
    """One odd rune, a split pair, a theft, a rune to replace, and hidden ones."""
    table = deal("b7 a7 o7", visible="o0 b1 b1 a7 a5 o5", hidden=2, loot=["o1 o1", "a0 a0 b0 b0", ""])
    table.grab(0, "o0 b1 a7").grab(2, "b1").done()
    bag = table.state.bag
    assert isinstance(table.step(), Check)
    assert table.state.bag == bag + 1
    assert table.held(0) == ["b1", "a7"]
    assert table.match.actors == {0}
    table.pay(0, "o1")
    assert isinstance(table.step(), Part)
    assert table.state.bag == bag + 1 + 2 + 2
    assert table.loots == ["a7", "b0 b0 a0 a0", ""]
    assert table.step() == Rob(1)
    assert table.loots == ["a0 a0 a7 a7", "b0 b0", ""]
    assert table.step() == Replace(4)
    assert table.equilibrium == ["b7", "a5", "o7"]
    assert isinstance(table.step(), Clear)
    assert table.state.bag == bag + 1 + 2 + 2 + 2
    assert isinstance(table.step(), HandOn)
    assert table.visible == ["o5"]
    assert table.match.actors == {NATURE}
    assert set(table.all_runes().values()) == {2}


@pytest.mark.clause("5.3", "5.7")
def test_a_pair_paid_is_not_there_to_be_stolen():
    table = deal("b7 a7", visible="a7 o0", loot=["", "a0 a0 b0 b0"]).grab(0, "a7").grab(1, "o0").done()
    table.step()
    table.pay(1, "a0")
    table.step()
    assert table.loots == ["a7 a7", "b0 b0"]


@pytest.mark.clause("5.3", "5.6")
def test_a_pair_that_a_theft_will_bring_cannot_be_paid():
    table = deal("b7 a7", visible="a7 o0", loot=["", "a0 a0"]).grab(0, "a7 o0").done()
    table.step()
    assert table.state.owed[0] == 0
    table.step()
    assert table.loots == ["a0 a0 a7 a7", ""]


@pytest.mark.clause("5.7", "5.12")
def test_a_rune_stolen_is_replaced_in_the_same_throw():
    table = deal("b7 a7", visible="a7 o2").race("a7")
    assert [str(move) for move in table.steps()[:2]] == [str(Rob(1)), str(Replace(1))]
    assert table.equilibrium == ["b7", "o2"]
