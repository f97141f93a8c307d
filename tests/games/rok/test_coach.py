"""When the coach of Rök speaks: at the gate, and between two throws."""

import random

import pytest
from tests.lessons import hear

from ludotheque import new_match
from ludotheque.core import NATURE
from ludotheque.games.rok import GAME
from ludotheque.games.rok.moves import Done, Grab
from ludotheque.games.rok.state import CHECKING, CLEARING, GRABBING, HANDING_ON, MARKING, PAYING


def positions(seed, grabs, **options):
    """What seat 0 hears in each position of a match in which it grabs some runes of each throw, and its rival none."""
    rng = random.Random(seed)
    match = new_match("rok", seats=2, starter=0, **options)
    while not match.is_over:
        yield hear(match, 0)
        if NATURE in match.actors:
            match.chance(rng)
            continue
        seat = min(match.actors)
        legal = match.legal(seat)
        free = [move for move in legal if isinstance(move, Grab)]
        may_grab = seat == 0 and free and match.state.grabs[0] < grabs
        match.play(seat, rng.choice(free) if may_grab else Done() if Done() in legal else rng.choice(legal))


@pytest.mark.parametrize("calm", [0, 1])
def test_nothing_is_said_during_a_race(calm):
    for _, view, _, keys, _ in positions(1, 1, calm=calm):
        assert not keys or view.phase not in (GRABBING, MARKING)


def test_a_mistake_is_told_when_it_is_looked_at():
    told = [view.phase for _, view, _, keys, _ in positions(3, 1) if "mistake" in keys and view.throws == 1]
    assert told[0] == CHECKING


def test_whoever_has_to_pay_is_told_why():
    told = (view.phase for seed in range(12) for _, view, _, keys, _ in positions(seed, 8) if "mistake" in keys)
    assert PAYING in told


def test_who_makes_no_mistake_hears_of_it_after_the_second_throw():
    heard = [(view.throws, view.phase) for _, view, _, keys, _ in positions(3, 0) if "mistake" in keys]
    assert heard[0][0] == 2
    assert {phase for _, phase in heard} <= {CLEARING, HANDING_ON}


def test_the_end_is_told_from_the_first_pause_between_two_throws_but_not_before_the_last():
    heard = [view.throws for _, view, _, keys, _ in positions(5, 0, throws=3) if "end" in keys]
    assert set(heard) == {1, 2}


def test_the_gate_and_the_practice_throw_tell_the_rest():
    assert [step.key for step in GAME.coach.steps if step.idle] == ["mistake", "end"]
    assert all(keys <= {"mistake", "end"} for *_, keys, _ in positions(7, 2))
