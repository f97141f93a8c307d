"""What nature may do: the outcomes of chance with their weights, and the steps that leave it no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.equilibrium import nearest_fit
from ludotheque.games.rok.moves import CHECK, CLEAR, DRIFT, FALL, HAND_ON, LAND, PART, REPLACE, ROB
from ludotheque.games.rok.state import ANGLES, CELLS, CHECKING, CLEARING, EMPTY, KINDS, PARTING, REPLACING, ROBBING
from ludotheque.games.rok.thefts import next_victim

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, Table


@rule
def odds_to_fall(box: Box, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    count = 0
    for is_up in range(2):
        weight = box.up if is_up else box.down
        if weight:
            for angle in range(ANGLES):
                out[count] = FALL + is_up * ANGLES + angle  # 2.4
                weights[count] = weight
                count += 1
    return count


@rule
def odds_to_land(s: Table, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    count = 0
    for cell in range(CELLS):
        # Written first and counted after: a branch here would be a surprise to the processor at every cell.
        out[count] = LAND + cell  # 2.3
        weights[count] = 1
        count += s.rune[cell] == EMPTY
    return count


@rule
def odds_to_draw(first: int, s: Table, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    count = 0
    for kind in range(KINDS):
        out[count] = first + kind
        weights[count] = s.unseen[kind]
        count += s.unseen[kind] > 0
    return count


@rule
def odds_to_drift(box: Box, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    count = 0
    for swerve in range(5):
        for surge in range(5):
            weight = box.swerves[swerve] * box.surges[surge]
            if weight:
                out[count] = DRIFT + 5 * swerve + surge
                weights[count] = weight
                count += 1
    return count


@rule
def odds_of_seats(first: int, seats: int, box: Box, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    count = 0
    for seat in range(box.seats):
        if seats >> seat & 1:
            out[count] = first + seat
            weights[count] = 1
            count += 1
    return count


@rule
def step(box: Box, s: Table) -> int:
    """The only thing that can happen in this step of settling."""
    phase = s.phase
    if phase == CHECKING:
        return CHECK
    if phase == PARTING:
        return PART
    if phase == ROBBING:
        return ROB + next_victim(box, s)
    if phase == REPLACING:
        return REPLACE + nearest_fit(box, s)
    return CLEAR if phase == CLEARING else HAND_ON
