"""The moves of Pig."""

from ludotheque.core import Annotated, Codec, Meta, Move

MOST_FACES = 8


class Roll(Move, frozen=True):
    """Roll the die once more."""


class Hold(Move, frozen=True):
    """Bank the turn's points and pass the die on."""


class Fall(Move, frozen=True):
    """Nature: the die shows a face."""

    face: Annotated[int, Meta(ge=1, le=MOST_FACES)]


MOVES = Codec(Roll, Hold, Fall)
ROLL, HOLD, FALL = MOVES.firsts()
