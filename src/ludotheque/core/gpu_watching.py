"""Games that are watched on a GPU: `ludotheque.core.watching` as it stands, one game a thread.

One kernel plays, and writes a row for every game; a second adds the rows up. Every block of threads has sums of its
own, and what is counted are whole numbers, so the sums are those of the machine code however the games were shared out.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from ludotheque.core.compiler import Binding, bound
from ludotheque.core.counting import COLUMNS, EACH_THING, KEPT, NO_GAME, SORTS, THINGS
from ludotheque.core.game import BY_NATURE, MOST_SEATS
from ludotheque.core.generate import function
from ludotheque.core.gpu import BLOCK, THREADS, as_on_a_cpu, buffers
from ludotheque.core.study import LEVELS
from ludotheque.core.watching import Course, before

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FunctionType

    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game, Policy

COUNTING = 512
"""Threads on each multiprocessor that add up rows."""
NEXT, FAILING = range(2)
"""What threads share: the next game that nobody has taken, and one more than the seat whose bot failed."""


class Counts(NamedTuple):
    """What games have left."""

    rows: Any
    """A row for each, on the GPU."""
    sums: NDArray[np.int64]
    kept: NDArray[np.int64]
    failing: int
    """The seat whose bot answered what is no legal move, or −1."""


class GpuWatch:
    """Like the kernel `watch` of the machine code, at random where there are no policies."""

    def __init__(
        self,
        game: Game,
        box: Box,
        policies: tuple[Policy, ...],
        bots: Sequence[int],
        plans: Sequence[NDArray[np.float32]],
        most: int,
        threads: int = THREADS,
    ) -> None:
        """Make room for so many games at a time."""
        from numba import cuda

        self._seats, self._things = box.seats, len(game.study.keys)
        shared = np.zeros((box.seats, max(len(plan) for plan in plans)), np.float32)
        for row, plan in zip(shared, plans, strict=True):
            row[: len(plan)] = plan
        self._boxes = cuda.to_device(box.record())
        self._bots, self._plans = cuda.to_device(np.array(bots, np.int64)), cuda.to_device(shared)
        self._rows = cuda.device_array((most, COLUMNS), np.int64)
        # At least one: no array is empty.
        self._marks = cuda.device_array((most, max(1, LEVELS * self._things)), np.int16)
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._blocks, self._counting = (max(1, processors * each // BLOCK) for each in (threads, COUNTING))
        self._play, self._count = _playing(game, policies), _counting(game)

    def play(self, seed: int, first: int, games: int) -> Counts:
        """Play so many games of a seed, from the first on."""
        from numba import cuda

        if games > len(self._rows):
            raise ValueError(f"expected at most {len(self._rows)} games, for which there is room, not {games}")
        shared = cuda.to_device(np.zeros(2, np.int64))
        sums = cuda.to_device(np.zeros((self._counting, THINGS + EACH_THING * self._things), np.int64))
        kept = cuda.to_device(np.full((self._counting * BLOCK, SORTS * KEPT), NO_GAME, np.int64))
        with as_on_a_cpu():
            self._play[self._blocks, BLOCK](
                self._boxes, self._bots, self._plans, seed, first, games, self._rows, self._marks, shared
            )
            self._count[self._counting, BLOCK](
                self._seats, self._things, first, games, self._rows, self._marks, sums, kept
            )
        best = kept.copy_to_host().reshape(-1, SORTS, KEPT).transpose(1, 0, 2).reshape(SORTS, -1)
        best = np.sort(np.partition(best, KEPT, axis=1)[:, :KEPT], axis=1)
        failing = int(shared.copy_to_host()[FAILING]) - 1
        return Counts(self._rows[:games], sums.copy_to_host().sum(0), best.ravel(), failing)


@cache
def _playing(game: Game, policies: tuple[Policy, ...]) -> Any:
    """A kernel in which each thread takes the next game that nobody has taken, until there is none."""
    from numba import config, cuda

    done: dict[Any, Any] = {}
    rules = ("begin", "forget", "set_out", "watch_on", "arrive")
    names = {name: bound(game, name, policies).rebuilt(cuda.jit(device=True), done) for name in rules}
    names["actors"] = Binding(cast("FunctionType", game.rules.actors)).rebuilt(cuda.jit(device=True), done)
    names |= {"cuda": cuda, "state_record": game.state.dtype(narrow=True), "view_record": game.view.dtype(narrow=True)}
    names |= {"before_record": before(game).dtype(narrow=True), "course_record": Course.dtype(narrow=True)}
    # Threads of a warp go the same way together, one way after the other. What nature does is quick, and what bots do
    # takes long: so bots wait until nature has nothing to do in any game of the warp, and then all decide at once.
    together = [
        f"    is_quick = is_fresh or actors(box, state) == {BY_NATURE}",
        "    if cuda.any_sync(0xFFFFFFFF, is_quick) and not is_quick:",
        "        continue",
    ]
    body = [
        *(f"{each} = cuda.local.array(1, {each}_record)[0]" for each in ("state", "before", "course", "view")),
        *buffers(game),
        "rng = cuda.local.array(2, 'int64')",
        "entry = cuda.local.array(3, 'int64')",
        f"answers = cuda.local.array(({MOST_SEATS}, 3), 'int64')",
        "box = boxes[0]",
        "is_fresh = True",
        f"index = cuda.atomic.add(shared, {NEXT}, 1)",
        # One loop, not a loop of moves in a loop of games: nobody waits for the longest game of its warp.
        "while index < games:",
        *(together if policies and not config.ENABLE_CUDASIM else ()),
        "    if is_fresh:",
        "        begin(box, state, rng, number, first + index)",
        "        forget(answers, box.seats)",
        "        set_out(box, state, course, out)",
        "        for place in range(marks.shape[1]):",
        "            marks[index, place] = 0",
        "        is_fresh = False",
        "    else:",
        "        made = watch_on(box, state, before, course, view, out, weights, rng, answers, bots, plans, entry,",
        "                        marks[index])",
        "        if made <= 0:",
        f"            for column in range({COLUMNS}):",
        "                rows[index, column] = 0",
        "            arrive(box, state, course, out, rows[index])",
        "            if made < 0:",
        f"                cuda.atomic.max(shared, {FAILING}, -made)",
        f"            index = cuda.atomic.add(shared, {NEXT}, 1)",
        "            is_fresh = True",
    ]
    return cuda.jit(function("watch(boxes, bots, plans, number, first, games, rows, marks, shared)", body, names))


@cache
def _counting(game: Game) -> Any:
    """A kernel in which each thread adds up some of the rows."""
    from numba import cuda

    atomic = function("add(sums, place, value)", ["cuda.atomic.add(sums, place, value)"], {"cuda": cuda})
    count = bound(game, "count")
    device = cuda.jit(device=True)
    names = {
        "cuda": cuda,
        "count": Binding(count.function, {**count.names, "add": device(atomic)}).rebuilt(device, {}),
    }
    body = [
        "thread = cuda.grid(1)",
        "index = thread",
        "while index < games:",
        "    count(seats, things, rows[index], marks[index], first + index, sums[cuda.blockIdx.x], kept[thread])",
        "    index += cuda.gridsize(1)",
    ]
    return cuda.jit(function("count_rows(seats, things, first, games, rows, marks, sums, kept)", body, names))
