"""Positions from which sequences of moves are counted, and counts that can be worked out by hand; see ../perft.py."""

from math import comb

from tests.games.perft import written

from ludotheque.games.kasimir.moves import DrawFirst, Exchange

from .dealing import HANDS, deal, new

# What each position is, and how far the counting goes.
POSITIONS = {
    "a new table": (lambda: new(starter=-1), 3),
    "a new table of four": (lambda: new(seats=4, starter=-1), 3),
    "the markers": (lambda: new().place("nose").place("crown"), 6),
    "the first turn": (deal, 4),
    "the first turn of four": (lambda: deal(seats=4), 4),
    "a way of one colour": (lambda: deal(["quilt5", "nose"], ["red red red red red", HANDS[1]]), 5),
    "socks": (lambda: deal(["legLi", "legRi"], ["yellow violet red blue blue", HANDS[1]]), 4),
    "a stake found": (lambda: deal().walk("cheekL").stop(), 3),
    "a stake remembered": (lambda: deal().arrange(down={"cheekL": "two"}).walk("cheekL").stop(), 4),
    "a stake turned over": (lambda: deal().arrange(up={"nose": "one"}).walk("cheekL").stop().find("one"), 3),
    "the last alarm": (lambda: deal().arrange(alarms=2).walk("cheekL").stop(), 3),
    "a zero": (lambda: deal(seats=3).arrange(owned=["zero", "one five", "minus"]), 3),
    "an exchange": (lambda: deal(hands=["red red red blue blue", HANDS[1]]).lay_aside("red"), 5),
    "markers drawn": (lambda: deal().lay_aside("red blue").play(Exchange()), 3),
    "drawing first": (lambda: deal(["crown", "nose"], draw_first=1), 4),
    "putting back": (lambda: deal(draw_first=1).play(DrawFirst(3)).draw("red red violet"), 4),
    "nothing to do": (lambda: deal(patience=1).arrange(hands=["", ""]), 3),
}


def test_counts_that_can_be_worked_out_by_hand():
    counts = written("kasimir")
    # Who starts, then any region, then any other.
    assert counts["a new table"] == [2, 2 * 38, 2 * 38 * 37]
    # There are six of each colour: in six draws none runs out.
    assert counts["the markers"] == [6, 6**2, 6**3, 6**4, 6**5, 6**6]
    # To both cheeks and the moustache, or one of five markers laid aside.
    assert counts["the first turn"][0] == 3 + 5
    # Eight kinds of stake.
    assert counts["a stake found"][0] == 8
    # The cheek's other roses: six, of which one lies open and is turned down; then a marker of any colour drawn.
    assert counts["a stake turned over"][:2] == [6, 5 * 8 + 6]
    # The alarm ends the game; seven others let one of six roses be turned.
    assert counts["the last alarm"][:2] == [8, 7 * 6]
    # Three kinds to steal beside the steps and the exchange.
    assert counts["a zero"][0] == 3 + 5 + 3
    # Two reds or two blues more in order: red, blue or the exchange; after it six colours to draw.
    assert counts["an exchange"][:2] == [3, 3 + 2 + 6]
    assert counts["markers drawn"][:2] == [6, 36]
    # Every set of three is put back in one order.
    assert counts["putting back"][2] == sets_of_three(
        {"red": 3, "yellow": 1, "rose": 1, "green": 1, "blue": 1, "violet": 1}
    )
    assert counts["nothing to do"] == [1, 1, 0]


def sets_of_three(hand):
    """How many different sets of three markers a hand holds: all different, a pair and another, or three alike."""
    kinds = len(hand)
    pairs = sum(count >= 2 for count in hand.values())
    return comb(kinds, 3) + pairs * (kinds - 1) + sum(count >= 3 for count in hand.values())
