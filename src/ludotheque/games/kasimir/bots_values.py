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
# The parts of the plan, after the distances.
STEPS = REGIONS * REGIONS
AROUND = STEPS + REGIONS * MOST_STEPS


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


def around(box: Box) -> NDArray[np.float32]:
    """The regions near to every region, in their order, each times `len(NEAR)` and how many steps it is: a row each."""
    import numpy as np

    told = np.full((REGIONS, REGIONS), NO_EXIT, np.float32)
    for start, steps in enumerate(distances(box).reshape(REGIONS, REGIONS).astype(int)):
        near = [region * len(NEAR) + away for region, away in enumerate(steps) if 0 < away < len(NEAR)]
        told[start, : len(near)] = near
    return told.ravel()


def map_of(box: Box) -> NDArray[np.float32]:
    """The plan: how far all regions are from each other, where one can go from them, and what lies around them."""
    import numpy as np

    return np.concatenate([distances(box), steps_on(box), around(box)])


@rule
def steps_between(plan: Plan, one: int, other: int) -> int:
    """How many steps it is from one region to another."""
    return int(plan[one * REGIONS + other])


@rule
def step_on(plan: Plan, region: int, place: int) -> int:
    """A step from a region, as its region times the colours and its colour; `NO_EXIT` after the last."""
    return int(plan[STEPS + region * MOST_STEPS + place])


@rule
def near_to(plan: Plan, region: int, place: int) -> int:
    """A region near to another, times `len(NEAR)` and how many steps it is; `NO_EXIT` after the last."""
    return int(plan[AROUND + region * REGIONS + place])


@rule
def best_rival(box: Box, view: View) -> int:
    """The most points of another seat."""
    best = -FAR
    for seat in range(box.seats):
        if seat != view.me:
            best = max(best, points(box, view, seat))
    return best


@rule
def harm(box: Box, view: View, victim: int) -> float:
    """How much it matters that a seat loses something: most, if it is the best rival."""
    loss = 1.0 if points(box, view, victim) == best_rival(box, view) else 0.5
    return loss


@rule
def loot(box: Box, kind: int, loss: float) -> float:
    """What it is worth to take a stake from a seat that has it no longer, which matters so much."""
    worth = 1.0 * box.worth[kind]
    if kind == ZERO:
        worth = A_TURN
    return worth + worth * loss / (box.seats - 1)


@rule
def best_loot(box: Box, view: View) -> float:
    """The most that a 0 could bring now."""
    best = 0.0
    for victim in range(box.seats):
        if victim != view.me:
            loss = harm(box, view, victim)
            for kind in range(STAKES):
                if kind != ZERO and view.owned[victim][kind] > 0:
                    best = max(best, loot(box, kind, loss))
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
    for place in range(REGIONS):
        near = near_to(plan, region, place)
        if near == NO_EXIT:
            break
        promise += NEAR[near % len(NEAR)] * max(stake_value(view, near // len(NEAR), values, unseen), 0.0)
    return promise


@rule
def use_of(box: Box, view: View, colour: int, values: Sequence[float], unseen: float, plan: Plan) -> float:
    """How useful a marker of a colour is from here: what lies on its regions, the near ones first."""
    use = 0.0
    for place in range(REGIONS):
        near = near_to(plan, view.figure[view.me], place)
        if near == NO_EXIT:
            break
        region = near // len(NEAR)
        if box.colours[region][colour]:
            use += NEAR[near % len(NEAR)] * (1.0 + max(stake_value(view, region, values, unseen), 0.0))
    return use


@rule
def uses(box: Box, view: View, values: Sequence[float], unseen: float, plan: Plan) -> Sequence[float]:
    """How useful a marker of each colour is."""
    return (
        use_of(box, view, 0, values, unseen, plan),
        use_of(box, view, 1, values, unseen, plan),
        use_of(box, view, 2, values, unseen, plan),
        use_of(box, view, 3, values, unseen, plan),
        use_of(box, view, 4, values, unseen, plan),
        use_of(box, view, 5, values, unseen, plan),
    )
