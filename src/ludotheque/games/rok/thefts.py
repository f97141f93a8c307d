"""Thefts: a twin brings its Equilibrium rune and all loot of that colour. Where the order matters, a flick decides it.

Two thefts of the same colour collide if the thief of one is the victim of the other; all others may be made in any
order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.equilibrium import in_order
from ludotheque.games.rok.flick import challenge
from ludotheque.games.rok.moves import STEAL
from ludotheque.games.rok.state import COLOURS, NO_RUNE, NOBODY, ROBBING, SIGNS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, Table


@rule
def are_due(box: Box, s: Table) -> bool:
    for victim in range(box.seats):
        if s.thief[victim] != NOBODY:
            return True
    return False


@rule
def collides(box: Box, s: Table, victim: int) -> bool:
    """Does the theft from this seat collide with another that is due?"""
    thief = s.thief[victim]
    for other in range(box.seats):
        both_due = thief != NOBODY and s.thief[other] != NOBODY
        same_colour = s.equilibrium[other] // SIGNS == s.equilibrium[victim] // SIGNS
        if both_due and same_colour and (thief == other or s.thief[other] == victim):
            return True  # 5.9
    return False


@rule
def next_victim(box: Box, s: Table) -> int:
    """The first seat in order of play with a theft due that does not collide, or NOBODY."""
    for place in range(box.seats):
        victim = in_order(box, s, place)
        if s.thief[victim] != NOBODY and not collides(box, s, victim):
            return victim  # 5.7
    return NOBODY


@rule
def go_on_robbing(box: Box, s: Table) -> None:
    """The thefts whose order does not matter first; then a flick, colour by colour."""
    for victim in range(box.seats):
        if s.thief[victim] != NOBODY:
            twin = s.equilibrium[victim]
            s.loot[s.thief[victim]][twin] += s.grabbed[s.thief[victim]][twin]  # 5.6
            s.grabbed[s.thief[victim]][twin] = 0
    if next_victim(box, s) != NOBODY:
        s.phase = ROBBING
        return
    colour = COLOURS
    for victim in range(box.seats):
        if s.thief[victim] != NOBODY:
            colour = min(colour, s.equilibrium[victim] // SIGNS)
    for victim in range(box.seats):
        s.flicker[victim] = 0
    for victim in range(box.seats):
        if s.thief[victim] != NOBODY and s.equilibrium[victim] // SIGNS == colour:
            s.flicker[s.thief[victim]] = 1  # 5.9
    challenge(box, s, colour)


@rule
def rob(s: Table, victim: int) -> None:
    """The thief takes the Equilibrium rune and all loot of its colour."""
    thief = s.thief[victim]
    s.thief[victim] = NOBODY
    stolen = s.equilibrium[victim]
    s.equilibrium[victim] = NO_RUNE
    s.loot[thief][stolen] += 1  # 5.7
    first = stolen // SIGNS * SIGNS
    for kind in range(first, first + SIGNS):
        s.loot[thief][kind] += s.loot[victim][kind]
        s.loot[victim][kind] = 0


def of_colour(s: Table, victim: int) -> int:
    """How many runes of its loot a seat loses with its Equilibrium rune."""
    first = s.equilibrium[victim] // SIGNS * SIGNS
    return sum(s.loot[victim][first : first + SIGNS])  # 5.7


@rule
def is_contested(box: Box, s: Table, victim: int) -> bool:
    """Is the theft from this seat one that the winner of the flick is to order?"""
    return collides(box, s, victim) and s.equilibrium[victim] // SIGNS == s.contest  # 5.10


@rule
def steal(box: Box, s: Table, victim: int) -> bool:
    """The winner of the flick lets this theft be the next. Is there more to order?"""
    rob(s, victim)
    for other in range(box.seats):
        if is_contested(box, s, other):
            return True
    return False


@rule
def legal_thefts(box: Box, s: Table, out: MutableSequence[int]) -> int:
    count = 0
    for victim in range(box.seats):
        if is_contested(box, s, victim):
            out[count] = STEAL + victim
            count += 1
    return count
