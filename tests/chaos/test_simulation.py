"""Faults from a seed: nothing is lost, doubled or contradicted; and the simulation finds what one could get wrong."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.chaos.planted import BUGS, Bug
from tests.chaos.simulation import drawn, run, shrunk

SEEDS = 300
"""In every run of the tests; `make chaos` has 10,000."""
WITHIN = 1000
MENDED = {
    557: "a move that was kept was refused when it was asked again while the store did not answer",
    3176: "so was a remark of which nobody knew",
    3717: "a move was refused, and done after that for its repeat over another line",
    5894: "a node joined anew without hearing so, and never again took what nobody has",
}
"""Seeds that found something."""


@pytest.mark.parametrize("first", range(1, SEEDS + 1, 10))
def test_nothing_is_lost_whatever_goes_wrong(first: int) -> None:
    failed = {seed: came.problems for seed in range(first, first + 10) if (came := run(drawn(seed))).problems}
    assert failed == {}


@pytest.mark.parametrize("seed", MENDED)
def test_what_a_seed_has_found_stays_mended(seed: int) -> None:
    assert run(drawn(seed)).problems == [], MENDED[seed]


def test_a_seed_repeats_to_the_byte() -> None:
    """In other processes too, where words have other hashes."""
    command = [sys.executable, "-c", "from tests.chaos.simulation import *; print(run(drawn(12)).digest)"]
    digests = {run(drawn(12)).digest}
    for hashes in ("1", "2"):
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": hashes}
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


def found(bug: Bug, within: int) -> int:
    """The first seed that finds a bug; 0 for none."""
    with bug():
        return next((seed for seed in range(1, within + 1) if run(drawn(seed)).problems), 0)


QUICK = ["told_before_it_is_kept", "no_fence", "half_a_change", "orphans_left_alone"]


@pytest.mark.parametrize("bug", [bug for bug in BUGS if bug.__name__ in QUICK], ids=lambda bug: bug.__name__)
def test_an_obvious_bug_is_found_at_once(bug: Bug) -> None:
    assert found(bug, 30)


@pytest.mark.soak
@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_every_planted_bug_is_found(bug: Bug) -> None:
    assert found(bug, WITHIN)


def test_what_fails_is_shrunk() -> None:
    bug = next(bug for bug in BUGS if bug.__name__ == "told_before_it_is_kept")
    with bug():
        short = shrunk(drawn(1))
        assert run(short).problems
        assert short.faults == ()
