"""The heuristic: what it wants, choice by choice, and how well it plays."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import find
from ludotheque.core.compiler import Binding, bound, compiled, interpreted
from ludotheque.core.scheduler import forget
from ludotheque.games.spirits import GAME, rules
from ludotheque.games.spirits.bots_values import best_draw, end_chance
from ludotheque.games.spirits.moves import Card, Give, GiveBack, Invoke, Leave, Play, Return, Send
from ludotheque.testing import counted

from .dealing import STONES, deal

POLICIES = tuple(find(GAME, name).policy for name in ("heuristic", "random"))
HEURISTIC, RANDOM = range(2)


def choice(table: Any) -> Any:
    """What the heuristic does at a position, which must stay as it is."""
    match, seat = table.match, table.seat
    view, legal = match.view(seat), [0] * GAME.most_legal
    count = rules.legal(match.box, table.state, seat, legal)
    move, _ = POLICIES[HEURISTIC](match.box, view, legal, count, [1, 2], [])
    assert move in legal[:count]
    assert view == match.view(seat)
    return GAME.moves.decode(move)


def test_it_completes_what_counts_most() -> None:
    board = {"turtle": "blue blue blue blue", "owl": "red", "salmon": "red yellow"}
    assert choice(deal().arrange(mine=board, bowl="red blue white").use("take-one")) == Give("blue", "turtle")


def test_it_doubles_a_full_animal_before_the_end_but_not_an_empty_one() -> None:
    late = {"rabbit": "spirit", "owl": "spirit"}
    full = deal().arrange(mine={"beaver": "red red red blue blue"}, theirs=late, bowl="spirit white").use("take-one")
    assert choice(full) == Give("spirit", "beaver")
    assert choice(deal().arrange(theirs=late, bowl="spirit white").use("take-one")).stone == "white"


def test_it_denies_the_opponent_a_stone() -> None:
    """Red and blue are the same to the bot, but not to the opponent."""
    table = deal().arrange(theirs={"turtle": "blue blue blue blue"}, bowl="red blue").use("take-one")
    assert choice(table).stone == "blue"
    table = deal().arrange(theirs={"turtle": "red red red red"}, bowl="red blue").use("take-one")
    assert choice(table).stone == "red"


def test_it_sends_coyote_where_it_hurts_and_away_from_its_own() -> None:
    theirs = {"turtle": "blue blue blue blue", "rabbit": "spirit"}
    table = deal().arrange(theirs=theirs, bowl="blue").use("add-three").draw("red", "red", "red")
    assert choice(table) == Send("turtle")
    mine = {"turtle": "red red red red"}
    table = deal().arrange(mine=mine, theirs=theirs, coyote=(0, "turtle")).use("add-three").draw("red", "red", "red")
    assert choice(table) == Send("turtle")


def test_it_leaves_coyote_where_it_hurts_most() -> None:
    theirs = {"turtle": "blue blue blue blue", "rabbit": "spirit"}
    table = deal().arrange(theirs=theirs, coyote=(1, "turtle")).use("add-three").draw("red", "red", "red")
    assert choice(table) == Leave()


def test_it_gives_a_stone_back_to_place_it_better() -> None:
    """A green stone replaces the rabbit's white one, which then completes a pair of the owl."""
    board = {"turtle": "blue blue blue", "owl": "red red white", "rabbit": "red yellow white"}
    table = deal(tops="stag wolf").arrange(mine=board, bowl="green violet", up="power").invoke("stag")
    assert choice(table) == GiveBack("rabbit", "white")


@pytest.mark.parametrize(("mine", "theirs", "away"), [("red red", "blue", "white"), ("red", "blue blue", "spirit")])
def test_it_puts_the_end_off_only_when_behind(mine: str, theirs: str, away: str) -> None:
    table = deal(tops="bison wolf").arrange(
        mine={"turtle": mine, "owl": "spirit"}, theirs={"turtle": theirs}, bowl="spirit spirit spirit", up="power"
    )
    table.invoke("bison").draw("spirit", "white", "white").give("white", "beaver")
    assert choice(table) == Return(away)


def test_in_the_last_turn_only_points_count() -> None:
    """Five Spirit stones are out: a pair begun brings nothing any more."""
    table = deal().arrange(mine={"turtle": "red", "owl": "blue"}, bowl="red spirit spirit spirit spirit spirit")
    assert choice(table.use("take-one")) == Give("red", "turtle")


def test_it_likes_the_eagle_when_there_is_a_stone_to_take() -> None:
    table = deal(tops="bison eagle").arrange(mine={"turtle": "red red red"}, bowl="red red blue", up="power")
    assert choice(table.use("power")) == Invoke(1)


def test_it_takes_two_good_stones_rather_than_one() -> None:
    table = deal(starter=1).use("take-one").give("red", "owl")
    table.arrange(mine={"turtle": "blue blue blue"}, bowl="blue blue")
    assert choice(table) == Play(Card.TAKE_TWO)


def test_the_best_draw_is_the_mean_of_the_best() -> None:
    """Against all draws of two stones from a bag of two kinds."""
    view = GAME.view()
    view.bag = counted(STONES, "red red blue")
    likes = tuple(float({"red": 1, "blue": 4}.get(stone, 9)) for stone in STONES)
    assert best_draw(view, likes, 2, 2.0) == pytest.approx((4 * 2 + 5 * 4) / 9)
    assert best_draw(view, likes, 1, 0.0) == pytest.approx(2)


@pytest.mark.parametrize(("spirits_out", "drawn", "chance"), [(4, 0, 0), (4, 1, 1 / 2), (4, 2, 3 / 4), (3, 2, 1 / 4)])
def test_the_chance_of_the_end(spirits_out: int, drawn: int, chance: float) -> None:
    left = 8 - spirits_out
    table = deal().arrange(bowl="spirit " * spirits_out, bag="spirit " * left + "red " * left)
    assert end_chance(table.match.box, table.match.view(0), drawn) == pytest.approx(chance)


def results(run: Any, games: int, is_compiled: bool) -> Any:
    """How games of the heuristic (seat 0) against random moves end."""
    box, size = GAME.new_box(), GAME.most_legal
    if is_compiled:
        buffers = [
            np.zeros(size, np.int32),
            np.zeros(size, np.int32),
            np.zeros(2, np.int64),
            np.zeros(3, np.int64),
            np.zeros((8, 3), np.int64),
        ]
        ends = np.zeros((games, 10), np.int32)
        bots, plans = np.array([HEURISTIC, RANDOM]), np.zeros((2, 1), np.float32)
        run(box.record(), GAME.state().record(), GAME.view().record(), *buffers, bots, plans, 1, 0, games, ends)
        return ends
    rows = [[0] * 10 for _ in range(games)]
    lists = [[0] * size, [0] * size, [0, 0], [0, 0, 0], [[0, 0, 0] for _ in range(8)]]
    run([box], [GAME.state()], [GAME.view()], *lists, [HEURISTIC, RANDOM], [[0.0]] * 2, 1, 0, games, rows)
    return np.array(rows)


def test_interpreted_and_compiled_bots_choose_alike() -> None:
    slow = results(interpreted(GAME, "matches", POLICIES), 20, False)
    assert np.array_equal(results(compiled(GAME, "matches", POLICIES), 20, True), slow)


def test_it_beats_random_moves() -> None:
    winners = results(compiled(GAME, "matches", POLICIES), 2000, True)[:, 0]
    assert np.mean(winners == 1) > 0.99


def random_box(random: Random) -> Any:
    """A box with other components."""

    def steps() -> list[int]:
        return [random.randint(0, 1 if step in (0, 5, 7) else 3) for step in range(8)]

    return GAME.new_box(
        stones=[random.randint(1, 8) for _ in range(6)] + [random.randint(3, 8)],
        last_spirit=random.randint(1, 3),
        needs_down=random.randint(0, 3),
        cards=[random.randint(1, 2) for _ in range(5)],
        card_steps=[*(steps() for _ in range(4)), [0] * 8],
        power_steps=[steps() for _ in range(6)],
        turtle=[random.randint(0, 20) for _ in range(5)],
        beaver_pair=random.randint(0, 9),
    )


def test_it_moves_legally_whatever_the_box() -> None:
    random = Random(7)

    def checked(bot: int, box: Any, view: Any, legal: list[int], count: int, rng: Any, plan: Any) -> tuple[int, int]:
        move, delay = POLICIES[bot](box, view, legal, count, rng, plan)
        assert move in legal[:count]
        return move, delay

    kernel = bound(GAME, "match_on", POLICIES)
    play_on = Binding(kernel.function, {**kernel.names, "choose": checked}).rebuilt(lambda function: function, {})
    for number in range(25):
        box, state = random_box(random), GAME.state()
        rules.start(box, state)
        buffers = [[0] * GAME.most_legal, [0] * GAME.most_legal, [3, number], [[0, 0, 0] for _ in range(8)]]
        forget(buffers[3], 8)
        while play_on(box, state, GAME.view(), *buffers, [HEURISTIC, HEURISTIC], [[0.0]] * 2, [0, 0, 0]) > 0:
            pass
        assert rules.actors(box, state) == 0
