"""What bots do in a worker: think, and work out forecasts and plans."""

from __future__ import annotations

import json
import os
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.bots import find, plan
from ludotheque.core.chance import seed
from ludotheque.core.game import game, games


class Thought(NamedTuple):
    """What a bot is given to choose from: its seat's view, never the state."""

    game: str
    changes: dict[str, Any]
    bot: str
    view: dict[str, Any]
    legal: list[int]
    seed: int
    plan: str = ""
    """Where what the bot has worked out beforehand lies, if anywhere."""


class Answer(NamedTuple):
    """A bot's move by its number, and how many milliseconds it would take over it."""

    move: int
    delay: int


class Question(NamedTuple):
    """What a game works out a forecast from."""

    game: str
    changes: dict[str, Any]
    view: dict[str, Any]


def look_around() -> None:
    """Import what a bot needs to think, before one is asked to."""
    import numpy as np

    for each in games().values():
        each.new_box()
    np.zeros(1)


def think(thought: Thought) -> Answer:
    """Let a bot choose; runs in a worker."""
    chosen = game(thought.game)
    box = _box(thought.game, json.dumps(thought.changes))
    found = find(chosen, thought.bot)
    prepared = _plan(thought.plan) if thought.plan else plan(found, box) if found.prepare else ()
    rng = [0, 0]
    seed(rng, thought.seed, 0)
    view = chosen.view(**thought.view)
    move, delay = found.policy(box, view, thought.legal, len(thought.legal), rng, prepared)
    return Answer(int(move), int(delay))


def forecast(question: Question) -> dict[str, Any] | None:
    """What the game works out for a player on turn, if it does: `forecast(box, view)`; runs in a worker."""
    chosen = game(question.game)
    if chosen.forecast is None:
        return None
    return chosen.forecast(chosen.new_box(**question.changes), chosen.view(**question.view))


def work_out(id: str, changes: dict[str, Any], bot: str, path: str) -> int:
    """Keep a bot's plan for a box in a file; its size in bytes."""
    import numpy as np

    chosen = game(id)
    made = plan(find(chosen, bot), chosen.new_box(**changes))
    # Nobody ever reads half of one.
    with tempfile.NamedTemporaryFile(dir=Path(path).parent, delete=False) as file:
        np.save(file, made)
    os.replace(file.name, path)
    return Path(path).stat().st_size


@lru_cache(maxsize=64)
def _box(id: str, changes: str) -> Any:
    return game(id).new_box(**json.loads(changes))


@lru_cache(maxsize=16)
def _plan(path: str) -> Any:
    """A plan as it lies on disk: what is not looked at is not read."""
    import numpy as np

    return np.asarray(np.load(path, mmap_mode="r"))
