"""The expert: looks its turn up in a plan, and searches the powers of a throw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.bots_powers import reach_after, to_beat, towards_lowest
from ludotheque.games.karma.bots_reach import TOTALS, lowest_above, reach_now
from ludotheque.games.karma.bots_traits import (
    after_fail,
    at_end,
    keep_liked,
    negotiate_by_worth,
    reroll_more,
    trait_before_throw,
)
from ludotheque.games.karma.bots_values import is_worth_card, place_of_pool, value_drafted, value_reached
from ludotheque.games.karma.moves import (
    DOUBLE,
    DRAFT,
    PICK,
    PLAY_CAREFUL,
    PLAY_DETACHED,
    PLAY_ENVIOUS,
    PLAY_MINIMALIST,
    PLAY_RESTLESS,
    PLAY_VISIONARY,
    REROLL,
    STOP,
    THROW,
)
from ludotheque.games.karma.plan_bags import bag_at, bag_of, count_of
from ludotheque.games.karma.plan_throws import throw_index
from ludotheque.games.karma.state import (
    COLOURS,
    DRAFTING,
    FAILED,
    KEEPING,
    NEGOTIATING,
    NONE,
    PICKING,
    POWERS,
    REROLLING,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.karma.state import Box, View


@rule
def expert(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Each choice by what it is worth."""
    move = legal[0]
    if view.phase == PICKING:
        move = pick_by_plan(box, view, plan)
    elif view.phase == POWERS:
        move = power_by_worth(box, view, legal, count, plan)
    elif view.phase == DRAFTING:
        move = draft_by_worth(box, view, legal, count, plan)
    elif view.phase == KEEPING:
        move = keep_liked(view)
    elif view.phase == REROLLING:
        move = reroll_more(box, view, legal, count)
    elif view.phase == FAILED:
        move = after_fail(box, view, plan)
    elif view.phase == NEGOTIATING:
        move = negotiate_by_worth(box, view, plan)
    else:
        move = at_end(box, view)
    return move, 0


@rule
def pick_by_plan(box: Box, view: View, plan: Plan) -> int:
    """Stop, or pick the dice of the best throw in the order of their colours, and throw."""
    place = place_of_pool(view, plan)
    beat = 0 if view.zone == 0 else min(max(to_beat(box, view), 0), TOTALS - 1)
    thrown = bag_at(plan, int(plan[throw_index(plan, place, view.zone, beat)]))
    picked = bag_of(view.picked)
    if picked == 0:
        trait = trait_before_throw(box, view, plan) if view.zone > 0 else NONE
        if trait != NONE:
            return trait
        if thrown == 0:
            return STOP
    highest = 0
    for colour in range(COLOURS):
        if view.picked[colour] > 0:
            highest = colour
    for colour in range(highest, COLOURS):
        if view.picked[colour] < count_of(thrown, colour):
            return PICK + colour
    return THROW


@rule
def power_by_worth(box: Box, view: View, legal: Sequence[int], count: int, plan: Plan) -> int:
    """Reroll or use a trait where that is worth enough more than the lowest valid total, and else go there."""
    above = to_beat(box, view)
    lowest = lowest_above(reach_now(box, view), above)
    place = place_of_pool(view, plan)
    plain = value_reached(box, view, plan, place, lowest)
    rerolled, reroll = plain, NONE
    tricked, trick = plain, NONE
    for index in range(count):
        move = legal[index]
        is_power = REROLL <= move < DOUBLE
        if is_power or is_trick(move):
            value = value_after(box, view, plan, place, move)
            if is_power and value > rerolled + 1e-6:
                rerolled, reroll = value, move
            elif not is_power and value > tricked:
                tricked, trick = value, move
        elif move == PLAY_MINIMALIST and lowest == TOTALS:
            lower = lowest_above(reach_now(box, view), above - 1)
            tricked, trick = value_reached(box, view, plan, place, lower), move
    if reroll != NONE:
        return reroll
    if is_worth_card(box, view, tricked - plain):
        return trick
    return towards_lowest(box, view, legal, count)


@rule
def is_trick(move: int) -> bool:
    """Is it Visionary, Restless, Envious or Mimic: a card used on the dice of the throw?"""
    return PLAY_VISIONARY <= move < PLAY_CAREFUL or PLAY_RESTLESS <= move < PLAY_DETACHED


@rule
def value_after(box: Box, view: View, plan: Plan, place: int, move: int) -> float:
    """What the turn is worth after a reroll, or after a trait used on the throw, with the dice left at this place."""
    is_reroll = REROLL <= move < DOUBLE or PLAY_RESTLESS <= move < PLAY_ENVIOUS
    sides = 6 if is_reroll else 1
    value = 0.0
    for side in range(sides):
        lowest = lowest_above(reach_after(box, view, move, side), to_beat(box, view))
        value += value_reached(box, view, plan, place, lowest)
    return value / sides


@rule
def draft_by_worth(box: Box, view: View, legal: Sequence[int], count: int, plan: Plan) -> int:
    """The die that makes the most of the turns to come."""
    best = -1.0
    move = legal[0]
    for index in range(count):
        value = value_drafted(box, view, plan, legal[index] - DRAFT)
        if value > best:
            best = value
            move = legal[index]
    return move
