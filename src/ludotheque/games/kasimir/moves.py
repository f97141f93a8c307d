"""The moves of Kasimir: a way is its steps, an exchange its markers."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque.games.kasimir.state import MOST_SEATS, REGIONS


class Colour(StrEnum):
    """The colours of regions and markers."""

    RED = "red"
    YELLOW = "yellow"
    ROSE = "rose"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"


class Stake(StrEnum):
    """The kinds of stake."""

    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    ZERO = "zero"
    MINUS = "minus"
    ALARM = "alarm"


Region = Annotated[int, Meta(ge=0, le=REGIONS - 1)]
Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class Begin(NatureMove, frozen=True):
    """Nature: this seat starts."""

    seat: Seat


class Draw(NatureMove, frozen=True):
    """Nature: this marker comes out of the bag."""

    colour: Colour


class Find(NatureMove, frozen=True):
    """Nature: the stake that was taken is this one."""

    stake: Stake


class Reveal(NatureMove, frozen=True):
    """Nature: the stake turned up is this one. People see it on the board as long as it lies open."""

    stake: Stake


class Place(Move, frozen=True):
    """Put your figure on a region."""

    region: Region


class Step(Move, frozen=True):
    """Go to a neighbouring region and pay a marker of its colour."""

    region: Region
    colour: Colour


class Stop(Move, frozen=True):
    """Stay here, and take the stake if there is one."""


class Turn(Move, frozen=True):
    """Turn the stake of a region over."""

    region: Region


class Steal(Move, frozen=True):
    """Spend a 0 to take a stake from an opponent."""

    seat: Seat
    stake: Stake


class LayAside(Move, frozen=True):
    """Lay a marker aside: to be exchanged, or (draw first) to go back into the bag."""

    colour: Colour


class Exchange(Move, frozen=True):
    """Draw as many markers as were laid aside."""


class DrawFirst(Move, frozen=True):
    """Draw first: so many markers."""

    count: Annotated[int, Meta(ge=1, le=9)]


class Pass(Move, frozen=True):
    """Nothing can be done."""


MOVES = Codec(Begin, Draw, Find, Reveal, Place, Step, Stop, Turn, Steal, LayAside, Exchange, DrawFirst, Pass)
(BEGIN, DRAW, FIND, REVEAL, PLACE, STEP, STOP, TURN, STEAL, LAY_ASIDE, EXCHANGE, DRAW_FIRST, PASS) = MOVES.firsts()
