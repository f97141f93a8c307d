"""The verbs of Spirits of the Wild. Numbers in comments, here and beside, are the clauses of this folder's README."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, Tempo, rule
from ludotheque.games.spirits.animals import points_with
from ludotheque.games.spirits.choices import (
    legal_cards,
    legal_gifts,
    legal_give_backs,
    legal_returns,
    legal_sends,
    powers_out,
    stones_out,
)
from ludotheque.games.spirits.moves import (
    BEGIN,
    DRAW,
    GIVE,
    GIVE_BACK,
    INVOKE,
    LEAVE,
    PASS,
    PLAY,
    PUT_BACK,
    RETURN,
    SEND,
    SURFACE,
)
from ludotheque.games.spirits.setup import begin, fill, set_up
from ludotheque.games.spirits.state import (
    ADDING,
    ANIMALS,
    CHOOSING,
    DRAWING,
    FILLING,
    GIVING_BACK,
    INVOKING,
    NOWHERE,
    OVER,
    PILES,
    SEATS,
    SENDING,
    STARTING,
    STONES,
    SURFACING,
    TAKING,
    lay_open,
    recall,
)
from ludotheque.games.spirits.steps import add, draw, give, give_back, put_away, put_back, send
from ludotheque.games.spirits.turn import end_turn, go_on, invoke, play, surface

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.spirits.state import Box, State, View


@rule
def start(box: Box, state: State) -> None:
    """Lay out the table."""
    set_up(box, state)


@rule
def actors(box: Box, state: State) -> int:
    """Nature for the bag and the piles, or the seat on turn."""
    phase = state.phase
    if phase in (ADDING, DRAWING, SURFACING, FILLING, STARTING):
        return BY_NATURE
    return 0 if phase == OVER else 1 << state.turn


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    """What the seat may do in this phase."""
    phase = state.phase
    if phase == TAKING:
        return legal_gifts(state, seat, out)
    if phase == CHOOSING:
        return legal_cards(box, state, seat, out)
    if phase == SENDING:
        return legal_sends(state, seat, out)
    if phase == INVOKING:
        for pile in range(PILES):
            out[pile] = INVOKE + pile  # 5.3
        return PILES
    if phase == GIVING_BACK:
        return legal_give_backs(state, seat, out)
    return legal_returns(state, out)


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """Who starts, the next stone, or the next power."""
    if state.phase == SURFACING:
        return powers_out(state, out, weights)
    if state.phase == STARTING:
        for seat in range(SEATS):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return SEATS
    return stones_out(state, out, weights)


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    """The branches stand in the order of the codec."""
    if move < DRAW:
        begin(box, state, move - BEGIN)
    elif move < SURFACE:
        come_out(box, state, move - DRAW)
    elif move < PLAY:
        surface(box, state, move - SURFACE)
    elif move < INVOKE:
        play(box, state, move - PLAY)
    elif move < GIVE:
        invoke(box, state, move - INVOKE)
    elif move == PASS:
        end_turn(box, state)
    else:
        do(box, state, move)
        go_on(box, state)


@rule
def come_out(box: Box, s: State, stone: int) -> None:
    """A stone comes out of the bag."""
    if s.phase == DRAWING:
        draw(s, stone)
    else:
        add(s, stone)
    if s.phase == FILLING:
        fill(box, s)
    else:
        go_on(box, s)


@rule
def do(box: Box, s: State, move: int) -> None:
    """One step of a card or power."""
    if move < PUT_BACK:
        give(box, s, (move - GIVE) // ANIMALS, (move - GIVE) % ANIMALS)
    elif move < SEND:
        put_back(s, move - PUT_BACK)
    elif move < LEAVE:
        send(s, (1 - s.turn) * ANIMALS + move - SEND)  # 4.2
    elif move == LEAVE:
        send(s, s.coyote)
    elif move < RETURN:
        give_back(box, s, (move - GIVE_BACK) // STONES, (move - GIVE_BACK) % STONES)
    else:
        put_away(s, move - RETURN)


@rule
def outcome(box: Box, state: State, scores: MutableSequence[int]) -> int:
    """The most points win; a tie is Coyote's to break."""
    for seat in range(SEATS):
        scores[seat] = 0
        for section in range(seat * ANIMALS, (seat + 1) * ANIMALS):
            scores[seat] += state.points[section]  # 6.2
    if scores[0] != scores[1]:
        return 1 if scores[0] > scores[1] else 2
    return 3 if state.coyote == NOWHERE else 1 << state.coyote // ANIMALS  # 6.3


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    """Everything lies open."""
    lay_open(state, view)
    view.me = seat


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """There is nothing that a seat cannot know."""
    recall(view, state)


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    """Every move is made in the open."""
    return move


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    """Nothing is hidden but what nature has not drawn yet."""
    return False


def tempo(box: Box, state: State) -> Tempo:
    """Nobody is timed."""
    return Tempo()


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    """The clock leaves Coyote alone; else it does what comes first of what brings most points."""
    return LEAVE if state.phase == SENDING else max(legal, key=lambda move: brings(box, state, seat, move))


def brings(box: Box, state: State, seat: int, move: int) -> int:
    """How many points a stone given or given back brings; other moves bring none."""
    if GIVE <= move < PUT_BACK:
        (stone, animal), more = divmod(move - GIVE, ANIMALS), 1
    elif GIVE_BACK <= move < RETURN:
        (animal, stone), more = divmod(move - GIVE_BACK, STONES), -1
    else:
        return 0
    section = seat * ANIMALS + animal
    return points_with(box, state, section, stone, more) - state.points[section]
