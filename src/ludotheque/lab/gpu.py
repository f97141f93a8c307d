"""The GPU as an engine: the same rules, one game a thread, the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ludotheque.core.errors import BotError
from ludotheque.lab.engines import MissingExtra
from ludotheque.lab.setup import Setup, check, numbered, planned, thinking

if TYPE_CHECKING:
    from ludotheque.core.gpu_watching import Counts, GpuWatch

T = TypeVar("T")

PART = 1 << 21
"""Games in one part: their rows take 800 MB, and the last of them keep few threads waiting."""


class Gpu:
    """One NVIDIA GPU, by numba-cuda."""

    def __init__(self, part: int = PART) -> None:
        try:
            from numba import cuda
        except ImportError:  # pragma: no cover - Numba still brings the module along.
            raise MissingExtra(WANTED) from None
        if not cuda.is_available():
            raise MissingExtra(WANTED)
        self.part = part

    def prepare(self, setup: Setup, compiling: Callable[[], None]) -> None:
        """Check a set-up, and compile the kernels that it needs: nothing of that is kept on disk."""
        if not setup.compiles:
            raise BotError("a GPU plays with bots that are rules, not with plain Python: leave out --gpu")
        compiling()
        self.play(setup, 0, 0)

    def run(self, work: Callable[..., T], games: int, first: int = 0) -> Iterator[T]:
        """Play part after part; each has all threads of the GPU."""
        for start in range(first, first + games, self.part):
            yield work(start, min(self.part, first + games - start), play=self.play)

    def play(self, setup: Setup, first: int, games: int) -> Counts:
        """So many games; a bot that answers no legal move raises BotError."""
        counts = _watch(msgspec.json.encode(setup), self.part).play(setup.seed, first, games)
        check(setup, counts.failing)
        return counts


WANTED = "--gpu needs an NVIDIA GPU, and numba-cuda: pip install ludotheque[cuda]"


@lru_cache(maxsize=2)
def _watch(setup: bytes, part: int) -> GpuWatch:
    """What plays a set-up: two of them at a time, for a comparison."""
    from ludotheque.core.gpu_watching import GpuWatch

    read = msgspec.json.decode(setup, type=Setup)
    return GpuWatch(read.played, read.box(), thinking(read), numbered(read), planned(read), part)
