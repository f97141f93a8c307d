"""What a throw can still be made to come to: all its totals at once, as the bits of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.state import DARK_BLUE, GREEN, ORANGE, VIOLET, YELLOW

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box, Table

TOTALS = 63
"""Totals are told apart up to 62, which stands for all above too: so a set of them is a positive 64-bit number."""
NO_DIE = -1


@rule
def raised(totals: int, by: int) -> int:
    """Every total of a set, so much higher."""
    if by == 0:
        return totals
    kept = TOTALS - by
    higher = (totals & ((1 << kept) - 1)) << by
    if totals >> kept:
        higher |= 1 << (TOTALS - 1)
    return higher


@rule
def spread(totals: int, values: int) -> int:
    """The totals with one more die, which may count for any of these values."""
    result = 0
    value = 0
    while values:
        if values & 1:
            result |= raised(totals, value)
        values >>= 1
        value += 1
    return result


@rule
def multiplied(faces: int, times: int) -> int:
    """A set of faces, each so many times over."""
    if times == 1:
        return faces
    values = 0
    for face in range(8):
        if faces >> face & 1:
            values |= 1 << face * times
    return values


@rule
def faces_in_reach(box: Box, face: int, unused: int, shown: int) -> int:
    """The faces that a die can still come to show by its own powers, given those it could copy."""
    faces = 1 << face
    if unused >> GREEN & 1:
        faces |= shown
    if unused >> ORANGE & 1:
        faces |= (faces << 1 | faces >> 1) & ((2 << box.highest_face) - (1 << box.lowest_face))
    return faces


@rule
def values_in_reach(faces: int, unused: int, times: int) -> int:
    """What a die of these faces may count for."""
    values = multiplied(faces, times)
    if times == 1 and unused >> DARK_BLUE & 1:
        values |= multiplied(faces, 2)
    if times == 1 and unused >> VIOLET & 1:
        values |= multiplied(faces, 3)
    return values


@rule
def reach(box: Box, s: Table, changed: int, face: int, unused: int, times: int, removed: int) -> int:
    """All totals in reach of the powers, without rerolls, if one die were changed so and one removed (or NO_DIE).

    Exact, except that a throw with several greens never copies two different nudged oranges, and that at most three
    more dice are removed.
    """
    shown = 0
    copies = 0
    left = 0
    removals = 0
    for die in range(s.dice):
        if s.gone[die] == 0 and die != removed:
            its_unused = unused if die == changed else s.power[die] & ~s.used[die]
            shown |= 1 << (face if die == changed else s.face[die])
            copies |= its_unused >> GREEN & 1
            left += 1
            removals += its_unused >> YELLOW & 1
    removals = min(removals, left - 1)
    totals = 0
    # First as they lie; then with each orange nudged to be copied: it has to stay as nudged. There is one call only,
    # because every call in the text costs seconds of compiling.
    for nudged in range(NO_DIE, s.dice if copies else 0):
        faces = 1
        if nudged != NO_DIE:
            faces = 0
            if s.gone[nudged] == 0 and nudged != removed:
                its_face = face if nudged == changed else s.face[nudged]
                its_unused = unused if nudged == changed else s.power[nudged] & ~s.used[nudged]
                if its_unused >> ORANGE & 1:
                    faces = faces_in_reach(box, its_face, 1 << ORANGE, 0) & ~shown
        for nudged_face in range(8):
            if faces >> nudged_face & 1:
                more = shown if nudged == NO_DIE else shown | 1 << nudged_face
                totals |= reach_with(box, s, changed, face, unused, times, removed, removals, more, nudged, nudged_face)
    return totals


@rule
def reach_with(
    box: Box,
    s: Table,
    changed: int,
    face: int,
    unused: int,
    times: int,
    removed: int,
    removals: int,
    shown: int,
    nudged: int,
    nudged_face: int,
) -> int:
    """All totals in reach while greens may copy these faces, one of them that of an orange nudged for it, and so many
    dice may be removed."""
    # The totals with none, one, two and three of the dice so far removed.
    whole, one, two, three = 1, 0, 0, 0
    for die in range(s.dice):
        if s.gone[die] == 0 and die != removed:
            its_face = face if die == changed else s.face[die]
            its_unused = unused if die == changed else s.power[die] & ~s.used[die]
            its_times = times if die == changed else s.times[die]
            faces = 1 << nudged_face if die == nudged else faces_in_reach(box, its_face, its_unused, shown)
            values = values_in_reach(faces, its_unused, its_times)
            if removals > 2:
                three = spread(three, values) | two
            if removals > 1:
                two = spread(two, values) | one
            if removals > 0:
                one = spread(one, values) | whole
            whole = spread(whole, values)
    return whole | one | two | three


@rule
def reach_now(box: Box, s: Table) -> int:
    """All totals in reach of the powers of the throw as it lies, without rerolls."""
    return reach(box, s, NO_DIE, 0, 0, 0, NO_DIE)


@rule
def lowest_above(totals: int, above: int) -> int:
    """The lowest total of a set that is greater than this one, or TOTALS when there is none."""
    total = max(above + 1, 0)
    while total < TOTALS and totals >> total & 1 == 0:
        total += 1
    return min(total, TOTALS)
