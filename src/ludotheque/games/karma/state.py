"""What a match of Karma Dice is made of: the box, what lies open on the table, and what is secret."""

from __future__ import annotations

from ludotheque.core import MOST_MOVES, SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

MOST_SEATS = 4
MOST_DICE = 16
MOST_ZONES = 8
MOST_KARMA = 6_000_000
"""What no match can bring: 99 for the zone, 99 for a card and 99 for each of 16 dice, a turn of three moves."""
MOST_EYE = 20 * 12 * 9
MOST_TOTAL = 3 * 9 * MOST_DICE
NOBODY = -1

COLOURS = 8
EVERY_COLOUR = (1 << COLOURS) - 1
RED, ORANGE, YELLOW, GREEN, LIGHT_BLUE, DARK_BLUE, VIOLET, WHITE = range(COLOURS)

TRAITS = 12
(
    STUBBORN,
    VISIONARY,
    CAREFUL,
    GENEROUS,
    PATIENT,
    RESTLESS,
    ENVIOUS,
    MIMIC,
    DETACHED,
    MINIMALIST,
    NEGOTIATOR,
    THRIFTY,
) = range(TRAITS)
NONE = -1
CHAKRAS = tuple(VIOLET - trait // 2 for trait in range(TRAITS))
"""The colour of each trait card."""

PHASES = 13
(
    STARTING,
    DEALING,
    KEEPING,
    PICKING,
    ROLLING,
    POWERS,
    REROLLING,
    FAILED,
    ENDING,
    EYE,
    NEGOTIATING,
    DRAFTING,
    OVER,
) = range(PHASES)


ALONE = (1, 1)
SEVERAL = (2, 8)


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, MOST_SEATS - 1)
    first_game: int = integer(0, 1, seats=SEVERAL)
    first_to: int = integer(0, 999, seats=SEVERAL)
    difficulty: int = integer(0, 2, offered=(0, 1, 2), seats=ALONE)
    solo_traits: int = integer(0, 1, seats=ALONE)

    reds: int = integer(1, 8)
    reserve: list[int] = ints(COLOURS, low=0, high=2)
    faces: list[int] = ints(6, low=0, high=7)
    yogi_faces: list[int] = ints(6, low=0, high=7)
    lowest_face: int = integer(0, 7)
    highest_face: int = integer(0, 7)
    zones: list[int] = ints(MOST_ZONES, low=0, high=99)
    zones_count: int
    unused: int = integer(0, 9)
    cards: list[int] = ints(TRAITS, low=0, high=1)
    generous: int = integer(0, 99)
    patient: int = integer(0, 99)
    thrifty: int = integer(0, 99)
    rounds: int = integer(1, 20)
    eye_start: list[int] = ints(3, low=-99, high=-1)
    eye_dice: list[list[int]] = ints(3, 20, low=0, high=12)
    eye_faces: list[int] = ints(6, low=0, high=9)


class Table(CoreState):
    """What lies open on the table."""

    phase: int = integer(0, OVER)
    starter: int = integer(0, MOST_SEATS - 1)
    turn: int = integer(0, MOST_SEATS - 1)
    round: int = integer(0, MOST_MOVES)
    last: int = integer(0, 1)
    karma: list[int] = ints(MOST_SEATS, low=0, high=MOST_KARMA)
    owned: list[list[int]] = ints(MOST_SEATS, COLOURS, low=0, high=MOST_DICE)
    reserve: list[int] = ints(COLOURS, low=0, high=2 * MOST_SEATS)
    yogi: int = integer(NOBODY, MOST_SEATS - 1)
    trait: list[int] = ints(MOST_SEATS, low=NONE, high=TRAITS - 1)
    spent: list[int] = ints(MOST_SEATS, low=0, high=1)
    has_kept: list[int] = ints(MOST_SEATS, low=0, high=1)
    dealt: int = integer(0, 2 * MOST_SEATS)

    pool: list[int] = ints(COLOURS, low=0, high=MOST_DICE)
    picked: list[int] = ints(COLOURS, low=0, high=MOST_DICE)
    placed: list[list[int]] = ints(MOST_ZONES, COLOURS, low=0, high=MOST_DICE)
    zone: int = integer(0, MOST_ZONES)
    beat: int = integer(0, MOST_TOTAL)
    patient: int = integer(0, 1)
    minimalist: int = integer(0, 1)

    dice: int = integer(0, MOST_DICE)
    colour: list[int] = ints(MOST_DICE, low=0, high=COLOURS - 1)
    face: list[int] = ints(MOST_DICE, low=0, high=9)
    power: list[int] = ints(MOST_DICE, low=0, high=EVERY_COLOUR)
    used: list[int] = ints(MOST_DICE, low=0, high=EVERY_COLOUR)
    times: list[int] = ints(MOST_DICE, low=0, high=3)
    gone: list[int] = ints(MOST_DICE, low=0, high=1)
    loose: list[int] = ints(MOST_DICE, low=0, high=1)

    order: list[int] = ints(MOST_SEATS, low=0, high=MOST_SEATS - 1)
    drafted: int = integer(0, MOST_SEATS)
    eye: int = integer(-99, MOST_EYE)
    eye_left: int = integer(0, 12)


class State(Table):
    """The table, and the cards that only their owners know."""

    hand: list[list[int]] = ints(MOST_SEATS, 2, low=NONE, high=TRAITS - 1)
    kept: list[int] = ints(MOST_SEATS, low=NONE, high=TRAITS - 1)


class View(Table):
    """The table, and the viewer's own cards."""

    me: int = integer(SPECTATOR, MOST_SEATS - 1)
    my_hand: list[int] = ints(2, low=NONE, high=TRAITS - 1)
    my_kept: int = integer(NONE, TRAITS - 1)


lay_open = copying(Table)
recall = copying(Table)
