"""A match: a box and the journal of what was done; replaying the journal gives the state."""

from __future__ import annotations

import random
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import msgspec

from ludotheque.core.errors import IllegalMove, UnknownSeat
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE, SPECTATOR, VEILED, Game, Seat, Tempo
from ludotheque.core.moves import Move, Veiled, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludotheque.core.data import Data, State


LONGEST = 2 * MOST_MOVES
"""A journal of so many entries grows by moves only: nobody plays and takes back for ever."""
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


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match stands: every seat's score, and the winners (several share; none where the game itself wins)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class _Standing(NamedTuple):
    """A move that has not been taken back."""

    number: int
    by: int
    move: int
    is_final: bool


class Match:
    """The authority over one match. Every refused call raises an error and changes nothing."""

    def __init__(self, game: Game, box: Data | None = None, journal: Iterable[Entry] = ()) -> None:
        self.game = game
        self.box: Any = box if box is not None else game.new_box()
        self._journal: list[Entry] = []
        self._standing: list[_Standing] = []
        self._out = [0] * game.most_legal
        self._weights = [0] * game.most_legal
        self._tempo: Tempo | None = None
        self._lot: Lot | None = None
        """The last entry, if it is a lot: the move that it was about comes next."""
        self._restart()
        for entry in journal:
            self.enter(entry)

    @property
    def journal(self) -> tuple[Entry, ...]:
        """All entries so far, those taken back too; an entry's number is its place."""
        return tuple(self._journal)

    @property
    def number(self) -> int:
        """How many entries there are so far: the number of the next one."""
        return len(self._journal)

    @property
    def state(self) -> State:
        """A copy of the whole position, secrets and all: for tests and tools, never for a player."""
        return self._state.copy()

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.box.seats)

    @property
    def actors(self) -> frozenset[Seat]:
        """Who may move now: seats, or NATURE alone; nobody when the match is over."""
        mask = self._actors()
        return frozenset(Seat(seat) for seat in range(NATURE + 1) if mask >> seat & 1)

    @property
    def is_over(self) -> bool:
        """Has the match ended?"""
        return self._actors() == 0

    @property
    def outcome(self) -> Outcome:
        """The scores as they stand; the winners are final when the match is over."""
        scores = [0] * max(NATURE, self.box.seats)
        winners = self.game.rules.outcome(self.box, self._state, scores)
        return Outcome(tuple(scores[: self.box.seats]), tuple(seat for seat in self.seats if winners >> seat & 1))

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat (or NATURE) may make now."""
        return [self.game.moves.decode(number) for number in self._legal(seat)]

    def odds(self) -> dict[Move, int]:
        """Nature's outcomes with their weights; equal outcomes are added up."""
        if self._actors() != BY_NATURE:
            return {}
        weights: dict[Move, int] = {}
        count = self.game.rules.odds(self.box, self._state, self._out, self._weights)
        for number, weight in zip(self._out[:count], self._weights[:count], strict=True):
            move = self.game.moves.decode(number)
            weights[move] = weights.get(move, 0) + weight
        return weights

    def play(
        self, seat: int, move: Move, *, at: int | None = None, clock: bool = False, latency: int | None = None
    ) -> Played[Any]:
        """Make a move; UnreadableMove and IllegalMove leave the match untouched."""
        number = self.game.moves.encode(move)
        legal = self._legal(seat)
        if number not in legal:
            raise IllegalMove(self._refusal(seat, move, legal))
        if self._lot is not None and not self._follows(self._lot, seat, move, clock):
            raise IllegalMove(f"after a lot comes the move that it was about, made by seat {self._lot.seat}")
        self._lot = None
        # The codec's own value: one that only equals it (True for 1) would not read back from a record.
        entry = Played(seat, self.game.moves.decode(number), at, clock, latency)
        final = seat == NATURE or clock or self.game.rules.shows(self.box, self._state, seat, number)
        self._apply(seat, number)
        self._standing.append(_Standing(len(self._journal), seat, number, final))
        self._journal.append(entry)
        return entry

    def draw(self, rng: random.Random) -> Move:
        """An outcome of nature, drawn by its odds and not yet made."""
        weights = self.odds()
        if not weights:
            raise IllegalMove("nature has no move to make now")
        point = rng.randrange(sum(weights.values()))
        reached = accumulate(weights.values())
        return next(move for move, end in zip(weights, reached, strict=True) if point < end)

    def chance(self, rng: random.Random) -> Played[Any]:
        """Nature makes one move."""
        return self.play(NATURE, self.draw(rng))

    def undo(self, seat: int, *, at: int | None = None) -> Undone:
        """Take back the seat's last move, if it has shown nothing random or hidden and nobody has acted since."""
        last = self._last_own(seat)
        if last is None:
            raise IllegalMove(
                f"seat {seat} has no move to take back: only one's own last move, before anything is shown"
            )
        return self._undo(Undone(seat, last, at))

    def can_undo(self, seat: int) -> bool:
        """Could the seat take its last move back?"""
        return self._last_own(seat) is not None

    def enter(self, entry: Entry) -> None:
        """Repeat an entry of a journal, with the same checks as when it was made."""
        if isinstance(entry, Played):
            self.play(entry.by, entry.move, at=entry.at, clock=entry.clock, latency=entry.latency)
        elif isinstance(entry, Lot):
            if not self._may_draw(entry):
                raise IllegalMove(f"expected a lot among several seats that race, not {entry}")
            self._lot = entry
            self._journal.append(entry)
        elif entry.to != self._last_own(entry.by):
            raise IllegalMove(f"seat {entry.by} cannot take back entry {entry.to}")
        else:
            self._undo(entry)

    def view(self, seat: int) -> Data:
        """What a seat (or SPECTATOR) may know of the position."""
        if seat != SPECTATOR and seat not in self.seats:
            raise UnknownSeat(f"expected a seat from 0 to {len(self.seats) - 1}, or {SPECTATOR} to watch, not {seat}")
        view = self.game.view()
        self.game.rules.observe(self.box, self._state, seat, view)
        return view

    def shown(self, seat: int) -> Data:
        """The view of a seat as people are shown it: without what they must remember for themselves."""
        view = self.view(seat)
        self.game.shown(self.box, view)
        return view

    def told(self, seat: int, move: Move, by: int) -> Move:
        """What a log says to a seat (or SPECTATOR) of a move that is about to be made."""
        seen = self.seen(seat, move, by)
        return Veiled(kind_of(move)) if self.game.untold(self.box, seen) else seen

    def witnessed(self, seat: int) -> list[Entry]:
        """The journal as a seat (or SPECTATOR) saw it: secrets of others are veiled."""
        entries: list[Entry] = []
        twin = Match(self.game, self.box)
        for entry in self._journal:
            entries.append(twin.witness(seat, entry))
            twin.enter(entry)
        return entries

    def witness(self, seat: int, entry: Entry) -> Entry:
        """What a seat sees of an entry that is about to be made."""
        if not isinstance(entry, Played):
            return entry
        return msgspec.structs.replace(entry, move=self.seen(seat, entry.move, entry.by))

    def seen(self, seat: int, move: Move, by: int) -> Move:
        """What a seat (or SPECTATOR) sees of a move that is about to be made: the move, or that it is veiled."""
        number = self.game.moves.encode(move)
        veiled = self.game.rules.witness(self.box, self._state, seat, number, by) == VEILED
        return Veiled(kind_of(move)) if veiled else move

    def excludes(self, seat: int, move: Move, other: int) -> bool:
        """If a seat made a legal move, could another seat no longer make the same?"""
        number = self.game.moves.encode(move)
        if number not in self._legal(other):
            return False
        after, rules = self._state.copy(), self.game.rules
        rules.apply(self.box, after, seat, number)
        may_act = rules.actors(self.box, after) >> other & 1
        return not may_act or number not in self._out[: rules.legal(self.box, after, other, self._out)]

    @property
    def tempo(self) -> Tempo:
        """The clock of the position."""
        if self._tempo is None:
            self._tempo = self.game.rules.tempo(self.box, self._state)
        return self._tempo

    def lapse(self, seat: int) -> Move:
        """The move that the clock makes for a seat."""
        return self.game.moves.decode(self.game.rules.lapse(self.box, self._state, seat))

    def _restart(self) -> None:
        self._tempo = None
        self._state = self.game.state()
        self.game.rules.start(self.box, self._state)

    def _actors(self) -> int:
        return self.game.rules.actors(self.box, self._state) if self._state.moves < MOST_MOVES else 0

    def _legal(self, seat: int) -> list[int]:
        mask = self._actors()
        if not 0 <= seat <= NATURE or not mask >> seat & 1:
            return []
        if seat == NATURE:
            count = self.game.rules.odds(self.box, self._state, self._out, self._weights)
            # Several faces of a die may be the same outcome.
            return list(dict.fromkeys(self._out[place] for place in range(count) if self._weights[place] > 0))
        return self._out[: self.game.rules.legal(self.box, self._state, seat, self._out)]

    def _apply(self, seat: int, number: int) -> None:
        self.game.rules.apply(self.box, self._state, seat, number)
        self._state.moves += 1
        self._tempo = None

    def _may_draw(self, lot: Lot) -> bool:
        """Could seats have made the same move at once? Only then is there anything to draw."""
        among = set(lot.among)
        return bool(self.tempo.hold and self._lot is None and len(among) > 1 and self.actors >= among >= {lot.seat})

    def _follows(self, lot: Lot, seat: int, move: Move, clock: bool) -> bool:
        others = set(lot.among) - {seat}
        return seat == lot.seat and not clock and all(self.excludes(seat, move, other) for other in others)

    def _last_own(self, seat: int) -> int | None:
        """The number of the entry that the seat may take back."""
        if self._lot is not None or len(self._journal) >= LONGEST:
            return None
        if not self._standing or self._standing[-1].by != seat or self._standing[-1].is_final or self.is_over:
            return None
        return self._standing[-1].number

    def _undo(self, entry: Undone) -> Undone:
        self._standing.pop()
        self._restart()
        for made in self._standing:
            self._apply(made.by, made.move)
        self._journal.append(entry)
        return entry

    def _refusal(self, seat: int, move: Move, legal: list[int]) -> str:
        if self._actors() == 0:
            return "the match is over: no move can be made"
        if not legal:
            acting = ", ".join("nature" if actor == NATURE else f"seat {actor}" for actor in sorted(self.actors))
            return f"it is not for seat {seat} to move now, but for {acting}"
        shown = [str(self.game.moves.decode(number)) for number in legal[:8]]
        more = f", … ({len(legal)} in all)" if len(legal) > len(shown) else ""
        return f"{move} is not legal now; expected one of: {', '.join(shown)}{more}"
