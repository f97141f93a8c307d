"""The moves of Kiwetin."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque.games.kiwetin.state import MOST_SEATS, MOST_SPACES


class Spirit(StrEnum):
    """The spirits, the heaviest first."""

    KI = "ki"
    WE = "we"
    TIN = "tin"


class Tile(StrEnum):
    """The tiles."""

    BREEZE = "breeze"
    GUST = "gust"
    ZEPHYR = "zephyr"
    SQUALL = "squall"
    WEB = "web"
    BOUNCE = "bounce"
    STURDY = "sturdy"
    ROTTEN = "rotten"
    RUNE = "rune"
    WHIRLWIND = "whirlwind"


class Rune(StrEnum):
    """The Runes."""

    SHATTER = "shatter"
    SURGE = "surge"
    SETBACK = "setback"
    ROOT = "root"
    ICE = "ice"
    SWAP = "swap"
    WAKE = "wake"
    THEFT = "theft"
    VINE = "vine"
    MIRROR = "mirror"


Seat = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Space = Annotated[int, Meta(ge=0, le=MOST_SPACES - 1)]


class Begin(NatureMove, frozen=True):
    """Nature: this seat starts."""

    seat: Seat


class Fall(NatureMove, frozen=True):
    """Nature: the movement die shows this face, in laying the tiles and in play."""

    face: Annotated[int, Meta(ge=1, le=9)]


class Lay(NatureMove, frozen=True):
    """Nature: this tile is laid."""

    tile: Tile


class Deal(NatureMove, frozen=True):
    """Nature: a seat draws this Rune."""

    rune: Rune


class Catch(NatureMove, frozen=True):
    """Nature: a grip die shows this face; 0 is ✗."""

    face: Annotated[int, Meta(ge=0, le=12)]


class Lose(NatureMove, frozen=True):
    """Nature: this is the Rune that is stolen."""

    rune: Rune


class Choose(Move, frozen=True):
    """Play this spirit."""

    spirit: Spirit


class Throw(Move, frozen=True):
    """Throw the movement die."""


class Grip(Move, frozen=True):
    """Throw the grip dice."""


class Pass(Move, frozen=True):
    """Play no Rune in this moment."""


class Shatter(Move, frozen=True):
    """Take the tile on a space off the board."""

    space: Space


class Surge(Move, frozen=True):
    """The move about to be made is one longer or one shorter."""

    longer: bool


class Setback(Move, frozen=True):
    """The movement die is thrown again."""


class Root(Move, frozen=True):
    """The grip about to be made succeeds without dice."""


class Ice(Move, frozen=True):
    """The grip dice are thrown again."""


class Swap(Move, frozen=True):
    """Your spirit and that of a seat change places."""

    seat: Seat


class Wake(Move, frozen=True):
    """Your spirit joins that of a seat, a little ahead."""

    seat: Seat


class Theft(Move, frozen=True):
    """Take a Rune from a seat's hand, unseen."""

    seat: Seat


class Vine(Move, frozen=True):
    """Put a web on the spirit of a seat, or take it off."""

    seat: Seat


class Mirror(Move, frozen=True):
    """Cancel the Rune just played."""


MOVES = Codec(
    Begin, Fall, Lay, Deal, Catch, Lose, Choose, Throw, Grip, Pass,
    Shatter, Surge, Setback, Root, Ice, Swap, Wake, Theft, Vine, Mirror,
)  # fmt: skip
(
    BEGIN, FALL, LAY, DEAL, CATCH, LOSE, CHOOSE, THROW, GRIP, PASS,
    PLAY_SHATTER, PLAY_SURGE, PLAY_SETBACK, PLAY_ROOT, PLAY_ICE,
    PLAY_SWAP, PLAY_WAKE, PLAY_THEFT, PLAY_VINE, PLAY_MIRROR,
) = MOVES.firsts()  # fmt: skip
