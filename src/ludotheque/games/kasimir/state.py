"""What a match of Kasimir is made of. What nobody has seen is not in it; what was seen once, all have seen."""

from __future__ import annotations

from ludotheque.core import MOST_MOVES, SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

MOST_SEATS = 4
NOBODY = -1
NOWHERE = -1

REGIONS = 38
MOST_EXITS = 8
NO_EXIT = -1

COLOURS = 6
RED, YELLOW, ROSE, GREEN, BLUE, VIOLET = range(COLOURS)

STAKES = 8
"""The kinds of stake, by what they are worth; the last is the alarm."""
ONE, TWO, THREE, FOUR, FIVE, ZERO, MINUS, ALARM = range(STAKES)
UNKNOWN = -1
BONUSES = 3

SIDES = 3
GONE, DOWN, UP = range(SIDES)

PHASES = 11
STARTING, PLACING, DEALING, CHOOSING, WALKING, FINDING, TURNING, REVEALING, DRAWING, SWAPPING, OVER = range(PHASES)


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, MOST_SEATS - 1)
    draw_first: int = integer(0, 1)
    memory_aid: int = integer(0, 1)

    stakes: list[int] = ints(STAKES, low=0, high=REGIONS)
    worth: list[int] = ints(STAKES, low=-99, high=99)
    bonuses: list[int] = ints(BONUSES, low=-99, high=99)
    markers: list[int] = ints(COLOURS, low=0, high=20)
    hand: int = integer(1, 9)
    patience: int = integer(1, 99)
    colours: list[list[int]] = ints(REGIONS, COLOURS, low=0, high=1)
    exits: list[list[int]] = ints(REGIONS, MOST_EXITS, low=NO_EXIT, high=REGIONS - 1)


class Table(CoreState):
    """What lies on the table, and what the table has seen."""

    phase: int = integer(0, OVER)
    starter: int = integer(0, MOST_SEATS - 1)
    turn: int = integer(0, MOST_SEATS - 1)
    turns: int = integer(0, MOST_MOVES)
    """How many turns are over."""
    quiet: int = integer(0, 99 * MOST_SEATS)
    """How many turns in a row nobody has taken a stake from the board."""
    taken: int = integer(0, 1)
    """Has the seat on turn taken one in this turn?"""
    figure: list[int] = ints(MOST_SEATS, low=NOWHERE, high=REGIONS - 1)
    """The region a seat's figure stands on, or NOWHERE."""
    side: list[int] = ints(REGIONS, low=GONE, high=UP)
    """How a region's stake lies: GONE, DOWN or UP."""
    stake: list[int] = ints(REGIONS, low=UNKNOWN, high=STAKES - 1)
    """The kind of a region's stake, if it was ever seen; else UNKNOWN. A view for people has UNKNOWN for those DOWN."""
    owned: list[list[int]] = ints(MOST_SEATS, STAKES, low=0, high=REGIONS)
    """The stakes in front of a seat, by kind."""
    aside: list[int] = ints(STAKES, low=0, high=REGIONS)
    """Stakes out of the game: alarms, and zeros spent."""
    bonus: list[int] = ints(BONUSES, low=NOBODY, high=MOST_SEATS - 1)
    """The seat that has each bonus, or NOBODY."""
    markers: list[list[int]] = ints(MOST_SEATS, COLOURS, low=0, high=20)
    bag: list[int] = ints(COLOURS, low=0, high=20)
    paid: list[int] = ints(COLOURS, low=0, high=20)
    """Markers laid aside this turn: paid for steps, or to be exchanged."""
    draws: int = integer(0, 9)
    """Markers still to be drawn by the seat on turn."""
    owed: int = integer(0, 9)
    """Draw first: markers still to be put back."""
    last: int = integer(0, COLOURS - 1)
    """The colour last laid aside in an exchange: they are laid aside in order."""
    left: int = integer(NOWHERE, REGIONS - 1)
    """The region where this turn's way began, or NOWHERE."""
    turned: int = integer(NOWHERE, REGIONS - 1)
    """The region whose stake is being turned up, or was turned last; NOWHERE before."""


class State(Table):
    """The table, where nobody holds a secret, and the stakes that nobody has seen."""

    unseen: list[int] = ints(STAKES, low=0, high=REGIONS)
    """How many there are of each kind; which lies where is decided when it is turned or taken."""


class View(Table):
    """The table, and who looks at it."""

    me: int = integer(SPECTATOR, MOST_SEATS - 1)


lay_open = copying(Table)
recall = copying(Table)
