"""The GPU's kernels without a GPU: Numba's simulator runs them as plain Python, in a process of its own.

On a real one `bench/gpu.py` compares 100,000 games of every game with the machine code, number by number.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ludotheque.core import game
from ludotheque.core.compiler import interpreted
from ludotheque.core.gpu import LONG, MANY, _tidied
from ludotheque.lab.engines import MissingExtra
from ludotheque.lab.gpu import Gpu
from ludotheque.lab.setup import Setup, play
from ludotheque.testing.conformance.batches import ListBatch, row_of

if TYPE_CHECKING:
    from pathlib import Path

SIMULATED = """
import sys
from types import SimpleNamespace
import numpy as np
from numba import cuda
from numba.cuda.simulator import kernelapi
from ludotheque.core import game
from ludotheque.core.data import Field
from ludotheque.core.gpu import GpuBatch, GpuPlayouts

# The simulator has no device to ask, and its local arrays forget that a record's fields have names.
cuda.get_current_device = lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=1)
kernelapi.FakeCUDALocal.array = lambda self, shape, kind: np.rec.array(np.zeros(shape, kind)) if kind == RECORD \
    else np.zeros(shape, kind)
np.seterr(over="ignore")
played = game(sys.argv[1])
# NumPy computes with 8 bits where compilers make 64 of them; test_kernels.py has the machine code with narrow states.
Field.bits = 32
RECORD = played.state.dtype(narrow=True)
playouts = GpuPlayouts(played, played.new_box(), most=2, threads=128)
moves = playouts.play(3, 5, 2)
batch = GpuBatch(played, played.new_box(), count=3, seed=4)
batch.reset()
for _ in range(12):
    batch.pick()
    batch.step()
seen = batch.look(cuda.to_device(np.array([1, 0, 1], np.int32)))
arrays = [playouts.results, batch.acting, batch.observations, batch.masks, batch.choices, batch.counts, seen]
from ludotheque.core import gpu_watching
from ludotheque.lab.setup import Setup, numbered, planned, thinking

gpu_watching.COUNTING = 128
RECORDS = [kind.dtype(narrow=True) for kind in (played.state, played.view, gpu_watching.before(played), \
    gpu_watching.Course)]
kernelapi.FakeCUDALocal.array = lambda self, shape, kind: np.rec.array(np.zeros(shape, kind)) if kind in RECORDS \
    else np.zeros(shape, kind)
for bot in ("random", "heuristic"):
    setup = Setup(played.id, {}, (bot,) * played.new_box().seats, 3)
    given = (played, setup.box(), thinking(setup), numbered(setup), planned(setup))
    counts = gpu_watching.GpuWatch(*given, most=2, threads=128).play(3, 5, 2)
    np.savez(f"{sys.argv[2]}-{bot}", counts.rows, counts.sums, counts.kept, counts.failing)
np.savez(sys.argv[2], *(array.copy_to_host() for array in arrays), moves)
"""


@pytest.mark.parametrize("id", ["pig", "spirits"])
def test_the_kernels_of_a_gpu_do_what_the_rules_do(id: str, tmp_path: Path) -> None:
    file = tmp_path / "told.npz"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    subprocess.run([sys.executable, "-c", SIMULATED, id, file], env=environment, check=True)
    results, *told, moves = (array.tolist() for array in np.load(file).values())

    played = game(id)
    box, buffers = played.new_box(), [[0] * played.most_legal for _ in range(2)]
    expected = [[0] * (2 + box.seats) for _ in range(2)]
    arrays = ([box], [played.state()], *buffers, [0, 0])
    assert interpreted(played, "playouts")(*arrays, 3, 5, 2, expected) == moves
    assert results == expected

    batch = ListBatch(played, box, count=3, seed=4)
    batch.reset()
    for _ in range(12):
        batch.pick()
        batch.step()
    expected_told = (batch.acting, batch.observations, batch.masks, batch.choices, batch.counts, batch.look([1, 0, 1]))
    for one, other in zip(told, expected_told, strict=True):
        assert one == [row_of(other, row) for row in range(3)]

    for bot in ("random", "heuristic"):
        watched = play(Setup(id, {}, (bot,) * box.seats, 3), 5, 2)
        rows, sums, kept, failing = np.load(f"{file}-{bot}.npz").values()
        assert np.array_equal(rows, watched.rows)
        assert np.array_equal(sums, watched.sums)
        assert np.array_equal(kept, watched.kept)
        assert failing == -1


def test_what_is_long_and_called_often_is_kept_apart_once() -> None:
    text = "define i32 @f()\n{\n" + "  br label %a\n" * LONG + "}\n" + "define i32 @g()\n{\n  call i32 @f()\n}\n" * MANY
    (tidied,) = _tidied([text, text])
    assert "define i32 @f() noinline\n{" in tidied
    assert "define i32 @g()\n{" in tidied
    assert tidied.count("!llvm.loop !990") == LONG


def test_without_a_gpu_it_says_what_is_needed() -> None:
    with pytest.raises(MissingExtra, match="numba-cuda"):
        Gpu()


def test_a_game_move_by_move_is_the_same_game() -> None:
    pig = game("pig")
    box, out, weights = pig.new_box(), [0] * pig.most_legal, [0] * pig.most_legal
    whole, stepped = pig.state(), pig.state()
    for state in (whole, stepped):
        pig.rules.start(box, state)
    interpreted(pig, "playout")(box, whole, out, weights, [1, 2])
    rng = [1, 2]
    while interpreted(pig, "play_on")(box, stepped, out, weights, rng, [0, 0, 0]):
        assert stepped.moves <= whole.moves
    assert stepped == whole
