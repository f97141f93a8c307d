"""Whatever is played, everything on the table agrees with what a second telling of the rules makes of the moves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.core import NATURE
from ludotheque.core.match import Match
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import Pass, Rune, Tile

from .scribe import Scribe

FACES = st.lists(st.integers(1, 9), min_size=6, max_size=6)
OTHER = st.fixed_dictionaries(
    {},
    optional={
        "balanced": st.just(1),
        "leads": st.lists(st.integers(0, 5), min_size=3, max_size=3),
        "flower": st.integers(6, 63),
        "tiles": st.lists(st.integers(0, 6), min_size=10, max_size=10),
        "runes": st.lists(st.integers(0, 4), min_size=10, max_size=10),
        "hand": st.integers(0, 5),
        "bases": st.lists(st.integers(1, 4), min_size=3, max_size=3),
        "movement": FACES,
        "grip": st.lists(st.integers(0, 12), min_size=5, max_size=5).map(lambda faces: [*faces, 12]),
        "breeze": st.integers(0, 9),
        "gust": st.integers(0, 9),
        "zephyr": st.integers(0, 9),
        "squall": st.integers(0, 9),
        "wake": st.integers(1, 63),
    },
)
MOST = 1500
"""Some of these boxes make matches that hardly end."""


def check(match: Match, scribe: Scribe) -> None:
    """The position agrees with the scribe's, and nothing is lost."""
    state: Any = match._state
    box = match.box
    seats = range(box.seats)
    assert set(match.actors) == scribe.asked
    assert {space: list(Tile)[tile] for space, tile in enumerate(state.tile) if tile >= 0} == scribe.tiles
    assert Counter(dict(zip(Tile, state.pile, strict=True))) == scribe.pile
    on_board = Counter(tile for tile in state.tile if tile >= 0)
    assert [on_board[tile] + state.pile[tile] for tile in range(10)] == box.tiles
    for seat in seats:
        figure = scribe.figures[seat]
        if figure:
            assert state.space[state.figure[seat]] == figure.space
            assert bool(state.web[state.figure[seat]]) == figure.webbed
            assert box.bases[state.spirit[state.figure[seat]]] == figure.base
        assert Counter(dict(zip(Rune, state.hand[seat], strict=True))) == scribe.hands[seat]
        assert sum(state.hand[seat]) == state.cards[seat]
        for other in seats:
            known = state.known[seat * 6 + other]
            assert all(0 <= least <= held for least, held in zip(known, state.hand[other], strict=True))
    assert sorted(state.figure[: box.seats]) == list(seats)
    assert Counter(dict(zip(Rune, state.under, strict=True))) == scribe.deck
    assert Counter(dict(zip(Rune, state.discard, strict=True))) == scribe.discards
    assert sum(state.under) == state.deck
    on_table = [list(Rune)[state.rune]] * (state.rune >= 0) + [Rune.MIRROR] * state.mirrors
    assert on_table == scribe.table
    for rune in range(10):
        held = sum(hand[rune] for hand in state.hand)
        lying = on_table.count(list(Rune)[rune])
        assert held + lying + state.under[rune] + state.discard[rune] == box.runes[rune]
    if scribe.on_turn is not None:
        assert state.turn == scribe.on_turn
        assert list(match.outcome.scores) == [figure.space for figure in scribe.figures]
    if scribe.winner:
        assert match.is_over
        assert match.outcome.winners == (scribe.figures.index(scribe.winner),)
        assert scribe.winner.space == box.flower


def play_on(box: Any, seed: int, eager: float) -> None:
    """Play at random, Runes rather than passing as often as the players are eager, and check every position."""
    match, scribe, rng = Match(GAME, box), Scribe(box), Random(seed)
    check(match, scribe)
    while not match.is_over and match._state.moves < MOST:
        by = rng.choice(sorted(match.actors))
        if by == NATURE:
            move = match.draw(rng)
        else:
            moves = match.legal(by)
            runes = [move for move in moves if not isinstance(move, Pass)]
            move = rng.choice(runes) if runes and rng.random() < eager else rng.choice(moves)
        match.play(by, move)
        scribe.hear(by, move)
        check(match, scribe)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(2, 6), st.integers(0, 2**32), st.floats(0, 1))
def test_the_box_as_it_comes(seats: int, seed: int, eager: float) -> None:
    play_on(GAME.new_box(seats=seats), seed, eager)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(2, 6), OTHER, st.integers(0, 2**32), st.floats(0, 1))
def test_other_boxes(seats: int, changes: dict[str, Any], seed: int, eager: float) -> None:
    play_on(GAME.new_box(seats=seats, **changes), seed, eager)
