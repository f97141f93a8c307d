"""What a changed box must still fulfil, and what it changes."""

import random

import pytest
from tests.games.refusals import assert_spoken

from ludotheque.core.errors import BoxError
from ludotheque.core.match import Match
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import Step
from ludotheque.games.kasimir.state import NO_EXIT

from .dealing import HANDS, deal, new

EXITS = GAME.defaults["exits"]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 2, "starter": 2}, "starter must be a seat from 0 to 1"),
        ({"stakes": [7, 7, 6, 5, 4, 3, 3, 2]}, "stakes must be 38"),
        ({"bonuses": [1, 3, 2]}, "bonuses must rise"),
        ({"seats": 4, "hand": 9, "markers": [5] * 6}, "markers must be enough for 4 hands of 9"),
        ({"exits": [[1, NO_EXIT, 14, *EXITS[0][3:]], *EXITS[1:]]}, "exits of region 0"),
        ({"exits": [*EXITS[:-1], [1, 1, 36, *EXITS[-1][3:]]]}, "exits of region 37"),
        ({"exits": [[0, 1, 14, *EXITS[0][3:]], *EXITS[1:]]}, "exits of region 0"),
        ({"seats": 5}, "seats"),
        ({"seats": 1}, "seats"),
        ({"hand": 0}, "hand"),
    ],
)
def test_a_box_that_makes_no_match_is_refused(changes, named):
    with pytest.raises(BoxError, match=named) as refused:
        GAME.new_box(**changes)
    assert_spoken(GAME, refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 4, "starter": 3, "hand": 9},
        {"seats": 4, "hand": 9, "markers": [6] * 6, "draw_first": 1},
        {"stakes": [0, 0, 0, 0, 0, 0, 0, 38]},
        {"stakes": [0, 0, 0, 0, 0, 38, 0, 0]},
        {"stakes": [38, 0, 0, 0, 0, 0, 0, 0], "seats": 3},
        {"bonuses": [0, 0, 0]},
        {"markers": [0, 0, 0, 0, 0, 10]},
        {"colours": [[1] * 6] * 38, "exits": [[(region + step) % 38 for step in range(1, 9)] for region in range(38)]},
        {"colours": [[0] * 6] * 38},
        {"exits": [[NO_EXIT] * 8] * 38},
    ],
)
def test_a_box_at_its_limits_plays_to_the_end(changes):
    for seed in range(3):
        match = Match(GAME, GAME.new_box(**changes))
        rng = random.Random(seed)
        while not match.is_over:
            (actor,) = match.actors
            if actor == 8:
                match.chance(rng)
            else:
                match.play(actor, rng.choice(match.legal(actor)))


def test_the_most_moves_that_there_can_be_have_room():
    """Eight exits of six colours, seven kinds of stake in front of each of three opponents, nine markers to draw."""
    full = [
        "red yellow rose green blue violet red red red",
        *(" ".join([colour] * 9) for colour in ("rose", "blue", "green")),
    ]
    table = deal(
        ["nose", "quilt5", "crown", "cuff"],
        seats=4,
        hand=9,
        hands=full,
        markers=[20] * 6,
        draw_first=1,
        colours=[[1] * 6] * 38,
        exits=[[other for other in range(9) if other != region][:8] for region in range(38)],
    )
    table.arrange(owned=["zero", *["one two three four five zero minus"] * 3])
    assert len(table.legal()) == 8 * 6 + 3 * 7 + 9 <= GAME.most_legal


def test_other_stakes_have_other_worth():
    table = deal(worth=[2, 4, 6, 8, 10, 1, -9, 0]).arrange(owned=["one zero", "minus five"])
    assert table.points == [3, 1]


def test_a_region_of_many_colours_is_entered_by_any():
    colours = [row[:] for row in GAME.defaults["colours"]]
    colours[33] = [1] * 6
    table = deal(hands=["red yellow rose green blue", HANDS[1]], colours=colours)
    assert {step.colour.value for step in table.legal(Step) if step.region == 33} == {
        "red",
        "yellow",
        "rose",
        "green",
        "blue",
    }


def test_another_hand_is_drawn():
    table = new(hand=2).place("nose").place("crown").draw("red red blue blue")
    assert (table.hand(0), table.hand(1), table.seat) == ("red red", "blue blue", 0)
