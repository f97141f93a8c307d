"""The heuristic: red dice first, plain chances, powers only in need. A fixed yardstick for other bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.core.scheduler import is_among
from ludotheque.games.karma.bots_powers import reach_after, to_beat, towards_lowest
from ludotheque.games.karma.bots_reach import TOTALS, lowest_above
from ludotheque.games.karma.moves import DECLINE, DRAFT, KEEP, PICK, REROLL, STOP, TALLY, THROW
from ludotheque.games.karma.state import (
    COLOURS,
    DARK_BLUE,
    DRAFTING,
    GREEN,
    KEEPING,
    LIGHT_BLUE,
    MOST_DICE,
    ORANGE,
    PICKING,
    POWERS,
    RED,
    REROLLING,
    VIOLET,
    WHITE,
    YELLOW,
)
from ludotheque.games.karma.throw import can_use, is_valid, total
from ludotheque.games.karma.turn import pool_size

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Plan
    from ludotheque.games.karma.state import Box, View

COUNTS = MOST_DICE + 1
SUMS = 7 * MOST_DICE + 1
LIKING = (VIOLET, DARK_BLUE, LIGHT_BLUE, ORANGE, GREEN, YELLOW, RED, WHITE)
"""The order of drafting; the last two are in no usual reserve."""


def plain_chances(box: Box) -> NDArray[np.float32]:
    """The chance that so many coloured and so many white dice, without powers, exceed a total: exact."""
    import numpy as np

    exactly = np.zeros((COUNTS, COUNTS, SUMS))
    exactly[0, 0, 0] = 1
    for coloured in range(COUNTS):
        for white in range(COUNTS - coloured):
            if coloured + white:
                faces = box.faces if coloured else box.yogi_faces
                rest = exactly[coloured - 1, white] if coloured else exactly[0, white - 1]
                exactly[coloured, white] = sum(np.roll(rest, face) for face in faces) / 6
    above: NDArray[np.float64] = 1 - np.cumsum(exactly, axis=2)
    return above.clip(0, 1).astype(np.float32).ravel()


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Each choice by a rule of thumb; no trait is ever used."""
    move = legal[0]
    if view.phase == PICKING:
        move = pick_by_thumb(box, view, plan)
        # Another hand may have picked the dice before: red ones come first, and then no more.
        if not is_among(move, legal, count):
            move = legal[0]
    elif view.phase == POWERS:
        move = rescue(box, view, legal, count)
    elif view.phase == DRAFTING:
        move = draft_by_liking(view)
    elif view.phase == KEEPING:
        move = KEEP + view.my_hand[0]
    elif view.phase != REROLLING:
        move = DECLINE
    return move, 0


@rule
def reds_by_thumb(box: Box, view: View) -> int:
    """One red die first; then the fewest whose mean sum exceeds the total to beat by 1.5, or all that are left."""
    most = view.pool[RED]
    if view.zone == 0:
        return min(1, most)
    sides = 0
    for index in range(6):
        sides += box.faces[index]
    reds = 0
    # Six times the mean sum against six times the total to beat and 1.5.
    while reds < most and reds * sides < 6 * to_beat(box, view) + 9:
        reds += 1
    return reds


@rule
def pick_by_thumb(box: Box, view: View, plan: Plan) -> int:
    """Stop, or pick the red dice wanted, or without any red all others, and throw."""
    reds = reds_by_thumb(box, view)
    picked = 0
    for colour in range(COLOURS):
        picked += view.picked[colour]
    if picked == 0 and view.zone > 0 and is_enough(box, view, reds, plan):
        return STOP
    if view.picked[RED] < reds:
        return PICK + RED
    if reds == 0:
        for colour in range(COLOURS):
            if view.picked[colour] < view.pool[colour]:
                return PICK + colour
    return THROW


@rule
def is_enough(box: Box, view: View, reds: int, plan: Plan) -> bool:
    """Is the next throw's chance times its gain below the chance of failing times the loss?"""
    size = pool_size(view)
    if size == 0:
        return True
    white = 0 if reds else view.pool[WHITE]
    thrown = reds if reds else size
    beat = min(max(to_beat(box, view), 0), SUMS - 1)
    chance = 1.0 * float(plan[((thrown - white) * COUNTS + white) * SUMS + beat])
    present = box.zones[view.zone - 1]
    gain = box.zones[view.zone] - present
    if view.zone + 1 == box.zones_count:
        gain += box.unused * (size - thrown)
    loss = present - (box.zones[view.zone - 2] if view.zone > 1 else 0)
    return chance * gain < (1.0 - chance) * loss


@rule
def rescue(box: Box, view: View, legal: Sequence[int], count: int) -> int:
    """A power only where it makes a failed throw valid, towards the lowest such total; a reroll if nothing else can."""
    if is_valid(box, view, total(view)):
        return TALLY
    move = towards_lowest(box, view, legal, count)
    if move == TALLY:
        for die in range(view.dice):
            if can_use(view, die, LIGHT_BLUE):
                for index in range(6):
                    if lowest_above(reach_after(box, view, REROLL + die, index), to_beat(box, view)) < TOTALS:
                        return REROLL + die
    return move


@rule
def draft_by_liking(view: View) -> int:
    """The die liked best of those in the reserve."""
    for colour in LIKING:
        if view.reserve[colour] > 0:
            return DRAFT + colour
    return DRAFT
