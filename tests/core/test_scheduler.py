"""Where several bots may act, the quickest does, and the others stand by their answers."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.bots import Player, next_move
from ludotheque.core import NATURE, game
from ludotheque.core.compiler import Binding, bound
from ludotheque.core.match import Match
from ludotheque.games.karma.moves import Deal, Trait

KARMA = game("karma")


def asks(delays: dict[int, int], moves: int) -> list[int]:
    """The seats in the order in which they are asked, in the first phases of a match of four."""
    asked: list[int] = []

    def choose(bot: int, box: Any, view: Any, legal: list[int], count: int, rng: Any, plan: Any) -> tuple[int, int]:
        asked.append(bot)
        return legal[0], delays[bot]

    box, state = KARMA.new_box(seats=4, starter=0), KARMA.state()
    KARMA.rules.start(box, state)
    # So near to the last move of a match, only a few are made.
    state.moves = 10_000 - moves
    kernel = bound(KARMA, "match", (lambda *_: (0, 0),))
    play = Binding(kernel.function, {**kernel.names, "choose": choose}).rebuilt(lambda function: function, {})
    buffers = [[0] * KARMA.most_legal, [0] * KARMA.most_legal, [3, 1], [[0, 0] for _ in range(4)]]
    play(box, state, KARMA.view(), *buffers, [0, 1, 2, 3], [[0.0]] * 4)
    return asked


DEALT = 8
"""Trait cards, before the four seats each keep one at the same time."""


def test_whoever_takes_longer_is_not_asked_again() -> None:
    assert sorted(asks({0: 50, 1: 10, 2: 30, 3: 20}, DEALT + 4)) == [0, 1, 2, 3]


def test_whoever_takes_no_time_is_asked_again_after_every_move() -> None:
    assert len(asks({0: 0, 1: 0, 2: 0, 3: 0}, DEALT + 4)) == 4 + 3 + 2 + 1
    # Two whose time is up at the same moment: the second looks again.
    assert len(asks({0: 10, 1: 10, 2: 99, 3: 99}, DEALT + 2)) == 4 + 1


def test_players_stand_by_their_answers_too() -> None:
    match = Match(KARMA, KARMA.new_box(starter=0))
    for trait in (Trait.CAREFUL, Trait.PATIENT, Trait.MIMIC, Trait.THRIFTY):
        match.play(NATURE, Deal(trait))
    rng = Random(1)
    players = {seat: Player(KARMA, "random", match.box, rng) for seat in match.seats}
    first, second = match.legal(0)[1], match.legal(1)[1]
    players[0].move, players[0].delay = first, 30
    players[1].move, players[1].delay = second, 50

    assert next_move(match, players, rng) == (0, first)
    match.play(0, first)
    assert players[1].delay == 20
    assert next_move(match, players, rng) == (1, second)
