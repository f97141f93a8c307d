"""Of the conformance suite, here and in Pig's package: what is run again with bounds checks on, and what is long."""

from __future__ import annotations

import pytest

from ludotheque.bots import bots
from ludotheque.testing.conformance.answers import Held

# Of the kernels' own loops one game shows all: with bounds checks on, lockstep runs every rule of every game.
CHECKED = {"test_playouts[pig]", "test_matches[pig]"}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark it."""
    if item.name in CHECKED or "in_lockstep[" in item.name:
        item.add_marker("boundscheck")
    held = item.callspec.params.get("bot") if hasattr(item, "callspec") else None
    # What a bot works out beforehand takes long.
    if isinstance(held, Held) and bots(held.game)[held.name].prepare:
        item.add_marker("soak")
