"""Counts of the sequences of moves from fixed positions, by length, as chess programs do; chance counts as moves too.

A change of any number is a change of the rules, or of how a choice is cut into moves. When it is meant, write the
counts anew and explain them in the commit:

    PERFT=write .venv/bin/pytest tests/games/karma/test_perft.py
"""

import json
import os
from math import comb
from pathlib import Path

import pytest

from ludotheque.core import NATURE
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Nudge, Remove

from .dealing import TRAITS, Table, deal

COUNTS = Path(__file__).with_name("perft.json")
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


def sequences(state, box, depth):
    """How many sequences of so many moves there are; a match that is over has none that are longer."""
    rules = GAME.rules
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal
    actors = rules.actors(box, state)
    count = 0
    for seat in range(NATURE + 1):
        if not actors >> seat & 1:
            continue
        if seat == NATURE:
            moves = sorted(set(out[: rules.odds(box, state, out, weights)]))
        else:
            moves = out[: rules.legal(box, state, seat, out)]
        if depth == 1:
            count += len(moves)
            continue
        for move in moves:
            after = state.copy()
            rules.apply(box, after, seat, move)
            count += sequences(after, box, depth - 1)
    return count


def counts(name):
    position, depth = POSITIONS[name]
    match = position().match
    return [sequences(match.state, match.box, length) for length in range(1, depth + 1)]


@pytest.mark.skipif(os.environ.get("PERFT") != "write", reason="the counts are written only when asked for")
def test_write_the_counts():
    lines = ",\n".join(f"  {json.dumps(name)}: {counts(name)}" for name in POSITIONS)
    COUNTS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def test_every_position_is_counted():
    assert list(json.loads(COUNTS.read_text(encoding="utf-8"))) == list(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_counts_stand(name):
    assert counts(name) == json.loads(COUNTS.read_text(encoding="utf-8"))[name]


def test_counts_that_can_be_worked_out_by_hand():
    written = json.loads(COUNTS.read_text(encoding="utf-8"))
    # Who starts, the first red die, then one more or the throw, then a third, a throw of two, or a fall of one.
    assert written["first game"][:5] == [2, 2, 2 * 2, 2 * (2 + 6), 2 * (2 + 6 + 6)]
    # No card comes twice.
    assert written["cards dealt"] == [12, 12 * 11, 12 * 11 * 10, 12 * 11 * 10 * 9]
    # Three seats choose one of two cards in any order; then seat 0 picks a red die or its own.
    assert written["cards kept"][:4] == [3 * 2, 3 * 2 * 2 * 2, 6 * 8, 6 * 8 * 2]
    # Every pair of the eight colours, two reds, or a throw after each pick.
    assert written["a full pool"][:2] == [8, comb(8, 2) + 1 + 8]
    # Totting up, two nudges, seven dice to remove and six to copy, and the last three powers.
    powers = 1 + 2 + 7 + 6 + 3
    assert written["powers"][0] == powers
    # Six dice to five other faces each, and the Yogi to two.
    assert written["powers, visionary"][0] == powers + 6 * 5 + 2
    assert written["powers, restless"][0] == powers + 7
    # Orange and violet for seven dice, of which two have one of them.
    assert written["powers, envious"][0] == powers + 2 * 7 - 2
    assert written["powers, mimic"][0] == powers + 7 * 6
    assert written["powers, minimalist"][0] == powers + 1
    # Three dice of each of six colours for three players, then the first pick: red, or the die drafted.
    assert written["a drafting"][:4] == [6, 36, 6**3, 6**3 * 2]
    # Two colours, the other one, nothing for the third; then the first pick.
    assert written["the last drafting"][:3] == [2, 2, 2 * 2]
    # The Eye needs 10 to reach 5: with 30 of 36 falls it does not, and one drafts from five colours.
    assert written["the eye"][:3] == [6, 36, 30 * 5]
