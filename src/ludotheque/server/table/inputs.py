"""What the owner of a table is told, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from ludotheque.core.match import Match
from ludotheque.server.messages import Pace, Request
from ludotheque.server.store.saved import Guest, SavedRemark, SavedTable
from ludotheque.server.table.chronicle import Chronicle
from ludotheque.server.workers import Answer


class Kept(Struct, frozen=True):
    """A table as the store has it, its match played through and told."""

    saved: SavedTable
    match: Match
    chronicle: Chronicle
    requests: set[str]
    """The requests that were carried out."""
    remarks: list[SavedRemark]
    """The last ones."""
    epoch: int = 0
    """By which it is this node's (`store/keeping.py`)."""


class Joined(Struct, frozen=True):
    """A page looks at the table over a line of this number, and has seen so many entries; it may say so again."""

    line: int
    guest: Guest
    seen: int
    request: str = ""
    """The id of its request."""
    pace: Pace = "quick"


class Left(Struct, frozen=True):
    """A page no longer looks."""

    line: int


class Measured(Struct, frozen=True):
    """The smallest recent round trip of a line, in milliseconds."""

    line: int
    trip: int


class Asked(Struct, frozen=True):
    """A guest asks for something over a line (None: nobody waits for an answer)."""

    line: int | None
    guest: Guest
    request: Request
    arrived: int

    @property
    def name(self) -> str:
        """What it is known by, however often it is asked."""
        return f"{self.guest.id}:{self.request.id}"


class Looked(Struct, frozen=True):
    """Somebody wants to read something of the table as it is kept."""

    read: Callable[[Any], Any]
    number: int


class Thought(Struct, frozen=True):
    """A bot has chosen, or failed to (None)."""

    seat: int
    number: int
    """Of the question that was put to it."""
    answer: Answer | None


class WorkedOut(Struct, frozen=True):
    """What the game has worked out for a player on turn."""

    seat: int
    entries: int
    forecast: dict[str, Any] | None


class Alarm(Struct, frozen=True):
    """The time has come that was asked for."""


class Written(Struct, frozen=True):
    """The store has kept the last change."""


class Failed(Struct, frozen=True):
    """The store has not kept the last change, or could not be read."""

    error: BaseException


class Loaded(Struct, frozen=True):
    """The table was read again."""

    kept: Kept


class Entrusted(Struct, frozen=True):
    """The new table is kept, and this node's by this epoch."""

    epoch: int


class Lost(Struct, frozen=True):
    """The table is another node's by now."""


Input = (
    Joined
    | Left
    | Measured
    | Asked
    | Looked
    | Thought
    | WorkedOut
    | Alarm
    | Written
    | Failed
    | Loaded
    | Entrusted
    | Lost
)
