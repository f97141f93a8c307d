"""What the bots work out once for a box: how long each spirit still needs, and how likely grips hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.state import CROSS, MOST_SPACES, SPIRITS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Plan
    from ludotheque.games.kiwetin.state import Box

TURNS_APART = 9.0
"""By so many turns a spirit must be ahead to count e times as strong; tuned by simulation, as all numbers here."""
FURTHER_APART = 2.0
"""By so many more for each seat more than two, as the expert knows: the more race, the less a lead tells."""
NEAR = 6.0
"""From so many turns to go on down cards are worth less and less."""
MOST_TURNS = 150
MOST_TOTAL = 18

HOLD, ALIZE, FAIL, DOUBLE = range(4)
# The parts of the plan: strength, and what use cards still are, by spirit and space; one turn more; the grip by total.
STRENGTH = 0
USE = STRENGTH + SPIRITS * MOST_SPACES
LATER = USE + SPIRITS * MOST_SPACES
GRIP = LATER + 1
PLAN = GRIP + 4 * (MOST_TOTAL + 1)


def prepare(box: Box) -> NDArray[np.float32]:
    """The heuristic's plan for a box."""
    return plan_of(box, TURNS_APART)


def prepare_expert(box: Box) -> NDArray[np.float32]:
    """The expert's, which knows how many race."""
    return plan_of(box, TURNS_APART + FURTHER_APART * max(box.seats - 2, 0))


def plan_of(box: Box, apart: float) -> NDArray[np.float32]:
    """The plan for a box in which a spirit must be so many turns ahead to count e times as strong."""
    import numpy as np

    plan = np.zeros(PLAN)
    plan[LATER] = np.exp(-1 / apart)
    for total in range(MOST_TOTAL + 1):
        plan[GRIP + 4 * total : GRIP + 4 * total + 4] = grip_chances(box, total)
    for spirit in range(SPIRITS):
        turns = turns_to_go(box, spirit, plan[GRIP:])
        strength, use = STRENGTH + spirit * MOST_SPACES, USE + spirit * MOST_SPACES
        plan[strength : strength + MOST_SPACES] = np.exp(-turns / apart)
        plan[use : use + MOST_SPACES] = np.minimum(1, turns / NEAR)
    return plan.astype(np.float32)


def grip_chances(box: Box, total: int) -> list[float]:
    """How likely a grip against a total holds, is an Alizé, fails, and fails with two ✗."""
    counts = [0.0] * 4
    for first in box.grip:
        for second in box.grip:
            if CROSS in (first, second) or max(first, second) < total:
                counts[DOUBLE if first == second == CROSS else FAIL] += 1 / 36
            else:
                counts[ALIZE if first == second else HOLD] += 1 / 36
    return counts


def turns_to_go(box: Box, spirit: int, grips: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean number of turns that a spirit needs from each space, on a board without tiles."""
    import numpy as np

    turns = np.zeros(MOST_SPACES)
    own = box.bases[spirit]
    for _ in range(MOST_TURNS):
        after = np.ones(MOST_SPACES)
        for space in range(box.flower):
            for face in box.movement:
                landed, (hold, alize, fail, double) = min(space + own + face, box.flower), grips[4 * (own + face) :][:4]
                back, further_back = max(landed - own, 0), max(landed - own - 1, 0)
                after[space] += (fail * turns[back] + double * turns[further_back]) / 6
                if landed < box.flower:
                    after[space] += (hold * turns[landed] + alize * turns[landed + 1]) / 6
        after[box.flower :] = 0.5  # where an Alizé leads to, and its trial
        turns = after
    return turns


@rule
def entry(plan: Plan, place: int) -> float:
    return 1.0 * float(plan[place])
