"""The chance of the next throw, for the player on turn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.core import rule
from ludotheque.core.compiler import Binding, machine_code
from ludotheque.games.karma.plan_bags import bag_of
from ludotheque.games.karma.plan_throws import lay, totals_of
from ludotheque.games.karma.state import LIGHT_BLUE, PICKING, POWERS, View
from ludotheque.games.karma.throw import is_valid, total

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box

EXACT = 6
"""Throws of so many dice, rerolls counted too, are worked out exactly: at most 46,656 rolls."""
SAMPLES = 40_000
"""Of larger ones, so many rolls are sampled: within half a percentage point in 95 of 100 cases."""


def forecast(box: Box, view: View) -> dict[str, Any] | None:
    """How likely the dice picked beat the total needed with the best use of their powers.

    While a valid throw lies on the table, it speaks of the throw after it, with all dice left. From the first zone on
    it says what stopping scores, and what one more throw and nothing after it scores on average.
    """
    zone = view.zone
    if view.phase == PICKING and any(view.picked):
        counts, needed = view.picked, view.beat - (box.patient if view.patient else 0)
    elif (
        view.phase == POWERS and is_valid(box, view, total(view)) and view.zone + 1 < box.zones_count and any(view.pool)
    ):
        zone += 1
        counts, needed = view.pool, total(view)
    else:
        return None
    if zone == 0:
        return {"chance": 1.0, "needed": 0, "dice": sum(counts)}
    likely = chance(box, counts, needed)
    reached, fallen = box.zones[zone], box.zones[zone - 2] if zone > 1 else 0
    return {
        "chance": likely,
        "needed": needed,
        "dice": sum(counts),
        "stop": box.zones[zone - 1],
        "reached": reached,
        "average": likely * reached + (1 - likely) * fallen,
    }


def chance(box: Box, counts: list[int], needed: int) -> float:
    """How likely a throw of these dice, by colour, comes to more than is needed."""
    if needed < 0:
        return 1.0
    slots = sum(counts) + counts[LIGHT_BLUE]
    exact = slots <= EXACT
    rolls = 6**slots if exact else SAMPLES
    return float(_kernel()(box.record(), View().record(), bag_of(counts), needed, rolls, exact) / rolls)


@rule
def count_valid(boxes: Any, views: Any, bag: int, needed: int, rolls: int, exact: bool) -> int:
    """How many of so many rolls can be brought above the total needed."""
    box = boxes[0]
    view = views[0]
    lay(view, bag)
    count = 0
    for roll in range(rolls):
        _, totals = totals_of(box, view, roll, exact)
        if totals >> (needed + 1):
            count += 1
    return count


@cache
def _kernel() -> Any:
    function: Any = count_valid
    return machine_code(Binding(function), "karma-count_valid")
