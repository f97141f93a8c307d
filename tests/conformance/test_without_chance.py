"""A game without chance, coach, outlook, account or bots is held to the suite like any other."""

import pytest
from tests.conformance.nim import GAME

from ludotheque.testing.conformance import *  # noqa: F403

GAMES = [GAME]


@pytest.fixture(autouse=True)
def known_to_records(monkeypatch):
    """It is not installed."""
    monkeypatch.setattr("ludotheque.core.record.game", lambda id: GAME)
