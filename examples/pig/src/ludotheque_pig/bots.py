"""A bot for Pig."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import rule
from ludotheque_pig.moves import HOLD, ROLL

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque_pig.state import Box, View


@rule
def hold_at_twenty(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Any
) -> tuple[int, int]:
    """Roll until the turn is worth 20, or enough to win."""
    enough = view.total >= 20 or view.banked[view.turn] + view.total >= box.goal
    return (HOLD if enough else ROLL), 0
