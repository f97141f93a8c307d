"""What winning is worth."""

import pytest

from ludotheque.core.terms import Returns, returns


@pytest.mark.parametrize(
    ("kind", "seats", "winners", "then"),
    [
        (Returns.ZERO_SUM, 2, 0b01, [1, -1]),
        (Returns.ZERO_SUM, 2, 0b11, [0, 0]),
        (Returns.ZERO_SUM, 3, 0b010, [-0.5, 1, -0.5]),
        (Returns.ZERO_SUM, 3, 0b011, [0.25, 0.25, -0.5]),
        (Returns.ZERO_SUM, 1, 1, [1]),
        (Returns.ZERO_SUM, 1, 0, [-1]),
        (Returns.COMMON, 2, 0b11, [1, 1]),
        (Returns.COMMON, 2, 0, [-1, -1]),
    ],
)
def test_returns(kind, seats, winners, then):
    assert returns(kind, seats, winners) == pytest.approx(then)
