"""Typed moves and their numbers."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
import pytest

from ludotheque.core import Annotated, Codec, Meta, Move, NatureMove, Veiled
from ludotheque.core.errors import UnreadableMove
from ludotheque.core.moves import kind_of


class Side(StrEnum):
    """A side."""

    LEFT = "left"
    RIGHT = "right"


class Step(Move, frozen=True):
    """A step to a side, so far."""

    side: Side
    far: Annotated[int, Meta(ge=2, le=4)]


class TurnRound(Move, frozen=True):
    """Turn round, or not."""

    really: bool


class Rest(Move, frozen=True):
    """Do nothing."""


CODEC = Codec(Step, TurnRound, Rest)


def test_numbers_follow_the_declarations_with_the_last_field_running_fastest() -> None:
    assert [CODEC.decode(number) for number in range(len(CODEC))] == [
        Step(Side.LEFT, 2),
        Step(Side.LEFT, 3),
        Step(Side.LEFT, 4),
        Step(Side.RIGHT, 2),
        Step(Side.RIGHT, 3),
        Step(Side.RIGHT, 4),
        TurnRound(False),
        TurnRound(True),
        Rest(),
    ]
    assert CODEC.firsts() == [0, 6, 8]
    assert CODEC.first(TurnRound) == 6


def test_json_names_the_kind_and_the_fields() -> None:
    assert msgspec.to_builtins(Step(Side.LEFT, 3)) == {"do": "step", "side": "left", "far": 3}
    assert CODEC.read({"do": "turn_round", "really": True}) == TurnRound(True)
    assert kind_of(TurnRound(True)) == "turn_round"


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        "rest",
        [],
        {},
        {"do": "fly"},
        {"do": "step", "side": "left"},
        {"do": "step", "side": "up", "far": 3},
        {"do": "step", "side": "left", "far": 5},
        {"do": "step", "side": "left", "far": True},
        {"do": "step", "side": "left", "far": 3.5},
        {"do": "rest", "well": 1},
        {"do": {"do": "rest"}},
    ],
)
def test_what_is_no_move_cannot_be_read(plain: Any) -> None:
    with pytest.raises(UnreadableMove, match="expected one of: step, turn_round, rest"):
        CODEC.read(plain)


@pytest.mark.parametrize(
    "move", [Veiled("step"), Step(Side.LEFT, 5), Step(Side.LEFT, [3]), Step("up", 3), 3, None, [], {"do": "rest"}]
)
def test_what_is_no_move_has_no_number(move: Any) -> None:
    with pytest.raises(UnreadableMove, match="is no move of this game; expected one of: step, turn_round, rest"):
        CODEC.encode(move)


@pytest.mark.parametrize("hint", [int, str, Annotated[int, Meta(ge=1)], Annotated[int, "from 1 to 3"], list[int]])
def test_a_field_without_end_is_refused(hint: Any) -> None:
    kind = msgspec.defstruct("Jump", [("far", hint)], bases=(Move,), frozen=True)

    with pytest.raises(TypeError, match=r"Jump\.far must be a bool, an enum, or an int with Meta\(ge=…, le=…\)"):
        Codec(kind)


def test_moves_are_values() -> None:
    assert {Step(Side.LEFT, 3), Step(Side.LEFT, 3)} == {Step(Side.LEFT, 3)}
    with pytest.raises(AttributeError):
        Step(Side.LEFT, 3).far = 4  # type: ignore[misc]


class Fall(NatureMove, frozen=True):
    """Nature: a die falls."""

    face: Annotated[int, Meta(ge=1, le=6)]


class Roll(Move, frozen=True):
    """A seat's move."""


class Hold(Move, frozen=True):
    """Another."""


def test_the_moves_of_seats_stand_together() -> None:
    assert Codec(Fall, Roll, Hold).actions == range(6, 8)
    assert Codec(Roll, Hold, Fall).actions == range(2)
    with pytest.raises(TypeError, match="before or after"):
        Codec(Roll, Fall, Hold)
