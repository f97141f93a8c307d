"""After the race, the booklet's steps in their order: each is taken as long as it has anything to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.equilibrium import first_without, holder, in_order, nearest_fit
from ludotheque.games.rok.flick import challenge
from ludotheque.games.rok.moves import PAY
from ludotheque.games.rok.state import (
    CELLS,
    CHECKING,
    CLEARING,
    EMPTY,
    HANDING_ON,
    HIDDEN,
    KINDS,
    NOBODY,
    OVER,
    PARTING,
    PAYING,
    REPLACING,
    WIN,
)
from ludotheque.games.rok.thefts import are_due, go_on_robbing
from ludotheque.games.rok.throw import nearest, throw

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, State, Table


@rule
def settle(box: Box, s: Table) -> None:
    """Go to the first step that has anything left to do."""
    s.turn = NOBODY
    payer = first_owing(box, s)
    if has_odd(box, s):
        s.phase = CHECKING  # 5.1
    elif payer != NOBODY:
        s.phase = PAYING  # 5.3
        s.turn = payer
    elif has_split(box, s):
        s.phase = PARTING  # 5.5
    elif are_due(box, s):
        go_on_robbing(box, s)  # 5.6
    elif first_without(box, s) != NOBODY and nearest_fit(box, s) != EMPTY:
        s.phase = REPLACING  # 5.12
    elif nearest(s, HIDDEN) != EMPTY:
        s.phase = CLEARING  # 5.14
    else:
        s.phase = HANDING_ON  # 5.15


@rule
def halves(box: Box, s: Table, kind: int) -> int:
    """How many runes of this kind seats have grabbed and not kept."""
    count = 0
    for seat in range(box.seats):
        count += s.grabbed[seat][kind]
    return count


@rule
def is_odd(box: Box, s: Table, kind: int) -> bool:
    """Is a rune of this kind grabbed that makes neither a pair, nor a split one, nor a theft?"""
    return halves(box, s, kind) == 1 and holder(box, s, kind) == NOBODY


@rule
def has_odd(box: Box, s: Table) -> bool:
    for kind in range(KINDS):
        if is_odd(box, s, kind):
            return True
    return False


@rule
def has_split(box: Box, s: Table) -> bool:
    for kind in range(KINDS):
        if halves(box, s, kind) == 2:
            return True
    return False


@rule
def put_back(s: Table, kind: int, count: int) -> None:
    s.unseen[kind] += count
    s.bag += count


@rule
def check_pairs(box: Box, s: Table) -> None:
    """Odd runes go back to the bag; two of them are a false pair, to be paid for with one of the loot."""
    for seat in range(box.seats):
        odd = 0
        pairs = 0
        for kind in range(KINDS):
            if s.grabbed[seat][kind] and is_odd(box, s, kind):
                s.grabbed[seat][kind] = 0
                put_back(s, kind, 1)  # 5.1
                odd += 1
            pairs += s.loot[seat][kind] // 2
        s.owed[seat] = min((odd + 1) // 2, pairs)  # 5.2, 5.4


@rule
def first_owing(box: Box, s: Table) -> int:
    """The first seat in order of play that has a pair to pay, or NOBODY."""
    for place in range(box.seats):
        seat = in_order(box, s, place)
        if s.owed[seat]:
            return seat
    return NOBODY


@rule
def legal_payments(s: Table, seat: int, out: MutableSequence[int]) -> int:
    count = 0
    for kind in range(KINDS):
        if s.loot[seat][kind] == 2:
            out[count] = PAY + kind  # 5.3
            count += 1
    return count


@rule
def pay(s: Table, seat: int, kind: int) -> None:
    s.loot[seat][kind] = 0
    put_back(s, kind, 2)  # 5.3
    s.owed[seat] -= 1


@rule
def part(box: Box, s: Table) -> None:
    """Both halves of every split pair go back to the bag."""
    for kind in range(KINDS):
        if halves(box, s, kind) == 2:
            put_back(s, kind, 2)  # 5.5
            for seat in range(box.seats):
                s.grabbed[seat][kind] = 0


@rule
def clear(s: Table) -> None:
    """Runes that lie face down go back; they have been counted as unseen all along."""
    for cell in range(CELLS):
        if s.rune[cell] == HIDDEN:
            s.rune[cell] = EMPTY  # 5.14
            s.bag += 1


@rule
def hand_on(box: Box, s: State) -> None:
    """The bag goes to the left, for another throw if it holds enough."""
    s.lead = in_order(box, s, 1)  # 5.15
    if is_last(box, s):
        finish(box, s)
    else:
        throw(box, s)


@rule
def is_last(box: Box, s: Table) -> bool:
    """Is the match over when the bag goes on?"""
    return s.bag <= box.seats or s.throws >= box.throws  # 7.1, 7.2


@rule
def finish(box: Box, s: Table) -> None:
    """The richest has won; several of them flick for it."""
    tied = 0
    best = richest(box, s)
    for seat in range(box.seats):
        s.flicker[seat] = 1 if riches(s, seat) == best else 0
        tied += s.flicker[seat]
    if tied > 1:
        challenge(box, s, WIN)  # 7.4
    else:
        s.phase = OVER  # 7.3


@rule
def riches(s: Table, seat: int) -> int:
    """How many runes are in a loot, single ones too."""
    count = 0
    for kind in range(KINDS):
        count += s.loot[seat][kind]
    return count


@rule
def richest(box: Box, s: Table) -> int:
    best = 0
    for seat in range(box.seats):
        best = max(best, riches(s, seat))
    return best
