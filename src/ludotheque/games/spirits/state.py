"""What a match of Spirits of the Wild is made of; everything lies open."""

from __future__ import annotations

from ludotheque.core import MOST_MOVES, SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

SEATS = 2
NOBODY = -1
NOWHERE = -1
UNSEEN = -1

STONES = 7
MOST_STONES = 20 * STONES
MOST_POINTS = 2 * 3 * 99
"""Of an animal: three times 99 (an Owl's pairs, or all that a Beaver has), doubled by a Spirit stone."""
RED, YELLOW, GREEN, BLUE, VIOLET, WHITE, SPIRIT = range(STONES)

ANIMALS = 5
RABBIT, TURTLE, SALMON, OWL, BEAVER = range(ANIMALS)

CARDS = 5
TAKE_ONE, TAKE_TWO, ADD_TWO, ADD_THREE, POWER = range(CARDS)

POWERS = 6
BEAR, WOLF, RAM, EAGLE, STAG, BISON = range(POWERS)
PILES = 2
DEEP = 3

STEPS = 8
"""What a card or power does, in the order in which it is done; each with a count."""
RENEW, GIVE_BACK, ADD, DRAW, TAKE, COYOTE, RETURN, AGAIN = range(STEPS)

PHASES = 12
STARTING, FILLING, SURFACING, CHOOSING, INVOKING, GIVING_BACK, ADDING, DRAWING, TAKING, SENDING, RETURNING, OVER = (
    range(PHASES)
)


class Box(CoreBox):
    """The options and the components; box.toml says what is what."""

    starter: int = integer(NOBODY, SEATS - 1)

    stones: list[int] = ints(STONES, low=0, high=20)
    filling: int = integer(0, 20)
    cards: list[int] = ints(CARDS, low=0, high=2)
    card_steps: list[list[int]] = ints(CARDS, STEPS, low=0, high=9)
    power_steps: list[list[int]] = ints(POWERS, STEPS, low=0, high=9)
    needs_down: int = integer(0, 5)
    last_spirit: int = integer(1, 20)
    rabbit: int = integer(0, 99)
    turtle: list[int] = ints(5, low=0, high=99)
    salmon: list[int] = ints(6, low=0, high=99)
    owl: int = integer(0, 99)
    beaver_triple: int = integer(0, 99)
    beaver_pair: int = integer(0, 99)
    beaver_bonus: int = integer(0, 99)


class Table(CoreState):
    """What lies on the table. A section is an animal of a seat's board: seat × 5 + animal."""

    phase: int = integer(0, OVER)
    starter: int = integer(0, SEATS - 1)
    turn: int = integer(0, SEATS - 1)
    turns: int = integer(0, MOST_MOVES)
    """How many turns have begun; the Eagle's extra turn counts."""
    bag: list[int] = ints(STONES, low=0, high=20)
    bowl: list[int] = ints(STONES, low=0, high=20)
    given: list[list[int]] = ints(SEATS * ANIMALS, STONES, low=0, high=20)
    points: list[int] = ints(SEATS * ANIMALS, low=0, high=MOST_POINTS)
    coyote: int = integer(NOWHERE, SEATS * ANIMALS - 1)
    """The section Coyote sits on, or NOWHERE: beside the boards."""
    up: list[list[int]] = ints(SEATS, CARDS, low=0, high=2)
    """How many of a seat's cards of each kind lie face up."""
    pile: list[list[int]] = ints(PILES, DEEP, low=UNSEEN, high=POWERS - 1)
    """The powers of each pile from the top; UNSEEN until they surface."""
    card: int = integer(NOWHERE, CARDS - 1)
    """The card being played, or NOWHERE."""
    power: int = integer(NOWHERE, POWERS - 1)
    """The power being invoked, or NOWHERE."""
    used: int = integer(NOWHERE, PILES - 1)
    """The pile that the power is on, or NOWHERE."""
    todo: list[int] = ints(STEPS, low=0, high=MOST_STONES)
    """What is still to be done of the card or power; a stone drawn to the hand is one more to take."""
    hand: list[int] = ints(STONES, low=0, high=20)
    """Stones drawn from the bag, still to be placed (the Ram's)."""


class State(Table):
    """The table: nobody holds a secret, and what nobody has seen is not there yet."""


class View(Table):
    """The table, and who looks at it."""

    me: int = integer(SPECTATOR, SEATS - 1)


lay_open = copying(Table)
recall = copying(Table)
