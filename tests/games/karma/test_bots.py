"""The bots: the heuristic rule by rule, and the expert against what can be worked out otherwise."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludotheque.bots import find, plan
from ludotheque.core.compiler import Binding, bound, compiled, interpreted
from ludotheque.core.scheduler import forget
from ludotheque.games.karma import GAME, rules
from ludotheque.games.karma.bots_reach import reach_now
from ludotheque.games.karma.moves import (
    Careful,
    Colour,
    Decline,
    Draft,
    Keep,
    Nudge,
    Pick,
    Reroll,
    Stop,
    Tally,
    Thrifty,
    Throw,
    Trait,
)
from ludotheque.games.karma.plan import keep, most_drafted, prepare, work_out
from ludotheque.games.karma.plan_bags import BAGS, bag_at, head, one, place_of
from ludotheque.games.karma.plan_throws import value_index
from ludotheque.games.karma.state import (
    CAREFUL,
    DARK_BLUE,
    DRAFTING,
    ENDING,
    FAILED,
    GREEN,
    KEEPING,
    LIGHT_BLUE,
    NONE,
    ORANGE,
    PICKING,
    POWERS,
    RED,
    STUBBORN,
    THRIFTY,
    VIOLET,
    VISIONARY,
    WHITE,
    YELLOW,
    State,
)
from ludotheque.games.karma.throw import legal_powers, own_power, total, use_power

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.core import Move

POLICIES = tuple(find(GAME, name).policy for name in ("heuristic", "expert"))
HEURISTIC, EXPERT = range(2)


@cache
def planned(name: str, **changes: Any) -> Any:
    return plan(find(GAME, name), GAME.new_box(**changes))


def position(phase: int, **fields: Any) -> State:
    """A position in seat 0's first turn: pools and the like are given by colour."""
    state = State(phase=phase, trait=[NONE] * 4, yogi=NONE)
    for name, value in fields.items():
        counts = getattr(state, name)
        if isinstance(value, dict):
            for index, number in value.items():
                counts[index] = number
        else:
            setattr(state, name, value)
    return state


def thrown(*dice: tuple[int, int], **fields: Any) -> State:
    """A throw of these colours and faces."""
    state = position(POWERS, dice=len(dice), **fields)
    for place, (colour, face) in enumerate(dice):
        state.colour[place], state.face[place], state.times[place] = colour, face, 1
        state.power[place] = own_power(colour)
    return state


def choice(name: str, state: State, **changes: Any) -> Move:
    """What a bot does at a position."""
    box = GAME.new_box(**changes)
    view, legal = GAME.view(), [0] * GAME.most_legal
    count = rules.legal(box, state, 0, legal)
    rules.observe(box, state, 0, view)
    move, _ = find(GAME, name).policy(box, view, legal, count, [1, 2], planned(name))
    assert move in legal[:count]
    return GAME.moves.decode(move)


def test_heuristic_throws_one_red_first() -> None:
    pool = {RED: 6, VIOLET: 1}
    assert choice("heuristic", position(PICKING, pool=pool)) == Pick(Colour.RED)
    assert choice("heuristic", position(PICKING, pool=pool, picked={RED: 1})) == Throw()


@pytest.mark.parametrize(("beat", "reds"), [(2, 1), (3, 2), (5, 2), (6, 3), (9, 3), (10, 4)])
def test_heuristic_wants_a_mean_of_one_and_a_half_more(beat: int, reds: int) -> None:
    turn = {"zone": 1, "beat": beat, "pool": {RED: 5, ORANGE: 1}}
    assert choice("heuristic", position(PICKING, picked={RED: reds - 1}, **turn)) == Pick(Colour.RED)
    assert choice("heuristic", position(PICKING, picked={RED: reds}, **turn)) == Throw()


def test_heuristic_takes_all_reds_where_they_are_not_enough_and_then_all_others() -> None:
    turn = {"zone": 2, "beat": 8}
    assert choice("heuristic", position(PICKING, pool={RED: 2, GREEN: 1}, picked={RED: 2}, **turn)) == Throw()
    others = {ORANGE: 1, VIOLET: 2, WHITE: 1}
    for picked, move in (
        ({}, Pick(Colour.ORANGE)),
        ({ORANGE: 1, VIOLET: 1}, Pick(Colour.VIOLET)),
        ({ORANGE: 1, VIOLET: 2}, Pick(Colour.WHITE)),
        (others, Throw()),
    ):
        assert choice("heuristic", position(PICKING, pool=others, picked=picked, **turn)) == move


@pytest.mark.parametrize(("beat", "move"), [(3, Pick(Colour.RED)), (4, Stop())])
def test_heuristic_stops_when_the_risk_is_greater_than_the_chance(beat: int, move: Move) -> None:
    # Zone 2 brings 1 more, and a fail costs 1: stop below an even chance.
    assert choice("heuristic", position(PICKING, zone=1, beat=beat, pool={RED: 1})) == move


@pytest.mark.parametrize(("others", "move"), [(4, Stop()), (6, Pick(Colour.RED))])
def test_heuristic_counts_the_dice_left_over_at_the_last_zone(others: int, move: Move) -> None:
    # One chance in six of 5 and 2 for each die left, against five of losing 3.
    assert choice("heuristic", position(PICKING, zone=5, beat=5, pool={RED: 1, ORANGE: others})) == move


def test_heuristic_uses_powers_only_to_rescue_a_throw() -> None:
    assert choice("heuristic", thrown((ORANGE, 3), (VIOLET, 2), zone=1, beat=4)) == Tally()
    assert choice("heuristic", thrown((ORANGE, 3), (VIOLET, 2), zone=1, beat=5)) == Nudge(0, True)
    assert choice("heuristic", thrown((RED, 3), (ORANGE, 2), zone=1, beat=9)) == Tally()
    assert choice("heuristic", thrown((RED, 3), (LIGHT_BLUE, 1), zone=1, beat=8)) == Reroll(1)
    assert choice("heuristic", thrown((RED, 3), (LIGHT_BLUE, 1), zone=1, beat=9)) == Tally()


def test_heuristic_drafts_by_liking() -> None:
    liking = [Colour.VIOLET, Colour.DARK_BLUE, Colour.LIGHT_BLUE, Colour.ORANGE, Colour.GREEN, Colour.YELLOW]
    reserve = dict.fromkeys(range(ORANGE, WHITE), 1)
    for colour in liking:
        assert choice("heuristic", position(DRAFTING, reserve=reserve)) == Draft(colour)
        reserve[list(Colour).index(colour)] = 0


def test_heuristic_never_uses_a_trait() -> None:
    hand = {"hand": {0: [VISIONARY, STUBBORN]}}
    assert choice("heuristic", position(KEEPING, **hand)) == Keep(Trait.VISIONARY)
    assert choice("heuristic", position(FAILED, zone=5, trait={0: CAREFUL})) == Decline()


def test_expert_uses_traits_where_they_help() -> None:
    last = {"last": 1, "round": 5}
    assert choice("expert", position(FAILED, zone=5, beat=9, trait={0: CAREFUL}, **last)) == Careful()
    top = {"zone": 6, "pool": {RED: 3}, "trait": {0: THRIFTY}, **last}
    assert choice("expert", position(ENDING, **top)) == Thrifty()
    assert choice("expert", position(ENDING, **top), thrifty=1) == Decline()


def all_totals(box: Any, state: State, seen: set[tuple[int, ...]]) -> set[int]:
    """Every total that powers can reach, tried one by one with the rules themselves."""
    if tuple(state.flat()) in seen:
        return set()
    seen.add(tuple(state.flat()))
    totals = {total(state)}
    moves = [0] * GAME.most_legal
    for move in moves[: legal_powers(box, state, 0, moves)]:
        if not isinstance(GAME.moves.decode(move), Tally | Reroll):
            after = state.copy()
            use_power(after, move)
            totals |= all_totals(box, after, seen)
    return totals


def test_all_totals_in_reach_are_found() -> None:
    box, random = GAME.new_box(), Random(1)
    colours = [RED, ORANGE, YELLOW, GREEN, LIGHT_BLUE, DARK_BLUE, VIOLET, WHITE]
    for _ in range(150):
        dice = random.choices(colours, k=random.randint(1, 4))
        if dice.count(GREEN) > 1 and dice.count(ORANGE) > 1:
            continue
        state = thrown(*((colour, random.randint(1, 6)) for colour in dice))
        expected = all_totals(box, state, set())
        assert {number for number in range(63) if reach_now(box, state) >> number & 1} == expected, (dice, state.face)


def test_six_reds_are_worth_what_is_known() -> None:
    table = planned("expert")
    assert table[value_index(table, place_of(table, 6 * one(RED)), 0, 0)] == pytest.approx(2.78, abs=0.005)


def test_every_bag_has_a_place_of_its_own() -> None:
    table = planned("expert")
    places = range(0, head(table, BAGS), 7)
    assert [place_of(table, bag_at(table, place)) for place in places] == list(places)


def test_a_plan_is_kept_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = GAME.new_box(seats=1)
    fresh = work_out(box)
    monkeypatch.setattr("ludotheque.games.karma.plan.cache_folder", lambda *parts: tmp_path)
    assert np.array_equal(prepare(box), fresh)
    (file,) = tmp_path.iterdir()
    keep(file, fresh + 1)
    assert np.array_equal(prepare(box), fresh + 1)
    file.write_bytes(b"half a plan")
    assert np.array_equal(prepare(box), fresh)


def random_box(random: Random) -> Any:
    """A small box with other components."""
    faces = [random.randint(0, 6) for _ in range(6)]
    reserve = [random.choice((0, 0, 1, 2)) for _ in range(8)]
    while sum(reserve) > 5:
        reserve[reserve.index(max(reserve))] -= 1
    return GAME.new_box(
        seats=random.randint(1, 3),
        reds=random.randint(1, 8),
        reserve=reserve,
        faces=faces,
        yogi_faces=faces[::-1],
        lowest_face=0,
        highest_face=random.randint(6, 7),
        zones=sorted(random.randint(0, 20) for _ in range(random.randint(1, 8))),
        first_to=random.choice((0, 0, 20)),
        solo_traits=random.randint(0, 1),
        patient=random.randint(0, 9),
        thrifty=random.randint(0, 3),
    )


def test_bots_move_legally_whatever_the_box() -> None:
    random = Random(7)

    def checked(bot: int, box: Any, view: Any, legal: list[int], count: int, rng: Any, plans: Any) -> tuple[int, int]:
        move, delay = POLICIES[bot](box, view, legal, count, rng, plans[bot])
        assert move in legal[:count]
        return move, delay

    for number in range(8):
        box = random_box(random)
        tables = [plan(find(GAME, "heuristic"), box), work_out(box)]
        kernel = bound(GAME, "match_on", POLICIES)
        play_on = Binding(kernel.function, {**kernel.names, "choose": checked}).rebuilt(lambda function: function, {})
        state = GAME.state()
        rules.start(box, state)
        buffers = [[0] * GAME.most_legal, [0] * GAME.most_legal, [3, number], [[0, 0, 0] for _ in range(8)]]
        forget(buffers[3], 8)
        while play_on(box, state, GAME.view(), *buffers, [EXPERT, HEURISTIC, EXPERT], [tables] * 3, [0, 0, 0]) > 0:
            pass
        assert rules.actors(box, state) == 0


def test_a_box_too_large_is_planned_with_fewer_dice() -> None:
    box = GAME.new_box(seats=4, reds=2, reserve=[0, 2, 2, 2, 2, 2, 2, 0])
    assert most_drafted(GAME.new_box(seats=4)) == 6
    assert 1 < most_drafted(box) < 12


def results(run: Any, box: Any, games: int, is_compiled: bool) -> Any:
    """How games of the expert (seat 0) against the heuristic end."""
    tables = (planned("expert", seats=box.seats), planned("heuristic"))
    size = GAME.most_legal
    if is_compiled:
        buffers = [
            np.zeros(size, np.int32),
            np.zeros(size, np.int32),
            np.zeros(2, np.int64),
            np.zeros(3, np.int64),
            np.zeros((8, 3), np.int64),
        ]
        ends = np.zeros((games, 10), np.int32)
        bots = np.array([EXPERT, HEURISTIC])
        run(box.record(), GAME.state().record(), GAME.view().record(), *buffers, bots, tables, 1, 0, games, ends)
        return ends
    rows = [[0] * 10 for _ in range(games)]
    lists = [[0] * size, [0] * size, [0, 0], [0, 0, 0], [[0, 0, 0] for _ in range(8)]]
    run([box], [GAME.state()], [GAME.view()], *lists, [EXPERT, HEURISTIC], tables, 1, 0, games, rows)
    return np.array(rows)


def test_interpreted_and_compiled_bots_choose_alike() -> None:
    box = GAME.new_box()
    slow = results(interpreted(GAME, "matches", POLICIES), box, 3, False)
    assert np.array_equal(results(compiled(GAME, "matches", POLICIES), box, 3, True), slow)
    assert slow[:, 1].sum() > 500


@pytest.mark.parametrize("first_game", [0, 1])
def test_expert_beats_heuristic(first_game: int) -> None:
    winners = results(compiled(GAME, "matches", POLICIES), GAME.new_box(first_game=first_game), 1000, True)[:, 0]
    assert np.mean(winners == 1) > 0.95


@pytest.mark.parametrize(("difficulty", "low", "high"), [(0, 0.75, 0.85), (1, 0.45, 0.55), (2, 0.15, 0.25)])
def test_solo_is_as_hard_as_it_says(difficulty: int, low: float, high: float) -> None:
    ends = results(compiled(GAME, "matches", POLICIES), GAME.new_box(seats=1, difficulty=difficulty), 8000, True)
    assert low < np.mean(ends[:, 0] == 1) < high
