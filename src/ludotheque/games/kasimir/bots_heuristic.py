"""The heuristic: it remembers what was seen, looks at every way that its markers allow, and takes the best stake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.bots_values import (
    FAR,
    harm,
    kind_values,
    loot,
    outlook,
    stake_value,
    step_on,
    steps_between,
    unseen_value,
    uses,
)
from ludotheque.games.kasimir.moves import DRAW_FIRST, EXCHANGE, LAY_ASIDE, PLACE, STEAL, STEP, STOP, TURN
from ludotheque.games.kasimir.state import (
    CHOOSING,
    COLOURS,
    NO_EXIT,
    PLACING,
    REGIONS,
    STAKES,
    SWAPPING,
    TURNING,
    UNKNOWN,
    UP,
    WALKING,
)
from ludotheque.games.kasimir.way import taken_by_others

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.kasimir.state import Box, View

NEVER = -1.0e9
"""Worse than anything."""
DEEPEST = 5
"""Ways of so many steps are looked at."""
LENGTH = 0.02
"""What a step must gain: of two ways to the same end the shorter is taken."""
HALF = REGIONS // 2
"""What is known of every region takes two numbers."""
FRESH = 0.5
"""What new markers are worth."""
SHOWING = 0.4
"""What it is worth to show a stake, for each step that others are further from it, less one: they move first."""
HIDING = 0.2
"""What it is worth to hide a stake, for each point that it brings more than one unseen."""
WORN = 0.8
"""A marker is exchanged if it is of less use than this share of one drawn."""


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Each choice by what it is worth now."""
    values = kind_values(box, view)
    unseen = unseen_value(box, view, values)
    move = legal[0]
    if view.phase == CHOOSING:
        move = choose_action(box, view, legal, count, values, unseen, plan)
    elif view.phase == WALKING:
        here = view.figure[view.me]
        staying = stake_value(view, here, values, unseen) + outlook(view, here, values, unseen, plan)
        going, step = best_way(box, view, values, unseen, plan)
        move = step if going > staying else STOP
    elif view.phase == TURNING:
        move = best_turn(box, view, legal, count, values, unseen, plan)
    elif view.phase == SWAPPING:
        move = put_back(box, view, legal, count, values, unseen, plan)
    elif view.phase == PLACING:
        move = best_place(view, legal, count, values, unseen, plan)
    return move, 0


@rule
def choose_action(
    box: Box, view: View, legal: Sequence[int], count: int, values: Sequence[float], unseen: float, plan: Plan
) -> int:
    """The best way, the best theft, or an exchange if neither is better."""
    best, move = best_way(box, view, values, unseen, plan)
    staying = outlook(view, view.figure[view.me], values, unseen, plan)
    for index in range(count):
        if STEAL <= legal[index] < LAY_ASIDE:
            loss = harm(box, view, (legal[index] - STEAL) // STAKES)
            theft = staying + loot(box, (legal[index] - STEAL) % STAKES, loss)
            if theft > best:
                best = theft
                move = legal[index]
    last = legal[count - 1]
    if last >= LAY_ASIDE and staying + FRESH > best:
        # Drawing first, the last move draws the most.
        return last if last >= DRAW_FIRST else put_back(box, view, legal, count, values, unseen, plan)
    return move


@rule
def best_way(box: Box, view: View, values: Sequence[float], unseen: float, plan: Plan) -> tuple[float, int]:
    """The best end of a way from here, and the first step towards it."""
    taken = taken_by_others(box, view, view.me)
    hand = 0
    for colour in range(COLOURS):
        hand |= view.markers[view.me][colour] << 4 * colour
    best = NEVER
    first = STEP
    # The way that is being tried, without a list: where it has come to and which step it tries next, six bits each.
    depth = 0
    way = view.figure[view.me]
    tries = 0
    # From how near each region was reached, three bits each: what lies there is worth less after a longer way.
    lower_half = 0
    upper_half = 0
    while depth >= 0:
        step = step_on(plan, way >> 6 * depth & 63, tries >> 6 * depth & 63)
        if depth == DEEPEST or step == NO_EXIT:
            tries &= (1 << 6 * depth) - 1
            way &= (1 << 6 * depth) - 1
            depth -= 1
            if depth >= 0:
                step = step_on(plan, way >> 6 * depth & 63, (tries >> 6 * depth & 63) - 1)
                hand += 1 << 4 * (step % COLOURS)
            continue
        tries += 1 << 6 * depth
        region = step // COLOURS
        colour = step % COLOURS
        if hand >> 4 * colour & 15 and taken >> region & 1 == 0:
            hand -= 1 << 4 * colour
            depth += 1
            way |= region << 6 * depth
            place = 3 * (region % HALF)
            nearer = DEEPEST + 1 - depth - ((lower_half if region < HALF else upper_half) >> place & 7)
            if nearer > 0:
                if region < HALF:
                    lower_half += nearer << place
                else:
                    upper_half += nearer << place
                value = stake_value(view, region, values, unseen) + outlook(view, region, values, unseen, plan)
                value -= LENGTH * depth
                if value > best:
                    best = value
                    first = STEP + step_on(plan, way & 63, (tries & 63) - 1)
    return best, first


@rule
def best_place(view: View, legal: Sequence[int], count: int, values: Sequence[float], unseen: float, plan: Plan) -> int:
    """Where most lies around."""
    best = -1.0
    move = legal[0]
    for index in range(count):
        promise = outlook(view, legal[index] - PLACE, values, unseen, plan)
        if promise > best:
            best = promise
            move = legal[index]
    return move


@rule
def best_turn(
    box: Box, view: View, legal: Sequence[int], count: int, values: Sequence[float], unseen: float, plan: Plan
) -> int:
    """Show what is nearer to oneself than to others; hide from them what is good and nearer to them."""
    best = NEVER
    move = legal[0]
    for index in range(count):
        region = legal[index] - TURN
        theirs = FAR
        for seat in range(box.seats):
            if seat != view.me:
                theirs = min(theirs, steps_between(plan, view.figure[seat], region))
        lead = theirs - steps_between(plan, view.figure[view.me], region)
        value = 0.0
        if view.stake[region] == UNKNOWN:
            value = SHOWING * (lead - 1)
        elif lead < 1:
            # Others may forget: what is better than an unseen stake is hidden, what is worse is left as it is.
            better = stake_value(view, region, values, unseen) - unseen
            value = HIDING * better if view.side[region] == UP else -HIDING * better
        if value > best:
            best = value
            move = legal[index]
    return move


@rule
def put_back(
    box: Box, view: View, legal: Sequence[int], count: int, values: Sequence[float], unseen: float, plan: Plan
) -> int:
    """Lay aside what is of less use than a marker drawn, at least one; where some are owed, the least useful."""
    useful = uses(box, view, values, unseen, plan)
    drawn = 0.0
    for colour in range(COLOURS):
        drawn += useful[colour] / COLOURS
    least = -NEVER
    worst = EXCHANGE
    for index in range(count):
        colour = legal[index] - LAY_ASIDE
        if 0 <= colour < COLOURS:
            # Of several markers of a colour the last is the least useful.
            use = useful[colour] / view.markers[view.me][colour]
            is_wanted = count_lesser(view, use, useful) >= view.owed if view.owed > 0 else use >= WORN * drawn
            if not is_wanted:
                return legal[index]
            if use < least:
                least = use
                worst = legal[index]
    return EXCHANGE if legal[count - 1] == EXCHANGE else worst


@rule
def count_lesser(view: View, use: float, useful: Sequence[float]) -> int:
    """How many markers that may still be laid aside are of less use."""
    count = 0
    for colour in range(view.last, COLOURS):
        for copy in range(view.markers[view.me][colour]):
            if useful[colour] / (copy + 1) < use:
                count += 1
    return count
