"""What a match of Kiwetin is made of: the box, what lies open, and the Runes that only their holders know."""

from __future__ import annotations

from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState
from ludotheque.core import copying, integer, ints

MOST_SEATS = 6
MOST_SPACES = 64
NOBODY = -1

SPIRITS = 3
KI, WE, TIN = range(SPIRITS)

TILES = 10
BREEZE, GUST, ZEPHYR, SQUALL, WEB, BOUNCE, STURDY, ROTTEN, RUNE, WHIRLWIND = range(TILES)
NO_TILE = -1

RUNES = 10
SHATTER, SURGE, SETBACK, ROOT, ICE, SWAP, WAKE, THEFT, VINE, MIRROR = range(RUNES)
NO_RUNE = -1

MOMENTS = 5
"""When Runes may be played: before a movement throw, after it, before a grip throw, after it, when the turn ends."""
BEFORE_THROW, AFTER_THROW, BEFORE_GRIP, AFTER_GRIP, END_OF_TURN = range(MOMENTS)

ANY_MOMENT = -1
IN_ANSWER = -2
WHEN = (
    ANY_MOMENT,
    AFTER_THROW,
    AFTER_THROW,
    BEFORE_GRIP,
    AFTER_GRIP,
    ANY_MOMENT,
    ANY_MOMENT,
    ANY_MOMENT,
    ANY_MOMENT,
    IN_ANSWER,
)
"""The moment in which each Rune may be played."""

CROSS = 0
"""The face ✗ of a grip die."""
RESULTS = 4
"""What a grip brings: a space on, nothing, back by the base, or back by one more."""
TRADE_WIND, HELD, BLOWN, HEADWIND = range(RESULTS)
LONGEST_WAY = 48

PHASES = 14
(
    STARTING,
    LAYING,
    DRAWING_TILE,
    CHOOSING,
    DEALING,
    MOMENT,
    ANSWER,
    READY,
    THROWING,
    TAKING,
    STEALING,
    BRACED,
    GRIPPING,
    OVER,
) = range(PHASES)
"""MOMENT: Runes or a pass; ANSWER: a Rune lies on the table, Mirrors or a pass; READY: the seat on turn is to throw the
movement die; BRACED: it is to throw the grip dice; TAKING: nature deals it a Rune; STEALING: nature picks the stolen
one."""


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, MOST_SEATS - 1)
    balanced: int = integer(0, 1)
    memory_aid: int = integer(0, 1)
    moment: int = integer(50, 60_000)

    flower: int = integer(6, MOST_SPACES - 1)
    tiles: list[int] = ints(TILES, low=0, high=30)
    runes: list[int] = ints(RUNES, low=0, high=30)
    hand: int = integer(0, 5)
    bases: list[int] = ints(SPIRITS, low=1, high=9)
    figures: int = integer(1, MOST_SEATS)
    movement: list[int] = ints(6, low=1, high=9)
    grip: list[int] = ints(6, low=CROSS, high=12)
    breeze: int = integer(0, 9)
    gust: int = integer(0, 9)
    zephyr: int = integer(0, 9)
    squall: int = integer(0, 9)
    wake: int = integer(1, 63)
    leads: list[int] = ints(SPIRITS, low=0, high=20)


class Table(CoreState):
    """What lies open. Figures are numbered by the seat that chose them; a Whirlwind passes them on."""

    phase: int
    moment: int
    starter: int
    turn: int
    turns: int
    """How many turns have begun, lost ones too."""
    tile: list[int] = ints(MOST_SPACES)
    """The tile on each space, or NO_TILE."""
    pile: list[int] = ints(TILES)
    """The tiles not on the board."""
    laid: int
    """The space last reached in laying the tiles."""
    spirit: list[int] = ints(MOST_SEATS)
    """The spirit of each figure, or NOBODY before it is chosen."""
    space: list[int] = ints(MOST_SEATS)
    web: list[int] = ints(MOST_SEATS)
    figure: list[int] = ints(MOST_SEATS)
    """The figure each seat plays."""
    cards: list[int] = ints(MOST_SEATS)
    """How many Runes each seat holds."""
    deck: int
    """How many Runes the deck holds."""
    discard: list[int] = ints(RUNES)

    die: int
    """The movement die's face, 0 before the throw."""
    total: int
    """The number to reach: base + die of the last movement throw."""
    surge: int
    """By how much the move about to be made is longer or shorter."""
    acted: list[int] = ints(MOST_SPACES)
    """The tiles that have acted this turn."""
    way: list[int] = ints(LONGEST_WAY)
    """The spaces of the last movement from where it began, tiles' hops and what a grip did included."""
    hops: int
    """How many spaces the way has."""
    grips: int
    """Grip throws still to be made."""
    gripped: int
    """Has a grip been made this turn?"""
    root: int
    faces: list[int] = ints(2)
    """The grip dice."""
    dice: int
    """How many grip dice lie."""
    trial: int
    """Is this the trial of the Flower?"""

    opened: int
    """How often all were asked: the clock starts anew each time."""
    passed: list[int] = ints(MOST_SEATS)
    """Who has passed in this moment."""
    rune: int
    """The Rune on the table that can be answered, or NO_RUNE."""
    by: int
    target: int
    """What it was played on: a space, a seat, for a Surge 1 longer, 0 shorter, or NOBODY."""
    mirrors: int
    """How many Mirrors lie on it."""


class State(Table):
    """The table, and the Runes nobody else may see."""

    hand: list[list[int]] = ints(MOST_SEATS, RUNES)
    under: list[int] = ints(RUNES)
    """The deck, by kind: its order is nature's."""
    known: list[list[int]] = ints(MOST_SEATS * MOST_SEATS, RUNES)
    """What a seat knows at least of another's hand (seat × 6 + other), from thefts."""
    stock: list[list[int]] = ints(MOST_SEATS + 1, RUNES)
    """What a seat must think the deck holds at most; in the last row, whoever watches."""


class View(Table):
    """The table, the viewer's own Runes, and what the viewer knows of others'."""

    me: int
    my_hand: list[int] = ints(RUNES)
    my_known: list[list[int]] = ints(MOST_SEATS, RUNES)
    my_stock: list[int] = ints(RUNES)


lay_open = copying(Table)
recall = copying(Table)
