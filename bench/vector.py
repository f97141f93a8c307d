"""Legal steps a second through Gymnasium's vector interface on one core, beside other libraries in the same run.

python -m bench.vector [--seconds 3] [--rows 512] [--no-peers]

The loop is that of Gymnasium's `benchmark_vector_step`, but actions are drawn from the masks, by machine code whose
time counts: without a mask most random actions are illegal, and refusals would be timed. Observations and masks are
written in every step. Seconds are the processor's, so a busy machine slows nobody's figures but by its caches.
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from bench import peers

from ludotheque.core import games
from ludotheque.envs.vector import VectorGame

REPETITIONS = 3
PEERS = {
    "pettingzoo": "pettingzoo[classic]==1.27.0",
    "openspiel": peers.OPEN_SPIEL,
    "rlcard": "rlcard==1.2.0",
    "pgx": "pgx==2.6.0",
}


def ours(id: str, rows: int, seconds: float, *, copy: bool, **changes: Any) -> dict[str, float]:
    """Steps and finished matches a second, the best of a few repetitions."""
    env = VectorGame(id, rows, copy=copy, threads=1, **changes)
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.draw())
    return max((_timed(env, seconds) for _ in range(REPETITIONS)), key=lambda result: result["steps"])


def _timed(env: VectorGame, seconds: float) -> dict[str, float]:
    steps = illegal = finished = 0
    over = np.zeros(env.num_envs, np.bool_)
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        _, _, terminated, _, info = env.step(env.draw())
        # A step that only begins a new match is none.
        steps += env.num_envs - int(np.count_nonzero(over))
        finished += int(np.count_nonzero(terminated))
        illegal += int(np.count_nonzero(info["illegal"]))
        over = terminated
    if illegal:
        raise RuntimeError(f"{illegal} of the actions drawn from masks were illegal")
    return {"steps": steps / spent, "finished": finished / spent}


def theirs(library: str, seconds: float) -> dict[str, float]:
    """The same of another library, in an environment of its own."""
    python = peers.environment(f"vector-{library}", PEERS[library])
    script = Path(__file__).with_name("vector_peers.py")
    print(f"running {script.name} {library}", file=sys.stderr, flush=True)
    command = [str(python), str(script), library, str(seconds)]
    finished = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, preexec_fn=peers.pin_to_one_core)
    result: dict[str, float] = json.loads(finished.stdout.splitlines()[-1])
    return result


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each repetition lasts")
    parser.add_argument("--rows", type=int, default=512, help="matches side by side")
    parser.add_argument("--no-peers", action="store_true", help="without the other libraries")
    options = parser.parse_args()
    others = {} if options.no_peers else {name: theirs(name, options.seconds) for name in PEERS}
    peers.pin_to_one_core()
    print(f"{'legal steps, one core':<34} {'steps a second':>15} {'as copies':>15} {'matches a second':>17}")
    for game in games().values():
        tables: list[dict[str, Any]] = [{}]
        if any(each.name == "calm" for each in game.components):
            tables.append({"calm": 1})
        if game.seats[0] == 1:
            tables.append({"seats": 1})
        for changes in tables:
            quick = ours(game.id, options.rows, options.seconds, copy=False, **changes)
            copied = ours(game.id, options.rows, options.seconds, copy=True, **changes)
            name = f"ludotheque {game.id}" + "".join(f" {key}={value}" for key, value in changes.items())
            print(f"{name:<34} {quick['steps']:>15,.0f} {copied['steps']:>15,.0f} {quick['finished']:>17,.0f}")
    for library, results in others.items():
        for name, steps in results.items():
            print(f"{library + ' ' + name:<34} {steps:>15,.0f}")


if __name__ == "__main__":
    main()
