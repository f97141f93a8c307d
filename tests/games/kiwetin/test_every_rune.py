"""Runes are played in every moment for 100,000 moves: no match is stuck, and nothing that may be played is left out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from ludotheque.core import BY_NATURE, MOST_MOVES, NATURE
from ludotheque.games.kiwetin import GAME, rules
from ludotheque.games.kiwetin.moves import PASS, Rune
from ludotheque.games.kiwetin.state import MOMENTS

MOVES = 100_000
NAMES = ("before throw", "after throw", "before grip", "after grip", "end of turn")
ONLY = {Rune.SURGE: 1, Rune.SETBACK: 1, Rune.ROOT: 2, Rune.ICE: 3}
"""The Runes that are for one moment only."""
EXPECTED = {(rune, moment) for rune in Rune for moment in range(MOMENTS) if ONLY.get(rune, moment) == moment}
"""Mirror answers in every moment."""


def play_at_random(box: Any, rng: Random, played: Counter[tuple[Rune, int]], offered: set[tuple[Rune, int]]) -> int:
    """A match in which whoever is asked passes two times of three; answers how many moves it took."""
    state = GAME.state()
    rules.start(box, state)
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal
    while mask := rules.actors(box, state):
        assert state.moves < MOST_MOVES
        if mask == BY_NATURE:
            count = rules.odds(box, state, out, weights)
            rules.apply(box, state, NATURE, rng.choices(out[:count], weights[:count])[0])
        else:
            acting = [seat for seat in range(box.seats) if mask >> seat & 1]
            choices = {seat: out[: rules.legal(box, state, seat, out)] for seat in acting}
            assert all(choices.values())
            for numbers in choices.values():
                offered.update((rune_of(number), state.moment) for number in numbers if number > PASS)
            seat = rng.choice(acting)
            move = choices[seat][0] if rng.random() < 2 / 3 else rng.choice(choices[seat])
            if move > PASS:
                played[rune_of(move), state.moment] += 1
            rules.apply(box, state, seat, move)
        state.moves += 1
    return state.moves


def rune_of(number: int) -> Rune:
    return Rune(type(GAME.moves.decode(number)).__name__.lower())


def test_every_rune_is_played_in_every_moment_that_it_is_for() -> None:
    rng = Random(1)
    played: Counter[tuple[Rune, int]] = Counter()
    offered: set[tuple[Rune, int]] = set()
    moves = matches = 0
    while moves < MOVES:
        moves += play_at_random(GAME.new_box(seats=rng.randint(2, 6)), rng, played, offered)
        matches += 1
    print(f"\n{matches} matches, {moves:,} moves, {played.total():,} Runes")
    print(f"{'':<10}" + "".join(f"{name:>14}" for name in NAMES))
    for rune in Rune:
        print(f"{rune.value:<10}" + "".join(f"{played[rune, moment] or '–':>14}" for moment in range(MOMENTS)))
    assert offered == EXPECTED
    assert set(played) == EXPECTED
