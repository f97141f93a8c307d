"""Rules written from declarations."""

from __future__ import annotations

from ludotheque.core import Data, copying, ints
from ludotheque.core.generate import clearing, function, listing
from ludotheque.core.rule import RULES


class Table(Data):
    """What lies open."""

    turn: int
    row: list[int] = ints(3)
    grid: list[list[int]] = ints(2, 2)


class State(Table):
    """And what does not."""

    secret: int


class Nothing(Data):
    """No field at all."""


def filled() -> State:
    return State(turn=1, row=[2, 3, 4], grid=[[5, 6], [7, 8]], secret=9)


def test_clearing_sets_every_number_to_zero_in_place() -> None:
    state = filled()
    row = state.row

    clearing(State)(state)

    assert state == State()
    assert state.row is row


def test_copying_copies_what_is_declared_and_nothing_else() -> None:
    source, target = filled(), State(secret=1)

    copying(Table)(source, target)

    assert target == State(turn=1, row=[2, 3, 4], grid=[[5, 6], [7, 8]], secret=1)
    assert target.row is not source.row
    assert target.grid[0] is not source.grid[0]


def test_listing_writes_every_number_in_the_order_of_declaration() -> None:
    numbers = [0] * len(filled().flat())

    listing(State)(filled(), numbers)

    assert numbers == filled().flat()


def test_a_declaration_without_fields_is_no_trouble() -> None:
    clearing(Nothing)(Nothing())


def test_generated_functions_are_rules_and_find_their_names() -> None:
    double = function("double(value)", ["return value * factor"], {"factor": 2})

    assert double(4) == 8
    assert double in RULES
