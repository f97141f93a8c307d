"""The clauses of the README, at a table where the test says what the die shows."""

from __future__ import annotations

from typing import Self

from ludotheque.testing import InTurn
from ludotheque_pig import GAME
from ludotheque_pig.moves import Fall, Hold, Roll


class Table(InTurn):
    """A table for Pig."""

    def roll(self, *faces: int) -> Self:
        """Whoever is to move rolls these faces."""
        for face in faces:
            self.play(Roll()).nature(Fall(face))
        return self

    def hold(self) -> Self:
        return self.play(Hold())


def table(**changes: int) -> Table:
    return Table.new(GAME, **changes)


def test_roll_or_hold() -> None:  # 1
    after = table().roll(6, 5)

    assert set(after.legal()) == {Roll(), Hold()}
    assert after.seat == 0
    assert after.match.view(1).total == 11


def test_all_faces_are_equally_likely() -> None:  # 1
    rolling = table(faces=4).play(Roll())

    assert rolling.match.odds() == {Fall(1): 1, Fall(2): 1, Fall(3): 1, Fall(4): 1}


def test_a_bust_loses_the_turn_but_not_the_bank() -> None:  # 2
    after = table().roll(6).hold().hold().roll(5, 1)

    assert after.scores == [6, 0]
    assert after.state.total == 0
    assert after.seat == 1


def test_another_face_may_bust() -> None:  # 2
    assert table(bust=2).roll(1).state.total == 1
    assert table(bust=2).roll(2).seat == 1


def test_holding_banks_and_passes_the_die() -> None:  # 3
    after = table().roll(6, 4).hold()

    assert after.scores == [10, 0]
    assert after.seat == 1


def test_the_die_comes_round() -> None:  # 3
    assert table(seats=3).hold().hold().hold().seat == 0


def test_the_first_to_bank_the_goal_wins() -> None:  # 4
    after = table(goal=12).roll(6, 6)
    assert not after.match.is_over

    assert after.hold().winners == (0,)


def test_the_last_seat_may_win_too() -> None:  # 4
    assert table(goal=3).hold().roll(3).hold().winners == (1,)


def test_who_has_enough_must_hold() -> None:  # 4
    assert table(goal=12).roll(6, 6).legal() == [Hold()]
    assert len(table(goal=12).roll(6, 5).legal()) == 2
