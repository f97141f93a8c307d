"""A position of a match: all that can be asked of it, and nothing that changes it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.errors import UnknownSeat
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE, SPECTATOR, VEILED, Game, Seat, Tempo
from ludotheque.core.journal import Entry, Played
from ludotheque.core.moves import Move, Veiled, kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core.data import Data, State
    from ludotheque.core.words import Phrase


@cache
def _members(mask: int) -> frozenset[Seat]:
    """The seats of a set given as bits."""
    return frozenset(Seat(seat) for seat in range(NATURE + 1) if mask >> seat & 1)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match stands: every seat's score, and the winners (several share; none where the game itself wins)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Position:
    """Who may do what, what everybody may see, and how it stands."""

    def __init__(self, game: Game, box: Any, state: State) -> None:
        self.game = game
        self.box = box
        self._state = state
        self._out = [0] * game.most_legal
        self._weights = [0] * game.most_legal
        self._tempo: Tempo | None = None
        self._mask: int | None = None
        self._moves: dict[int, list[int]] = {}

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
        return _members(self._actors())

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

    @property
    def tempo(self) -> Tempo:
        """The clock of the position."""
        if self._tempo is None:
            self._tempo = self.game.rules.tempo(self.box, self._state)
        return self._tempo

    def question(self, seat: int) -> int:
        """A number of what a seat is asked: it changes exactly when the same move would mean something else."""
        asked = self.game.question
        return self.tempo.phase if asked is None else asked(self.box, self._state, seat)

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat (or NATURE) may make now."""
        return [self.game.moves.decode(number) for number in self._legal(seat)]

    def is_legal(self, seat: int, move: Move) -> bool:
        """May a seat (or NATURE) make this move now? UnreadableMove where it is none of the game's."""
        return self.game.moves.encode(move) in self._legal(seat)

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

    def lapse(self, seat: int) -> Move:
        """The move that the clock makes for a seat."""
        return self.game.moves.decode(self.game.rules.lapse(self.box, self._state, seat, self._legal(seat)))

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

    def outlook(self, view: Data) -> Any:
        """What the game says of what may come to somebody who is shown this view; None where it says nothing."""
        return None if self.game.outlook is None else self.game.outlook(self.box, view)

    def lessons(self, view: Data, legal: Sequence[Move]) -> list[Phrase]:
        """The coach's steps whose moment this is, for somebody who is shown this view and may make these moves."""
        coach = self.game.coach
        return [] if coach is None else coach.due(self.box, view, legal)

    def told(self, seat: int, move: Move, by: int) -> Move:
        """What a log says to a seat (or SPECTATOR) of a move that is about to be made."""
        seen = self.seen(seat, move, by)
        return Veiled(kind_of(move)) if self.game.untold(self.box, seen) else seen

    def seen(self, seat: int, move: Move, by: int) -> Move:
        """What a seat (or SPECTATOR) sees of a move that is about to be made: the move, or that it is veiled."""
        number = self.game.moves.encode(move)
        veiled = self.game.rules.witness(self.box, self._state, seat, number, by) == VEILED
        return Veiled(kind_of(move)) if veiled else move

    def witness(self, seat: int, entry: Entry) -> Entry:
        """What a seat (or SPECTATOR) sees of an entry that is about to be made."""
        if not isinstance(entry, Played):
            return entry
        return msgspec.structs.replace(entry, move=self.seen(seat, entry.move, entry.by))

    def excludes(self, seat: int, move: Move, other: int) -> bool:
        """If a seat made a legal move, could another seat no longer make the same?"""
        number = self.game.moves.encode(move)
        if number not in self._legal(other):
            return False
        after, rules = self._state.copy(), self.game.rules
        rules.apply(self.box, after, seat, number)
        may_act = rules.actors(self.box, after) >> other & 1
        return not may_act or number not in self._out[: rules.legal(self.box, after, other, self._out)]

    def _changed(self) -> None:
        """Forget what was worked out for another state."""
        self._tempo = None
        self._mask = None
        self._moves = {}

    def _actors(self) -> int:
        if self._mask is None:
            self._mask = self.game.rules.actors(self.box, self._state) if self._state.moves < MOST_MOVES else 0
        return self._mask

    def _legal(self, seat: int) -> list[int]:
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = self._ask_legal(seat)
        return found

    def _ask_legal(self, seat: int) -> list[int]:
        if not 0 <= seat <= NATURE or not self._actors() >> seat & 1:
            return []
        if seat == NATURE:
            count = self.game.rules.odds(self.box, self._state, self._out, self._weights)
            # Several faces of a die may be the same outcome.
            return list(dict.fromkeys(self._out[place] for place in range(count) if self._weights[place] > 0))
        return self._out[: self.game.rules.legal(self.box, self._state, seat, self._out)]
