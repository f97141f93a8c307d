"""What is learnt where: the tables of each game, and a lesson that can be stopped and gone on with."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from ludotheque.bots import load
from ludotheque.bots.network import mind
from ludotheque.lab.ladder import contest
from ludotheque.train.ppo import SelfPlay, Setting, Table
from ludotheque.train.watching import Watch, Watching

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludotheque.core.game import Game
    from ludotheque.train.learner import Learner

BETWEEN = 60.0
"""Seconds from one look at how strong it is to the next."""
FEW = 3
"""Values of an option that are tried each."""
GAMES = 200
"""Games that such a look takes."""


def tables(game: Game) -> list[Table]:
    """All seat counts, the usual one most; and every option of a few values, each for itself, where it applies."""
    usual = game.defaults["seats"]
    found = [Table({}, 4)]
    found += [Table({"seats": seats}, 1) for seats in game.seats if seats != usual]
    for each in game.components:
        if each.is_option and each.low == 0 and each.high < FEW and each.name != "seats":
            seats = min(max(usual, each.seats[0]), each.seats[1])
            found += [
                Table({"seats": seats, each.name: value}, 1)
                for value in range(each.low, each.high + 1)
                if value != each.default
            ]
    return found


def apprentice(game: Game, mentor: str, seconds: float, file: Path, seed: int, tell: Callable[[str], None]) -> None:
    """Learn for so long by watching a bot, from what the file has on; keep it there, and say whom to ask."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    watch = Watch() if device == "cuda" else Watch(part=4096)
    learner = Watching(game, load(game, mentor), tables(game), watch, seed, device)
    if resume(learner, file):
        tell(f"going on from {file}")
    try:
        learner.learn(seconds, tell)
    except KeyboardInterrupt:
        tell("stopped")
    keep(learner.weights(), file)
    told = f'version = {game.version}\nmentor = "{mentor}"\ngames = {learner.games}\n'
    file.with_suffix(".toml").write_text(told, encoding="utf-8")
    tell(f"kept in {file}")


def resume(learner: Learner, file: Path) -> bool:
    """Go on from a file, if it is there."""
    if not file.exists():
        return False
    with np.load(file) as kept:
        learner.resume({name: kept[name] for name in kept.files})
    return True


def school(
    game: Game, seconds: float, file: Path, seed: int, rows: int | None, tell: Callable[[str], None]
) -> list[dict[str, Any]]:
    """Learn for so long, from what the file has on; keep it there, and say how it does against the game's best bot."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    setting = Setting() if device == "cuda" else Setting(rows=1024, length=32, part=4096)
    if rows is not None:
        setting = setting._replace(rows=rows)
    learner = SelfPlay(game, tables(game), setting, seed, device)
    if resume(learner, file):
        tell(f"going on from {file}")
    box, rival = game.new_box(), [*game.bots, "random"][-1 if not game.bots else len(game.bots) - 1]
    curve: list[dict[str, Any]] = []
    began = time.monotonic()

    def look() -> None:
        weights = learner.weights()
        share = contest(game, box, "master@0", rival, seed, 0, GAMES, mind(weights)) / GAMES
        keep(weights, file)
        told = f'version = {game.version}\nagainst = "{rival}"\nbeats = {share:.3f}\ngames = {learner.games}\n'
        file.with_suffix(".toml").write_text(told, encoding="utf-8")
        curve.append({"seconds": time.monotonic() - began, "games": learner.games, "share": share})
        tell(f"{share:.1%} of {GAMES} games against {rival}, at first sight; kept in {file}")

    try:
        learner.learn(seconds, tell, BETWEEN, look)
    except KeyboardInterrupt:
        tell("stopped")
    look()
    return curve


def keep(weights: dict[str, Any], file: Path) -> None:
    """Write a file that is never half there."""
    with tempfile.NamedTemporaryFile(dir=file.parent, suffix=".npz", delete=False) as half:
        np.savez(half, **weights)
    os.replace(half.name, file)
