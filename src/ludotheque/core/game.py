"""The contract of a game, and the register of those installed.

The rules are a deterministic state machine: `apply` never draws a random number. Where chance decides, `actors` says
NATURE, `odds` gives the outcomes with integer weights, and the outcome is a move like any other.
"""

from __future__ import annotations

import inspect
import logging
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NewType, Protocol

from ludotheque.core.errors import BoxError, UnknownGame
from ludotheque.core.mistakes import unloaded
from ludotheque.core.study import Study
from ludotheque.core.terms import Component, Dynamics, Information, Returns, Turn, component
from ludotheque.core.trials import Trials

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.account import Account
    from ludotheque.core.coach import Coach
    from ludotheque.core.data import Box, Data, Field, State
    from ludotheque.core.moves import Codec

log = logging.getLogger(__name__)

Seat = NewType("Seat", int)

NATURE = Seat(8)
"""The chair of nature: the dice, the bag, the shuffled deck."""
SPECTATOR = Seat(-1)
"""Whoever watches and may know only what everybody knows."""
MOST_SEATS = 8
MOST_MOVES = 10_000
"""After so many moves, nature's too, a match is over and scored as it stands."""
VEILED = -1
"""What `witness` answers for a move whose details the seat may not see."""
BY_NATURE = 1 << NATURE
"""What `actors` answers when nature is to move."""


class Tempo(NamedTuple):
    """The clock of a phase in milliseconds since it began; 0 is no limit."""

    earliest: int = 0
    """Before this nobody may move; nature waits until then."""
    latest: int = 0
    cooldown: int = 0
    """From one move of a seat to its next in the same phase."""
    phase: int = 0
    """A number of the phase: the clock starts anew when it changes."""
    hold: int = 0
    """How long a move is held at most while a slower player's earlier one may be under way; 0 where the line's speed
    decides nothing."""
    equal: int = 0
    """The same move by several seats within so short a time was made at once: nature says whose it is."""


class Rules(Protocol):
    """The verbs of a game. A module of functions will do; those that simulations need are marked `@rule`."""

    def start(self, box: Any, state: Any) -> None:
        """Turn a state of zeros into the first position."""

    def actors(self, box: Any, state: Any) -> int:
        """A bit per seat that may move, or BY_NATURE alone, or 0: the match is over."""

    def legal(self, box: Any, state: Any, seat: int, out: MutableSequence[int]) -> int:
        """Write the seat's moves into `out` and say how many there are."""

    def odds(self, box: Any, state: Any, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
        """Write nature's outcomes and their weights and say how many there are."""

    def apply(self, box: Any, state: Any, seat: int, move: int) -> None:
        """Make a move; it is trusted to be legal."""

    def outcome(self, box: Any, state: Any, scores: MutableSequence[int]) -> int:
        """Write every seat's score and answer a bit per winner."""

    def observe(self, box: Any, state: Any, seat: int, view: Any) -> None:
        """Write into a view of zeros what the seat (or SPECTATOR) may know."""

    def witness(self, box: Any, state: Any, seat: int, move: int, by: int) -> int:
        """What a seat may see of a move that `by` is about to make: the move, or VEILED."""

    def shows(self, box: Any, state: Any, seat: int, move: int) -> bool:
        """Does making this move show anybody something hidden? Then it cannot be taken back."""

    def imagine(self, box: Any, view: Any, rng: MutableSequence[int], state: Any) -> None:
        """Turn a state of zeros into one that the view's owner cannot tell from the true one, as likely as the owner
        must think it. It may forget what the owner could know, but never invents."""

    def tempo(self, box: Any, state: Any) -> Tempo:
        """The clock of this position."""

    def lapse(self, box: Any, state: Any, seat: int, legal: Sequence[int]) -> int:
        """Which of its legal moves the clock makes for a seat that lets its time pass."""


Plan = Any
"""What a bot has worked out beforehand: a flat array of numbers, empty for most."""


class Policy(Protocol):
    """A bot's choice: from what its seat may know and the legal moves, a move and how long it takes over it."""

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """Answer a legal move and a delay in milliseconds."""


@dataclass(frozen=True)
class Bot:
    """A policy, and what it wants to work out once for a box before it plays."""

    policy: Policy
    prepare: Callable[[Any], NDArray[np.float32]] | None = None
    games: tuple[str, ...] = ()
    """The games it can play, by their ids, where it comes from elsewhere; none named: all of them."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything there is of a game, found through the entry point group `ludotheque.games`."""

    id: str
    version: int
    seats: range
    box: type[Box]
    state: type[State]
    view: type[Data]
    moves: Codec
    most_legal: int
    rules: Rules
    dynamics: Dynamics = Dynamics.TURNS
    information: Information = Information.PERFECT
    has_chance: bool = True
    """Does nature ever move?"""
    returns: Returns = Returns.ZERO_SUM
    history: tuple[str, ...] = ()
    """What each version of the rules after the first has changed, a sentence each, for people whose records and
    policies are of an older one."""
    minutes: int = 20
    """How long a match of people takes, about."""
    check: Callable[[Any], None] = lambda box: None
    context: Callable[[Any, Any, Any], Mapping[str, Any]] | None = None
    """What the words for a move need beside the move itself, from the view before it. None: nothing."""
    sketch: Callable[[Any, Any, str, list[str]], list[str]] | None = None
    """A view as lines for the terminal, with rich's markup, from the box, the view, a language and players' names."""
    outlook: Callable[[Any, Any], Any] | None = None
    """What may come, for the board to show: a msgspec.Struct made by the rules' own functions from the box and a view
    as people are shown it, and from nothing else. It must be quick: everybody gets it with every position."""
    account: Callable[[Any, Iterable[Any]], Account] | None = None
    """How the scores of a finished match came about: an Account, from the box and the match's positions in order."""
    turn: Callable[[Any, Any], Turn] | None = None
    """Which turn a position belongs to, from the box and a view, for whoever steps through a match. None: a turn goes
    on until another seat moves."""
    forecast: Callable[[Any, Any], dict[str, Any] | None] | None = None
    """What the game works out for a player on turn from the box and the view, such as a chance that takes too long for
    the outlook; it comes when it is ready."""
    coach: Coach | None = None
    """How it is learnt by playing; without one, people read the rules."""
    question: Callable[[Any, Any, int], int] | None = None
    """A number of what a seat is asked, from the box, the state and the seat: it changes exactly when the same move
    would mean something else, and tells no secret. None: the number of the tempo's phase."""
    shown: Callable[[Any, Any], None] = lambda box, view: None
    """Takes out of a view what its seat has seen, but people must remember for themselves; bots remember it."""
    untold: Callable[[Any, Any], bool] = lambda box, move: False
    """Is a move seen when it is made, but not written into the log, for the same reason?"""
    gate: Mapping[str, Any] | None = None
    """Where a match begins with a race: it waits until everybody has said that they are ready. Until then each may try
    it alone, with the box changed like this."""
    bots: Mapping[str, Bot] = field(default_factory=dict)
    trials: Trials = field(default_factory=Trials)
    """How the conformance suite plays it."""
    study: Study = field(default_factory=Study)
    """What the lab watches of it."""

    @cached_property
    def folder(self) -> Path:
        """Where the game's box and words lie."""
        return Path(inspect.getfile(self.box)).parent

    @cached_property
    def board(self) -> Path | None:
        """The folder of a board that its package brings, built beforehand: one that holds `board.js`."""
        folder = self.folder / "board"
        return folder if (folder / "board.js").is_file() else None

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """The options, then the components of the box, each with its default, its range and what people are offered."""
        fields = {field.name: field for field in self.box.fields}
        fields["seats"] = fields["seats"]._replace(low=self.seats[0], high=self.seats[-1])
        return tuple(
            component(fields[name], default, is_option=table == "options", may_be_shorter=f"{name}_count" in fields)
            for table, entries in self._inventory.items()
            for name, default in entries.items()
        )

    @cached_property
    def defaults(self) -> dict[str, Any]:
        """The options and components as they come in the box."""
        return {name: value for table in self._inventory.values() for name, value in table.items()}

    @cached_property
    def _inventory(self) -> dict[str, dict[str, Any]]:
        file = self.folder / "box.toml"
        text = file.read_text(encoding="utf-8")
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BoxError(f"{file}: {error}") from None
        fields = {field.name for field in self.box.fields}
        there = {name for table in tables.values() for name in table}
        told = "box.toml and the Box of the game must have the same names"
        for name in sorted(there - fields):
            raise BoxError(f"{self._place(name)}: {told}, and Box has no field {name}")
        missing = fields - there - {f"{name}_count" for name in there}
        if missing:
            declared = f"{inspect.getfile(self.box)}, line {inspect.getsourcelines(self.box)[1]}"
            raise BoxError(f"{declared}: {told}, and {file} has no {', '.join(sorted(missing))}")
        return tables

    def _place(self, name: str) -> str:
        """Where an option or a component stands in box.toml."""
        file = self.folder / "box.toml"
        lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        found = next(number for number, line in lines if re.match(rf"\W*{name}\b", line))
        return f"{file}, line {found}"

    def new_box(self, /, **changes: Any) -> Box:
        """A box with some options or components changed; what is wrong with a change raises BoxError."""
        fields = {field.name: field for field in self.box.fields}
        values = dict(self.defaults)
        for name, value in changes.items():
            if name not in values:
                raise BoxError(f"{self.id} has no option or component {name!r}; expected one of: {', '.join(values)}")
            values[name] = int(value) if isinstance(value, bool) else value
        box = self.box()
        for name, value in values.items():
            try:
                setattr(box, name, _fitted(fields[name], value, f"{name}_count" in fields))
            except BoxError as error:
                if name in changes:
                    raise
                raise BoxError(f"{self._place(name)}: {error}") from None
            if f"{name}_count" in fields:
                setattr(box, f"{name}_count", len(value))
        if values["seats"] not in self.seats:
            raise BoxError(f"{self.id} is for {_spoken(self.seats)} seats, not {values['seats']}")
        try:
            self.check(box)
        except BoxError as error:
            error.game = self.id
            raise
        return box

    def changes(self, box: Box) -> dict[str, Any]:
        """How a box differs from the default: what a record carries."""
        different = {}
        for name, default in self.defaults.items():
            value = getattr(box, name)
            if isinstance(default, list):
                count = getattr(box, f"{name}_count", len(default))
                value = value[:count]
            if value != default:
                different[name] = value
        return different


def _fitted(field: Field, value: Any, may_be_shorter: bool) -> Any:
    """A value brought to the shape of its field, padded with zeros."""
    if not field.shape:
        if type(value) is not int or not field.low <= value <= field.high:
            raise BoxError(f"{field.name} must be a whole number from {field.low} to {field.high}, not {value!r}")
        return value
    size, *inner = field.shape
    if not isinstance(value, list) or len(value) > size or (len(value) < size and not may_be_shorter):
        wanted = f"a list of {'at most ' if may_be_shorter else ''}{size} entries"
        raise BoxError(f"{field.name} must be {wanted}, not {value!r}")
    cell = field._replace(shape=tuple(inner))
    empty = cell._replace(low=0, high=0)
    padding = [_fitted(empty, [0] * inner[0] if inner else 0, False) for _ in range(size - len(value))]
    return [_fitted(cell, entry, False) for entry in value] + padding


def _spoken(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


@cache
def ids() -> list[str]:
    """The ids of the installed games, in alphabetical order."""
    return sorted(entry_points(group="ludotheque.games").names)


@cache
def game(id: str) -> Game:
    """The game of an id."""
    entries = entry_points(group="ludotheque.games", name=id)
    if not entries:
        raise UnknownGame(f"no game {id!r} is installed; expected one of: {', '.join(ids())}")
    try:
        found = next(iter(entries)).load()
    except Exception as error:
        raise UnknownGame(f"the game {id!r} cannot be imported: {unloaded(error)}") from error
    if not isinstance(found, Game) or found.id != id:
        told = f"that of {found.id!r}" if isinstance(found, Game) else repr(found)
        raise UnknownGame(f"the entry point {id!r} must name the Game of that id, not {told}")
    return found


def games() -> dict[str, Game]:
    """Every installed game by its id. One that cannot be imported is left out: the others need not suffer."""
    found = {}
    for id in ids():
        try:
            found[id] = game(id)
        except UnknownGame as error:
            log.warning("%s", error)
    return found
