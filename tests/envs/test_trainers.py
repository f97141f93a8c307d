"""What is trained plays: a policy's arrays as a bot, and a trainer of somebody else's."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludotheque.bots import load
from ludotheque.core import game
from ludotheque.envs.observing import form
from ludotheque_pig.moves import Hold, Roll

ROOT = Path(__file__).parent.parent.parent
AGENT = ROOT / "examples" / "train" / "agent.py"
NOTEBOOK = AGENT.with_name("spirits.ipynb")


def code_of(notebook: Path) -> list[str]:
    """The cells of a notebook that are run."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code"), "outputs are not kept"
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_the_cells_of_the_notebook_are_python() -> None:
    for cell in code_of(NOTEBOOK):
        compile(cell, NOTEBOOK.name, "exec")


@pytest.mark.soak
def test_the_notebook_trains_a_bot_that_plays(tmp_path: Path) -> None:
    """For some seconds only, in an environment with PyTorch."""
    from bench.trainer import libraries

    script = "\n".join(code_of(NOTEBOOK))
    assert "MINUTES = 5.0" in script
    script = f"import sys; sys.path.insert(0, {str(AGENT.parent)!r})\n" + script.replace("= 5.0", "= 0.2")
    told = "assert tally.games == 20 and len(curve) > 1"
    subprocess.run([sys.executable, "-c", f"{script}\n{told}"], check=True, cwd=tmp_path, env=libraries())
    assert (tmp_path / "policy.pt").is_file()
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_a_policy_plays_as_a_bot_without_pytorch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights that know one thing: once the turn's total is 100 and more, to hold."""
    pig = game("pig")
    (inputs,) = form("one-hot", pig).space.shape or (0,)
    box, view = pig.new_box(), pig.view()
    view.total = 99
    seen = form("one-hot", pig)(np.array(view.flat(), np.int32))
    weight, place = np.zeros((1, inputs)), int(np.flatnonzero((seen > 0) & (seen < 1))[0])
    weight[0, place] = 1
    layers = {"weight0": weight, "bias0": np.full(1, -seen[place]), "weight1": np.ones((1, 1)), "bias1": np.zeros(1)}
    layers |= {"weight2": np.array([[0.0], [1.0]]), "bias2": np.array([1e-6, 0.0])}
    np.savez(tmp_path / "policy.npz", game="pig", **layers)
    monkeypatch.setenv("POLICY", str(tmp_path / "policy.npz"))
    bot = load(pig, f"{AGENT}:policy")
    assert bot.games == ("pig",)
    chosen = []
    for total in (0, 50, 99, 100, 500):
        view.total = total
        move, _ = bot.policy(box, view, [0, 1], 2, [1, 2], ())
        chosen.append(pig.moves.decode(move))
    assert chosen == [Roll(), Roll(), Roll(), Hold(), Hold()]
    assert "torch" not in sys.modules


@pytest.mark.soak
def test_another_trainer_beats_random_play() -> None:
    """sb3-contrib's MaskablePPO on Spirits, in an environment of its own with PyTorch."""
    command = [sys.executable, "-m", "bench.trainer"]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout
    assert float(told.splitlines()[-1]) >= 0.8
