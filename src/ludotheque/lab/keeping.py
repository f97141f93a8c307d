"""Results that grow with every run: kept in a file, a line each, as soon as they are there."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path


class Games(Protocol):
    """A result of some games."""

    @property
    def start(self) -> int:
        """The number of the first of these games."""

    @property
    def games(self) -> int:
        """How many they are."""


Kept = TypeVar("Kept", bound=Games)


def kept(file: Path, kind: type[Kept]) -> list[Kept]:
    """All that was ever kept in a file."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=kind) for line in file.read_text(encoding="utf-8").splitlines()]


def missing(known: Iterable[Games], games: int, most: int) -> Iterator[tuple[int, int]]:
    """Which of the first so many games are not there yet: the first of some, and how many of them, with a limit."""
    is_there = bytearray(games)
    for each in known:
        # More than `games` may be known.
        count = max(0, min(each.games, games - each.start))
        is_there[each.start : each.start + count] = b"\1" * count
    start = 0
    while start < games:
        if is_there[start]:
            start += 1
            continue
        end = start
        while end < min(start + most, games) and not is_there[end]:
            end += 1
        yield start, end - start
        start = end


def work_out(jobs: Iterable[Callable[[], Kept]], file: Path, progress: Callable[[int], None]) -> list[Kept]:
    """Work out results on all cores, and keep each; Ctrl-C stops, and answers what there is."""
    found: list[Kept] = []
    pending: set[Future[Kept]] = set()
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool, file.open("a", encoding="utf-8") as lines:
        try:
            pending.update(pool.submit(job) for job in jobs)
            while pending:
                over, pending = wait(pending, return_when=FIRST_COMPLETED)
                for result in (each.result() for each in over):
                    found.append(result)
                    lines.write(msgspec.json.encode(result).decode() + "\n")
                    lines.flush()
                    progress(result.games)
        except KeyboardInterrupt:
            pass
        finally:
            for each in pending:
                each.cancel()
    return found
