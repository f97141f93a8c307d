"""How long everything lasts, and what the clock does for a seat that lets its time pass."""

import random
from itertools import pairwise

import pytest

from ludotheque.core import NATURE, Tempo
from ludotheque.games.rok.moves import Aim, Award, Done, Drift, Pay, Push, Steal
from ludotheque.games.rok.state import AWARDING, GRABBING, SHOWING

from .dealing import deal, fresh, named


def phases(table, moves):
    """The numbers of the clock before and after each of these moves of whoever is on turn."""
    numbers = [table.match.tempo.phase]
    for move in moves:
        table.play(min(table.match.actors), move)
        numbers.append(table.match.tempo.phase)
    return numbers


@pytest.mark.clause("2.5")
def test_the_faces_are_read_after_the_flight():
    table = fresh(hand=[1] * 4, flight=777)
    assert table.match.tempo == Tempo()
    table.draw("b0", "a0")
    assert table.match.tempo == Tempo()
    for rune in ("o0", "o1"):
        shown = table.nature(*list(table.match.odds())[-1:])
        assert shown.match.tempo == Tempo()
        table.nature(next(iter(table.match.odds())))
        assert rune not in table.visible
    assert table.phase == SHOWING
    tempo = table.match.tempo
    assert (tempo.earliest, tempo.latest) == (777, 0)
    table.nature(next(iter(table.match.odds())))
    assert table.match.tempo == tempo, "nature waits but once"
    assert table.nature(next(iter(table.match.odds()))).match.tempo.phase != tempo.phase


@pytest.mark.clause("2.5", "3.7")
@pytest.mark.parametrize(("visible", "latest"), [("o5 o5", 20_250), ("o5 o6", 3_250)])
def test_where_all_runes_fall_face_down_the_race_waits_for_the_flight(visible, latest):
    table = deal("b7 a7", visible=visible, hand=[1] * 4, flight=777).race()
    table.steps()
    table.throw("?", "?")
    assert table.phase == GRABBING
    assert table.visible == visible.split(), "what lies there has been read in an earlier throw"
    tempo = table.match.tempo
    assert (tempo.earliest, tempo.latest) == (777 + 250, 777 + latest)
    table.race()
    table.steps()
    table.throw("?", "o0")
    assert table.match.tempo.earliest == 250, "the flight was over before the face was read"


@pytest.mark.clause("3.3", "3.7", "3.8")
def test_the_race():
    table = deal(visible="b0 b0 a1")
    tempo = table.match.tempo
    assert (tempo.earliest, tempo.latest, tempo.cooldown) == (250, 20_250, 250)
    assert (tempo.hold, tempo.equal) == (150, 10)
    tempo = deal(visible="b0 b0", fair=0).match.tempo
    assert (tempo.hold, tempo.equal) == (0, 0)
    tempo = deal(visible="b0 b0", announced=5, shortest=100, longest=1000, cooldown=7, hold=8, equal=9).match.tempo
    assert tempo[:3] == (5, 1005, 7)
    assert (tempo.hold, tempo.equal) == (8, 9)


@pytest.mark.clause("3.7")
@pytest.mark.parametrize(
    ("visible", "grabs", "is_open"),
    [
        ("a1 b1 o1", "", False),
        ("a1 b1 a1", "", True),
        ("a1 b1 a1", "a1", True),
        ("a1 b1 a1", "a1 a1", False),
        ("a7 b1", "", True),
        ("a7 b1", "a7", False),
        ("b7 b1", "b7", False),
        ("b1", "b1", False),
    ],
)
def test_a_race_stays_open_while_there_is_something_to_grab(visible, grabs, is_open):
    table = deal("b7 a7", visible=visible).grab(0, grabs)
    assert table.match.tempo.latest == (20_250 if is_open else 3_250)


@pytest.mark.clause("3.7")
def test_grabs_do_not_start_the_clock_anew():
    table = deal("b7 a7", visible="b0 b0 b7 a7")
    number = table.match.tempo.phase
    for seat, rune in ((0, "b0"), (1, "a7"), (0, "b7"), (1, "b0")):
        assert table.grab(seat, rune).match.tempo.phase == number
    assert table.done(0).match.tempo.phase == number


def test_time_to_mark():
    table = deal(visible="b0 b0", calm=1)
    assert (table.match.tempo.latest, table.match.tempo.cooldown) == (60_000, 0)
    number = table.match.tempo.phase
    assert table.mark(0, 1).match.tempo.phase == number


def test_time_to_pay_and_each_pair_has_its_own():
    table = deal(visible="b0 b1 b2", loot=["o0 o0 o1 o1"]).race("b0 b1 b2")
    assert (table.match.tempo.earliest, table.match.tempo.latest) == (600, 0)
    table.step()
    assert (table.match.tempo.earliest, table.match.tempo.latest) == (0, 20_000)
    numbers = phases(table, [Pay(*named("o0"))])
    assert len(set(numbers)) == 2


def test_time_to_flick_and_to_order():
    table = deal("b0 b1 b2", visible="b0 b1 b2").race("b1", "b2", "b0")
    moves = [Aim(0), Push(20), Drift(0, 0), Aim(0), Push(22), Drift(0, 0), Aim(0), Push(21), Drift(0, 0)]
    numbers = phases(table, moves)
    assert all(one != other for one, other in pairwise(numbers))
    assert table.match.tempo.latest == 20_000
    numbers = phases(table, [Steal(0), Steal(2)])
    assert len(set(numbers)) == 3


def test_every_step_is_left_to_be_seen():
    visible = "o0 b1 b1 a7 b7 a5 o5"
    table = deal("b7 a7 o7", visible=visible, hidden=2).grab(0, "o0 b1 a7").grab(2, "b1 b7").done()
    seen = []
    while table.match.tempo != Tempo():
        tempo = table.match.tempo
        assert (tempo.earliest, tempo.latest) == (600, 0)
        seen.append(tempo.phase)
        table.step()
    assert len(seen) == len(set(seen)) == 8, "check, part, two thefts, two new runes, clear, the bag goes on"


def test_every_award_is_left_to_be_seen():
    table = deal(visible="b0 b0 o1 o2", calm=1).mark(0, 0, 1, 2, 3).mark(1, 0, 1, 2, 3).done()
    seen = []
    while table.phase == AWARDING:
        tempo = table.match.tempo
        assert (tempo.earliest, tempo.latest) == (600, 0)
        seen.append(tempo.phase)
        table.nature(Award(0))
    assert len(seen) == len(set(seen)) == 3, "the pair, and two single runes"
    assert table.match.tempo.phase not in seen


def test_the_clock_is_done_pays_flicks_and_orders():
    table = deal(visible="b0", loot=["o0 o0 o1 o1"])
    assert table.match.lapse(0) == Done()
    table.race("b0").step()
    assert table.match.lapse(0) == Pay(*named("o0"))
    assert deal(visible="b0", calm=1).match.lapse(1) == Done()
    table = deal("b0 b1", visible="b0 b1").race("b1", "b0")
    assert table.match.lapse(0) == Aim(0)
    assert table.play(0, Aim(0)).match.lapse(0) == Push(18)
    table.play(0, Push(18)).nature(Drift(2, 2))
    assert table.state.distance[0] > 0, "the clock's flick never touches Destiny"
    table.flick(0, 1)
    assert table.match.lapse(0) == Steal(0)


@pytest.mark.parametrize("calm", [0, 1])
def test_the_clock_alone_brings_a_match_to_its_end(calm):
    table = fresh(seats=3, starter=-1, calm=calm, throws=5)
    rng = random.Random(1)
    while not table.match.is_over:
        for seat in table.match.actors:
            if seat == NATURE:
                table.match.chance(rng)
            else:
                table.match.play(seat, table.match.lapse(seat), clock=True)
    assert table.state.throws == 5
    assert not any(map(any, table.state.loot)), "the clock grabs nothing"
