"""What a match of Karma Dice is made of: the box, what lies open on the table, and what is secret."""

from __future__ import annotations

from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState
from ludotheque.core import copying, integer, ints

MOST_SEATS = 4
MOST_DICE = 16
MOST_ZONES = 8
NOBODY = -1

COLOURS = 8
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


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, MOST_SEATS - 1)
    first_game: int = integer(0, 1)
    first_to: int = integer(0, 999)
    difficulty: int = integer(0, 2)
    solo_traits: int = integer(0, 1)

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

    phase: int
    starter: int
    turn: int
    round: int
    last: int
    karma: list[int] = ints(MOST_SEATS)
    owned: list[list[int]] = ints(MOST_SEATS, COLOURS)
    reserve: list[int] = ints(COLOURS)
    yogi: int
    trait: list[int] = ints(MOST_SEATS)
    spent: list[int] = ints(MOST_SEATS)
    has_kept: list[int] = ints(MOST_SEATS)
    dealt: int

    pool: list[int] = ints(COLOURS)
    picked: list[int] = ints(COLOURS)
    placed: list[list[int]] = ints(MOST_ZONES, COLOURS)
    zone: int
    beat: int
    patient: int
    minimalist: int

    dice: int
    colour: list[int] = ints(MOST_DICE)
    face: list[int] = ints(MOST_DICE)
    power: list[int] = ints(MOST_DICE)
    used: list[int] = ints(MOST_DICE)
    times: list[int] = ints(MOST_DICE)
    gone: list[int] = ints(MOST_DICE)
    loose: list[int] = ints(MOST_DICE)

    order: list[int] = ints(MOST_SEATS)
    drafted: int
    eye: int
    eye_left: int


class State(Table):
    """The table, and the cards that only their owners know."""

    hand: list[list[int]] = ints(MOST_SEATS, 2)
    kept: list[int] = ints(MOST_SEATS)


class View(Table):
    """The table, and the viewer's own cards."""

    me: int
    my_hand: list[int] = ints(2)
    my_kept: int


lay_open = copying(Table)
recall = copying(Table)
