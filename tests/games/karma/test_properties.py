"""Random play with random boxes: what must hold after every move is worked out anew, apart from the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import NATURE, Move
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Negotiator, Stop
from ludotheque.games.karma.state import DRAFTING, ENDING, KEEPING, OVER, ROLLING

from .dealing import Table, deal
from .scribe import IN_TURN, Scribe

seeds = st.integers(0, 2**32)
odd_reserves = st.lists(st.integers(0, 2), min_size=6, max_size=6).map(lambda chakra: [0, *chakra, 0])
reserves = st.just(GAME.defaults["reserve"]) | odd_reserves.filter(lambda reserve: sum(reserve) <= 8)


@st.composite
def tables(draw: Any) -> Table:
    """A new table with some options and components changed."""
    seats = draw(st.integers(1, 4))
    return deal(
        seats=seats,
        starter=draw(st.integers(-1, seats - 1)),
        first_game=draw(st.booleans()),
        first_to=draw(st.sampled_from([0, 0, 30])),
        solo_traits=draw(st.booleans()),
        difficulty=draw(st.integers(0, 2)),
        reserve=draw(reserves),
    )


def some_move(table: Table, rng: random.Random) -> tuple[int, Move]:
    """A kind of move first, so that none is drowned, then a move; stopping is rare and the dice are mostly kind."""
    seat = rng.choice(sorted(table.match.actors))
    legal = table.match.legal(seat)
    if table.state.phase == ROLLING and rng.random() < 0.9:
        return seat, kindest(table.state, legal)
    kinds = {type(move) for move in legal}
    if len(kinds) > 1 and rng.random() < 0.9:
        kinds.discard(Stop)
    kind = rng.choice(sorted(kinds, key=str))
    return seat, rng.choice([move for move in legal if isinstance(move, kind)])


def kindest(state: Any, rolls: list[Any]) -> Move:
    """The lowest fall that beats the last throw, or else the highest."""
    fallen = sum(state.face[die] for die in range(state.dice) if not state.loose[die])
    enough = [roll for roll in rolls if fallen + roll.face > state.beat]
    return min(enough, key=lambda roll: roll.face) if enough else max(rolls, key=lambda roll: roll.face)


def playing(table: Table, seed: int) -> Iterator[tuple[Any, Move, Any]]:
    """Play to the end: the state before each move, the move, and the state after it."""
    rng = random.Random(seed)
    while not table.match.is_over:
        seat, move = some_move(table, rng)
        before = table.match.state
        table.match.play(seat, move)
        yield before, move, table.state


@settings(max_examples=60, deadline=None)
@given(tables(), seeds)
def test_dice_are_conserved(table, seed):
    box = table.match.box
    for _, _, state in playing(table, seed):
        for colour in range(8):
            owned = sum(dice[colour] for dice in state.owned)
            assert owned + state.reserve[colour] == box.reserve[colour] * box.seats
        assert min(state.reserve) >= 0
        if state.phase in IN_TURN:
            everywhere = sum(state.pool) + state.dice + sum(map(sum, state.placed))
            gathered = box.reds + sum(state.owned[state.turn]) + (state.yogi == state.turn)
            # Generous is asked when the dice of a failed throw are gone already.
            assert everywhere == gathered or (state.phase == ENDING and everywhere < gathered)
            assert all(picked <= left for picked, left in zip(state.picked, state.pool, strict=True))


@settings(max_examples=80, deadline=None)
@given(tables(), seeds)
def test_a_scribe_who_follows_the_moves_comes_to_the_same_position(table, seed):
    scribe = Scribe(table.match.box, table.state)
    for before, move, after in playing(table, seed):
        scribe.follow(before, move, after)
    assert table.karma == scribe.karma


@settings(max_examples=40, deadline=None)
@given(tables(), seeds)
def test_drafting_goes_upwards_and_the_yogi_to_the_last_of_the_least(table, seed):
    seats = table.match.box.seats
    order = []
    for before, move, after in playing(table, seed):
        in_play = [(after.starter + place) % seats for place in range(seats)]
        if after.phase == DRAFTING and before.phase != DRAFTING:
            order = sorted(in_play, key=lambda seat: after.karma[seat])
            if isinstance(move, Negotiator):
                order = [before.turn, *(seat for seat in order if seat != before.turn)]
        if before.phase == DRAFTING:
            assert before.turn == order.pop(0)
        if before.phase == DRAFTING != after.phase:
            least = min(after.karma[:seats])
            assert order == [] or not any(after.reserve)
            assert after.yogi == ([seat for seat in in_play if after.karma[seat] == least][-1] if seats > 1 else -1)


@settings(max_examples=30, deadline=None)
@given(tables(), seeds)
def test_legal_moves_are_sound(table, seed):
    """Nobody to move is without a move, none is listed twice, and each leads to a position of which that is true."""
    rules, box = GAME.rules, table.match.box
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal

    def legal(state: Any, seat: int) -> list[int]:
        if seat == NATURE:
            return sorted(set(out[: rules.odds(box, state, out, weights)]))
        return out[: rules.legal(box, state, seat, out)]

    def moves(state: Any) -> list[tuple[int, int]]:
        actors = rules.actors(box, state)
        assert (actors == 0) == (state.phase == OVER)
        found = []
        for seat in range(NATURE + 1):
            if actors >> seat & 1:
                numbers = legal(state, seat)
                assert numbers
                assert len(set(numbers)) == len(numbers)
                found += [(seat, number) for number in numbers]
        return found

    for before, _, _ in playing(table, seed):
        for seat, number in moves(before):
            after = before.copy()
            rules.apply(box, after, seat, number)
            moves(after)


@settings(max_examples=30, deadline=None)
@given(tables(), seeds)
def test_a_position_redrawn_looks_the_same_to_its_viewer(table, seed):
    """What a seat cannot know is redrawn from the cards that it has not seen, and nothing else is touched."""
    rules, box = GAME.rules, table.match.box
    rng = [seed & 0xFFFFFFFF, 1]
    for _, _, state in playing(table, seed):
        for seat in [-1, *table.match.seats]:
            seen, seen_now, redrawn = GAME.view(), GAME.view(), GAME.state()
            rules.observe(box, state, seat, seen)
            rules.imagine(box, seen, rng, redrawn)
            rules.observe(box, redrawn, seat, seen_now)
            assert seen == seen_now
            cards = [card for hand in redrawn.hand for card in hand if card >= 0]
            assert len(set(cards)) == len(cards) == sum(card >= 0 for hand in state.hand for card in hand)
            assert all(kept == -1 or kept in redrawn.hand[other] for other, kept in enumerate(redrawn.kept))
        if state.phase in IN_TURN:
            break


def test_every_card_that_a_seat_has_not_seen_may_be_the_others():
    table = deal(first_game=0).deal_cards("stubborn", "mimic", "thrifty", "visionary")
    table.keep("mimic")
    rng, hands, kept = [7, 1], set(), set()
    for _ in range(2000):
        redrawn = GAME.state()
        GAME.rules.imagine(table.match.box, table.match.view(1), rng, redrawn)
        assert redrawn.phase == KEEPING
        hands.add(tuple(redrawn.hand[0]))
        kept.add(redrawn.hand[0].index(redrawn.kept[0]))
    unseen = set(range(12)) - {1, 11}
    assert hands == {(first, second) for first in unseen for second in unseen - {first}}
    assert kept == {0, 1}
