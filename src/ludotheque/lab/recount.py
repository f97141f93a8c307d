"""A game of a run once more, move by move: what was only counted becomes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludotheque.bots import at_random, plan
from ludotheque.core.game import MOST_MOVES, MOST_SEATS
from ludotheque.core.journal import Played
from ludotheque.core.match import Match

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ludotheque.lab.setup import Setup


def recount(setup: Setup, number: int, *, is_quick: bool = False) -> Match:
    """The game of a number, played as plain Python, at once. `is_quick`: as machine code, which must be made first
    and pays for many."""
    chosen, box = setup.played, setup.box()
    entries = _compiled(setup, number) if is_quick and setup.compiles else _interpreted(setup, number)
    journal = [Played(by, chosen.moves.decode(move)) for by, move in entries]
    return Match(chosen, box, journal)


def _interpreted(setup: Setup, number: int) -> list[tuple[int, int]]:
    from ludotheque.core.compiler import interpreted

    chosen, box, found = setup.played, setup.box(), setup.found()
    policies = tuple({bot.policy: None for bot in found})
    room = max(chosen.most_legal, MOST_SEATS)
    buffers = ([0] * room, [0] * room, [0, 0], [0, 0, 0])
    entries = [[0, 0] for _ in range(MOST_MOVES)]
    if policies == (at_random,):
        kernel = interpreted(chosen, "recount_playout")
        moves = kernel([box], [chosen.state()], *buffers, setup.seed, number, entries)
    else:
        kernel = interpreted(chosen, "recount_match", policies)
        answers, numbers = [[0, 0, 0] for _ in range(MOST_SEATS)], [policies.index(bot.policy) for bot in found]
        plans = tuple(plan(bot, box) for bot in found)
        given = ([box], [chosen.state()], [chosen.view()], *buffers, answers, numbers, plans)
        moves = kernel(*given, setup.seed, number, entries)
    return [(by, move) for by, move in entries[:moves]]


def _compiled(setup: Setup, number: int) -> list[tuple[int, int]]:
    from ludotheque.core.compiler import compiled

    chosen, box, found = setup.played, setup.box(), setup.found()
    policies = tuple({bot.policy: None for bot in found})
    out, weights = np.zeros((2, max(chosen.most_legal, MOST_SEATS)), np.int64)
    buffers = (out, weights, np.zeros(2, np.int64), np.zeros(3, np.int64))
    entries: NDArray[np.int64] = np.zeros((MOST_MOVES, 2), np.int64)
    if policies == (at_random,):
        kernel = compiled(chosen, "recount_playout")
        moves = kernel(box.record(), chosen.state().record(), *buffers, setup.seed, number, entries)
    else:
        kernel = compiled(chosen, "recount_match", policies)
        numbers = np.array([policies.index(bot.policy) for bot in found], np.int64)
        plans, answers = tuple(plan(bot, box) for bot in found), np.zeros((MOST_SEATS, 3), np.int64)
        given = (box.record(), chosen.state().record(), chosen.view().record(), *buffers, answers, numbers, plans)
        moves = kernel(*given, setup.seed, number, entries)
    return [(by, move) for by, move in entries[:moves].tolist()]
