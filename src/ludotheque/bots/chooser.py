"""Bots written in plain Python: a class that is shown typed values and answers one of them."""

from __future__ import annotations

from random import Random
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from ludotheque.core.chance import word
from ludotheque.core.errors import BotError
from ludotheque.core.mistakes import place

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Game, Plan
    from ludotheque.core.moves import Move


class Budget(NamedTuple):
    """How much a bot may think over one move; None is no bound."""

    seconds: float | None = 1.0
    iterations: int | None = None


class Chooser:
    """The base of a bot in plain Python.

    It may be asked in another process each time, so it keeps nothing from one choice to the next but what it works out
    from the box when it is made.
    """

    games: ClassVar[tuple[str, ...]] = ()
    """The games it can play, by their ids; none named: all of them."""
    budget: Budget = Budget()

    def __init__(self, box: Any) -> None:
        self.box = box

    def choose(self, view: Any, moves: list[Move], rng: Random) -> Move:
        """One of the moves, from what the seat may know; all chance comes from `rng`."""
        raise NotImplementedError(f"{type(self).__name__} has no `choose(self, view, moves, rng)`")


class Choosing:
    """A chooser as the policy of a bot: the moves by their numbers, and what it answers is checked."""

    def __init__(self, game: Game, name: str, kind: type[Chooser]) -> None:
        self._codec = game.moves
        self._name = name
        self._kind = kind
        self._chooser: Chooser | None = None

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """The number of the move that is chosen; people are given a moment to watch."""
        if self._chooser is None or self._chooser.box is not box:
            self._chooser = self._kind(box)
        moves = [self._codec.decode(legal[index]) for index in range(count)]
        try:
            chosen = self._chooser.choose(view, list(moves), Random(word(rng)))
        except Exception as error:
            raise BotError(f"the bot {self._name} failed with {error!r} at {_place(error)}") from error
        if chosen not in moves:
            told = f"answered {chosen!r}, which is none of the {count} moves it was given"
            raise BotError(f"the bot {self._name} {told} ({place(self._kind.choose)})")
        return legal[moves.index(chosen)], 0


def _place(error: Exception) -> str:
    """The file and line where an error began."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{last.filename}, line {last.lineno}"
