"""Stakes: which of them have been seen, and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.state import ALARM, BONUSES, REGIONS, STAKES, UNKNOWN

if TYPE_CHECKING:
    from ludotheque.games.kasimir.state import Box, State, Table


@rule
def see(s: State, region: int, kind: int) -> None:
    """The stake of a region is seen, perhaps for the first time."""
    if s.stake[region] == UNKNOWN:
        s.unseen[kind] -= 1
        s.stake[region] = kind


@rule
def count_unseen(box: Box, s: State) -> None:
    """The stakes that have not been seen are those that lie nowhere in sight, by kind."""
    for kind in range(STAKES):
        s.unseen[kind] = box.stakes[kind] - s.aside[kind]
        for seat in range(box.seats):
            s.unseen[kind] -= s.owned[seat][kind]
    for region in range(REGIONS):
        if s.stake[region] != UNKNOWN:
            s.unseen[s.stake[region]] -= 1


@rule
def bonus_next(s: Table) -> int:
    """The bonus that the next alarm brings."""
    return s.aside[ALARM]  # 3.7


@rule
def is_awake(s: Table) -> bool:
    """Has Kasimir woken up?"""
    return s.aside[ALARM] == BONUSES  # 6.1


@rule
def points(box: Box, s: Table, seat: int) -> int:
    """What a seat's stakes and bonuses are worth."""
    total = 0
    for kind in range(STAKES):
        total += box.worth[kind] * s.owned[seat][kind]  # 6.3
    for bonus in range(BONUSES):
        if s.bonus[bonus] == seat:
            total += box.bonuses[bonus]
    return total
