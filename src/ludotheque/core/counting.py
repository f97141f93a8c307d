"""What games leave, added up: a row of numbers for each, sums, squares and bars of all, and the few that are kept to be
looked at. Templates, as in `ludotheque.core.kernels`.

All are whole numbers, so that it does not matter who adds up what in which order.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import MOST_SEATS
from ludotheque.core.rule import rule
from ludotheque.core.study import LEVELS, SEEN, TAKEN, USED

add: Any = None

WHOLE = 840
"""A win in whole numbers: shared by k it counts as 840/k."""
POINTS = 9
"""How often on its way, start and end included, a game is asked who leads."""
WINNERS, MOVES, SCORES = range(3)
WON = SCORES + MOST_SEATS
(
    TURNS,
    DECISIONS,
    CHOSEN,
    BRANCHING,
    FORCED,
    CONTESTED,
    LEAD_CHANGES,
    SETTLED,
    BEHIND,
    DRAMA,
    COMEBACK,
    MARGIN,
    SHARED,
    BEST,
    SUSPENSE,
) = range(WON + MOST_SEATS, WON + MOST_SEATS + 15)
COLUMNS = SUSPENSE + POINTS
"""The numbers of a game that is over: a row."""

FINE = 32
OCTAVES = 16
BUCKETS = FINE * (OCTAVES + 2)
HISTOGRAMS = (MOVES, TURNS, MARGIN, LEAD_CHANGES, SETTLED)
"""The columns of which the whole distribution is kept; after them comes that of all seats' scores."""
EACH_THING = 11
"""What is added up for each thing: how many seats had it SEEN, USED, TAKEN; wins of those who took it and of those who
did not; and the six products of the last three."""
SUMS = 1
SQUARES = SUMS + COLUMNS
BARS = SQUARES + COLUMNS
THINGS = BARS + (len(HISTOGRAMS) + 1) * BUCKETS
"""Where what is added up stands; at 0 is the number of games."""

KEPT = 3
"""How many games are kept of each sort."""
SORTS = 4
SHORTEST, LONGEST, COMEBACKS, CLOSEST = range(SORTS)
INDEX_BITS = 40
MOST = 1 << 22
NO_GAME = 1 << 62


@rule
def bits(members: int) -> int:
    """How many members a set given as bits has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def bucket(value: int) -> int:
    """The bar of a histogram that a number belongs to: exact up to 64, then 32 bars for every doubling."""
    octave = 0
    value = max(0, value)
    while value >= 2 * FINE and octave < OCTAVES:
        value >>= 1
        octave += 1
    return octave * FINE + min(value, 2 * FINE - 1)


@rule
def keep(kept: Any, sort: int, value: int, index: int) -> None:
    """Keep a game if few are so low; among equals the first."""
    key = (min(value, MOST) << INDEX_BITS) + index
    for place in range(sort * KEPT, (sort + 1) * KEPT):
        if key < kept[place]:
            later = kept[place]
            kept[place] = key
            key = later


@rule
def count(seats: int, things: int, row: Any, marks: Any, index: int, sums: Any, kept: Any) -> None:
    """Add up a game."""
    add(sums, 0, 1)
    for column in range(COLUMNS):
        if row[column] != 0:
            add(sums, SUMS + column, row[column])
            add(sums, SQUARES + column, row[column] * row[column])
    winners = row[WINNERS]
    shared = max(1, bits(winners))
    for place in range(len(HISTOGRAMS)):
        add(sums, BARS + place * BUCKETS + bucket(row[HISTOGRAMS[place]]), 1)
    for seat in range(seats):
        add(sums, BARS + len(HISTOGRAMS) * BUCKETS + bucket(row[SCORES + seat]), 1)
    for thing in range(things):
        at = THINGS + thing * EACH_THING
        taken = marks[LEVELS * thing + TAKEN]
        with_it = bits(taken)
        won = bits(taken & winners) * (WHOLE // shared)
        lost = bits(winners & ~taken) * (WHOLE // shared)
        add(sums, at, bits(marks[LEVELS * thing + SEEN]))
        add(sums, at + 1, bits(marks[LEVELS * thing + USED]))
        add(sums, at + 2, with_it)
        add(sums, at + 3, won)
        add(sums, at + 4, lost)
        add(sums, at + 5, with_it * with_it)
        add(sums, at + 6, with_it * won)
        add(sums, at + 7, with_it * lost)
        add(sums, at + 8, won * won)
        add(sums, at + 9, won * lost)
        add(sums, at + 10, lost * lost)
    keep(kept, SHORTEST, row[MOVES], index)
    keep(kept, LONGEST, MOST - row[MOVES], index)
    if row[CONTESTED]:
        keep(kept, COMEBACKS, MOST - row[COMEBACK], index)
        keep(kept, CLOSEST, row[MARGIN], index)


@rule
def plus(sums: Any, place: int, value: int) -> None:
    """What `add` is where nobody else adds at the same time."""
    sums[place] += value
