"""Two set-ups side by side, with the same chance: which differences are real, and what would show smaller ones."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from ludotheque.core.counting import COLUMNS, CONTESTED, SCORES, SQUARES, SUMS, WHOLE, WON
from ludotheque.core.errors import BoxError
from ludotheque.lab.engines import Local
from ludotheque.lab.setup import play
from ludotheque.lab.statistics import Share, around, holm, needed, two_sided, wide
from ludotheque.lab.tally import Measure, Tally, measures

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.lab.engines import Engine
    from ludotheque.lab.setup import Counts, Setup

SAME, ONE_CONTESTED, OTHER_CONTESTED = range(3)
"""Products of two games of one number, added up: of the columns; of the first's with whether the second was contested;
and the other way round."""


class Difference(msgspec.Struct, frozen=True):
    """A row of a comparison."""

    name: str
    is_share: bool
    one: Share
    other: Share
    difference: Share
    """The second less the first; the interval allows for how many rows there are."""
    chance: float
    """How likely chance alone brings so much."""
    is_real: bool
    """Is it more than chance, after Holm's correction over all rows?"""
    paired: float
    """The variance of a game's difference, as it was taken."""
    unpaired: float
    """What it would be with dice of its own for either side."""
    half: int
    """How many games a side would show a difference half as large, in four of five runs; 0: there is none."""


class Counted(NamedTuple):
    """What a part of a run brings."""

    one: tuple[NDArray[np.int64], NDArray[np.int64]]
    other: tuple[NDArray[np.int64], NDArray[np.int64]]
    products: NDArray[np.int64]


class Pair:
    """Two tallies, and how far their games go together."""

    def __init__(self, one: Setup, other: Setup) -> None:
        boxes = one.box(), other.box()
        if one.game != other.game:
            raise BoxError(f"expected two boxes of one game, not of {one.game} and {other.game}")
        if boxes[0].seats != boxes[1].seats:
            seats = f"{boxes[0].seats} and {boxes[1].seats}"
            raise BoxError(f"expected equally many seats on both sides, not {seats}; --seats sets them for both")
        self.is_paired = one.seed == other.seed
        self.one, self.other = Tally(one.played, boxes[0].seats), Tally(one.played, boxes[1].seats)
        self.products = np.zeros((3, COLUMNS), np.int64)

    @property
    def games(self) -> int:
        """How many games either side has played."""
        return self.one.games

    def add(self, counted: Counted) -> None:
        """Add up what was counted elsewhere."""
        self.one.add(*counted.one)
        self.other.add(*counted.other)
        self.products += counted.products

    def rows(self) -> list[Difference]:
        """Every number that is told of both, and how it differs."""
        seats = range(self.one.seats)
        told = [Measure(f"wins-{seat}", WON + seat, 1 / WHOLE, is_share=True) for seat in seats]
        told += [Measure(f"score-{seat}", SCORES + seat, 1) for seat in seats]
        told += measures(self.one.game, self.one.seats)
        found = [(measure, *self._difference(measure)) for measure in told]
        chances = [two_sided(difference, error) for _, difference, error, _, _ in found]
        width = wide(len(told))
        return [
            Difference(
                name=measure.name,
                is_share=measure.is_share,
                one=self._told(self.one, measure),
                other=self._told(self.other, measure),
                difference=around(difference, error, width),
                chance=chance,
                is_real=is_real,
                paired=paired,
                unpaired=unpaired,
                half=needed(sqrt(paired), abs(difference) / 2, len(told)) if difference else 0,
            )
            for (measure, difference, error, paired, unpaired), chance, is_real in zip(
                found, chances, holm(chances), strict=True
            )
        ]

    def _told(self, tally: Tally, measure: Measure) -> Share:
        place = measure.column - WON
        return tally.win_rate(place) if measure.name.startswith("wins") else tally.mean(measure)

    def _difference(self, measure: Measure) -> tuple[float, float, float, float]:
        """The difference of two means, its standard error, and a game's variance, paired and not.

        A mean over contested games is a ratio of two sums; a game moves it by (x − ratio · contested) / how many are.
        """
        one, other = (_Sums.of(tally, measure) for tally in (self.one, self.other))
        if 0 in (one.over, other.over):
            return 0.0, 0.0, 0.0, 0.0
        games = self.games
        # In fractions of whole numbers: what is equal cancels to nothing.
        unpaired = one.variance(games) + other.variance(games)
        paired = unpaired
        if self.is_paired:
            same, one_with, other_with = self.products[:, measure.column].tolist()
            both = int(self.products[SAME, CONTESTED])
            if not measure.if_contested:
                one_with, other_with, both = one.total, other.total, games
            common = one.over * other.over * same + one.total * other.total * both
            common -= other.total * one.over * one_with + one.total * other.over * other_with
            paired -= 2 * Fraction(common * games, (one.over * other.over) ** 2)
        unit = measure.unit
        difference = float(Fraction(other.total, other.over) - Fraction(one.total, one.over)) * unit
        variances = float(paired) * unit**2, float(unpaired) * unit**2
        return difference, sqrt(variances[0] / games), *variances


class _Sums(NamedTuple):
    """What one side has added up of a measure, and over how many games."""

    total: int
    squares: int
    over: int

    @classmethod
    def of(cls, tally: Tally, measure: Measure) -> _Sums:
        over = int(tally.sums[SUMS + CONTESTED]) if measure.if_contested else tally.games
        return cls(int(tally.sums[SUMS + measure.column]), int(tally.sums[SQUARES + measure.column]), over)

    def variance(self, games: int) -> Fraction:
        """Of what a game adds to the mean."""
        return Fraction((self.over * self.squares - self.total**2) * games, self.over**3)


def counted(
    one: Setup, other: Setup, first: int, games: int, play: Callable[[Setup, int, int], Counts] = play
) -> Counted:
    """Play the same numbers of both set-ups."""
    left, right = play(one, first, games), play(other, first, games)
    a, b = np.asarray(left.rows), np.asarray(right.rows)
    products = [(a * b).sum(0), (a * b[:, [CONTESTED]]).sum(0), (a[:, [CONTESTED]] * b).sum(0)]
    return Counted((left.sums, left.kept), (right.sums, right.kept), np.array(products))


def compare(
    one: Setup,
    other: Setup,
    games: int,
    engine: Engine | None = None,
    progress: Callable[[Pair], None] = lambda pair: None,
    compiling: Callable[[], None] = lambda: None,
) -> Pair:
    """Play so many games of either set-up; Ctrl-C stops early. With equal seeds both have the same chance."""
    pair = Pair(one, other)
    engine = engine or Local(compiles=one.compiles and other.compiles)
    engine.prepare(one, compiling)
    engine.prepare(other, compiling)
    progress(pair)
    try:
        for part in engine.run(partial(counted, one, other), games):
            pair.add(part)
            progress(pair)
    except KeyboardInterrupt:
        pass
    return pair
