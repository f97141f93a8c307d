"""Matches of every game stepped in a batch and by `Match`: every observation, mask and reward is the same."""

from __future__ import annotations

import random

import pytest
from tests.conformance.batches import ListBatch, compare
from tests.conformance.tables import Setup, setups

from ludotheque.core import games
from ludotheque.core.batch import NEXT_STEP, SAME_STEP, Batch

BATCHES = {"interpreted": ListBatch, "compiled": Batch}
ROWS = 2


def play_beside_matches(id: str, way: str, matches: int, seed: int) -> None:
    """So many matches of a game, at tables with every number of seats and changed boxes in turn."""
    tables = [setup for setup in setups() if setup.game.id == id]
    rng = random.Random(seed)
    for number in range(max(len(tables), -(-matches // ROWS))):
        setup: Setup = tables[number % len(tables)]
        mode = (NEXT_STEP, SAME_STEP)[(number + number // len(tables)) % 2]
        batch = BATCHES[way](setup.game, setup.box, count=ROWS, seed=seed, first=7 * number, mode=mode)
        compare(batch, rng, matches=ROWS)


@pytest.mark.parametrize("way", BATCHES)
@pytest.mark.parametrize("id", games())
def test_a_batch_does_what_matches_do(id: str, way: str) -> None:
    play_beside_matches(id, way, matches=10, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("way", BATCHES)
@pytest.mark.parametrize("id", games())
def test_a_batch_does_what_matches_do_for_long(id: str, way: str) -> None:
    play_beside_matches(id, way, matches=200, seed=2**40)
