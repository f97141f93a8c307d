"""What goes over HTTP to and from the Lab."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from ludotheque.core.terms import Component
from ludotheque.server.messages.told import Told

MOST_GAMES = 200_000


class LabBox(Told, frozen=True):
    """What can be changed in a game's box, and who may play it in the Lab."""

    components: list[Component]
    bots: list[str]


class Experiment(Told, frozen=True):
    """A box, who plays it, and how far; what was counted so far is the page's to keep."""

    game: str
    bots: Annotated[list[str], Meta(min_length=1, max_length=8)]
    games: Annotated[int, Meta(ge=0, le=MOST_GAMES)]
    changes: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    counted: Annotated[str, Meta(max_length=50_000)] = ""
    language: Annotated[str, Meta(max_length=2)] = "en"
    replay: Annotated[str, Meta(max_length=4000, pattern="^(/([A-Za-z0-9._-]+/)*lab/.*)?$")] = ""
    """The address of a replay, with {number} for the game's."""


class Findings(Told, frozen=True):
    """What all games so far tell."""

    games: int
    counted: str
    html: str
    """The figures: the same as in the report's file."""


class LabGame(Told, frozen=True):
    """A game of an experiment, to be looked at."""

    game: str
    bots: Annotated[list[str], Meta(min_length=1, max_length=8)]
    number: Annotated[int, Meta(ge=0, le=10**9)]
    changes: dict[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    """Whose eyes it is seen with; -1 those of whoever watches."""
