"""Playouts: the same dice for all that is tried, half of it dropped time and again, and the tree's move made where
nothing is likely enough to be better."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.bots.solving import solve
from tests.bots.test_exact import last_turn_of_karma
from tests.bots.test_search import positions, searching

from ludotheque.bots import plan
from ludotheque.bots.master import mentor
from ludotheque.bots.network import read, thought
from ludotheque.bots.playouts import (
    AHEAD,
    APART,
    CANDIDATES,
    IS_LEFT,
    LEAD,
    LEADS,
    THOUGHT,
    Playouts,
    ahead,
    fall,
    keep_better,
    play_out,
    playouts,
    question,
    spread_of_leads,
    tell,
    worth_of,
)
from ludotheque.bots.search import FOUND, FOUND_MOVE, SQUARE, TOTAL, TRIES, WORTH
from ludotheque.bots.tree import tree
from ludotheque.core import NATURE, game
from ludotheque.core.compiler import interpreted
from ludotheque.core.game import BY_NATURE
from ludotheque.games.karma.state import ORANGE, VIOLET
from ludotheque_pig.moves import ROLL


def thrown(seats: list[int], number: int, time: int) -> list[list[int]]:
    """The faces that each seat throws at Pig in one playout, when they throw in this order."""
    pig = game("pig")
    faces: list[list[int]] = [[], []]
    box, room, grown = pig.new_box(), playouts(pig), tree(pig, 1)
    for seat in seats:
        state = pig.state()
        state.turn = seat
        pig.rules.apply(box, state, seat, ROLL)
        interpreted(pig, fall)(box, state, seat, grown, room, [0, 0], number, time)
        faces[seat].append(state.total)
    return faces


def test_a_seats_dice_fall_alike_however_often_others_throw() -> None:
    first, second = thrown([0, 0, 1, 1, 1, 0], 7, 3)
    assert thrown([1, 1, 1, 1, 0, 0, 0], 7, 3)[0] == first
    assert thrown([1, 0, 0, 1, 1, 0], 7, 3)[1] == second
    assert first != second
    assert len({tuple(thrown([0] * 8, 7, time)[0]) for time in range(20)}) == 20
    assert thrown([0] * 8, 7, 3) != thrown([0] * 8, 8, 3)


def told(*moves: tuple[float, float]) -> Playouts:
    """Moves that are all in question, this far ahead of the first, with such a sum of squares."""
    room = playouts(game("kiwetin"))
    for place, (leading, apart) in enumerate(moves):
        room.told[place, [IS_LEFT, AHEAD, APART]] = 1, leading, apart
    return room


def left(room: Playouts, count: int) -> list[int]:
    return [place for place in range(count) if room.told[place, IS_LEFT]]


def test_the_better_half_is_left_and_the_trees_move_always() -> None:
    room = told((0, 0), (-5, 99), (3, 99), (-1, 99), (2, 99), (-6, 99))
    assert keep_better(room, 0, 6, 6) == 3
    assert left(room, 6) == [0, 2, 4]
    assert keep_better(room, 0, 6, 3) == 2
    assert left(room, 6) == [0, 2]
    assert keep_better(room, 0, 6, 2) == 2
    worst = told((0, 0), (5, 99), (3, 99))
    assert keep_better(worst, 0, 3, 3) == 2
    assert left(worst, 3) == [0, 1]


def test_what_is_surely_worse_is_dropped_at_once() -> None:
    room = told((0, 0), (-11, 99), (-9, 99))
    assert keep_better(room, 0, 3, 3) == 2
    assert left(room, 3) == [0, 2]
    alike = told((0, 0), (0, 0))
    assert keep_better(alike, 0, 2, 2) == 2
    assert ahead(alike, 1) == 0


def test_an_end_is_worth_the_win_and_a_lead_beside_what_leads_differ_by() -> None:
    """Of three ends two led by 1 and by 5, one was behind by 3."""
    told = np.zeros(LEADS + 1)
    told[LEAD], told[LEADS] = 1 + 5 - 3, 1 + 25 + 9
    spread = spread_of_leads(told, 3)
    assert spread == pytest.approx(np.std([1, 5, -3]) + 1)
    assert spread_of_leads(told, 0) == 1
    assert worth_of(1, 4, 4) == pytest.approx(2 / 3 + 1 / 6)
    assert worth_of(0, -4, 4) == pytest.approx(-1 / 6)
    # Beyond all leads there is still more, but a win counts more than any lead.
    assert worth_of(0, 3, 4) < worth_of(0, 30, 4) < worth_of(1, 0, 4) < worth_of(1, 1, 4)


def test_what_the_tree_thought_of_moves_counts_as_tries() -> None:
    """The first was looked at 9 times, won 6 of them; the second 4 times, and won one; the third never."""
    room = playouts(game("kiwetin"))
    found = np.zeros((3, FOUND))
    found[:, TRIES], found[:, TOTAL], found[:, WORTH] = (9, 4, 0), (6, 1, 0), 0.6
    room.told[:3, LEADS] = 7
    assert interpreted(game("kiwetin"), question)(found, room, 0, 3) == 3
    seemed = np.array([6.5 / 10, 1.5 / 5, 0.5])
    np.testing.assert_allclose(room.told[:3, AHEAD], THOUGHT * (seemed - seemed[0]))
    assert not room.told[:3, LEADS].any()
    assert not found[:, [TRIES, TOTAL]].any()


def test_what_came_of_few_tries_is_told_beside_what_was_thought() -> None:
    """The first was won in half of its tries, and seemed to win in 70 of 100; the others by how they do beside it."""
    room = playouts(game("kiwetin"))
    found = np.zeros((4, FOUND))
    found[:, TRIES] = 64, 16, 16, 0
    found[0, TOTAL] = 32
    room.told[:4, AHEAD] = 0, -8, -8 - 6.4, -20
    interpreted(game("kiwetin"), tell)(found, room, 0, 0.7, 4)
    means = found[:3, TOTAL] / found[:3, TRIES]
    np.testing.assert_allclose(means, [0.6, 0.5, 0.42])
    assert found[3, TOTAL] == 0
    assert (found[:, SQUARE] >= found[:, TOTAL] ** 2 / np.maximum(found[:, TRIES], 1)).all()
    room.told[1, AHEAD] = -80
    interpreted(game("kiwetin"), tell)(found, room, 0, 0.0, 4)
    assert found[1, TOTAL] == 0


def bot_of(id: str, looks: int, count: int) -> Any:
    found = searching(id, looks, playouts=count)
    found.compile()
    return found


@pytest.mark.parametrize("id", ["kiwetin", pytest.param("karma", marks=pytest.mark.soak)])
def test_the_same_interpreted_and_compiled(id: str) -> None:
    bot = bot_of(id, 4, 12)
    for number, match in enumerate(positions(id, 2)):
        view = match.view(min(match.actors))
        first, second = [number + 1, 7], [number + 1, 7]
        count = len(match.legal(min(match.actors)))
        move = bot.search(match.box, view, first)
        tried = bot._found[0, :count, [FOUND_MOVE, TRIES, TOTAL, SQUARE]].copy()
        assert bot.glance(match.box, view, second, looks=4, playouts=12) == move
        np.testing.assert_allclose(bot._found[0, :count, [FOUND_MOVE, TRIES, TOTAL, SQUARE]], tried)
        assert tried[1].sum() > 4
        assert first == second


def test_a_budget_is_what_it_says_and_goes_to_few_moves() -> None:
    """Of all moves the tree's best are tried, and the two best so far most."""
    bot = bot_of("kiwetin", 60, 600)
    for match in positions("kiwetin", 6):
        seat = min(match.actors)
        judged = bot.judge(match.box, match.view(seat), [3, 7])
        tries = [each.tries for each in judged]
        assert sum(tries) <= 600 + len(tries)
        assert sum(each > 0 for each in tries) <= CANDIDATES + 1
        assert all(0 <= each.chance <= 1 for each in judged)


def test_other_random_numbers_find_the_same_chance() -> None:
    bot = bot_of("kiwetin", 4, 1000)
    match = positions("kiwetin", 1)[0]
    first = bot.judge(match.box, match.view(min(match.actors)), [3, 7])[0]
    second = {each.move: each for each in bot.judge(match.box, match.view(min(match.actors)), [5, 9])}
    assert first.tries > 200
    assert second[first.move].chance == pytest.approx(first.chance, abs=0.15)


def test_a_match_is_played_to_its_end_and_shared() -> None:
    kiwetin = game("kiwetin")
    asked = mentor(kiwetin)
    assert asked is not None
    match = positions("kiwetin", 1)[0]
    learned = read(kiwetin.folder / "evaluation.npz")._replace(mentor=0, plan=plan(asked, match.box))
    room, grown = thought(kiwetin, match.box, learned), tree(kiwetin, 1)
    kernel = interpreted(kiwetin, play_out, (asked.policy,))
    state, seat = match.state, min(match.actors)
    kernel(match.box, state, seat, kiwetin.view(), learned, room, grown, playouts(kiwetin), [1, 2], 3, 4)
    assert kiwetin.rules.actors(match.box, state) == 0
    assert sorted(room.chances[:2]) in ([0, 1], [0.5, 0.5])


@pytest.mark.soak
@pytest.mark.parametrize(
    ("theirs", "way"), [(23, (38, 46, 17, 640, 38)), (23, (38, 46, 18, 640, 38)), (25, (38, 46, 20, 640, 38))]
)
def test_at_the_last_turn_the_score_counts_though_the_mentor_does_not_know_it(
    theirs: int, way: tuple[int, ...]
) -> None:
    """Karma's expert reckons with the Karma of a turn, not with who leads: behind or ahead, it throws a win away here.
    Playouts do not."""
    karma, bot = game("karma"), bot_of("karma", 60, 1000)
    asked = mentor(karma)
    assert asked is not None
    box, state = last_turn_of_karma(2, (ORANGE, VIOLET), (theirs, 22), 1)
    for move in way:
        karma.rules.apply(box, state, NATURE if karma.rules.actors(box, state) == BY_NATURE else 1, move)
    view, legal = karma.view(), [0] * karma.most_legal
    karma.rules.observe(box, state, 1, view)
    count = karma.rules.legal(box, state, 1, legal)
    usual, _ = asked.policy(box, view, legal, count, [1, 2], plan(asked, box))
    made = bot.search(box, view, [11, 13])
    # The solver tells the first seat's chances.
    theirs_after = solve(karma, box, state).moves
    assert theirs_after[made] == min(theirs_after.values())
    assert theirs_after[usual] > theirs_after[made] + 0.1
