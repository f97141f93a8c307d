"""Games that are watched: the loops of `ludotheque.core.kernels`, with a look at every move. Templates, as there.

A measure is a rule of what was before a move, the move, and what is after it. Who leads is what `outcome` says of the
position. All that is counted is a whole number, so that it does not matter who adds up what in which order.
`docs/measures.md` has the definitions.
"""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.core.data import Data, ints
from ludotheque.core.game import MOST_SEATS, NATURE
from ludotheque.core.kernels import CHOICES, MOVER, MOVING, begin, make, note
from ludotheque.core.rule import rule
from ludotheque.core.scheduler import forget
from ludotheque.core.study import COMPARED, LEVELS, NOT, SEEN, TAKEN, USED

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Game, Plan

outcome: Any = None
decide: Any = None
keep_before: Any = None
clear_course: Any = None
concerns: Any = None
scoring: Any = None
trace_move: Any = None
count_turns: Any = None
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

TRAIL = 64


class Course(Data):
    """What is noted of a game while it runs."""

    mover: int
    turns: int
    decisions: int
    options: int
    forced: int
    leaders: int
    """Who leads, as bits."""
    since: int
    """After how many moves that came about."""
    alone: int
    """Who led alone last, as a bit; 0: nobody so far."""
    changes: int
    passed: int
    """After how many moves the standing has been counted."""
    short: list[int] = ints(MOST_SEATS)
    """How many points each seat is behind; −1: it leads."""
    behind: list[int] = ints(MOST_SEATS)
    """After how many moves each seat did not lead."""
    points: list[int] = ints(MOST_SEATS)
    """By how many points, added up."""
    most: list[int] = ints(MOST_SEATS)
    """And at most."""
    stride: int
    next: int
    """After which move the trail is written next."""
    trail: list[int] = ints(TRAIL, low=0, high=(1 << MOST_SEATS) - 1)
    """Who led after every so many moves, as bits. When there is no more room, every second is forgotten."""


@cache
def before(game: Game) -> type[Data]:
    """What is kept of the position before a move: the number of moves, and what the game's `trace` looks at."""
    names = ("moves", *game.study.before)
    fields: dict[str, object] = {field.name: field for field in game.state.fields if field.name in names}
    annotated = {"__annotations__": dict.fromkeys(fields, "int")}
    declared: type[Data] = types.new_class("Before", (Data,), exec_body=lambda body: body.update(fields | annotated))
    return declared


@rule
def set_out(box: Any, state: Any, course: Any, scores: Any) -> None:
    """The first position."""
    clear_course(course)
    course.mover = NATURE
    course.stride = 1
    course.next = 1
    look(box, state, course, scores)
    course.alone = 0
    course.trail[0] = course.leaders


@rule
def note_asked(entry: Sequence[int], course: Any) -> None:
    """A move that is about to be made: by whom, and of how many."""
    seat = entry[MOVER]
    if seat != NATURE:
        course.decisions += 1
        course.options += entry[CHOICES]
        course.forced += entry[CHOICES] == 1
        if seat != course.mover:
            course.turns += 1
            course.mover = seat


@rule
def look(box: Any, state: Any, course: Any, scores: Any) -> None:
    """A move was made that may have changed the standing: who leads now, and how far behind are the others?"""
    pass_by(box.seats, course, state.moves - 1)
    leaders = outcome(box, state, scores)
    if leaders != course.leaders:
        course.leaders = leaders
        course.since = state.moves
        if leaders & (leaders - 1) == 0 and leaders != 0 and leaders != course.alone:
            course.changes += course.alone != 0
            course.alone = leaders
    best = 0
    for other in range(box.seats):
        if leaders >> other & 1:
            best = scores[other]
    for other in range(box.seats):
        course.short[other] = -1 if leaders >> other & 1 else max(0, best - scores[other])


@rule
def pass_by(seats: int, course: Any, moves: int) -> None:
    """The standing was the same after every move up to this one."""
    lasted = moves - course.passed
    if lasted <= 0:
        return
    course.passed = moves
    for other in range(seats):
        short = course.short[other]
        if short >= 0:
            course.behind[other] += lasted
            course.points[other] += short * lasted
            course.most[other] = max(course.most[other], short)
    while course.next <= moves:
        place = course.next // course.stride
        if place == TRAIL:
            for kept in range(TRAIL // 2):
                course.trail[kept] = course.trail[2 * kept]
            course.stride *= 2
            place = TRAIL // 2
        course.trail[place] = course.leaders
        course.next += course.stride


@rule
def watch_on(
    box: Any,
    state: Any,
    before: Any,
    course: Any,
    view: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    entry: MutableSequence[int],
    marks: Any,
) -> int:
    """One move is made and watched; answers what `decide` answers. The position before is kept as far as the game's
    `trace` looks at it, and where the move concerns things at all."""
    made: int = decide(box, state, view, out, weights, rng, answers, bots, plans, entry)
    if made > 0:
        note_asked(entry, course)
        concern = concerns(entry[MOVER], entry[MOVING])
        if concern == COMPARED:
            keep_before(state, before)
        make(box, state, entry)
        if concern != NOT:
            trace_move(box, before, entry[MOVER], entry[MOVING], state, marks)
        if scoring(box, entry[MOVER], entry[MOVING]):
            look(box, state, course, out)
    return made


@rule
def bits(members: int) -> int:
    """How many members a set given as bits has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def arrive(box: Any, state: Any, course: Any, scores: Any, row: Any) -> None:
    """The end: write a game's row."""
    look(box, state, course, scores)
    pass_by(box.seats, course, state.moves)
    note(box, state, scores, row)
    winners = row[WINNERS]
    counted = count_turns(box, state)
    row[TURNS] = course.turns if counted < 0 else counted
    row[DECISIONS] = course.decisions
    row[CHOSEN] = course.decisions - course.forced
    row[BRANCHING] = 100 * course.options // max(1, course.decisions)
    row[FORCED] = 1000 * course.forced // max(1, course.decisions)
    share = bits(winners)
    row[SHARED] = share > 1
    for seat in range(box.seats):
        row[WON + seat] = (winners >> seat & 1) * (WHOLE // max(1, share))
    best = scores[0]
    for seat in range(1, box.seats):
        best = max(best, scores[seat])
    row[BEST] = best
    if share == 0 or share == box.seats:
        return
    row[CONTESTED] = 1
    row[LEAD_CHANGES] = course.changes
    row[SETTLED] = 1000 * course.since // max(1, state.moves)
    won = 0
    lost = 0
    has_lost = 0
    for seat in range(box.seats):
        if winners >> seat & 1:
            won = scores[seat]
            row[BEHIND] = max(row[BEHIND], 1000 * course.behind[seat] // max(1, state.moves))
            row[DRAMA] = max(row[DRAMA], 100 * course.points[seat] // max(1, course.behind[seat]))
            row[COMEBACK] = max(row[COMEBACK], course.most[seat])
        elif not has_lost or scores[seat] > lost:
            lost = scores[seat]
            has_lost = 1
    row[MARGIN] = max(0, won - lost)
    for point in range(POINTS):
        leading = winners
        if point < POINTS - 1:
            leading = course.trail[state.moves * point // (POINTS - 1) // course.stride]
        row[SUSPENSE + point] = bits(leading & winners) * WHOLE // max(1, bits(leading) * share)


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


@rule
def watch(
    boxes: Any,
    states: Any,
    befores: Any,
    courses: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    entry: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    number: int,
    first: int,
    games: int,
    things: int,
    rows: Any,
    marks: Any,
    sums: Any,
    kept: Any,
) -> int:
    """Play so many games, at random or by bots: rows[i] is game i, marks[i] what was done with its things. Answers −1,
    or the seat whose bot answered what is no legal move."""
    box = boxes[0]
    state = states[0]
    course = courses[0]
    for index in range(games):
        begin(box, state, rng, number, first + index)
        forget(answers, box.seats)
        set_out(box, state, course, out)
        made = 1
        while made > 0:
            made = watch_on(
                box,
                state,
                befores[0],
                course,
                views[0],
                out,
                weights,
                rng,
                answers,
                bots,
                plans,
                entry,
                marks[index],
            )
        if made < 0:
            return -1 - made
        arrive(box, state, course, out, rows[index])
        count(box.seats, things, rows[index], marks[index], first + index, sums, kept)
    return -1


@rule
def recount(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    entry: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    number: int,
    index: int,
    entries: Any,
) -> int:
    """Play one game once more, and write down who moved and how. Answers how many moves there were."""
    state = states[0]
    begin(boxes[0], state, rng, number, index)
    forget(answers, boxes[0].seats)
    while decide(boxes[0], state, views[0], out, weights, rng, answers, bots, plans, entry) > 0:
        entries[state.moves][MOVER] = entry[MOVER]
        entries[state.moves][MOVING] = entry[MOVING]
        make(boxes[0], state, entry)
    return int(state.moves)
