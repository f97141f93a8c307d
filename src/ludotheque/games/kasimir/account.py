"""How the points of a finished match came about: stakes, bonuses, and what stayed hidden."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludotheque.core import Account as CoreAccount
from ludotheque.core import Part, Turn, Why, last
from ludotheque.games.kasimir.rules import outcome
from ludotheque.games.kasimir.stakes import is_awake
from ludotheque.games.kasimir.state import BONUSES, CHOOSING, DOWN, NOBODY, REGIONS, STAKES, UNKNOWN

if TYPE_CHECKING:
    from ludotheque.games.kasimir.state import Box, State, Table


class Account(CoreAccount, frozen=True):
    """How the scores came about: `stake` (its kind), `bonus` (the alarm that brought it)."""

    hidden: list[int]
    """The stakes that lay face down at the end, by kind; where each lay was never decided."""
    woke: int
    """The seat that took the third alarm, or -1."""
    turns: int


def account(box: Box, positions: Iterable[State]) -> Account:
    """What every stake and bonus brought."""
    end = last(positions)
    woke = end.bonus[BONUSES - 1] if is_awake(end) else NOBODY
    return Account(
        parts=[parts(box, end, seat) for seat in range(box.seats)],
        why=why(box, end, woke),
        hidden=hidden(end),
        woke=woke,
        turns=end.turns + (woke != NOBODY),
    )


def parts(box: Box, end: State, seat: int) -> list[Part]:
    """The stakes, the dearest first, then the bonuses."""
    kinds = sorted(range(STAKES), key=lambda kind: (-box.worth[kind], kind))
    stakes = [Part("stake", kind, box.worth[kind]) for kind in kinds for _ in range(end.owned[seat][kind])]
    bonuses = [Part("bonus", n + 1, box.bonuses[n]) for n in range(BONUSES) if end.bonus[n] == seat]
    return stakes + bonuses  # 6.3


def hidden(end: State) -> list[int]:
    """The stakes never seen, and those that were turned down again."""
    counts = list(end.unseen)
    for region in range(REGIONS):
        if end.side[region] == DOWN and end.stake[region] != UNKNOWN:
            counts[end.stake[region]] += 1
    return counts


def why(box: Box, end: State, woke: int) -> Why | None:
    """An equal score, or the third alarm, where its bonus has decided."""
    winners = outcome(box, end, [0] * box.seats)
    if winners & (winners - 1):
        return Why("account-shared", {})  # 6.4
    bonus = box.bonuses[BONUSES - 1]
    if woke == NOBODY:
        return Why("account-quiet", {"turns": box.patience})  # 6.2
    if winners == 1 << woke and not wins_without(box, end, woke):
        return Why("account-alarm", {"seat": woke, "bonus": bonus})  # 6.1
    return Why("account-woken", {"seat": woke, "bonus": bonus})  # 6.1


def wins_without(box: Box, end: State, seat: int) -> bool:
    """Would the seat have won alone without the third alarm's bonus?"""
    scores = [0] * box.seats
    outcome(box, end, scores)
    scores[seat] -= box.bonuses[BONUSES - 1]
    return scores[seat] > max(score for other, score in enumerate(scores) if other != seat)


def turn(box: Box, view: Table) -> Turn:
    """Everybody plays in turn."""
    if view.phase < CHOOSING:
        return Turn(0, 0, -1)
    return Turn(view.turns // box.seats + 1, view.turns + 1, view.turn)
