"""What a match of Rök is made of: the box, what lies open, and the marks that calm players make in secret."""

from __future__ import annotations

from ludotheque.core import SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

MOST_SEATS = 5
NOBODY = -1

COLOURS = 3
SIGNS = 8
KINDS = COLOURS * SIGNS
"""A kind of rune is its colour × 8 + its sign; there are two runes of each."""
NO_RUNE = -1

CELLS = 2 * KINDS
"""Places on the table, numbered from Destiny outwards: the lower of two is the nearer. As many as runes, so one is
always free."""
EMPTY = -1
HIDDEN = KINDS
"""A rune that lies face down: nobody knows its kind, so it has none."""
UNREAD = KINDS + 1
"""A rune that lies face up, before anybody has seen which it is."""
ANGLES = 12
RIM = 1000
"""From Destiny to the rim of the table."""

STEEPEST = 30
"""The degrees off Destiny, either way, at which a rune may be flicked."""
STRONGEST = 40
TOUCH = 227
"""The radii of a rune and of Destiny: nearer than that they touch."""
WIN = COLOURS
"""What a flick is about: the order of a colour's thefts, or the win."""
LONGEST_SLIDE = 32
"""Points of a rune's way that are kept, to be drawn."""
MISS = -1
"""The distance of a rune that has touched Destiny."""

PHASES = 20
(
    STARTING,
    DRAWING,
    FALLING,
    LANDING,
    SHOWING,
    GRABBING,
    MARKING,
    AWARDING,
    CHECKING,
    PAYING,
    PARTING,
    ROBBING,
    AIMING,
    PUSHING,
    DRIFTING,
    ORDERING,
    REPLACING,
    CLEARING,
    HANDING_ON,
    OVER,
) = range(PHASES)
"""STARTING, DRAWING: who starts, the first Equilibrium runes; FALLING, LANDING, SHOWING: a throw; GRABBING: the race;
MARKING, AWARDING: the same in calm; CHECKING and PAYING: false pairs; PARTING: split pairs; ROBBING: thefts whose order
does not matter; AIMING, PUSHING, DRIFTING: a flick; ORDERING: its winner says which theft goes next; REPLACING: new
Equilibrium runes; CLEARING: hidden runes go back; HANDING_ON: the bag goes to the left."""


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, MOST_SEATS - 1)
    calm: int = integer(0, 1)
    fair: int = integer(0, 1)

    signs: int = integer(1, SIGNS)
    hand: list[int] = ints(MOST_SEATS - 1, low=1, high=9)
    up: int = integer(0, 99)
    down: int = integer(0, 99)
    throws: int = integer(1, 200)
    marks: int = integer(1, 12)
    changes: int = integer(1, 99)
    flight: int = integer(0, 5_000)
    announced: int = integer(0, 2_000)
    cooldown: int = integer(0, 2_000)
    shortest: int = integer(0, 60_000)
    longest: int = integer(1_000, 120_000)
    hold: int = integer(0, 1_000)
    equal: int = integer(0, 100)
    swerves: list[int] = ints(5, low=0, high=99)
    surges: list[int] = ints(5, low=0, high=99)


class Table(CoreState):
    """What lies open: everything but marks."""

    phase: int = integer(0, OVER)
    lead: int = integer(0, MOST_SEATS - 1)
    """The first player of this throw."""
    throws: int = integer(0, 200)
    """How many throws have begun."""
    bag: int = integer(0, CELLS)
    """How many runes the bag holds."""
    unseen: list[int] = ints(KINDS, low=0, high=2)
    """The runes in the bag and those face down on the table, by kind: which is where nobody knows."""
    rune: list[int] = ints(CELLS, low=EMPTY, high=UNREAD)
    """What lies on each cell: a kind, EMPTY, HIDDEN or UNREAD."""
    angle: list[int] = ints(CELLS, low=0, high=ANGLES - 1)
    """How it is turned, in twelfths."""
    falling: int = integer(0, CELLS)
    """Runes of this throw still in the air."""
    shown: int = integer(0, CELLS)
    """Runes of this throw whose faces have been read."""
    is_up: int = integer(0, 1)
    """The face of the rune about to land."""
    turned: int = integer(0, ANGLES - 1)
    """Its angle."""

    equilibrium: list[int] = ints(MOST_SEATS, low=NO_RUNE, high=KINDS - 1)
    """Each seat's Equilibrium rune, or NO_RUNE."""
    loot: list[list[int]] = ints(MOST_SEATS, KINDS, low=0, high=2)
    grabbed: list[list[int]] = ints(MOST_SEATS, KINDS, low=0, high=2)
    """What each seat has grabbed in this throw and not yet kept: pairs, halves, mistakes."""
    grabs: list[int] = ints(MOST_SEATS, low=0, high=CELLS)
    """How many runes each seat has grabbed in this throw."""
    done: list[int] = ints(MOST_SEATS, low=0, high=1)
    marks: list[list[int]] = ints(MOST_SEATS, CELLS, low=0, high=1)
    """In calm, what everybody has marked, once all are done."""
    changes: list[int] = ints(MOST_SEATS, low=0, high=99)
    """In calm, how often each seat has changed a mark in this throw: that it does is seen."""
    prize: int = integer(0, CELLS - 1)
    """In AWARDING, the cell that several want."""
    is_pair: int = integer(0, 1)
    """Is its twin awarded with it?"""

    turn: int = integer(NOBODY, MOST_SEATS - 1)
    """Who pays, flicks or orders; where no seat acts alone, NOBODY."""
    owed: list[int] = ints(MOST_SEATS, low=0, high=KINDS)
    """Pairs of loot that a seat still has to pay for false ones."""
    thief: list[int] = ints(MOST_SEATS, low=NOBODY, high=MOST_SEATS - 1)
    """Who is to steal from each seat, or NOBODY."""

    contest: int = integer(0, WIN)
    """What is flicked for: a colour, or WIN."""
    flicker: list[int] = ints(MOST_SEATS, low=0, high=2)
    """Who takes part in the flick: 1 still to flick, 2 has flicked."""
    again: int = integer(0, 1)
    """Is this the second flick?"""
    degrees: int = integer(-STEEPEST, STEEPEST)
    """The direction aimed at; 0 is straight at Destiny."""
    force: int = integer(0, STRONGEST)
    distance: list[int] = ints(MOST_SEATS, low=MISS, high=RIM)
    """How far from Destiny each seat's rune came to rest, or MISS."""
    rest_x: list[int] = ints(MOST_SEATS, low=-RIM, high=RIM)
    rest_y: list[int] = ints(MOST_SEATS, low=-RIM, high=RIM)
    """Where: Destiny is 0, 0, the rim 1000 away; the flick starts at the rim at 0, +y, whoever flicks."""
    slide_x: list[int] = ints(LONGEST_SLIDE, low=-RIM, high=RIM)
    slide_y: list[int] = ints(LONGEST_SLIDE, low=-RIM, high=RIM)
    """The way of the last flick."""
    slides: int = integer(0, LONGEST_SLIDE)
    """How many points it has."""
    winner: int = integer(NOBODY, MOST_SEATS - 1)
    """Who won the flick for the win, or NOBODY."""


class State(Table):
    """The table, and what calm players have marked so far."""

    secret: list[list[int]] = ints(MOST_SEATS, CELLS, low=0, high=1)


class View(Table):
    """The table, and the viewer's own marks."""

    me: int = integer(SPECTATOR, MOST_SEATS - 1)
    my_marks: list[int] = ints(CELLS, low=0, high=1)


lay_open = copying(Table)
recall = copying(Table)
