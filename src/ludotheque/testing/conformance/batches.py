"""Batches held against matches: a twin of every row, played by `Match` from the same seed and the same moves."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core import NATURE, Data, below, weighted
from ludotheque.core.batch import NOBODY, SAME_STEP, Batch
from ludotheque.core.chance import seed
from ludotheque.core.compiler import interpreted
from ludotheque.core.match import Match
from ludotheque.core.stepping import Sheet

if TYPE_CHECKING:
    import random

    from ludotheque.core import Game


class ListBatch(Batch):
    """The same batch as plain Python, on `Data` objects and lists."""

    def _array(self, array: Any) -> Any:
        for kind in (Sheet, self.game.box, self.game.state, self.game.view):
            if array.dtype == kind.dtype():
                return [kind.read(array, index) for index in range(len(array))]
        return array.tolist()

    def _flat(self, views: Any) -> Any:
        return views

    def _prepare(self, threads: int | None) -> None:
        self._lists = [[0] * self.game.most_legal for _ in range(2)]

    def _run(self, kernel: str, *arrays: Any, buffers: bool = False) -> None:
        interpreted(self.game, kernel)(*arrays, *(self._lists if buffers else ()), 0, self.count)


def row_of(array: Any, row: int) -> Any:
    """A row of what a batch tells, as plain numbers."""
    value = array[row]
    if isinstance(value, Data):
        return value.flat()
    if isinstance(value, list):
        return value.copy()
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value


def told(batch: Batch, row: int) -> dict[str, Any]:
    """All that a batch tells of a match."""
    names = ("acting", "masks", "terminations", "illegal")
    rewards = np.asarray(batch.rewards[row], np.float32)
    choices = sorted(row_of(batch.choices, row)[: batch.counts[row]])
    arrays = {name: row_of(getattr(batch, name), row) for name in names}
    return arrays | {"rewards": rewards.tolist(), "choices": choices}


class Twin:
    """What a row of a batch must be, by `Match` alone."""

    def __init__(self, game: Game, box: Any, number: int, row: int) -> None:
        self.game, self.box, self.number, self.row = game, box, number, row
        self.games = 0
        self.rng = [0, 0]
        self.waiting: set[int] = set()
        self.deal()

    def deal(self) -> None:
        """Begin a new match."""
        self.match = Match(self.game, self.box)
        seed(self.rng, self.number, (self.games << 32) + self.row)
        self.games += 1
        self.waiting = set()
        self.ask()

    def play(self, move: int) -> None:
        """The asked seat makes a move."""
        self.mover = self.acting
        self.match.play(self.acting, self.game.moves.decode(move))
        self.ask()

    def ask(self) -> None:
        """Nature acts; then of those who may act one is asked who was not yet."""
        while self.match.actors == {NATURE}:
            out, weights = [0] * self.game.most_legal, [0] * self.game.most_legal
            count = self.game.rules.odds(self.box, self.match.state, out, weights)
            self.match.play(NATURE, self.game.moves.decode(out[weighted(self.rng, weights, count)]))
            self.waiting = set()
        self.waiting = self.waiting & self.match.actors or set(self.match.actors)
        left = sorted(self.waiting)
        self.acting = left[below(self.rng, len(left)) if len(left) > 1 else 0] if left else NOBODY
        self.waiting -= {self.acting}

    @property
    def legal(self) -> list[int]:
        """The numbers of the moves that the asked seat may make."""
        return [self.game.moves.encode(move) for move in self.match.legal(self.acting)]

    def told(self, *, illegal: bool = False, ended: bool = False) -> dict[str, Any]:
        """What the batch must tell, if the step was such."""
        legal = set(self.legal)
        return {
            "acting": self.acting,
            "masks": [int(move in legal) for move in range(len(self.game.moves))],
            "choices": sorted(legal),
            "rewards": self.rewards() if ended else [0.0] * self.box.seats,
            "terminations": int(ended),
            "illegal": int(illegal),
        }

    def rewards(self) -> list[float]:
        """1 for who wins alone; who loses pays an equal part of it, and winners share it."""
        seats, winners = self.box.seats, self.match.outcome.winners
        if seats == 1:
            return [1.0 if winners else -1.0]
        lost = Fraction(-1, seats - 1)
        won = -lost * (seats - len(winners)) / max(1, len(winners))
        return [float(np.float32(float(won if seat in winners else lost))) for seat in range(seats)]

    def result(self) -> list[int]:
        """How the match ended, as a batch tells it."""
        outcome = self.match.outcome
        return [sum(1 << seat for seat in outcome.winners), self.match.state.moves, *outcome.scores]


def compare(batch: Batch, rng: random.Random, matches: int) -> int:
    """Step a batch until so many matches are over, each beside its twin; answers how many steps it took."""
    twins = [Twin(batch.game, batch.box, batch.seed, batch.first + row) for row in range(batch.count)]
    batch.reset()
    for row, twin in enumerate(twins):
        assert told(batch, row) == twin.told()
    over = steps = 0
    while over < matches:
        refused = []
        for row, twin in enumerate(twins):
            chosen = any_number(batch.game, rng) if twin.acting == NOBODY or rng.random() < 0.05 else None
            legal = twin.legal
            batch.moves[row] = rng.choice(legal) if chosen is None else chosen
            refused.append(chosen is not None and twin.acting != NOBODY and chosen not in legal)
        batch.step()
        steps += 1
        for row, twin in enumerate(twins):
            ended = False
            if twin.acting == NOBODY:
                twin.deal()
            elif not refused[row]:
                twin.play(int(batch.moves[row]))
                ended = twin.match.is_over
            over += ended
            check(batch, row, twin, illegal=refused[row], ended=ended)
    return steps


def any_number(game: Game, rng: random.Random) -> int:
    """The number of a move, or of none."""
    return rng.randrange(-1, len(game.moves) + 1)


def check(batch: Batch, row: int, twin: Twin, *, illegal: bool, ended: bool) -> None:
    """Fail where a row tells anything else than its twin."""
    expected = twin.told(illegal=illegal, ended=ended)
    if ended:
        assert row_of(batch.results, row) == twin.result()
        assert row_of(batch.finals, row) == twin.match.view(twin.mover).flat()
        if batch.mode == SAME_STEP:
            twin.deal()
            expected |= {name: value for name, value in twin.told().items() if name in ("acting", "masks", "choices")}
    assert told(batch, row) == expected
    if twin.acting != NOBODY:
        assert row_of(batch.observations, row) == twin.match.view(twin.acting).flat()
