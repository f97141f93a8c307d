"""Somebody else's trainer, sb3-contrib's MaskablePPO, on Spirits against random play.

python -m bench.trainer [STEPS]

It trains in an environment of its own (PyTorch's wheel is large), for a short run, and prints the share of matches that
it then wins.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

from bench import peers

STEPS = 60_000
MATCHES = 200
SB3 = "sb3-contrib==2.9.2"


def libraries() -> dict[str, str]:
    """Surroundings in which our Python finds sb3-contrib, and PyTorch and matplotlib that come with it."""
    python = peers.environment("sb3", SB3)
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    library = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    return {**os.environ, "PYTHONPATH": library}


def trained(steps: int) -> float:
    """Train for so many steps, in a process that finds the library beside everything that ludotheque needs."""
    command = [sys.executable, "-m", "bench.trainer", str(steps), "here"]
    finished = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=libraries(), cwd=peers.ROOT)
    return float(finished.stdout.splitlines()[-1])


def train_here(steps: int) -> float:
    """Train, play, and answer the share of wins."""
    from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]

    from ludotheque.envs.single import SeatEnv

    env = SeatEnv("spirits", bots="random", observation="one-hot")
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, n_epochs=4, learning_rate=1e-3, seed=1)
    begun = time.process_time()
    model.learn(steps)
    print(f"{steps:,} steps in {time.process_time() - begun:.0f} s of processor time", file=sys.stderr)
    wins = 0.0
    for match in range(MATCHES):
        seen, info = env.reset(seed=1000 + match)
        is_over = False
        while not is_over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, is_over, _, info = env.step(int(action))
        wins += (reward + 1) / 2
    return wins / MATCHES


if __name__ == "__main__":
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else STEPS
    print(train_here(steps) if "here" in sys.argv else trained(steps))
