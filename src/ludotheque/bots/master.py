"""The bot that searches, where what was learned of a game (`evaluation.npz` in its folder) beats its own bots."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.bots.network import read, thought
from ludotheque.bots.search import ponders, tree
from ludotheque.core.compiler import compiled, interpreted, is_at_hand
from ludotheque.core.game import Bot

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence
    from pathlib import Path

    from ludotheque.core.game import Game, Plan

LOOKS = 2_000
"""How often the master looks before it moves."""
AT_A_GLANCE = 0
"""How often while the search is not compiled yet."""


def evaluation(game: Game) -> Path | None:
    """Where a game's learned evaluation lies, if it has one for these rules."""
    told = _told(game)
    return game.folder / "evaluation.npz" if told.get("version") == game.version else None


def _told(game: Game) -> dict[str, Any]:
    """What is told of an evaluation: the version of the rules, and how often it beats the game's best bot."""
    file = game.folder / "evaluation.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def compile_search(bot: Bot, compiling: Callable[[], None] = lambda: None) -> None:
    """If a bot searches, make the machine code that it needs; `compiling` is called first where that takes time."""
    if isinstance(bot.policy, Searching) and not bot.policy.is_compiled:
        compiling()
        bot.policy.compile()


@cache
def master(game: Game) -> Bot | None:
    """The master of a game: None where nothing was learned yet that beats its best bot, at first sight already."""
    file = evaluation(game)
    return Bot(Searching(game, file, LOOKS)) if file is not None and _told(game)["beats"] > 0.5 else None


class Searching:
    """A search as the policy of a bot. It is given a view: what the seat cannot know, it imagines."""

    def __init__(self, game: Game, file: Path, looks: int) -> None:
        self._game, self._file, self._looks = game, file, looks
        self._box: Any = None

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """The number of the move; people are given a moment to watch."""
        if count == 1:
            return legal[0], 0
        self._sit(box)
        run = self.search if self.is_compiled else self.glance
        return int(run(box, view, rng)), 0

    @property
    def is_compiled(self) -> bool:
        """Is there machine code for it?"""
        return is_at_hand(compiled(self._game, ponders))

    def compile(self) -> None:
        """Make the machine code of the search; it is kept."""
        import numba

        box = self._game.new_box()
        self._sit(box)
        given = self._records(box, self._game.view(), [0, 0])
        compiled(self._game, ponders).compile(tuple(map(numba.typeof, given)))

    def search(self, box: Any, view: Any, rng: MutableSequence[int]) -> int:
        """Look as often as it is told, in machine code."""
        given = self._records(box, view, rng)
        move = compiled(self._game, ponders)(*given)
        rng[0], rng[1] = given[-2].tolist()
        return int(move)

    def _records(self, box: Any, view: Any, rng: MutableSequence[int]) -> tuple[Any, ...]:
        import numpy as np

        views, states = np.zeros(2, self._game.view.dtype()), self._game.state().record()
        views[:1] = view.record()
        words = np.array(rng, np.int64)
        return box.record(), views, view.me, states, self._mind, self._thought, self._tree, words, self._looks

    def _sit(self, box: Any) -> None:
        """Make room for matches with this box."""
        if self._box is not box:
            self._mind = read(self._file)
            self._thought, self._box = thought(self._game, box, self._mind), box
            self._tree = tree(self._game, self._looks)

    def glance(self, box: Any, view: Any, rng: MutableSequence[int], looks: int = AT_A_GLANCE) -> int:
        """The same in plain Python: what looks best at first sight."""
        kernel = interpreted(self._game, ponders)
        views, states = [view, self._game.view()], [self._game.state()]
        return int(kernel([box], views, view.me, states, self._mind, self._thought, self._tree, rng, looks))
