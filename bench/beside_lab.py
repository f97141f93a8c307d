"""Two people run jobs in the Lab of a server of our own: do those who play at its tables wait longer meanwhile?

.venv/bin/python -m bench.beside_lab               # nobody and both in turn, on one server
.venv/bin/python -m bench.beside_lab --rounds 8

At the tables are the same as for `bench.attacks`: three who make a move twelve times a second each, and one who plays
against a bot. What a server compiles when it starts is made before. Set LUDOTHEQUE_CACHE to an empty folder to see
what it costs them that the rules are compiled for the jobs.
"""

import argparse
import asyncio
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.attacks import Window
from bench.witness import ROOT, Served, Witnesses, serving, visitor

from ludotheque.core.game import ids
from ludotheque.server.workers import rehearse

JOBS: dict[str, dict[str, Any]] = {
    "127.0.0.41": {"game": "spirits", "bots": ["heuristic"] * 2},
    "127.0.0.42": {"game": "karma", "bots": ["heuristic"] * 2, "changes": {"reds": 5}},
}
"""Two households, each with a job that does not end meanwhile."""
SECONDS, GAMES, LONGEST = 10.0, 200_000, 300.0


class Job:
    """Somebody who lets the Lab play on and on."""

    def __init__(self, host: str, address: str, asked: dict[str, Any]) -> None:
        self._host, self._address, self._asked = host, address, asked
        self.games = 0
        self.is_ready = asyncio.Event()

    async def run(self) -> None:
        """Ask for one part after the other, as the page does; whoever is done begins again with another seed."""
        seed, counted = 0, ""
        async with visitor(self._host, self._address) as http:
            http.timeout = LONGEST
            before = 0
            while True:
                body = {**self._asked, "games": GAMES, "seed": seed, "counted": counted}
                found = (await http.post("/api/lab", json=body)).raise_for_status().json()
                self.games += found["games"] - before
                before, counted = found["games"], found["counted"]
                self.is_ready.set()
                if before == GAMES:
                    seed, counted, before = seed + 1, "", 0


async def _begun(served: Served) -> tuple[list[Job], list[asyncio.Task[None]]]:
    """Both jobs, and what runs them."""
    jobs = [Job(served.host, address, asked) for address, asked in JOBS.items()]
    return jobs, [asyncio.create_task(job.run()) for job in jobs]


async def _ready(jobs: list[Job], tasks: list[asyncio.Task[None]]) -> None:
    """Both have had their first answer; where one fails, it is told."""
    waiting = asyncio.gather(*(job.is_ready.wait() for job in jobs))
    done, _ = await asyncio.wait([*tasks, waiting], timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
    for each in done - {waiting}:
        each.result()
    if waiting not in done:
        raise TimeoutError(f"no answer of the Lab within {LONGEST:.0f} s")


async def _ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


async def measure(rounds: int) -> None:
    """Look at the players while nobody runs a job, while jobs are got ready, and while they run."""
    windows = {name: Window() for name in ("nobody", "preparing", "running")}
    games = 0
    with tempfile.TemporaryDirectory() as folder:
        async with serving(ROOT, Path(folder), "--pace", "0") as served, Witnesses(served.host) as witnesses:
            # Until processes are started and files read.
            await asyncio.sleep(4)
            async with windows["preparing"].open(served):
                jobs, tasks = await _begun(served)
                await _ready(jobs, tasks)
            await _ended(tasks)
            for _ in range(rounds):
                await asyncio.sleep(1)
                async with windows["nobody"].open(served):
                    await asyncio.sleep(SECONDS)
                jobs, tasks = await _begun(served)
                await _ready(jobs, tasks)
                before = sum(job.games for job in jobs)
                async with windows["running"].open(served):
                    await asyncio.sleep(SECONDS)
                games += sum(job.games for job in jobs) - before
                await _ended(tasks)
        print("Milliseconds: moves of people, half of all and 99 %; the longest that a bot elsewhere took.")
        print("Busy: the share of a core that the serving process took, its workers not counted.")
        print(f"{'':<10} {'half':>6} {'99 %':>6} {'bot':>6} {'busy':>5}   load {os.getloadavg()[0]:.1f}")
        for name, window in windows.items():
            print(f"{name:<10} {window.figures(witnesses.notes)}")
        print(f"Both jobs together: {games / rounds / SECONDS:,.0f} games a second, of either box.")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often nobody, and then both, run jobs")
    rounds = parser.parse_args().rounds
    for id in ids():
        rehearse(id)
    asyncio.run(measure(rounds))


if __name__ == "__main__":
    main()
