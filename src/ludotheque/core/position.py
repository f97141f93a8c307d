"""A position of a match: all that can be asked of it, and nothing that changes it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.errors import UnknownSeat
from ludotheque.core.game import MOST_MOVES, NATURE, SPECTATOR, VEILED, Game, Seat, Tempo
from ludotheque.core.journal import Entry, Played
from ludotheque.core.mistakes import outside
from ludotheque.core.moves import Move, Veiled, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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

    game: Game
    box: Any
    actors: frozenset[Seat]
    """Who may move now: seats, or NATURE alone; nobody when the match is over."""
    tempo: Tempo
    """The clock of the position."""
    is_over: bool
    """Has the match ended?"""
    _state: State
    _room: tuple[list[int], list[int]]
    """Where the rules write moves and weights; positions that are not asked at once share it."""
    _moves: dict[int, list[int]]
    _odds: dict[int, int] | None

    @property
    def state(self) -> State:
        """A copy of the whole position, secrets and all: for tests and tools, never for a player."""
        return self._state.copy()

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.box.seats)

    @property
    def outcome(self) -> Outcome:
        """The scores as they stand; the winners are final when the match is over."""
        scores = [0] * max(NATURE, self.box.seats)
        winners = self.game.rules.outcome(self.box, self._state, scores)
        return Outcome(tuple(scores[: self.box.seats]), tuple(seat for seat in self.seats if winners >> seat & 1))

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
        return {self.game.moves.decode(number): weight for number, weight in self._weights().items()}

    def chances(self) -> int:
        """The sum of all weights of nature's outcomes; 0 where it has no move."""
        return sum(self._weights().values())

    def outcome_at(self, point: int) -> Move:
        """Nature's outcome at a point from 0 to below the sum of all weights, which are given out in the order of
        `odds`."""
        for number, weight in self._weights().items():
            if point < weight:
                return self.game.moves.decode(number)
            point -= weight
        raise ValueError(f"expected a point below {self.chances()}")

    def lapse(self, seat: int) -> Move:
        """The move that the clock makes for a seat."""
        return self.game.moves.decode(self.game.rules.lapse(self.box, self._state, seat, self._legal(seat)))

    def view(self, seat: int) -> Data:
        """What a seat (or SPECTATOR) may know of the position."""
        if not SPECTATOR <= seat < self.box.seats:
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
        return self.told_to((seat,), move, by)[0]

    def told_to(self, seats: Iterable[int], move: Move, by: int) -> list[Move]:
        """The same for several at once."""
        number, witness = self.game.moves.encode(move), self.game.rules.witness
        seen = [witness(self.box, self._state, seat, number, by) for seat in seats]
        is_told = not self.game.untold(self.box, move)
        if is_told and VEILED not in seen:
            return [move] * len(seen)
        veiled = Veiled(kind_of(move))
        return [move if is_told and each != VEILED else veiled for each in seen]

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
        (out, _), after, rules = self._room, self._state.copy(), self.game.rules
        rules.apply(self.box, after, seat, number)
        may_act = rules.actors(self.box, after) >> other & 1
        return not may_act or number not in out[: rules.legal(self.box, after, other, out)]

    def _twin(self) -> Position:
        """The position as it is, whatever becomes of this one."""
        twin = Position()
        twin.game, twin.box, twin._state, twin._room = self.game, self.box, self._state.copy(), self._room
        twin.actors, twin.tempo, twin.is_over = self.actors, self.tempo, self.is_over
        twin._moves, twin._odds = self._moves, self._odds
        return twin

    def _changed(self) -> None:
        """Forget what was worked out for another state; what is asked all the time is worked out at once."""
        rules, box, state = self.game.rules, self.box, self._state
        mask = rules.actors(box, state) if state.moves < MOST_MOVES else 0
        self.actors = _members(mask)
        self.is_over = mask == 0
        self.tempo = rules.tempo(box, state)
        self._moves = {}
        self._odds = None

    def _legal(self, seat: int) -> list[int]:
        found = self._moves.get(seat)
        if found is None:
            found = self._moves[seat] = self._ask_legal(seat)
        return found

    def _ask_legal(self, seat: int) -> list[int]:
        if seat not in self.actors:
            return []
        if seat == NATURE:
            return [number for number, weight in self._weights().items() if weight > 0]
        out = self._room[0]
        try:
            return out[: self.game.rules.legal(self.box, self._state, seat, out)]
        except IndexError as error:
            raise outside(error, self.game) from error

    def _weights(self) -> dict[int, int]:
        """Nature's outcomes with their weights; several faces of a die may be the same outcome."""
        if self._odds is None:
            self._odds = {}
            if NATURE in self.actors:
                out, weights = self._room
                try:
                    count = self.game.rules.odds(self.box, self._state, out, weights)
                except IndexError as error:
                    raise outside(error, self.game) from error
                for place in range(count):
                    number = out[place]
                    self._odds[number] = self._odds.get(number, 0) + weights[place]
        return self._odds
