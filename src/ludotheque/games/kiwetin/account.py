"""How a finished race came about: who was where after every turn, and what carried them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ludotheque.core import Account as CoreAccount
from ludotheque.core import Part, Turn, Why, steps
from ludotheque.games.kiwetin.rules import outcome
from ludotheque.games.kiwetin.state import AFTER_GRIP, ANSWER, GRIPPING, MOMENT, OVER

if TYPE_CHECKING:
    from ludotheque.games.kiwetin.state import Box, State, Table

CARRIERS = ("lead", "ride", "grip", "rune", "whirlwind")
"""What carries a spirit: its seat's lead, throws and the tiles after them, what a grip brought, Runes, Whirlwinds."""


class Account(CoreAccount, frozen=True):
    """How the scores came about: the spaces that each seat was carried by."""

    race: list[list[int]]
    """The space of every seat's figure at the start, and then after every turn."""
    whirlwinds: list[int]
    """The turns (places in the race) in which a Whirlwind passed the figures on."""
    turns: int


def account(box: Box, positions: Iterable[State]) -> Account:
    """Who was where after every turn, and what carried them."""
    carried = [dict.fromkeys(CARRIERS, 0) for _ in range(box.seats)]
    race: list[list[int]] = []
    whirlwinds: list[int] = []
    end: Any = None
    for before, end in steps(positions):
        by = carrier(before, end)
        for seat in range(box.seats):
            own = before.figure[seat]
            carried[seat][by] += end.space[own] - before.space[own]
            is_rune = by == "rune"
            carried[seat]["rune" if is_rune else "whirlwind"] += end.space[end.figure[seat]] - end.space[own]
        if end.turns != before.turns:
            race += [spaces(box, end)] * (end.turns - before.turns)
        if end.figure[: box.seats] != before.figure[: box.seats] and before.turns:
            whirlwinds.append(len(race))
    race.append(spaces(box, end))
    parts = [[Part(name, 0, by) for name, by in own.items() if by] for own in carried]
    return Account(parts=parts, why=why(box, end), race=race, whirlwinds=whirlwinds, turns=end.turns)


def spaces(box: Box, s: Table) -> list[int]:
    """Where everybody is."""
    return [s.space[s.figure[seat]] for seat in range(box.seats)]


def carrier(before: Table, after: Table) -> str:
    """What moves figures in a step."""
    if before.turns == 0:
        return "lead"
    # Where nobody could answer it, a Rune takes effect as it is played.
    if before.phase == ANSWER or sum(after.cards) < sum(before.cards):
        return "rune"  # 7.6, 7.7
    # Where nobody could play a Rune after it, a grip takes effect as the dice fall.
    is_grip = before.phase == GRIPPING or (before.phase == MOMENT and before.moment == AFTER_GRIP)
    return "grip" if is_grip else "ride"


def why(box: Box, end: Table) -> Why | None:
    """The Flower, or the end of patience."""
    if end.phase == OVER:
        return Why("account-flower", {"seat": end.turn})  # 9.1
    winners = outcome(box, end, [0] * box.seats)
    return Why("account-cut-shared" if winners & (winners - 1) else "account-cut", {})  # 9.2


def turn(box: Box, view: Table) -> Turn:
    """Everybody plays in turn, and lost turns count."""
    if view.turns == 0:
        return Turn(0, 0, -1)
    return Turn((view.turns - 1) // box.seats + 1, view.turns, view.turn)
