"""What bots do in a worker: think, and work out forecasts and plans."""

from __future__ import annotations

import json
import os
import tempfile
import time
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots import bots, find, is_from_elsewhere, plan
from ludotheque.bots.hints import Hint, adviser, hints
from ludotheque.bots.master import Searching, compile_search
from ludotheque.core.chance import seed
from ludotheque.core.game import MOST_SEATS, game, games
from ludotheque.core.rule import is_rule
from ludotheque.core.scheduler import DELAY, MOVE

if TYPE_CHECKING:
    from ludotheque.core.data import Data


SEARCH = "@search"
"""In place of a bot's name: the search, which all have in common that search."""


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
    is_compiled: bool = False
    """Is there machine code for it?"""


class Answer(NamedTuple):
    """A bot's move by its number, how many milliseconds it would take over it, and what it has computed meanwhile."""

    move: int
    delay: int
    seconds: float = 0.0


class Question(NamedTuple):
    """What a game works out a forecast from, or hints are worked out from."""

    game: str
    changes: dict[str, Any]
    view: dict[str, Any]


def look_around() -> None:
    """Import what a bot needs to think, before one is asked to."""
    import numpy as np

    for each in games().values():
        each.new_box()
    np.zeros(1)


def meet() -> None:
    """The same, and load the bots from elsewhere: what a trained one imports takes longer than a thought may."""
    look_around()
    for each in games().values():
        bots(each)


def think(thought: Thought) -> Answer:
    """Let a bot choose; runs in a worker."""
    chosen = game(thought.game)
    box = _box(thought.game, json.dumps(thought.changes))
    found = find(chosen, thought.bot)
    prepared = _plan(thought.plan) if thought.plan else plan(found, box) if found.prepare else ()
    rng = [0, 0]
    seed(rng, thought.seed, 0)
    view = chosen.view(**thought.view)
    begun = time.process_time()
    given = box, view, thought.legal, len(thought.legal), rng, prepared
    if isinstance(found.policy, Searching):
        # What has to be read from disk, or even compiled, is nothing to do while people wait.
        move, delay = found.policy.answer(*given, is_compiled=thought.is_compiled)
    elif thought.is_compiled and is_rule(found.policy):
        move, delay = ask(thought.game, thought.bot, records(box, view, thought.legal, rng, prepared))
    else:
        move, delay = found.policy(*given)
    return Answer(int(move), int(delay), time.process_time() - begun)


def compile_bot(id: str, bot: str) -> None:
    """Make machine code of a bot's policy, or read it from where another process has kept it."""
    import numba

    chosen = game(id)
    if bot == SEARCH:
        asked = adviser(chosen)
        assert asked is not None
        asked.compile()
        return
    given = records(chosen.new_box(), chosen.view(), [0], [0, 0], ())
    _kernel(id, bot).compile(tuple(map(numba.typeof, given)))


def ask(id: str, bot: str, given: tuple[Any, ...]) -> tuple[int, int]:
    """A bot's move and its delay, by machine code."""
    _kernel(id, bot)(*given)
    return given[-1][MOVE], given[-1][DELAY]


@cache
def _kernel(id: str, bot: str) -> Any:
    from ludotheque.core.compiler import compiled

    return compiled(game(id), "ask", (find(game(id), bot).policy,))


def records(box: Data, view: Data, legal: list[int], rng: list[int], plan: Any) -> tuple[Any, ...]:
    """What machine code is given, always of the same types: for others it would have to be compiled anew."""
    import numpy as np

    flat = np.asarray(plan if len(plan) else [0.0], np.float32).view()
    flat.setflags(write=False)
    numbers = np.array(legal, np.int64), len(legal), np.array(rng, np.int64)
    return box.record(), view.record(), *numbers, flat, np.zeros(2, np.int64)


def rehearse(id: str) -> None:
    """Make the plans and a forecast of a game once, and the search, so that what is compiled for them is kept
    on disk from now on."""
    from ludotheque.core.compiler import interpreted

    chosen = game(id)
    box, state, rng = chosen.new_box(), chosen.state(), [0, 0]
    # Levels may be the game's own bots by another name.
    for bot in dict.fromkeys(bot for name, bot in bots(chosen).items() if not is_from_elsewhere(chosen, name)):
        plan(bot, box)
        compile_search(bot)
    if chosen.forecast is None:
        return
    room = max(chosen.most_legal, MOST_SEATS)
    interpreted(chosen, "begin")(box, state, rng, 0, 0)
    while interpreted(chosen, "play_on")(box, state, [0] * room, [0] * room, rng, [0, 0, 0]):
        for seat in range(box.seats):
            view = chosen.view()
            chosen.rules.observe(box, state, seat, view)
            if chosen.forecast(box, view) is not None:
                return


def forecast(question: Question) -> dict[str, Any] | None:
    """What the game works out for a player on turn, if it does: `forecast(box, view)`; runs in a worker."""
    chosen = game(question.game)
    if chosen.forecast is None:
        return None
    return chosen.forecast(chosen.new_box(**question.changes), chosen.view(**question.view))


def advise(question: Question) -> list[Hint] | None:
    """What the seat of a view had best do; None where nobody can say yet. Runs in a worker."""
    chosen = game(question.game)
    box = _box(question.game, json.dumps(question.changes))
    return hints(chosen, box, chosen.view(**question.view))


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
