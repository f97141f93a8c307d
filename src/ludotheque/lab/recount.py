"""A game of a run once more, move by move: what was only counted becomes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludotheque.core.game import MOST_MOVES, MOST_SEATS
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.lab.setup import numbered, planned, thinking

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

    chosen, room = setup.played, max(setup.played.most_legal, MOST_SEATS)
    answers, entries = [[0, 0, 0] for _ in range(MOST_SEATS)], [[0, 0] for _ in range(MOST_MOVES)]
    given = ([setup.box()], [chosen.state()], [chosen.view()], [0] * room, [0] * room, [0, 0], [0, 0, 0], answers)
    kernel = interpreted(chosen, "recount", thinking(setup))
    moves = kernel(*given, numbered(setup), planned(setup), setup.seed, number, entries)
    return [(by, move) for by, move in entries[:moves]]


def _compiled(setup: Setup, number: int) -> list[tuple[int, int]]:
    from ludotheque.core.compiler import compiled

    chosen = setup.played
    out, weights = np.zeros((2, max(chosen.most_legal, MOST_SEATS)), np.int64)
    entries: NDArray[np.int64] = np.zeros((MOST_MOVES, 2), np.int64)
    records = (setup.box().record(), chosen.state().record(), chosen.view().record())
    given = (*records, out, weights, np.zeros(2, np.int64), np.zeros(3, np.int64), np.zeros((MOST_SEATS, 3), np.int64))
    kernel = compiled(chosen, "recount", thinking(setup))
    moves = kernel(*given, np.array(numbered(setup), np.int64), planned(setup), setup.seed, number, entries)
    return [(by, move) for by, move in entries[:moves].tolist()]
