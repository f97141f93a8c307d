"""Counts of the sequences of moves from fixed positions, by length, as chess programs do; chance counts as moves too.

A change of any number is a change of the rules, or of how a choice is cut into moves. When it is meant, write the
counts anew and explain them in the commit:

    PERFT=write .venv/bin/pytest tests/games/spirits/test_perft.py
"""

import json
import os
from pathlib import Path

import pytest

from ludotheque.core import NATURE
from ludotheque.core.match import Match
from ludotheque.games.spirits import GAME

from .dealing import Table, deal

COUNTS = Path(__file__).with_name("perft.json")
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


def sequences(state, box, depth):
    """How many sequences of so many moves there are; a match that is over has none that are longer."""
    rules = GAME.rules
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal
    actors = rules.actors(box, state)
    if actors == 0:
        return 0
    seat = actors.bit_length() - 1
    count = rules.odds(box, state, out, weights) if seat == NATURE else rules.legal(box, state, seat, out)
    if depth == 1:
        return count
    total = 0
    for move in out[:count]:
        after = state.copy()
        rules.apply(box, after, seat, move)
        total += sequences(after, box, depth - 1)
    return total


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
    # Who starts, four stones of six colours, and the first of six powers.
    assert written["a new match"] == [2, 2 * 6, 2 * 6**2, 2 * 6**3, 2 * 6**4, 2 * 6**5]
    # Take one, add two, add three; four stones for five animals, or a stone of seven kinds; then the opponent has four
    # cards, or a second stone comes.
    assert written["the first turn"][:3] == [3, 4 * 5 + 7 + 7, 4 * 5 * 4 + 7 * 7 + 7 * 7]
    # A pass; the opponent's two cards that add; a stone of seven kinds, and a second one.
    assert written["nothing to use"][:4] == [1, 2, 2 * 7, 2 * 7 * 7]
    # The power card, two piles, and then: the stones of the Ram, or those of the Wolf.
    assert written["ram"][:4] == [1, 2, 7 + 7, 7 * 7 + 7 * 7]
    # The Bear draws the two stones of the bowl anew.
    assert written["bear"][:4] == [1, 2, 7 + 7, 7 * 7 + 7 * 7]
    # Eight different stones on the board to give back, or the first of the Wolf's.
    assert written["stag"][:3] == [1, 2, 8 + 7]
    # Three different stones in the bag: all the Bison's, and all but one of the Wolf's.
    assert written["bison"][:5] == [1, 2, 3 + 3, 6 + 6, 6 + 6]
    # Five Spirit stones out end the match: after adding three, or adding two and taking one.
    assert written["the last spirit stone"][-1] == written["a nearly empty bag"][-1] == 0
