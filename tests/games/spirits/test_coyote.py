"""Clauses 4: Coyote."""

import pytest

from ludotheque.games.spirits.moves import Leave, PutBack, Send, Stone

from .dealing import ANIMAL_NAMES, deal


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("animal", ANIMAL_NAMES)
def test_an_animal_under_coyote_accepts_nothing(animal):
    table = deal().arrange(bowl=" ".join(Stone), coyote=(0, animal)).use("take-one")
    for stone in Stone:
        assert table.takers(stone) == [other for other in ANIMAL_NAMES if other != animal]


@pytest.mark.clause("4.1")
def test_coyote_on_the_opponents_board_blocks_nothing_of_mine():
    table = deal().arrange(bowl="red", coyote=(1, "owl")).use("take-one")
    assert table.takers("red") == ANIMAL_NAMES


@pytest.mark.clause("4.1")
def test_a_blocked_animal_keeps_its_points():
    table = deal().arrange(mine={"turtle": "red red"}, coyote=(0, "turtle"))
    assert table.scores == [3, 0]


@pytest.mark.clause("4.1")
def test_with_all_else_closed_coyote_leaves_a_stone_without_an_animal():
    closed = dict.fromkeys(["rabbit", "turtle", "salmon", "owl"], "spirit")
    table = deal().arrange(mine=closed, bowl="red", coyote=(0, "beaver")).use("take-one")
    assert table.legal() == [PutBack("red")]


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("place", [None, (0, "owl")])
def test_coyote_is_sent_to_the_opponents_board(place):
    table = deal().arrange(bowl="", bag="", coyote=place).use("add-three")
    assert table.legal() == [*map(Send, ANIMAL_NAMES), Leave()]
    assert table.send("beaver").coyote == (1, "beaver")


@pytest.mark.clause("4.2")
def test_coyote_may_change_animals_on_the_opponents_board():
    table = deal().arrange(bowl="", bag="", coyote=(1, "owl")).use("add-three")
    assert table.legal() == [*(Send(animal) for animal in ANIMAL_NAMES if animal != "owl"), Leave()]
    assert table.send("turtle").coyote == (1, "turtle")


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("place", [None, (0, "owl"), (1, "owl")])
def test_coyote_may_be_left_where_it_is(place):
    assert deal().arrange(coyote=place, bag="red red red").use("add-three").draw(*["red"] * 3).leave().coyote == place


@pytest.mark.clause("4.2")
def test_the_other_seat_sends_it_back():
    table = deal(starter=1).arrange(bowl="", bag="").use("add-three").send("salmon")
    assert table.coyote == (0, "salmon")


@pytest.mark.clause("4.3")
def test_the_second_take_one_card_sends_coyote_after_its_stone():
    table = deal().arrange(bowl="red red red", up="take-one take-one").use("take-one").give("red", "turtle")
    assert table.seat == 1
    table.use("take-one").give("red", "turtle").use("take-one")
    assert table.legal(Send) == []
    table.give("red", "turtle")
    assert table.seat == 0
    assert len(table.legal(Send)) == 5
    assert table.send("turtle").seat == 1
    assert table.coyote == (1, "turtle")


@pytest.mark.clause("4.3")
def test_coyote_comes_also_after_a_stone_that_was_put_back():
    closed = dict.fromkeys(ANIMAL_NAMES, "spirit")
    table = deal(last_spirit=8).arrange(mine=closed, bowl="red", up="take-one").use("take-one").put_back("red")
    assert table.legal(Send)


@pytest.mark.clause("4.3")
def test_another_card_does_not_send_coyote_when_both_lie_face_down():
    assert deal().arrange(bowl="red red", up="take-two").use("take-two").give("red", "owl").give("red", "owl").seat == 1


@pytest.mark.clause("4.3")
def test_cards_turned_up_again_send_coyote_again():
    table = deal(tops="ram wolf").arrange(bowl="red " * 6, up="power").invoke("ram").draw("blue", "blue")
    table.give("blue", "owl").give("blue", "owl").surface("bear")
    table.use("take-one").give("red", "turtle").use("take-one").give("red", "turtle")
    table.use("take-one").give("red", "turtle").leave()
    assert table.use("take-one").give("red", "turtle").legal(Send)
