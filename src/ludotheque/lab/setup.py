"""What is played, and playing a part of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec
import numpy as np

from ludotheque.bots import at_random, load, plan
from ludotheque.bots.master import compile_search
from ludotheque.core.counting import COLUMNS, KEPT, NO_GAME, SORTS
from ludotheque.core.errors import BotError, BoxError
from ludotheque.core.game import MOST_SEATS, game
from ludotheque.core.mistakes import place
from ludotheque.core.rule import is_rule
from ludotheque.core.study import LEVELS
from ludotheque.core.watching import Course, before
from ludotheque.lab.tally import Tally

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Bot, Game


class Setup(msgspec.Struct, frozen=True):
    """A game, how its box differs from the one that comes, who sits where, and what all chance follows from.

    Plain values: it travels to other processes and machines, and stands in links.
    """

    game: str
    changes: dict[str, Any]
    bots: tuple[str, ...]
    seed: int = 0

    @property
    def played(self) -> Game:
        """The game itself."""
        return game(self.game)

    def box(self) -> Box:
        """The box; BoxError says what is wrong with it, or that the bots do not fit its seats."""
        box = self.played.new_box(**self.changes)
        if len(self.bots) != box.seats:
            raise BoxError(f"expected {box.seats} bots, one a seat, not {len(self.bots)}")
        return box

    def found(self) -> list[Bot]:
        """The bots themselves."""
        return [load(self.played, name) for name in self.bots]

    @property
    def compiles(self) -> bool:
        """Are all bots rules, so that whole games run as machine code?"""
        return all(is_rule(bot.policy) for bot in self.found())


class Part(NamedTuple):
    """Some games of a set-up: a row for each, what was done with things, and all of it counted."""

    rows: NDArray[np.int64]
    marks: NDArray[np.int64]
    sums: NDArray[np.int64]
    kept: NDArray[np.int64]


class Counts(Protocol):
    """What an engine's games must have left; rows may lie where they are dear to fetch."""

    @property
    def rows(self) -> Any: ...
    @property
    def sums(self) -> NDArray[np.int64]: ...
    @property
    def kept(self) -> NDArray[np.int64]: ...


Play = Callable[[int, int], Part]


def play(setup: Setup, first: int, games: int) -> Part:
    """Play so many games from the first on; a bot that answers no legal move raises BotError."""
    return _player(msgspec.json.encode(setup))(first, games)


def tallied(
    setup: Setup, first: int, games: int, play: Callable[[Setup, int, int], Counts] = play
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The same where only the counts are wanted: they are small, however many games."""
    part = play(setup, first, games)
    return part.sums, part.kept


def prepare(setup: Setup, compiling: Callable[[], None] = lambda: None) -> None:
    """Check a set-up, and make the machine code that it needs; `compiling` is called first where that takes time."""
    setup.box()
    for bot in setup.found():
        compile_search(bot, compiling)
    if not setup.compiles:
        return
    from ludotheque.core.compiler import is_at_hand
    from ludotheque.core.mistakes import rehearse

    if not is_at_hand(_kernel(setup)):
        rehearse(setup.played, setup.box())
        compiling()
    play(setup, 0, 0)


@lru_cache(maxsize=64)
def _player(setup: bytes) -> Play:
    read = msgspec.json.decode(setup, type=Setup)
    return _compiled(read) if read.compiles else _interpreted(read)


def thinking(setup: Setup) -> tuple[Any, ...]:
    """The policies that are asked, each once; none where all play at random."""
    policies = tuple({bot.policy: None for bot in setup.found()})
    return () if policies == (at_random,) else policies


def _kernel(setup: Setup) -> Any:
    from ludotheque.core.compiler import compiled

    return compiled(setup.played, "watch", thinking(setup))


def _blank(chosen: Game, seats: int, games: int) -> Part:
    things = len(chosen.study.keys)
    rows, marks = np.zeros((games, COLUMNS), np.int64), np.zeros((games, LEVELS * things), np.int64)
    return Part(rows, marks, Tally(chosen, seats).sums, np.full(SORTS * KEPT, NO_GAME, np.int64))


def numbered(setup: Setup) -> list[int]:
    """Which of the policies that are asked sits where."""
    policies = thinking(setup)
    return [policies.index(bot.policy) if policies else 0 for bot in setup.found()]


def planned(setup: Setup) -> tuple[NDArray[np.float32], ...]:
    """What the bot of each seat has worked out for the box."""
    box, found = setup.box(), setup.found()
    plans = {bot: plan(bot, box) for bot in found}
    return tuple(plans[bot] for bot in found)


def _compiled(setup: Setup) -> Play:
    """Machine code, which lets go of Python's lock, so that threads play side by side."""
    chosen, box, kernel = setup.played, setup.box(), _kernel(setup)
    bots, plans, things = np.array(numbered(setup), np.int64), planned(setup), len(chosen.study.keys)

    def play(first: int, games: int) -> Part:
        part = _blank(chosen, box.seats, games)
        out, weights = np.zeros((2, max(chosen.most_legal, MOST_SEATS)), np.int64)
        records = (chosen.state().record(), before(chosen)().record(), Course().record(), chosen.view().record())
        given = (box.record(), *records, out, weights, np.zeros(2, np.int64), np.zeros(3, np.int64))
        answers = np.zeros((MOST_SEATS, 3), np.int64)
        told = (setup.seed, first, games, things, *part)
        check(setup, kernel(*given, answers, bots, plans, *told))
        return part

    return play


def _interpreted(setup: Setup) -> Play:
    """The same games by the same kernel as plain Python, where a bot is."""
    from ludotheque.core.compiler import interpreted
    from ludotheque.core.mistakes import rehearse

    chosen, box, bots, plans = setup.played, setup.box(), numbered(setup), planned(setup)
    rehearse(chosen, box)
    kernel, room = interpreted(chosen, "watch", thinking(setup)), max(chosen.most_legal, MOST_SEATS)

    def play(first: int, games: int) -> Part:
        part = _blank(chosen, box.seats, games)
        given = ([box], [chosen.state()], [before(chosen)()], [Course()], [chosen.view()], [0] * room, [0] * room)
        answers = [[0, 0, 0] for _ in range(MOST_SEATS)]
        told = (setup.seed, first, games, len(chosen.study.keys), *part)
        check(setup, kernel(*given, [0, 0], [0, 0, 0], answers, bots, plans, *told))
        return part

    return play


def check(setup: Setup, failing: int) -> None:
    """Raise where a bot has failed; −1: none has."""
    if failing >= 0:
        told = f"the bot {setup.bots[failing]} at seat {failing} answered a move that is not legal"
        raise BotError(f"{told} ({place(setup.found()[failing].policy)})")
