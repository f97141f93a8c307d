"""Counts of the sequences of moves from fixed positions, by length, as chess programs do; chance counts as moves too.

A change of any number is a change of the rules, or of how a choice is cut into moves. When it is meant, write the
counts anew and explain them in the commit:

    PERFT=write .venv/bin/pytest tests/games/kiwetin/test_perft.py
"""

import json
import os
from math import factorial
from pathlib import Path

import pytest

from ludotheque.core import NATURE
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import Choose, Spirit, Vine

from .dealing import deal, fresh

COUNTS = Path(__file__).with_name("perft.json")
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
    # Who starts, the die, a tile of ten, the die.
    assert written["a new table"] == [3, 3 * 3, 3 * 3 * 10, 3 * 3 * 10 * 3]
    # At most two play the same: of four not all, and not three and one; in the end each is played by two of six.
    assert written["spirits"][:4] == [3, 9, 3**3 - 3, 3**4 - 3 - 4 * 3 * 2]
    assert written["spirits"][5] == factorial(6) // 2**3
    # There are three of each kind.
    assert written["runes dealt"] == [10, 100, 1000, 10**4 - 10]
    # A throw and three falls; 2, 3 and 4 lead to a grip, by a Bounce to a throw, and by a Rotten branch to a grip.
    assert written["without runes"][:3] == [1, 3, 3]
    # Before the throw: a pass, six tiles, one to swap with, one to join (seat 0), one to steal from, two webs.
    assert written["before the throw"][0] == (1 + 6 + 1 + 1 + 1 + 2) + (1 + 6 + 1 + 0 + 1 + 2)
    # After it two Surges and a Setback more for each.
    assert written["after the throw"][0] == written["before the throw"][0] + 6
    # A Root, or Ice, for each, and no tile to shatter; seat 1 is behind and may join.
    assert written["before the grip"][0] == written["after the grip"][0] == 2 * (1 + 1 + 1 + 1 + 2) + 1
    assert written["the end of the turn"][0] == 2 * (1 + 1 + 1 + 2) + 1
    # A pass or a Mirror for each.
    assert written["a vine on the table"][0] == 4
