"""The moves of Spirits of the Wild."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove
from ludotheque.games.spirits.state import PILES, SEATS


class Stone(StrEnum):
    """The stones; the Spirit stone doubles and closes."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    VIOLET = "violet"
    WHITE = "white"
    SPIRIT = "spirit"


class Animal(StrEnum):
    """The animals of a board."""

    RABBIT = "rabbit"
    TURTLE = "turtle"
    SALMON = "salmon"
    OWL = "owl"
    BEAVER = "beaver"


class Card(StrEnum):
    """The kinds of action cards; a player has two of the first."""

    TAKE_ONE = "take-one"
    TAKE_TWO = "take-two"
    ADD_TWO = "add-two"
    ADD_THREE = "add-three"
    POWER = "power"


class Power(StrEnum):
    """The spirit powers."""

    BEAR = "bear"
    WOLF = "wolf"
    RAM = "ram"
    EAGLE = "eagle"
    STAG = "stag"
    BISON = "bison"


class Begin(NatureMove, frozen=True):
    """Nature: this seat starts."""

    seat: Annotated[int, Meta(ge=0, le=SEATS - 1)]


class Draw(NatureMove, frozen=True):
    """Nature: this stone comes out of the bag."""

    stone: Stone


class Surface(NatureMove, frozen=True):
    """Nature: this power comes to the top of a pile, seen for the first time."""

    power: Power


class Play(Move, frozen=True):
    """Use an action card."""

    card: Card


class Invoke(Move, frozen=True):
    """Use the power on top of a pile."""

    pile: Annotated[int, Meta(ge=0, le=PILES - 1)]


class Give(Move, frozen=True):
    """Take a stone (from the bowl, or of those the Ram drew) and give it to an animal."""

    stone: Stone
    animal: Animal


class PutBack(Move, frozen=True):
    """Take a stone that no animal accepts: it goes (back) into the bowl."""

    stone: Stone


class Send(Move, frozen=True):
    """Send Coyote to an animal of the opponent's."""

    animal: Animal


class Leave(Move, frozen=True):
    """Leave Coyote where it is."""


class GiveBack(Move, frozen=True):
    """Stag: take a stone off one of your animals and put it into the bowl."""

    animal: Animal
    stone: Stone


class Return(Move, frozen=True):
    """Bison: put a stone of the bowl back into the bag."""

    stone: Stone


class Pass(Move, frozen=True):
    """No card can be used."""


MOVES = Codec(Begin, Draw, Surface, Play, Invoke, Give, PutBack, Send, Leave, GiveBack, Return, Pass)
(BEGIN, DRAW, SURFACE, PLAY, INVOKE, GIVE, PUT_BACK, SEND, LEAVE, GIVE_BACK, RETURN, PASS) = MOVES.firsts()
