"""One step of one match of a batch, and the loops over many: templates, as in `ludotheque.core.kernels`.

A step makes the move of the seat that was asked, lets nature act, and asks the next seat. All that a match has lies in
its own rows of arrays that were there before: a step allocates nothing, and no match knows of another, so it does not
matter which thread takes which rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import below, one_of, seed
from ludotheque.core.data import Data
from ludotheque.core.game import BY_NATURE, MOST_MOVES, SPECTATOR
from ludotheque.core.kernels import begin, chance, note
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

actors: Any = None
legal: Any = None
apply: Any = None
observe: Any = None
clear_view: Any = None
is_common: Any = None

NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a match that is over begins anew: at the step after its last, in the same step, or when it is reset."""
MOVE, DEAL, LEAVE = range(3)
"""What is to be done with a match: make its move, begin a new one, or nothing."""
NOBODY = -1
"""Nobody is asked: the match is over."""


class Sheet(Data):
    """What a batch notes of a match beside its state."""

    acting: int
    """The seat that is asked, or NOBODY."""
    waiting: int
    """Of those who may act together, who is still to be asked, as bits."""
    games: int
    """How many matches have begun in this row."""
    ended: int
    """Did the last step end the match?"""
    illegal: int
    """Was its move not legal?"""


@rule
def next_seat(box: Any, state: Any, sheet: Any, rng: MutableSequence[int], out: Any, weights: Any) -> int:
    """Let nature act as long as it is to move; then the seat to be asked, or NOBODY.

    Where several may act, each is asked once before any is asked again, in an order drawn anew every time.
    """
    mask = actors(box, state) if state.moves < MOST_MOVES else 0
    while mask == BY_NATURE:
        chance(box, state, out, weights, rng)
        state.moves += 1
        sheet.waiting = 0
        mask = actors(box, state) if state.moves < MOST_MOVES else 0
    if mask == 0:
        return NOBODY
    waiting = sheet.waiting & mask
    if waiting == 0:
        waiting = mask
    seat = one_of(rng, waiting)
    sheet.waiting = waiting & ~(1 << seat)
    return seat


@rule
def show(box: Any, state: Any, seat: int, view: Any) -> None:
    """Write what a seat may know."""
    clear_view(view)
    observe(box, state, seat, view)


@rule
def write_choices(box: Any, state: Any, seat: int, mask: Any, choices: Any, count: int) -> int:
    """The moves that a seat may make, as a mask and as a list; answers how many.

    Of the mask only the places that were 1 are cleared: they are few, and it is long.
    """
    for place in range(count):
        mask[choices[place]] = 0
    count = 0
    if seat != NOBODY:
        count = legal(box, state, seat, choices)
        for place in range(count):
            mask[choices[place]] = 1
    return count


@rule
def write_rewards(winners: int, seats: int, rewards: Any) -> None:
    """Winners share what the others lose: the sum is 0, the best is 1. Who plays against the game, alone or where all
    win or lose together, has 1 or −1."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    for seat in range(seats):
        # One division of whole numbers: the same to the last bit on every machine.
        won = winners >> seat & 1
        if seats == 1 or is_common:
            rewards[seat] = 2 * (winners != 0) - 1
        elif count == 0:
            rewards[seat] = -1 / (seats - 1)
        else:
            rewards[seat] = (seats * won - count) / (count * (seats - 1))


@rule
def step(
    box: Any,
    state: Any,
    sheet: Any,
    rng: MutableSequence[int],
    order: int,
    mode: int,
    move: int,
    number: int,
    row: int,
    mask: Any,
    choices: Any,
    count: int,
    view: Any,
    final: Any,
    rewards: Any,
    result: Any,
    out: Any,
    weights: Any,
) -> int:
    """Make the asked seat's move, or begin a new match; then ask the next seat. Answers how many moves it may make,
    as `count` is how many the one before had."""
    is_over = sheet.acting == NOBODY
    is_new = order == DEAL or (is_over and mode != DISABLED)
    if order == LEAVE:
        return count
    sheet.ended = 0
    sheet.illegal = 0
    for seat in range(box.seats):
        rewards[seat] = 0
    if not is_new:
        if is_over:
            return count
        if not 0 <= move < len(mask) or mask[move] == 0:
            sheet.illegal = 1
            return count
        mover = sheet.acting
        apply(box, state, mover, move)
        state.moves += 1
        sheet.acting = next_seat(box, state, sheet, rng, out, weights)
        if sheet.acting == NOBODY:
            sheet.ended = 1
            note(box, state, out, result)
            write_rewards(result[0], box.seats, rewards)
            show(box, state, mover, final)
            is_new = mode == SAME_STEP
    if is_new:
        # The row and the number of its match tell the random stream: nothing else does.
        begin(box, state, rng, number, (int(sheet.games) << 32) + row)
        sheet.games += 1
        sheet.waiting = 0
        sheet.acting = next_seat(box, state, sheet, rng, out, weights)
    if sheet.acting != NOBODY:
        show(box, state, sheet.acting, view)
    return write_choices(box, state, sheet.acting, mask, choices, count)


@rule
def steps(
    boxes: Any,
    states: Any,
    sheets: Any,
    rngs: Any,
    orders: Sequence[int],
    mode: int,
    number: int,
    first: int,
    moves: Sequence[int],
    masks: Any,
    choices: Any,
    counts: Any,
    views: Any,
    finals: Any,
    rewards: Any,
    results: Any,
    acting: Any,
    terminations: Any,
    illegal: Any,
    out: Any,
    weights: Any,
    low: int,
    high: int,
) -> None:
    """One step of every match in the rows from `low` to `high`."""
    for row in range(low, high):
        sheet = sheets[row]
        counts[row] = step(
            boxes[0],
            states[row],
            sheet,
            rngs[row],
            orders[row],
            mode,
            moves[row],
            number,
            first + row,
            masks[row],
            choices[row],
            counts[row],
            views[row],
            finals[row],
            rewards[row],
            results[row],
            out,
            weights,
        )
        acting[row] = sheet.acting
        terminations[row] = sheet.ended
        illegal[row] = sheet.illegal


@rule
def picks(choices: Any, counts: Any, rngs: Any, moves: Any, low: int, high: int) -> None:
    """Legal moves at random in the rows from `low` to `high`, each with random numbers of its own; 0 where there is
    none."""
    for row in range(low, high):
        place = below(rngs[row], counts[row])
        moves[row] = choices[row][place] if counts[row] > 0 else 0


@rule
def looks(boxes: Any, states: Any, seats: Sequence[int], views: Any, low: int, high: int) -> None:
    """What a seat of each match may know, whoever is asked; for a number that is no seat's, what a spectator may."""
    for row in range(low, high):
        seat = seats[row]
        if not 0 <= seat < boxes[0].seats:
            seat = SPECTATOR
        show(boxes[0], states[row], seat, views[row])


@rule
def hands(rngs: Any, number: int, first: int, low: int, high: int) -> None:
    """Random numbers for whoever picks moves, in streams that no match has."""
    for row in range(low, high):
        seed(rngs[row], number, -1 - first - row)
