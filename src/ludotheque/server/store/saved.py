"""What a store keeps of a table, apart from how it keeps it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.core.position import Outcome

Phase = Literal["lobby", "promising", "revealing", "gathering", "playing", "over"]
"""Promising and revealing: the host has started, and what players add to the dice is awaited; gathering: a race is
about to begin, and everybody is to be ready."""


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat."""

    kind: Literal["person", "bot", "open"]
    guest: str = ""
    name: str = ""
    """The person's name, or which bot it is."""
    deputy: str = ""
    """The bot that plays for the person."""
    away: bool = False
    """The person stood up during the match."""
    left: bool = False
    """The person has left for good: the deputy plays on, unless the host lets somebody else sit down."""
    offered: bool = False
    """The host lets whoever comes take the place of the person who has left."""
    failed: str = ""
    """The bot that has failed here, where a simpler one plays on."""
    first: str = ""
    """The guest who has added to the dice at this seat, where somebody else holds it now."""


class Contribution(msgspec.Struct, frozen=True):
    """What a guest adds to the dice: first its SHA-256, then the value itself, both in hexadecimal digits."""

    promise: str = ""
    value: str = ""


class SavedTable(msgspec.Struct, frozen=True):
    """A table without its journal."""

    id: str
    game: str
    rules: int
    box: dict[str, Any]
    """How the box differs from the default."""
    host: str
    seats: list[Holder]
    phase: Phase
    secret: str
    """What the dice follow from: shown to nobody before the match is over."""
    created: int
    begun: int = 0
    """When the match began, in milliseconds since 1970."""
    contributions: dict[str, Contribution] = {}
    """By guest."""
    next_table: str | None = None
    hints: bool | None = None
    """May players ask for the best moves? None: where one person plays with bots only."""
    outcome: Outcome | None = None
    """How the match ended; of some that ended long ago it was not kept."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""

    id: str
    name: str
    key: str
    """Makes another device the same guest."""


class SavedRemark(msgspec.Struct, frozen=True):
    """A line of chat."""

    name: str
    seat: int
    text: str
    at: int
    guest: str = ""
    """Who has said it; of what was said before this was kept, only the name and the seat are known."""


class Forgotten(msgspec.Struct, frozen=True):
    """A guest who is no longer to be found at a table, nor what they have said there."""

    guest: str
    name: str
    seats: list[int]

    def has_said(self, remark: SavedRemark) -> bool:
        """Names are nobody's own: only where nothing else is known do they count."""
        if remark.guest:
            return remark.guest == self.guest
        return remark.seat in self.seats or (remark.seat == -1 and remark.name == self.name)


class Change(msgspec.Struct, frozen=True):
    """What one request changes: all of it is written, or nothing."""

    id: str
    """The table's."""
    table: SavedTable | None = None
    """None where only the journal, the requests or the chat grow."""
    first: int = 0
    """The number of the first new entry."""
    entries: list[bytes] = []
    request: str | None = None
    remark: SavedRemark | None = None
    successor: SavedTable | None = None
    """The table that *play again* opens."""
    forgotten: Forgotten | None = None
    epoch: int = 0
    """By which the table is whose change this is; 0 where only one server has the store."""
