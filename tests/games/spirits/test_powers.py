"""Clauses 5: powers."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.spirits.moves import Draw, Give, GiveBack, Play, PutBack, Return, Send, Surface

from .dealing import ANIMAL_NAMES, deal


def with_power(power, other="wolf", **position):
    """A table at which the power has just been chosen."""
    table = deal(tops=f"{power} {other}").arrange(**{"bowl": "red yellow green blue", "up": "power", **position})
    return table.invoke(power)


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("power", ["bear", "eagle", "stag"])
def test_a_power_that_finds_nothing_to_do_may_be_chosen(power):
    assert with_power(power, bowl="").surface("ram").state.turns == 2


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("power", ["wolf", "ram", "bison"])
def test_with_an_empty_bag_and_bowl_nothing_comes_out(power):
    # All Spirit stones are out of the bag then: the match is over.
    assert with_power(power, other="bear", bowl="", bag="").surface("stag").match.is_over


@pytest.mark.clause("5.1")
def test_a_step_that_could_not_be_done_is_not_made_up_for():
    """The Bison finds the bag empty; the stone put back into it is not drawn again."""
    table = with_power("bison", bowl="red blue", bag="").give("red", "owl").put_away("blue").surface("ram")
    assert table.bag() == {"blue": 1}
    assert table.match.is_over
    # Nor does the Stag want a stone back when there was none before it took one.
    assert with_power("stag", bowl="red").give("red", "owl").seat == NATURE


@pytest.mark.clause("5.1")
def test_a_step_is_done_as_far_as_possible():
    table = with_power("stag", mine={"turtle": "red"}, bowl="").give_back("turtle", "red").give("red", "owl")
    assert table.bowl() == {}
    assert table.surface("ram").seat == 1


@pytest.mark.clause("5.2")
def test_the_power_used_goes_under_its_pile_and_the_next_is_turned_up():
    table = with_power("eagle").give("red", "owl")
    assert table.match.odds() == {Surface(power): 1 for power in ("bear", "ram", "stag", "bison")}
    table.surface("ram")
    assert table.pile(0) == ["ram", None, "eagle"]
    assert table.pile(1) == ["wolf", None, None]


@pytest.mark.clause("5.2")
def test_once_seen_the_order_is_known():
    table = deal(tops="eagle ram").arrange(bowl="red " * 7)
    for power, following in (("eagle", "bear"), ("bear", "stag"), ("stag", "eagle")):
        table.arrange(bowl="red red red", up="power").invoke(power)
        if power == "bear":
            table.draw("red", "red", "red")
        table.play(table.legal(Give)[0])
        if power == "stag":
            table.play(table.legal(Give)[0])
        if following == "eagle":
            break
        table.surface(following)
    assert table.pile(0) == ["eagle", "bear", "stag"]
    assert table.legal(Play)


@pytest.mark.clause("5.2")
def test_the_last_unseen_power_is_sure():
    table = deal(tops="bear wolf")
    table.state.pile = [[0, 2, 3], [1, -1, 4]]
    table.arrange(bowl="", bag="", up="power").invoke("wolf")
    assert table.match.odds() == {Surface("bison"): 1}
    assert table.surface("bison").pile(1) == ["bison", "stag", "wolf"]


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(("power", "pile"), [("eagle", 0), ("wolf", 1)])
def test_either_top_may_be_chosen(power, pile):
    table = deal(tops="eagle wolf").arrange(up="power").invoke(power)
    assert (table.state.used, table.pile(table.state.used)[0]) == (pile, power)


@pytest.mark.clause("5.4")
def test_the_bear_renews_the_bowl():
    table = with_power("bear", bowl="red red spirit")
    assert table.bowl() == {}
    assert table.bag()["spirit"] == 8
    assert table.match.odds()[Draw("red")] == 8
    table.draw("white", "spirit", "red")
    assert table.bowl() == {"white": 1, "spirit": 1, "red": 1}
    table.give("white", "owl").surface("ram")
    assert table.bowl() == {"spirit": 1, "red": 1}
    assert table.seat == 1


@pytest.mark.clause("5.4")
def test_the_bear_puts_an_end_off():
    table = with_power("bear", mine={"owl": "spirit", "turtle": "spirit"}, bowl="spirit spirit spirit")
    table.draw("red", "red", "red").give("red", "beaver").surface("ram")
    assert not table.match.is_over


@pytest.mark.clause("5.5")
def test_the_wolf_adds_four():
    table = with_power("wolf", other="bear").draw("red", "red", "red", "spirit").give("blue", "turtle").surface("ram")
    assert table.bowl() == {"red": 4, "yellow": 1, "green": 1, "spirit": 1}
    assert table.given(0, "turtle") == {"blue": 1}


@pytest.mark.clause("5.6")
@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_the_ram_draws_two_that_are_placed_in_any_order(first, second):
    table = with_power("ram", bowl="white").draw("red")
    assert table.seat == NATURE
    table.draw("blue")
    assert {move.stone for move in table.legal(Give)} == {"red", "blue"}
    table.give(first, "turtle")
    assert {move.stone for move in table.legal()} == {second}
    assert "turtle" not in table.takers(second)
    table.give(second, "owl").surface("bear")
    assert table.bowl() == {"white": 1}
    assert table.seat == 1


@pytest.mark.clause("5.6")
def test_a_stone_of_the_ram_that_none_accepts_goes_into_the_bowl():
    closed = dict.fromkeys(["rabbit", "turtle", "salmon"], "spirit")
    table = with_power("ram", mine={**closed, "owl": "red blue blue red white", "beaver": "red red red red"}, bowl="")
    table.draw("white", "white")
    assert table.legal() == [Give("white", "owl")]
    table.give("white", "owl")
    assert table.legal() == [PutBack("white")]
    assert table.put_back("white").bowl() == {"white": 1}


@pytest.mark.clause("5.6")
def test_the_ram_draws_the_last_stone():
    table = with_power("ram", bag="red").draw("red")
    assert {move.stone for move in table.legal()} == {"red"}
    assert table.give("red", "owl").surface("bear").match.is_over


@pytest.mark.clause("5.7")
def test_the_eagle_takes_one_and_plays_another_turn_with_all_cards():
    table = with_power("eagle").give("red", "owl").surface("ram")
    assert table.seat == 0
    assert table.state.turns == 2
    assert table.cards() == ["take-one", "take-two", "add-two", "add-three"]
    assert table.use("take-one").give("blue", "owl").seat == 1


@pytest.mark.clause("5.7")
def test_the_eagle_plays_another_turn_even_without_a_stone():
    assert with_power("eagle", bowl="").surface("ram").seat == 0


@pytest.mark.clause("5.8")
def test_the_stag_gives_one_back_and_takes_two():
    table = with_power("stag", mine={"turtle": "red red"}, bowl="blue")
    assert table.legal() == [GiveBack("turtle", "red")]
    table.give_back("turtle", "red")
    assert table.points(0, "turtle") == 1
    assert table.bowl() == {"red": 1, "blue": 1}
    table.give("blue", "owl").give("red", "owl").surface("ram")
    assert table.seat == 1


@pytest.mark.clause("5.8")
def test_the_stag_gives_back_any_stone_of_the_own_board():
    table = with_power(
        "stag", mine={"owl": "red spirit", "turtle": "blue"}, theirs={"salmon": "white"}, coyote=(0, "turtle")
    )
    assert table.legal() == [GiveBack("turtle", "blue"), GiveBack("owl", "red"), GiveBack("owl", "spirit")]


@pytest.mark.clause("5.8")
def test_a_spirit_stone_given_back_opens_its_animal():
    table = with_power("stag", mine={"turtle": "red red spirit"}, bowl="red").give_back("turtle", "spirit")
    assert table.points(0, "turtle") == 3
    table.give("red", "turtle").give("spirit", "turtle")
    assert table.points(0, "turtle") == 12


@pytest.mark.clause("5.8")
def test_a_stone_given_back_from_under_coyote_does_not_return_there():
    table = with_power("stag", mine={"turtle": "red"}, bowl="", coyote=(0, "turtle")).give_back("turtle", "red")
    assert table.takers("red") == [animal for animal in ANIMAL_NAMES if animal != "turtle"]


@pytest.mark.clause("5.8")
def test_with_an_empty_board_the_stag_only_takes():
    table = with_power("stag").give("red", "owl").give("blue", "owl").surface("ram")
    assert table.seat == 1


@pytest.mark.clause("5.9")
def test_the_bison_adds_three_takes_one_and_returns_one():
    table = with_power("bison", bowl="red").draw("blue", "blue", "white").give("blue", "owl")
    assert table.legal() == [Return("red"), Return("blue"), Return("white")]
    table.put_away("red").surface("ram")
    assert table.bowl() == {"blue": 1, "white": 1}
    assert table.bag()["red"] == 8
    assert table.seat == 1


@pytest.mark.clause("5.9")
def test_the_bison_returns_nothing_when_the_bowl_is_empty():
    table = with_power("bison", bowl="", bag="red").draw("red").give("red", "owl").surface("ram")
    assert table.match.is_over


def test_no_power_sends_coyote():
    assert with_power("eagle").give("red", "owl").legal(Send) == []
