"""The heuristic: choice by choice, against random play, and the same interpreted and compiled."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import find, plan
from ludotheque.core import NATURE
from ludotheque.core.compiler import compiled, interpreted
from ludotheque.core.match import Match
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.bots_heuristic import DEEPEST, LENGTH, NEVER, best_way
from ludotheque.games.kasimir.bots_values import (
    FAR,
    MOST_STEPS,
    NEAR,
    around,
    distances,
    kind_values,
    outlook,
    stake_value,
    step_on,
    steps_on,
    unseen_value,
)
from ludotheque.games.kasimir.moves import (
    STEP,
    Colour,
    DrawFirst,
    Exchange,
    LayAside,
    Pass,
    Stake,
    Steal,
    Step,
    Stop,
    Turn,
)
from ludotheque.games.kasimir.state import CHOOSING, NO_EXIT, WALKING
from ludotheque.games.kasimir.way import legal_steps, taken_by_others

from .dealing import HANDS, REGIONS, Table, deal, new

BOT = find(GAME, "heuristic")
POLICIES = (BOT.policy, find(GAME, "random").policy)


def choice(table: Table) -> Any:
    """What the bot does at a position."""
    match, seat = table.match, table.seat
    legal = [GAME.moves.encode(move) for move in match.legal(seat)]
    move, delay = BOT.policy(match.box, match.view(seat), legal, len(legal), [1, 2], plan(BOT, match.box))
    assert move in legal
    assert delay == 0
    return GAME.moves.decode(move)


def goes(table: Table) -> str:
    """Where the bot's whole way leads, step by step."""
    while not isinstance(move := choice(table), Stop):
        assert isinstance(move, Step)
        table.play(move)
    return table.where(0)


def test_distances_are_steps():
    steps = distances(GAME.new_box()).reshape(38, 38)
    nose, crown, cuff = (REGIONS.index(region) for region in ("nose", "crown", "cuff"))
    assert steps[nose][nose] == 0
    assert steps[cuff][crown] == 2
    assert (steps == steps.T).all()
    assert steps.max() < FAR
    alone = distances(GAME.new_box(exits=[[-1] * 8] * 38)).reshape(38, 38)
    assert alone[nose][crown] == FAR


def test_steps_on_are_those_of_somebody_with_all_markers_whom_nobody_stops():
    table = new()
    steps = steps_on(table.match.box).reshape(len(REGIONS), -1)
    table.state.markers[0] = [1] * len(Colour)
    legal = [0] * GAME.most_legal
    for region in range(len(REGIONS)):
        table.state.figure = [region] * 4
        count = interpreted(GAME, legal_steps)(table.match.box, table.state, 0, legal)
        told = [STEP + step for step in steps[region] if step != NO_EXIT]
        # The other figure stands where this one does, which stops nobody.
        assert told == legal[:count]
        assert steps[region][-1] == NO_EXIT


def test_around_a_region_lies_what_is_few_steps_away():
    steps = distances(GAME.new_box()).reshape(38, 38)
    for start, told in enumerate(around(GAME.new_box()).reshape(38, 38)):
        near = [(region, steps[start, region]) for region in range(38) if 0 < steps[start, region] < len(NEAR)]
        assert [divmod(each, len(NEAR)) for each in told if each != NO_EXIT] == near
        assert told[-1] == NO_EXIT


def every_way(view: Any, values: Any, unseen: float, known: Any, taken: int) -> list[tuple[float, int]]:
    """What every way of at most five steps leads to, and its first step, in the order in which the steps are told."""
    found = []

    def walk(here: int, hand: list[int], first: int | None, length: int) -> None:
        if length:
            worth = stake_value(view, here, values, unseen) + outlook(view, here, values, unseen, known)
            found.append((worth - LENGTH * length, first))
        for place in range(MOST_STEPS) if length < DEEPEST else ():
            if (step := step_on(known, here, place)) == NO_EXIT:
                break
            region, colour = divmod(step, len(Colour))
            if hand[colour] and not taken >> region & 1:
                left = [count - (kind == colour) for kind, count in enumerate(hand)]
                walk(region, left, STEP + step if first is None else first, length + 1)

    walk(view.figure[view.me], list(view.markers[view.me]), None, 0)
    return found


@pytest.mark.parametrize("number", range(3))
def test_of_all_ways_the_best_is_found(number: int) -> None:
    """Also where a region is first reached by a longer way than another."""
    match, rng, seen = Match(GAME, GAME.new_box(seats=2 + number)), random.Random(number), 0
    known = plan(BOT, match.box)
    while not match.is_over and seen < 60:
        seat = min(match.actors)
        if seat == NATURE:
            match.play(NATURE, match.draw(rng))
            continue
        view = match.view(seat)
        if view.phase in (CHOOSING, WALKING):
            values = kind_values(match.box, view)
            unseen = unseen_value(match.box, view, values)
            ways = every_way(view, values, unseen, known, taken_by_others(match.box, view, seat))
            best = best_way(match.box, view, values, unseen, known)
            assert best == (max(ways, key=lambda way: way[0]) if ways else (NEVER, STEP))
            seen += len(ways) > 1
        match.play(seat, rng.choice(match.legal(seat)))
    assert seen > 20


def test_it_goes_for_the_best_stake_that_its_markers_reach():
    hands = ["yellow yellow violet rose green", HANDS[1]]
    assert goes(deal(hands=hands).arrange(up={"scarfL": "five", "stache": "one"})) == "scarfL"
    assert goes(deal(hands=hands).arrange(up={"scarfL": "minus", "cheekL": "five"})) == "cheekL"


def test_it_remembers_what_was_seen():
    hands = ["yellow yellow violet rose green", HANDS[1]]
    assert goes(deal(hands=hands).arrange(down={"scarfL": "five"})) == "scarfL"


def test_it_ends_the_game_as_a_winner_only():
    hands = ["rose rose rose rose red", HANDS[1]]
    known = {"cheekL": "alarm", "cheekR": "two"}
    assert goes(deal(hands=hands).arrange(alarms=2, up=known, owned=["five", "one"])) == "cheekL"
    assert goes(deal(hands=hands).arrange(alarms=2, up=known, owned=["", "five five"])) == "cheekR"


def test_it_steals_the_best_from_the_best():
    table = deal(seats=3).arrange(owned=["zero", "five one", "five four four"])
    assert choice(table) == Steal(2, Stake.FIVE)


def test_it_exchanges_what_is_of_no_use():
    table = deal(["crown", "quilt5"], ["red red red blue yellow", HANDS[1]]).arrange(up={"hairR": "minus"})
    laid = []
    while isinstance(move := choice(table), LayAside):
        laid.append(str(move.colour))
        table.play(move)
    assert laid == ["red", "red", "red", "blue"]
    assert move == Exchange()


def test_it_exchanges_the_worst_marker_where_all_are_good():
    """The neighbours are taken and nothing is to be stolen."""
    table = deal(["nose", "cheekL", "cheekR", "stache"], ["rose yellow violet green blue", *HANDS[1:]], seats=4)
    assert isinstance(choice(table), LayAside)


def test_drawing_first_it_draws_all_it_may_and_puts_the_worst_back():
    table = deal(["crown", "quilt5"], ["red red red blue blue", HANDS[1]], draw_first=1)
    assert choice(table) == DrawFirst(5)
    table.play(DrawFirst(5)).draw("rose yellow violet rose yellow")
    laid = []
    while table.seat == 0:
        laid.append(choice(table))
        table.play(laid[-1])
    assert laid == [LayAside(Colour.RED)] * 3 + [LayAside(Colour.BLUE)] * 2


def test_it_passes_when_it_must():
    assert choice(deal().arrange(hands=["", HANDS[1]])) == Pass()


def test_it_shows_what_is_near_to_itself_and_hides_what_others_could_take():
    table = deal(["nose", "forearmR"]).walk("cheekL").stop().find("one")
    assert choice(table) == Turn(REGIONS.index("nose"))
    seen = {"nose": "one", "cheekR": "one", "handL": "one", "forearmL": "one", "forearmR": "one"}
    table = deal(["nose", "forearmR"]).arrange(up=seen | {"handR": "five"}).walk("cheekL").stop().find("one")
    assert choice(table) == Turn(REGIONS.index("handR"))


def test_it_places_its_figure_where_most_lies_around():
    table = new()
    exits = table.match.box.exits[choice(table).region]
    assert sum(other >= 0 for other in exits) >= 5


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 4, "hand": 9, "draw_first": 1},
        {"seats": 3, "hand": 9, "markers": [5] * 6},
        {"worth": [-99, -99, -99, -99, -99, -99, -99, 0], "patience": 2},
        {"worth": [99] * 8, "bonuses": [99, 99, 99]},
        {"stakes": [0, 0, 0, 0, 0, 38, 0, 0], "patience": 2},
        {"stakes": [0, 0, 0, 0, 0, 0, 0, 38]},
        {"markers": [0, 0, 0, 0, 10, 0], "patience": 2},
        {"colours": [[0] * 6] * 38, "patience": 1},
        {"exits": [[-1] * 8] * 38, "patience": 1, "draw_first": 1},
    ],
)
def test_it_moves_legally_whatever_the_box(changes):
    table = Table(Match(GAME, GAME.new_box(**changes)))
    rng = random.Random(5)
    while not table.match.is_over and table.state.moves < 400:
        if table.seat == NATURE:
            table.match.chance(rng)
        else:
            table.play(choice(table))


def results(run: Any, bots: list[int], games: int, *, is_compiled: bool, **changes: Any) -> Any:
    """How games end: the winners, the moves and the points of each."""
    box = GAME.new_box(seats=len(bots), **changes)
    plans = tuple(plan(find(GAME, ("heuristic", "random")[bot]), box) for bot in bots)
    size = GAME.most_legal
    if is_compiled:
        buffers = [
            np.zeros(size, np.int64),
            np.zeros(size, np.int64),
            np.zeros(2, np.int64),
            np.zeros(3, np.int64),
            np.zeros((8, 3), np.int64),
        ]
        ends = np.zeros((games, 10), np.int32)
        run(
            box.record(),
            GAME.state().record(),
            GAME.view().record(),
            *buffers,
            np.array(bots),
            plans,
            1,
            0,
            games,
            ends,
        )
        return ends
    rows = [[0] * 10 for _ in range(games)]
    lists = [[0] * size, [0] * size, [0, 0], [0, 0, 0], [[0, 0, 0] for _ in range(8)]]
    run([box], [GAME.state()], [GAME.view()], *lists, bots, plans, 1, 0, games, rows)
    return np.array(rows)


@pytest.mark.parametrize("draw_first", [0, 1])
def test_interpreted_and_compiled_bots_choose_alike(draw_first):
    slow = results(interpreted(GAME, "matches", POLICIES), [0, 0], 2, is_compiled=False, draw_first=draw_first)
    fast = results(compiled(GAME, "matches", POLICIES), [0, 0], 2, is_compiled=True, draw_first=draw_first)
    assert np.array_equal(fast, slow)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_play(seats):
    winners = results(compiled(GAME, "matches", POLICIES), [0, *[1] * (seats - 1)], 1000, is_compiled=True)[:, 0]
    assert np.mean(winners == 1) > 0.97
