"""Clauses 6: the end."""

import pytest

from ludotheque.core import NATURE
from ludotheque.core.game import MOST_MOVES
from ludotheque.games.spirits.moves import Play

from .dealing import deal


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "bowl", "is_over"),
    [
        ({}, {}, "spirit spirit spirit spirit", False),
        ({}, {}, "spirit spirit spirit spirit spirit", True),
        ({"owl": "spirit"}, {"owl": "spirit", "turtle": "spirit"}, "spirit spirit", True),
        ({"owl": "spirit"}, {"owl": "spirit", "turtle": "spirit"}, "spirit", False),
        ({}, {}, "spirit spirit spirit spirit spirit spirit", True),
    ],
)
def test_five_spirit_stones_out_of_the_bag_end_the_match(mine, theirs, bowl, is_over):
    table = deal().arrange(mine=mine, theirs=theirs, bowl=f"red {bowl}").use("take-one").give("red", "beaver")
    assert table.match.is_over == is_over


@pytest.mark.clause("6.1")
def test_the_end_is_checked_when_the_turn_is_over():
    table = deal(bowl="red red red red").use("add-two").arrange(bowl="red spirit spirit spirit")
    table.draw("spirit", "spirit")
    assert not table.match.is_over
    assert table.give("spirit", "owl").match.is_over
    assert table.match.actors == frozenset()


@pytest.mark.clause("6.1")
def test_coyote_is_still_sent_before_the_end():
    table = deal().arrange(bowl="spirit spirit spirit spirit").use("add-three").draw("spirit", "red", "red")
    assert not table.match.is_over
    assert table.send("owl").match.is_over


@pytest.mark.clause("6.1")
def test_the_bison_may_put_the_end_off():
    for away, is_over in (("spirit", False), ("red", True)):
        table = deal(tops="bison wolf").arrange(bowl="spirit spirit spirit spirit", up="power").invoke("bison")
        table.draw("spirit", "red", "red").give("red", "owl").put_away(away)
        assert table.seat == NATURE
        assert table.surface("ram").match.is_over == is_over


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(("spirits", "is_over"), [(5, True), (4, False)])
def test_before_the_second_turn_of_the_eagle_the_end_is_checked(spirits, is_over):
    table = deal(tops="eagle wolf").arrange(bowl="red " + "spirit " * spirits, up="power").invoke("eagle")
    assert table.give("red", "owl").surface("ram").match.is_over == is_over


@pytest.mark.clause("6.1")
def test_another_box_may_end_sooner():
    assert deal(last_spirit=1).arrange(bowl="red spirit").use("take-one").give("spirit", "owl").match.is_over


@pytest.mark.clause("6.2")
def test_the_points_of_all_animals_are_added_and_most_win():
    table = deal().arrange(
        mine={
            "rabbit": "red blue white spirit",
            "turtle": "green green",
            "salmon": "red yellow green",
            "owl": "blue blue yellow",
            "beaver": "violet violet violet",
        },
        theirs={"salmon": "red yellow green blue violet white spirit"},
        bowl="yellow spirit spirit spirit",
    )
    assert table.scores == [12 + 3 + 4 + 4 + 5, 26]
    table.use("take-one").give("yellow", "owl")
    assert table.scores == [32, 26]
    assert table.winners == (0,)


@pytest.mark.clause("6.2")
def test_the_other_may_win():
    table = deal().arrange(theirs={"turtle": "red red"}, bowl="blue " + "spirit " * 5).use("take-one")
    assert table.give("blue", "turtle").winners == (1,)


@pytest.mark.clause("6.3")
@pytest.mark.parametrize(
    ("coyote", "winners"), [(None, (0, 1)), ((0, "owl"), (0,)), ((1, "owl"), (1,)), ((1, "rabbit"), (1,))]
)
def test_a_tie_goes_to_whoever_has_coyote(coyote, winners):
    table = deal().arrange(
        mine={"turtle": "red"}, theirs={"turtle": "blue"}, bowl="white " + "spirit " * 5, coyote=coyote
    )
    assert table.use("take-one").give("white", "beaver").winners == winners


@pytest.mark.clause("6.3")
def test_coyote_breaks_ties_only():
    table = deal().arrange(mine={"turtle": "red red"}, theirs={"turtle": "blue"}, bowl="white " + "spirit " * 5)
    assert table.arrange(mine={"turtle": "red red"}, bowl="white " + "spirit " * 5, coyote=(1, "owl")).use(
        "take-one"
    ).give("white", "beaver").winners == (0,)


@pytest.mark.clause("6.4")
def test_after_ten_thousand_moves_the_match_is_over_and_scored_as_it_stands():
    table = deal().arrange(mine={"turtle": "red"}, moves=MOST_MOVES - 2).use("take-one")
    assert not table.match.is_over
    assert table.legal(Play) == []
    assert table.give("blue", "salmon").match.is_over
    assert table.scores == [2, 0]
    assert table.winners == (0,)
    assert table.match.legal(1) == []
