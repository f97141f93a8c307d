"""What a journal holds: moves, what was taken back, and lots."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from ludotheque.core.game import NATURE
from ludotheque.core.moves import Move

Moves = TypeVar("Moves", bound=Move)
"""The union of a game's moves: journals of different games are different types."""


class _Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """The base of what a journal holds. None holds itself, so the garbage collector need not look at them."""


class Played(_Entry, Generic[Moves], frozen=True, tag="played"):
    """A move that a seat or nature made."""

    by: int
    move: Moves
    at: int | None = None
    """Milliseconds since the match began, where somebody kept the time."""
    clock: bool = False
    """The clock made it for a seat that let its time pass."""
    latency: int | None = None
    """The seat's measured delay in milliseconds, where it mattered."""


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat took its last moves back: entry `to` and what followed it no longer stand."""

    by: int
    to: int
    at: int | None = None


class Lot(_Entry, frozen=True, tag="lot"):
    """Several seats made the same move at once, which only one can have: nature says whose it is. It comes next."""

    among: tuple[int, ...]
    seat: int
    at: int | None = None

    @property
    def by(self) -> int:
        """Nature drew it."""
        return NATURE


Entry = Played[Any] | Undone | Lot
