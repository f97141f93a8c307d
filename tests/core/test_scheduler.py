"""Where several bots may act, the quickest does, and the others stand by their answers."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludotheque.bots import Player, Seated
from ludotheque.core import NATURE, game
from ludotheque.core.compiler import Binding, bound
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.core.scheduler import forget, quickest, stands, wait
from ludotheque.games.karma.moves import Colour, Deal, Pick, Roll, Tally, Throw, Trait

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
    kernel = bound(KARMA, "match_on", (lambda *_: (0, 0),))
    play_on = Binding(kernel.function, {**kernel.names, "choose": choose}).rebuilt(lambda function: function, {})
    answers = [[0, 0, 0] for _ in range(4)]
    forget(answers, 4)
    buffers = [[0] * KARMA.most_legal, [0] * KARMA.most_legal, [3, 1], answers]
    while play_on(box, state, KARMA.view(), *buffers, [0, 1, 2, 3], [[0.0]] * 4, [0, 0, 0]):
        pass
    return asked


DEALT = 8
"""Trait cards, before the four seats each keep one at the same time."""


def test_whoever_takes_longer_is_not_asked_again() -> None:
    assert sorted(asks({0: 50, 1: 10, 2: 30, 3: 20}, DEALT + 4)) == [0, 1, 2, 3]


def test_whoever_takes_no_time_is_asked_again_after_every_move() -> None:
    assert len(asks({0: 0, 1: 0, 2: 0, 3: 0}, DEALT + 4)) == 4 + 3 + 2 + 1
    # Two whose time is up at the same moment: the second looks again.
    assert len(asks({0: 10, 1: 10, 2: 99, 3: 99}, DEALT + 2)) == 4 + 1


class Scripted(Player):
    """Answers what it is told to, after so many milliseconds."""

    def __init__(self, answer: Move, delay: int) -> None:
        self.answer = answer, delay
        self.asked = 0

    def choose(self, match: Match, seat: int) -> tuple[Move, int]:
        self.asked += 1
        return self.answer


def drafting() -> Match:
    """Both seats of a match are to keep a trait."""
    match = Match(KARMA, KARMA.new_box(starter=0))
    for trait in (Trait.CAREFUL, Trait.PATIENT, Trait.MIMIC, Trait.THRIFTY):
        match.play(NATURE, Deal(trait))
    return match


def test_players_stand_by_their_answers_too() -> None:
    match = drafting()
    first, second = match.legal(0)[1], match.legal(1)[1]
    players = {0: Scripted(first, 30), 1: Scripted(second, 50)}
    seated = Seated(match, players, Random(1))

    assert seated.delay == 30
    assert seated.next_move() == (0, first)
    match.play(0, first)
    assert seated.acting == 0b10
    assert seated.delay == 20
    seated.wait(5)
    assert seated.delay == 15
    assert seated.next_move() == (1, second)
    assert players[1].asked == 1


def test_whose_time_is_up_with_another_looks_again() -> None:
    match = drafting()
    players = {seat: Scripted(match.legal(seat)[0], 50) for seat in match.seats}
    seated = Seated(match, players, Random(1))
    for _ in match.seats:
        match.play(*seated.next_move())
    assert sorted(player.asked for player in players.values()) == [1, 2]


def test_what_nature_does_makes_everybody_look_again() -> None:
    match = Match(KARMA, KARMA.new_box(starter=0, first_game=1))
    throw = [Pick(Colour.RED), Throw()]
    for move in throw:
        match.play(0, move)
    players = {0: Scripted(Tally(), 50)}
    seated = Seated(match, players, Random(1))
    match.play(NATURE, Roll(4))
    assert seated.delay == 50
    seated.wait(20)
    assert seated.delay == 30
    match.observers[-1](match, Played(NATURE, Roll(4)), match)
    assert seated.delay == 50
    assert players[0].asked == 2


@pytest.mark.parametrize("mask", [0b1, 0b10, 0b111, 0b10110])
def test_equal_answers_are_drawn_alike(mask: int) -> None:
    answers = [[0, 7] for _ in range(5)]
    rng = [3, 1]
    drawn = Counter(quickest(mask, answers, rng) for _ in range(3000))
    seats = [seat for seat in range(5) if mask >> seat & 1]
    assert sorted(drawn) == seats
    assert all(abs(count - 3000 / len(seats)) < 150 for count in drawn.values())


def test_the_shortest_delay_is_first() -> None:
    answers = [[0, 9], [0, 2], [0, 1]]
    assert quickest(0b111, answers, [3, 1]) == 2
    assert quickest(0b011, answers, [3, 1]) == 1
    wait(0b101, answers, 1)
    assert answers == [[0, 8], [0, 2], [0, 0]]
    assert [stands(answer, [4, 0], 2) for answer in answers] == [True, True, False]
    assert not stands([5, 3], [4, 0], 2)
