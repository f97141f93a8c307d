"""The bots of Rök: five levels of one policy, the slowest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Bot, rule
from ludotheque.games.rok.bots_policy import policy

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.rok.state import Box, View


@rule
def slowest(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Looks around, and takes one sign for another rather often."""
    return policy(box, view, legal, count, rng, 0)


@rule
def slow(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Takes its time, and misreads a sign now and then."""
    return policy(box, view, legal, count, rng, 1)


@rule
def heuristic(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """About as quick as people who know the game."""
    return policy(box, view, legal, count, rng, 2)


@rule
def quick(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Hardly ever wrong, and hard to outrun."""
    return policy(box, view, legal, count, rng, 3)


@rule
def quickest(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Never wrong, and as quick as people who have played it for years."""
    return policy(box, view, legal, count, rng, 4)


BOTS = {
    "slowest": Bot(slowest),
    "slow": Bot(slow),
    "heuristic": Bot(heuristic),
    "quick": Bot(quick),
    "quickest": Bot(quickest),
}
