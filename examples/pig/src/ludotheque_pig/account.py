"""How the scores of a finished match came about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.core import Account, Part, steps

if TYPE_CHECKING:
    from ludotheque_pig.state import Box, State


def account(box: Box, positions: Iterable[State]) -> Account:
    """What every turn brought that ended well."""
    parts: list[list[Part]] = [[] for _ in range(box.seats)]
    turns = [0] * box.seats
    for before, after in steps(positions):
        seat = before.turn
        turns[seat] += before.turn != after.turn
        points = after.banked[seat] - before.banked[seat]
        if points:
            parts[seat].append(Part("turn", turns[seat], points))  # 3
    return Account(parts=parts)
