"""The bots: what they do where that is plain, how quick they are, and how well they play."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludotheque.bots import at_random, find
from ludotheque.core import NATURE
from ludotheque.core.compiler import compiled, interpreted
from ludotheque.core.match import Match
from ludotheque.games.rok import GAME
from ludotheque.games.rok.bots import heuristic, quick, slow
from ludotheque.games.rok.bots_policy import LOOK, MISREADS
from ludotheque.games.rok.moves import Aim, Done, Grab, Mark, Pay, Push, Steal
from ludotheque.games.rok.state import AIMING

from .dealing import deal, named

if TYPE_CHECKING:
    from ludotheque.core import Move

LEVELS = {"slowest": 0, "slow": 1, "heuristic": 2, "quick": 3, "quickest": 4}


def answers(table: Any, seat: int, name: str, tries: int = 400) -> list[tuple[Move, int]]:
    """What a bot does at a table, many times over."""
    bot, view = find(GAME, name), table.match.view(seat)
    legal = [GAME.moves.encode(move) for move in table.match.legal(seat)]
    before, rng = view.copy(), [1, 2]
    found = []
    for _ in range(tries):
        move, delay = bot.policy(table.match.box, view, legal, len(legal), rng, ())
        assert move in legal
        found.append((GAME.moves.decode(move), delay))
    assert view == before, "the view is left as it was"
    return found


def choices(table: Any, seat: int, name: str = "quick") -> set[Move]:
    return {move for move, _ in answers(table, seat, name)}


def test_the_levels_are_named_weakest_first() -> None:
    assert list(GAME.bots) == list(LEVELS)


def test_they_take_pairs_and_leave_what_has_no_twin() -> None:
    table = deal("b7 a7", "b0 o1 b0 a2")
    assert choices(table, 0) == {Grab(0), Grab(2)}
    assert choices(table.grab(0, "b0"), 0) == {Grab(2)}
    assert choices(deal("b7 a7", "b0 o1 a2"), 0) == {Done()}


def test_a_theft_is_worth_what_it_brings() -> None:
    table = deal("b7 a6", "b0 b0 a6 b7", loot=["", "a0 a0"])
    assert choices(table, 0) == {Grab(2)}
    assert choices(deal("b7 a6", "b0 b0 a6 b7"), 0) == {Grab(3)}, "one's own twin first"


def test_a_pair_that_another_has_begun_is_spoilt() -> None:
    table = deal("b7 a7", "b0 b0 o1").grab(1, "b0")
    assert choices(table, 0) == {Grab(1)}


@pytest.mark.parametrize("name", LEVELS)
def test_they_look_at_human_speed(name: str) -> None:
    level = LEVELS[name]
    table = deal("b7 a7", "b0 b0 o1")
    first = [delay for _, delay in answers(table, 0, name, 3000)]
    assert median(first) == pytest.approx(LOOK[level], rel=0.05)
    assert max(first) > 2 * LOOK[level]
    assert min(first) > LOOK[level] // 4
    second = [delay for _, delay in answers(table.grab(0, "b0"), 0, name, 3000)]
    assert median(second) == pytest.approx(max(LOOK[level] // 3, 250), rel=0.1)
    assert min(second) >= 250
    assert min(delay for _, delay in answers(deal(), 0, name)) > 3000


@pytest.mark.parametrize("name", LEVELS)
def test_they_misread_a_sign_now_and_then(name: str) -> None:
    table = deal("b7 a7", "b0 b0 a4 o4 a5")
    taken = [move.cell for move, _ in answers(table, 0, name, 20_000) if isinstance(move, Grab)]
    wrong = sum(cell in (2, 3) for cell in taken) / len(taken)
    assert wrong == pytest.approx(MISREADS[LEVELS[name]] / 1000, rel=0.2)
    assert 4 not in taken, "nothing looks like it"


def test_in_calm_they_mark_what_they_would_take() -> None:
    table = deal("b7 a6", "b0 b0 o1 b7 a6 a5 a5", calm=1, loot=["", "a3 a3"])
    marked = []
    while Done() not in (chosen := choices(table, 0)):
        move = sorted(chosen, key=str)[0]
        assert isinstance(move, Mark)
        marked.append(move.cell)
        table.mark(0, move.cell)
    assert marked[:2] == [4, 3]
    assert sorted(marked[2:]) in ([0, 1], [5, 6])
    assert choices(deal("b7 a6", "b0 b0 a5", calm=1, marks=1), 0) == {Done()}, "half a pair is no use"
    assert all(delay == 0 for _, delay in answers(table, 1, "quick"))


@pytest.mark.parametrize("name", LEVELS)
def test_in_calm_they_take_no_mark_off(name: str) -> None:
    table = deal("b7 a6", "b0 b0 o1 b7 a6 a5 a5 o5", calm=1, loot=["", "a3 a3"])
    for marked in range(5):
        chosen = choices(table, 0, name)
        assert not any(isinstance(move, Mark) and table.state.secret[0][move.cell] for move in chosen)
        if marked < 4:
            table.play(0, sorted(chosen - {Done()}, key=str)[0])
    assert chosen == {Done()}, "all marks are used"


def test_they_pay_with_what_a_theft_would_take() -> None:
    table = deal("a7 b7", "b0", loot=["b1 b1 a1 a1 o1 o1"]).race("b0")
    table.step()
    assert choices(table, 0) == {Pay(*named("a1"))}
    table = deal("o7 b7", "b0", loot=["b1 b1 a1 a1"]).race("b0")
    table.step()
    assert choices(table, 0) == {Pay(*named("b1"))}


def test_they_let_themselves_be_robbed_first() -> None:
    table = deal("b0 b1 b2", "b0 b1 b2").race("b1", "b2", "b0")
    while table.phase == AIMING:
        table.flick(0, 22 if table.state.turn == 1 else 3)
    assert choices(table, 1) == {Steal(1)}
    table.play(1, Steal(1))
    assert choices(table, 1) == {Steal(0)}, "seat 1 is to steal from seat 2"


@pytest.mark.parametrize("name", LEVELS)
def test_they_flick_near_but_not_too_far(name: str) -> None:
    table = deal("b0 b1", "b0 b1").race("b1", "b0")
    aims = [move.degrees for move in choices(table, 0, name) if isinstance(move, Aim)]
    assert -max(aims) == min(aims) < 0
    table.play(0, Aim(0))
    forces = [move.force for move in choices(table, 0, name) if isinstance(move, Push)]
    assert max(forces) == 22


@pytest.mark.parametrize("calm", [0, 1])
@pytest.mark.parametrize("seats", [2, 5])
def test_they_play_whole_matches_with_any_box(seats: int, calm: int) -> None:
    box = GAME.new_box(seats=seats, calm=calm, signs=3, down=0, hand=[6] * 4, throws=15)
    for seed in range(4):
        match, rng, words = Match(GAME, box), Random(seed), [seed + 1, 2]
        while not match.is_over:
            seat = rng.choice(sorted(match.actors))
            if seat == NATURE:
                match.chance(rng)
                continue
            policy = list(GAME.bots.values())[seat % 3].policy
            legal = [GAME.moves.encode(move) for move in match.legal(seat)]
            move, delay = policy(box, match.view(seat), legal, len(legal), words, ())
            assert delay >= 0
            match.play(seat, GAME.moves.decode(move))


POLICIES = (slow, heuristic, quick, at_random)


def ends(bots: list[int], games: int, **changes: Any) -> list[list[int]]:
    """How matches between bots end, compiled."""
    kernel, size = compiled(GAME, "matches", POLICIES), GAME.most_legal
    box = GAME.new_box(seats=len(bots), **changes).record()
    buffers = [
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(2, np.int64),
        np.zeros(3, np.int64),
        np.zeros((8, 3), np.int64),
    ]
    rows, plans = np.zeros((games, 10), np.int32), (np.zeros(1, np.float32),) * len(bots)
    kernel(box, GAME.state().record(), GAME.view().record(), *buffers, np.array(bots), plans, 1, 0, games, rows)
    found: list[list[int]] = rows.tolist()
    return found


@pytest.mark.parametrize(("calm", "least"), [(0, 0.75), (1, 0.6)])
@pytest.mark.parametrize("level", [1, 2])
def test_each_level_beats_the_one_below_in_either_seat(level: int, calm: int, least: float) -> None:
    for bots in ([level, level - 1], [level - 1, level]):
        won = 1 << bots.index(level)
        assert sum(row[0] == won for row in ends(bots, 500, calm=calm)) / 500 > least


def test_the_slowest_beats_random() -> None:
    assert sum(row[0] == 1 for row in ends([0, 3], 200)) / 200 > 0.75


@pytest.mark.parametrize("calm", [0, 1])
def test_interpreted_and_compiled_bots_choose_alike(calm: int) -> None:
    bots, games, size = [0, 1, 2, 3], 2, GAME.most_legal
    box = GAME.new_box(seats=4, calm=calm, throws=8)
    rows = [[0] * 10 for _ in range(games)]
    lists = [[0] * size, [0] * size, [0, 0], [0, 0, 0], [[0, 0, 0] for _ in range(8)]]
    kernel = interpreted(GAME, "matches", POLICIES)
    kernel([box], [GAME.state()], [GAME.view()], *lists, bots, ((),) * 4, 1, 0, games, rows)
    assert ends(bots, games, calm=calm, throws=8) == rows
