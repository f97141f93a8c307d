"""The verbs of Rök. Numbers in comments, here and beside, are the clauses of the README in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, VEILED, Tempo, rule
from ludotheque.games.rok.calm import award, change_mark, legal_marks, mark_anew, show_marks, wanted_by
from ludotheque.games.rok.equilibrium import draw, first_without, replace
from ludotheque.games.rok.flick import drift
from ludotheque.games.rok.moves import (
    AIM,
    AWARD,
    BEGIN,
    CHECK,
    CLEAR,
    DONE,
    DRAW,
    DRIFT,
    FALL,
    GRAB,
    HAND_ON,
    LAND,
    MARK,
    PART,
    PAY,
    PUSH,
    REPLACE,
    ROB,
    SHOW,
    STEAL,
)
from ludotheque.games.rok.nature import odds_of_seats, odds_to_draw, odds_to_drift, odds_to_fall, odds_to_land, step
from ludotheque.games.rok.race import end_race, is_worth_grabbing, legal_grabs, not_done, take
from ludotheque.games.rok.settle import (
    check_pairs,
    clear,
    hand_on,
    legal_payments,
    part,
    pay,
    riches,
    richest,
    settle,
)
from ludotheque.games.rok.setup import begin, set_up
from ludotheque.games.rok.state import (
    AIMING,
    ANGLES,
    AWARDING,
    CELLS,
    CHECKING,
    CLEARING,
    DRAWING,
    DRIFTING,
    FALLING,
    GRABBING,
    HANDING_ON,
    KINDS,
    LANDING,
    MARKING,
    NO_RUNE,
    NOBODY,
    ORDERING,
    OVER,
    PARTING,
    PAYING,
    PUSHING,
    REPLACING,
    ROBBING,
    SHOWING,
    STARTING,
    STEEPEST,
    STRONGEST,
    lay_open,
    recall,
)
from ludotheque.games.rok.thefts import legal_thefts, rob, steal
from ludotheque.games.rok.throw import fall, land, show, throw

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.rok.state import Box, State, Table, View

MARKING_LIMIT = 60_000
TURN_LIMIT = 20_000
STEP = 600
"""How long each step of settling is left to be seen, in milliseconds."""
MIDDLING = 18
"""The force of a flick that the clock makes: it stops short of Destiny."""


@rule
def start(box: Box, state: State) -> None:
    """Lay out the table."""
    set_up(box, state)


@rule
def actors(box: Box, state: State) -> int:
    """Everybody who is not done in the race, the seat on turn, or nature."""
    phase = state.phase
    if phase in (GRABBING, MARKING):
        return not_done(box, state)
    if state.turn != NOBODY and phase != DRIFTING:
        return 1 << state.turn
    return 0 if phase == OVER else BY_NATURE


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    """What the seat may do in this phase."""
    phase = state.phase
    if phase == GRABBING:
        return legal_grabs(state, out)
    if phase == MARKING:
        return legal_marks(box, state, seat, out)
    if phase == PAYING:
        return legal_payments(state, seat, out)
    if phase == ORDERING:
        return legal_thefts(box, state, out)
    if phase == AIMING:
        return each(AIM, 2 * STEEPEST + 1, out)  # 6.2
    return each(PUSH, STRONGEST, out)


@rule
def each(first: int, count: int, out: MutableSequence[int]) -> int:
    for number in range(count):
        out[number] = first + number
    return count


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The fall of the runes, their kinds, and what else chance decides; the steps of settling leave it no choice."""
    phase = state.phase
    if phase == FALLING:
        return odds_to_fall(box, out, weights)
    if phase == LANDING:
        return odds_to_land(state, out, weights)
    if phase == SHOWING:
        return odds_to_draw(SHOW, state, out, weights)
    if phase == DRAWING:
        return odds_to_draw(DRAW, state, out, weights)
    if phase == DRIFTING:
        return odds_to_drift(box, out, weights)
    if phase == STARTING:
        return odds_of_seats(BEGIN, (1 << box.seats) - 1, box, out, weights)  # 1.3
    if phase == AWARDING:
        return odds_of_seats(AWARD, wanted_by(box, state, state.prize, state.is_pair), box, out, weights)
    out[0] = step(box, state)
    weights[0] = 1
    return 1


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    """Make the move; once the race is over, go to the next step of settling."""
    settles = False
    if move >= GRAB:
        settles = act(box, state, seat, move)
    elif move < AWARD:
        deal(box, state, move)
    elif move < CHECK:
        settles = award(box, state, move - AWARD)
    elif move < HAND_ON:
        take_step(box, state, move)
        settles = True
    elif move == HAND_ON:
        hand_on(box, state)
    else:
        drift(box, state, (move - DRIFT) // 5 - 2, (move - DRIFT) % 5 - 2)
    if settles:
        settle(box, state)


@rule
def deal(box: Box, state: State, move: int) -> None:
    """Who leads, Equilibrium runes, and the runes of a throw."""
    if move < DRAW:
        begin(state, move - BEGIN)
    elif move < FALL:
        draw(box, state, move - DRAW)
        if first_without(box, state) == NOBODY:
            throw(box, state)
    elif move < LAND:
        fall(state, (move - FALL) // ANGLES, (move - FALL) % ANGLES)
    elif move < SHOW:
        land(box, state, move - LAND)
    else:
        show(box, state, move - SHOW)


@rule
def take_step(box: Box, state: State, move: int) -> None:
    """A step of settling."""
    if move == CHECK:
        check_pairs(box, state)
    elif move == PART:
        part(box, state)
    elif move < REPLACE:
        rob(state, move - ROB)
    elif move < CLEAR:
        replace(box, state, move - REPLACE)
    else:
        clear(state)


@rule
def act(box: Box, state: State, seat: int, move: int) -> bool:
    """A seat's move. Does settling go on?"""
    if move < MARK:
        take(state, seat, move - GRAB)
    elif move < DONE:
        change_mark(state, seat, move - MARK)
    elif move == DONE:
        state.done[seat] = 1
        if not_done(box, state) == 0:
            if state.phase == MARKING:
                return show_marks(box, state)  # 4.2
            end_race(box, state)  # 3.6
            return True
    elif move < STEAL:
        pay(state, seat, move - PAY)
        return True
    elif move < AIM:
        return not steal(box, state, move - STEAL)  # 5.10
    elif move < PUSH:
        state.degrees = move - AIM - STEEPEST
        state.phase = PUSHING
    else:
        state.force = move - PUSH + 1
        state.phase = DRIFTING
    return False


@rule
def outcome(box: Box, state: State, scores: MutableSequence[int]) -> int:
    """Every rune in the loot counts; the richest has won, or the winner of the flick."""
    best = richest(box, state)
    winners = 0
    for seat in range(box.seats):
        scores[seat] = riches(state, seat)
        if scores[seat] == best:
            winners |= 1 << seat  # 7.3
    return winners if state.winner == NOBODY else 1 << state.winner  # 7.4


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    """The table as it lies, and the seat's own marks."""
    lay_open(state, view)
    view.me = seat
    if seat >= 0:
        for cell in range(CELLS):
            view.my_marks[cell] = state.secret[seat][cell]  # 4.1


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """While marks are made, the others may have marked any runes that as many changes as were seen can lead to."""
    recall(view, state)
    for seat in range(box.seats):
        if seat == view.me:
            for cell in range(CELLS):
                state.secret[seat][cell] = view.my_marks[cell]
        elif state.phase == MARKING:
            mark_anew(box, state, seat, rng)


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    """That somebody changes a mark is seen, but not which."""
    return VEILED if MARK <= move < DONE and seat != by else move  # 4.1


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    """What was grabbed is grabbed; marks are shown when the last seat is done."""
    if state.phase == MARKING:
        return move == DONE and not_done(box, state) == 1 << seat  # 4.2
    return state.phase == GRABBING  # 3.3


def tempo(box: Box, state: State) -> Tempo:
    """The flight, the race, the time for a choice, and a moment to see each step of settling."""
    phase = (state.throws * 32 + state.phase) * 128
    if state.phase == SHOWING:
        return Tempo(earliest=box.flight, phase=phase)
    if state.phase == GRABBING:
        is_open = any(is_worth_grabbing(box, state, kind) for kind in range(KINDS))
        # Where no face was read, nothing has waited for the flight yet.
        seen = box.announced if state.shown else box.flight + box.announced
        return Tempo(
            earliest=seen,
            latest=seen + (box.longest if is_open else box.shortest),  # 3.7
            cooldown=box.cooldown,  # 3.3
            phase=phase,
            hold=box.hold if box.fair else 0,  # 3.8
            equal=box.equal if box.fair else 0,
        )
    if state.phase == MARKING:
        return Tempo(latest=MARKING_LIMIT, phase=phase)
    if state.phase in (PAYING, AIMING, PUSHING, ORDERING):
        return Tempo(latest=TURN_LIMIT, phase=phase + left(box, state))
    if state.phase == AWARDING:
        return Tempo(earliest=STEP, phase=phase + 2 * state.prize + state.is_pair)
    if state.phase in (CHECKING, PARTING, ROBBING, REPLACING, CLEARING, HANDING_ON):
        return Tempo(earliest=STEP, phase=phase + left(box, state))
    return Tempo()


def left(box: Box, s: Table) -> int:
    """A number that gets smaller with each pair paid, each theft made and each Equilibrium rune replaced."""
    thefts = sum(s.thief[seat] != NOBODY for seat in range(box.seats))
    missing = sum(s.equilibrium[seat] == NO_RUNE for seat in range(box.seats))
    return sum(s.owed) + 2 * thefts + missing


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    """The clock is done, flicks straight at Destiny, and takes the first choice of payments and thefts."""
    if state.phase == AIMING:
        return AIM + STEEPEST
    if state.phase == PUSHING:
        return PUSH + MIDDLING - 1
    return legal[0]
