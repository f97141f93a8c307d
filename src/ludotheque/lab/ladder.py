"""Who is stronger: bots in pairs, seats swapped, and ratings from all that was ever played.

A pair's games go into a file of results, so a ladder can be stopped and gone on with, and grows with every run.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import log10, sqrt
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots import at_random, load, plan
from ludotheque.bots.contest import SEARCHES, contests
from ludotheque.bots.levels import master
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, advised, evaluation, mentor
from ludotheque.bots.network import ALONE, Mind, read, thought
from ludotheque.bots.playouts import playouts
from ludotheque.bots.search import FOUND
from ludotheque.bots.tree import tree
from ludotheque.core.counting import WINNERS
from ludotheque.core.errors import BotError
from ludotheque.core.game import MOST_SEATS
from ludotheque.core.rule import is_rule
from ludotheque.lab.keeping import kept, missing, work_out
from ludotheque.lab.setup import Setup, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

BATCH = 5
"""Games of a pair that are played at a time; a multiple of the seats is not needed, the next ones go on turning."""
NORMAL_95 = 1.959964


class Result(msgspec.Struct, frozen=True):
    """Some games of a pair: the first had one seat, the second all others; and the first's share of the wins."""

    game: str
    version: int
    changes: dict[str, Any]
    first: str
    second: str
    seed: int
    start: int
    """The number of the first of these games."""
    games: int
    wins: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating in points, where 400 points are ten to one, with the reach of its 95 % interval."""

    bot: str
    points: float
    reach: float


@dataclass
class Share:
    """How often the first of a pair won, with its 95 % interval."""

    games: int
    wins: float

    @property
    def mean(self) -> float:
        """The share of the wins."""
        return self.wins / self.games

    @property
    def reach(self) -> float:
        """How far the 95 % interval reaches to either side, as Wilson has it."""
        square = NORMAL_95**2
        spread = self.mean * (1 - self.mean) / self.games + square / (4 * self.games**2)
        return NORMAL_95 * sqrt(spread) / (1 + square / self.games)


def manner_of(game: Game, name: str) -> Manner | None:
    """How a bot plays that searches: a level, or `master@400`, a master with a budget of 400. None for other bots."""
    bot, _, looks = name.partition("@")
    if bot == "master" and looks:
        if not looks.isdecimal():
            raise BotError(f"expected master@BUDGET, with the number of looks or playouts a move, not {name!r}")
        return master(game, int(looks))
    policy = load(game, name).policy
    return policy.manner if isinstance(policy, Searching) else None


def contest(
    game: Game,
    box: Box,
    first: str,
    second: str,
    seed: int,
    start: int,
    games: int,
    learned: Mind | None = None,
    *,
    has_equal_hands: bool = True,
) -> float:
    """Games of a pair: the first has one seat, another one each time. Answers its share of the wins."""
    import numpy as np

    from ludotheque.core.compiler import compiled

    names = (first, second)
    manners = [manner_of(game, name) for name in names]
    found = [None if manners[each] is not None else load(game, name) for each, name in enumerate(names)]
    for name, bot in zip(names, found, strict=True):
        if bot is not None and not is_rule(bot.policy):
            if None in found:
                raise BotError(f"{name} is plain Python: it plays against bots without a search")
            return _in_python(game, box, names, seed, start, games)
    is_needed = any(each is not None for each in manners)
    asked = mentor(game) if is_needed else None
    policies = tuple({bot.policy: None for bot in (*found, asked) if bot is not None}) or (at_random,)
    if learned is None:
        learned = _learned(game, box, is_needed=is_needed)
    if asked is not None:
        learned = advised(learned, game, plan(asked, box), policies.index(asked.policy))
    plans = [np.zeros(1, np.float32) if bot is None else plan(bot, box) for bot in found]
    states, views = np.zeros(3, game.state.dtype()), np.zeros(2, game.view.dtype())
    out, weights = np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64)
    told = [each or Manner() for each in manners]
    trees = np.zeros((max(each.trees for each in told), game.most_legal, FOUND))
    grown = tree(game, max(1, *(each.looks for each in told)))
    room = thought(game, box, learned), grown, playouts(game), np.zeros(2, np.int64), trees
    kernel = compiled(game, contests, policies)
    wins = 0.0
    for number in range(start, start + games):
        sides = [0 if seat == number % box.seats else 1 for seat in range(box.seats)]
        numbers = [SEARCHES if (bot := found[side]) is None else policies.index(bot.policy) for side in sides]
        results = np.zeros((1, 2 + MOST_SEATS), np.int32)
        failing = kernel(
            box.record(),
            states,
            views,
            out,
            weights,
            np.zeros(2, np.int64),
            np.zeros((MOST_SEATS, 2), np.int64),
            np.array(numbers, np.int64),
            tuple(plans[side] for side in sides),
            np.array([told[side] for side in sides], np.float64),
            learned,
            *room,
            has_equal_hands,
            seed,
            # Both sides have the same dice once.
            number // box.seats,
            1,
            results,
        )
        if failing < 0:
            raise BotError(f"the bot {names[sides[-1 - failing]]} answered a move that is not legal")
        winners = int(results[0][0])
        wins += (winners >> sides.index(0) & 1) / max(winners.bit_count(), 1)
    return wins


def _in_python(game: Game, box: Box, names: tuple[str, str], seed: int, start: int, games: int) -> float:
    """The same where a bot is plain Python, or a network in a file."""
    wins = 0.0
    for number in range(start, start + games):
        first = number % box.seats
        bots = tuple(names[0 if seat == first else 1] for seat in range(box.seats))
        part = play(Setup(game.id, game.changes(box), bots, seed), number // box.seats, 1)
        winners = int(part.rows[0][WINNERS])
        wins += (winners >> first & 1) / max(winners.bit_count(), 1)
    return wins


def _learned(game: Game, box: Box, *, is_needed: bool) -> Mind:
    """What was learned of a game; where nobody needs it, nothing of the same kind."""
    import numpy as np

    file = evaluation(game)
    if file is not None:
        return read(file)
    if is_needed:
        raise BotError(f"{game.id} has no learned evaluation for its rules: see `ludotheque train`")
    flat, rows = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    places = np.zeros((0, 6), np.int32)
    return Mind(places, rows, flat, rows, flat, rows, flat, rows, flat, ALONE, 0.0, flat)


def climb(
    game: Game,
    box: Box,
    bots: list[str],
    games: int,
    seed: int,
    file: Path,
    progress: Callable[[int], None] = lambda played: None,
    *,
    has_equal_hands: bool = True,
    pairs: list[tuple[str, str]] | None = None,
) -> list[Result]:
    """Let every pair, or these, play so many games in all, and keep the results; Ctrl-C stops and keeps what there is.

    Answers all results of this game and box that the file has now.
    """
    known = [each for each in kept(file, Result) if _is_of(each, game, box)]

    def played(first: str, second: str, start: int, count: int) -> Result:
        wins = contest(game, box, first, second, seed, start, count, has_equal_hands=has_equal_hands)
        return Result(game.id, game.version, game.changes(box), first, second, seed, start, count, wins)

    jobs = []
    for pair in pairs or combinations(bots, 2):
        of_pair = [each for each in known if (each.first, each.second, each.seed) == (*pair, seed)]
        jobs += [partial(played, *pair, *some) for some in missing(of_pair, games, BATCH)]
    return known + work_out(jobs, file, progress)


def shares(played: Iterable[Result]) -> dict[tuple[str, str], Share]:
    """How every pair did."""
    found: dict[tuple[str, str], Share] = {}
    for each in played:
        share = found.setdefault((each.first, each.second), Share(0, 0.0))
        share.games += each.games
        share.wins += each.wins
    return found


def ratings(played: Iterable[Result]) -> list[Rating]:
    """The ratings under which what happened is likeliest (Bradley and Terry), the strongest first; their mean is 0."""
    import numpy as np

    pairs = shares(played)
    bots = sorted({bot for pair in pairs for bot in pair})
    places = {bot: place for place, bot in enumerate(bots)}
    points = np.zeros(len(bots))
    for _ in range(50):
        # A game against oneself that is drawn keeps whoever wins all finite.
        slope, curve = -points * 1e-2, np.eye(len(bots)) * 1e-2
        for (first, second), share in pairs.items():
            a, b = places[first], places[second]
            chance = 1 / (1 + np.exp(points[b] - points[a]))
            missed, weight = share.wins - share.games * chance, share.games * chance * (1 - chance)
            slope[a] += missed
            slope[b] -= missed
            curve[[a, b], [a, b]] += weight
            curve[[a, b], [b, a]] -= weight
        step = np.linalg.solve(curve, slope)
        points += np.clip(step, -1, 1)
        points -= points.mean()
    # Ratings are told against their mean: only how they differ is known.
    apart = np.eye(len(bots)) - 1 / len(bots)
    spread = np.sqrt(np.diag(apart @ np.linalg.inv(curve) @ apart))
    unit = 400 * log10(np.e)
    found = [
        Rating(bot, float(points[place] * unit), float(NORMAL_95 * spread[place] * unit))
        for bot, place in places.items()
    ]
    return sorted(found, key=lambda rating: -rating.points)


def _is_of(result: Result, game: Game, box: Box) -> bool:
    return (result.game, result.version, result.changes) == (game.id, game.version, game.changes(box))
