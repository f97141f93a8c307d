"""Whole games and batches on a GPU: compared with the machine code number by number, then timed.

python bench/gpu.py [--games 100000] [--only karma,rok] [--out FILE]

Needs an NVIDIA GPU with numba-cuda, and nothing that core does not need (msgspec, NumPy, Numba). Where PyTorch is there
it is handed the batch's arrays, which must not copy them, and makes a step of its own. Every game is a process of its
own, so that they compile side by side; only one at a time is on the GPU.
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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / folder) for folder in ("src", "examples/pig/src")]

import numpy as np  # noqa: E402

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # some releases of numba-cuda still ask for it

from ludotheque.core.batch import NEXT_STEP, SAME_STEP, Batch  # noqa: E402
from ludotheque.core.compiler import Binding, compiled, machine_code  # noqa: E402
from ludotheque.core.rule import rule  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ("karma", "kasimir", "kiwetin", "rok", "spirits", "pig")
SEED = 1
ROWS, MANY_ROWS = 1 << 14, 1 << 19
"""Matches side by side in the batch that is compared, and in the larger one that is timed as well."""
BLOCK = 128
"""Threads in a block."""
MOST = 4_000_000
"""Games in one launch, at most."""
SECONDS = 1.5
"""How long a measurement lasts, about."""
WORD = 0xFFFFFFFF


def load(id: str) -> Any:
    """A game, without the entry points of an installed package."""
    return import_module("ludotheque_pig" if id == "pig" else f"ludotheque.games.{id}").GAME


@rule
def fold(sum: int, value: int) -> int:
    """One more number in a running sum that no two stories share."""
    return ((sum ^ (value & WORD)) * 0x01000193) & WORD


@rule
def digests(  # type: ignore[no-untyped-def]
    sums, moves, acting, observations, masks, choices, counts, rewards, terminations, illegal, low, high
):
    """A number for each row that tells everything a batch wrote, step after step."""
    for row in range(low, high):
        sum = fold(fold(sums[row], moves[row]), acting[row])
        sum = fold(fold(sum, terminations[row]), illegal[row])
        for place in range(len(observations[row])):
            sum = fold(sum, observations[row][place])
        for place in range(len(masks[row])):
            sum = fold(sum, masks[row][place])
        sum = fold(sum, counts[row])
        for place in range(counts[row]):
            sum = fold(sum, choices[row][place])
        for place in range(len(rewards[row])):
            sum = fold(sum, int(rewards[row][place] * 1_000_000))
        sums[row] = sum


TOLD = ("moves", "acting", "observations", "masks", "choices", "counts", "rewards", "terminations", "illegal")


def told(batch: Batch) -> tuple[Any, ...]:
    """What a batch writes, and the moves it was given."""
    return tuple(getattr(batch, name) for name in TOLD)


def cpu_playouts(game: Any, games: int) -> tuple[Any, float]:
    """How the games end by the machine code, and its moves a second on all cores."""
    box, cores = game.new_box(), os.cpu_count() or 1
    kernel = compiled(game, "playouts")
    results = np.zeros((games, 2 + box.seats), np.int32)

    def play(first: int, count: int) -> int:
        out, weights = np.zeros((2, game.most_legal), np.int64)
        arrays = (box.record(), game.state().record(), out, weights, np.zeros(2, np.int64))
        return int(kernel(*arrays, SEED, first, count, results[first : first + count]))

    play(0, 1)
    begun = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        moves = sum(pool.map(lambda first: play(first, min(500, games - first)), range(0, games, 500)))
    return results, moves / (time.perf_counter() - begun)


def cpu_batch(game: Any, games: int) -> tuple[Any, Any, int]:
    """What a batch tells until so many matches are over: a number a row, the results, and how many steps it took."""
    digest = machine_code(Binding(digests), "digests")
    batch = Batch(game, game.new_box(), count=ROWS, seed=SEED, mode=NEXT_STEP)
    sums = np.zeros(ROWS, np.int64)
    parts = [(low, low + 512) for low in range(0, ROWS, 512)]
    batch.reset()
    over = rounds = 0
    with ThreadPoolExecutor() as pool:
        while over < games:
            batch.pick()
            batch.step()
            list(pool.map(lambda part: digest(sums, *told(batch), *part), parts))
            over += int(batch.terminations.sum())
            rounds += 1
    return sums, batch.results, rounds


def gpu_playouts(game: Any, expected: Any) -> dict[str, Any]:
    """Are the games the same on the GPU, and how many moves a second does it make?"""
    from ludotheque.core.gpu import GpuPlayouts

    games = len(expected)
    playouts = GpuPlayouts(game, game.new_box(), most=MOST)
    playouts.play(SEED, 0, games)
    same = bool(np.array_equal(playouts.results[:games].copy_to_host(), expected))
    count = 4 * games
    while True:
        begun = time.perf_counter()
        moves = playouts.play(SEED, games, count)
        spent = time.perf_counter() - begun
        if spent > SECONDS / 2 or count == MOST:
            return {"same": same, "moves_a_second": moves / spent, "games": count}
        count = min(MOST, int(count * min(10.0, SECONDS / spent)))


def gpu_batch(game: Any, sums: Any, results: Any, rounds: int) -> dict[str, Any]:
    """Does the batch tell the same on the GPU, and how many steps a second does it make?"""
    from numba import cuda

    from ludotheque.core.gpu import GpuBatch

    each = Binding(digests).rebuilt(cuda.jit(device=True), {})

    @cuda.jit  # type: ignore[untyped-decorator]
    def digest(sums, moves, acting, observations, masks, choices, counts, rewards, terminations, illegal, count):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            each(
                sums, moves, acting, observations, masks, choices, counts, rewards, terminations, illegal, row, row + 1
            )

    batch = GpuBatch(game, game.new_box(), count=ROWS, seed=SEED, mode=NEXT_STEP)
    mine = cuda.to_device(np.zeros(ROWS, np.int64))
    batch.reset()
    for _ in range(rounds):
        batch.pick()
        batch.step()
        digest[ROWS // BLOCK, BLOCK](mine, *told(batch), ROWS)
    same = np.array_equal(mine.copy_to_host(), sums) and np.array_equal(batch.results.copy_to_host(), results)
    speeds = {count: batch_speed(game, count) for count in (ROWS, MANY_ROWS)}
    return {"same": bool(same), "torch": torch_step(batch), "speeds": speeds}


def batch_speed(game: Any, count: int) -> dict[str, float]:
    """Steps a second of so many matches at once, moves picked at random from the legal ones in the same loop, and how
    many matches ended and moves were illegal in it."""
    from numba import cuda

    from ludotheque.core.gpu import GpuBatch

    @cuda.jit  # type: ignore[untyped-decorator]
    def count_up(totals, terminations, illegal, count):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < count:
            if terminations[row]:
                cuda.atomic.add(totals, 0, 1)
            if illegal[row]:
                cuda.atomic.add(totals, 1, 1)

    batch = GpuBatch(game, game.new_box(), count=count, seed=SEED, mode=SAME_STEP)
    totals = cuda.to_device(np.zeros(2, np.int64))

    def go_on() -> None:
        batch.pick()
        batch.step()
        count_up[count // BLOCK, BLOCK](totals, batch.terminations, batch.illegal, count)
        cuda.synchronize()

    batch.reset()
    for _ in range(20):
        go_on()
    totals.copy_to_device(np.zeros(2, np.int64))
    rounds, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        go_on()
        rounds += 1
    spent = time.perf_counter() - begun
    ended, illegal = totals.copy_to_host().tolist()
    return {"steps_a_second": rounds * count / spent, "matches_a_second": ended / spent, "illegal": illegal}


def torch_step(batch: Batch) -> str:
    """Is PyTorch handed the arrays themselves, and does a step with moves it draws from the masks go well?"""
    try:
        import torch
    except ImportError:
        return "not here"
    tensors = {name: torch.as_tensor(getattr(batch, name), device="cuda") for name in TOLD}
    for name, tensor in tensors.items():
        if tensor.data_ptr() != getattr(batch, name).__cuda_array_interface__["data"][0]:
            return f"COPIED {name}"
    is_asked = tensors["acting"] >= 0
    weights = tensors["masks"].float()
    weights[~is_asked, 0] = 1
    tensors["moves"].copy_(torch.multinomial(weights, 1)[:, 0])
    batch.step()
    torch.cuda.synchronize()
    is_told = bool((tensors["masks"].sum(1) == tensors["counts"]).all())
    return "no copy" if is_told and not bool(tensors["illegal"].any()) else "DIFFERENT"


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with Path(os.environ["GPU_BENCH"], what).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def measure(id: str, games: int) -> dict[str, Any]:
    """All that is measured of a game."""
    from ludotheque.core.gpu import GpuBatch, GpuPlayouts

    game = load(id)
    compiled_in = {}
    begun = time.perf_counter()
    GpuPlayouts(game, game.new_box(), most=1).play(SEED, 0, 1)
    compiled_in["playouts"] = time.perf_counter() - begun
    begun = time.perf_counter()
    small = GpuBatch(game, game.new_box(), count=1)
    small.reset()
    small.pick()
    small.step()
    compiled_in["batch"] = time.perf_counter() - begun
    with alone("cpu"):
        expected, speed = cpu_playouts(game, games)
        batch = cpu_batch(game, games)
    with alone("gpu"):
        return {
            "compiled_in": compiled_in,
            "cpu_moves_a_second": speed,
            "playouts": gpu_playouts(game, expected),
            "batch": gpu_batch(game, *batch),
        }


def spawned(id: str, games: int) -> dict[str, Any]:
    """A game measured in a process of its own."""
    command = [sys.executable, __file__, "--games", str(games), "--one", id]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    row: dict[str, Any] = (
        json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else {"error": done.returncode}
    )
    print(line(id, row), flush=True)
    return row


def line(id: str, row: dict[str, Any]) -> str:
    """A row of the table."""
    if "error" in row:
        return f"| {id} | failed with {row['error']} |"
    playouts, batch = row["playouts"], row["batch"]
    small, large = batch["speeds"].values()
    same = {True: "same", False: "DIFFERENT"}
    cells = [
        id,
        same[playouts["same"]],
        f"{playouts['moves_a_second'] / 1e9:.2f} G",
        same[batch["same"]],
        batch["torch"],
        f"{small['steps_a_second'] / 1e6:,.0f} M",
        f"{large['steps_a_second'] / 1e6:,.0f} M",
        f"{large['matches_a_second'] / 1e6:.2f} M",
        f"{small['illegal'] + large['illegal']}",
        f"{row['cpu_moves_a_second'] / 1e6:,.0f} M",
    ]
    return f"| {' | '.join(cells)} |"


def is_right(row: dict[str, Any]) -> bool:
    """Was everything the same, nothing copied, and no move illegal?"""
    return (
        "error" not in row
        and row["playouts"]["same"]
        and row["batch"]["same"]
        and row["batch"]["torch"] in ("no copy", "not here")
        and not any(speed["illegal"] for speed in row["batch"]["speeds"].values())
    )


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--out", type=Path, help="write all that was measured into this file")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure(options.one, options.games)))
        return
    chosen = options.only.split(",")
    print(f"{options.games:,} games; moves and steps a second; CPU: all {os.cpu_count()} cores")
    columns = ["game", "playouts", "moves", "batch", "PyTorch", f"steps, {ROWS:,} rows", f"{MANY_ROWS:,} rows"]
    columns += ["matches", "illegal", "moves, CPU"]
    print(f"| {' | '.join(columns)} |\n|{' --- |' * len(columns)}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"GPU_BENCH": folder, "LUDOTHEQUE_CACHE": f"{folder}/cache"}
        os.environ |= {"NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS": "0"}
        with ThreadPoolExecutor(len(chosen)) as pool:
            rows = list(pool.map(lambda id: spawned(id, options.games), chosen))
    if options.out:
        options.out.write_text(json.dumps(dict(zip(chosen, rows, strict=True)), indent=1))
    sys.exit(0 if all(map(is_right, rows)) else 1)


if __name__ == "__main__":
    main()
