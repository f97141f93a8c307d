"""What every game is held to. A file of tests takes over the whole suite, and names its games:

    from ludotheque.testing.conformance import *

    GAMES = ["my_game"]

Without `GAMES` it is every installed game. What is played beside the box as it comes is for the game to say (`Trials`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots import bots
from ludotheque.core import Game, game, games
from ludotheque.core.words import LANGUAGES
from ludotheque.testing.conformance import (
    account,
    answers,
    batch,
    coach,
    codec,
    journal,
    kernels,
    lockstep,
    outlook,
    play,
    secrets,
    widths,
    words,
)
from ludotheque.testing.conformance.answers import Held
from ludotheque.testing.conformance.tables import setups

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

PARTS = (
    account, answers, batch, coach, codec, journal, kernels, lockstep, outlook, play, secrets, widths, words,
)  # fmt: skip

TESTS = {name: test for part in PARTS for name, test in vars(part).items() if name.startswith("test_")}
globals().update(TESTS)
__all__ = ["pytest_generate_tests", *TESTS]  # noqa: PLE0604 (they are strings)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test for each game: at its tables, with its bots, in every language, as it asks for."""
    named = getattr(metafunc.module, "GAMES", games())
    held = [each if isinstance(each, Game) else game(each) for each in named]
    asked: dict[str, Sequence[Any]] = {
        "setup": [setup for each in held for setup in setups(each)],
        "game": held,
        "bot": [Held(each, name) for each in held for name in bots(each)],
        "language": LANGUAGES,
    }
    for name, values in asked.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values, ids=[each.id if name == "game" else str(each) for each in values])
