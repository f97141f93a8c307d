"""Positions from which sequences of moves are counted, and counts that can be worked out by hand; see ../perft.py."""

from tests.games.perft import written

from ludotheque.core.match import Match
from ludotheque.games.spirits import GAME

from .dealing import Table, deal

EVERY_STONE = "red yellow green blue violet white spirit"
MIDDLE = {
    "mine": {"rabbit": "red blue", "turtle": "green green", "salmon": "red blue spirit", "beaver": "white white red"},
    "theirs": {"turtle": "blue blue blue", "owl": "red yellow yellow", "beaver": "spirit"},
    "bowl": EVERY_STONE,
    "coyote": (0, "turtle"),
}


def middle(power: str, **changes: object) -> Table:
    """The middle of a match, with a power to be chosen."""
    return deal(tops=f"{power} wolf" if power != "wolf" else "wolf bear").arrange(
        **{**MIDDLE, "up": "power", **changes}
    )


# What each position is, and how far the counting goes.
POSITIONS = {
    "a new match": (lambda: Table(Match(GAME)), 6),
    "the first turn": (deal, 5),
    "the middle": (lambda: deal().arrange(**MIDDLE, up="take-one take-two add-two add-three power"), 4),
    "the second take one": (lambda: deal().arrange(**MIDDLE, up="take-one power"), 5),
    "a nearly empty bag": (lambda: deal().arrange(**MIDDLE, bag="red blue", up="add-two add-three"), 5),
    "nothing to use": (lambda: deal().arrange(bowl="", up="take-one take-one take-two power"), 5),
    "bear": (lambda: middle("bear", bowl="red spirit"), 5),
    "wolf": (lambda: middle("wolf", bowl="red", bag="red blue blue spirit"), 7),
    "ram": (lambda: middle("ram"), 5),
    "eagle": (lambda: middle("eagle"), 5),
    "stag": (lambda: middle("stag"), 5),
    "bison": (lambda: middle("bison", bag="red blue white"), 6),
    "the last spirit stone": (lambda: deal().arrange(bowl="red spirit spirit spirit", bag="spirit blue"), 5),
}


def test_counts_that_can_be_worked_out_by_hand():
    counts = written("spirits")
    # Who starts, four stones of six colours, and the first of six powers.
    assert counts["a new match"] == [2, 2 * 6, 2 * 6**2, 2 * 6**3, 2 * 6**4, 2 * 6**5]
    # Take one, add two, add three; four stones for five animals, or a stone of seven kinds; then the opponent has four
    # cards, or a second stone comes.
    assert counts["the first turn"][:3] == [3, 4 * 5 + 7 + 7, 4 * 5 * 4 + 7 * 7 + 7 * 7]
    # A pass; the opponent's two cards that add; a stone of seven kinds, and a second one.
    assert counts["nothing to use"][:4] == [1, 2, 2 * 7, 2 * 7 * 7]
    # The power card, two piles, and then: the stones of the Ram, or those of the Wolf.
    assert counts["ram"][:4] == [1, 2, 7 + 7, 7 * 7 + 7 * 7]
    # The Bear draws the two stones of the bowl anew.
    assert counts["bear"][:4] == [1, 2, 7 + 7, 7 * 7 + 7 * 7]
    # Eight different stones on the board to give back, or the first of the Wolf's.
    assert counts["stag"][:3] == [1, 2, 8 + 7]
    # Three different stones in the bag: all the Bison's, and all but one of the Wolf's.
    assert counts["bison"][:5] == [1, 2, 3 + 3, 6 + 6, 6 + 6]
    # Five Spirit stones out end the match: after adding three, or adding two and taking one.
    assert counts["the last spirit stone"][-1] == counts["a nearly empty bag"][-1] == 0
