"""What is counted over games, and what it says.

A tally is two arrays of whole numbers (`ludotheque.core.watching` says what stands where), so that tallies of parts of
a run add up to that of the whole, whoever counted them in which order.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from ludotheque.core.counting import (
    BARS,
    BEHIND,
    BRANCHING,
    BUCKETS,
    CHOSEN,
    COMEBACK,
    CONTESTED,
    DECISIONS,
    DRAMA,
    EACH_THING,
    FINE,
    FORCED,
    HISTOGRAMS,
    INDEX_BITS,
    KEPT,
    LEAD_CHANGES,
    MARGIN,
    MOST,
    MOVES,
    NO_GAME,
    POINTS,
    SCORES,
    SETTLED,
    SHARED,
    SORTS,
    SQUARES,
    SUMS,
    SUSPENSE,
    THINGS,
    TURNS,
    WHOLE,
    WON,
)
from ludotheque.lab.statistics import Share, around, holm, two_sided, wide, wilson

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.core.game import Game


class Measure(NamedTuple):
    """A number of a game whose mean is told; the definitions are in docs/measures.md."""

    name: str
    column: int
    unit: float
    """What a 1 in the column is worth."""
    is_share: bool = False
    """Is it told in per cent?"""
    if_contested: bool = False
    """Is it taken over games that some win and some lose?"""


HALF = SUSPENSE + POINTS // 2
SORT_NAMES = ("shortest", "longest", "biggest-comeback", "closest")


def measures(game: Game, seats: int) -> list[Measure]:
    """All that is told of games with so many seats."""
    lone = [
        Measure("moves", MOVES, 1),
        Measure("turns", TURNS, 1),
        Measure("minutes", CHOSEN, game.study.seconds / 60),
        Measure("decisions", DECISIONS, 1),
        Measure("branching", BRANCHING, 1 / 100),
        Measure("forced", FORCED, 1 / 1000, is_share=True),
    ]
    if seats == 1:
        return lone
    return [
        *lone,
        Measure("lead_changes", LEAD_CHANGES, 1, if_contested=True),
        Measure("settled", SETTLED, 1 / 1000, is_share=True, if_contested=True),
        Measure("runaway", HALF, 1 / WHOLE, is_share=True, if_contested=True),
        Measure("behind", BEHIND, 1 / 1000, is_share=True, if_contested=True),
        Measure("drama", DRAMA, 1 / 100, if_contested=True),
        Measure("comeback", COMEBACK, 1, if_contested=True),
        Measure("margin", MARGIN, 1, if_contested=True),
        Measure("shared", SHARED, 1, is_share=True),
    ]


class Kept(msgspec.Struct, frozen=True):
    """A game worth looking at: its number, and what made it so."""

    number: int
    value: int


class Worth(msgspec.Struct, frozen=True):
    """A thing: how many of the seats had it seen, taken, used; how often those won who took it, and those who did not;
    the difference, with an interval as wide as so many comparisons want it; and whether it is more than chance."""

    key: str
    seen: float
    taken: float
    used: float
    with_it: float | None
    without: float | None
    difference: Share | None
    is_real: bool


class Tally:
    """What was counted over some games of one set-up."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.sums = np.zeros(THINGS + EACH_THING * len(game.study.keys), np.int64)
        self.kept = np.full(SORTS * KEPT, NO_GAME, np.int64)

    def add(self, sums: NDArray[np.int64], kept: NDArray[np.int64]) -> None:
        """Add up what was counted elsewhere."""
        self.sums += sums
        best = np.sort(np.concatenate([self.kept.reshape(SORTS, KEPT), kept.reshape(SORTS, KEPT)], axis=1), axis=1)
        self.kept = best[:, :KEPT].ravel().copy()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Tally)
            and (self.game, self.seats) == (other.game, other.seats)
            and np.array_equal(self.sums, other.sums)
            and np.array_equal(self.kept, other.kept)
        )

    @property
    def games(self) -> int:
        """How many games there were."""
        return int(self.sums[0])

    @property
    def moves(self) -> int:
        """How many moves were made in all."""
        return int(self.sums[SUMS + MOVES])

    @property
    def unwon(self) -> int:
        """How many games nobody won."""
        return self.games - round(sum(self._sum(WON + seat) for seat in range(self.seats)) / WHOLE)

    @property
    def shortest(self) -> int:
        """The fewest moves of a game."""
        return self.games_kept("shortest")[0].value

    @property
    def longest(self) -> int:
        """The most moves of a game."""
        return self.games_kept("longest")[0].value

    def win_rate(self, seat: int) -> Share:
        """How often the seat won, shared wins in part: Wilson's interval."""
        return wilson(self._sum(WON + seat) / WHOLE / self.games, self.games)

    def score(self, seat: int) -> Share:
        """The seat's mean score."""
        return self.mean(Measure("score", SCORES + seat, 1))

    def mean(self, measure: Measure) -> Share:
        """The mean of a measure."""
        mean, deviation, games = self.spread(measure)
        return around(mean, deviation / sqrt(max(1, games)))

    def spread(self, measure: Measure) -> tuple[float, float, int]:
        """A measure's mean, its standard deviation from game to game, and over how many games they are taken."""
        games = self._sum(CONTESTED) if measure.if_contested else self.games
        if games == 0:
            return 0.0, 0.0, 0
        mean = self._sum(measure.column) / games
        squares = int(self.sums[SQUARES + measure.column]) / games
        return mean * measure.unit, sqrt(max(0.0, squares - mean**2)) * measure.unit, games

    def advantage(self) -> tuple[int, Share]:
        """The seat whose wins are furthest from an equal share of all, and by how much."""
        equal = sum(self._sum(WON + seat) for seat in range(self.seats)) / WHOLE / self.games / self.seats
        seat = max(range(self.seats), key=lambda seat: (abs(self.win_rate(seat).mean - equal), -seat))
        rate = self.win_rate(seat)
        return seat, Share(rate.mean - equal, rate.low - equal, rate.high - equal)

    def suspense(self) -> list[float]:
        """How often whoever leads wins in the end, at equal distances from the start of a game to its end."""
        games = max(1, self._sum(CONTESTED))
        return [self._sum(SUSPENSE + point) / WHOLE / games for point in range(POINTS)]

    def histogram(self, column: int) -> list[tuple[int, int, int]]:
        """A distribution as bars: from, up to but without, how many games; SCORES is that of all seats' scores."""
        place = len(HISTOGRAMS) if column == SCORES else HISTOGRAMS.index(column)
        bars = self.sums[BARS + place * BUCKETS : BARS + (place + 1) * BUCKETS]
        return [(*_edges(at), int(bars[at])) for at in np.flatnonzero(bars).tolist()]

    def games_kept(self, sort: str) -> list[Kept]:
        """The games worth looking at of a sort, the best first."""
        place = SORT_NAMES.index(sort)
        keys = [int(key) for key in self.kept[place * KEPT : (place + 1) * KEPT] if key != NO_GAME]
        is_most = sort in ("longest", "biggest-comeback")
        return [
            Kept(key & (1 << INDEX_BITS) - 1, MOST - (key >> INDEX_BITS) if is_most else key >> INDEX_BITS)
            for key in keys
        ]

    def things(self) -> list[Worth]:
        """Of every thing that anybody has seen, what it is worth: an association, which need not be a cause.

        Seats of one game are no independent trials, so the error is that of games (clusters), linearised.
        """
        keys = self.game.study.keys
        rows = self.sums[THINGS:].reshape(len(keys), EACH_THING)
        told = [
            (key, row, _difference(row, self.games, self.seats)) for key, row in zip(keys, rows.tolist(), strict=True)
        ]
        chances = [two_sided(found[2], found[3]) for _, _, found in told if found]
        real = iter(holm(chances))
        width, all_seats = wide(len(chances)), self.games * self.seats
        return [
            Worth(
                key,
                row[0] / all_seats,
                row[2] / all_seats,
                row[1] / all_seats,
                found[0] if found else None,
                found[1] if found else None,
                around(found[2], found[3], width) if found else None,
                next(real) if found else False,
            )
            for key, row, found in told
            if any(row[:3])
        ]

    def _sum(self, column: int) -> int:
        return int(self.sums[SUMS + column])


def _difference(row: list[int], games: int, seats: int) -> tuple[float, float, float, float] | None:
    """How often seats won that took a thing, and that did not, the difference, and its standard error."""
    _, _, took, won, lost, took2, took_won, took_lost, won2, won_lost, lost2 = row
    others = games * seats - took
    if took == 0 or others == 0:
        return None
    with_it, without = won / took, lost / others
    # A game adds (won − with_it·took) / took_in_all − (lost − without·(seats − took)) / others_in_all.
    one = won2 - 2 * with_it * took_won + with_it**2 * took2
    idle_lost = seats * lost - took_lost
    idle2 = seats * seats * games - 2 * seats * took + took2
    other = lost2 - 2 * without * idle_lost + without**2 * idle2
    both = (
        won_lost - without * (seats * won - took_won) - with_it * took_lost + with_it * without * (seats * took - took2)
    )
    variance = one / took**2 + other / others**2 - 2 * both / (took * others)
    return with_it / WHOLE, without / WHOLE, (with_it - without) / WHOLE, sqrt(max(0.0, variance)) / WHOLE


def _edges(bucket: int) -> tuple[int, int]:
    """From where to where a bar reaches."""
    octave = max(0, bucket // FINE - 1)
    low = bucket - octave * FINE
    return low << octave, (low + 1) << octave
