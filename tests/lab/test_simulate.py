"""Mass simulation: counts, intervals, and that only the seed matters."""

import signal
import threading
from math import isclose

import pytest

from ludotheque.core import game
from ludotheque.core.compiler import compiled, interpreted
from ludotheque.core.counting import COLUMNS, MOVES, SCORES, WON
from ludotheque.core.errors import BoxError, UnknownBot
from ludotheque.lab.engines import Local
from ludotheque.lab.setup import Setup
from ludotheque.lab.simulate import simulate
from ludotheque.lab.tally import Measure, Tally


def simulated(*, id="pig", bots=("random", "heuristic"), games=3_000, seed=1, cores=None, **changes):
    return simulate(Setup(id, changes, bots, seed), games, Local(cores))


def tally_of(seats, *games):
    """The tally of games given by their winners, their moves and the seats' scores."""
    tally = Tally(game("pig"), seats)
    for index, (winners, moves, *scores) in enumerate(games):
        row = [0] * COLUMNS
        row[:2], row[SCORES : SCORES + seats] = (winners, moves), scores
        for seat in range(seats):
            row[WON + seat] = (winners >> seat & 1) * 840 // max(1, winners.bit_count())
        interpreted(game("pig"), "count")(seats, 0, row, [], index, tally.sums, tally.kept)
    return tally


def test_only_the_seed_matters_not_the_cores():
    assert simulated(cores=1) == simulated(cores=3)
    assert simulated(seed=1) != simulated(seed=2)


def test_a_longer_run_begins_with_the_shorter_one():
    longer, shorter = simulated(games=3_000), simulated(games=1_000)
    assert longer.games == 3_000
    assert shorter.moves < longer.moves


def test_the_better_bot_wins():
    tally = simulated()
    assert tally.win_rate(1).low > 0.95
    assert isclose(tally.win_rate(0).mean + tally.win_rate(1).mean, 1)


def test_symmetric_seats_win_alike():
    tally = simulated(id="karma", bots=("random", "random"), games=100_000)
    # Four standard errors: a seat that the first draws favoured would be far outside.
    assert tally.win_rate(0).mean == pytest.approx(0.5, abs=4 * 0.5 / 100_000**0.5)


def test_shared_and_missing_wins_are_counted():
    tally = tally_of(3, [0b011, 10, 5, 5, 1], [0b100, 20, 0, 0, 9], [0, 30, 1, 1, 1])
    assert [tally.win_rate(seat).mean for seat in range(3)] == pytest.approx([1 / 6, 1 / 6, 1 / 3])
    assert (tally.unwon, tally.shortest, tally.longest, tally.mean(Measure("moves", MOVES, 1)).mean) == (1, 10, 30, 20)
    assert tally.score(2).mean == pytest.approx(11 / 3)


def test_wilson_interval_of_a_known_sample():
    tally = tally_of(2, *[[0b01, 1, 0, 0]] * 30, *[[0b10, 1, 0, 0]] * 70)
    # Wilson's interval for 30 of 100, as tables give it.
    assert tuple(tally.win_rate(0)) == pytest.approx((0.30, 0.2189, 0.3958), abs=1e-4)


def test_interrupt_gives_what_there_is_so_far():
    main = threading.main_thread().ident

    def stop_early(tally):
        if tally.games:
            signal.pthread_kill(main, signal.SIGINT)

    tally = simulate(Setup("pig", {}, ("random", "random")), 10**8, progress=stop_early)
    assert 0 < tally.games < 10**8


def test_bots_must_fit_the_seats():
    with pytest.raises(BoxError, match="expected 2 bots"):
        simulated(bots=("random",))
    with pytest.raises(UnknownBot, match="expected one of: random, heuristic"):
        simulated(bots=("random", "genius"))


def test_it_says_so_when_rules_must_be_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    said = []
    compiled.cache_clear()
    for seed in (901, 902):
        setup = Setup("pig", {}, ("random", "random"), seed)
        simulate(setup, 10, compiling=lambda: said.append("compiling"))
    assert said == ["compiling"]
    compiled.cache_clear()
