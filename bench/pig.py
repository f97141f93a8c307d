"""Moves of Pig over WebSockets: tables of two people each, one move in flight a table, every move durable.

.venv/bin/python -m bench.pig                            # 50 clients, then 200
.venv/bin/python -m bench.pig --clients 1000
.venv/bin/python -m bench.pig --compare OLD NEW          # two checkouts by turns in the same minutes, and their ratio

A CPU second is one of user and system time of all the server's processes and threads. Times are milliseconds, half of
all and 99 % of all: from sending a move to hearing that it is done, and to the other player's hearing of it.
"""

import argparse
import asyncio
import gc
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bench.pig_tables import Table, opened
from bench.served import ROOT, Served, serving

WARM_UP = 2.0
HEAD = "clients   moves/s  moves/CPU s    done 50 %  99 %    told 50 %  99 %   clients' CPU"


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


class House:
    """One server, its tables, and what was measured there."""

    def __init__(self, served: Served, tables: list[Table]) -> None:
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


async def measured(checkouts: list[Path], clients: int, seconds: float, windows: int) -> list[House]:
    """Servers of several checkouts, all of them up, that are measured by turns."""
    async with AsyncExitStack() as stack:
        houses = []
        for checkout in checkouts:
            served = await stack.enter_async_context(serving(checkout))
            tables = opened(served.host, clients // 2)
            for table in tables:
                stack.callback(table.end)
                await table.begin()
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
    parser.add_argument("--clients", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=12.0, help="measured on each server")
    parser.add_argument("--windows", type=int, default=4, help="so many turns of each server")
    parser.add_argument("--compare", type=Path, nargs=2, metavar=("OLD", "NEW"), help="two checkouts' folders")
    options = parser.parse_args()
    # The players' own garbage is not the server's; it is collected between the windows.
    gc.disable()
    print("Pig, one server process, two people a table, one move in flight a table")
    print(HEAD)
    for clients in options.clients:
        checkouts = options.compare or [ROOT]
        houses = asyncio.run(measured(checkouts, clients, options.seconds, options.windows))
        for checkout, house in zip(checkouts, houses, strict=True):
            print(house, checkout.resolve().name if options.compare else "", flush=True)
        if options.compare:
            print(compared(*houses), flush=True)


if __name__ == "__main__":
    main()
