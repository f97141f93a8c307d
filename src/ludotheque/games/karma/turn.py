"""A turn: picking dice, throwing, climbing the zones, falling back, stopping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.moves import (
    DECLINE,
    PICK,
    PLAY_CAREFUL,
    PLAY_DETACHED,
    PLAY_GENEROUS,
    PLAY_PATIENT,
    PLAY_STUBBORN,
    PLAY_THRIFTY,
    STOP,
    THROW,
)
from ludotheque.games.karma.rounds import next_turn
from ludotheque.games.karma.state import (
    CAREFUL,
    COLOURS,
    DETACHED,
    ENDING,
    FAILED,
    GENEROUS,
    PATIENT,
    PICKING,
    STUBBORN,
    THRIFTY,
)
from ludotheque.games.karma.throw import add_die, cast, is_valid, total
from ludotheque.games.karma.traits import holds

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.karma.state import Box, Table


@rule
def pool_size(s: Table) -> int:
    """How many dice of the pool are unused."""
    count = 0
    for colour in range(COLOURS):
        count += s.pool[colour]
    return count


@rule
def legal_picks(box: Box, s: Table, seat: int, out: MutableSequence[int]) -> int:
    """Pick one more die, in colour order, or throw; before the first pick stop, or use an ability."""
    count = 0
    highest = 0
    picked = 0
    for colour in range(COLOURS):
        if s.picked[colour] > 0:
            picked = 1
            highest = colour
    for colour in range(highest, COLOURS):
        if s.pool[colour] > s.picked[colour]:
            out[count] = PICK + colour  # 2.1
            count += 1
    if picked:
        out[count] = THROW
        return count + 1
    if s.zone > 0:
        out[count] = STOP  # 2.7
        count += 1
        if holds(s, seat, PATIENT):
            out[count] = PLAY_PATIENT  # 6.6
            count += 1
        if holds(s, seat, DETACHED):
            out[count] = PLAY_DETACHED  # 6.10
            count += 1
    return count


@rule
def throw(s: Table) -> None:
    """The dice picked leave the pool and fall."""
    s.dice = 0
    for colour in range(COLOURS):
        s.pool[colour] -= s.picked[colour]  # 2.1
        for _ in range(s.picked[colour]):
            add_die(s, colour)
        s.picked[colour] = 0
    cast(s)


@rule
def tally(box: Box, s: Table) -> None:
    """Tot up: climb, or fail."""
    points = total(s)
    if is_valid(box, s, points):
        climb(box, s, points)
    elif holds(s, s.turn, STUBBORN) or holds(s, s.turn, CAREFUL):
        s.phase = FAILED
    else:
        fall_back(box, s)


@rule
def climb(box: Box, s: Table, points: int) -> None:
    """The throw is validated: its dice lie in the next zone, and its total is the one to beat."""
    for die in range(s.dice):
        s.placed[s.zone][s.colour[die]] += 1  # 2.5, 3.9
    s.zone += 1
    s.beat = points
    s.patient = 0  # 6.6
    s.minimalist = 0  # 6.11
    s.dice = 0
    if s.zone == box.zones_count or (pool_size(s) == 0 and not holds(s, s.turn, DETACHED)):  # 2.9
        end_turn(box, s)
    else:
        s.phase = PICKING


@rule
def fall_back(box: Box, s: Table) -> None:
    """The last validated zone is lost, and the turn is over."""
    s.zone -= 1  # 2.6
    for colour in range(COLOURS):
        s.placed[s.zone][colour] = 0
    end_turn(box, s)


@rule
def legal_after_fail(s: Table, seat: int, out: MutableSequence[int]) -> int:
    out[0] = DECLINE
    out[1] = PLAY_STUBBORN if s.trait[seat] == STUBBORN else PLAY_CAREFUL  # 6.2, 6.4
    return 2


@rule
def detach(s: Table) -> None:
    """The dice of the lowest zone go back into the pool; the zone stays validated."""
    for colour in range(COLOURS):
        s.pool[colour] += s.placed[0][colour]  # 6.10
        s.placed[0][colour] = 0


@rule
def reaches_top(box: Box, s: Table) -> bool:
    """Was the last zone validated, with dice left over?"""
    return s.zone == box.zones_count and pool_size(s) > 0


@rule
def end_turn(box: Box, s: Table) -> None:
    """Score, unless an ability may be used first."""
    s.dice = 0
    if holds(s, s.turn, GENEROUS) or (holds(s, s.turn, THRIFTY) and reaches_top(box, s)):
        s.phase = ENDING
    else:
        score(box, s, 0, box.unused)


@rule
def legal_ends(s: Table, seat: int, out: MutableSequence[int]) -> int:
    out[0] = DECLINE
    out[1] = PLAY_GENEROUS if s.trait[seat] == GENEROUS else PLAY_THRIFTY  # 6.5, 6.13
    return 2


@rule
def score(box: Box, s: Table, more: int, each: int) -> None:
    """Karma for the last validated zone, and at the top for each unused die."""
    if s.zone > 0:
        s.karma[s.turn] += box.zones[s.zone - 1]  # 2.10
    if reaches_top(box, s):
        s.karma[s.turn] += each * pool_size(s)  # 2.9
    s.karma[s.turn] += more
    next_turn(box, s)
