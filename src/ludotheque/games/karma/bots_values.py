"""What the expert holds a position to be worth, in Karma."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.bots_reach import TOTALS
from ludotheque.games.karma.plan_bags import bag_of, known, one, place_of
from ludotheque.games.karma.plan_throws import value_index
from ludotheque.games.karma.state import COLOURS, DRAFTING, RED
from ludotheque.games.karma.turn import pool_size

if TYPE_CHECKING:
    from ludotheque.core.game import Plan
    from ludotheque.games.karma.state import Box, View

PRICE = 2.5
"""The Karma that a trait card must bring to be used, for each round in which it might bring more."""


@rule
def value_of(plan: Plan, bag: int, zone: int, beat: int) -> float:
    """What a turn is worth with these dice left, so many zones validated and this total to beat."""
    return value_at(plan, place_of(plan, known(plan, bag)), zone, beat)


@rule
def value_at(plan: Plan, place: int, zone: int, beat: int) -> float:
    """The same for the bag at a place of the plan."""
    # Both factors make it a Python float: interpreted and compiled sums must round alike.
    return 1.0 * float(plan[value_index(plan, place, zone, min(max(beat, 0), TOTALS - 1))])


@rule
def place_of_pool(view: View, plan: Plan) -> int:
    """The place in the plan of the dice that are left."""
    return place_of(plan, known(plan, bag_of(view.pool)))


@rule
def value_reached(box: Box, view: View, plan: Plan, place: int, total: int) -> float:
    """What the turn is worth with the dice left at this place, once the throw has a total; TOTALS is to fail."""
    if total == TOTALS:
        return value_fallen(box, view)
    if view.zone + 1 == box.zones_count:
        return 1.0 * (box.zones[view.zone] + box.unused * pool_size(view))
    return value_at(plan, place, view.zone + 1, total)


@rule
def value_fallen(box: Box, view: View) -> float:
    """What a failed throw leaves."""
    return 1.0 * (box.zones[view.zone - 2] if view.zone > 1 else 0)


@rule
def value_with(box: Box, view: View, plan: Plan, more: int) -> float:
    """What a turn is worth with the seat's own dice, and some more."""
    return value_of(plan, bag_of(view.owned[view.me]) + box.reds * one(RED) + more, 0, 0)


@rule
def value_drafted(box: Box, view: View, plan: Plan, colour: int) -> float:
    """What a die brings in the next turn, and in those after it, with the one that goes with it best."""
    later = 0.0
    for other in range(COLOURS):
        if view.reserve[other] > (1 if other == colour else 0):
            later = max(later, value_with(box, view, plan, one(colour) + one(other)))
    return value_with(box, view, plan, one(colour)) + later * (rounds_left(box, view) - 1)


@rule
def rounds_left(box: Box, view: View) -> int:
    """How many rounds will follow this one, as far as one can tell."""
    if box.seats == 1:
        return box.rounds - view.round - (0 if view.phase == DRAFTING else 1)
    if box.first_to > 0:
        most = 0
        for seat in range(box.seats):
            most = max(most, view.karma[seat])
        # A turn brings about half of what the zones have to give.
        return max(box.first_to - most, 0) * 2 // max(box.zones[box.zones_count - 1], 1)
    dice = 0
    for colour in range(COLOURS):
        dice += view.reserve[colour]
    return (dice + box.seats - 1) // box.seats


@rule
def is_worth_card(box: Box, view: View, gain: float) -> bool:
    """Is a gain enough to use the trait card for it, rather than wait for a better moment?"""
    return gain > 1e-6 and gain >= PRICE * min(rounds_left(box, view), 3)
