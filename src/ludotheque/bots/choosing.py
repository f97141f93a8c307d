"""How a move is chosen of what a search has found: the best, one that is nearly as good, or the one to one's taste."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from ludotheque.bots.manner import BOLD, TEASE, TREES, WARMTH
from ludotheque.bots.pondering import ponder_trees
from ludotheque.bots.search import OTHERS, PRIOR, SQUARE, TOTAL, TRIES, VALUE, chance_of, most_tried
from ludotheque.core.chance import WORD, word
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence

NEAR = 0.25
"""A move whose chance is lower than the best one's by more than this is never made."""
SERIOUS = 0.1
"""Whoever only wants the best takes a move to their taste only if it was looked at this often, beside the best."""


@rule
def gather(found: Any, trees: int, count: int) -> None:
    """Add up in the first tree what was found in all, always in the same order."""
    for tree in range(1, trees):
        for place in range(count):
            for column in range(TRIES, OTHERS + 1):
                found[0][place][column] += found[tree][place][column]


@rule
def consider(
    box: Any,
    views: Any,
    seat: int,
    states: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    own: MutableSequence[int],
    manner: Any,
    found: Any,
) -> int:
    """Search for a seat that is shown the first view; the second view and the second and third states are room for it.
    What is found of each of its moves is added up in the first tree; how many there are."""
    trees = int(manner[TREES])
    number = word(rng)
    count = ponder_trees(
        box,
        views[0],
        seat,
        states[1],
        states[2],
        views[1],
        mind,
        thought,
        tree,
        playouts,
        own,
        number,
        0,
        trees,
        manner,
        found,
    )
    gather(found, trees, count)
    return count


@rule
def spread_of(move: Any) -> float:
    """By how much chances differ after a move that was tried."""
    mean = move[TOTAL] / move[TRIES]
    return sqrt(max(move[SQUARE] / move[TRIES] - mean * mean, 0.0))


@rule
def others_of(move: Any) -> float:
    """What the others have after a move that was tried."""
    others: float = move[OTHERS] / move[TRIES]
    return others


@rule
def decide(found: Any, count: int, manner: Any, rng: MutableSequence[int]) -> int:
    """The place of the move that is made."""
    best = most_tried(found, count)
    warmth = manner[WARMTH]
    if found[best][TRIES] == 0:
        # Nothing was looked at: what seems good at first sight.
        for place in range(count):
            found[place][VALUE] = found[place][PRIOR] if warmth > 0 else 0.0
        return drawn(found, count, rng) if warmth > 0 else best
    if warmth == 0 and manner[BOLD] == 0 and manner[TEASE] == 0:
        return best
    least = 1.0 if warmth > 0 else max(1.0, SERIOUS * found[best][TRIES])
    highest = 0.0
    for place in range(count):
        if found[place][TRIES] >= least:
            highest = max(highest, chance_of(found[place]))
    for place in range(count):
        is_near = found[place][TRIES] >= least and chance_of(found[place]) >= highest - NEAR
        found[place][VALUE] = chance_of(found[place]) if is_near else -1.0
    taste(found, count, manner)
    best = -1
    for place in range(count):
        if found[place][VALUE] > -1 and (best < 0 or found[place][VALUE] > found[best][VALUE]):
            best = place
    if warmth == 0:
        return best
    highest = found[best][VALUE]
    for place in range(count):
        value = found[place][VALUE]
        found[place][VALUE] = exp((value - highest) / warmth) if value > -1 else 0.0
    return drawn(found, count, rng)


@rule
def taste(found: Any, count: int, manner: Any) -> None:
    """Add to the value of moves what they are worth to somebody of this manner, beside the chance to win."""
    number = 0
    spread = 0.0
    spread_squared = 0.0
    others = 0.0
    others_squared = 0.0
    for place in range(count):
        if found[place][VALUE] > -1:
            number += 1
            spread += spread_of(found[place])
            spread_squared += spread_of(found[place]) ** 2
            others += others_of(found[place])
            others_squared += others_of(found[place]) ** 2
    if number < 2:
        return
    spread /= number
    others /= number
    spread_reach = sqrt(max(spread_squared / number - spread * spread, 0.0))
    others_reach = sqrt(max(others_squared / number - others * others, 0.0))
    for place in range(count):
        if found[place][VALUE] > -1:
            if spread_reach > 0:
                found[place][VALUE] += manner[BOLD] * (spread_of(found[place]) - spread) / spread_reach
            if others_reach > 0:
                found[place][VALUE] -= manner[TEASE] * (others_of(found[place]) - others) / others_reach


@rule
def drawn(found: Any, count: int, rng: MutableSequence[int]) -> int:
    """A place, as likely as its value."""
    total = 0.0
    for place in range(count):
        total += found[place][VALUE]
    point = word(rng) / (WORD + 1.0) * total
    chosen = 0
    passed = 0.0
    for place in range(count):
        if found[place][VALUE] > 0 and passed <= point:
            chosen = place
        passed += found[place][VALUE]
    return chosen
