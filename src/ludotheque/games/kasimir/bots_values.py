"""What stakes, places and markers are worth to a bot, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.stakes import points
from ludotheque.games.kasimir.state import (
    ALARM,
    BONUSES,
    COLOURS,
    GONE,
    MOST_EXITS,
    NO_EXIT,
    REGIONS,
    STAKES,
    UNKNOWN,
    ZERO,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Plan
    from ludotheque.games.kasimir.state import Box, View

FAR = 99
"""The distance of a region that cannot be reached."""
ENDING = 12.0
"""What it is worth to end the game as the winner, and costs to end it as a loser."""
HASTE = 0.5
"""What it is worth to a leader that one alarm more is gone."""
A_TURN = 2.5
"""What a turn brings: a 0 is worth what it steals, less the turn that this takes."""
MOST_STEPS = MOST_EXITS * COLOURS + 1
"""So many steps are told of from a region, with the one that there is not after the last."""
NEAR = (1.0, 0.2, 0.08, 0.02)
"""How much of a stake's worth counts for the place from which it is so many steps away."""


def distances(box: Box) -> NDArray[np.float32]:
    """How many steps every region is from every other, were there no figures: a row a region."""
    import numpy as np

    steps = np.full((REGIONS, REGIONS), FAR, np.float32)
    for start in range(REGIONS):
        border, distance = [start], 0
        while border:
            for region in border:
                steps[start, region] = distance
            distance += 1
            beyond = {other for region in border for other in box.exits[region] if other != NO_EXIT}
            border = [region for region in beyond if steps[start, region] == FAR]
    return steps.ravel()


def steps_on(box: Box) -> NDArray[np.float32]:
    """The steps from every region, in the order of its exits and their colours: a row a region."""
    import numpy as np

    steps = np.full((REGIONS, MOST_STEPS), NO_EXIT, np.float32)
    for start in range(REGIONS):
        for place, (region, colour) in enumerate(
            (region, colour)
            for region in box.exits[start]
            if region != NO_EXIT
            for colour in range(COLOURS)
            if box.colours[region][colour]
        ):
            steps[start, place] = region * COLOURS + colour
    return steps.ravel()


def map_of(box: Box) -> NDArray[np.float32]:
    """The plan: how far all regions are from each other, and where one can go from them."""
    import numpy as np

    return np.concatenate([distances(box), steps_on(box)])


@rule
def steps_between(plan: Plan, one: int, other: int) -> int:
    """How many steps it is from one region to another."""
    return int(plan[one * REGIONS + other])


@rule
def step_on(plan: Plan, region: int, place: int) -> int:
    """A step from a region, as its region times the colours and its colour; `NO_EXIT` after the last."""
    return int(plan[REGIONS * REGIONS + region * MOST_STEPS + place])


@rule
def best_rival(box: Box, view: View) -> int:
    """The most points of another seat."""
    best = -FAR
    for seat in range(box.seats):
        if seat != view.me:
            best = max(best, points(box, view, seat))
    return best


@rule
def loot(box: Box, view: View, victim: int, kind: int) -> float:
    """What it is worth to take a stake from a seat: it has it no longer, which matters most of the best rival."""
    worth = 1.0 * box.worth[kind]
    if kind == ZERO:
        worth = A_TURN
    loss = 1.0 if points(box, view, victim) == best_rival(box, view) else 0.5
    return worth + worth * loss / (box.seats - 1)


@rule
def best_loot(box: Box, view: View) -> float:
    """The most that a 0 could bring now."""
    best = 0.0
    for victim in range(box.seats):
        if victim != view.me:
            for kind in range(STAKES):
                if kind != ZERO and view.owned[victim][kind] > 0:
                    best = max(best, loot(box, view, victim, kind))
    return best


@rule
def alarm_value(box: Box, view: View) -> float:
    """An alarm brings its bonus, and the end nearer: the leader wants that, and nobody else."""
    rung = view.aside[ALARM]
    if rung >= BONUSES:
        return 0.0
    bonus = box.bonuses[rung]
    ahead = points(box, view, view.me) + bonus - best_rival(box, view)
    if rung == BONUSES - 1:
        return ENDING if ahead > 0 else 0.0 if ahead == 0 else -ENDING
    return bonus + (HASTE if ahead > 0 else -HASTE)


@rule
def kind_values(box: Box, view: View) -> Sequence[float]:
    """What a stake of each kind is worth to the viewer."""
    zero = max(best_loot(box, view) - A_TURN, 1.0)
    # A tuple, because the compiler keeps it without allocating anything.
    return (
        1.0 * box.worth[0],
        1.0 * box.worth[1],
        1.0 * box.worth[2],
        1.0 * box.worth[3],
        1.0 * box.worth[4],
        zero,
        1.0 * box.worth[6],
        alarm_value(box, view),
    )


@rule
def unseen_value(box: Box, view: View, values: Sequence[float]) -> float:
    """What a stake that nobody has seen is worth on average."""
    total = 0.0
    count = 0
    for kind in range(STAKES):
        left = box.stakes[kind] - view.aside[kind]
        for seat in range(box.seats):
            left -= view.owned[seat][kind]
        total += left * values[kind]
        count += left
    for region in range(REGIONS):
        if view.stake[region] != UNKNOWN:
            total -= values[view.stake[region]]
            count -= 1
    return total / count if count > 0 else 0.0


@rule
def stake_value(view: View, region: int, values: Sequence[float], unseen: float) -> float:
    """What it is worth to take what lies on a region."""
    if view.side[region] == GONE:
        return 0.0
    return unseen if view.stake[region] == UNKNOWN else values[view.stake[region]]


@rule
def outlook(view: View, region: int, values: Sequence[float], unseen: float, plan: Plan) -> float:
    """What the stakes around a region promise for the turns to come."""
    promise = 0.0
    for other in range(REGIONS):
        steps = steps_between(plan, region, other)
        if 0 < steps < len(NEAR):
            promise += NEAR[steps] * max(stake_value(view, other, values, unseen), 0.0)
    return promise


@rule
def use_of(box: Box, view: View, colour: int, values: Sequence[float], unseen: float, plan: Plan) -> float:
    """How useful a marker of a colour is from here: what lies on its regions, the near ones first."""
    use = 0.0
    here = view.figure[view.me]
    for region in range(REGIONS):
        if box.colours[region][colour]:
            steps = steps_between(plan, here, region)
            if 0 < steps < len(NEAR):
                use += NEAR[steps] * (1.0 + max(stake_value(view, region, values, unseen), 0.0))
    return use
