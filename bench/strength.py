"""How strong bots are that search, at all games, on all cores, in a given time: pairs of every game, seats swapped, and
what they expected of their positions. Results are those of a ladder; another run, of another seed, adds to them.

python bench/strength.py --minutes 9 --out strength            # all there is to measure
python bench/strength.py --minutes 5 --only '^(karma|rok) '

Needs nothing that core does not need.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from multiprocessing import cpu_count, get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots.levels import CHARACTERS, LEVELS, trust
from ludotheque.core import game
from ludotheque.lab.calibration import Reckoned, calibration, reckoned, together
from ludotheque.lab.keeping import kept
from ludotheque.lab.ladder import Result, Share, contest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

PART = 4.0
"""Seconds that some games of a pair take, about."""
GAMES = 1_000
LEVEL = "regular"
"""At this level characters are compared."""
PINNED = ("heuristic", "expert")
SEVERAL = {"seats": 4}
LADDER, CALIBRATION = "ladder.jsonl", "calibration.jsonl"


@dataclass
class Job:
    """Games of a pair, or of one bot against itself."""

    game: str
    bots: tuple[str, ...]
    games: int = GAMES
    changes: dict[str, Any] = field(default_factory=dict)
    started: int = 0
    finished: int = 0
    seconds: float = 0
    """What the finished games took, without making the machine code."""
    timed: int = 0
    """How many of them were."""

    @property
    def kernel(self) -> tuple[Any, ...]:
        """Jobs that say the same here share their machine code."""
        return self.game, len(self.bots), self.changes.get("seats"), *(each for each in self.bots if each in PINNED)

    @property
    def each(self) -> float:
        """Seconds a game takes; 0 where nothing is known yet."""
        return self.seconds / self.timed if self.timed else 0

    @property
    def had(self) -> float:
        """Seconds that it has had, with what is under way."""
        return self.seconds + (self.started - self.finished) * self.each

    def part(self) -> int:
        """How many games to play next."""
        return min(max(1, int(PART / self.each)) if self.timed else 1, self.games - self.started, 500)

    def __str__(self) -> str:
        changes = "".join(f" {name}={value}" for name, value in self.changes.items())
        return f"{self.game}{changes} {' : '.join(self.bots)}"


def jobs() -> Iterator[Job]:
    """All there is to measure."""
    for id in ("spirits", "kasimir", "karma", "rok", "kiwetin", "pig"):
        pinned = "expert" if id == "karma" else "heuristic"
        yield Job(id, ("master", pinned))
        if id != "rok":  # there levels differ in their hands, which are equal here
            yield from (Job(id, (upper, lower)) for lower, upper in pairwise(LEVELS))
        styles = [f"{LEVEL}-{character}" for character in CHARACTERS]
        yield from (Job(id, pair, GAMES // 2) for pair in combinations(styles, 2))
        yield from (Job(id, (level,)) for level in ("master", LEVEL))
        if SEVERAL["seats"] in game(id).seats:
            yield Job(id, ("master", pinned), GAMES // 2, SEVERAL)
    for id in ("spirits", "kasimir"):
        yield Job(id, ("master@20000", "heuristic"), GAMES // 10)
    # Does more search help, or does luck cap the game?
    for lower, upper in pairwise((25, 100, 400, 1600)):
        yield Job("kiwetin", (f"master@{upper}", f"master@{lower}"))
    for difficulty in range(3):
        yield Job("karma", ("master", "expert"), GAMES, {"seats": 1, "difficulty": difficulty})


def play(job: Job, seed: int, start: int, count: int) -> tuple[Result | Reckoned, float]:
    """Some games of a job, as they are kept; and the seconds they took."""
    began = time.monotonic()
    chosen = game(job.game)
    box = chosen.new_box(**job.changes)
    if len(job.bots) == 2:
        wins = contest(chosen, box, *job.bots, seed, start, count)
        changes = chosen.changes(box)
        found: Result | Reckoned = Result(chosen.id, chosen.version, changes, *job.bots, seed, start, count, wins)
    else:
        found = reckoned(chosen, box, *job.bots, seed, start, count)
    return found, time.monotonic() - began


def measure(jobs: list[Job], seed: int, seconds: float, out: Path) -> None:
    """Play until the time is over: next is always the job that has had the least of it."""
    deadline = time.monotonic() + seconds
    made: set[tuple[Any, ...]] = set()
    pending: dict[Future[tuple[Result | Reckoned, float]], tuple[Job, int]] = {}
    pool = ProcessPoolExecutor(cpu_count(), get_context("spawn"))
    with (out / LADDER).open("a") as ladder, (out / CALIBRATION).open("a") as calibrated:
        while (left := deadline - time.monotonic()) > 0:
            making = {job.kernel for job, _ in pending.values()} - made
            for _ in range(cpu_count() + 2 - len(pending)):
                waiting = [each for each in jobs if each.started < each.games and each.kernel not in making]
                waiting = [each for each in waiting if left > max(PART, each.each)]
                if not waiting:
                    break
                job = min(waiting, key=lambda each: each.had)
                count = job.part()
                pending[pool.submit(play, job, seed, job.started, count)] = job, count
                job.started += count
                making |= {job.kernel} - made
            if not pending:
                break
            for done in wait(pending, timeout=left, return_when=FIRST_COMPLETED).done:
                job, count = pending.pop(done)
                if (error := done.exception()) is not None:
                    print(f"{job} has failed and is left: {error}", flush=True)
                    job.games = 0
                    continue
                found, took = done.result()
                job.finished += count
                if job.kernel in made:
                    job.seconds += took
                    job.timed += count
                else:
                    made.add(job.kernel)
                    print(f"{took:5.0f} s until {job} could begin", flush=True)
                lines = ladder if isinstance(found, Result) else calibrated
                lines.write(msgspec.json.encode(found).decode() + "\n")
                lines.flush()
    # What is still under way is nobody's.
    for process in list(pool._processes.values()):
        process.kill()


def tell(jobs: list[Job], out: Path) -> None:
    """Print all that the folder has by now."""
    known, reckonings = kept(out / LADDER, Result), kept(out / CALIBRATION, Reckoned)
    for job in jobs:
        chosen = game(job.game)
        each = f"{job.each:8.3f} s a game" if job.timed else ""
        if len(job.bots) == 2:
            changes = chosen.changes(chosen.new_box(**job.changes))
            share = Share(0, 0.0)
            for result in known:
                if (result.game, result.changes, (result.first, result.second)) == (job.game, changes, job.bots):
                    share.games += result.games
                    share.wins += result.wins
            if share.games:
                print(f"{job!s:<58} {share.mean:6.1%} ± {share.reach:5.1%} of {share.games:5,} {each}")
        elif of_bot := [one for one in reckonings if (one.game, one.bot) == (job.game, *job.bots)]:
            positions = together(of_bot)
            found = calibration(positions, chosen.new_box().seats, trust(chosen, *job.bots))
            told = f"{found.error:6.1%} apart, {found.worst:.1%} at worst, {len(positions.won):,} positions"
            print(f"{job!s:<58} {told} of {found.games:,} games {each}")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="the folder of the results")
    parser.add_argument("--seed", type=int, default=2026, help="of the dice; a new one for every run that adds games")
    parser.add_argument("--only", default="", help="jobs whose names this regular expression finds")
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True)
    chosen = [job for job in jobs() if re.search(options.only, str(job))]
    measure(chosen, options.seed, options.minutes * 60, options.out)
    tell(chosen, options.out)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
