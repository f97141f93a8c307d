"""How often `compare` cries wolf, and how often it sees what is there: long, so `make soak`."""

import pytest

from ludotheque.lab.compare import compare
from ludotheque.lab.engines import Local
from ludotheque.lab.setup import Setup

REPEATS, PLANTED = 200, 50
RANDOM = ("random", "random")


@pytest.mark.soak
@pytest.mark.parametrize(("id", "changes"), [("pig", {"goal": 30}), ("spirits", {})])
def test_equal_boxes_from_other_seeds_are_seldom_told_apart(id, changes):
    told = 0
    for repeat in range(REPEATS):
        sides = (Setup(id, changes, RANDOM, 2 * repeat + side) for side in (1_000, 1_001))
        told += any(row.is_real for row in compare(*sides, 2_000, Local(1)).rows())
    print(f"{id}: {told} of {REPEATS}")
    assert 2 <= told <= 17


@pytest.mark.soak
def test_a_planted_difference_of_a_point_is_found():
    """Of a hundred games the first seat wins one more: 1.05 ± 0.12, from 1,500,000 games of another seed."""
    found = 0
    for repeat in range(PLANTED):
        sides = (Setup("pig", {"goal": goal}, RANDOM, repeat) for goal in (34, 18))
        row = next(row for row in compare(*sides, 100_000).rows() if row.name == "wins-0")
        found += row.is_real
    print(f"{found} of {PLANTED}")
    assert found >= 45
