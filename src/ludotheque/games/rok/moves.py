"""The moves of Rök."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque.games.rok.state import ANGLES, CELLS, MOST_SEATS, STEEPEST, STRONGEST


class Colour(StrEnum):
    """The colours, which are materials."""

    BASALT = "basalt"
    AMBER = "amber"
    BONE = "bone"


class Sign(StrEnum):
    """The signs, each told apart at any angle."""

    FORK = "fork"
    BOLT = "bolt"
    HOURGLASS = "hourglass"
    FIR = "fir"
    EYE = "eye"
    MOON = "moon"
    LADDER = "ladder"
    MAZE = "maze"


Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Cell = Annotated[int, Meta(ge=0, le=CELLS - 1)]
Deviation = Annotated[int, Meta(ge=-2, le=2)]


class Begin(NatureMove, frozen=True):
    """Nature: this seat starts."""

    seat: Seat


class Draw(NatureMove, frozen=True):
    """Nature: a seat draws this Equilibrium rune."""

    colour: Colour
    sign: Sign


class Fall(NatureMove, frozen=True):
    """Nature: a rune falls on this side, turned by so many twelfths."""

    up: bool
    angle: Annotated[int, Meta(ge=0, le=ANGLES - 1)]


class Land(NatureMove, frozen=True):
    """Nature: it comes to lie on this cell."""

    cell: Cell


class Show(NatureMove, frozen=True):
    """Nature: the nearest rune not yet read is this one."""

    colour: Colour
    sign: Sign


class Award(NatureMove, frozen=True):
    """Nature: of those who marked a rune (or a pair), this seat gets it."""

    seat: Seat


class Check(NatureMove, frozen=True):
    """Nature, step 1: odd runes go back to the bag, and false pairs are counted."""


class Part(NatureMove, frozen=True):
    """Nature, step 2: the halves of split pairs go back to the bag."""


class Rob(NatureMove, frozen=True):
    """Nature, step 3: this seat is robbed by the holder of its twin."""

    seat: Seat


class Replace(NatureMove, frozen=True):
    """Nature, step 5: the next seat without an Equilibrium rune takes the one on this cell."""

    cell: Cell


class Clear(NatureMove, frozen=True):
    """Nature, step 6: hidden runes go back to the bag."""


class HandOn(NatureMove, frozen=True):
    """Nature, step 7: the bag goes to the left."""


class Drift(NatureMove, frozen=True):
    """Nature: a flicked rune swerves and runs a little otherwise than was meant."""

    swerve: Deviation
    surge: Deviation


class Grab(Move, frozen=True):
    """Take the rune on this cell."""

    cell: Cell


class Mark(Move, frozen=True):
    """In calm: want the rune on this cell, or if it is marked already, no longer."""

    cell: Cell


class Done(Move, frozen=True):
    """Take (or mark) nothing more in this throw."""


class Pay(Move, frozen=True):
    """Pay this pair of the loot for a false one."""

    colour: Colour
    sign: Sign


class Steal(Move, frozen=True):
    """Step 4: let the theft from this seat be the next."""

    seat: Seat


class Aim(Move, frozen=True):
    """Flick in this direction; 0 is straight at Destiny, more is to the right of it."""

    degrees: Annotated[int, Meta(ge=-STEEPEST, le=STEEPEST)]


class Push(Move, frozen=True):
    """Flick with this force."""

    force: Annotated[int, Meta(ge=1, le=STRONGEST)]


MOVES = Codec(
    Begin, Draw, Fall, Land, Show, Award, Check, Part, Rob, Replace, Clear, HandOn, Drift,
    Grab, Mark, Done, Pay, Steal, Aim, Push,
)  # fmt: skip
(
    BEGIN, DRAW, FALL, LAND, SHOW, AWARD, CHECK, PART, ROB, REPLACE, CLEAR, HAND_ON, DRIFT,
    GRAB, MARK, DONE, PAY, STEAL, AIM, PUSH,
) = MOVES.firsts()  # fmt: skip
