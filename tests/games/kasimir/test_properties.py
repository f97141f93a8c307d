"""Random play with random boxes: what must hold after every move is worked out anew, apart from the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import NATURE, Move
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import LayAside
from ludotheque.games.kasimir.state import GONE, OVER, UNKNOWN

from .dealing import Table, new
from .scribe import Scribe

seeds = st.integers(0, 2**32)
odd_stakes = st.permutations([14, 9, 5, 4, 3, 2, 1, 0])


@st.composite
def tables(draw: Any) -> Table:
    """A new table with some options and components changed; markers may be short."""
    seats = draw(st.integers(2, 4))
    hand = draw(st.sampled_from([5, 5, 3, 9]))
    plenty = [draw(st.integers(0, 4)) for _ in range(6)]
    fewest = -(-seats * hand // 6)
    return new(
        seats=seats,
        starter=draw(st.integers(-1, seats - 1)),
        draw_first=draw(st.booleans()),
        memory_aid=draw(st.booleans()),
        hand=hand,
        markers=draw(st.sampled_from([[6] * 6, [fewest + more for more in plenty]])) if hand == 5 else [fewest] * 6,
        stakes=draw(st.just(GAME.defaults["stakes"]) | odd_stakes),
        patience=draw(st.sampled_from([8, 2])),
    )


def some_move(table: Table, rng: random.Random) -> tuple[int, Move]:
    """A kind of move first, so that none is drowned; exchanges are rare."""
    seat = table.seat
    legal = table.match.legal(seat)
    kinds = {type(move) for move in legal}
    if len(kinds) > 1 and rng.random() < 0.8:
        kinds.discard(LayAside)
    kind = rng.choice(sorted(kinds, key=str))
    return seat, rng.choice([move for move in legal if isinstance(move, kind)])


def playing(table: Table, seed: int) -> Iterator[tuple[Any, Move, Any]]:
    """Play to the end: the state before each move, the move, and the state after it."""
    rng = random.Random(seed)
    while not table.match.is_over:
        seat, move = some_move(table, rng)
        before = table.match.state
        table.match.play(seat, move)
        yield before, move, table.state


@settings(max_examples=40, deadline=None)
@given(tables(), seeds)
def test_stakes_and_markers_are_conserved(table, seed):
    box = table.match.box
    for _, _, state in playing(table, seed):
        for kind in range(8):
            taken = state.aside[kind] + sum(owned[kind] for owned in state.owned)
            assert taken + state.stake.count(kind) + state.unseen[kind] == box.stakes[kind]
        hidden = sum(side != GONE and stake == UNKNOWN for side, stake in zip(state.side, state.stake, strict=True))
        assert hidden == sum(state.unseen)
        for colour in range(6):
            held = sum(markers[colour] for markers in state.markers)
            assert held + state.bag[colour] + state.paid[colour] == box.markers[colour]
        assert len(set(state.figure[: box.seats]) - {-1}) == sum(place >= 0 for place in state.figure[: box.seats])


@settings(max_examples=60, deadline=None)
@given(tables(), seeds)
def test_a_scribe_who_follows_the_moves_comes_to_the_same_position(table, seed):
    scribe = Scribe(table.match.box)
    for _, move, state in playing(table, seed):
        scribe.follow(move)
        scribe.compare(state)
        assert table.points == [scribe.points(seat) for seat in scribe.seats]
    best = max(table.points)
    assert table.winners == tuple(seat for seat in scribe.seats if table.points[seat] == best)


@settings(max_examples=15, deadline=None)
@given(tables(), seeds)
def test_legal_moves_are_sound(table, seed):
    """Nobody to move is without a move, none is listed twice, and each leads to a position of which that is true."""
    rules, box = GAME.rules, table.match.box
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal

    def moves(state: Any) -> list[tuple[int, int]]:
        actors = rules.actors(box, state)
        assert (actors == 0) == (state.phase == OVER)
        if actors == 0:
            return []
        seat = actors.bit_length() - 1
        assert actors == 1 << seat
        count = rules.odds(box, state, out, weights) if seat == NATURE else rules.legal(box, state, seat, out)
        numbers = out[:count]
        assert numbers
        assert len(set(numbers)) == count
        assert seat != NATURE or min(weights[:count]) > 0
        return [(seat, number) for number in numbers]

    for before, _, _ in playing(table, seed):
        for seat, number in moves(before):
            after = before.copy()
            rules.apply(box, after, seat, number)
            moves(after)


@settings(max_examples=20, deadline=None)
@given(tables(), seeds)
def test_people_are_shown_what_lies_open_and_no_more(table, seed):
    for _, _, state in playing(table, seed):
        seen = table.match.shown(0)
        for region in range(38):
            shows = state.side[region] == 2 or (table.match.box.memory_aid and state.side[region] == 1)
            assert seen.stake[region] == (state.stake[region] if shows else UNKNOWN)
