"""What a page asks at a table, each time with an id of its own making."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.server.messages.told import Hexadecimal, Name, Pace, RequestId, SeatNumber, Told


class _Request(Told, frozen=True, tag_field="type"):
    id: RequestId


class Hello(_Request, frozen=True, tag="hello"):
    """First on every connection: how many entries the page has seen (0: none)."""

    seen: Annotated[int, Meta(ge=0)] = 0
    pace: Pace = "quick"
    """How long bots let this person watch, where no other plays; it may be said again."""


class Sit(_Request, frozen=True, tag="sit"):
    """Take an open seat, or take one's own back from its deputy."""

    seat: SeatNumber
    name: Name


class Stand(_Request, frozen=True, tag="stand"):
    """Leave a seat: in the lobby it opens again, in a match it waits."""

    seat: SeatNumber


class Seat(_Request, frozen=True, tag="seat"):
    """The host says who sits at a seat in the lobby: a bot of this name, or (empty) whoever comes."""

    seat: SeatNumber
    bot: str = ""


class Deputize(_Request, frozen=True, tag="deputize"):
    """Let a bot play for an absent player until they are back; empty ends it."""

    seat: SeatNumber
    bot: str = ""


class Commit(_Request, frozen=True, tag="commit"):
    """Promise a contribution to the dice, before any is revealed: the SHA-256 of 32 random bytes, in hexadecimal."""

    promise: Hexadecimal


class Reveal(_Request, frozen=True, tag="reveal"):
    """Keep the promise, once the news says `revealing`: the 32 bytes, in hexadecimal digits."""

    value: Hexadecimal


class Start(_Request, frozen=True, tag="start"):
    """The host begins the match, as soon as everybody who is present has promised and revealed a contribution."""

    without: bool = False
    """Go on without those who have not done by now what is awaited of them; at a gate, without those who are absent."""


class Play(_Request, frozen=True, tag="play"):
    """Make a move at one of one's own seats."""

    seat: SeatNumber
    move: dict[str, Any]
    question: int | None = None
    """The number of the question that it answers; where another is asked by now, it is stale."""
    at: int | None = None
    """By the page's estimate of the server's time, when it was made; it can make a move later, never earlier."""


class KeepOpen(_Request, frozen=True, tag="keep_open"):
    """Keep a moment open for some seconds; once a moment."""

    seat: SeatNumber


class Ready(_Request, frozen=True, tag="ready"):
    """At the gate: I am ready, or not: wait."""

    is_ready: bool = True


class Pause(_Request, frozen=True, tag="pause"):
    """Where one person races with bots: let everything stand still, or go on."""

    is_paused: bool


class Undo(_Request, frozen=True, tag="undo"):
    """Take the last move back."""

    seat: SeatNumber


class AllowUndo(_Request, frozen=True, tag="allow_undo"):
    """Whose turn it is lets another person take their move back, or not."""

    is_allowed: bool


class Leave(_Request, frozen=True, tag="leave"):
    """Leave a match for good: a bot plays on (the best, unless one is named)."""

    seat: SeatNumber
    bot: str = ""


class Say(_Request, frozen=True, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Again(_Request, frozen=True, tag="again"):
    """Open the next table with the same seats, or with one thing changed."""

    turned: bool = False
    """Everybody sits one seat further on."""
    bot: str = ""
    """Bots of this name sit where bots sat; empty: the same."""

    promise: Hexadecimal | None = None
    """What whoever asks promises to add to its dice."""


class Forget(_Request, frozen=True, tag="forget"):
    """Be forgotten at this table: the others keep it, without one's name and what one has said."""


class Pong(Told, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping; it is not answered itself."""

    number: int


Request = (
    Hello
    | Sit
    | Stand
    | Seat
    | Deputize
    | Commit
    | Start
    | Reveal
    | Ready
    | Play
    | KeepOpen
    | Pause
    | Undo
    | AllowUndo
    | Leave
    | Say
    | Again
    | Forget
)
