"""Positions from which sequences of moves are counted, and counts that can be worked out by hand; see ../perft.py."""

from tests.games.perft import written

from .dealing import deal, fresh


def quarrel():
    """Two who rob each other."""
    return deal("b0 b1", "b0 b1").race("b1", "b0")


def end():
    """The bag goes on for the last time, and nobody has anything."""
    table = deal(bag=1).race()
    table.step()
    return table


# What each position is, and how far the counting goes.
POSITIONS = {
    "a new table": (lambda: fresh(starter=-1, seats=3), 3),
    "few signs": (lambda: fresh(seats=2, signs=1, hand=[1, 1, 1, 1]), 4),
    "a rune falls": (lambda: fresh(hand=[1, 1, 1, 1], up=0).draw("b0", "a0"), 3),
    "faces are read": (lambda: deal("b7 a7", "b0", up=1, down=0, signs=8).race(), 3),
    "a race": (lambda: deal("b7 a7", "b0 b0 a7 o1", bag=0), 6),
    "a race of three": (lambda: deal("b7 a7 o7", "b0 b0 a7", hidden=1, bag=0), 5),
    "calm": (lambda: deal("b7 a7", "b0 b0 o1", calm=1, marks=2, bag=0), 6),
    "false pairs": (lambda: deal("b7 a7", "b0 b1 b2", loot=["o0 o0 o1 o1", "o2 o2"], bag=0).race("b0 b1 b2"), 5),
    "a quarrel": (quarrel, 3),
    "its order": (lambda: quarrel().flick(0, 20).flick(0, 10), 5),
    "tied for the win": (end, 2),
    "all steps": (lambda: deal("b7 a7 o7", "o0 b1 b1 a7 a5", hidden=2, bag=0).race("o0 b1 a7", "", "b1"), 7),
}


def test_counts_that_can_be_worked_out_by_hand():
    counts = written("rok")
    # Who leads, then any of 24 kinds; all of them still have a rune.
    assert counts["a new table"] == [3, 3 * 24, 3 * 24 * 24]
    # Twelve angles face down, 48 cells.
    assert counts["a rune falls"] == [12, 12 * 48, 12 * 48 * 12]
    # Either seat: four runes, or done.
    assert counts["a race"][0] == 2 * 5
    # After a grab of either (8 ways) 2 × 4 are left; after a done (2 ways) one seat's 5.
    assert counts["a race"][1] == 8 * 8 + 2 * 5
    # Three runes to mark, or done, for either; then the same again, since a mark may be taken off.
    assert counts["calm"][0] == 2 * 4
    assert counts["calm"][1] == 6 * (4 + 4) + 2 * 4
    # The check, then two of two pairs in either order.
    assert counts["false pairs"][:3] == [1, 2, 2]
    assert counts["a quarrel"] == [61, 61 * 40, 61 * 40 * 25]
    assert counts["tied for the win"] == [61, 61 * 40]
    # Two choices; then the other theft; nobody's rune to replace, the bag, and 24 falls.
    assert counts["its order"] == [2, 2, 2, 48, 2304]
    # Check, part, rob, replace, clear, the bag goes on; it holds enough for another throw.
    assert counts["all steps"][:6] == [1, 1, 1, 1, 1, 1]
