"""What server and page say to each other. The page's types are generated from these classes.

Over HTTP go the shelf, new tables and records. At a table everything goes through one WebSocket: the page says what it
wants (`Request`), each time with an id of its own making, so that a repeat is harmless; the server answers `Done` or
`Refused`, and tells everybody what changed (`News`); what it has to say at once comes in one frame, a line each. What
is told is a view: nothing a seat may not know is in it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludotheque.core.account import Account
from ludotheque.core.coach import CoachInfo
from ludotheque.core.terms import Component

Name = Annotated[str, Meta(min_length=1, max_length=24)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Hexadecimal = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
Pace = Literal["unhurried", "normal", "quick"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The base of all that is said. None holds itself, so the garbage collector need not look through the logs."""


# ---------------------------------------------------------------- over HTTP


class GameInfo(Told, frozen=True):
    """A box on the shelf."""

    id: str
    seats: list[int]
    """The fewest and the most."""
    minutes: int
    rules: int
    bots: list[str]
    """The weakest first."""
    options: list[Component]
    coach: CoachInfo | None = None
    """How it is learnt by playing."""
    board: str = ""
    """Where the page finds the board that the game's package brings; empty: it brings none."""
    lid: str = ""
    """Where the lid of its box is drawn; empty: nowhere."""


class SeatWanted(Told, frozen=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    """`me`: the host (several at one screen take several); `open`: whoever has the link; `bot`."""
    bot: str = ""
    name: Name | None = None


class NewTable(Told, frozen=True):
    """A table to be opened; with `start` it begins at once, or as soon as what was promised is revealed."""

    game: str
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    start: bool = False
    promise: Hexadecimal | None = None
    """What the host promises to add to the dice, as by `Commit`; left out, nothing is promised yet."""


class Opened(Told, frozen=True):
    """The new table's unguessable id, which is its link."""

    table: str
    fingerprint: str
    """SHA-256 of the dice's secret."""


class Me(Told, frozen=True):
    """The guest, and the secret link that makes another device the same guest."""

    name: str
    key: str


class Rename(Told, frozen=True):
    """The guest's name from now on."""

    name: Name


class Key(Told, frozen=True):
    """The secret of a guest's personal link."""

    key: Annotated[str, Meta(min_length=1, max_length=60)]


class TableRow(Told, frozen=True):
    """A table of the guest's, for the shelf."""

    table: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: list[SeatInfo]
    my_turn: bool
    created: int
    """When it was opened, in milliseconds since 1970."""
    outcome: Outcome | None
    """How it ended, where it has, and that was kept."""


class Problem(Told, frozen=True):
    """What was wrong, and what was expected."""

    error: str
    detail: str


class Draw(Told, frozen=True):
    """An outcome of nature in a replay: entry `number` was outcome `chosen` of those with these weights."""

    number: int
    weights: list[int]
    chosen: int


class TurnBegun(Told, frozen=True):
    """A turn in a replay."""

    step: int
    """How many entries there are before it."""
    round: int
    """The round that it belongs to; 0 while the table is laid, and where a game has none."""
    seat: int
    """Whose it is; -1 where it is everybody's."""


class Replay(Told, frozen=True):
    """A match to be stepped through, as a spectator saw it."""

    game: str
    box: dict[str, Any]
    """Options and components in force."""
    players: list[str]
    events: list[Event]
    frames: list[dict[str, Any]]
    """The view before the first event, whole; then after each event only the fields that have changed."""
    outlooks: list[dict[str, Any]]
    """What the game says of what may come, where it does: whole, then after each event only what has changed."""
    draws: list[Draw]
    """Nature's outcomes in order, for whoever checks the dice."""
    turns: list[TurnBegun]
    outcome: Outcome | None
    """None where the match was not played to its end."""
    account: Account | None
    """How the scores came about, where the match is over and its game says so."""
    fingerprint: str | None = None
    """SHA-256 of the dice's secret, where the dice were a table's."""
    secret: str | None = None
    contributions: list[Contribution] = []
    """What every person promised and added to the dice, in the order of seats."""


class Practise(Told, frozen=True):
    """What was done so far in a match that somebody tries alone before the first move: its chance, and their moves."""

    game: str
    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    moves: Annotated[list[dict[str, Any]], Meta(max_length=40)] = []


class Practice(Told, frozen=True):
    """The position that came of it; nothing of it is kept."""

    box: dict[str, Any]
    position: Position
    events: list[Event]


# ---------------------------------------------------------------- at a table


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
