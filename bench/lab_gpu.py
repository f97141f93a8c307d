"""The lab on a GPU: tallies and measures held against those of the processors, then both bars measured.

python bench/lab_gpu.py [--games 100000] [--only karma,rok] [--out FILE]

Needs an NVIDIA GPU with numba-cuda, and msgspec. Each game and bot is a process of its own, so that they compile side
by side; one at a time is on the GPU, and one at a time on the cores. It fails if a tally of random games differs.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # some releases of numba-cuda still ask for it

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludotheque.lab.setup import Setup

GAMES = ("karma", "kasimir", "kiwetin", "rok", "spirits", "pig")
SEED = 1
SLOW = 5
"""How many times fewer games are compared between heuristics."""
SECONDS = 1.0
"""How long a measurement lasts at least."""
MANY = 100_000_000
"""Random games of Spirits of the Wild that are to take less than 25 s."""


def compared(id: str, bot: str, games: int) -> dict[str, Any]:
    """Are tally and rows the same on processors and GPU, and how many games a second do a core and the GPU play?"""
    from ludotheque.lab.engines import Local
    from ludotheque.lab.gpu import Gpu
    from ludotheque.lab.setup import prepare
    from ludotheque.lab.simulate import simulate

    setup, gpu = set_up(id, bot), Gpu()
    took: dict[str, float] = {}
    with timed(took, "gpu_compiling"):
        gpu.prepare(setup, lambda: None)
    with timed(took, "cpu_compiling"):
        prepare(setup)
    with alone("cpu"):
        expected = simulate(setup, games, Local())
        with ThreadPoolExecutor() as pool:
            starts = range(0, games, 1000)
            parts = pool.map(lambda start: rows_of(setup, start, min(1000, games - start)), starts)
            rows = np.concatenate(list(parts))
        core = speed_of_a_core(setup)
    with alone("gpu"):
        same = simulate(setup, games, gpu) == expected
        differing = float((gpu.play(setup, 0, games).rows.copy_to_host() != rows).any(axis=1).mean())
        return {"same": same, "differing": differing, "core": core, "gpu": speed_of(setup, gpu), "took": took}


def set_up(id: str, bot: str) -> Setup:
    """A game as it comes, with the same bot everywhere."""
    from ludotheque.core import game
    from ludotheque.lab.setup import Setup

    return Setup(id, {}, (bot,) * game(id).new_box().seats, SEED)


def rows_of(setup: Setup, first: int, games: int) -> Any:
    """The rows of some games, by machine code."""
    from ludotheque.lab.setup import play

    return play(setup, first, games).rows


def speed_of_a_core(setup: Setup) -> float:
    """Games a second of one thread."""
    from ludotheque.lab.setup import play

    count = 100
    while True:
        begun = time.perf_counter()
        play(setup, 0, count)
        spent = time.perf_counter() - begun
        if spent > SECONDS / 2:
            return count / spent
        count = int(count * min(10.0, 1.5 * SECONDS / max(spent, 1e-6)))


def speed_of(setup: Setup, gpu: Any) -> float:
    """Games a second of the GPU, counted and brought home: a part of a long run, so that all threads have several."""
    begun = time.perf_counter()
    gpu.play(setup, 0, gpu.part)
    return float(gpu.part / (time.perf_counter() - begun))


def whole_run(games: int) -> dict[str, Any]:
    """`simulate spirits --games … --bots random --gpu` without the terminal: what is compiled, played, and told."""
    import msgspec

    from ludotheque.lab.gpu import Gpu
    from ludotheque.lab.report import report
    from ludotheque.lab.simulate import simulate

    setup, gpu = set_up("spirits", "random"), Gpu()
    took: dict[str, float] = {}
    with timed(took, "compiling"):
        gpu.prepare(setup, lambda: None)
    with timed(took, "playing"):
        tally = simulate(setup, games, gpu)
    with timed(took, "report"):
        told = report(setup, tally)
        size = len(msgspec.json.encode(told))
        size += page_size(told)
    wins = [round(seat.wins.mean, 5) for seat in told.seats]
    return {"games": tally.games, "moves": tally.moves, "wins": wins, "bytes": size, "took": took}


def page_size(told: Any) -> int:
    """The report as a page too, where what its words need is installed."""
    try:
        from ludotheque.lab.html import told as drawn

        return len(drawn(told, "en"))
    except ImportError:
        return 0


@contextmanager
def timed(took: dict[str, float], what: str) -> Iterator[None]:
    """Note how many seconds something takes."""
    begun = time.perf_counter()
    yield
    took[what] = round(time.perf_counter() - begun, 2)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with Path(os.environ["GPU_BENCH"], what).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def spawned(*arguments: str) -> dict[str, Any]:
    """What a process of its own has found out."""
    done = subprocess.run([sys.executable, __file__, *arguments], check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        return {"error": done.returncode}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def told(id: str, bot: str, row: dict[str, Any]) -> str:
    """A row of the table."""
    if "error" in row:
        return f"| {id} | {bot} | failed with {row['error']} |"
    same, took = "same" if row["same"] else "DIFFERENT", row["took"]
    return (
        f"| {id} | {bot} | {same} | {row['differing']:.4%} | {row['gpu']:,.0f} | {row['core']:,.0f} "
        f"| {row['gpu'] / row['core']:.0f} | {took['gpu_compiling']} s | {took['cpu_compiling']} s |"
    )


def installed(folder: str) -> None:
    """Let the games be found as if they were installed."""
    home = Path(folder, "ludotheque-0.dist-info")
    home.mkdir()
    home.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque\nVersion: 0\n")
    lines = ["[ludotheque.games]"]
    for project in (ROOT, ROOT / "examples/pig"):
        declared = tomllib.loads((project / "pyproject.toml").read_text())["project"]["entry-points"]
        lines += [f"{id} = {place}" for id, place in declared["ludotheque.games"].items()]
    home.joinpath("entry_points.txt").write_text("\n".join(lines))
    paths = [folder, str(ROOT / "src"), str(ROOT / "examples/pig/src"), os.environ.get("PYTHONPATH", "")]
    os.environ |= {"PYTHONPATH": os.pathsep.join(path for path in paths if path), "GPU_BENCH": folder}
    os.environ |= {"LUDOTHEQUE_CACHE": f"{folder}/cache", "NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"}


def main() -> None:
    """Compare, measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--many", type=int, default=MANY)
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--out", type=Path, help="write all that was measured into this file")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--whole", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        id, bot = options.one
        print(json.dumps(compared(id, bot, options.games)))
        return
    if options.whole:
        print(json.dumps(whole_run(options.many)))
        return
    rows: dict[str, Any] = {}
    print(f"{options.games:,} random games, {options.games // SLOW:,} between heuristics; games a second", flush=True)
    print("| game | bots | tally | games that differ | GPU | one core | times | compiling, GPU | compiling, CPU |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        installed(folder)

        def measure(id: str, bot: str) -> None:
            games = options.games // (1 if bot == "random" else SLOW)
            rows[f"{id} {bot}"] = spawned("--games", str(games), "--one", id, bot)
            print(told(id, bot, rows[f"{id} {bot}"]), flush=True)

        pairs = [(id, bot) for bot in ("heuristic", "random") for id in options.only.split(",")]
        with ThreadPoolExecutor(len(pairs)) as pool:
            list(pool.map(lambda pair: measure(*pair), pairs))
        whole = spawned("--many", str(options.many), "--whole")
        print(f"simulate spirits, {options.many:,} random games on the GPU: {json.dumps(whole)}")
    if options.out:
        options.out.write_text(json.dumps({"games": rows, "whole": whole}, indent=1))
    is_right = "error" not in whole and all("error" not in row for row in rows.values())
    sys.exit(0 if is_right and all(row["same"] for name, row in rows.items() if name.endswith("random")) else 1)


if __name__ == "__main__":
    main()
