"""Matches of every game stepped in a batch and by `Match`: every observation, mask and reward is the same."""

from __future__ import annotations

import random

import pytest

from ludotheque.core import Game
from ludotheque.core.batch import NEXT_STEP, SAME_STEP, Batch
from ludotheque.testing.conformance.batches import ListBatch, compare
from ludotheque.testing.conformance.tables import Setup, setups

BATCHES = {"interpreted": ListBatch, "compiled": Batch}
ROWS = 2


def play_beside_matches(game: Game, way: str, matches: int, seed: int) -> None:
    """So many matches of a game, at tables with every number of seats and changed boxes in turn."""
    tables = setups(game)
    rng = random.Random(seed)
    for number in range(max(len(tables), -(-matches // ROWS))):
        setup: Setup = tables[number % len(tables)]
        mode = (NEXT_STEP, SAME_STEP)[(number + number // len(tables)) % 2]
        batch = BATCHES[way](setup.game, setup.box, count=ROWS, seed=seed, first=7 * number, mode=mode)
        compare(batch, rng, matches=ROWS)


@pytest.mark.parametrize("way", BATCHES)
def test_a_batch_does_what_matches_do(game: Game, way: str) -> None:
    play_beside_matches(game, way, matches=10, seed=1)
