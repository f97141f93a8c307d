"""The animals: which stones each accepts, and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.state import ANIMALS, BEAVER, OWL, RABBIT, SALMON, SPIRIT, TURTLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.spirits.state import Box, Table

COLOURS = SPIRIT
EVERY_COLOUR = (1 << COLOURS) - 1
RABBIT_HOLDS = 3
TURTLE_HOLDS = 5
OWL_PAIRS = 3
BODY = 3
TAIL = 2
BEAVER_HOLDS = BODY + TAIL


@rule
def wishes(given: Sequence[int], animal: int, is_blocked: bool) -> int:
    """The stones that an animal accepts beside those it has been given, as bits; Coyote may block it."""
    if is_blocked or given[SPIRIT] > 0:
        return 0  # 4.1, 3.9
    return 1 << SPIRIT | fitting(given, animal)


@rule
def fitting(given: Sequence[int], animal: int) -> int:
    """The colours that go with what an animal has been given, as bits."""
    stones = pairs = absent = odd = few = 0
    for colour in range(COLOURS):
        count = given[colour]
        stones += count
        pairs += (count + 1) >> 1
        absent |= (count == 0) << colour
        odd |= (count & 1) << colour
        few |= (count == 1 or count == 2) << colour
    present = EVERY_COLOUR & ~absent
    if animal == RABBIT:
        return absent if stones < RABBIT_HOLDS else 0  # 3.3
    if animal == TURTLE:
        if stones == 0:
            return EVERY_COLOUR
        return present if stones < TURTLE_HOLDS else 0  # 3.4
    if animal == SALMON:
        return absent  # 3.5
    if animal == OWL:
        return EVERY_COLOUR if pairs < OWL_PAIRS else odd  # 3.6
    if stones == BEAVER_HOLDS:
        return 0  # 3.7
    if present & (present - 1):
        return few
    return EVERY_COLOUR if stones < 4 else present


@rule
def worth(box: Box, given: Sequence[int], animal: int) -> int:
    """The points of an animal with these stones."""
    stones = pairs = most = 0
    for colour in range(COLOURS):
        count = given[colour]
        stones += count
        pairs += count >> 1
        most = max(most, count)
    points = 0
    if animal == RABBIT:
        points = box.rabbit if stones == RABBIT_HOLDS else 0  # 3.3
    elif animal == TURTLE:
        points = box.turtle[stones - 1] if stones > 0 else 0  # 3.4
    elif animal == SALMON:
        points = box.salmon[stones - 1] if stones > 0 else 0  # 3.5
    elif animal == OWL:
        points = box.owl * pairs  # 3.6
    elif animal == BEAVER:
        points = beaver(box, stones, most)  # 3.7
    return points << given[SPIRIT]  # 3.8


@rule
def points_with(box: Box, s: Table, section: int, stone: int, more: int) -> int:
    """The points that an animal would have with a stone more, or with one less."""
    s.given[section][stone] += more
    points = worth(box, s.given[section], section % ANIMALS)
    s.given[section][stone] -= more
    return points


@rule
def beaver(box: Box, stones: int, most: int) -> int:
    """A triple and a pair, at best; `most` is how many stones the commoner colour has."""
    if stones == BEAVER_HOLDS:
        return split_worth(box, BODY, TAIL) + box.beaver_bonus
    if most < TAIL:
        return 0
    if most == TAIL:
        return split_worth(box, 0, TAIL)
    # With a second colour in the pair, the first is bound to the triple.
    triple = split_worth(box, BODY, 0)
    return triple if most < stones else max(triple, split_worth(box, 0, TAIL))


@rule
def split_worth(box: Box, body: int, tail: int) -> int:
    """What a beaver's stones bring that lie so, each part of one colour."""
    points = 0
    if body == BODY:
        points += box.beaver_triple
    if tail == TAIL:
        points += box.beaver_pair
    return points
