"""Bags: how many dice of each colour, in one number; and their places in a plan.

A bag has five bits for each colour. A plan has a place for every bag that a turn can leave, found by counting the bags
before it: the drafted colours by the combinatorial number system, then red and white as digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.state import COLOURS, MOST_DICE, ORANGE, RED, VIOLET, WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core.game import Plan

MOST_DRAFTED, MOST_REDS, MOST_WHITES, BAGS, ZONES = range(5)
MOST_OF = 5
BEFORE = MOST_OF + COLOURS
"""Where the counting table starts: for a colour, the dice still allowed and a number of them, the bags before it."""
COUNTS = MOST_DICE + 1
VALUES = BEFORE + COLOURS * COUNTS * COUNTS
"""Where a plan's table of values starts: what comes before is its head."""


@rule
def count_of(bag: int, colour: int) -> int:
    """How many dice of a colour are in the bag."""
    return bag >> 5 * colour & 31


@rule
def one(colour: int) -> int:
    """A bag with one die."""
    return 1 << 5 * colour


@rule
def bag_of(counts: Sequence[int]) -> int:
    """The bag of a list of counts by colour."""
    bag = 0
    for colour in range(COLOURS):
        bag |= counts[colour] << 5 * colour
    return bag


@rule
def size_of(bag: int) -> int:
    """How many dice are in the bag."""
    size = 0
    for colour in range(COLOURS):
        size += count_of(bag, colour)
    return size


@rule
def head(plan: Plan, index: int) -> int:
    """A whole number of the plan's head."""
    return int(plan[index])


@rule
def before(plan: Plan, colour: int, allowed: int, count: int) -> int:
    """How many bags come before those with so many dice of a colour, with so many dice allowed from it on."""
    return int(plan[BEFORE + (colour * COUNTS + allowed) * COUNTS + count])


@rule
def place_of(plan: Plan, bag: int) -> int:
    """The place of a bag; it must be one that the plan knows."""
    place = 0
    allowed = head(plan, MOST_DRAFTED)
    for colour in range(ORANGE, WHITE):
        count = count_of(bag, colour)
        place += before(plan, colour, allowed, count)
        allowed -= count
    place = place * (head(plan, MOST_REDS) + 1) + count_of(bag, RED)
    return place * (head(plan, MOST_WHITES) + 1) + count_of(bag, WHITE)


@rule
def bag_at(plan: Plan, place: int) -> int:
    """The bag at a place."""
    whites = head(plan, MOST_WHITES) + 1
    bag = (place % whites) << 5 * WHITE
    place = place // whites
    reds = head(plan, MOST_REDS) + 1
    bag |= (place % reds) << 5 * RED
    place = place // reds
    allowed = head(plan, MOST_DRAFTED)
    for colour in range(ORANGE, WHITE):
        count = 0
        most = min(allowed, head(plan, MOST_OF + colour))
        while count < most and before(plan, colour, allowed, count + 1) <= place:
            count += 1
        bag |= count << 5 * colour
        place -= before(plan, colour, allowed, count)
        allowed -= count
    return bag


@rule
def known(plan: Plan, bag: int) -> int:
    """The bag without the dice that are too many for the plan: the last in the order of the expert's liking."""
    result = min(count_of(bag, RED), head(plan, MOST_REDS))
    result |= min(count_of(bag, WHITE), head(plan, MOST_WHITES)) << 5 * WHITE
    allowed = head(plan, MOST_DRAFTED)
    for step in range(ORANGE, WHITE):
        colour = ORANGE + VIOLET - step
        count = min(count_of(bag, colour), allowed, head(plan, MOST_OF + colour))
        result |= count << 5 * colour
        allowed -= count
    return result


@rule
def write_head(plan: Plan, drafted: int, reds: int, whites: int, most: Sequence[int], zones: int) -> int:
    """Write the head of a plan for bags of at most so many dice; answers how many bags there are."""
    plan[MOST_DRAFTED] = drafted
    plan[MOST_REDS] = reds
    plan[MOST_WHITES] = whites
    plan[ZONES] = zones
    for colour in range(COLOURS):
        plan[MOST_OF + colour] = most[colour]
    for step in range(ORANGE, WHITE):
        colour = ORANGE + VIOLET - step
        for allowed in range(drafted + 1):
            passed = 0
            for count in range(min(allowed, most[colour]) + 1):
                plan[BEFORE + (colour * COUNTS + allowed) * COUNTS + count] = passed
                passed += bags_from(plan, colour + 1, allowed - count)
    bags = bags_from(plan, ORANGE, drafted) * (reds + 1) * (whites + 1)
    plan[BAGS] = bags
    return bags


@rule
def bags_from(plan: Plan, colour: int, allowed: int) -> int:
    """How many bags there are of at most so many dice, from a colour to violet: the place after the last of them."""
    bags = 1
    for later in range(colour, WHITE):
        most = min(allowed, head(plan, MOST_OF + later))
        bags += before(plan, later, allowed, most)
        allowed -= most
    return bags
