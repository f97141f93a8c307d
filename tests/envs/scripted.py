"""A bot whose moves are known beforehand."""

from __future__ import annotations

from typing import Any

from ludotheque.core import Bot, rule


@rule
def first(box: Any, view: Any, legal: Any, count: int, rng: Any, plan: Any) -> tuple[int, int]:
    """The first legal move."""
    return legal[0], 0


FIRST = Bot(first)
