"""The bots of Rök: three levels of one policy, the slowest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Bot, rule
from ludotheque.games.rok.bots_policy import policy

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.rok.state import Box, View


@rule
def slow(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Takes its time, and misreads a sign now and then."""
    return policy(box, view, legal, count, rng, 0)


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """About as quick as people who know the game."""
    return policy(box, view, legal, count, rng, 1)


@rule
def quick(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Hardly ever wrong, and hard to outrun."""
    return policy(box, view, legal, count, rng, 2)


BOTS = {"slow": Bot(slow), "heuristic": Bot(heuristic), "quick": Bot(quick)}
