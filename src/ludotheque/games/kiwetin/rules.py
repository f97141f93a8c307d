"""The verbs of Kiwetin. Numbers in comments, here and beside, are the clauses of the README in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, VEILED, Tempo, rule
from ludotheque.games.kiwetin.moments import asked, legal_answers, legal_runes
from ludotheque.games.kiwetin.moves import BEGIN, CATCH, CHOOSE, DEAL, FALL, GRIP, LAY, LOSE, PASS, THROW
from ludotheque.games.kiwetin.runes import deal_anew, play, settle, steal, take_rune
from ludotheque.games.kiwetin.setup import begin, choose, go_on_dealing, go_on_laying, lay, legal_spirits, set_up
from ludotheque.games.kiwetin.state import (
    ANSWER,
    BRACED,
    CHOOSING,
    DEALING,
    DRAWING_TILE,
    GRIPPING,
    LAYING,
    MOMENT,
    MOST_SEATS,
    OVER,
    READY,
    RUNES,
    STARTING,
    STEALING,
    THROWING,
    TILES,
    lay_open,
    recall,
)
from ludotheque.games.kiwetin.turn import catch, close_moment, fall, stop

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.kiwetin.state import Box, State, Table, View

CHOOSING_LIMIT = 60_000
THROWING_LIMIT = 20_000


@rule
def start(box: Box, state: State) -> None:
    """Lay out the table."""
    set_up(box, state)


@rule
def actors(box: Box, state: State) -> int:
    """Everybody with a card in a moment, the seat on turn, or nature for dice, tiles and cards."""
    phase = state.phase
    if phase in (MOMENT, ANSWER):
        return asked(box, state)
    if phase in (READY, BRACED, CHOOSING):
        return 1 << state.turn
    return 0 if phase == OVER else BY_NATURE


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    """What the seat may do in this phase."""
    phase = state.phase
    if phase == MOMENT:
        return legal_runes(box, state, seat, out)
    if phase == ANSWER:
        return legal_answers(state, seat, out)
    if phase == CHOOSING:
        return legal_spirits(box, state, out)
    out[0] = THROW if phase == READY else GRIP
    return 1


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The dice, the tiles and the cards, each of them as likely as the others."""
    phase = state.phase
    if phase == GRIPPING:
        return each_face(CATCH, box.grip, out, weights)
    if phase in (THROWING, LAYING):
        return each_face(FALL - 1, box.movement, out, weights)
    if phase == STARTING:
        for seat in range(box.seats):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return box.seats
    if phase == DRAWING_TILE:
        return each_kind(LAY, state.pile, TILES, out, weights)
    if phase == STEALING:
        return each_kind(LOSE, state.hand[state.target], RUNES, out, weights)
    return each_kind(DEAL, state.under, RUNES, out, weights)


@rule
def each_face(zero: int, faces: Sequence[int], out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """The falls of a die; `zero` is the move for a face 0."""
    for side in range(6):
        out[side] = zero + faces[side]
        weights[side] = 1
    return 6


@rule
def each_kind(
    first: int, counts: Sequence[int], kinds: int, out: MutableSequence[int], weights: MutableSequence[int]
) -> int:
    """The kinds of which there are some, as likely as there are many."""
    count = 0
    for kind in range(kinds):
        if counts[kind] > 0:
            out[count] = first + kind
            weights[count] = counts[kind]
            count += 1
    return count


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    """Make the move, then close what nobody has anything to say to."""
    if move == PASS:
        state.passed[seat] = 1
    elif move > PASS:
        play(box, state, seat, move)
    else:
        go_on(box, state, move)
    while state.phase in (MOMENT, ANSWER) and asked(box, state) == 0:
        if state.phase == ANSWER:
            settle(state)  # 6.6
        else:
            close_moment(box, state)  # 6.7


@rule
def go_on(box: Box, state: State, move: int) -> None:
    """Nature's moves, and throwing; the branches stand in the order of the codec, the frequent ones first."""
    if move == THROW:
        state.phase = THROWING
    elif move == GRIP:
        state.dice = 0
        state.phase = GRIPPING
    elif move < FALL:
        begin(state, move - BEGIN)
    elif move < LAY:
        if state.phase == LAYING:
            go_on_laying(box, state, move - FALL + 1)
        else:
            fall(box, state, move - FALL + 1)
    elif move < DEAL:
        lay(state, move - LAY)
    elif move < CATCH:
        deal(box, state, move - DEAL)
    elif move < LOSE:
        catch(box, state, move - CATCH)
    elif move < CHOOSE:
        steal(box, state, move - LOSE)
    else:
        choose(box, state, move - CHOOSE)


@rule
def deal(box: Box, state: State, rune: int) -> None:
    """The seat on turn draws a Rune, before the first turn or from a tile."""
    take_rune(state, state.turn, rune)
    if state.phase == DEALING:
        state.turn = (state.turn + 1) % box.seats  # 1.8
        go_on_dealing(box, state)
    else:
        stop(state)  # 3.8


@rule
def outcome(box: Box, state: Table, scores: MutableSequence[int]) -> int:
    """The spirit furthest on wins: it holds the Flower, or the match was cut off."""
    best = 0
    for seat in range(box.seats):
        scores[seat] = state.space[state.figure[seat]]
        best = max(best, scores[seat])
    winners = 0
    for seat in range(box.seats):
        if scores[seat] == best:
            winners |= 1 << seat  # 9.1, 9.2
    return winners


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    """The table as it lies, the seat's own Runes, and what it has seen of others'."""
    lay_open(state, view)
    view.me = seat
    for rune in range(RUNES):
        view.my_stock[rune] = state.stock[viewer_row(seat)][rune]
        if seat >= 0:
            view.my_hand[rune] = state.hand[seat][rune]  # 8.1
            for other in range(box.seats):
                view.my_known[other][rune] = state.known[seat * MOST_SEATS + other][rune]  # 8.2


@rule
def viewer_row(seat: int) -> int:
    """Where a seat's knowledge of the deck stands; whoever watches has the row after the seats'."""
    return seat if seat >= 0 else MOST_SEATS


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """The others' hands and the deck are any Runes that the seat has not seen, but what it knows of hands stands. What
    others know of one another is theirs, and forgotten."""
    recall(view, state)
    if view.me >= 0:
        for rune in range(RUNES):
            state.hand[view.me][rune] = view.my_hand[rune]
            for other in range(box.seats):
                state.hand[other][rune] += view.my_known[other][rune]
                state.known[view.me * MOST_SEATS + other][rune] = view.my_known[other][rune]
    deal_anew(box, view, rng, state)
    for rune in range(RUNES):
        for row in range(MOST_SEATS + 1):
            state.stock[row][rune] = box.runes[rune]
        state.stock[viewer_row(view.me)][rune] = view.my_stock[rune]


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    """Runes are drawn face down; a stolen one is seen by thief and victim."""
    if DEAL <= move < CATCH and seat != state.turn:
        return VEILED  # 8.1
    if LOSE <= move < CHOOSE and seat not in (state.by, state.target):
        return VEILED  # 8.2
    return move


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    """A Rune played has been seen."""
    return move > PASS


def tempo(box: Box, state: State) -> Tempo:
    """A moment is open for as long as the box says; for throwing nobody needs long."""
    if state.phase in (MOMENT, ANSWER):
        limit = box.moment
    elif state.phase in (READY, BRACED):
        limit = THROWING_LIMIT
    elif state.phase == CHOOSING:
        limit = CHOOSING_LIMIT
    else:
        return Tempo()
    # What a seat does alone comes at most once between two askings of all.
    return Tempo(latest=limit, phase=(state.opened * 16 + state.phase) * MOST_SEATS + state.turn)


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    """The clock passes, throws, or takes the first spirit left: it plays no Rune."""
    return legal[0]
