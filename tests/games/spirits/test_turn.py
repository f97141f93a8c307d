"""Clauses 2: a turn."""

import pytest

from ludotheque.games.spirits.moves import Draw, Give, Invoke, Pass, Play, Send

from .dealing import ANIMAL_NAMES, deal

FULL = {"rabbit": "spirit", "turtle": "spirit", "salmon": "spirit", "owl": "spirit"}


@pytest.mark.clause("2.1")
def test_a_card_used_lies_face_down_and_the_other_player_is_on_turn():
    table = deal().use("add-two").draw("red", "red").give("red", "turtle")
    assert "add-two" not in table.up(0)
    assert table.seat == 1
    assert table.state.turns == 2
    table.use("take-two").give("red", "turtle").give("red", "turtle")
    assert table.seat == 0
    assert table.cards() == ["take-one", "add-three"]


@pytest.mark.clause("2.1")
def test_both_take_one_cards_can_be_used():
    table = deal().arrange(bowl="red red red red")
    for left in (1, 0):
        table.use("take-one")
        assert table.up(0).get("take-one", 0) == left
        table.give("red", "turtle")
        if left:
            table.use("take-one").give("red", "turtle")
    assert table.legal(Send)


@pytest.mark.clause("2.2")
@pytest.mark.parametrize(
    ("bowl", "usable"),
    [
        ("", ["add-two", "add-three"]),
        ("red", ["take-one", "add-two", "add-three"]),
        ("red red", ["take-one", "take-two", "add-two", "add-three"]),
        ("spirit spirit", ["take-one", "take-two", "add-two", "add-three"]),
    ],
)
def test_the_bowl_must_hold_all_stones_that_a_card_takes(bowl, usable):
    assert deal(starter=1).arrange(bowl=bowl, up="take-one take-two add-two add-three power").cards() == usable


@pytest.mark.clause("2.2", "2.9")
def test_stones_that_the_card_adds_count_if_there_are_any():
    table = deal().arrange(bowl="", bag="red")
    assert table.cards() == ["add-two", "add-three"]
    assert table.arrange(bowl="", bag="").cards() == ["add-three"]


@pytest.mark.clause("2.2")
def test_stones_that_a_card_gives_back_count_if_there_are_any():
    """A changed box: take two after giving back one."""
    steps = [[0, 1, 0, 0, 2, 0, 0, 0], *[[0] * 8] * 4]
    table = deal(card_steps=steps).arrange(bowl="red")
    assert table.cards() == ["add-two", "add-three"]
    assert table.arrange(bowl="red", mine={"turtle": "blue"}).cards() == ["take-one", "add-two", "add-three"]
    assert table.arrange(bowl="", mine={"turtle": "blue blue"}).cards() == ["add-two", "add-three"]


@pytest.mark.clause("2.3")
def test_take_one():
    table = deal().use("take-one").give("green", "owl")
    assert table.bowl() == {"red": 1, "yellow": 1, "blue": 1}
    assert table.given(0, "owl") == {"green": 1}
    assert table.seat == 1


@pytest.mark.clause("2.4")
def test_take_two():
    table = deal().use("take-one").give("green", "owl").use("take-two").give("red", "owl")
    assert table.seat == 1
    assert table.takers("red") == []
    table.give("blue", "salmon")
    assert table.bowl() == {"yellow": 1}
    assert table.seat == 0


@pytest.mark.clause("2.5")
def test_add_two_and_take_one_of_all_there_are():
    table = deal(bowl="red red red red").use("add-two")
    assert table.legal(Give) == []
    table.draw("white", "spirit")
    assert {move.stone for move in table.legal(Give)} == {"red", "white", "spirit"}
    table.give("red", "turtle")
    assert table.bowl() == {"red": 3, "white": 1, "spirit": 1}
    assert table.seat == 1


@pytest.mark.clause("2.5")
def test_stones_are_drawn_by_how_many_there_are():
    table = deal().arrange(bowl="", bag="red red red spirit").use("add-two")
    assert table.match.odds() == {Draw("red"): 3, Draw("spirit"): 1}
    assert table.draw("spirit").match.odds() == {Draw("red"): 3}


@pytest.mark.clause("2.6")
def test_add_three_then_coyote_and_nothing_is_taken():
    table = deal(bowl="red red red red").use("add-three").draw("blue", "blue", "blue").send("owl")
    assert table.bowl() == {"red": 4, "blue": 3}
    assert table.coyote == (1, "owl")
    assert table.seat == 1


@pytest.mark.clause("2.7")
@pytest.mark.parametrize(
    ("up", "is_usable"),
    [
        ("take-one take-one take-two power", False),
        ("take-one take-one power", True),
        ("take-one add-two power", True),
        ("take-one power", True),
        ("power", True),
    ],
)
def test_the_power_card_needs_three_others_face_down(up, is_usable):
    assert ("power" in deal().arrange(up=up).cards()) == is_usable


@pytest.mark.clause("2.7")
def test_all_cards_turn_face_up_and_the_power_card_stays_so():
    table = deal().arrange(up="take-one power").use("power")
    assert table.up(0) == {"take-one": 2, "take-two": 1, "add-two": 1, "add-three": 1, "power": 1}
    assert table.legal() == [Invoke(0), Invoke(1)]


@pytest.mark.clause("2.7")
def test_the_cards_of_the_opponent_stay_as_they_are():
    table = deal().use("take-one").give("red", "turtle").arrange(up="power", bowl="red")
    before = table.up(0)
    table.use("power")
    assert table.up(0) == before


@pytest.mark.clause("2.8")
def test_who_can_use_no_card_passes():
    table = deal().arrange(bowl="", up="take-one take-one take-two power")
    assert table.legal() == [Pass()]
    table.play(Pass())
    assert table.seat == 1
    assert table.up(0) == {"take-one": 2, "take-two": 1, "power": 1}


@pytest.mark.clause("2.8")
@pytest.mark.parametrize("up", ["take-one", "add-three", "power"])
def test_nobody_passes_who_can_use_a_card(up):
    assert deal().arrange(bowl="red", up=up).legal() == [Play(up)]


@pytest.mark.clause("2.8")
def test_a_stone_that_no_animal_accepts_is_no_reason_to_pass():
    closed = {**FULL, "beaver": "red red red blue blue"}
    assert deal().arrange(mine=closed, bowl="red", up="take-one").legal() == [Play("take-one")]


@pytest.mark.clause("2.9")
def test_with_a_short_bag_what_there_is_comes_out():
    table = deal().arrange(bowl="", bag="white").use("add-three").draw("white")
    assert table.bag() == {}
    assert table.legal(Send)


@pytest.mark.clause("2.9")
def test_with_an_empty_bag_a_card_is_used_for_the_rest():
    table = deal().arrange(bowl="red", bag="").use("add-two")
    assert table.legal() == [Give("red", animal) for animal in ANIMAL_NAMES]
    assert deal().arrange(bowl="", bag="").use("add-three").legal(Send)
