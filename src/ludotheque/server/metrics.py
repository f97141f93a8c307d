"""What goes on in a server, in figures that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds up to which something counts as that quick."""


class Times:
    """How long something took, how often."""

    def __init__(self) -> None:
        self._buckets = [0] * len(BOUNDS)
        self._sum = 0.0
        self._count = 0

    def note(self, seconds: float) -> None:
        """Once more."""
        self._sum += seconds
        self._count += 1
        place = bisect_left(BOUNDS, seconds)
        if place < len(BOUNDS):
            self._buckets[place] += 1

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads it: up to each bound, all that was quicker too."""
        lines, below = [], 0
        for bound, count in zip(BOUNDS, self._buckets, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        lines += [f'{name}_bucket{{le="+Inf"}} {self._count}', f"{name}_sum {self._sum:.6f}"]
        return [*lines, f"{name}_count {self._count}"]


class Metrics:
    """Counted where it happens, told when somebody asks. No name of a table, a guest or an address is in it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.requests = Times()
        """From a request's arrival until it is answered."""
        self.writes = Times()
        """From a change's being wanted until it is durable."""
        self.thoughts = Times()
        """From a bot's being asked until it, or a simpler one in its place, has answered or failed."""
        self._now: dict[str, Callable[[], float]] = {}

    def watch(self, name: str, read: Callable[[], float]) -> None:
        """Something that is read when it is asked for."""
        self._now[name] = read

    def text(self) -> str:
        """All of it in Prometheus' text format."""
        lines = []
        for name, meaning in COUNTED.items():
            lines += [f"# HELP ludotheque_{name}_total {meaning}", f"# TYPE ludotheque_{name}_total counter"]
            lines.append(f"ludotheque_{name}_total {self.counts[name]}")
        timed = {"request_seconds": self.requests, "write_seconds": self.writes, "think_seconds": self.thoughts}
        for name, times in timed.items():
            lines += [f"# TYPE ludotheque_{name} histogram", *times.lines(f"ludotheque_{name}")]
        for name, read in self._now.items():
            lines += [f"# TYPE ludotheque_{name} gauge", f"ludotheque_{name} {read():g}"]
        return "\n".join(lines) + "\n"


COUNTED = {
    "moves": "Entries of journals that are durable, nature's too.",
    "refused": "Requests that were refused.",
    "write_failures": "Changes that the store did not keep.",
    "late_writes": "Changes that the store did not keep because another node has the table by now.",
    "tables_lost": "Tables that another node has taken.",
}
"""What is counted, and what it means."""
