"""The moves of Karma Dice: small ones, so that a big choice is a few of them."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque.games.karma.state import MOST_DICE, MOST_SEATS


class Colour(StrEnum):
    """The colours of the dice in Chakra order; white is the Yogi."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"
    GREEN = "green"
    LIGHT_BLUE = "light-blue"
    DARK_BLUE = "dark-blue"
    VIOLET = "violet"
    WHITE = "white"


class Trait(StrEnum):
    """The trait cards, two for each colour from violet down to orange."""

    STUBBORN = "stubborn"
    VISIONARY = "visionary"
    CAREFUL = "careful"
    GENEROUS = "generous"
    PATIENT = "patient"
    RESTLESS = "restless"
    ENVIOUS = "envious"
    MIMIC = "mimic"
    DETACHED = "detached"
    MINIMALIST = "minimalist"
    NEGOTIATOR = "negotiator"
    THRIFTY = "thrifty"


Place = Annotated[int, Meta(ge=0, le=MOST_DICE - 1)]
Face = Annotated[int, Meta(ge=0, le=9)]


class Begin(NatureMove, frozen=True):
    """Nature: this seat starts."""

    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]


class Deal(NatureMove, frozen=True):
    """Nature: the next seat is dealt this card."""

    trait: Trait


class Roll(NatureMove, frozen=True):
    """Nature: the next die shows this face."""

    face: Face


class Keep(Move, frozen=True):
    """Keep this card of the two dealt."""

    trait: Trait


class Pick(Move, frozen=True):
    """Take one more die of this colour for the throw."""

    colour: Colour


class Throw(Move, frozen=True):
    """Throw the dice picked."""


class Stop(Move, frozen=True):
    """End the turn and score."""


class Nudge(Move, frozen=True):
    """Orange: this die shows one more or one less."""

    die: Place
    up: bool


class Remove(Move, frozen=True):
    """Yellow: this die takes a die out of the throw."""

    die: Place
    target: Place


class Copy(Move, frozen=True):
    """Green: this die takes the face of another."""

    die: Place
    target: Place


class Reroll(Move, frozen=True):
    """Light blue: this die is thrown again."""

    die: Place


class Double(Move, frozen=True):
    """Dark blue: this die counts twice."""

    die: Place


class Triple(Move, frozen=True):
    """Violet: this die counts three times."""

    die: Place


class Tally(Move, frozen=True):
    """Tot up the throw."""


class Draft(Move, frozen=True):
    """Take a die of this colour from the reserve."""

    colour: Colour


class Decline(Move, frozen=True):
    """Keep the trait card for another time."""


class Stubborn(Move, frozen=True):
    """Throw all dice of the failed throw again."""


class Visionary(Move, frozen=True):
    """Turn a die to a face of your choice."""

    die: Place
    face: Face


class Careful(Move, frozen=True):
    """Do not fall back after a failed throw."""


class Generous(Move, frozen=True):
    """Score more at the end of the turn."""


class Patient(Move, frozen=True):
    """The total to beat is lower for the next throw."""


class Restless(Move, frozen=True):
    """Choose a die to throw again (then more of them, then throw)."""

    die: Place


class Envious(Move, frozen=True):
    """A die also has the power of a colour that another player owns."""

    die: Place
    colour: Colour


class Mimic(Move, frozen=True):
    """A die takes the face and the power of another."""

    die: Place
    target: Place


class Detached(Move, frozen=True):
    """Take the dice of the lowest zone back into the pool."""


class Minimalist(Move, frozen=True):
    """An equal total counts as higher."""


class Negotiator(Move, frozen=True):
    """Choose first in this drafting."""


class Thrifty(Move, frozen=True):
    """Unused dice score more."""


MOVES = Codec(
    Begin, Deal, Roll, Keep, Pick, Throw, Stop, Nudge, Remove, Copy, Reroll, Double, Triple, Tally, Draft, Decline,
    Stubborn, Visionary, Careful, Generous, Patient, Restless, Envious, Mimic, Detached, Minimalist, Negotiator,
    Thrifty,
)  # fmt: skip
(
    BEGIN, DEAL, ROLL, KEEP, PICK, THROW, STOP, NUDGE, REMOVE, COPY, REROLL, DOUBLE, TRIPLE, TALLY, DRAFT, DECLINE,
    PLAY_STUBBORN, PLAY_VISIONARY, PLAY_CAREFUL, PLAY_GENEROUS, PLAY_PATIENT, PLAY_RESTLESS, PLAY_ENVIOUS, PLAY_MIMIC,
    PLAY_DETACHED, PLAY_MINIMALIST, PLAY_NEGOTIATOR, PLAY_THRIFTY,
) = MOVES.firsts()  # fmt: skip
FACES = 10
