"""Plays what ppo.py has learnt, in plain NumPy: `--bots examples/train/agent.py:policy`.

The file with the weights is `policy.npz` in the folder where the program was started, or the one that POLICY names.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludotheque.bots import Chooser
from ludotheque.core import game
from ludotheque.core.moves import Move
from ludotheque.envs.observing import form


@cache
def learnt() -> Any:
    """The layers and the game that they play."""
    file = Path(os.environ.get("POLICY", "policy.npz"))
    if not file.is_file():
        raise FileNotFoundError(f"there is no {file}: examples/train/ppo.py writes one, and POLICY names another")
    arrays = np.load(file)
    chosen = game(str(arrays["game"]))
    layers = [(arrays[f"weight{number}"], arrays[f"bias{number}"]) for number in range(3)]
    return chosen, form("one-hot", chosen), layers


class policy(Chooser):  # it is named on the command line
    """Takes the legal move that the network likes best."""

    games = (learnt()[0].id,)

    def choose(self, view: Any, moves: list[Move], rng: Random) -> Move:
        """The best of the moves."""
        chosen, encode, layers = learnt()
        inner = encode(np.array(view.flat(), np.int32))
        for weight, bias in layers[:-1]:
            inner = np.maximum(weight @ inner + bias, 0)
        weight, bias = layers[-1]
        numbers = np.array([chosen.moves.encode(move) for move in moves]) - chosen.moves.actions.start
        return moves[int(np.argmax(weight[numbers] @ inner + bias[numbers]))]
