"""Games that are watched: the loops of `ludotheque.core.kernels`, with a look at every move. Templates, as there.

A measure is a rule of what was before a move, the move, and what is after it. Who leads is what `outcome` says of the
position. All that is counted is a whole number, so that it does not matter who adds up what in which order.
`docs/measures.md` has the definitions.
"""

from __future__ import annotations

import types
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.core.counting import (
    BEHIND,
    BEST,
    BRANCHING,
    CHOSEN,
    COMEBACK,
    CONTESTED,
    DECISIONS,
    DRAMA,
    FORCED,
    LEAD_CHANGES,
    MARGIN,
    POINTS,
    SETTLED,
    SHARED,
    SUSPENSE,
    TURNS,
    WHOLE,
    WINNERS,
    WON,
    bits,
    count,
)
from ludotheque.core.data import Data, ints
from ludotheque.core.game import MOST_SEATS, NATURE
from ludotheque.core.kernels import CHOICES, MOVER, MOVING, begin, make, note
from ludotheque.core.rule import looped, rule
from ludotheque.core.scheduler import forget
from ludotheque.core.study import COMPARED, NOT

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

TRAIL = 64
EVERYBODY = (1 << MOST_SEATS) - 1


class Notes(Data):
    """What is noted of a game while it runs; nothing, when it begins."""

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
    noted: int
    """How often others have come to lead, as far as it is still told."""


class Course(Notes):
    """The same, and when that was."""

    trail: list[int] = ints(2 * TRAIL)
    """Who came to lead, as bits, below the number of moves after which they did; what lies after `noted` is old."""


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
    look(box, state, course, scores)
    course.alone = 0


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
        note_lead(course)
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


@rule
def note_lead(course: Any) -> None:
    """Others lead. Where there is no more room, those are forgotten who led at no move that `note_suspense` asks of."""
    course.trail[course.noted] = course.since << MOST_SEATS | course.leaders
    course.noted += 1
    if course.noted == 2 * TRAIL:
        apart = spacing(course.since)
        kept = 0
        for place in range(2 * TRAIL):
            asked = came_to_lead(course, place) + apart - 1 & -apart
            if place == 2 * TRAIL - 1 or asked < came_to_lead(course, place + 1):
                course.trail[kept] = course.trail[place]
                kept += 1
        course.noted = kept


@rule
def came_to_lead(course: Any, place: int) -> int:
    """After how many moves that was."""
    return int(course.trail[place] >> MOST_SEATS)


@rule
def spacing(moves: int) -> int:
    """Of so many moves, who led is asked after every one, or every second, or fourth, …: of fewer than `TRAIL`."""
    apart = 1
    while moves >= TRAIL * apart:
        apart *= 2
    return apart


@looped
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
        seat = entry[MOVER]
        move = entry[MOVING]
        note_asked(entry, course)
        concern = concerns(seat, move)
        if concern == COMPARED:
            keep_before(state, before)
        make(box, state, entry)
        if concern != NOT:
            trace_move(box, before, seat, move, state, marks)
        if scoring(box, seat, move):
            look(box, state, course, out)
    return made


@rule
def arrive(box: Any, state: Any, course: Any, scores: Any, row: Any) -> None:
    """The end: write a game's row."""
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
    part = WHOLE // max(1, share)
    for seat in range(box.seats):
        row[WON + seat] = (winners >> seat & 1) * part
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
    note_suspense(course, state.moves, winners, row)


@rule
def note_suspense(course: Any, moves: int, winners: int, row: Any) -> None:
    """How often who led at each of the points has won."""
    share = bits(winners)
    apart = spacing(moves)
    place = 0
    leading = 0
    for point in range(POINTS - 1):
        asked = moves * point // (POINTS - 1) & -apart
        while place < course.noted and came_to_lead(course, place) <= asked:
            leading = course.trail[place] & EVERYBODY
            place += 1
        if share == 1 and leading & (leading - 1) == 0:
            row[SUSPENSE + point] = WHOLE if leading & winners else 0
        else:
            row[SUSPENSE + point] = bits(leading & winners) * WHOLE // max(1, bits(leading) * share)
    row[SUSPENSE + POINTS - 1] = WHOLE // share


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
