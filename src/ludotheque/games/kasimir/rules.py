"""The verbs of Kasimir. Numbers in comments, here and beside, are the clauses of the README in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, Tempo, rule
from ludotheque.games.kasimir.moves import (
    BEGIN,
    DRAW,
    DRAW_FIRST,
    EXCHANGE,
    FIND,
    LAY_ASIDE,
    PASS,
    PLACE,
    REVEAL,
    STEAL,
    STEP,
    STOP,
    TURN,
)
from ludotheque.games.kasimir.setup import begin, deal, legal_places, place, set_up
from ludotheque.games.kasimir.stakes import count_unseen, points
from ludotheque.games.kasimir.state import (
    CHOOSING,
    COLOURS,
    DEALING,
    DRAWING,
    FINDING,
    OVER,
    REVEALING,
    STAKES,
    STARTING,
    SWAPPING,
    TURNING,
    UNKNOWN,
    WALKING,
    lay_open,
    recall,
)
from ludotheque.games.kasimir.swap import (
    draw_first,
    exchange,
    lay_aside,
    legal_steals,
    legal_swaps,
    legal_while_swapping,
    steal,
)
from ludotheque.games.kasimir.turn import draw, end_turn
from ludotheque.games.kasimir.way import find, legal_steps, legal_turns, reveal, step, stop, turn_over

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.kasimir.state import Box, State, View


@rule
def start(box: Box, state: State) -> None:
    """Lay out the table."""
    set_up(box, state)


@rule
def actors(box: Box, state: State) -> int:
    """Nature for markers and stakes, or the seat on turn."""
    phase = state.phase
    if phase in (DRAWING, REVEALING, FINDING, DEALING, STARTING):
        return BY_NATURE
    if phase == OVER:
        return 0
    return 1 << state.turn


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    """What the seat may do in this phase."""
    phase = state.phase
    if phase == SWAPPING:
        return legal_while_swapping(state, seat, out)
    if phase == TURNING:
        return legal_turns(box, state, out)
    if phase == WALKING:
        count = legal_steps(box, state, seat, out)
        out[count] = STOP  # 3.4
        return count + 1
    if phase == CHOOSING:
        count = legal_steps(box, state, seat, out)
        count = legal_steals(box, state, seat, out, count)
        count = legal_swaps(box, state, seat, out, count)
        if count == 0:
            out[0] = PASS  # 2.3
            return 1
        return count
    return legal_places(box, state, out)


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The next marker, the stake taken or turned up, or who starts."""
    phase = state.phase
    count = 0
    if phase in (DRAWING, DEALING):
        for colour in range(COLOURS):
            if state.bag[colour] > 0:
                out[count] = DRAW + colour
                weights[count] = state.bag[colour]
                count += 1
    elif phase == STARTING:
        for seat in range(box.seats):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        count = box.seats
    else:
        region = state.figure[state.turn] if phase == FINDING else state.turned
        first = FIND if phase == FINDING else REVEAL
        if state.stake[region] != UNKNOWN:
            out[0] = first + state.stake[region]
            weights[0] = 1
            return 1
        for kind in range(STAKES):
            if state.unseen[kind] > 0:
                out[count] = first + kind  # 1.1
                weights[count] = state.unseen[kind]
                count += 1
    return count


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    """The branches stand in the order of the codec."""
    if move < DRAW:
        begin(state, move - BEGIN)
    elif move < FIND:
        if state.phase == DEALING:
            deal(box, state, move - DRAW)
        else:
            draw(box, state, move - DRAW)
    elif move < REVEAL:
        find(box, state, move - FIND)
    elif move < PLACE:
        reveal(box, state, move - REVEAL)
    elif move < STEP:
        place(box, state, move - PLACE)
    elif move < STOP:
        step(state, (move - STEP) // COLOURS, (move - STEP) % COLOURS)
    elif move < TURN:
        stop(box, state)
    elif move < STEAL:
        turn_over(box, state, move - TURN)
    elif move < LAY_ASIDE:
        steal(box, state, (move - STEAL) // STAKES, (move - STEAL) % STAKES)
    elif move < EXCHANGE:
        lay_aside(box, state, move - LAY_ASIDE)
    elif move < DRAW_FIRST:
        exchange(box, state)
    elif move < PASS:
        draw_first(box, state, move - DRAW_FIRST + 1)
    else:
        end_turn(box, state)


@rule
def outcome(box: Box, state: State, scores: MutableSequence[int]) -> int:
    """The most points win, and equals share."""
    winners = 0
    for seat in range(box.seats):
        scores[seat] = points(box, state, seat)
    best = scores[0]
    for seat in range(1, box.seats):
        best = max(best, scores[seat])
    for seat in range(box.seats):
        if scores[seat] == best:
            winners |= 1 << seat  # 6.4
    return winners


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    """The table as it lies, and all that was ever seen of it; `shown` takes out what people must remember."""
    lay_open(state, view)
    view.me = seat


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """Nobody knows more than another, and what nobody has seen is not decided yet."""
    recall(view, state)
    count_unseen(box, state)


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    """Everything lies open."""
    return move


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    """Only nature shows what was hidden."""
    return False


def tempo(box: Box, state: State) -> Tempo:
    """Nobody is timed."""
    return Tempo()


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    """The clock leaves the board alone where it can: it stops, or exchanges a marker, or takes what comes first."""
    for safe in (STOP, EXCHANGE):
        if safe in legal:
            return safe
    for move in legal:
        if move >= LAY_ASIDE:
            return move
    return legal[0]
