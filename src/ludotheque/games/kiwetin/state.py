"""What a match of Kiwetin is made of: the box, what lies open, and the Runes that only their holders know."""

from __future__ import annotations

from ludotheque.core import MOST_MOVES, SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

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
    moment: int = integer(50, 60_000, offered=(3000, 6000, 12_000))

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

    phase: int = integer(0, OVER)
    moment: int = integer(0, MOMENTS - 1)
    starter: int = integer(0, MOST_SEATS - 1)
    turn: int = integer(0, MOST_SEATS - 1)
    turns: int = integer(0, 2 * MOST_MOVES)
    """How many turns have begun, lost ones too."""
    tile: list[int] = ints(MOST_SPACES, low=NO_TILE, high=TILES - 1)
    """The tile on each space, or NO_TILE."""
    pile: list[int] = ints(TILES, low=0, high=30)
    """The tiles not on the board."""
    laid: int = integer(0, MOST_SPACES - 1)
    """The space last reached in laying the tiles."""
    spirit: list[int] = ints(MOST_SEATS, low=NOBODY, high=SPIRITS - 1)
    """The spirit of each figure, or NOBODY before it is chosen."""
    space: list[int] = ints(MOST_SEATS, low=0, high=MOST_SPACES - 1)
    web: list[int] = ints(MOST_SEATS, low=0, high=1)
    figure: list[int] = ints(MOST_SEATS, low=0, high=MOST_SEATS - 1)
    """The figure each seat plays."""
    cards: list[int] = ints(MOST_SEATS, low=0, high=30 * RUNES)
    """How many Runes each seat holds."""
    deck: int = integer(0, 30 * RUNES)
    """How many Runes the deck holds."""
    discard: list[int] = ints(RUNES, low=0, high=30)

    die: int = integer(0, 9)
    """The movement die's face, 0 before the throw."""
    total: int = integer(0, 18)
    """The number to reach: base + die of the last movement throw."""
    surge: int = integer(-18, MOST_SPACES)
    """By how much the move about to be made is longer or shorter."""
    acted: list[int] = ints(MOST_SPACES, low=0, high=1)
    """The tiles that have acted this turn."""
    way: list[int] = ints(LONGEST_WAY, low=0, high=MOST_SPACES - 1)
    """The spaces of the last movement from where it began, tiles' hops and what a grip did included."""
    hops: int = integer(0, LONGEST_WAY)
    """How many spaces the way has."""
    grips: int = integer(0, 2)
    """Grip throws still to be made."""
    gripped: int = integer(0, 1)
    """Has a grip been made this turn?"""
    root: int = integer(0, 1)
    faces: list[int] = ints(2, low=0, high=12)
    """The grip dice."""
    dice: int = integer(0, 2)
    """How many grip dice lie."""
    trial: int = integer(0, 1)
    """Is this the trial of the Flower?"""

    opened: int = integer(0, 10 * MOST_MOVES)
    """How often all were asked: the clock starts anew each time."""
    passed: list[int] = ints(MOST_SEATS, low=0, high=1)
    """Who has passed in this moment."""
    rune: int = integer(NO_RUNE, RUNES - 1)
    """The Rune on the table that can be answered, or NO_RUNE."""
    by: int = integer(NOBODY, MOST_SEATS - 1)
    target: int = integer(NOBODY, MOST_SPACES - 1)
    """What it was played on: a space, a seat, for a Surge 1 longer, 0 shorter, or NOBODY."""
    mirrors: int = integer(0, 30)
    """How many Mirrors lie on it."""


class State(Table):
    """The table, and the Runes nobody else may see."""

    hand: list[list[int]] = ints(MOST_SEATS, RUNES, low=0, high=30)
    under: list[int] = ints(RUNES, low=0, high=30)
    """The deck, by kind: its order is nature's."""
    known: list[list[int]] = ints(MOST_SEATS * MOST_SEATS, RUNES, low=0, high=30)
    """What a seat knows at least of another's hand (seat × 6 + other), from thefts."""
    stock: list[list[int]] = ints(MOST_SEATS + 1, RUNES, low=0, high=30)
    """What a seat must think the deck holds at most; in the last row, whoever watches."""


class View(Table):
    """The table, the viewer's own Runes, and what the viewer knows of others'."""

    me: int = integer(SPECTATOR, MOST_SEATS - 1)
    my_hand: list[int] = ints(RUNES, low=0, high=30)
    my_known: list[list[int]] = ints(MOST_SEATS, RUNES, low=0, high=30)
    my_stock: list[int] = ints(RUNES, low=0, high=30)


lay_open = copying(Table)
recall = copying(Table)
