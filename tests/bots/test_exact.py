"""Where a position can be solved, a search finds what it is worth: Pig to the end, the last turns of Karma Dice,
Spirits with an almost empty bag, Kiwetin at the Flower."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tests.bots.solving import solve

from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, evaluation
from ludotheque.core import game
from ludotheque.games.karma.rounds import begin_turn
from ludotheque.games.karma.state import GREEN as GREEN_DIE
from ludotheque.games.karma.state import ORANGE, VIOLET
from ludotheque.games.kiwetin.state import BEFORE_THROW, MOMENT, SWAP, TIN
from ludotheque.games.spirits.state import (
    ADD_THREE,
    ADD_TWO,
    BLUE,
    CHOOSING,
    GREEN,
    NOWHERE,
    RED,
    SPIRIT,
    TAKE_ONE,
    TAKE_TWO,
    YELLOW,
)
from ludotheque_pig.moves import ROLL

LOOKS = 20_000
MANY = 100_000
"""Where a move that never seemed good is the best, it is found late."""
ERROR = 0.05
"""By how much a value may be wrong after so many looks, in one tree."""
LOSS = 0.01
"""What the move that is made may be worth less than the best."""


def found(id: str, box: Any, state: Any, seat: int, looks: int = LOOKS) -> tuple[float, int]:
    """What a search thinks of a position: the chance of the seat, and the move that it makes."""
    chosen = game(id)
    file = evaluation(chosen)
    assert file is not None
    bot = Searching(chosen, file, Manner(looks), 1)
    bot.compile()
    view = chosen.view()
    chosen.rules.observe(box, state, seat, view)
    best, *_ = bot.judge(box, view, [11, 13])
    return best.chance, best.move


def agrees(id: str, box: Any, state: Any, seat: int, *forgotten: str, looks: int = LOOKS) -> None:
    solved = solve(game(id), box, state, forgotten)
    assert len(solved.moves) > 1
    chance, move = found(id, box, state, seat, looks)
    value, after = (solved.value, solved.moves[move]) if seat == 0 else (1 - solved.value, 1 - solved.moves[move])
    print(f"{id}: {solved.states} states, worth {value:.4f}, found {chance:.4f}, the move made {after:.4f}")
    assert chance == pytest.approx(value, abs=ERROR)
    assert after >= value - LOSS


def optimal_pig(goal: int = 100) -> Any:
    """The chance to win with so much, the other's so much and the turn's so much, by value iteration (Neller and
    Presser, Optimal play of the dice game Pig, 2004)."""
    size = goal + 6
    chances = np.zeros((size, size, size))
    mine, _, turn = np.ogrid[:size, :size, :size]
    has_won = mine + turn >= goal
    chances[np.broadcast_to(has_won, chances.shape)] = 1
    while True:
        over = 1 - chances[:, :, 0].T
        rolled = np.zeros_like(chances)
        rolled += over[:, :, None]
        for face in range(2, 7):
            rolled[:, :, :-face] += chances[:, :, face:]
        banked = np.minimum(mine + turn, size - 1)
        other = np.arange(size)[None, :, None]
        held = 1 - chances[other, banked, 0]
        following = np.where(has_won, 1.0, np.maximum(rolled / 6, held))
        moved = np.abs(following - chances).max()
        chances = following
        if moved < 1e-9:
            return chances


def pig(goal: int, mine: int, theirs: int, turn: int) -> tuple[Any, Any]:
    box, state = game("pig").new_box(goal=goal), game("pig").state()
    state.banked[0], state.banked[1], state.total = mine, theirs, turn
    return box, state


def test_the_solver_finds_the_optimal_policy_of_pig() -> None:
    optimal = optimal_pig(15)
    for position in ((0, 0, 0), (3, 8, 5), (9, 2, 4), (0, 14, 0)):
        box, state = pig(15, *position)
        assert solve(game("pig"), box, state).value == pytest.approx(optimal[position], abs=1e-6)


def test_pig_to_the_end() -> None:
    """Against the optimal policy of the literature, under which whoever begins wins 53.06 %."""
    optimal = optimal_pig()
    assert optimal[0, 0, 0] == pytest.approx(0.5306, abs=0.0001)
    rng = np.random.default_rng(5)
    errors, losses = [], []
    for _ in range(40):
        mine, theirs = (int(each) for each in rng.integers(0, 100, 2))
        turn = int(rng.integers(0, min(100 - mine, 30)))
        box, state = pig(100, mine, theirs, turn)
        chance, move = found("pig", box, state, 0)
        rolled = (1 - optimal[theirs, mine, 0] + sum(optimal[mine, theirs, turn + face] for face in range(2, 7))) / 6
        made = rolled if move == ROLL else 1 - optimal[theirs, mine + turn, 0]
        errors.append(abs(chance - optimal[mine, theirs, turn]))
        losses.append(optimal[mine, theirs, turn] - made)
    print(
        f"pig: off by {np.mean(errors):.4f} on average, {max(errors):.4f} at most; moves lose at most {max(losses):.4f}"
    )
    assert max(errors) <= ERROR
    assert max(losses) <= LOSS


@pytest.mark.parametrize(("mine", "theirs", "turn"), [(28, 33, 1), (33, 31, 0), (30, 32, 0)])
def test_kiwetin_at_the_flower(mine: int, theirs: int, turn: int) -> None:
    """Tin against Tin, no tiles; seat 0 holds the only Rune there is, a Swap."""
    kiwetin = game("kiwetin")
    runes = [0] * 10
    runes[SWAP] = 1
    box, state = kiwetin.new_box(tiles=[0] * 10, runes=runes, hand=1), kiwetin.state()
    state.phase, state.moment, state.turn, state.tile = MOMENT, BEFORE_THROW, turn, [-1] * len(state.tile)
    state.spirit[0] = state.spirit[1] = TIN
    state.space[0], state.space[1], state.figure[1] = mine, theirs, 1
    state.hand[0], state.cards[0], state.rune, state.by, state.target = runes[:], 1, -1, -1, -1
    agrees("kiwetin", box, state, 0, "turns", "opened", "way", "hops", "discard")


def last_turn_of_karma(reds: int, own: tuple[int, int], karma: tuple[int, int], seat: int) -> tuple[Any, Any]:
    """Few dice: the red ones and one of each player's own; the last round."""
    chosen = game("karma")
    box, state = chosen.new_box(first_game=1, starter=0, reds=reds), chosen.state()
    state.karma[0], state.karma[1] = karma
    state.last, state.round, state.yogi = 1, 6, -1
    state.owned[0][own[0]] = state.owned[1][own[1]] = 1
    state.trait = [-1] * len(state.trait)
    begin_turn(box, state, seat)
    return box, state


@pytest.mark.soak
@pytest.mark.parametrize(
    ("reds", "own", "karma", "seat"),
    [
        (1, (ORANGE, VIOLET), (20, 20), 0),
        (1, (ORANGE, VIOLET), (20, 21), 0),
        (2, (ORANGE, VIOLET), (23, 22), 1),
        (2, (GREEN_DIE, VIOLET), (24, 22), 1),
    ],
)
def test_the_last_turns_of_karma(reds: int, own: tuple[int, int], karma: tuple[int, int], seat: int) -> None:
    """With both turns to come or the second."""
    agrees("karma", *last_turn_of_karma(reds, own, karma, seat), seat)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("bag", "reds"),
    [((RED, YELLOW, GREEN), 1), ((RED, GREEN, BLUE), 1), ((RED, RED, BLUE), 1), ((RED, GREEN, BLUE), 3)],
)
def test_spirits_with_an_almost_empty_bag(bag: tuple[int, ...], reds: int) -> None:
    """Four Spirit stones lie on animals, the fifth is one of the last four in the bag, and few cards are left. The
    rabbit needs a third colour; the other seat's turtle, closed, has so many red stones."""
    chosen = game("spirits")
    box, state = chosen.new_box(starter=0), chosen.state()
    state.phase, state.coyote, state.card, state.power, state.used = CHOOSING, NOWHERE, -1, -1, -1
    for stone in (SPIRIT, *bag):
        state.bag[stone] += 1
    state.bowl[RED] = state.bowl[YELLOW] = 1
    for section in (1, 2, 3, 6):
        state.given[section][SPIRIT] = 1
    state.given[0][RED] = state.given[0][YELLOW] = 1
    state.given[6][RED], state.points[6] = reds, 2 * box.turtle[reds - 1]
    state.up[0][ADD_TWO] = state.up[0][ADD_THREE] = state.up[1][TAKE_TWO] = state.up[1][TAKE_ONE] = 1
    agrees("spirits", box, state, 0, "turns", looks=MANY)
