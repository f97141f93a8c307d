"""Mass simulation: bots play many games on all cores, and the counts are added up.

Every game has a random stream of its own, so the result depends on the seed alone, not on how many cores there are.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots import at_random, load, plan
from ludotheque.bots.master import compile_search
from ludotheque.core.errors import BotError, BoxError
from ludotheque.core.game import MOST_MOVES, MOST_SEATS
from ludotheque.core.game import game as registered
from ludotheque.core.rule import is_rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Box
    from ludotheque.core.game import Bot, Game

BATCH = 1_000
FEW = 20
"""How many games a process plays at a time where a bot is plain Python."""
NORMAL_95 = 1.959964
WHOLE = 840


class Share(NamedTuple):
    """A mean with the 95 % interval it lies in."""

    mean: float
    low: float
    high: float


@dataclass
class Tally:
    """What is counted over games, in whole numbers, so that the order of adding up does not matter."""

    seats: int
    games: int = 0
    unwon: int = 0
    moves: int = 0
    moves_squared: int = 0
    shortest: int = MOST_MOVES
    longest: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    """Each seat's wins in 840ths, because a win shared by k counts as 1/k."""
    points: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    points_squared: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)

    def add(self, results: NDArray[np.int32]) -> None:
        """Count the results of some games."""
        for winners, moves, *scores in results.tolist():
            self.games += 1
            self.moves += moves
            self.moves_squared += moves * moves
            self.shortest = min(self.shortest, moves)
            self.longest = max(self.longest, moves)
            self.unwon += winners == 0
            for seat in range(self.seats):
                if winners >> seat & 1:
                    self.wins[seat] += WHOLE // winners.bit_count()
                self.points[seat] += scores[seat]
                self.points_squared[seat] += scores[seat] ** 2

    def win_rate(self, seat: int) -> Share:
        """How often the seat won, shared wins in part: Wilson's interval."""
        rate, games = self.wins[seat] / WHOLE / self.games, self.games
        square = NORMAL_95**2
        middle = (rate + square / (2 * games)) / (1 + square / games)
        reach = NORMAL_95 * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
        return Share(rate, max(0.0, middle - reach), min(1.0, middle + reach))

    def score(self, seat: int) -> Share:
        """The seat's mean score."""
        return self._mean(self.points[seat], self.points_squared[seat])

    def length(self) -> Share:
        """The mean number of moves, nature's too."""
        return self._mean(self.moves, self.moves_squared)

    def _mean(self, total: int, squared: int) -> Share:
        mean = total / self.games
        reach = NORMAL_95 * sqrt(max(0.0, squared / self.games - mean**2) / self.games)
        return Share(mean, mean - reach, mean + reach)


def simulate(
    game: Game,
    box: Box,
    bots: list[str],
    games: int,
    seed: int = 0,
    cores: int | None = None,
    progress: Callable[[Tally], None] = lambda tally: None,
    compiling: Callable[[], None] = lambda: None,
) -> Tally:
    """Play so many games; Ctrl-C stops early and gives what there is so far. A bot that answers no legal move raises.

    `compiling` is called first where the rules must be compiled, which takes some seconds.
    """
    if len(bots) != box.seats:
        raise BoxError(f"expected {box.seats} bots, one a seat, not {len(bots)}")
    found = [load(game, name) for name in bots]
    for bot in found:
        compile_search(bot, compiling)
    workers = cores or os.cpu_count() or 1
    play: Callable[[int, int], NDArray[np.int32]]
    if all(is_rule(bot.policy) for bot in found):
        play, batch = _play(game, box, found, seed, compiling), BATCH
        play(0, 0)
        pool: Executor = ThreadPoolExecutor(workers)
    else:
        play, batch = partial(_interpreted, game.id, game.changes(box), tuple(bots), seed), FEW
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_stopping)
    tally = Tally(box.seats)
    progress(tally)
    pending: set[Future[NDArray[np.int32]]] = set()
    with pool:
        try:
            for first in range(0, games, batch):
                pending.add(pool.submit(play, first, min(batch, games - first)))
                if len(pending) == 2 * workers:
                    pending = _count(pending, tally, bots, progress)
            while pending:
                pending = _count(pending, tally, bots, progress)
        except KeyboardInterrupt:
            for later in pending:
                later.cancel()
    return tally


def _play(
    game: Game, box: Box, found: list[Bot], seed: int, compiling: Callable[[], None]
) -> Callable[[int, int], NDArray[np.int32]]:
    """A function that plays some games from a first one on; compiled code lets go of Python's lock, so threads do."""
    import numpy as np

    from ludotheque.core.compiler import compiled, is_at_hand
    from ludotheque.core.mistakes import rehearse

    policies = tuple({bot.policy: None for bot in found})
    numbers = np.array([policies.index(bot.policy) for bot in found], np.int64)
    plans = {bot: plan(bot, box) for bot in found}
    kernel = compiled(game, "playouts") if policies == (at_random,) else compiled(game, "matches", policies)
    if not is_at_hand(kernel):
        rehearse(game, box)
        compiling()

    def play(first: int, games: int) -> NDArray[np.int32]:
        out, weights = np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64)
        rng = np.zeros(2, np.int64)
        results = np.zeros((games, 2 + MOST_SEATS), np.int32)
        boxes, states = box.record(), game.state().record()
        if policies == (at_random,):
            kernel(boxes, states, out, weights, rng, seed, first, games, results)
        else:
            views, answers = game.view().record(), np.zeros((MOST_SEATS, 2), np.int64)
            seats = tuple(plans[bot] for bot in found)
            kernel(boxes, states, views, out, weights, rng, answers, numbers, seats, seed, first, games, results)
        return results

    return play


def _interpreted(
    id: str, changes: dict[str, Any], bots: tuple[str, ...], seed: int, first: int, games: int
) -> NDArray[np.int32]:
    """The same games by the same kernel as plain Python, where a bot is; processes share no lock."""
    import numpy as np

    from ludotheque.core.compiler import interpreted
    from ludotheque.core.mistakes import rehearse

    chosen = registered(id)
    box, found = chosen.new_box(**changes), [load(chosen, name) for name in bots]
    policies = tuple({bot.policy: None for bot in found})
    numbers = [policies.index(bot.policy) for bot in found]
    plans = tuple(plan(bot, box) for bot in found)
    rehearse(chosen, box)
    room = max(chosen.most_legal, MOST_SEATS)
    out, weights = [0] * room, [0] * room
    answers = [[0, 0] for _ in range(MOST_SEATS)]
    results = np.zeros((games, 2 + MOST_SEATS), np.int32)
    kernel = interpreted(chosen, "matches", policies)
    states, views = [chosen.state()], [chosen.view()]
    kernel([box], states, views, out, weights, [0, 0], answers, numbers, plans, seed, first, games, results)
    return results


def _leave_stopping() -> None:
    """Ctrl-C is for the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _count(
    pending: set[Future[NDArray[np.int32]]], tally: Tally, bots: list[str], progress: Callable[[Tally], None]
) -> set[Future[NDArray[np.int32]]]:
    """Add up what is done, and give back what is not."""
    done, pending = wait(pending, return_when=FIRST_COMPLETED)
    for each in done:
        results = each.result()
        for _, moves, *_ in results[results[:, 1] < 0].tolist():
            raise BotError(f"the bot {bots[-1 - moves]} at seat {-1 - moves} answered a move that is not legal")
        tally.add(results)
    progress(tally)
    return pending
