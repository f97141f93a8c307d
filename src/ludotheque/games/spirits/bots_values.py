"""What the heuristic thinks a board, a stone or Coyote is worth, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.animals import (
    BEAVER_HOLDS,
    COLOURS,
    OWL_PAIRS,
    RABBIT_HOLDS,
    TURTLE_HOLDS,
    beaver,
    fitting,
    wishes,
    worth,
)
from ludotheque.games.spirits.state import (
    ANIMALS,
    BLUE,
    GREEN,
    NOWHERE,
    OWL,
    RABBIT,
    RED,
    SALMON,
    SPIRIT,
    STONES,
    TURTLE,
    VIOLET,
    WHITE,
    YELLOW,
)
from ludotheque.games.spirits.steps import stones_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.spirits.state import Box, View

Likings = tuple[float, ...]
"""What each kind of stone would bring a seat."""

# Found by letting bots with different numbers play against each other.
PATIENCE = 19.0
"""While so many stones are still to come out of the bag, a seat gets every other stone that it waits for."""
OPENNESS = 1.4
"""How much more an open animal is worth, with all the time in the world: it may still grow and be doubled."""
HINDERED = 0.75
"""How much hope is left to an animal under Coyote."""


@rule
def spirits_missing(box: Box, view: View) -> int:
    """How many more Spirit stones must come out of the bag for the match to end."""
    return box.last_spirit - (box.stones[SPIRIT] - view.bag[SPIRIT])


@rule
def stones_to_come(box: Box, view: View) -> float:
    """How many stones will come out of the bag before the match ends, on average."""
    missing = max(spirits_missing(box, view), 0)
    return missing * (stones_in(view.bag) + 1.0) / (view.bag[SPIRIT] + 1.0)


@rule
def supply(view: View, colours: int) -> float:
    """How large a part of the stones in the bowl and the bag has one of these colours."""
    wanted = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            wanted += view.bowl[colour] + view.bag[colour]
    return wanted / (stones_in(view.bowl) + stones_in(view.bag) + 1.0)


@rule
def promise(box: Box, view: View, section: int, time: float) -> float:
    """What an animal will be worth in the end: its points, and the best it may hope for."""
    animal = section % ANIMALS
    given = view.given[section]
    points = 1.0 * worth(box, given, animal)
    if given[SPIRIT] > 0 or time <= 0.0:
        return points
    pace = time / (time + PATIENCE)
    if view.coyote == section:
        pace *= HINDERED
    # A colour is waited for in vain where none of four stones in the bowl has it.
    missed = 1.0 - supply(view, fitting(given, animal))
    missed *= missed
    hope = hoped(box, given, animal, points, pace * (1.0 - missed * missed))
    return (points + hope) * (1.0 + OPENNESS * pace)


@rule
def hoped(box: Box, given: Sequence[int], animal: int, points: float, chance: float) -> float:
    """The best that more stones may bring, where each of them comes with a chance."""
    stones = pairs = halves = most = 0
    for colour in range(COLOURS):
        count = given[colour]
        stones += count
        pairs += count >> 1
        halves += count & 1
        most = max(most, count)
    best = 0.0
    likely = 1.0
    for more in range(1, COLOURS + 1):
        likely *= chance
        total = stones + more
        if animal == RABBIT:
            after = box.rabbit if total >= RABBIT_HOLDS else 0
        elif animal == TURTLE:
            after = box.turtle[min(total, TURTLE_HOLDS) - 1]
        elif animal == SALMON:
            after = box.salmon[min(total, COLOURS) - 1]
        elif animal == OWL:
            closed = min(more, halves)
            after = box.owl * (pairs + closed + min((more - closed) // 2, OWL_PAIRS - pairs - halves))
        else:
            after = beaver(box, min(total, BEAVER_HOLDS), most + more)
        best = max(best, likely * (after - points))
    return best


@rule
def gift(box: Box, view: View, section: int, stone: int, time: float) -> float:
    """What giving a stone to an animal brings."""
    before = promise(box, view, section, time)
    view.given[section][stone] += 1
    after = promise(box, view, section, time)
    view.given[section][stone] -= 1
    return after - before


@rule
def best_animal(box: Box, view: View, seat: int, stone: int, time: float) -> int:
    """The section that a seat gives a stone to, or NOWHERE."""
    best = NOWHERE
    most = 0.0
    for section in range(seat * ANIMALS, (seat + 1) * ANIMALS):
        if wishes(view.given[section], section % ANIMALS, view.coyote == section) >> stone & 1:
            value = gift(box, view, section, stone, time)
            if best == NOWHERE or value > most:
                best = section
                most = value
    return best


@rule
def placing(box: Box, view: View, seat: int, stone: int, time: float) -> float:
    """What a stone brings a seat that has to place it."""
    section = best_animal(box, view, seat, stone, time)
    return gift(box, view, section, stone, time) if section != NOWHERE else 0.0


@rule
def likings(box: Box, view: View, seat: int, time: float) -> Likings:
    """What each kind of stone would bring a seat that has to place it."""
    return (
        placing(box, view, seat, RED, time),
        placing(box, view, seat, YELLOW, time),
        placing(box, view, seat, GREEN, time),
        placing(box, view, seat, BLUE, time),
        placing(box, view, seat, VIOLET, time),
        placing(box, view, seat, WHITE, time),
        placing(box, view, seat, SPIRIT, time),
    )


@rule
def best_stone(view: View, likes: Likings) -> int:
    """The stone of the bowl that is liked best, or NOWHERE."""
    best = NOWHERE
    for stone in range(STONES):
        if view.bowl[stone] > 0 and (best == NOWHERE or likes[stone] > likes[best]):
            best = stone
    return best


@rule
def best_take(view: View, likes: Likings) -> float:
    """What the best stone of the bowl brings."""
    stone = best_stone(view, likes)
    return likes[stone] if stone != NOWHERE else 0.0


@rule
def best_takes(box: Box, view: View, seat: int, time: float) -> float:
    """What two stones of the bowl bring a seat, one after the other."""
    likes = likings(box, view, seat, time)
    stone = best_stone(view, likes)
    section = best_animal(box, view, seat, stone, time) if stone != NOWHERE else NOWHERE
    if section == NOWHERE:
        return 0.0
    view.bowl[stone] -= 1
    view.given[section][stone] += 1
    second = best_take(view, likings(box, view, seat, time))
    view.given[section][stone] -= 1
    view.bowl[stone] += 1
    return likes[stone] + second


@rule
def repeated(chance: float, times: int) -> float:
    """The chance that something happens every time; multiplied out, so that compiled bots choose alike."""
    product = 1.0
    for _ in range(times):
        product *= chance
    return product


@rule
def best_draw(view: View, likes: Likings, drawn: int, least: float) -> float:
    """What the best of so many stones out of the bag brings on average, or at least so much."""
    size = stones_in(view.bag)
    if drawn == 0 or size == 0:
        return least
    total = 0.0
    for stone in range(STONES):
        worse = 0
        for other in range(STONES):
            if likes[other] < likes[stone] or (likes[other] == likes[stone] and other < stone):
                worse += view.bag[other]
        # It is the best where all are at most as good, but not all worse.
        chance = repeated((worse + view.bag[stone]) / size, drawn) - repeated(worse / size, drawn)
        total += chance * max(least, likes[stone])
    return total


@rule
def mean_draw(view: View, likes: Likings) -> float:
    """What a stone out of the bag brings on average."""
    total = 0.0
    for stone in range(STONES):
        total += view.bag[stone] * likes[stone]
    return total / max(stones_in(view.bag), 1)


@rule
def end_chance(box: Box, view: View, drawn: int) -> float:
    """How likely so many stones out of the bag end the match."""
    spirits = view.bag[SPIRIT] / max(stones_in(view.bag), 1)
    others = max(1.0 - spirits, 0.01)
    chance = 1.0
    exactly = repeated(others, drawn)
    for count in range(spirits_missing(box, view)):
        chance -= exactly
        exactly *= (drawn - count) / (count + 1) * spirits / others
    return max(chance, 0.0)


@rule
def harm(box: Box, view: View, section: int, time: float) -> float:
    """What Coyote costs an animal."""
    place = view.coyote
    view.coyote = NOWHERE
    value = promise(box, view, section, time)
    view.coyote = section
    value -= promise(box, view, section, time)
    view.coyote = place
    return value


@rule
def sending(box: Box, view: View, seat: int, section: int, time: float) -> float:
    """What a seat gains by sending Coyote to an animal of the opponent's."""
    value = harm(box, view, section, time)
    if view.coyote != NOWHERE:
        left = harm(box, view, view.coyote, time)
        value += left if view.coyote // ANIMALS == seat else -left
    return value


@rule
def best_sending(box: Box, view: View, seat: int, time: float) -> float:
    """What a seat gains when it may send Coyote somewhere."""
    most = 0.0
    for section in range((1 - seat) * ANIMALS, (2 - seat) * ANIMALS):
        most = max(most, sending(box, view, seat, section, time))
    return most
