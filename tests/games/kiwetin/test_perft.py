"""Positions from which sequences of moves are counted, and counts that can be worked out by hand; see ../perft.py."""

from math import factorial

from tests.games.perft import written

from ludotheque.games.kiwetin.moves import Choose, Spirit, Vine

from .dealing import deal, fresh

EVERY = "shatter surge setback root ice swap wake theft vine mirror"
BOARD = {3: "bounce", 4: "rotten", 5: "whirlwind", 6: "rune", 7: "web", 8: "gust"}


def full(**options):
    """Two seats that hold one of each Rune."""
    return deal(tiles=BOARD, at=[0, 2], hands=[EVERY, EVERY], **options)


# What each position is, and how far the counting goes.
POSITIONS = {
    "a new table": (lambda: fresh(starter=-1, seats=3), 4),
    "a short way": (lambda: fresh(flower=6, tiles=[1, 1, 0, 0, 0, 0, 0, 0, 0, 0]), 6),
    "spirits": (lambda: fresh(seats=6, tiles=[0] * 10, hand=0), 7),
    "runes dealt": (lambda: fresh(tiles=[0] * 10).play(0, Choose(Spirit.KI)).play(1, Choose(Spirit.TIN)), 4),
    "without runes": (lambda: deal("ki we tin", tiles=BOARD), 8),
    "before the throw": (full, 3),
    "after the throw": (lambda: full().throw(1), 3),
    "before the grip": (lambda: full().set(tile=[-1] * 64).move(1), 3),
    "after the grip": (lambda: full().set(tile=[-1] * 64).move(1).grip(5, 0), 3),
    "the end of the turn": (lambda: full().set(tile=[-1] * 64).move(1).hold(5, 2), 3),
    "a vine on the table": (lambda: full().play(0, Vine(1)), 4),
    "a rotten branch": (lambda: deal(tiles={3: "rotten"}, hands=["root", "ice"]).move(1), 6),
    "a bounce": (lambda: deal(tiles=BOARD, hands=["surge", "setback"]).move(1), 6),
    "near the flower": (lambda: deal("tin ki", tiles={33: "breeze", 35: "squall"}, at=[30, 32]), 8),
    "few cards": (lambda: deal("we we we", tiles={9: "web"}, at=[0, 3, 9], hands=["theft", "swap", "mirror"]), 6),
}


def test_counts_that_can_be_worked_out_by_hand():
    counts = written("kiwetin")
    # Who starts, the die, a tile of ten, the die.
    assert counts["a new table"] == [3, 3 * 3, 3 * 3 * 10, 3 * 3 * 10 * 3]
    # At most two play the same: of four not all, and not three and one; in the end each is played by two of six.
    assert counts["spirits"][:4] == [3, 9, 3**3 - 3, 3**4 - 3 - 4 * 3 * 2]
    assert counts["spirits"][5] == factorial(6) // 2**3
    # There are three of each kind.
    assert counts["runes dealt"] == [10, 100, 1000, 10**4 - 10]
    # A throw and three falls; 2, 3 and 4 lead to a grip, by a Bounce to a throw, and by a Rotten branch to a grip.
    assert counts["without runes"][:3] == [1, 3, 3]
    # Before the throw: a pass, six tiles, one to swap with, one to join (seat 0), one to steal from, two webs.
    assert counts["before the throw"][0] == (1 + 6 + 1 + 1 + 1 + 2) + (1 + 6 + 1 + 0 + 1 + 2)
    # After it two Surges and a Setback more for each.
    assert counts["after the throw"][0] == counts["before the throw"][0] + 6
    # A Root, or Ice, for each, and no tile to shatter; seat 1 is behind and may join.
    assert counts["before the grip"][0] == counts["after the grip"][0] == 2 * (1 + 1 + 1 + 1 + 2) + 1
    assert counts["the end of the turn"][0] == 2 * (1 + 1 + 1 + 2) + 1
    # A pass or a Mirror for each.
    assert counts["a vine on the table"][0] == 4
