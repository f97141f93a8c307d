"""The bot that plays every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import below
from ludotheque.core.game import Bot
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan


@rule
def at_random(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Any legal move."""
    return legal[below(rng, count)], 0


RANDOM = Bot(at_random)
