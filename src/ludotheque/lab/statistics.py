"""Intervals and tests: few, and the usual ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import erfc, sqrt
from statistics import NormalDist

import msgspec

NORMAL_95 = 1.959964
POWER = 0.8
"""How likely a difference should be seen that we say can be seen."""


class Share(msgspec.Struct, frozen=True):
    """A mean with the 95 % interval it lies in."""

    mean: float
    low: float
    high: float

    def __iter__(self) -> Iterator[float]:
        """The mean, then the interval."""
        return iter((self.mean, self.low, self.high))


def wilson(rate: float, games: int) -> Share:
    """Wilson's interval of a share."""
    square = NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return Share(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def around(mean: float, error: float, factor: float = NORMAL_95) -> Share:
    """A mean and its standard error as an interval."""
    return Share(mean, mean - factor * error, mean + factor * error)


def two_sided(difference: float, error: float) -> float:
    """How likely chance alone brings a difference at least so large."""
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return erfc(abs(difference) / error / sqrt(2))


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many findings are real, if one false alarm among all is to be as rare as the level (Holm, 1979).

    >>> holm([0.01, 0.04, 0.03, 0.005])
    [True, False, False, True]
    """
    real = [False] * len(chances)
    for place, index in enumerate(sorted(range(len(chances)), key=lambda index: chances[index])):
        if chances[index] > level / (len(chances) - place):
            break
        real[index] = True
    return real


def wide(comparisons: int) -> float:
    """How many standard errors an interval reaches that is one of so many, all of them right in 95 %.

    >>> round(wide(1), 2), round(wide(12), 2)
    (1.96, 2.87)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))


def needed(deviation: float, difference: float, comparisons: int) -> int:
    """How many games show a difference of this size in four of five runs, where so many rows are compared."""
    return round(((wide(comparisons) + NormalDist().inv_cdf(POWER)) * deviation / difference) ** 2)
