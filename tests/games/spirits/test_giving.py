"""Clauses 3: giving stones."""

import pytest

from ludotheque.games.spirits.moves import PutBack

from .dealing import ANIMAL_NAMES, deal

COLOURS = ["red", "yellow", "green", "blue", "violet", "white"]


def accepted(animal, stones):
    """The stones that an animal with these accepts."""
    table = deal().arrange(mine={animal: stones}, bowl=" ".join([*COLOURS, "spirit"])).use("take-one")
    return [stone for stone in [*COLOURS, "spirit"] if animal in table.takers(stone)]


def points(animal, stones, **options):
    return deal(**options).arrange(mine={animal: stones}).points(0, animal)


def without(*colours):
    return [colour for colour in COLOURS if colour not in colours] + ["spirit"]


@pytest.mark.clause("3.1")
def test_a_stone_is_given_at_once_to_an_own_animal():
    table = deal(bowl="red red red red").use("take-one")
    assert table.takers("red") == ANIMAL_NAMES
    table.give("red", "turtle")
    assert table.given(0, "turtle") == {"red": 1}
    assert table.given(1, "turtle") == {}
    assert table.scores == [1, 0]


@pytest.mark.clause("3.1")
def test_the_first_of_two_stones_is_on_the_board_when_the_second_is_taken():
    table = deal(starter=1).use("take-one").give("red", "owl").arrange(bowl="blue red").use("take-two")
    table.give("blue", "turtle")
    assert "turtle" not in table.takers("red")
    assert "owl" in table.takers("red")


@pytest.mark.clause("3.2")
def test_a_stone_that_an_animal_accepts_must_be_given():
    assert deal().use("take-one").legal(PutBack) == []


@pytest.mark.clause("3.2")
def test_a_stone_that_none_accepts_goes_back_and_has_been_taken_all_the_same():
    closed = dict.fromkeys(["rabbit", "turtle", "salmon", "owl"], "spirit")
    table = deal().arrange(mine={**closed, "beaver": "red red red red"}, bowl="blue red blue").use("take-one")
    assert table.takers("red") == ["beaver"]
    assert table.takers("blue") == []
    table.put_back("blue")
    assert table.bowl() == {"red": 1, "blue": 2}
    assert table.seat == 1


@pytest.mark.clause("3.2")
def test_a_stone_put_back_may_be_taken_again():
    closed = dict.fromkeys(ANIMAL_NAMES, "spirit")
    table = deal(last_spirit=8).arrange(mine=closed, bowl="blue white", up="take-two").use("take-two")
    table.put_back("blue").put_back("blue")
    assert table.bowl() == {"blue": 1, "white": 1}
    assert table.seat == 1


@pytest.mark.clause("3.3")
def test_the_rabbit_accepts_three_different_colours():
    assert accepted("rabbit", "") == [*COLOURS, "spirit"]
    assert accepted("rabbit", "red blue") == without("red", "blue")
    assert accepted("rabbit", "red blue white") == ["spirit"]


@pytest.mark.clause("3.3")
@pytest.mark.parametrize(("stones", "worth"), [("", 0), ("red", 0), ("red blue", 0), ("red blue white", 6)])
def test_the_rabbit_counts_when_it_is_complete(stones, worth):
    assert points("rabbit", stones) == worth


@pytest.mark.clause("3.4")
def test_the_turtle_accepts_five_of_one_colour():
    assert accepted("turtle", "") == [*COLOURS, "spirit"]
    assert accepted("turtle", "green") == ["green", "spirit"]
    assert accepted("turtle", "green green green green") == ["green", "spirit"]
    assert accepted("turtle", "green green green green green") == ["spirit"]


@pytest.mark.clause("3.4")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 1, 3, 6, 9, 14])))
def test_the_turtle_counts_its_stones(count, worth):
    assert points("turtle", "green " * count) == worth


@pytest.mark.clause("3.5")
def test_the_salmon_accepts_six_different_colours():
    assert accepted("salmon", "") == [*COLOURS, "spirit"]
    assert accepted("salmon", "red green blue violet white") == ["yellow", "spirit"]
    assert accepted("salmon", " ".join(COLOURS)) == ["spirit"]


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(("count", "worth"), list(enumerate([0, 1, 2, 4, 6, 9, 13])))
def test_the_salmon_counts_its_stones(count, worth):
    assert points("salmon", " ".join(COLOURS[:count])) == worth


@pytest.mark.clause("3.6")
@pytest.mark.parametrize(
    ("stones", "stones_accepted"),
    [
        ("", [*COLOURS, "spirit"]),
        ("red blue", [*COLOURS, "spirit"]),
        ("red red blue", [*COLOURS, "spirit"]),
        ("red red red red", [*COLOURS, "spirit"]),
        ("red blue white", ["red", "blue", "white", "spirit"]),
        ("red red red", [*COLOURS, "spirit"]),
        ("red red red white", ["red", "white", "spirit"]),
        ("red red blue white", ["blue", "white", "spirit"]),
        ("red red red red blue", ["blue", "spirit"]),
        ("red red red red red", ["red", "spirit"]),
        ("red red red red red red", ["spirit"]),
        ("red red blue blue white white", ["spirit"]),
    ],
)
def test_the_owl_accepts_three_pairs(stones, stones_accepted):
    assert accepted("owl", stones) == stones_accepted


@pytest.mark.clause("3.6")
@pytest.mark.parametrize(
    ("stones", "worth"),
    [
        ("red blue white", 0),
        ("red red", 4),
        ("red red red", 4),
        ("red red blue blue", 8),
        ("red red red red", 8),
        ("red red blue blue white white", 12),
    ],
)
def test_the_owl_counts_its_pairs(stones, worth):
    assert points("owl", stones) == worth


@pytest.mark.clause("3.7")
@pytest.mark.parametrize(
    ("stones", "stones_accepted"),
    [
        ("", [*COLOURS, "spirit"]),
        ("red", [*COLOURS, "spirit"]),
        ("red red red", [*COLOURS, "spirit"]),
        ("red blue", ["red", "blue", "spirit"]),
        ("red red blue", ["red", "blue", "spirit"]),
        ("red red blue blue", ["red", "blue", "spirit"]),
        ("red red red blue", ["blue", "spirit"]),
        ("red red red red", ["red", "spirit"]),
        ("red red red blue blue", ["spirit"]),
        ("red red red red red", ["spirit"]),
    ],
)
def test_the_beaver_accepts_what_can_become_a_triple_and_a_pair(stones, stones_accepted):
    assert accepted("beaver", stones) == stones_accepted


@pytest.mark.clause("3.7")
@pytest.mark.parametrize(
    ("stones", "worth"),
    [
        ("", 0),
        ("red", 0),
        ("red blue", 0),
        ("red red", 2),
        ("red red blue", 2),
        ("red red blue blue", 2),
        ("red red red", 5),
        ("red red red blue", 5),
        ("red red red red", 5),
        ("red red red blue blue", 14),
        ("red red red red red", 14),
    ],
)
def test_the_beaver_counts_at_best(stones, worth):
    assert points("beaver", stones) == worth


@pytest.mark.clause("3.7")
def test_where_a_pair_counts_more_than_a_triple_three_stones_make_a_pair():
    """A changed box: without a second colour, two of the three may lie in the pair."""
    assert points("beaver", "red red red", beaver_pair=9) == 9
    assert points("beaver", "red red red red", beaver_pair=9) == 9
    assert points("beaver", "red red red blue", beaver_pair=9) == 5


@pytest.mark.clause("3.8")
@pytest.mark.parametrize(
    ("animal", "stones", "worth"),
    [
        ("rabbit", "red blue white", 12),
        ("rabbit", "red blue", 0),
        ("turtle", "red red red", 12),
        ("salmon", "red blue", 4),
        ("owl", "red red blue", 8),
        ("beaver", "red red red blue blue", 28),
    ],
)
def test_a_spirit_stone_doubles(animal, stones, worth):
    table = deal().arrange(mine={animal: stones}, bowl="spirit").use("take-one").give("spirit", animal)
    assert table.points(0, animal) == worth
    assert table.scores == [worth, 0]


@pytest.mark.clause("3.8")
def test_an_animal_has_one_place_for_a_spirit_stone():
    table = deal().arrange(mine={"owl": "spirit", "turtle": "red spirit"}, bowl="spirit").use("take-one")
    assert table.takers("spirit") == ["rabbit", "salmon", "beaver"]


@pytest.mark.clause("3.9")
@pytest.mark.parametrize("animal", ANIMAL_NAMES)
@pytest.mark.parametrize("stones", ["", "red"])
def test_a_spirit_stone_closes_even_an_empty_animal(animal, stones):
    assert accepted(animal, f"{stones} spirit") == []
