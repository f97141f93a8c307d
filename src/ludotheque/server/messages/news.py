"""What the server says at a table: answers, and news."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from ludotheque.server.messages.told import Told


class SeatInfo(Told, frozen=True):
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
    host: bool = False
    """Is it the host's?"""
    left: bool = False
    """Its person has left for good, and the bot plays on."""
    offered: bool = False
    """Whoever comes may take the place of the person who has left."""
    failed: str | UnsetType = UNSET
    """The bot that has failed here, where a simpler one plays on for good."""


class Phrase(Told, frozen=True):
    """Something in words to be: the key of a Fluent message and its values; `@key` is itself a message's key."""

    key: str
    values: dict[str, str | int]


class Event(Told, frozen=True):
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


class Choice(Told, frozen=True):
    """A legal move, and what is said of it."""

    move: dict[str, Any]
    phrase: Phrase


class Position(Told, frozen=True):
    """What one of the page's own seats (or a spectator, −1) sees, and may do."""

    seat: int
    view: dict[str, Any]
    choices: list[Choice]
    can_undo: bool
    question: int = 0
    """The number of what the seat is asked; a move says it again."""
    outlook: Any = None
    """What the game says of what may come, from this view alone."""
    lessons: list[Phrase] | UnsetType = UNSET
    """The coach's steps whose moment this is."""
    forecast: dict[str, Any] | None = None
    """What the game works out for the player on turn, such as the chance of the next throw."""


class Outcome(Told, frozen=True):
    """How it ended."""

    scores: list[int]
    winners: list[int]


class Remark(Told, frozen=True):
    """A line of chat."""

    name: str
    seat: int
    text: str
    at: int


class Contribution(Told, frozen=True):
    """What a person adds to the dice: promised (by its SHA-256) before the start, revealed at the start or left out."""

    seat: int
    """The first of the person's seats; −1 where an old record does not say."""
    promise: str | None
    value: str | None


class Clock(Told, frozen=True):
    """The clock of a phase: it moves for whoever lets the time pass."""

    now: int
    """The server's time in milliseconds, when this was sent."""
    opens: int
    """The server's time from which on moves are taken, and all are to see what is new; 0 where that is at once."""

    left: int
    """Milliseconds until then."""
    length: int
    """Milliseconds that the phase lasts, if nobody keeps it open."""
    kept_open: list[int]
    """The seats that keep it open."""


class Gate(Told, frozen=True):
    """Before a match that begins with a race: everybody says that they are ready, and then it is counted down."""

    ready: list[int]
    """The seats that are; bots always are."""
    left: int | None
    """Milliseconds until it begins; None while somebody is waited for."""


class News(Told, frozen=True, tag="news", tag_field="type"):
    """What is new at a table: the whole of it, or what has changed since the news with the number `on`.

    What is left out has not changed. Events and remarks go on where those before ended, and of a position's view there
    are only the fields that have changed. A page that has not had the news it builds on says hello again.
    """

    version: int
    """The number of this news."""
    number: int
    """How many entries there are; the page says this number when it comes back."""
    on: int = 0
    """The number of the news that it builds on; 0: it is whole."""
    table: str | UnsetType = UNSET
    game: str | UnsetType = UNSET
    phase: Literal["lobby", "playing", "over"] | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    """Is this guest the host?"""
    box: dict[str, Any] | UnsetType = UNSET
    """Options and components in force."""
    goal: Phrase | UnsetType | None = UNSET
    """What the match is about, in a sentence, where the game has a coach."""
    seats: list[SeatInfo] | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    """Those since the news before, or since the number that the page had seen."""
    positions: list[Position] | UnsetType = UNSET
    """One for each of the page's seats; for a page without a seat, one spectator's."""
    outcome: Outcome | UnsetType | None = UNSET
    fingerprint: str | UnsetType = UNSET
    """SHA-256 of the dice's secret, shown before the first move."""
    secret: str | UnsetType | None = UNSET
    """The dice's secret, when the match is over."""
    contributions: list[Contribution] | UnsetType = UNSET
    """What every person adds to the dice."""
    revealing: bool | UnsetType = UNSET
    """The host has started: pages that have promised a contribution reveal it now, and the match begins."""
    awaited: list[int] | UnsetType = UNSET
    """The host has started, but not all who are present have promised, or then revealed: the first seats of these."""
    clock: Clock | UnsetType | None = UNSET
    gate: Gate | UnsetType | None = UNSET
    """Where the match waits for everybody to be ready."""
    paused: bool | UnsetType | None = UNSET
    """Does the match stand still? None where it cannot be made to: several people play, or nothing hurries."""
    remarks: list[Remark] | UnsetType = UNSET
    watching: int | UnsetType = UNSET
    """How many look on without a seat."""
    hints: bool | UnsetType = UNSET
    """May players ask for the best moves now?"""
    undo_asked: int | UnsetType | None = UNSET
    """The seat that asks whose turn it is whether it may take its last move back."""
    next_table: str | UnsetType | None = UNSET
    """Where the players go on after *play again*."""


class Done(Told, frozen=True, tag="done", tag_field="type"):
    """The request was carried out, now or the first time it was made."""

    id: str


class Refused(Told, frozen=True, tag="refused", tag_field="type"):
    """The request was not carried out, and nothing has changed."""

    id: str
    error: Literal["unreadable", "illegal", "too_early", "stale", "forbidden", "busy", "unknown"]
    detail: str


class Ping(Told, frozen=True, tag="ping", tag_field="type"):
    """Where the speed of lines matters: to be answered by a pong at once, so that the round trip is known."""

    number: int
    now: int
    """The server's time in milliseconds."""
    trip: int | None
    """The smallest recent round trip of this connection in milliseconds, once there is one."""


Answer = News | Done | Refused | Ping
