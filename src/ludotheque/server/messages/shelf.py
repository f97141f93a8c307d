"""What goes over HTTP: the shelf, new tables, records and replays."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ludotheque.core.about import ViewPart
from ludotheque.core.account import Account
from ludotheque.core.coach import CoachInfo
from ludotheque.core.terms import Component
from ludotheque.server.messages.news import Contribution, Event, Outcome, Position, SeatInfo
from ludotheque.server.messages.told import Hexadecimal, Name, Told


class GameInfo(Told, frozen=True):
    """A box on the shelf."""

    id: str
    seats: list[int]
    """The fewest and the most."""
    minutes: int
    rules: int
    bots: list[str]
    """The levels, the weakest first, and bots from elsewhere."""
    characters: dict[str, list[str]]
    """What each level can be like beside: `regular` with `bold` is the bot `regular-bold`."""
    options: list[Component]
    coach: CoachInfo | None = None
    """How it is learnt by playing."""
    view: list[ViewPart] = field(default_factory=list)
    """What its views are made of, for the generic board; empty where the page has a board of its own for it."""
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
    options: dict[str, Any] = field(default_factory=dict)
    start: bool = False
    hints: bool | None = None
    """May players ask for the best moves? Left out, those who play with bots only may."""
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
    component: str = ""
    """Of a box that is wrong: which of its components; then the detail is in the language that was asked for."""


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
    """A match to be stepped through, as a seat or a spectator saw it."""

    game: str
    box: dict[str, Any]
    """Options and components in force."""
    seat: int
    """Who looks; -1: a spectator."""
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
    contributions: list[Contribution] = field(default_factory=list)
    """What every person promised and added to the dice, in the order of seats."""


class Hint(Told, frozen=True):
    """A move, and the chance to win after it."""

    move: dict[str, Any]
    chance: float


class Hints(Told, frozen=True):
    """The best moves of a seat, the best first; not ready while what works them out is being made."""

    ready: bool
    moves: list[Hint]


class Practise(Told, frozen=True):
    """What was done so far in a match that somebody tries alone before the first move: its chance, and their moves."""

    game: str
    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    moves: Annotated[list[dict[str, Any]], Meta(max_length=40)] = field(default_factory=list)


class Practice(Told, frozen=True):
    """The position that came of it; nothing of it is kept."""

    box: dict[str, Any]
    position: Position
    events: list[Event]
