"""How the Karma of a finished match came about: round by round, with the falls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.core import Account as CoreAccount
from ludotheque.core import Part, Turn, Why, steps
from ludotheque.games.karma.rules import outcome
from ludotheque.games.karma.state import (
    ENDING,
    FAILED,
    PICKING,
    POWERS,
    REROLLING,
    ROLLING,
)
from ludotheque.games.karma.throw import is_valid, total

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box, State, Table

PLAYING = (PICKING, ROLLING, POWERS, REROLLING, FAILED, ENDING)
"""The phases of a turn."""


class Account(CoreAccount, frozen=True):
    """How the scores came about."""

    fell: list[list[int]]
    """For every seat and round, the Karma of the zone that was fallen from; 0 where nobody fell."""
    eye: int | None
    """Where the Evil Eye stands at the end, alone."""


def account(box: Box, positions: Iterable[State]) -> Account:
    """What every turn brought, and what was lost by falling back."""
    brought: list[list[int]] = [[] for _ in range(box.seats)]
    fell: list[list[int]] = [[] for _ in range(box.seats)]
    lost, end = 0, None
    for before, end in steps(positions):
        if has_fallen(box, before, end):
            lost = box.zones[before.zone - 1]
        if is_over(before, end):
            seat = before.turn
            brought[seat].append(end.karma[seat] - before.karma[seat])
            fell[seat].append(lost)
            lost = 0
    assert end is not None
    parts = [[Part("round", number, points) for number, points in enumerate(own, 1)] for own in brought]
    return Account(parts=parts, why=why(box, end), fell=fell, eye=end.eye if box.seats == 1 else None)


def is_over(before: Table, after: Table) -> bool:
    """Has a turn just been scored?"""
    return before.phase in PLAYING and (before.round, before.turn) != (after.round, after.turn)


def has_fallen(box: Box, before: Table, after: Table) -> bool:
    """Has the seat on turn just fallen back?"""
    ends = is_over(before, after) or (before.phase, after.phase) in ((POWERS, ENDING), (FAILED, ENDING))
    if not ends or before.phase not in (POWERS, FAILED):
        return False
    if before.phase == POWERS:
        return not is_valid(box, before, total(before))  # 2.6
    return bool(after.spent[before.turn] == before.spent[before.turn])  # 6.2, 6.4


def why(box: Box, end: Table) -> Why | None:
    """The Evil Eye, or an equal score."""
    winners = outcome(box, end, [0] * box.seats)
    if box.seats == 1:
        return Why("account-escaped" if winners else "account-caught", {"seat": 0, "eye": end.eye})  # 7.4
    shared = winners & (winners - 1)
    return Why("account-shared", {}) if shared else None  # 5.3


def turn(box: Box, view: Table) -> Turn:
    """A seat's turn, or the drafting after a round."""
    if view.phase < PICKING:
        return Turn(0, 0, -1)
    if view.phase not in PLAYING:
        return Turn(view.round, view.round * (box.seats + 1), -1)
    place = (view.turn - view.starter) % box.seats
    return Turn(view.round + 1, view.round * (box.seats + 1) + 1 + place, view.turn)
