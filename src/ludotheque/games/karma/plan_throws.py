"""What throws come to, and the best way through a turn: the work behind the expert's plan.

For every set of dice that may be thrown together, `tally_throw` works out how likely each total is to be the lowest
one above each total to beat. From these chances `climb_zones` finds, zone by zone from the top, what every bag of dice
is worth and which dice to throw next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import rule
from ludotheque.core.chance import scramble
from ludotheque.games.karma.bots_reach import TOTALS, reach_now
from ludotheque.games.karma.plan_bags import BAGS, VALUES, ZONES, count_of, head, place_of, size_of
from ludotheque.games.karma.state import COLOURS, LIGHT_BLUE, RED
from ludotheque.games.karma.throw import faces_of, own_power

if TYPE_CHECKING:
    from ludotheque.core.game import Plan
    from ludotheque.games.karma.state import Box, Table

ENUMERATED = 4
"""Throws of so many dice, rerolls counted too, are worked out exactly."""
SAMPLES = 1296
"""Of larger ones, so many rolls are sampled."""
MOST_THROWN = 6
"""Larger throws are not planned: they would add less than a thousandth of a Karma to a turn."""


@rule
def lay(s: Table, bag: int) -> int:
    """Lay out the dice of a bag as a throw; answers how many of them may be rerolled."""
    s.dice = 0
    for colour in range(COLOURS):
        for _ in range(count_of(bag, colour)):
            s.colour[s.dice] = colour
            s.power[s.dice] = own_power(colour)
            s.used[s.dice] = 0
            s.times[s.dice] = 1
            s.gone[s.dice] = 0
            s.dice += 1
    return count_of(bag, LIGHT_BLUE)


@rule
def face_index(roll: int, slot: int, exact: bool) -> int:
    """Which side a die falls on in a roll: all of them in turn, or by chance."""
    if exact:
        return int(roll // 6**slot % 6)
    return (scramble(roll * 64 + slot + 1) * 6) >> 32


@rule
def totals_of(box: Box, s: Table, roll: int, exact: bool) -> tuple[int, int]:
    """The totals in reach of a roll: at once, and with light blue dice rerolled as long as nothing else will do."""
    slot = 0
    for die in range(s.dice):
        s.face[die] = faces_of(box, s.colour[die], face_index(roll, slot, exact))
        slot += 1
    at_once = reach_now(box, s)
    totals = at_once
    for die in range(s.dice):
        if s.colour[die] == LIGHT_BLUE:
            s.face[die] = faces_of(box, LIGHT_BLUE, face_index(roll, slot, exact))
            slot += 1
            # A total above all that was in reach before is worth a reroll; one between is not needed.
            highest = 0
            while totals >> highest > 1:
                highest += 1
            totals |= reach_now(box, s) >> (highest + 1) << (highest + 1)
    return at_once, totals


@rule
def tally_throw(box: Box, s: Table, bag: int, lowest: Any, chances: Any) -> int:
    """Work out a throw: `lowest[u]` is the chance that u is its lowest total, and `chances[pair(u, t)]` the chance that
    u is its lowest total above t. Answers its highest total."""
    slots = lay(s, bag) + s.dice
    exact = slots <= ENUMERATED
    rolls = 6**slots if exact else SAMPLES
    highest = 0
    for roll in range(rolls):
        at_once, totals = totals_of(box, s, roll, exact)
        first = 0
        while at_once >> first & 1 == 0:
            first += 1
        lowest[first] += 1.0
        last = 0
        for total in range(TOTALS):
            if totals >> total & 1:
                # It is the lowest above all totals from the next one below it on.
                for beat in range(last, total):
                    chances[pair(total, beat)] += 1.0
                last = total
        highest = max(highest, last)
    for total in range(highest + 1):
        lowest[total] /= rolls
    for index in range(pair(highest + 1, 0)):
        chances[index] /= rolls
    return highest


@rule
def pair(total: int, beat: int) -> int:
    """The place of a total and a lower one to beat in a triangle of chances."""
    return total * (total - 1) // 2 + beat


@rule
def tally_reds(box: Box, count: int, lowest: Any, chances: Any) -> int:
    """Like `tally_throw`, exactly, for any number of red dice alone."""
    lowest[0] = 1.0
    for _ in range(count):
        # From the top down, so that no die is added twice.
        for total in range(TOTALS - 1, -1, -1):
            share = lowest[total] / 6
            lowest[total] = 0.0
            for index in range(6):
                lowest[min(total + box.faces[index], TOTALS - 1)] += share
    highest = 0
    for total in range(TOTALS):
        if lowest[total] > 0.0:
            highest = total
            for beat in range(total):
                chances[pair(total, beat)] = lowest[total]
    return highest


@rule
def tally_throws(boxes: Any, views: Any, throws: Any, starts: Any, highest: Any, lowest: Any, chances: Any) -> None:
    """Work out every throw; the chances of each start at its place in one long list."""
    for number in range(len(throws)):
        bag = throws[number]
        mine = chances[starts[number] : starts[number + 1]]
        if size_of(bag) == count_of(bag, RED):
            highest[number] = tally_reds(boxes[0], count_of(bag, RED), lowest[number], mine)
        else:
            highest[number] = tally_throw(boxes[0], views[0], bag, lowest[number], mine)


@rule
def value_index(plan: Plan, place: int, zone: int, beat: int) -> int:
    """Where the value of a bag lies, with so many zones validated and a total to beat (0 before the first throw)."""
    stride = 1 + (head(plan, ZONES) - 1) * TOTALS
    return VALUES + place * stride + (0 if zone == 0 else 1 + (zone - 1) * TOTALS + beat)


@rule
def throw_index(plan: Plan, place: int, zone: int, beat: int) -> int:
    """Where the best throw of a bag lies, as the place of the dice to throw; 0, no dice, is to stop."""
    return value_index(plan, place + head(plan, BAGS), zone, beat)


@rule
def climb_zones(
    boxes: Any,
    plan: Plan,
    bags: Any,
    throws: Any,
    starts: Any,
    highest: Any,
    lowest: Any,
    chances: Any,
    row: Any,
    worth: Any,
) -> None:
    """Fill a plan from the last zone down: the value of every bag, and the throw that brings it."""
    box = boxes[0]
    for zone in range(box.zones_count - 1, -1, -1):
        present = box.zones[zone - 1] if zone > 0 else -1
        fallen = box.zones[zone - 2] if zone > 1 else 0
        totals = TOTALS if zone > 0 else 1
        for place in range(len(bags)):
            for beat in range(totals):
                plan[value_index(plan, place, zone, beat)] = present
                plan[throw_index(plan, place, zone, beat)] = 0
        for number in range(len(throws)):
            thrown = throws[number]
            top = highest[number]
            mine = chances[starts[number] : starts[number + 1]]
            for place in range(len(bags)):
                if holds_all(bags[place], thrown):
                    rest = place_of(plan, bags[place] - thrown)
                    next_values(box, plan, zone + 1, rest, bags[place] - thrown, top, row)
                    if zone == 0:
                        value = 0.0
                        for total in range(top + 1):
                            value += lowest[number][total] * row[total]
                        worth[0] = value
                        keep_best(plan, place, 0, 1, place_of(plan, thrown), worth)
                    else:
                        expected_values(mine, top, fallen, row, worth)
                        keep_best(plan, place, zone, top, place_of(plan, thrown), worth)


@rule
def holds_all(bag: int, thrown: int) -> bool:
    """Are all the dice thrown in the bag?"""
    # A colour that is short borrows from the spare bit above its own.
    spare = 0x8421084210
    return ((bag | spare) - thrown) & spare == spare


@rule
def next_values(box: Box, plan: Plan, zone: int, rest: int, bag: int, top: int, row: Any) -> None:
    """Write what the dice left are worth one zone higher, by the total of this throw."""
    if zone == box.zones_count:
        for total in range(top + 1):
            row[total] = box.zones[zone - 1] + box.unused * size_of(bag)
    else:
        first = value_index(plan, rest, zone, 0)
        for total in range(top + 1):
            row[total] = plan[first + total]


@rule
def expected_values(chances: Any, top: int, fallen: int, row: Any, worth: Any) -> None:
    """Write what a throw is worth, by the total to beat, from the values by its own total."""
    for beat in range(top):
        worth[beat] = fallen
    for total in range(1, top + 1):
        # Subtracted in place, so that all stays in single precision, which is twice as fast.
        row[total] -= fallen
        more = row[total]
        # A slice, whose indices cannot be negative, lets the compiler take many at a time.
        mine = chances[pair(total, 0) : pair(total + 1, 0)]
        for beat in range(total):
            worth[beat] += mine[beat] * more


@rule
def keep_best(plan: Plan, place: int, zone: int, totals: int, thrown: int, worth: Any) -> None:
    """Take the throw into the plan wherever it is the best so far."""
    value = value_index(plan, place, zone, 0)
    throw = throw_index(plan, place, zone, 0)
    for beat in range(totals):
        if worth[beat] > plan[value + beat]:
            plan[value + beat] = worth[beat]
            plan[throw + beat] = thrown
