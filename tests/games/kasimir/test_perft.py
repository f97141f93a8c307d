"""Counts of the sequences of moves from fixed positions, by length, as chess programs do; chance counts as moves too.

A change of any number is a change of the rules, or of how a choice is cut into moves. When it is meant, write the
counts anew and explain them in the commit:

    PERFT=write .venv/bin/pytest tests/games/kasimir/test_perft.py
"""

import json
import os
from math import comb
from pathlib import Path

import pytest

from ludotheque.core import NATURE
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import DrawFirst, Exchange

from .dealing import HANDS, deal, new

COUNTS = Path(__file__).with_name("perft.json")

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


def sequences(state, box, depth):
    """How many sequences of so many moves there are; a match that is over has none that are longer."""
    rules = GAME.rules
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal
    actors = rules.actors(box, state)
    if actors == 0:
        return 0
    seat = actors.bit_length() - 1
    number = rules.odds(box, state, out, weights) if seat == NATURE else rules.legal(box, state, seat, out)
    if depth == 1:
        return number
    count = 0
    for move in out[:number]:
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
    # Who starts, then any region, then any other.
    assert written["a new table"] == [2, 2 * 38, 2 * 38 * 37]
    # There are six of each colour: in six draws none runs out.
    assert written["the markers"] == [6, 6**2, 6**3, 6**4, 6**5, 6**6]
    # To both cheeks and the moustache, or one of five markers laid aside.
    assert written["the first turn"][0] == 3 + 5
    # Eight kinds of stake.
    assert written["a stake found"][0] == 8
    # The cheek's other roses: six, of which one lies open and is turned down; then a marker of any colour drawn.
    assert written["a stake turned over"][:2] == [6, 5 * 8 + 6]
    # The alarm ends the game; seven others let one of six roses be turned.
    assert written["the last alarm"][:2] == [8, 7 * 6]
    # Three kinds to steal beside the steps and the exchange.
    assert written["a zero"][0] == 3 + 5 + 3
    # Two reds or two blues more in order: red, blue or the exchange; after it six colours to draw.
    assert written["an exchange"][:2] == [3, 3 + 2 + 6]
    assert written["markers drawn"][:2] == [6, 36]
    # Every set of three is put back in one order.
    assert written["putting back"][2] == sets_of_three(
        {"red": 3, "yellow": 1, "rose": 1, "green": 1, "blue": 1, "violet": 1}
    )
    assert written["nothing to do"] == [1, 1, 0]


def sets_of_three(hand):
    """How many different sets of three markers a hand holds: all different, a pair and another, or three alike."""
    kinds = len(hand)
    pairs = sum(count >= 2 for count in hand.values())
    return comb(kinds, 3) + pairs * (kinds - 1) + sum(count >= 3 for count in hand.values())
