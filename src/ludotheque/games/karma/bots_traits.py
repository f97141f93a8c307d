"""When the expert uses its trait card: where the plan says that it gains enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.bots_powers import to_beat
from ludotheque.games.karma.bots_values import (
    is_worth_card,
    rounds_left,
    value_fallen,
    value_of,
    value_with,
)
from ludotheque.games.karma.moves import (
    DECLINE,
    KEEP,
    PLAY_CAREFUL,
    PLAY_DETACHED,
    PLAY_GENEROUS,
    PLAY_NEGOTIATOR,
    PLAY_PATIENT,
    PLAY_RESTLESS,
    PLAY_STUBBORN,
    PLAY_THRIFTY,
    THROW,
)
from ludotheque.games.karma.plan_bags import bag_of, one
from ludotheque.games.karma.state import (
    CAREFUL,
    COLOURS,
    DETACHED,
    ENVIOUS,
    GENEROUS,
    MIMIC,
    MINIMALIST,
    NEGOTIATOR,
    NONE,
    PATIENT,
    RESTLESS,
    STUBBORN,
    THRIFTY,
    VISIONARY,
)
from ludotheque.games.karma.throw import faces_of
from ludotheque.games.karma.traits import holds
from ludotheque.games.karma.turn import pool_size

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.karma.state import Box, View

LIKED = (
    GENEROUS, STUBBORN, VISIONARY, MINIMALIST, PATIENT, DETACHED,
    RESTLESS, ENVIOUS, MIMIC, CAREFUL, THRIFTY, NEGOTIATOR,
)  # fmt: skip
"""The cards with their dice, the best first, as simulated with the usual box."""


@rule
def keep_liked(view: View) -> int:
    """The better card of the two."""
    for trait in LIKED:
        if view.my_hand[0] == trait or view.my_hand[1] == trait:
            return KEEP + trait
    return KEEP + view.my_hand[0]


@rule
def trait_before_throw(box: Box, view: View, plan: Plan) -> int:
    """Patient or Detached where the rest of the turn gains by it, or NONE."""
    bag = bag_of(view.pool)
    beat = to_beat(box, view)
    value = value_of(plan, bag, view.zone, beat)
    gain = 0.0
    move = NONE
    if holds(view, view.me, PATIENT) and bag:
        gain = value_of(plan, bag, view.zone, beat - box.patient) - value
        move = PLAY_PATIENT
    elif holds(view, view.me, DETACHED):
        gain = value_of(plan, bag + bag_of(view.placed[0]), view.zone, beat) - value
        move = PLAY_DETACHED
    return move if is_worth_card(box, view, gain) else NONE


@rule
def after_fail(box: Box, view: View, plan: Plan) -> int:
    """Careful keeps the zone; Stubborn is worth what the throw was before it failed."""
    if view.trait[view.me] == CAREFUL:
        gain = box.zones[view.zone - 1] - value_fallen(box, view)
        return PLAY_CAREFUL if is_worth_card(box, view, gain) else DECLINE
    bag = bag_of(view.pool)
    for die in range(view.dice):
        bag += one(view.colour[die])
    gain = value_of(plan, bag, view.zone, to_beat(box, view)) - value_fallen(box, view)
    return PLAY_STUBBORN if is_worth_card(box, view, gain) else DECLINE


@rule
def at_end(box: Box, view: View) -> int:
    """Generous late, since the poorer drafts first, but alone or in a race at once; Thrifty with enough dice left."""
    if view.trait[view.me] == GENEROUS:
        is_now = box.seats == 1 or box.first_to > 0 or rounds_left(box, view) == 0
        return PLAY_GENEROUS if is_now else DECLINE
    gain = 1.0 * (box.thrifty - box.unused) * pool_size(view)
    return PLAY_THRIFTY if is_worth_card(box, view, gain) else DECLINE


@rule
def negotiate_by_worth(box: Box, view: View, plan: Plan) -> int:
    """Choose first where the others before would take what is worth more, in all the rounds to come."""
    taken = 0
    place = 0
    best = best_of_reserve(box, view, plan, taken)
    first = value_with(box, view, plan, one(best))
    while view.order[place] != view.me and best != NONE:
        taken += one(best)
        best = best_of_reserve(box, view, plan, taken)
        place += 1
    late = value_with(box, view, plan, one(best)) if best != NONE else 0.0
    gain = (first - late) * rounds_left(box, view)
    return PLAY_NEGOTIATOR if is_worth_card(box, view, gain) else DECLINE


@rule
def best_of_reserve(box: Box, view: View, plan: Plan, taken: int) -> int:
    """The colour in the reserve that is worth most, when some dice of it are taken; NONE when nothing is left."""
    best = -1.0
    colour = NONE
    for other in range(COLOURS):
        if view.reserve[other] > taken >> 5 * other & 31:
            value = value_with(box, view, plan, one(other))
            if value > best:
                best = value
                colour = other
    return colour


@rule
def reroll_more(box: Box, view: View, legal: Sequence[int], count: int) -> int:
    """Restless: throw again all further dice that lie below their mean."""
    for index in range(count):
        if legal[index] != THROW:
            die = legal[index] - PLAY_RESTLESS
            sides = 0
            for side in range(6):
                sides += faces_of(box, view.colour[die], side)
            if 6 * view.face[die] < sides:
                return legal[index]
    return THROW
