"""Positions from which sequences of moves are counted, and counts that can be worked out by hand; see ../perft.py."""

from math import comb

from tests.games.perft import written

from ludotheque.games.karma.moves import Nudge, Remove

from .dealing import TRAITS, Table, deal

EVERY_COLOUR = "orange yellow green light-blue dark-blue violet"
SIX_FACES = {"orange": [1], "yellow": [2], "green": [3], "light_blue": [4], "dark_blue": [5], "violet": [6]}
TWO_DICE_EYE = {"eye_start": [-5] * 3, "eye_dice": [[2] * 20] * 3}


def with_powers(trait: str | None = None) -> Table:
    """A second throw of a die of each colour and the Yogi, when another owns dice as well."""
    table = deal().arrange(owned=[EVERY_COLOUR, "orange violet"], traits=[trait], yogi=0)
    return table.throw(red=[1]).tally().throw(**SIX_FACES, white=[3])


def drafting(*traits: str | None) -> Table:
    return deal(seats=3).arrange(traits=list(traits)).score(2, 1, 1)


# What each position is, and how far the counting goes.
POSITIONS = {
    "first game": (lambda: deal(starter=-1), 7),
    "first game of four": (lambda: deal(seats=4, starter=-1), 5),
    "cards dealt": (lambda: deal(first_game=0), 4),
    "cards kept": (lambda: deal(seats=3, first_game=0).deal_cards(*TRAITS[:6]), 5),
    "a full pool": (lambda: deal().arrange(owned=[EVERY_COLOUR], yogi=0), 5),
    "a second throw": (lambda: deal().arrange(owned=["orange light-blue"]).throw(red=[3]).tally(), 5),
    "powers": (with_powers, 5),
    "powers after a removal": (lambda: with_powers().play(Nudge(0, True), Remove(1, 1)), 5),
    **{
        f"powers, {trait}": (lambda trait=trait: with_powers(trait), 4)
        for trait in ("visionary", "restless", "envious", "mimic", "minimalist")
    },
    "a failed throw, stubborn": (lambda: deal().arrange(traits=["stubborn"]).climb(2).throw(red=[1, 1]).tally(), 6),
    "a failed throw, careful": (lambda: deal().arrange(traits=["careful"]).climb(2).throw(red=[1, 1]).tally(), 6),
    "before a throw, patient": (lambda: deal().arrange(traits=["patient"]).climb(2), 5),
    "before a throw, detached": (lambda: deal(reds=2).arrange(traits=["detached"]).climb(2), 6),
    "the last zone, thrifty": (lambda: deal(reds=7).arrange(traits=["thrifty"]).climb(6), 5),
    "the end of a turn, generous": (lambda: deal().arrange(traits=["generous"]).climb(1).stop(), 5),
    "a drafting": (drafting, 6),
    "a drafting, negotiator": (lambda: drafting("negotiator"), 5),
    "the last drafting": (lambda: deal(seats=3).arrange(reserve=[0, 1, 1]).score(1, 1, 1), 6),
    "the eye": (lambda: deal(seats=1, **TWO_DICE_EYE).score(4).draft("violet").score(1), 5),
}


def test_counts_that_can_be_worked_out_by_hand():
    counts = written("karma")
    # Who starts, the first red die, then one more or the throw, then a third, a throw of two, or a fall of one.
    assert counts["first game"][:5] == [2, 2, 2 * 2, 2 * (2 + 6), 2 * (2 + 6 + 6)]
    # No card comes twice.
    assert counts["cards dealt"] == [12, 12 * 11, 12 * 11 * 10, 12 * 11 * 10 * 9]
    # Three seats choose one of two cards in any order; then seat 0 picks a red die or its own.
    assert counts["cards kept"][:4] == [3 * 2, 3 * 2 * 2 * 2, 6 * 8, 6 * 8 * 2]
    # Every pair of the eight colours, two reds, or a throw after each pick.
    assert counts["a full pool"][:2] == [8, comb(8, 2) + 1 + 8]
    # Totting up, two nudges, seven dice to remove and six to copy, and the last three powers.
    powers = 1 + 2 + 7 + 6 + 3
    assert counts["powers"][0] == powers
    # Six dice to five other faces each, and the Yogi to two.
    assert counts["powers, visionary"][0] == powers + 6 * 5 + 2
    assert counts["powers, restless"][0] == powers + 7
    # Orange and violet for seven dice, of which two have one of them.
    assert counts["powers, envious"][0] == powers + 2 * 7 - 2
    assert counts["powers, mimic"][0] == powers + 7 * 6
    assert counts["powers, minimalist"][0] == powers + 1
    # Three dice of each of six colours for three players, then the first pick: red, or the die drafted.
    assert counts["a drafting"][:4] == [6, 36, 6**3, 6**3 * 2]
    # Two colours, the other one, nothing for the third; then the first pick.
    assert counts["the last drafting"][:3] == [2, 2, 2 * 2]
    # The Eye needs 10 to reach 5: with 30 of 36 falls it does not, and one drafts from five colours.
    assert counts["the eye"][:3] == [6, 36, 30 * 5]
