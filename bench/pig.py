"""Moves of Pig over WebSockets: tables of two people each, one move in flight a table, every move durable.

.venv/bin/python -m bench.pig                            # 50 clients, then 200, then 1,000
.venv/bin/python -m bench.pig --clients 200 --peers      # beside boardgame.io, in memory and in files, by turns
.venv/bin/python -m bench.pig --compare OLD NEW          # two checkouts by turns in the same minutes, and their ratio

A CPU second is one of user and system time of all the server's processes and threads. Times are milliseconds, half of
all and 99 % of all: from sending a move to hearing that it is done, and to the other player's hearing of it.
"""

import argparse
import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench import boardgame
from bench.pig_tables import opened
from bench.served import ROOT, Served, serving

WARM_UP = 2.0
AT_ONCE = 50
"""So many tables begin together: what FlatFile writes for one alone waits for the next second."""
HEAD = "clients   moves/s  moves/CPU s    done 50 %  99 %    told 50 %  99 %   clients' CPU"


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


class House:
    """One server, its tables, and what was measured there."""

    def __init__(self, served: Served, tables: Sequence[Any]) -> None:
        self._served = served
        self._tables = tables
        self._seconds = self._cpu = self._own = 0.0
        self._done: list[float] = []
        self._told: list[float] = []
        self.rates: list[float] = []
        """Moves a CPU second in each window."""

    async def measure(self, seconds: float) -> None:
        """Play for a while, and take the time."""
        gc.collect()
        begun, cpu, own = time.perf_counter(), self._served.cpu_seconds(), time.process_time()
        times = await asyncio.gather(*(table.play(begun + seconds) for table in self._tables))
        spent = self._served.cpu_seconds() - cpu
        self._seconds += time.perf_counter() - begun
        self._cpu += spent
        self._own += time.process_time() - own
        self._done += [value for each in times for value in each.done]
        self._told += [value for each in times for value in each.told]
        self.rates.append(sum(len(each.done) for each in times) / spent)

    async def warm_up(self) -> None:
        """Play without taking the time."""
        until = time.perf_counter() + WARM_UP
        await asyncio.gather(*(table.play(until) for table in self._tables))

    @property
    def rate(self) -> float:
        """Moves a CPU second."""
        return len(self._done) / self._cpu

    @property
    def slowest(self) -> float:
        """Milliseconds within which 99 % of all moves were done."""
        return 1000 * percentile(self._done, 0.99)

    def __str__(self) -> str:
        done, told = ([1000 * percentile(each, share) for share in (0.5, 0.99)] for each in (self._done, self._told))
        return (
            f"{2 * len(self._tables):>7} {len(self._done) / self._seconds:>9.0f} {self.rate:>12.0f} "
            f"{done[0]:>12.1f} {done[1]:>5.1f} {told[0]:>12.1f} {told[1]:>5.1f} {self._own / self._seconds:>14.0%}"
        )


class Stand(NamedTuple):
    """A server that is to be measured."""

    name: str
    serving: Callable[[], AbstractAsyncContextManager[Served]]
    opened: Callable[[str, int], Sequence[Any]]


def ours(checkout: Path, name: str = "ludotheque, durable") -> Stand:
    """A checkout's server."""
    return Stand(name, lambda: serving(checkout), opened)


def peers() -> list[Stand]:
    """boardgame.io's."""
    return [
        Stand("boardgame.io, in memory", lambda: boardgame.serving(is_durable=False), boardgame.opened),
        Stand("boardgame.io, FlatFile", lambda: boardgame.serving(is_durable=True), boardgame.opened),
    ]


async def measured(stands: list[Stand], clients: int, seconds: float, windows: int) -> list[House]:
    """Several servers, all of them up, that are measured by turns."""
    async with AsyncExitStack() as stack:
        houses = []
        for stand in stands:
            served = await stack.enter_async_context(stand.serving())
            tables = stand.opened(served.host, clients // 2)
            for begun in range(0, len(tables), AT_ONCE):
                some = tables[begun : begun + AT_ONCE]
                for table in some:
                    stack.callback(table.end)
                await asyncio.gather(*(table.begin() for table in some))
            houses.append(House(served, tables))
            await houses[-1].warm_up()
        for _ in range(windows):
            for house in houses:
                await house.measure(seconds / windows)
        return houses


def compared(old: House, new: House) -> str:
    """The ratios of two servers measured by turns."""
    turns = [after / before for before, after in zip(old.rates, new.rates, strict=True)]
    rate, slowest = new.rate / old.rate, new.slowest / old.slowest
    return f"        new / old: {rate:.2f} moves/CPU s (by turns {median(turns):.2f}), {slowest:.2f} done 99 %"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=float, default=12.0, help="measured on each server")
    parser.add_argument("--windows", type=int, default=4, help="so many turns of each server")
    parser.add_argument("--peers", action="store_true", help="boardgame.io beside it")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("OLD", "NEW"), help="two checkouts' folders")
    options = parser.parse_args()
    # The players' own garbage is not the server's; it is collected between the windows.
    gc.disable()
    print("Pig, one server process, two people a table, one move in flight a table")
    print(HEAD)
    for clients in options.clients:
        stands = [ours(each, each.resolve().name) for each in options.compare] if options.compare else [ours(ROOT)]
        stands += peers() if options.peers else []
        houses = asyncio.run(measured(stands, clients, options.seconds, options.windows))
        for stand, house in zip(stands, houses, strict=True):
            print(f"{house}  {stand.name}", flush=True)
        if options.peers:
            for stand, house in zip(stands[1:], houses[1:], strict=True):
                rate, slowest = houses[0].rate / house.rate, houses[0].slowest / house.slowest
                print(f"        ours / {stand.name}: {rate:.2f} moves/CPU s, {slowest:.2f} done 99 %", flush=True)
        if options.compare:
            print(compared(*houses), flush=True)


if __name__ == "__main__":
    main()
