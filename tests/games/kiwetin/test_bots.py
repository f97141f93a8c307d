"""The heuristic: what it reckons with, what it does where that is plain, and how well it plays."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludotheque.bots import at_random, find
from ludotheque.core import NATURE, below, rule
from ludotheque.core.compiler import compiled, interpreted
from ludotheque.core.match import Match
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.bots_heuristic import expert, heuristic
from ludotheque.games.kiwetin.bots_plan import (
    LATER,
    MOST_TOTAL,
    STRENGTH,
    TURNS_APART,
    grip_chances,
    prepare,
    prepare_expert,
)
from ludotheque.games.kiwetin.bots_winning import standing, stopping, strengths
from ludotheque.games.kiwetin.moves import (
    CHOOSE,
    PASS,
    Choose,
    Ice,
    Mirror,
    Pass,
    Root,
    Setback,
    Shatter,
    Spirit,
    Surge,
    Swap,
    Theft,
    Vine,
    Wake,
)
from ludotheque.games.kiwetin.state import BOUNCE, CHOOSING, MOST_SPACES, NO_TILE, RUNE, WEB

from .dealing import deal, fresh

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.core import Bot, Move

BOT, EXPERT = find(GAME, "heuristic"), find(GAME, "expert")


@cache
def planned(seats: int = 2) -> Any:
    return prepare(GAME.new_box(seats=seats))


def test_the_more_race_the_less_a_lead_tells_the_expert():
    for seats, apart in ((2, 9), (3, 11), (4, 13), (6, 17)):
        box = GAME.new_box(seats=seats)
        assert prepare(box)[LATER] == pytest.approx(np.exp(-1 / 9))
        assert prepare_expert(box)[LATER] == pytest.approx(np.exp(-1 / apart))
    assert EXPERT.prepare is prepare_expert
    assert (prepare_expert(GAME.new_box(seats=2)) == planned()).all()


@pytest.mark.parametrize("me", [0, 1])
def test_where_the_spirit_on_turn_stops_counts_as_if_it_stood_there(me: int) -> None:
    """With what the tile there gives it; at the Flower its trial may throw it back."""
    match = deal("ki we").match
    box, plan, view = match.box, planned(), match.view(me)
    view.turn, view.total = 0, 4
    figure, strong = view.figure[0], strengths(box, view, plan, 0)

    def there(space: int, web: int = 0, cards: int = 0) -> float:
        after = view.copy()
        after.space[figure], after.web[figure] = space, web
        after.cards[0] += cards
        return standing(box, after, plan, 0)

    def stopped(space: int, tile: int) -> float:
        return stopping(box, view, plan, strong, space, tile)

    before, here = view.copy(), there(10)
    assert stopped(10, NO_TILE) == pytest.approx(here)
    assert stopped(10, RUNE) == pytest.approx(there(10, cards=1)) != pytest.approx(here)
    assert stopped(10, WEB) == pytest.approx(there(10, web=1)) != pytest.approx(here)
    rise = np.exp(1 / TURNS_APART) if me == 0 else np.exp(-1 / TURNS_APART)
    assert stopped(10, BOUNCE) / (1 - stopped(10, BOUNCE)) == pytest.approx(rise * here / (1 - here))
    held = sum(grip_chances(box, 4)[:2])
    fallen = there(box.flower - box.bases[view.spirit[figure]])
    assert stopped(box.flower, NO_TILE) == pytest.approx(held * (me == 0) + (1 - held) * fallen)
    assert view == before


def choice(table: Any, seat: int, bot: Bot = BOT) -> Move:
    """What the heuristic does at a table, or another bot."""
    view = table.match.view(seat)
    legal = [GAME.moves.encode(move) for move in table.match.legal(seat)]
    before = view.copy()
    move, _ = bot.policy(table.match.box, view, legal, len(legal), [1, 2], planned())
    assert view == before, "the view is left as it was"
    assert move in legal
    return GAME.moves.decode(move)


def test_grips_are_reckoned_exactly() -> None:
    box = GAME.new_box()
    for total in range(MOST_TOTAL + 1):
        assert sum(grip_chances(box, total)) == pytest.approx(1)
    hold, alize, fail, double = grip_chances(box, 5)
    throws = list(product(box.grip, repeat=2))
    assert hold * 36 == pytest.approx(sum(0 not in pair and max(pair) >= 5 and pair[0] != pair[1] for pair in throws))
    assert (alize * 36, double * 36) == pytest.approx((2, 1))
    assert fail * 36 == pytest.approx(sum(0 in pair or max(pair) < 5 for pair in throws) - 1)


def turns(spirit: int, space: int, **changes: Any) -> float:
    """How many turns a spirit is reckoned to need from a space on."""
    plan = prepare(GAME.new_box(**changes)) if changes else planned()
    return float(-np.log(plan[STRENGTH + spirit * MOST_SPACES + space]) * TURNS_APART)


def test_turns_to_go_can_be_worked_out_by_hand() -> None:
    # Whoever reaches the Flower holds it.
    assert turns(2, 32, grip=[6] * 6) == pytest.approx(1, abs=0.01)
    # Three spaces before it every throw of Tin leads to a trial, and back to where it was until one holds.
    held = [sum(grip_chances(GAME.new_box(), total)[:2]) for total in (4, 5, 6)]
    assert turns(2, 35) == pytest.approx(3 / sum(held), abs=0.01)


def test_whoever_is_further_on_has_fewer_turns_to_go() -> None:
    for spirit in range(3):
        needed = [turns(spirit, space) for space in range(0, 30, 3)]
        assert needed == sorted(needed, reverse=True)


def test_the_fastest_spirit_is_chosen() -> None:
    table = fresh(tiles=[0] * 10, seats=6)
    chosen = []
    for seat in range(6):
        move = choice(table, seat)
        chosen.append(move)
        table.play(seat, move)
    assert {turns(0, 0) > turns(1, 0), turns(1, 0) > turns(2, 0)} == {True}
    assert chosen == [Choose(Spirit.TIN)] * 2 + [Choose(Spirit.WE)] * 2 + [Choose(Spirit.KI)] * 2


def test_a_balanced_start_counts() -> None:
    table = fresh(tiles=[0] * 10, balanced=1, leads=[20, 0, 0])
    assert choice(table, 0) == Choose(Spirit.KI)


def test_a_root_is_for_a_grip_that_hardly_holds_and_only_for_the_own() -> None:
    table = deal("tin tin", at=[20, 20], hands=["root", "root"]).move(3)
    assert choice(table, 0) == Root()
    assert choice(table, 1) == Pass()


def test_ice_is_for_bad_throws_of_the_own_and_good_ones_of_others() -> None:
    table = deal("tin tin", at=[28, 28], hands=["ice", "ice"]).move(1)
    assert choice(table.grip(0, 0), 0) == Ice()
    assert choice(table, 1) == Pass()
    table = deal("tin tin", at=[24, 24], hands=["ice", "ice"]).move(3).grip(6, 5)
    assert choice(table, 0) == Pass()
    assert choice(table, 1) == Ice()


def test_a_surge_avoids_what_is_bad_and_a_setback_too() -> None:
    for rune, moves in (("surge", (Surge(True), Surge(False))), ("setback", (Setback(),))):
        table = deal("tin tin", tiles={30: "whirlwind"}, at=[25, 5], hands=[rune, rune]).throw(2)
        assert choice(table, 0) in moves
        assert choice(table, 1) == Pass()


def test_a_tile_about_to_act_is_shattered() -> None:
    table = deal("tin tin", tiles={25: "whirlwind", 30: "web"}, at=[20, 5], hands=["shatter", "shatter"]).throw(2)
    assert choice(table, 0) == Shatter(25)
    assert choice(table, 1) == Pass()


def test_a_swap_is_kept_for_when_somebody_is_far_ahead_and_near_the_flower() -> None:
    assert choice(deal("tin tin", at=[2, 6], hands=["swap", ""]), 0) == Pass()
    assert choice(deal("tin tin", at=[8, 33], hands=["swap", ""]), 0) == Swap(1)
    assert choice(deal("tin tin", at=[33, 8], hands=["swap", ""]), 0) == Pass()


def test_a_wake_joins_the_furthest() -> None:
    assert choice(deal("tin tin tin", at=[26, 30, 32], hands=["wake", "", ""]), 0) == Wake(2)


def test_a_theft_is_made_at_once() -> None:
    assert choice(deal(hands=["theft", "ice"]), 0) == Theft(1)


def test_a_vine_is_for_the_leader_or_off_the_own_spirit() -> None:
    table = deal("we we", at=[30, 33], hands=["vine", ""])
    assert choice(table, 0) == Vine(1)
    table = deal("we we we", at=[33, 20, 20], hands=["vine", "", ""]).set(web=[1, 0, 0, 0, 0, 0])
    assert choice(table, 0) == Vine(0)


def test_an_expert_plays_a_vine_sooner_and_keeps_a_swap_longer() -> None:
    for space in range(31, 14, -1):
        table = deal("we we", at=[space - 3, space], hands=["vine", ""])
        if choice(table, 0) == Pass():
            break
    assert choice(table, 0, EXPERT) == Vine(1)
    for ahead in range(30, 0, -1):
        table = deal("tin tin", at=[3, 3 + ahead], hands=["swap", ""])
        if choice(table, 0, EXPERT) == Pass():
            break
    assert choice(table, 0) == Swap(1)


def test_a_mirror_is_for_what_hurts() -> None:
    table = deal("tin tin", at=[33, 8], hands=["mirror", "swap vine"]).play(1, Swap(0))
    assert choice(table, 0) == Mirror()
    table = deal("tin tin tin", at=[8, 33, 5], hands=["mirror", "ice", "swap"]).play(2, Swap(1))
    assert choice(table, 0) == Pass()


def test_a_mirror_answers_a_mirror() -> None:
    table = deal("tin tin", at=[8, 33], hands=["swap mirror", "mirror ice"]).play(0, Swap(1)).play(1, Mirror())
    assert choice(table, 0) == Mirror()


def test_who_cannot_answer_passes() -> None:
    assert choice(deal(hands=["ice", "vine"]).play(1, Vine(0)), 0) == Pass()


@pytest.mark.parametrize("number", range(12))
def test_the_heuristic_moves_legally_whatever_the_box(number: int) -> None:
    random = Random(number)
    box = GAME.new_box(
        seats=random.randint(2, 6),
        flower=random.randint(6, 63),
        bases=[random.randint(1, 9) for _ in range(3)],
        movement=[random.randint(1, 9) for _ in range(6)],
        grip=[random.choice((0, 2, 5, 9, 12)) for _ in range(5)] + [12],
        hand=random.randint(0, 5),
        breeze=random.randint(0, 9),
        squall=random.randint(0, 9),
    )
    plan, match = prepare(box), Match(GAME, box)
    while not match.is_over and match.state.moves < 500:
        seat = random.choice(sorted(match.actors))
        if seat == NATURE:
            match.chance(random)
            continue
        view, legal = match.view(seat), [GAME.moves.encode(move) for move in match.legal(seat)]
        before = view.copy()
        move, delay = BOT.policy(box, view, legal, len(legal), [1, 2], plan)
        assert view == before
        assert delay == 0
        match.play(seat, GAME.moves.decode(move))


@rule
def drawn(box: Any, view: Any, legal: Any, count: int, rng: MutableSequence[int], plan: Any) -> tuple[int, int]:
    """The heuristic with any spirit."""
    if view.phase == CHOOSING:
        return CHOOSE + below(rng, 3), 0
    return heuristic(box, view, legal, count, rng, plan)


@rule
def silent(box: Any, view: Any, legal: Any, count: int, rng: MutableSequence[int], plan: Any) -> tuple[int, int]:
    """The same without Runes."""
    move, delay = drawn(box, view, legal, count, rng, plan)
    return (PASS if move > PASS else move), delay


POLICIES = (drawn, silent, at_random, expert, heuristic)


def wins(other: int, games: int, me: int = 0) -> float:
    """How often the heuristic beats another policy at a table for two, with spirits drawn alike; or whoever it is."""
    kernel = compiled(GAME, "matches", POLICIES)
    size = GAME.most_legal
    buffers = [
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(2, np.int64),
        np.zeros(3, np.int64),
        np.zeros((8, 3), np.int64),
    ]
    ends = np.zeros((games, 10), np.int32)
    plans, box = (planned(), planned()), GAME.new_box().record()
    kernel(box, GAME.state().record(), GAME.view().record(), *buffers, np.array([me, other]), plans, 1, 0, games, ends)
    return float(np.mean(ends[:, 0] == 1))


def test_the_heuristic_beats_random() -> None:
    assert wins(2, 2000) > 0.7


def test_the_expert_beats_the_heuristic() -> None:
    assert wins(4, 4000, me=3) > 0.51


def test_playing_runes_is_better_than_keeping_them() -> None:
    assert wins(1, 2000) > 0.7


def test_interpreted_and_compiled_bots_choose_alike() -> None:
    games = 3
    kernel = compiled(GAME, "matches", POLICIES)
    size = GAME.most_legal
    box = GAME.new_box(seats=4)
    plans = (planned(4),) * 4
    arrays = [
        np.zeros(size, np.int32),
        np.zeros(size, np.int32),
        np.zeros(2, np.int64),
        np.zeros(3, np.int64),
        np.zeros((8, 3), np.int64),
    ]
    ends = np.zeros((games, 10), np.int32)
    bots = [0, 0, 2, 0]
    kernel(box.record(), GAME.state().record(), GAME.view().record(), *arrays, np.array(bots), plans, 1, 0, games, ends)
    rows = [[0] * 10 for _ in range(games)]
    lists = [[0] * size, [0] * size, [0, 0], [0, 0, 0], [[0, 0, 0] for _ in range(8)]]
    interpreted(GAME, "matches", POLICIES)([box], [GAME.state()], [GAME.view()], *lists, bots, plans, 1, 0, games, rows)
    assert ends.tolist() == rows
