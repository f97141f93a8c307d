"""What server and page say to each other. The page's types are generated from these classes.

Over HTTP go the shelf, new tables and records. At a table everything goes through one WebSocket: the page says what it
wants (`Ask`), each time with an id of its own making, so that a repeat is harmless; the server answers `Done` or
`Refused`, and tells everybody what changed (`News`). What is told is a view: nothing a seat may not know is in it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all that is said."""


# ---------------------------------------------------------------- over HTTP


class GameInfo(Told):
    """A box on the shelf."""

    id: str
    seats: list[int]
    """The fewest and the most."""
    minutes: int
    rules: int
    bots: list[str]
    """The weakest first."""
    options: dict[str, Any]
    """The options as they come, by name."""


class SeatWanted(Told):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """`me`: the host (several at one screen take several); `open`: whoever has the link; `bot`."""
    bot: str = ""
    name: Name | None = None


class NewTable(Told):
    """A table to be opened; with `start` it begins at once."""

    game: str
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    start: bool = False


class Opened(Told):
    """The new table's unguessable id, which is its link."""

    table: str


class Me(Told):
    """The guest, and the secret link that makes another device the same guest."""

    name: str
    key: str


class Rename(Told):
    """The guest's name from now on."""

    name: Name


class TableRow(Told):
    """A table of the guest's, for the shelf."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: list[SeatInfo]
    my_turn: bool


class Problem(Told):
    """What was wrong, and what was expected."""

    error: str
    detail: str


# ---------------------------------------------------------------- at a table


class SeatInfo(Told):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    """The player's name; a bot's level; empty while open."""
    mine: bool
    present: bool
    """Is somebody there? A bot always is."""
    acting: bool
    """May the seat move now? A bot that may is thinking."""
    deputy: str = ""
    """The bot that plays for an absent player, if any."""


class Phrase(Told):
    """Something in words to be: the key of a Fluent message and its values; `@key` is itself a message's key."""

    key: str
    values: dict[str, str | int]


class Event(Told):
    """An entry of the journal as this page may see it."""

    number: int
    by: int
    """A seat, or 8 for nature."""
    move: dict[str, Any] | None
    """None where moves were taken back."""
    to: int | None = None
    """For a move taken back: the entry from which on nothing stands any more."""
    phrase: Phrase | None = None
    clock: bool = False


class Choice(Told):
    """A legal move, and what is said of it."""

    move: dict[str, Any]
    phrase: Phrase


class Position(Told):
    """What one of the page's own seats (or a spectator, −1) sees, and may do."""

    seat: int
    view: dict[str, Any]
    choices: list[Choice]
    can_undo: bool
    hint: dict[str, Any] | None = None
    """What the game works out for the player on turn, such as the chance of the next throw."""


class Outcome(Told):
    """How it ended."""

    scores: list[int]
    winners: list[int]


class Remark(Told):
    """A line of chat."""

    name: str
    seat: int
    text: str
    at: int


class News(Told, tag="news", tag_field="type"):
    """The whole table as it is now, and the events since the last news (or since the number the page had seen)."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: bool
    """Is this guest the host?"""
    box: dict[str, Any]
    """Options and components in force."""
    seats: list[SeatInfo]
    number: int
    """How many entries there are; the page says this number when it comes back."""
    events: list[Event]
    positions: list[Position]
    """One for each of the page's seats; for a page without a seat, one spectator's."""
    outcome: Outcome | None
    fingerprint: str
    """SHA-256 of the dice's secret, shown before the first move."""
    secret: str | None
    """The dice's secret, when the match is over."""
    remarks: list[Remark] = []
    next_table: str | None = None
    """Where the players go on after *play again*."""


class Done(Told, tag="done", tag_field="type"):
    """The request was carried out, now or the first time it was made."""

    id: str


class Refused(Told, tag="refused", tag_field="type"):
    """The request was not carried out, and nothing has changed."""

    id: str
    error: Literal["unreadable", "illegal", "too_early", "forbidden", "busy", "unknown"]
    detail: str


Answer = News | Done | Refused


class _Ask(Told, tag_field="type"):
    id: RequestId


class Hello(_Ask, tag="hello"):
    """First on every connection: how many entries the page has seen (0: none)."""

    seen: Annotated[int, Meta(ge=0)] = 0


class Sit(_Ask, tag="sit"):
    """Take an open seat, or take one's own back from its deputy."""

    seat: SeatNumber
    name: Name


class Stand(_Ask, tag="stand"):
    """Leave a seat: in the lobby it opens again, in a match it waits."""

    seat: SeatNumber


class Seat(_Ask, tag="seat"):
    """The host says who sits at a seat in the lobby: a bot of this name, or (empty) whoever comes."""

    seat: SeatNumber
    bot: str = ""


class Deputize(_Ask, tag="deputize"):
    """Let a bot play for an absent player until they are back; empty ends it."""

    seat: SeatNumber
    bot: str = ""


class Start(_Ask, tag="start"):
    """The host begins the match."""


class Play(_Ask, tag="play"):
    """Make a move at one of one's own seats."""

    seat: SeatNumber
    move: dict[str, Any]


class Undo(_Ask, tag="undo"):
    """Take the last move back."""

    seat: SeatNumber


class Say(_Ask, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Again(_Ask, tag="again"):
    """Open the next table with the same seats."""


Ask = Hello | Sit | Stand | Seat | Deputize | Start | Play | Undo | Say | Again
