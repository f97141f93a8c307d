"""The heuristic: every choice by what it brings, less what it leaves to the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.bots_values import (
    best_draw,
    best_sending,
    best_take,
    best_takes,
    end_chance,
    gift,
    likings,
    mean_draw,
    promise,
    sending,
    stones_to_come,
)
from ludotheque.games.spirits.moves import GIVE, GIVE_BACK, INVOKE, LEAVE, PLAY, PUT_BACK, RETURN, SEND
from ludotheque.games.spirits.state import (
    ADD,
    AGAIN,
    ANIMALS,
    CARDS,
    CHOOSING,
    COYOTE,
    DRAW,
    GIVING_BACK,
    INVOKING,
    NOWHERE,
    PILES,
    POWER,
    RENEW,
    SENDING,
    STONES,
    TAKE,
    TAKE_ONE,
    TAKING,
)
from ludotheque.games.spirits.steps import stones_in
from ludotheque.games.spirits.turn import cards_down

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.spirits.bots_values import Likings
    from ludotheque.games.spirits.state import Box, View

# Found by letting bots with different numbers play against each other.
DENIAL = 0.5
"""What a point less for the opponent is worth, in own points."""
FRESH = 0.2
"""What a card turned up again is worth."""
TURN = 4.0
"""What another turn is worth."""
VICTORY = 7.0
"""What the end of the match is worth to whoever is ahead."""


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """The move that seems best, of equals the first."""
    other = 1 - view.turn
    time = stones_to_come(box, view)
    # Once for all moves: it is most of the work.
    mine = likings(box, view, 1 - other, time)
    theirs = likings(box, view, other, time)
    best = legal[0]
    most = 0.0
    for index in range(count):
        move = legal[index]
        value = value_of(box, view, 1 - other, move, mine, theirs, time)
        if index == 0 or value > most:
            best = move
            most = value
    return best, 0


@rule
def value_of(box: Box, view: View, seat: int, move: int, mine: Likings, theirs: Likings, time: float) -> float:
    """What a move brings the seat on turn."""
    if view.phase == TAKING:
        return taking(box, view, seat, move, theirs, time)
    if view.phase == CHOOSING:
        return playing(box, view, seat, move - PLAY, mine, theirs, time)
    if view.phase == INVOKING:
        return acting(box, view, seat, box.power_steps[view.pile[move - INVOKE][0]], mine, theirs, time)
    if view.phase == SENDING:
        return 0.0 if move == LEAVE else sending(box, view, seat, (1 - seat) * ANIMALS + move - SEND, time)
    if view.phase == GIVING_BACK:
        section = seat * ANIMALS + (move - GIVE_BACK) // STONES
        return giving_back(box, view, seat, section, (move - GIVE_BACK) % STONES, time)
    return returning(box, view, seat, move - RETURN)


@rule
def taking(box: Box, view: View, seat: int, move: int, theirs: Likings, time: float) -> float:
    """What a stone brings, less what the bowl then offers the opponent."""
    if move >= PUT_BACK:
        return -DENIAL * best_take(view, theirs)
    stone = (move - GIVE) // ANIMALS
    value = gift(box, view, seat * ANIMALS + (move - GIVE) % ANIMALS, stone, time)
    if stones_in(view.hand) > 0:
        return value
    view.bowl[stone] -= 1
    value -= DENIAL * best_take(view, theirs)
    view.bowl[stone] += 1
    return value


@rule
def playing(box: Box, view: View, seat: int, card: int, mine: Likings, theirs: Likings, time: float) -> float:
    """What a card brings; whoever must pass has no choice."""
    if card >= CARDS:
        return 0.0
    if card < POWER:
        value = acting(box, view, seat, box.card_steps[card], mine, theirs, time)
        if card == TAKE_ONE and view.up[seat][TAKE_ONE] == 1:
            value += best_sending(box, view, seat, time)
        return value
    best = 0.0
    for pile in range(PILES):
        value = acting(box, view, seat, box.power_steps[view.pile[pile][0]], mine, theirs, time)
        best = value if pile == 0 else max(best, value)
    return best + FRESH * cards_down(box, view.up[seat])


@rule
def acting(box: Box, view: View, seat: int, steps: Sequence[int], mine: Likings, theirs: Likings, time: float) -> float:
    """What the steps of a card or power bring, less what the bowl then offers the opponent."""
    drawn = steps[ADD] + (stones_in(view.bowl) if steps[RENEW] else 0)
    least = 0.0 if steps[RENEW] else best_take(view, mine)
    left = 0.0 if steps[RENEW] else best_take(view, theirs)
    value = steps[DRAW] * mean_draw(view, mine)
    if steps[TAKE] == 1:
        value += best_draw(view, mine, drawn, least)
    elif steps[TAKE] > 1:
        value += best_takes(box, view, seat, time)
    if steps[COYOTE] > 0:
        value += best_sending(box, view, seat, time)
    value += VICTORY * end_chance(box, view, drawn + steps[DRAW]) * standing(view, seat, value)
    if steps[AGAIN] > 0:
        return value + TURN
    return value - DENIAL * best_draw(view, theirs, drawn, left)


@rule
def standing(view: View, seat: int, gain: float) -> int:
    """1 for a seat that would win now with so many points more, -1 for one that would lose."""
    lead = gain
    for animal in range(ANIMALS):
        lead += view.points[seat * ANIMALS + animal] - view.points[(1 - seat) * ANIMALS + animal]
    if lead == 0.0:
        return 0 if view.coyote == NOWHERE else 1 - 2 * (view.coyote // ANIMALS ^ seat)
    return 1 if lead > 0.0 else -1


@rule
def giving_back(box: Box, view: View, seat: int, section: int, stone: int, time: float) -> float:
    """What two stones bring after one has been given back."""
    value = -promise(box, view, section, time)
    view.given[section][stone] -= 1
    view.bowl[stone] += 1
    value += promise(box, view, section, time) + best_takes(box, view, seat, time)
    view.bowl[stone] -= 1
    view.given[section][stone] += 1
    return value


@rule
def returning(box: Box, view: View, seat: int, stone: int) -> float:
    """What it brings to put a stone back into the bag: the end put off, or the opponent's best stone gone."""
    view.bowl[stone] -= 1
    view.bag[stone] += 1
    time = stones_to_come(box, view)
    value = -DENIAL * best_take(view, likings(box, view, 1 - seat, time))
    value += VICTORY * end_chance(box, view, 0) * standing(view, seat, 0.0)
    view.bag[stone] -= 1
    view.bowl[stone] += 1
    return value
