"""Declarations, and the objects and records made from them."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pytest

from ludotheque.core import Data, State, integer, ints
from ludotheque.core.data import HIGHEST, LOWEST, Field


class Bowl(Data):
    """A bowl of stones."""

    NAMES: ClassVar[tuple[str, ...]] = ("red", "blue")

    stones: int
    owner: int = integer(-1, 3)
    colours: list[int] = ints(3, low=0, high=9)
    rows: list[list[int]] = ints(2, 2)

    def total(self) -> int:
        return sum(self.colours)


class Lid(Bowl):
    """A bowl with one thing more."""

    handle: int


def test_fields_keep_their_order_shapes_and_ranges() -> None:
    assert Bowl.fields == (
        Field("stones", (), LOWEST, HIGHEST),
        Field("owner", (), -1, 3),
        Field("colours", (3,), 0, 9),
        Field("rows", (2, 2), LOWEST, HIGHEST),
    )
    assert Lid.fields == (*Bowl.fields, Field("handle"))


def test_what_is_no_field_stays_what_it_is() -> None:
    assert Bowl.NAMES == ("red", "blue")
    assert Bowl(colours=[1, 2, 3]).total() == 6


def test_a_new_object_is_all_zeros_and_shares_no_list() -> None:
    one, other = Bowl(), Bowl()
    one.colours[0] = one.rows[0][0] = 1

    assert other.flat() == [0] * 9
    assert one.rows == [[1, 0], [0, 0]]


def test_only_declared_fields_can_be_given_or_set() -> None:
    with pytest.raises(TypeError, match="Bowl has no field spoons"):
        Bowl(spoons=1)
    with pytest.raises(AttributeError):
        Bowl().spoons = 1  # type: ignore[attr-defined]


def test_a_declaration_that_is_none_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Cup\.size must be declared by integer\(\) or ints\(\), not 3"):

        class Cup(Data):
            size: int = 3


def test_equality_is_of_kind_and_numbers() -> None:
    assert Bowl(stones=1) == Bowl(stones=1)
    assert Bowl(stones=1) != Bowl(stones=2)
    assert Lid() != Bowl()
    assert Bowl() != [0] * 9


def test_a_copy_shares_nothing() -> None:
    bowl = Bowl(stones=4, colours=[1, 2, 3], rows=[[1, 2], [3, 4]])
    twin = bowl.copy()
    assert twin == bowl

    twin.stones, twin.colours[0], twin.rows[1][1] = 9, 9, 9

    assert bowl == Bowl(stones=4, colours=[1, 2, 3], rows=[[1, 2], [3, 4]])


def test_repr_tells_every_field() -> None:
    assert repr(Bowl(owner=2)) == "Bowl(stones=0, owner=2, colours=[0, 0, 0], rows=[[0, 0], [0, 0]])"


def test_numbers_flat_and_by_name() -> None:
    bowl = Bowl(stones=1, owner=2, colours=[3, 4, 5], rows=[[6, 7], [8, 9]])

    assert bowl.flat() == list(range(1, 10))
    assert bowl.as_dict() == {"stones": 1, "owner": 2, "colours": [3, 4, 5], "rows": [[6, 7], [8, 9]]}


def test_records_hold_the_same_numbers() -> None:
    bowl = Bowl(stones=HIGHEST, owner=LOWEST, colours=[3, 4, 5], rows=[[6, 7], [8, 9]])
    array = bowl.record()

    assert array.dtype == Bowl.dtype()
    assert Bowl.dtype().itemsize == 9 * 4
    assert array.view(np.int32).tolist() == bowl.flat()
    assert Bowl.read(array) == bowl
    assert all(type(number) is int for number in Bowl.read(array).flat())


def test_one_of_many_records_is_read_by_its_index() -> None:
    array = np.zeros(3, Bowl.dtype())
    array["stones"] = [5, 6, 7]

    assert Bowl.read(array, 2) == Bowl(stones=7)


def test_states_count_moves() -> None:
    assert [field.name for field in State.fields] == ["moves"]


def test_ranges_follow_the_numbers() -> None:
    class Bag(Data):
        count: int = integer(0, 9)
        stones: list[list[int]] = ints(2, 2, low=-1, high=5)

    assert Bag.ranges() == [(0, 9), (-1, 5), (-1, 5), (-1, 5), (-1, 5)]


@pytest.mark.parametrize(
    ("low", "high", "bits"),
    [
        (0, 127, 8),
        (0, 128, 16),
        (-128, 0, 8),
        (-129, 0, 16),
        (-(2**15), 2**15 - 1, 16),
        (0, 2**15, 32),
        (LOWEST, HIGHEST, 32),
    ],
)
def test_a_narrow_record_holds_every_range_in_the_fewest_bits(low: int, high: int, bits: int) -> None:
    class Bag(Data):
        count: int = integer(low, high)
        stones: list[int] = ints(3, low=low, high=high)

    narrow = Bag.dtype(narrow=True)
    assert [narrow[name].base.itemsize * 8 for name in ("count", "stones")] == [bits, bits]
    for number in (low, high):
        array = np.zeros(1, narrow)
        array["count"], array["stones"] = number, number
        assert Bag.read(array) == Bag(count=number, stones=[number] * 3)
