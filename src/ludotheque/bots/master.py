"""The policy of bots that search, with what was learned of a game (`evaluation.npz` in its folder)."""

from __future__ import annotations

import os
import signal
import tomllib
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.choosing import chance_of, decide, gather
from ludotheque.bots.manner import Manner
from ludotheque.bots.network import Mind, Thought, read, thought
from ludotheque.bots.search import FOUND, FOUND_MOVE, TRIES, Tree, ponders, tree
from ludotheque.core.chance import word
from ludotheque.core.compiler import compiled, interpreted, is_at_hand
from ludotheque.core.game import game

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence
    from pathlib import Path

    from ludotheque.core.game import Bot, Game, Plan


def evaluation(chosen: Game) -> Path | None:
    """Where a game's learned evaluation lies, if it has one for these rules."""
    told = chosen.folder / "evaluation.toml"
    if not told.exists() or tomllib.loads(told.read_text(encoding="utf-8"))["version"] != chosen.version:
        return None
    return chosen.folder / "evaluation.npz"


def compile_search(bot: Bot, compiling: Callable[[], None] = lambda: None) -> None:
    """If a bot searches, make the machine code that it needs; `compiling` is called first where that takes time."""
    if isinstance(bot.policy, Searching) and not bot.policy.is_compiled:
        compiling()
        bot.policy.compile()


def compile_aside(bot: Bot) -> None:
    """The same in a process that stands back, and ends with this one."""
    if isinstance(bot.policy, Searching) and not bot.policy.is_compiled:
        get_context("spawn").Process(target=_compile, args=(bot.policy.id,), daemon=True).start()


def _compile(id: str) -> None:
    """Make the machine code of a game's search."""
    os.nice(15)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    file = evaluation(game(id))
    assert file is not None
    Searching(game(id), file, Manner()).compile()


class Judged(NamedTuple):
    """A move by its number, and the chance to win after it; how often it was looked at."""

    move: int
    chance: float
    tries: int


class Room(NamedTuple):
    """What one thread writes while it searches."""

    thought: Thought
    tree: Tree


class Searching:
    """A search as the policy of a bot. It is given a view: what the seat cannot know, it imagines."""

    def __init__(self, chosen: Game, file: Path, manner: Manner, threads: int | None = None) -> None:
        self._game, self._file, self.manner = chosen, file, manner
        self._threads = min(threads or os.cpu_count() or 1, manner.trees)
        self._box: Any = None

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """The number of the move; people are given a moment to watch."""
        if count == 1:
            return legal[0], 0
        run = self.search if self.is_compiled else self.glance
        return run(box, view, rng), 0

    @property
    def id(self) -> str:
        """The game's."""
        return self._game.id

    @property
    def is_compiled(self) -> bool:
        """Is there machine code for it?"""
        return is_at_hand(compiled(self._game, ponders))

    def compile(self) -> None:
        """Make the machine code of the search; it is kept."""
        import numba

        box = self._game.new_box()
        self._sit(box)
        given = self._records(box, self._game.view(), 0, self._rooms[0], 0, 1)
        compiled(self._game, ponders).compile(tuple(map(numba.typeof, given)))

    def search(self, box: Any, view: Any, rng: MutableSequence[int]) -> int:
        """The move it makes, after as many looks as it is told, in machine code."""
        return self._chosen(self._look(box, view, rng), rng)

    def judge(self, box: Any, view: Any, rng: MutableSequence[int]) -> list[Judged]:
        """All moves of the view's seat with the chance to win after each, the one looked at most first."""
        count = self._look(box, view, rng)
        gather(self._found, self.manner.trees, count)
        judged = [
            Judged(int(move[FOUND_MOVE]), min(max(float(chance_of(move)), 0.0), 1.0), int(move[TRIES]))
            for move in self._found[0][:count]
        ]
        return sorted(judged, key=lambda each: (-each.tries, -each.chance))

    def glance(self, box: Any, view: Any, rng: MutableSequence[int], looks: int = 0) -> int:
        """The same in plain Python: by what looks good at first sight."""
        self._sit(box)
        kernel = interpreted(self._game, ponders)
        views, states = [view, self._game.view()], [self._game.state()]
        given = [box], views, view.me, states, self._mind, *self._rooms[0], [0, 0], word(rng), 0, self.manner.trees
        count = kernel(*given, self.manner._replace(looks=looks), self._found)
        return self._chosen(int(count), rng)

    def _look(self, box: Any, view: Any, rng: MutableSequence[int]) -> int:
        """Grow all trees, those of each thread one after the other; how many moves there are."""
        self._sit(box)
        kernel, number = compiled(self._game, ponders), word(rng)
        trees, threads = self.manner.trees, len(self._rooms)
        parts = [(trees * each // threads, trees * (each + 1) // threads) for each in range(threads)]
        given = [
            self._records(box, view, number, room, first, last - first)
            for room, (first, last) in zip(self._rooms, parts, strict=True)
        ]
        if threads == 1:
            return int(kernel(*given[0]))
        # The machine code lets go of Python's lock.
        with ThreadPoolExecutor(threads) as pool:
            counts = list(pool.map(lambda each: kernel(*each), given))
        return int(counts[0])

    def _chosen(self, count: int, rng: MutableSequence[int]) -> int:
        gather(self._found, self.manner.trees, count)
        return int(self._found[0][decide(self._found[0], count, self.manner, rng)][FOUND_MOVE])

    def _records(self, box: Any, view: Any, number: int, room: Room, first: int, trees: int) -> tuple[Any, ...]:
        import numpy as np

        views, states = np.zeros(2, self._game.view.dtype()), self._game.state().record()
        views[:1] = view.record()
        words, manner = np.zeros(2, np.int64), np.array(self.manner, np.float64)
        given = box.record(), views, view.me, states, self._mind, *room, words, number, first, trees
        return *given, manner, self._found

    def _sit(self, box: Any) -> None:
        """Make room for matches with this box."""
        import numpy as np

        if self._box is not box:
            self._mind: Mind = read(self._file)
            self._rooms = [
                Room(thought(self._game, box, self._mind), tree(self._game, max(self.manner.looks, 1)))
                for _ in range(self._threads)
            ]
            self._found = np.zeros((self.manner.trees, self._game.most_legal, FOUND))
            self._box = box
