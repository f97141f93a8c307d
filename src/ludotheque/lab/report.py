"""What a run tells, as plain values: what `--json` prints, and what tables, plots and the page are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.counting import LEAD_CHANGES, MARGIN, MOVES, SCORES, SETTLED, TURNS
from ludotheque.lab.compare import Difference, Pair
from ludotheque.lab.statistics import Share
from ludotheque.lab.tally import SORT_NAMES, Kept, Tally, Worth, measures

if TYPE_CHECKING:
    from ludotheque.lab.setup import Setup

PLOTTED = {
    "scores": SCORES,
    "moves": MOVES,
    "turns": TURNS,
    "margin": MARGIN,
    "lead_changes": LEAD_CHANGES,
    "settled": SETTLED,
}


class Seated(msgspec.Struct, frozen=True):
    """A seat."""

    bot: str
    wins: Share
    score: Share


class Told(msgspec.Struct, frozen=True):
    """A measure: its mean, and how much games differ in it."""

    mean: Share
    deviation: float
    is_share: bool


class Report(msgspec.Struct, frozen=True):
    """What the games of a set-up tell."""

    game: str
    changes: dict[str, Any]
    seed: int
    games: int
    seats: list[Seated]
    unwon: int
    advantage: tuple[int, Share]
    """The seat that wins furthest from an equal share, and by how much."""
    measures: dict[str, Told]
    suspense: list[float]
    histograms: dict[str, list[tuple[int, int, int]]]
    things: list[Worth]
    kept: dict[str, list[Kept]]
    chances: dict[str, Told] = {}
    """How the chances to win went in a sample of the games, where that was asked for."""


class Comparison(msgspec.Struct, frozen=True):
    """Two set-ups side by side."""

    one: Report
    other: Report
    is_paired: bool
    rows: list[Difference]


def report(setup: Setup, tally: Tally) -> Report:
    """The report of a tally."""
    told = {}
    for measure in measures(tally.game, tally.seats):
        told[measure.name] = Told(tally.mean(measure), tally.spread(measure)[1], measure.is_share)
    return Report(
        game=setup.game,
        changes=setup.changes,
        seed=setup.seed,
        games=tally.games,
        seats=[Seated(bot, tally.win_rate(seat), tally.score(seat)) for seat, bot in enumerate(setup.bots)],
        unwon=tally.unwon,
        advantage=tally.advantage(),
        measures=told,
        suspense=tally.suspense() if tally.seats > 1 else [],
        histograms={name: tally.histogram(column) for name, column in PLOTTED.items()},
        things=tally.things(),
        kept={sort: tally.games_kept(sort) for sort in SORT_NAMES},
    )


def comparison(one: Setup, other: Setup, pair: Pair) -> Comparison:
    """The comparison of a pair."""
    return Comparison(report(one, pair.one), report(other, pair.other), pair.is_paired, pair.rows())
