"""The policy of bots that search, with what was learned of a game (`evaluation.npz` in its folder)."""

from __future__ import annotations

import os
import signal
import tomllib
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.choosing import decide, gather
from ludotheque.bots.manner import Manner
from ludotheque.bots.network import Mind, Thought, read, thought
from ludotheque.bots.playouts import Playouts, playouts
from ludotheque.bots.pondering import ponders
from ludotheque.bots.random import at_random
from ludotheque.bots.search import FOUND, FOUND_MOVE, TRIES, chance_of
from ludotheque.bots.tree import Tree, tree
from ludotheque.core.chance import word
from ludotheque.core.compiler import compiled, interpreted, is_at_hand
from ludotheque.core.game import game

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence
    from pathlib import Path

    from ludotheque.core.game import Bot, Game, Plan, Policy

ADVICE = 0.8
"""How much of what seems good is what a mentor would do, where `evaluation.toml` does not say otherwise."""


def evaluation(chosen: Game) -> Path | None:
    """Where a game's learned evaluation lies, if it has one for these rules."""
    return chosen.folder / "evaluation.npz" if _told(chosen.folder).get("version") == chosen.version else None


def mentor(chosen: Game) -> Bot | None:
    """The bot of a game that a search asks what it would do, if what was learned of the game says so."""
    return chosen.bots.get(_told(chosen.folder).get("mentor", ""))


def advised(learned: Mind, chosen: Game, plan: Plan, number: int = 0) -> Mind:
    """An evaluation with the mentor that a game has, whose number this is, and its plan for the box; the same where it
    has none."""
    told = _told(chosen.folder)
    if "mentor" not in told:
        return learned
    return learned._replace(mentor=number, advice=told.get("advice", ADVICE), plan=plan)


def asked(chosen: Game) -> tuple[Policy, ...]:
    """Whom the kernels of a search can ask."""
    found = mentor(chosen)
    return (at_random if found is None else found.policy,)


def _told(folder: Path) -> dict[str, Any]:
    file = folder / "evaluation.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


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
    playouts: Playouts


class Searching:
    """A search as the policy of a bot. It is given a view: what the seat cannot know, it imagines."""

    def __init__(
        self,
        chosen: Game,
        file: Path,
        manner: Manner,
        threads: int | None = None,
        hand: Bot | None = None,
        pace: float = 1.0,
    ) -> None:
        """Where several may act at once it takes as long as `hand`, a bot of the game, times its pace."""
        self._game, self._file, self.manner, self._hand, self._pace = chosen, file, manner, hand, pace
        self._threads = min(threads or os.cpu_count() or 1, manner.trees)
        self._box: Any = None

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """The number of the move, and how many milliseconds it takes."""
        return self.answer(box, view, legal, count, rng, plan, is_compiled=count > 1 and self.is_compiled)

    def answer(
        self,
        box: Any,
        view: Any,
        legal: Sequence[int],
        count: int,
        rng: MutableSequence[int],
        plan: Plan,
        *,
        is_compiled: bool,
    ) -> tuple[int, int]:
        """The same for whoever knows whether there is machine code."""
        move = legal[0]
        if count > 1:
            move = self.search(box, view, rng, plan) if is_compiled else self.glance(box, view, rng, plan)
        delay = 0 if self._hand is None else self._hand.policy(box, view, legal, count, rng, plan)[1]
        return move, int(delay * self._pace)

    @property
    def id(self) -> str:
        """The game's."""
        return self._game.id

    @property
    def is_compiled(self) -> bool:
        """Is there machine code for it?"""
        return is_at_hand(compiled(self._game, ponders, asked(self._game)))

    def compile(self) -> None:
        """Make the machine code of the search; it is kept."""
        import numba
        import numpy as np

        box = self._game.new_box()
        self._sit(box, np.zeros(1, np.float32))
        given = self._records(box, self._game.view(), 0, self._rooms[0], 0, 1, self.manner)
        compiled(self._game, ponders, asked(self._game)).compile(tuple(map(numba.typeof, given)))

    def search(self, box: Any, view: Any, rng: MutableSequence[int], plan: Plan = ()) -> int:
        """The move it makes, after as many looks as it is told, in machine code."""
        return self._chosen(self._look(box, view, rng, plan, self.manner), rng)

    def judge(self, box: Any, view: Any, rng: MutableSequence[int]) -> list[Judged]:
        """All moves of the view's seat with the chance to win after each, the one looked at most first."""
        count = self._look(box, view, rng, (), self.manner._replace(whole=True))
        gather(self._found, self.manner.trees, count)
        judged = [
            Judged(int(move[FOUND_MOVE]), min(max(float(chance_of(move)), 0.0), 1.0), int(move[TRIES]))
            for move in self._found[0][:count]
        ]
        return sorted(judged, key=lambda each: (-each.tries, -each.chance))

    def glance(
        self, box: Any, view: Any, rng: MutableSequence[int], plan: Plan = (), looks: int = 0, playouts: int = 0
    ) -> int:
        """The same in plain Python: by what looks good at first sight."""
        self._sit(box, plan)
        kernel = interpreted(self._game, ponders, asked(self._game))
        views, states = [view, self._game.view()], [self._game.state(), self._game.state()]
        given = [box], views, view.me, states, self._mind, *self._rooms[0], [0, 0], word(rng), 0, self.manner.trees
        count = kernel(*given, self.manner._replace(looks=looks, playouts=playouts), self._found)
        return self._chosen(int(count), rng)

    def _look(self, box: Any, view: Any, rng: MutableSequence[int], plan: Plan, manner: Manner) -> int:
        """Grow all trees, those of each thread one after the other; how many moves there are."""
        self._sit(box, plan)
        kernel, number = compiled(self._game, ponders, asked(self._game)), word(rng)
        trees, threads = self.manner.trees, len(self._rooms)
        parts = [(trees * each // threads, trees * (each + 1) // threads) for each in range(threads)]
        given = [
            self._records(box, view, number, room, first, last - first, manner)
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

    def _records(
        self, box: Any, view: Any, number: int, room: Room, first: int, trees: int, manner: Manner
    ) -> tuple[Any, ...]:
        import numpy as np

        views, states = np.zeros(2, self._game.view.dtype()), np.zeros(2, self._game.state.dtype())
        views[:1] = view.record()
        words, wanted = np.zeros(2, np.int64), np.array(manner, np.float64)
        given = box.record(), views, view.me, states, self._mind, *room, words, number, first, trees
        return *given, wanted, self._found

    def _sit(self, box: Any, plan: Plan) -> None:
        """Make room for matches with this box, for which the mentor has this plan; without one it makes one."""
        import numpy as np

        if self._box is not box:
            self._mind: Mind = read(self._file)
            asked = mentor(self._game)
            if asked is not None:
                if asked.prepare is not None and not len(plan):
                    plan = asked.prepare(box)
                flat = np.asarray(plan if len(plan) else [0.0], np.float32).view()
                flat.setflags(write=False)
                self._mind = advised(self._mind, self._game, flat)
            self._rooms = [
                Room(
                    thought(self._game, box, self._mind),
                    tree(self._game, max(self.manner.looks, 1)),
                    playouts(self._game),
                )
                for _ in range(self._threads)
            ]
            self._found = np.zeros((self.manner.trees, self._game.most_legal, FOUND))
            self._box = box
