"""Batches: what happens when a match is over, when a move is not legal, and that nothing but the seed matters.

That a batch does what matches do is held for every game in `ludotheque.testing.conformance.batch`.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludotheque.core import game
from ludotheque.core.batch import DISABLED, NEXT_STEP, NOBODY, SAME_STEP, Batch
from ludotheque.core.compiler import interpreted
from ludotheque.core.stepping import Sheet
from ludotheque.core.terms import Returns
from ludotheque.testing.conformance.batches import ListBatch, compare, row_of

if TYPE_CHECKING:
    from collections.abc import Callable

WAYS = [pytest.param(ListBatch, id="interpreted"), pytest.param(Batch, id="compiled")]
PIG = game("pig")


@pytest.fixture(params=WAYS)
def make(request: pytest.FixtureRequest) -> Callable[..., Batch]:
    """Makes batches of short matches of Pig, interpreted or compiled."""

    def made(mode: int = NEXT_STEP, count: int = 3, **more: Any) -> Batch:
        batch: Batch = request.param(PIG, PIG.new_box(goal=20), count=count, seed=5, mode=mode, **more)
        return batch

    return made


def rows(batch: Batch) -> list[list[Any]]:
    """All that a batch tells, row by row."""
    arrays = [batch.acting, batch.observations, batch.masks, batch.rewards, batch.terminations, batch.results]
    return [[row_of(array, row) for array in arrays] for row in range(batch.count)]


def play(batch: Batch, steps: int) -> list[list[list[Any]]]:
    """So many steps at random from the beginning, and all that was told after each."""
    batch.reset()
    history = [rows(batch)]
    for _ in range(steps):
        batch.pick()
        batch.step()
        history.append(rows(batch))
    return history


def play_to_an_end(batch: Batch) -> int:
    """Step until a match is over, and answer its row."""
    batch.reset()
    while not any(batch.terminations):
        batch.pick()
        batch.step()
    return list(batch.terminations).index(1)


@pytest.mark.parametrize("mode", [NEXT_STEP, SAME_STEP])
def test_a_batch_does_what_matches_do(make: Callable[..., Batch], mode: int) -> None:
    compare(make(mode, first=2**32 - 3), random.Random(1), matches=20)


def test_a_new_match_begins_at_the_step_after_the_last(make: Callable[..., Batch]) -> None:
    batch = make(NEXT_STEP)
    row = play_to_an_end(batch)
    assert batch.acting[row] == NOBODY
    assert sum(batch.masks[row]) == 0
    assert sorted(batch.rewards[row]) == [-1, 1]

    batch.step()
    assert batch.acting[row] != NOBODY
    assert (batch.terminations[row], batch.illegal[row], sum(batch.rewards[row])) == (0, 0, 0)
    assert list(batch.rewards[row]) == [0, 0]


def test_a_new_match_begins_in_the_same_step(make: Callable[..., Batch]) -> None:
    batch = make(SAME_STEP)
    row = play_to_an_end(batch)
    assert batch.acting[row] != NOBODY
    assert sum(batch.masks[row]) > 0
    assert sorted(batch.rewards[row]) == [-1, 1]
    assert row_of(batch.finals, row) != row_of(batch.observations, row)


def test_no_match_begins_but_by_a_reset(make: Callable[..., Batch]) -> None:
    batch = make(DISABLED)
    row = play_to_an_end(batch)
    result = row_of(batch.results, row)
    for _ in range(3):
        batch.pick()
        batch.step()
        assert (batch.acting[row], batch.terminations[row], batch.illegal[row]) == (NOBODY, 0, 0)
        assert list(batch.rewards[row]) == [0, 0]
        assert row_of(batch.results, row) == result

    others = [told for other, told in enumerate(rows(batch)) if other != row]
    batch.reset([other == row for other in range(batch.count)])
    assert batch.acting[row] != NOBODY
    assert [told for other, told in enumerate(rows(batch)) if other != row] == others


def test_a_batch_that_was_never_reset_deals_at_its_first_step(make: Callable[..., Batch]) -> None:
    batch, other = make(), make()
    assert list(batch.acting) == [NOBODY] * 3
    batch.step()
    other.reset()
    assert rows(batch) == rows(other)


@pytest.mark.parametrize("wrong", [-1, 2, 10, 2**31 - 1])
def test_a_move_that_is_not_legal_changes_nothing(make: Callable[..., Batch], wrong: int) -> None:
    batch = make()
    batch.reset()
    before = rows(batch)
    for row in range(batch.count):
        batch.moves[row] = wrong
    batch.step()
    assert list(batch.illegal) == [1, 1, 1]
    assert rows(batch) == before

    batch.pick()
    batch.step()
    assert list(batch.illegal) == [0, 0, 0]


def test_moves_at_random_are_any_of_the_legal_ones(make: Callable[..., Batch]) -> None:
    batch = make(count=40)
    batch.reset()
    batch.pick()
    legal = {move for move, may in enumerate(batch.masks[0]) if may}
    assert len(legal) > 1
    assert set(map(int, batch.moves)) == legal


def test_anybody_may_be_looked_over_the_shoulder(make: Callable[..., Batch]) -> None:
    batch = make()
    batch.reset()
    asked = batch.look(batch.acting)
    assert [row_of(asked, row) for row in range(3)] == [row_of(batch.observations, row) for row in range(3)]


def test_who_is_no_seat_sees_what_a_spectator_sees(make: Callable[..., Batch]) -> None:
    batch = make()
    batch.reset()
    seen = [[row_of(batch.look(np.full(3, number)), row) for row in range(3)] for number in (-1, 2, 99, -5)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0] != [row_of(batch.look(batch.acting), row) for row in range(3)]


def test_there_must_be_an_entry_for_every_match(make: Callable[..., Batch]) -> None:
    batch = make()
    batch.reset()
    with pytest.raises(ValueError, match="expected one entry for each of 3 matches, not 2"):
        batch.look([0, 1])
    with pytest.raises(ValueError, match="expected one entry for each of 3 matches, not 4"):
        batch.reset([1, 1, 1, 1])


@pytest.mark.parametrize("first", [-1, 2**32 - 2])
def test_no_two_rows_may_have_the_same_random_numbers(make: Callable[..., Batch], first: int) -> None:
    with pytest.raises(ValueError, match=r"expected rows from 0 to 4,294,967,296, not "):
        make(first=first)


def test_interpreted_and_compiled_batches_are_the_same() -> None:
    def told(kind: type[Batch]) -> Any:
        return play(kind(PIG, PIG.new_box(seats=3), count=4, seed=9, mode=SAME_STEP), 150)

    slow, fast = told(ListBatch), told(Batch)
    for left, right in zip(slow, fast, strict=True):
        for one, other in zip(left, right, strict=True):
            # Rewards are rounded to 32 bits in arrays.
            assert [*one[:3], *one[4:]] == [*other[:3], *other[4:]]
            assert one[3] == pytest.approx(other[3])


@pytest.mark.parametrize("seats", [2, 3])
def test_what_happens_does_not_depend_on_the_threads(seats: int) -> None:
    box = PIG.new_box(seats=seats, goal=20)
    alone = Batch(PIG, box, count=800, seed=3, mode=SAME_STEP, threads=1)
    together = Batch(PIG, box, count=800, seed=3, mode=SAME_STEP, threads=3)
    assert len(together._buffers) == 3
    assert play(alone, 25) == play(together, 25)


def test_what_happens_does_not_depend_on_the_neighbours() -> None:
    whole = Batch(PIG, count=600, seed=3)
    part = Batch(PIG, count=50, seed=3, first=500)
    assert [told[500:550] for told in play(whole, 40)] == play(part, 40)


def test_other_seeds_are_other_matches() -> None:
    assert play(Batch(PIG, count=50, seed=3), 20) != play(Batch(PIG, count=50, seed=4), 20)


def test_a_batch_can_begin_again_with_another_seed(make: Callable[..., Batch]) -> None:
    batch = make()

    def ends() -> list[list[int]]:
        """How the matches ended that are over after some steps."""
        play(batch, 60)
        return [list(map(int, row_of(batch.results, row))) for row in range(batch.count)]

    first = ends()
    assert ends() != first
    batch.reseed(5)
    assert ends() == first


@pytest.mark.parametrize(
    ("winners", "seats", "rewards"),
    [
        (0b01, 2, [1, -1]),
        (0b11, 2, [0, 0]),
        (0b100, 3, [-0.5, -0.5, 1]),
        (0b101, 3, [0.25, -0.5, 0.25]),
        (0b000, 3, [-0.5, -0.5, -0.5]),
        (0b1, 1, [1]),
        (0b0, 1, [-1]),
    ],
)
def test_winners_share_what_the_others_lose(winners: int, seats: int, rewards: list[float]) -> None:
    written = [0.0] * seats
    interpreted(PIG, "write_rewards")(winners, seats, written)
    assert written == pytest.approx(rewards)


@pytest.mark.parametrize(("winners", "reward"), [(0b111, 1), (0b000, -1)])
def test_where_all_win_or_lose_together_all_have_the_same(winners: int, reward: int) -> None:
    written = [0.0] * 3
    interpreted(replace(PIG, returns=Returns.COMMON), "write_rewards")(winners, 3, written)
    assert written == [reward] * 3


def test_of_those_who_may_act_each_is_asked_before_any_is_asked_again() -> None:
    rok = game("rok")
    box, state, sheet = rok.new_box(seats=4), rok.state(), Sheet()
    rok.rules.start(box, state)
    out, weights = [0] * rok.most_legal, [0] * rok.most_legal
    next_seat, rng = interpreted(rok, "next_seat"), [1, 2]
    orders = [tuple(next_seat(box, state, sheet, rng, out, weights) for _ in range(4)) for _ in range(30)]
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert len(set(orders)) > 10


def test_arrays_are_made_once() -> None:
    batch = Batch(PIG, count=8)
    batch.reset()
    arrays = [batch.observations, batch.masks, batch.rewards, batch.acting]
    addresses = [array.ctypes.data for array in arrays]
    play(batch, 5)
    assert [array.ctypes.data for array in (batch.observations, batch.masks, batch.rewards, batch.acting)] == addresses
    assert batch.observations.dtype == np.int32
    assert batch.masks.dtype == np.int8


def test_a_mask_is_right_when_all_begins_anew(make: Callable[..., Batch]) -> None:
    """Only what was 1 is cleared: nothing may be left of the matches before."""
    batch = make()
    play(batch, 7)
    batch.reseed(6)
    batch.reset()
    for row in range(batch.count):
        assert sorted(batch.choices[row][: batch.counts[row]]) == [
            move for move, may in enumerate(batch.masks[row]) if may
        ]
