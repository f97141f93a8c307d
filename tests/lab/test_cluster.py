"""A real local cluster: the same numbers, and a worker that dies changes nothing."""

import os
import subprocess
import sys

import msgspec
import pytest

from ludotheque.core import game, games
from ludotheque.lab.engines import Cluster, Local, MissingExtra
from ludotheque.lab.report import report
from ludotheque.lab.setup import Setup
from ludotheque.lab.simulate import simulate

PIG = Setup("pig", {}, ("random", "heuristic"), 6)
FEW = 12


@pytest.fixture(scope="module")
def cluster():
    """A scheduler and two workers, each a process of its own, on this machine alone."""
    from distributed import LocalCluster

    quiet = {"host": "127.0.0.1", "dashboard_address": None, "silence_logs": 50}
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, **quiet) as running:
        yield running


def test_a_cluster_counts_to_the_digit_what_threads_count_and_survives_a_worker(cluster):
    expected = simulate(PIG, 3_000, Local(2))
    engine = Cluster(cluster.scheduler_address, batch=100)
    killed = []

    def kill_once(tally):
        if tally.games and not killed:
            killed.append(next(iter(cluster.workers.values())).pid)
            os.kill(killed[0], 9)

    try:
        assert simulate(PIG, 3_000, engine) == expected
        assert simulate(PIG, 3_000, engine, progress=kill_once) == expected
    finally:
        engine.close()
    assert killed


@pytest.mark.parametrize("id", sorted(games()))
def test_every_game_is_counted_alike(cluster, id):
    seats = game(id).new_box().seats
    setup = Setup(id, {}, ("random", "heuristic", *["random"] * (seats - 2)), 7)
    engine = Cluster(cluster.scheduler_address, batch=5)
    try:
        counted = simulate(setup, FEW, engine)
    finally:
        engine.close()
    assert counted.games == FEW
    assert counted == simulate(setup, FEW, Local(2))
    one, other = (report(setup, each) for each in (counted, simulate(setup, FEW, Local(1))))
    assert msgspec.json.encode(one) == msgspec.json.encode(other), "to the last digit"


def test_a_scheduler_that_is_not_there_is_said():
    with pytest.raises(MissingExtra, match=r"no Dask scheduler answers at tcp://127.0.0.1:9"):
        Cluster("tcp://127.0.0.1:9")


def test_without_the_extra_all_else_works_and_the_extra_is_named():
    code = (
        "import sys; sys.modules['distributed'] = sys.modules['pyarrow'] = None\n"
        "from pathlib import Path\n"
        "from ludotheque.lab.engines import Cluster, MissingExtra\n"
        "from ludotheque.lab.files import write_parquet\n"
        "for wanted in (lambda: Cluster('tcp://x:1'), lambda: write_parquet([], Path('x'))):\n"
        "    try: wanted()\n"
        "    except MissingExtra as error: print(error)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.count("pip install ludotheque[lab]") == 2
