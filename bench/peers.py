"""Benchmarks of other libraries, each run in a virtual environment of its own under .bench/."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OPEN_SPIEL = "open_spiel==2.0.2"


def environment(name: str, requirement: str) -> Path:
    """The Python of the virtual environment .bench/`name`, made with `requirement` installed if it is missing."""
    folder = ROOT / ".bench" / name
    python = folder / "bin" / "python"
    # Written last, so that a half-made environment or one of another version is made again.
    installed = folder / "installed.txt"
    if not installed.exists() or installed.read_text() != requirement:
        print(f"making {folder} with {requirement}", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", requirement], check=True, stdout=sys.stderr)
        installed.write_text(requirement)
    return python


def pin_to_one_core() -> None:
    """Keep this process on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def openspiel_pig(seconds: float) -> dict[str, Any]:
    """Measure OpenSpiel's `pig` on one core, in repetitions of `seconds`; see bench/openspiel_pig.py for the keys."""
    python = environment("openspiel", OPEN_SPIEL)
    script = Path(__file__).with_name("openspiel_pig.py")
    print(f"running {script.name}", file=sys.stderr, flush=True)
    command = [str(python), str(script), "--seconds", str(seconds)]
    finished = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, preexec_fn=pin_to_one_core)
    result: dict[str, Any] = json.loads(finished.stdout)
    return result


if __name__ == "__main__":
    print(json.dumps(openspiel_pig(seconds=3.0), indent=2))
