"""The clauses of the README."""

from __future__ import annotations

from ludotheque.core import NATURE
from ludotheque.core.match import Match
from ludotheque_pig import GAME
from ludotheque_pig.moves import Fall, Hold, Roll


def rolled(*faces: int, **changes: int) -> Match:
    """Seat 0 rolls these faces."""
    match = Match(GAME, GAME.new_box(**changes))
    for face in faces:
        match.play(0, Roll())
        match.play(NATURE, Fall(face))
    return match


def test_roll_or_hold() -> None:  # 1
    match = rolled(6, 5)

    assert set(match.legal(0)) == {Roll(), Hold()}
    assert match.actors == {0}
    assert match.view(1).total == 11


def test_all_faces_are_equally_likely() -> None:  # 1
    match = rolled(faces=4)
    match.play(0, Roll())

    assert match.odds() == {Fall(1): 1, Fall(2): 1, Fall(3): 1, Fall(4): 1}


def test_a_bust_loses_the_turn_but_not_the_bank() -> None:  # 2
    match = rolled(6)
    match.play(0, Hold())
    match.play(1, Hold())
    for face in (5, 1):
        match.play(0, Roll())
        match.play(NATURE, Fall(face))

    assert match.outcome.scores == (6, 0)
    assert match.view(0).total == 0
    assert match.actors == {1}


def test_another_face_may_bust() -> None:  # 2
    assert rolled(1, bust=2).view(0).total == 1
    assert rolled(2, bust=2).actors == {1}


def test_holding_banks_and_passes_the_die() -> None:  # 3
    match = rolled(6, 4)
    match.play(0, Hold())

    assert match.outcome.scores == (10, 0)
    assert match.actors == {1}


def test_the_die_comes_round() -> None:  # 3
    match = rolled(seats=3)
    for seat in (0, 1, 2):
        match.play(seat, Hold())

    assert match.actors == {0}


def test_the_first_to_bank_the_goal_wins() -> None:  # 4
    match = rolled(6, 6, goal=12)
    assert not match.is_over
    match.play(0, Hold())

    assert match.is_over
    assert match.outcome.winners == (0,)


def test_the_last_seat_may_win_too() -> None:  # 4
    match = Match(GAME, GAME.new_box(goal=3))
    match.play(0, Hold())
    match.play(1, Roll())
    match.play(NATURE, Fall(3))
    match.play(1, Hold())

    assert match.is_over
    assert match.outcome.winners == (1,)


def test_who_has_enough_must_hold() -> None:  # 4
    assert rolled(6, 6, goal=12).legal(0) == [Hold()]
    assert len(rolled(6, 5, goal=12).legal(0)) == 2
