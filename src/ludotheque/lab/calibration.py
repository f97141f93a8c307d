"""Is a chance of 70 % one of 70 %? What bots that search thought of their positions, beside how the matches ended."""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludotheque.bots import plan
from ludotheque.bots.choosing import consider, decide
from ludotheque.bots.levels import as_told
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import advised, asked, evaluation, mentor
from ludotheque.bots.network import read, thought
from ludotheque.bots.playouts import playouts
from ludotheque.bots.search import FOUND, FOUND_MOVE, TOTAL, TRIES, WORTH, most_tried
from ludotheque.bots.tree import tree
from ludotheque.core.chance import one_of
from ludotheque.core.errors import BotError
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS
from ludotheque.core.kernels import begin, chance
from ludotheque.core.rule import rule
from ludotheque.lab.keeping import kept, missing, work_out
from ludotheque.lab.ladder import NORMAL_95, manner_of

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

actors: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
clear_view: Any = None

BINS = 10
BATCH = 5
POSITIONS = 1_000
"""Of a match, so many are kept at most."""
SURE = 0.001
"""For the fit nothing counts as surer than this to be lost or won: who was sure and wrong would count without end."""
ROUNDS = 30
"""Steps of the fit: Newton's come to rest after a few."""


class Bin(NamedTuple):
    """Positions in which about the same was expected: how many, from what to what, what was expected on average, and
    what came of it."""

    positions: int
    low: float
    high: float
    expected: float
    won: float


class Calibration(NamedTuple):
    """How often whoever thought so won."""

    games: int
    bins: list[Bin]

    @property
    def error(self) -> float:
        """How far expected and won are apart, on average over all positions."""
        total = sum(each.positions for each in self.bins)
        return sum(abs(each.expected - each.won) * each.positions for each in self.bins) / max(total, 1)

    @property
    def worst(self) -> float:
        """How far they are apart in the worst bin."""
        return max((abs(each.expected - each.won) for each in self.bins), default=0.0)


@rule
def thought_of(found: Any, count: int) -> float:
    """The chance to win that a search has found, by the move it tried most."""
    best = found[most_tried(found, count)]
    expected: float = best[TOTAL] / best[TRIES] if best[TRIES] > 0 else best[WORTH]
    return expected


@rule
def reckonings(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    manner: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    own: MutableSequence[int],
    found: Any,
    number: int,
    first: int,
    told: Any,
) -> int:
    """One match in which all seats search in the same manner. told[i] is a seat that had a choice, what it expected,
    and what it then had of the win. Answers how many there are."""
    box = boxes[0]
    state = states[0]
    positions = 0
    begin(box, state, rng, number, first)
    while state.moves < MOST_MOVES:
        mask = actors(box, state)
        if mask == 0:
            break
        if mask == BY_NATURE:
            chance(box, state, out, weights, rng)
        else:
            seat = one_of(rng, mask)
            count = legal(box, state, seat, out)
            move = int(out[0])
            if count > 1:
                clear_view(views[0])
                observe(box, state, seat, views[0])
                count = consider(box, views, seat, states, mind, thought, tree, playouts, rng, own, manner, found)
                if positions < len(told):
                    told[positions][0] = seat
                    told[positions][1] = thought_of(found[0], count)
                    positions += 1
                move = int(found[0][decide(found[0], count, manner, rng)][FOUND_MOVE])
            apply(box, state, seat, move)
        state.moves += 1
    winners = outcome(box, state, out)
    shared = 0
    for seat in range(box.seats):
        shared += winners >> seat & 1
    for place in range(positions):
        told[place][2] = (winners >> int(told[place][0]) & 1) / max(shared, 1)
    return positions


def searches_as(game: Game, bot: str) -> Manner:
    """The manner of a bot that searches."""
    manner = manner_of(game, bot)
    if manner is None or evaluation(game) is None:
        raise BotError(f"the bot {bot} of {game.id} does not search: it expects nothing")
    return manner


def reckon(game: Game, box: Box, bot: str, seed: int, first: int, games: int) -> NDArray[np.float64]:
    """What a bot expected in the positions of some matches against itself, and what came of it."""
    import numpy as np

    from ludotheque.core.compiler import compiled

    manner, file = searches_as(game, bot), evaluation(game)
    assert file is not None
    learned = read(file)
    watched = mentor(game)
    if watched is not None:
        learned = advised(learned, game, plan(watched, box))
    states, views = np.zeros(3, game.state.dtype()), np.zeros(2, game.view.dtype())
    out, weights = np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64)
    room = thought(game, box, learned), tree(game, max(manner.looks, 1)), playouts(game), np.zeros(2, np.int64)
    found = np.zeros((manner.trees, game.most_legal, FOUND))
    kernel = compiled(game, reckonings, asked(game))
    parts = [np.zeros((0, 2))]
    for number in range(first, first + games):
        told = np.zeros((POSITIONS, 3))
        given = box.record(), states, views, out, weights, np.zeros(2, np.int64), np.array(manner, np.float64)
        count = kernel(*given, learned, *room, found, seed, number, told)
        parts.append(told[:count, 1:])
    return np.concatenate(parts)


class Reckoned(msgspec.Struct, frozen=True):
    """What a bot's search found of its positions in some matches against itself, before it is told as its level's trust
    has it; and what came of it."""

    game: str
    version: int
    changes: dict[str, Any]
    bot: str
    manner: Manner
    seed: int
    start: int
    """The number of the first of these games."""
    games: int
    found: list[float]
    won: list[float]

    @property
    def of_whom(self) -> tuple[Any, ...]:
        """Results of which this is the same can be put together."""
        return self.game, self.version, self.changes, self.bot, self.manner, self.seed


class Positions(NamedTuple):
    """What was found and won in all positions of so many games."""

    games: int
    found: NDArray[np.float64]
    won: NDArray[np.float64]
    starts: list[int]
    """Where the positions of some games begin: those of a game say much the same."""


class Trust(NamedTuple):
    """A trust, with the reach of its 95 % interval."""

    mean: float
    reach: float


def reckonings_of(
    game: Game,
    box: Box,
    bot: str,
    games: int,
    seed: int,
    file: Path,
    progress: Callable[[int], None] = lambda played: None,
) -> Positions:
    """Let a bot play so many matches against itself in all, and keep its positions; Ctrl-C stops and keeps what there
    is. Answers all that the file has now of this bot, as it plays today, and this seed."""

    wanted = reckoned(game, box, bot, seed, 0, 0).of_whom
    known = [each for each in kept(file, Reckoned) if each.of_whom == wanted]
    jobs = [partial(reckoned, game, box, bot, seed, *some) for some in missing(known, games, BATCH)]
    known += work_out(jobs, file, progress)
    if not known:
        raise BotError("stopped before the first games were over: there is nothing to tell")
    return together(sorted(known, key=lambda each: each.start))


def reckoned(game: Game, box: Box, bot: str, seed: int, start: int, games: int) -> Reckoned:
    """Some of these matches."""
    told = reckon(game, box, bot, seed, start, games).round(4)
    manner = searches_as(game, bot)
    return Reckoned(
        game.id, game.version, game.changes(box), bot, manner, seed, start, games, *(each.tolist() for each in told.T)
    )


def together(known: Sequence[Reckoned]) -> Positions:
    """All positions of some results."""
    import numpy as np

    found, won = (np.concatenate([getattr(each, name) for each in known]) for name in ("found", "won"))
    starts = np.cumsum([0, *(len(each.found) for each in known[:-1])])
    return Positions(sum(each.games for each in known), found, won, starts.tolist())


def fitted(positions: Positions, seats: int) -> Trust:
    """The trust with which what came of it is likeliest: the slope of a logistic regression. How far it reaches is told
    by how much games differ, not positions."""
    import numpy as np

    found = np.clip(positions.found, SURE, 1 - SURE)
    odds = np.log(found / (1 - found)) + np.log(max(seats, 2) - 1)
    trust = 1.0
    for _ in range(ROUNDS):
        expected = as_told(found, seats, trust)
        slopes = (positions.won - expected) * odds
        curve = (expected * (1 - expected) * odds * odds).sum()
        trust = float(np.clip(trust + slopes.sum() / curve, trust / 2, trust * 2))
    spread = sqrt((np.add.reduceat(slopes, positions.starts) ** 2).sum()) / curve
    return Trust(trust, float(NORMAL_95 * spread))


def crosswise(positions: Positions, seats: int) -> NDArray[np.float64]:
    """A trust for each position: that which fits the other half of the games. So what is told of them can be held
    against games that it was not fitted to."""
    import numpy as np

    games = np.searchsorted(positions.starts, np.arange(len(positions.found)), side="right")
    trusts = np.ones(len(games))
    for half in (games % 2 == 0, games % 2 == 1):
        starts = np.flatnonzero(np.diff(games[half], prepend=0)).tolist()
        if starts:
            known = Positions(len(starts), positions.found[half], positions.won[half], starts)
            trusts[~half] = fitted(known, seats).mean
    return trusts


def calibration(positions: Positions, seats: int, trust: float | NDArray[np.float64]) -> Calibration:
    """Positions sorted by what was expected of them: what was found, told with this trust, or each with its own. Every
    bin has as many of them, for a bin of few tells nothing: in some games hardly any position is all but lost."""
    import numpy as np

    expected = as_told(positions.found, seats, trust)
    parts = np.array_split(np.argsort(expected, kind="stable"), BINS)
    told = ((expected[part], positions.won[part]) for part in parts if len(part))
    bins = [
        Bin(len(some), *(float(each) for each in (some[0], some[-1], some.mean(), won.mean()))) for some, won in told
    ]
    return Calibration(positions.games, bins)
