"""A throw: its dice, the powers used on them, and what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.moves import (
    COPY,
    DOUBLE,
    FACES,
    NUDGE,
    PLAY_ENVIOUS,
    PLAY_MIMIC,
    PLAY_MINIMALIST,
    PLAY_RESTLESS,
    PLAY_VISIONARY,
    REMOVE,
    REROLL,
    TALLY,
    THROW,
    TRIPLE,
)
from ludotheque.games.karma.state import (
    COLOURS,
    DARK_BLUE,
    ENVIOUS,
    GREEN,
    LIGHT_BLUE,
    MIMIC,
    MINIMALIST,
    MOST_DICE,
    ORANGE,
    POWERS,
    RESTLESS,
    ROLLING,
    VIOLET,
    VISIONARY,
    WHITE,
    YELLOW,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.karma.state import Box, Table


@rule
def add_die(s: Table, colour: int) -> None:
    """One more die for the throw."""
    s.colour[s.dice] = colour
    s.dice += 1


@rule
def cast(s: Table) -> None:
    """All dice of the throw fall, their powers fresh."""
    for die in range(s.dice):
        s.power[die] = own_power(s.colour[die])
        s.used[die] = 0
        s.times[die] = 1
        s.gone[die] = 0
        s.loose[die] = 1
        s.face[die] = 0
    s.phase = ROLLING


@rule
def own_power(colour: int) -> int:
    """The powers of a die as bits by colour: red and the Yogi have none."""
    return 1 << colour if ORANGE <= colour <= VIOLET else 0  # 3.8


@rule
def next_loose(s: Table) -> int:
    """The next die to fall, or the number of dice when all lie."""
    die = 0
    while die < s.dice and s.loose[die] == 0:
        die += 1
    return die


@rule
def fall_on(s: Table, face: int) -> None:
    """The next die shows a face; when all lie, powers may be used."""
    die = next_loose(s)
    s.face[die] = face
    s.loose[die] = 0
    if next_loose(s) == s.dice:
        s.phase = POWERS


@rule
def faces_of(box: Box, colour: int, index: int) -> int:
    """A face of a die of a colour."""
    return box.yogi_faces[index] if colour == WHITE else box.faces[index]  # 3.8


@rule
def total(s: Table) -> int:
    """What the throw comes to as it lies."""
    points = 0
    for die in range(s.dice):
        if s.gone[die] == 0:
            points += s.face[die] * s.times[die]
    return points


@rule
def left_in(s: Table) -> int:
    """How many dice are still in the throw."""
    count = 0
    for die in range(s.dice):
        count += 1 - s.gone[die]
    return count


@rule
def is_valid(box: Box, s: Table, points: int) -> bool:
    """Does this total climb to the next zone?"""
    return s.zone == 0 or points > to_exceed(box, s)  # 2.3, 2.4


@rule
def to_exceed(box: Box, s: Table) -> int:
    """The total that a throw above the first zone must exceed; where an equal one will do, one less."""
    return s.beat - (box.patient if s.patient else 0) - s.minimalist  # 6.6, 6.11


@rule
def can_use(s: Table, die: int, colour: int) -> bool:
    """Has the die this power, unused?"""
    return s.gone[die] == 0 and s.power[die] >> colour & 1 == 1 and s.used[die] >> colour & 1 == 0  # 3.1


@rule
def spend_power(s: Table, die: int, colour: int) -> None:
    s.used[die] |= 1 << colour


@rule
def legal_powers(box: Box, s: Table, seat: int, out: MutableSequence[int]) -> int:
    """The powers and traits that may be used on the throw, and totting it up."""
    out[0] = TALLY
    count = 1
    removable = left_in(s) > 1  # 3.3
    for die in range(s.dice):
        if can_use(s, die, ORANGE):
            if s.face[die] > box.lowest_face:
                out[count] = NUDGE + 2 * die
                count += 1
            if s.face[die] < box.highest_face:
                out[count] = NUDGE + 2 * die + 1
                count += 1
        if removable and can_use(s, die, YELLOW):
            count = with_targets(s, REMOVE, die, True, out, count)
        if can_use(s, die, GREEN):
            count = with_targets(s, COPY, die, False, out, count)
        if can_use(s, die, LIGHT_BLUE):
            out[count] = REROLL + die
            count += 1
        if can_use(s, die, DARK_BLUE) and s.times[die] == 1:
            out[count] = DOUBLE + die
            count += 1
        if can_use(s, die, VIOLET) and s.times[die] == 1:
            out[count] = TRIPLE + die
            count += 1
    return legal_traits(box, s, seat, out, count)


@rule
def with_targets(s: Table, first: int, die: int, itself: bool, out: MutableSequence[int], count: int) -> int:
    """The moves of a die on the dice still in the throw."""
    for target in range(s.dice):
        if s.gone[target] == 0 and (itself or target != die):
            out[count] = first + MOST_DICE * die + target
            count += 1
    return count


@rule
def legal_traits(box: Box, s: Table, seat: int, out: MutableSequence[int], count: int) -> int:
    """The abilities that may be used once the dice are seen."""
    if s.spent[seat]:
        return count
    trait = s.trait[seat]
    if trait == VISIONARY:  # 6.3
        for die in range(s.dice):
            if s.gone[die] == 0:
                count = legal_faces(box, s, die, out, count)
    elif trait == RESTLESS:  # 6.7
        for die in range(s.dice):
            if s.gone[die] == 0:
                out[count] = PLAY_RESTLESS + die
                count += 1
    elif trait == ENVIOUS:  # 6.8
        for die in range(s.dice):
            for colour in range(ORANGE, WHITE):
                if s.gone[die] == 0 and s.power[die] >> colour & 1 == 0 and another_owns(box, s, seat, colour):
                    out[count] = PLAY_ENVIOUS + COLOURS * die + colour
                    count += 1
    elif trait == MIMIC:  # 6.9
        for die in range(s.dice):
            if s.gone[die] == 0:
                count = with_targets(s, PLAY_MIMIC, die, False, out, count)
    elif trait == MINIMALIST and s.zone > 0:  # 6.11
        out[count] = PLAY_MINIMALIST
        count += 1
    return count


@rule
def legal_faces(box: Box, s: Table, die: int, out: MutableSequence[int], count: int) -> int:
    """The other faces that a die can be turned to, each once."""
    seen = 1 << s.face[die]
    for index in range(6):
        face = faces_of(box, s.colour[die], index)
        if seen >> face & 1 == 0:
            seen |= 1 << face
            out[count] = PLAY_VISIONARY + FACES * die + face
            count += 1
    return count


@rule
def another_owns(box: Box, s: Table, seat: int, colour: int) -> bool:
    """Has another player a die of this colour?"""
    for other in range(box.seats):
        if other != seat and s.owned[other][colour] > 0:
            return True
    return False


@rule
def legal_rerolls(s: Table, out: MutableSequence[int]) -> int:
    """Restless: throw the dice chosen, or choose one more, in their order."""
    out[0] = THROW
    count = 1
    last = 0
    for die in range(s.dice):
        if s.loose[die]:
            last = die
    for die in range(last + 1, s.dice):
        if s.gone[die] == 0:
            out[count] = PLAY_RESTLESS + die
            count += 1
    return count


@rule
def use_power(s: Table, move: int) -> None:
    """A die of the throw uses its power."""
    if move < REMOVE:  # 3.2
        die, up = (move - NUDGE) // 2, (move - NUDGE) % 2
        s.face[die] += 1 if up else -1
        spend_power(s, die, ORANGE)
    elif move < COPY:  # 3.3, 3.9
        die, target = (move - REMOVE) // MOST_DICE, (move - REMOVE) % MOST_DICE
        s.gone[target] = 1
        spend_power(s, die, YELLOW)
    elif move < REROLL:  # 3.4
        die, target = (move - COPY) // MOST_DICE, (move - COPY) % MOST_DICE
        s.face[die] = s.face[target]
        spend_power(s, die, GREEN)
    elif move < DOUBLE:  # 3.5
        die = move - REROLL
        s.loose[die] = 1
        s.phase = ROLLING
        spend_power(s, die, LIGHT_BLUE)
    elif move < TRIPLE:  # 3.6
        die = move - DOUBLE
        s.times[die] = 2
        spend_power(s, die, DARK_BLUE)
    else:  # 3.7
        die = move - TRIPLE
        s.times[die] = 3
        spend_power(s, die, VIOLET)


@rule
def mimic(s: Table, die: int, target: int) -> None:
    """The die takes the face and the power of another."""
    s.face[die] = s.face[target]
    s.power[die] = s.power[target]
    s.used[die] = 0  # 6.9
