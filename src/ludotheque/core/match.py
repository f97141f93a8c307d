"""A match: a box and the journal of what was done; replaying the journal gives the state."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import MOST_MOVES, NATURE, Game
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.moves import Move
from ludotheque.core.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludotheque.core.data import Data, State

LONGEST = 2 * MOST_MOVES
"""A journal of so many entries grows by moves only: nobody plays and takes back for ever."""
APART = 16
"""So many moves that could be taken back lie between two positions that are kept for it."""


class _Standing(msgspec.Struct, gc=False):
    """A move that has not been taken back."""

    number: int
    by: int
    move: int
    is_final: bool


Observer = Callable[[Position, Entry, Position], None]
"""Is told of every entry, with the positions before and after it. They are the match's own: look at them now."""


class Match(Position):
    """The authority over one match. Every refused call raises an error and changes nothing."""

    def __init__(
        self,
        game: Game,
        box: Data | None = None,
        journal: Iterable[Entry] = (),
        observers: Iterable[Observer] = (),
    ) -> None:
        self.game = game
        self.box = box if box is not None else game.new_box()
        self._state = game.state()
        self._room = [0] * game.most_legal, [0] * game.most_legal
        self.observers = list(observers)
        self.number = 0
        """How many entries there are so far: the number of the next one."""
        self._journal: list[Entry] = []
        self._standing: list[_Standing] = []
        self._kept: list[tuple[int, State]] = []
        """Positions before moves that may be taken back: how many moves stood then, and the state."""
        self._lot: Lot | None = None
        """The last entry, if it is a lot: the move that it was about comes next."""
        self.game.rules.start(self.box, self._state)
        self._changed()
        for entry in journal:
            self.enter(entry)

    @property
    def journal(self) -> tuple[Entry, ...]:
        """All entries so far, those taken back too; an entry's number is its place."""
        return tuple(self._journal)

    @property
    def last(self) -> Entry | None:
        """The newest entry."""
        return self._journal[-1] if self._journal else None

    def play(
        self, seat: int, move: Move, *, at: int | None = None, clock: bool = False, latency: int | None = None
    ) -> Played[Any]:
        """Make a move; UnreadableMove and IllegalMove leave the match untouched."""
        moves, rules = self.game.moves, self.game.rules
        number = moves.encode(move)
        legal = self._legal(seat)
        if number not in legal:
            raise IllegalMove(self._refusal(seat, move, legal))
        if self._lot is not None and not self._follows(self._lot, seat, move, clock):
            raise IllegalMove(f"after a lot comes the move that it was about, made by seat {self._lot.seat}")
        self._lot = None
        # The codec's own value: one that only equals it (True for 1) would not read back from a record.
        entry = Played(seat, moves.decode(number), at, clock, latency)
        final = seat == NATURE or clock or rules.shows(self.box, self._state, seat, number)
        before = self._before()
        if final:
            # Nothing before it can be taken back.
            self._kept.clear()
        elif not self._kept or len(self._standing) - self._kept[-1][0] >= APART:
            self._kept.append((len(self._standing), self._state.copy()))
        self._apply(seat, number)
        self._standing.append(_Standing(self.number, seat, number, final))
        self._write(before, entry)
        return entry

    def draw(self, rng: random.Random) -> Move:
        """An outcome of nature, drawn by its odds and not yet made."""
        total = self.chances()
        if not total:
            raise IllegalMove("nature has no move to make now")
        return self.outcome_at(rng.randrange(total))

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
            self._write(self, entry)
        elif entry.to != self._last_own(entry.by):
            raise IllegalMove(f"seat {entry.by} cannot take back entry {entry.to}")
        else:
            self._undo(entry)

    def witnessed(self, seat: int) -> list[Entry]:
        """The journal as a seat (or SPECTATOR) saw it: secrets of others are veiled."""
        entries: list[Entry] = []
        Match(
            self.game, self.box, self._journal, [lambda before, entry, _: entries.append(before.witness(seat, entry))]
        )
        return entries

    def _before(self) -> Position:
        """The position as it is, for those who are told of what changes it."""
        return self._twin() if self.observers else self

    def _write(self, before: Position, entry: Entry) -> None:
        self._journal.append(entry)
        self.number += 1
        for observer in self.observers:
            observer(before, entry, self)

    def _apply(self, seat: int, number: int) -> None:
        self.game.rules.apply(self.box, self._state, seat, number)
        self._state.moves += 1
        self._changed()

    def _may_draw(self, lot: Lot) -> bool:
        """Could seats have made the same move at once? Only then is there anything to draw."""
        among = set(lot.among)
        return bool(self.tempo.hold and self._lot is None and len(among) > 1 and self.actors >= among >= {lot.seat})

    def _follows(self, lot: Lot, seat: int, move: Move, clock: bool) -> bool:
        others = set(lot.among) - {seat}
        return seat == lot.seat and not clock and all(self.excludes(seat, move, other) for other in others)

    def _last_own(self, seat: int) -> int | None:
        """The number of the entry that the seat may take back."""
        last = self._standing[-1] if self._standing else None
        if last is None or last.by != seat or last.is_final or self.is_over:
            return None
        return None if self._lot is not None or self.number >= LONGEST else last.number

    def _undo(self, entry: Undone) -> Undone:
        before = self._before()
        self._standing.pop()
        stood, state = self._kept[-1]
        if stood == len(self._standing):
            self._kept.pop()
        self._state = state.copy()
        self._changed()
        for made in self._standing[stood:]:
            self._apply(made.by, made.move)
        self._write(before, entry)
        return entry

    def _refusal(self, seat: int, move: Move, legal: list[int]) -> str:
        if self.is_over:
            return "the match is over: no move can be made"
        if not legal:
            acting = ", ".join("nature" if actor == NATURE else f"seat {actor}" for actor in sorted(self.actors))
            return f"it is not for seat {seat} to move now, but for {acting}"
        shown = [str(self.game.moves.decode(number)) for number in legal[:8]]
        more = f", … ({len(legal)} in all)" if len(legal) > len(shown) else ""
        return f"{move} is not legal now; expected one of: {', '.join(shown)}{more}"
