"""The moves of Pig."""

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque_pig.state import MOST_FACES


class Roll(Move, frozen=True):
    """Roll the die once more."""


class Hold(Move, frozen=True):
    """Bank the turn's points and pass the die on."""


class Fall(NatureMove, frozen=True):
    """Nature: the die shows a face."""

    face: Annotated[int, Meta(ge=1, le=MOST_FACES)]


MOVES = Codec(Roll, Hold, Fall)
ROLL, HOLD, FALL = MOVES.firsts()
