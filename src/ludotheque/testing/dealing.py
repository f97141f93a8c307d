"""For the tests of any game: a table whose dice, cards and stones the test deals itself.

What chance would decide is a move of nature's, which a test makes like any other. A game's own `dealing.py` extends
`InTurn` or `Together` with short words for its moves; each returns the table, so that they can be strung together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from ludotheque.core import NATURE, Move
from ludotheque.core.game import Game
from ludotheque.core.match import Match


class Dealt:
    """A match in which the test decides what chance brings."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @classmethod
    def new(cls, game: Game, **options: Any) -> Self:
        """A table at which nothing has happened yet, with these options and components in its box."""
        return cls(Match(game, game.new_box(**options)))

    @property
    def match(self) -> Match:
        """The match. Whatever was worked out of its position is forgotten: a test may have gone around the rules."""
        self._match._changed()
        return self._match

    @property
    def state(self) -> Any:
        """The position itself, not a copy."""
        return self._match._state

    @property
    def scores(self) -> list[int]:
        return list(self.match.outcome.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.is_over
        return self.match.outcome.winners

    def watched(self) -> list[Any]:
        """The position as it is, and every one from now on."""
        seen = [self.match.state]
        self.match.observers.append(lambda before, entry, after: seen.append(after.state))
        return seen

    def nature(self, *moves: Move) -> Self:
        """Chance does this."""
        return self._make(NATURE, moves)

    def set(self, **fields: Any) -> Self:
        """Go around the rules: these fields of the position are so; a list may leave out the zeros at its end."""
        for name, value in fields.items():
            padding = [0] * (len(getattr(self.state, name)) - len(value)) if isinstance(value, list) else []
            setattr(self.state, name, value + padding if padding else value)
        return self

    def _make(self, seat: int, moves: Iterable[Move]) -> Self:
        for move in moves:
            self.match.play(seat, move)
        return self

    def _legal(self, seat: int, kinds: tuple[type[Move], ...]) -> list[Any]:
        return [move for move in self.match.legal(seat) if not kinds or isinstance(move, kinds)]


class InTurn(Dealt):
    """A game in which one moves at a time: whoever is to move makes the moves."""

    @property
    def seat(self) -> int:
        """The one who is to move: a seat, or NATURE."""
        (seat,) = self.match.actors
        return seat

    def play(self, *moves: Move) -> Self:
        for move in moves:
            self._make(self.seat, [move])
        return self

    def legal(self, *kinds: type[Move]) -> list[Any]:
        """What the one to move may do: all of it, or moves of these kinds."""
        return self._legal(self.seat, kinds)


class Together(Dealt):
    """A game in which several may move: the test says which seat does."""

    def play(self, seat: int, *moves: Move) -> Self:
        return self._make(seat, moves)

    def legal(self, seat: int, *kinds: type[Move]) -> list[Any]:
        """What the seat may do: all of it, or moves of these kinds."""
        return self._legal(seat, kinds)


def by_name(names: Sequence[Any], counts: Sequence[int]) -> dict[str, int]:
    """Numbers of pieces by kind, without the kinds that there are none of."""
    return {str(name): count for name, count in zip(names, counts, strict=True) if count}


def spelled(names: Sequence[Any], counts: Sequence[int]) -> str:
    """Pieces by name, each as often as there are of it."""
    return " ".join(str(name) for name, count in zip(names, counts, strict=True) for _ in range(count))


def counted(names: Sequence[Any], text: str) -> list[int]:
    """How often each name stands in a text: the opposite of `spelled`."""
    return [text.split().count(str(name)) for name in names]
