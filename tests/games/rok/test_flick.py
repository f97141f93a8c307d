"""Clauses 6: the flick, and how a rune slides."""

from itertools import product
from math import cos, hypot, radians, sin

import pytest

from ludotheque.core import NATURE
from ludotheque.games.rok.moves import Aim, Drift, Push
from ludotheque.games.rok.slide import root
from ludotheque.games.rok.state import AIMING, DRIFTING, MISS, ORDERING, PUSHING

from .dealing import deal


def quarrel(seats=2, **options):
    """All rob one another round the table."""
    own = [f"b{seat}" for seat in range(seats)]
    return deal(" ".join(own), " ".join(own), **options).race(*[own[seat - 1] for seat in range(seats)])


def thrown(degrees, force, swerve=0, surge=0):
    """The state after the first flick, which is seat 0's."""
    return quarrel().flick(degrees, force, swerve, surge).state


def length(force, surge=0):
    """How far a rune slides: speeds of 70 thousandths for each tick left, three ticks for each half force."""
    ticks = 3 * (2 * force + surge)
    return 0.070 * ticks * (ticks + 1) / 2


@pytest.mark.clause("6.1")
def test_each_flicks_from_the_rim():
    table = quarrel(3, lead=2)
    order = []
    while table.phase == AIMING:
        order.append(table.state.turn)
        table.flick(5, 10 + len(order))
        assert (table.state.slide_x[0], table.state.slide_y[0]) == (0, 900)
    assert order == [2, 0, 1]


@pytest.mark.clause("6.2")
def test_a_direction_then_a_force_then_chance():
    table = quarrel()
    assert table.phase == AIMING
    assert table.match.legal(0) == [Aim(degrees) for degrees in range(-30, 31)]
    table.play(0, Aim(-7))
    assert (table.phase, table.state.degrees) == (PUSHING, -7)
    assert table.match.legal(0) == [Push(force) for force in range(1, 41)]
    table.play(0, Push(31))
    assert (table.phase, table.state.force) == (DRIFTING, 31)
    assert table.match.actors == {NATURE}
    weights = [1, 4, 6, 4, 1]
    expected = {Drift(a, b): weights[a + 2] * weights[b + 2] for a, b in product(range(-2, 3), repeat=2)}
    assert table.match.odds() == expected


@pytest.mark.clause("6.2")
def test_a_box_without_deviations():
    table = quarrel(swerves=[0, 0, 1, 0, 0], surges=[0, 0, 0, 0, 3]).play(0, Aim(0), Push(5))
    assert table.match.odds() == {Drift(0, 2): 3}


@pytest.mark.clause("6.2", "6.3")
@pytest.mark.parametrize(("degrees", "swerve"), [(0, 0), (10, 0), (-10, 0), (20, 2), (20, -2), (-30, -2), (3, 1)])
@pytest.mark.parametrize(("force", "surge"), [(1, 0), (1, -1), (10, 0), (10, 2), (18, -2)])
def test_a_free_slide_ends_where_geometry_says(degrees, swerve, force, surge):
    state = thrown(degrees, force, swerve, surge)
    turned = radians(degrees + 2 * swerve)
    x, y = length(force, surge) * sin(turned), 900 - length(force, surge) * cos(turned)
    assert state.rest_x[0] == pytest.approx(x, abs=1)
    assert state.rest_y[0] == pytest.approx(y, abs=1)
    assert state.distance[0] == pytest.approx(hypot(x, y), abs=1)


@pytest.mark.clause("6.3")
@pytest.mark.parametrize("degrees", [16, 20, 30, -16, -25])
@pytest.mark.parametrize("surge", [-2, 0, 2])
def test_a_rune_bounces_off_the_rim(degrees, surge):
    state = thrown(degrees, 40, 0, surge)
    turned, rest = radians(degrees), length(40, surge)
    chord = 2 * 900 * cos(turned)
    assert rest > chord
    # By symmetry the way back makes the same angle with the normal as the way there.
    hit = (chord * sin(turned), 900 - chord * cos(turned))
    back = (sin(-3 * turned), cos(3 * turned))
    x, y = (at + (rest - chord) * ahead for at, ahead in zip(hit, back, strict=True))
    assert state.rest_x[0] == pytest.approx(x, abs=15)
    assert state.rest_y[0] == pytest.approx(y, abs=15)


@pytest.mark.clause("6.3")
@pytest.mark.parametrize("degrees", range(-30, 31, 3))
def test_no_slide_leaves_the_table_and_left_is_like_right(degrees):
    for force in range(1, 41, 3):
        state, mirrored = thrown(degrees, force, 1, 2), thrown(-degrees, force, -1, 2)
        points = list(zip(state.slide_x, state.slide_y, strict=True))[: state.slides]
        assert 2 <= state.slides <= 32
        assert all(hypot(x, y) <= 901 for x, y in points)
        assert points[-1] == (state.rest_x[0], state.rest_y[0])
        assert abs(state.distance[0] - mirrored.distance[0]) <= 1
        assert abs(state.rest_x[0] + mirrored.rest_x[0]) <= 1


@pytest.mark.clause("6.3")
def test_forces_reach_from_far_too_short_to_the_other_side():
    assert thrown(0, 1).distance[0] > 890
    assert thrown(20, 40).rest_y[0] < 0
    straight = [thrown(0, force).distance[0] for force in range(1, 24)]
    assert straight == sorted(straight, reverse=True)
    assert straight[-1] < 240


@pytest.mark.clause("6.4")
@pytest.mark.parametrize("force", [24, 30, 40])
def test_too_much_force_straight_ahead_touches_destiny(force):
    state = thrown(0, force)
    assert state.distance[0] == MISS
    assert 200 < hypot(state.rest_x[0], state.rest_y[0]) < 228, "it stays where it touched"


@pytest.mark.clause("6.4")
def test_a_rune_passes_destiny_by_or_touches_it():
    for degrees in range(31):
        passes = 900 * sin(radians(degrees)) > 227
        assert (thrown(degrees, 36).distance[0] != MISS) == passes, degrees


@pytest.mark.clause("6.5")
def test_the_nearest_wins():
    table = quarrel(3).flick(0, 18).flick(0, 22).flick(0, 20)
    assert (table.phase, table.state.turn) == (ORDERING, 1)
    assert sorted(table.state.distance[:3])[0] == table.state.distance[1]
    assert table.state.flicker[:3] == [2, 2, 2]


@pytest.mark.clause("6.5")
def test_a_miss_never_wins():
    table = quarrel().flick(0, 40).flick(30, 1)
    assert (table.phase, table.state.turn) == (ORDERING, 1)
    table = quarrel().flick(30, 1).flick(0, 40)
    assert (table.phase, table.state.turn) == (ORDERING, 0)


@pytest.mark.clause("6.6")
def test_those_tied_flick_once_more():
    table = quarrel(3).flick(0, 20).flick(0, 18).flick(0, 20)
    assert table.phase == AIMING
    assert (table.state.again, table.state.flicker[:3], table.state.turn) == (1, [1, 0, 1], 0)
    table.flick(0, 10)
    assert table.state.turn == 2
    table.flick(0, 11)
    assert (table.phase, table.state.turn) == (ORDERING, 2)


@pytest.mark.clause("6.6")
def test_misses_by_all_are_flicked_once_more():
    table = quarrel().flick(0, 40).flick(0, 39)
    assert (table.phase, table.state.again, table.state.flicker[:2]) == (AIMING, 1, [1, 1])
    table.flick(0, 40).flick(5, 3)
    assert (table.phase, table.state.turn) == (ORDERING, 1)


@pytest.mark.clause("6.6")
@pytest.mark.parametrize("force", [20, 40])
def test_then_the_order_of_play_decides(force):
    table = quarrel(3, lead=1)
    while table.phase == AIMING:
        table.flick(0, force)
    assert (table.phase, table.state.turn) == (ORDERING, 1)


@pytest.mark.clause("6.6")
def test_the_second_flick_is_won_by_its_nearest():
    table = quarrel(3, lead=1)
    table.flick(0, 20).flick(0, 20).flick(0, 20)
    table.flick(0, 40).flick(0, 9).flick(0, 8)
    assert (table.phase, table.state.turn) == (ORDERING, 2)


@pytest.mark.clause("6.6")
def test_a_tie_behind_the_nearest_is_no_tie():
    table = quarrel(3).flick(0, 20).flick(0, 22).flick(0, 20)
    assert (table.phase, table.state.turn, table.state.again) == (ORDERING, 1, 0)


def test_square_roots():
    for number in [*range(50), 227**2, 227**2 - 1, 900_000**2, 900_000**2 - 1]:
        assert root(number) ** 2 <= number < (root(number) + 1) ** 2
