"""The verbs of Karma Dice. Numbers in comments, here and beside, are the clauses of the README in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, VEILED, Tempo, rule
from ludotheque.games.karma.moves import (
    BEGIN,
    DEAL,
    DECLINE,
    DRAFT,
    FACES,
    KEEP,
    PICK,
    PLAY_CAREFUL,
    PLAY_DETACHED,
    PLAY_ENVIOUS,
    PLAY_GENEROUS,
    PLAY_MIMIC,
    PLAY_MINIMALIST,
    PLAY_NEGOTIATOR,
    PLAY_PATIENT,
    PLAY_RESTLESS,
    PLAY_STUBBORN,
    PLAY_VISIONARY,
    ROLL,
    STOP,
    TALLY,
    THROW,
)
from ludotheque.games.karma.rounds import legal_drafts, move_eye, negotiate, take_draft
from ludotheque.games.karma.setup import (
    begin,
    deal,
    deal_anew,
    is_last_to_keep,
    keep,
    set_up,
    take_no_cards,
    undealt,
)
from ludotheque.games.karma.state import (
    COLOURS,
    DEALING,
    DRAFTING,
    ENDING,
    EYE,
    FAILED,
    KEEPING,
    MOST_DICE,
    NONE,
    OVER,
    PICKING,
    POWERS,
    REROLLING,
    ROLLING,
    STARTING,
    TRAITS,
    lay_open,
    recall,
)
from ludotheque.games.karma.throw import (
    cast,
    faces_of,
    fall_on,
    legal_powers,
    legal_rerolls,
    mimic,
    next_loose,
    use_power,
)
from ludotheque.games.karma.turn import (
    detach,
    end_turn,
    fall_back,
    legal_after_fail,
    legal_ends,
    legal_picks,
    score,
    tally,
    throw,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.karma.state import Box, State, Table, View


@rule
def start(box: Box, state: State) -> None:
    """Lay out the table."""
    set_up(box, state)


@rule
def actors(box: Box, state: State) -> int:
    """Nature for dice and cards, all who have not chosen a card, or the seat on turn."""
    phase = state.phase
    if phase in (STARTING, DEALING, ROLLING, EYE):
        return BY_NATURE
    if phase == OVER:
        return 0
    if phase == KEEPING:
        waiting = 0
        for seat in range(box.seats):
            if state.has_kept[seat] == 0:
                waiting |= 1 << seat
        return waiting
    return 1 << state.turn


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    """What the seat may do in this phase."""
    phase = state.phase
    if phase == PICKING:
        return legal_picks(box, state, seat, out)
    if phase == POWERS:
        return legal_powers(box, state, seat, out)
    if phase == DRAFTING:
        return legal_drafts(state, out)
    if phase == KEEPING:
        out[0] = KEEP + state.hand[seat][0]
        out[1] = KEEP + state.hand[seat][1]
        return 2
    if phase == REROLLING:
        return legal_rerolls(state, out)
    if phase == FAILED:
        return legal_after_fail(state, seat, out)
    if phase == ENDING:
        return legal_ends(state, seat, out)
    out[0] = DECLINE  # negotiating, 6.12
    out[1] = PLAY_NEGOTIATOR
    return 2


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """Who starts, the next card, or the next die."""
    if state.phase == STARTING:
        for seat in range(box.seats):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return box.seats
    if state.phase == DEALING:
        count = 0
        deck = undealt(box, state)
        for trait in range(TRAITS):
            if deck >> trait & 1:
                out[count] = DEAL + trait
                weights[count] = 1
                count += 1
        return count
    colour = state.colour[next_loose(state)]
    for index in range(6):
        face = box.eye_faces[index] if state.phase == EYE else faces_of(box, colour, index)
        out[index] = ROLL + face
        weights[index] = 1
    return 6


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    """The branches stand in the order of the codec."""
    if move < DEAL:
        begin(box, state, move - BEGIN)
    elif move < ROLL:
        deal(box, state, move - DEAL)
    elif move < KEEP:
        if state.phase == EYE:
            move_eye(box, state, move - ROLL)
        else:
            fall_on(state, move - ROLL)
    elif move < PICK:
        keep(box, state, seat, move - KEEP)
    elif move < THROW:
        state.picked[move - PICK] += 1
    elif move == THROW:
        if state.phase == REROLLING:
            state.phase = ROLLING
        else:
            throw(state)
    elif move == STOP:
        end_turn(box, state)
    elif move < TALLY:
        use_power(state, move)
    elif move == TALLY:
        tally(box, state)
    elif move < DECLINE:
        take_draft(box, state, move - DRAFT)
    elif move == DECLINE:
        decline(box, state)
    else:
        state.spent[seat] = 1  # 6.1
        use_trait(box, state, move)


@rule
def decline(box: Box, state: State) -> None:
    """The ability is not used now."""
    if state.phase == FAILED:
        fall_back(box, state)
    elif state.phase == ENDING:
        score(box, state, 0, box.unused)
    else:
        negotiate(state, False)


@rule
def use_trait(box: Box, state: Table, move: int) -> None:
    """The ability of a trait card."""
    if move == PLAY_STUBBORN:
        cast(state)  # 6.2
    elif move < PLAY_CAREFUL:
        state.face[(move - PLAY_VISIONARY) // FACES] = (move - PLAY_VISIONARY) % FACES  # 6.3
    elif move == PLAY_CAREFUL:
        end_turn(box, state)  # 6.4
    elif move == PLAY_GENEROUS:
        score(box, state, box.generous, box.unused)  # 6.5
    elif move == PLAY_PATIENT:
        state.patient = 1  # 6.6
    elif move < PLAY_ENVIOUS:
        state.loose[move - PLAY_RESTLESS] = 1  # 6.7
        state.phase = REROLLING
    elif move < PLAY_MIMIC:
        state.power[(move - PLAY_ENVIOUS) // COLOURS] |= 1 << (move - PLAY_ENVIOUS) % COLOURS  # 6.8
    elif move < PLAY_DETACHED:
        mimic(state, (move - PLAY_MIMIC) // MOST_DICE, (move - PLAY_MIMIC) % MOST_DICE)  # 6.9
    elif move == PLAY_DETACHED:
        detach(state)  # 6.10
    elif move == PLAY_MINIMALIST:
        state.minimalist = 1  # 6.11
    elif move == PLAY_NEGOTIATOR:
        negotiate(state, True)  # 6.12
    else:
        score(box, state, 0, box.thrifty)  # 6.13


@rule
def outcome(box: Box, state: Table, scores: MutableSequence[int]) -> int:
    """The most Karma wins, and equals share; alone one wins by not being caught."""
    best = 0
    for seat in range(box.seats):
        scores[seat] = state.karma[seat]
        best = max(best, state.karma[seat])
    if box.seats == 1:
        return 1 if state.eye < state.karma[0] else 0  # 7.4
    winners = 0
    for seat in range(box.seats):
        if state.karma[seat] == best:
            winners |= 1 << seat  # 5.3
    return winners


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    """The table as it lies, and the seat's own cards."""
    lay_open(state, view)
    view.me = seat
    view.my_hand[0] = state.hand[seat][0] if seat >= 0 else NONE
    view.my_hand[1] = state.hand[seat][1] if seat >= 0 else NONE
    view.my_kept = state.kept[seat] if seat >= 0 else NONE


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """The others' cards are any that the seat does not hold, and either of theirs may be kept."""
    recall(view, state)
    take_no_cards(state)
    if view.me >= 0:
        state.hand[view.me][0] = view.my_hand[0]
        state.hand[view.me][1] = view.my_hand[1]
        state.kept[view.me] = view.my_kept
    if state.phase in (DEALING, KEEPING):
        deal_anew(box, state, view.me, rng)


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    """Cards are dealt and kept face down."""
    if DEAL <= move < ROLL and seat != state.dealt // 2:
        return VEILED
    if KEEP <= move < PICK and seat != by:
        return VEILED
    return move


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    """The last choice of a card turns all of them over."""
    after = state.copy()
    after.has_kept[seat] = 1
    return KEEP <= move < PICK and is_last_to_keep(box, after)


def tempo(box: Box, state: State) -> Tempo:
    """Nobody is timed."""
    return Tempo()


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    """The clock takes no risks: it stops, tots up, declines, or takes what comes first."""
    for safe in (STOP, TALLY, THROW, DECLINE):
        if safe in legal:
            return safe
    return legal[0]
