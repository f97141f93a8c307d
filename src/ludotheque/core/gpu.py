"""The same rules on a GPU: copies of them made by `cuda.jit(device=True)` in the place of `njit`.

A thread plays one match at a time. What threads share is the box; what they write goes into rows of their own, so the
results are those of the machine code, number by number. What a GPU waits for is memory, so states are as narrow there
as the ranges of their numbers allow. Needs an NVIDIA GPU, and numba-cuda.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from ludotheque.core.batch import Batch
from ludotheque.core.compiler import bound
from ludotheque.core.game import MOST_SEATS
from ludotheque.core.generate import function

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

BLOCK = 128
"""Threads in a block."""
LONG, MANY = 250, 3
"""Functions of so many lines of LLVM's code that are called from so many places are not put into each of them."""
THREADS = 1024
"""Threads on each multiprocessor that play whole games: more only push each other's states out of the cache."""


class GpuPlayouts:
    """Whole games at random, like the kernel `playouts` of the machine code."""

    def __init__(self, game: Game, box: Box, most: int, threads: int = THREADS) -> None:
        """Make room for the results of so many games at most."""
        import numpy as np
        from numba import cuda

        self.results = cuda.to_device(np.zeros((most, 2 + box.seats), np.int32))
        """How every game ended: winners as bits, moves made, every seat's score. Lies on the GPU."""
        self._boxes = cuda.to_device(box.record())
        self._counters = cuda.to_device(np.zeros(2, np.int64))
        self._kernel = _playouts(game)
        self._blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * threads // BLOCK

    def play(self, seed: int, first: int, games: int) -> int:
        """Play so many games of a seed, from the first on; answers all moves made."""
        import numpy as np

        if games > self.results.shape[0]:
            raise ValueError(f"expected at most {self.results.shape[0]} games, for which there is room, not {games}")
        self._counters.copy_to_device(np.zeros(2, np.int64))
        with as_on_a_cpu():
            self._kernel[self._blocks, BLOCK](self._boxes, seed, first, games, self.results, self._counters)
        return int(self._counters.copy_to_host()[1])


class GpuBatch(Batch):
    """A batch whose arrays lie on the GPU, where other libraries find them by `__cuda_array_interface__`."""

    _is_narrow = True

    def _array(self, array: NDArray[Any]) -> Any:
        from numba import cuda

        return cuda.to_device(array)

    def _flat(self, views: Any) -> Any:
        import numpy as np

        width = self.game.view.dtype().itemsize // 4
        return views.view(np.int32).reshape(self.count, width)

    def _prepare(self, threads: int | None) -> None:
        from numba import cuda

        self._blocks = -(-self.count // BLOCK)
        # Of its own, so that several batches run side by side; whoever uses CUDA's default stream is waited for.
        self._stream = cuda.stream()

    def _run(self, kernel: str, *arrays: Any, buffers: bool = False) -> None:
        _each_row(self.game, kernel)[self._blocks, BLOCK, self._stream](*arrays, self.count)


@cache
def _playouts(game: Game) -> Any:
    """A kernel in which each thread takes the next game that nobody has taken, until there is none."""
    from numba import cuda

    begin, play_on, note = _device_code(game, "begin", "play_on", "note")
    body = [
        "state = cuda.local.array(1, record)[0]",
        *buffers(game),
        "rng = cuda.local.array(2, 'int64')",
        "entry = cuda.local.array(3, 'int64')",
        "box = boxes[0]",
        "moves = 0",
        "is_fresh = True",
        "index = cuda.atomic.add(counters, 0, 1)",
        # One loop, not a loop of moves in a loop of games: nobody waits for the longest game of its warp.
        "while index < games:",
        "    if is_fresh:",
        "        begin(box, state, rng, number, first + index)",
        "        is_fresh = False",
        "    elif not play_on(box, state, out, weights, rng, entry):",
        "        note(box, state, out, results[index])",
        "        moves += state.moves",
        "        index = cuda.atomic.add(counters, 0, 1)",
        "        is_fresh = True",
        "cuda.atomic.add(counters, 1, moves)",
    ]
    names = {"cuda": cuda, "record": game.state.dtype(narrow=True), "begin": begin, "play_on": play_on, "note": note}
    return cuda.jit(function("playouts(boxes, number, first, games, results, counters)", body, names))


@cache
def _each_row(game: Game, name: str) -> Any:
    """A kernel of the batch, in which each thread takes one row."""
    from numba import cuda

    (each,) = _device_code(game, name)
    takes = list(inspect.signature(bound(game, name).function).parameters)
    wanted = ", ".join(parameter for parameter in takes if parameter not in ("out", "weights", "low", "high"))
    has_buffers = "out" in takes
    body = [
        "row = cuda.grid(1)",
        "if row < count:",
        *(f"    {line}" for line in buffers(game) if has_buffers),
        f"    each({wanted}, {'out, weights, ' if has_buffers else ''}row, row + 1)",
    ]
    return cuda.jit(function(f"{name}({wanted}, count)", body, {"cuda": cuda, "each": each}))


def _device_code(game: Game, *kernels: str) -> list[Any]:
    """Rules bound to a game, as functions that a kernel on the GPU may call."""
    from numba import cuda

    done: dict[Any, Any] = {}
    return [bound(game, kernel).rebuilt(cuda.jit(device=True), done) for kernel in kernels]


def buffers(game: Game) -> list[str]:
    """The lines that give a thread its room for moves and their weights."""
    return [f"{name} = cuda.local.array({max(game.most_legal, MOST_SEATS)}, 'int32')" for name in ("out", "weights")]


@contextmanager
def as_on_a_cpu() -> Iterator[None]:
    """What is compiled meanwhile keeps its loops as loops, and rounds after every multiplication.

    NVVM unrolls every loop whose length it knows, and rules are full of small ones; the code then no longer fits the
    processor's cache for instructions. Rolled, with states of 8 bits a number, Rök was 2.3 times and Karma 1.6 times as
    fast, and compiled in half the time. Numba has no setting for it, so the text that it hands to NVVM is marked.
    NVVM also makes one operation of a product and a sum, rounded once: a policy that compares fractions would then
    choose otherwise than on a CPU now and then.
    """
    from numba.cuda.cudadrv import nvvm

    compile_ir = nvvm.compile_ir
    # numba-cuda may change it one day, and its simulator has none: then it is slower, and as right.
    if callable(compile_ir):
        nvvm.compile_ir = lambda texts, **options: compile_ir(
            _tidied([texts] if isinstance(texts, str) else texts), **{**options, "fma": False}
        )
    try:
        yield
    finally:
        nvvm.compile_ir = compile_ir


def _tidied(texts: list[str]) -> list[str]:
    """The same LLVM code, each part once, with what is long and called from many places kept apart: NVVM would put it
    into each of them, and make 4 MB of code for one bot."""
    texts = list(dict.fromkeys(texts))
    calls = Counter(name for text in texts for name in re.findall(r"call [^@\n]*(@\"[^\"]*\"|@[\w.]+)\(", text))

    def kept_apart(function: str) -> str:
        head = re.match(r"define [^@\n]*(@\"[^\"]*\"|@[\w.]+)\([^\n]*?(?=\s*\{?\n)", function)
        if head is None or calls[head[1]] < MANY or function.count("\n") < LONG:
            return function
        return f"{head[0]} noinline{function[head.end() :]}"

    return [_rolled("".join(map(kept_apart, re.split(r"(?m)^(?=define )", text)))) for text in texts]


def _rolled(text: str) -> str:
    """The same LLVM code with every branch marked as one of a loop that is not to be unrolled."""
    if "!990" in text:
        return text
    marked = re.sub(r"(?m)^(\s+br (?:label [^,\n]*|i1 [^\n]*))$", r"\1, !llvm.loop !990", text)
    return marked + '\n!990 = distinct !{!990, !991}\n!991 = !{!"llvm.loop.unroll.disable"}\n'
