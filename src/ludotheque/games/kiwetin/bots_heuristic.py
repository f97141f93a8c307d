"""The heuristic: it plays the Rune that raises its chance to win most, where that is worth a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.bots_plan import STRENGTH, USE, entry
from ludotheque.games.kiwetin.bots_winning import winning, winning_after
from ludotheque.games.kiwetin.moves import CHOOSE, PLAY_MIRROR
from ludotheque.games.kiwetin.runes import rune_of, target_of
from ludotheque.games.kiwetin.state import ANSWER, CHOOSING, MIRROR, MOMENT, MOST_SPACES

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.kiwetin.state import Box, View

KEPT = (0.15, 0.3, 0.2, 0.05, 0.1, 0.75, 0.3, 0.0, 0.3, 0.05)
"""By how much of its odds each Rune must raise a chance to be played, far from the Flower; tuned by simulation."""
EXPERTS = (0.15, 0.3, 0.2, 0.05, 0.1, 0.85, 0.3, 0.0, 0.22, 0.05)
"""The same, tuned against the other: a Swap is worth keeping longer, and a Vine is played sooner."""


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """The fastest spirit; the Rune that raises the own chance most, if any does."""
    return best_move(box, view, legal, count, plan, KEPT), 0


@rule
def expert(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """The same, with a better sense of what a Rune is worth keeping for."""
    return best_move(box, view, legal, count, plan, EXPERTS), 0


@rule
def best_move(
    box: Box, view: View, legal: Sequence[int], count: int, plan: Plan, worth_keeping: Sequence[float]
) -> int:
    """What raises the own chance most, if each Rune must raise it by so much of its odds."""
    move = legal[0]
    if view.phase == CHOOSING:
        for choice in range(1, count):
            if start_strength(box, legal[choice], plan) > start_strength(box, move, plan):
                move = legal[choice]
    elif view.phase == MOMENT:
        best = winning(box, view, plan)
        useful = use(box, view, plan)
        for choice in range(1, count):
            rune = rune_of(legal[choice])
            after = winning_after(box, view, plan, view.me, rune, target_of(legal[choice]))
            chance = less(after, worth_keeping[rune] * useful)
            if chance > best:
                best = chance
                move = legal[choice]
    elif view.phase == ANSWER and count > 1:
        cancelled = winning(box, view, plan)
        taken = winning_after(box, view, plan, view.by, view.rune, view.target)
        now, mirrored = (cancelled, taken) if view.mirrors % 2 else (taken, cancelled)
        if less(mirrored, worth_keeping[MIRROR] * use(box, view, plan)) > now:
            move = PLAY_MIRROR
    return move


@rule
def less(chance: float, part: float) -> float:
    """A chance with so much less of its odds."""
    left = chance * (1.0 - part)
    return left / (left + 1.0 - chance)


@rule
def use(box: Box, view: View, plan: Plan) -> float:
    """How much use cards still are: less and less as somebody comes near to the Flower."""
    least = 1.0
    for seat in range(box.seats):
        figure = view.figure[seat]
        least = min(least, entry(plan, USE + view.spirit[figure] * MOST_SPACES + view.space[figure]))
    return least


@rule
def start_strength(box: Box, move: int, plan: Plan) -> float:
    spirit = move - CHOOSE
    return entry(plan, STRENGTH + spirit * MOST_SPACES + (box.leads[spirit] if box.balanced else 0))
