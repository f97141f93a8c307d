"""Whatever is played, everything on the table agrees with what a second telling of the rules makes of the moves."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.core import NATURE
from ludotheque.core.match import Match
from ludotheque.games.rok import GAME
from ludotheque.games.rok.moves import Colour, Done, Grab, Sign
from ludotheque.games.rok.state import EMPTY, GRABBING, HIDDEN, KINDS, MARKING, NO_RUNE, UNREAD

from .scribe import Scribe

RUNES = list(product(Colour, Sign))
OTHER = st.fixed_dictionaries(
    {},
    optional={
        "signs": st.integers(2, 8),
        "hand": st.lists(st.integers(1, 9), min_size=4, max_size=4),
        "up": st.integers(1, 9),
        "down": st.integers(0, 3),
        "marks": st.integers(1, 12),
        "starter": st.integers(0, 1),
    },
)


def counted(counts: list[int]) -> Counter[Any]:
    return +Counter(dict(zip(RUNES, counts, strict=True)))


def check(match: Match, scribe: Scribe) -> None:
    """The position agrees with the scribe's, and no rune is lost."""
    state: Any = match._state
    box = match.box
    seats = range(box.seats)
    assert set(match.actors) == scribe.asked
    assert (state.lead, state.throws) == (max(scribe.lead, 0), scribe.throws)
    assert {cell: RUNES[rune] for cell, rune in enumerate(state.rune) if 0 <= rune < KINDS} == scribe.visible
    assert {cell for cell, rune in enumerate(state.rune) if rune == HIDDEN} == scribe.hidden
    assert {seat: RUNES[state.equilibrium[seat]] for seat in seats if state.equilibrium[seat] >= 0} == scribe.own
    for seat in seats:
        assert counted(state.loot[seat]) == +scribe.loot[seat]
        assert counted(state.grabbed[seat]) == +scribe.hands[seat]
    assert counted(state.unseen) == +scribe.unseen
    assert state.bag == scribe.bag
    assert list(match.outcome.scores) == [loot.total() for loot in scribe.loot]
    if not scribe.asked:
        assert set(match.outcome.winners) == scribe.winners
    conserved(box, state)


def conserved(box: Any, state: Any) -> None:
    """Two runes of each kind, wherever they are; and kinds that are all different before the players."""
    known = Counter(rune for rune in state.rune if 0 <= rune < KINDS)
    own = [rune for rune in state.equilibrium if rune != NO_RUNE]
    assert len(own) == len(set(own))
    for kind in range(KINDS):
        loots = sum(loot[kind] for loot in state.loot)
        held = sum(grabbed[kind] for grabbed in state.grabbed)
        runes = known[kind] + own.count(kind) + loots + held + state.unseen[kind]
        assert runes == (2 if kind % 8 < box.signs else 0)
        if state.phase in (GRABBING, MARKING):
            assert loots in (0, 2), "an odd rune never has its twin in a loot"
    lying = state.rune.count(HIDDEN) + state.rune.count(UNREAD)
    assert sum(state.unseen) == state.bag + lying
    everywhere = state.bag + 48 - state.rune.count(EMPTY) + len(own)
    everywhere += sum(map(sum, state.loot)) + sum(map(sum, state.grabbed))
    assert everywhere == 6 * box.signs


def play_on(box: Any, seed: int, eager: float, wise: float) -> None:
    """Play at random, and check every position.

    Players grab rather than being done (or taking a mark off) as often as they are eager, and runes that have a twin
    as often as they are wise: players who are not never keep any loot.
    """
    match, scribe, rng = Match(GAME, box), Scribe(box), Random(seed)
    check(match, scribe)
    while not match.is_over:
        by = rng.choice(sorted(match.actors))
        move = match.draw(rng) if by == NATURE else choice(match, by, rng, eager, wise)
        match.play(by, move)
        scribe.hear(by, move, match._state.distance)
        check(match, scribe)


def choice(match: Match, by: int, rng: Random, eager: float, wise: float) -> Any:
    moves = match.legal(by)
    if not isinstance(moves[0], Done) or rng.random() > eager:
        return rng.choice(moves)
    state: Any = match._state
    wanted = Counter(rune for rune in state.rune if 0 <= rune < KINDS)
    wanted += Counter(rune for rune in state.equilibrium if rune != NO_RUNE)
    wanted += Counter({kind: state.grabbed[by][kind] for kind in range(KINDS)})
    more = [move for move in moves[1:] if isinstance(move, Grab) or not state.secret[by][move.cell]]
    good = [move for move in more if wanted[state.rune[move.cell]] == 2]
    if rng.random() < wise:
        more = good
    return rng.choice(more or moves[:1])


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(2, 5), st.integers(0, 1), st.integers(0, 2**32), st.floats(0, 1), st.floats(0.5, 1))
def test_the_box_as_it_comes(seats: int, calm: int, seed: int, eager: float, wise: float) -> None:
    play_on(GAME.new_box(seats=seats, calm=calm, throws=20), seed, eager, wise)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(2, 5), st.integers(0, 1), OTHER, st.integers(0, 2**32), st.floats(0, 1), st.floats(0, 1))
def test_other_boxes(seats: int, calm: int, changes: dict[str, Any], seed: int, eager: float, wise: float) -> None:
    play_on(GAME.new_box(seats=seats, calm=calm, throws=15, **changes), seed, eager, wise)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(3, 5), st.integers(2, 3), st.integers(0, 1), st.integers(0, 2**32))
def test_boxes_full_of_twins_and_quarrels(seats: int, signs: int, calm: int, seed: int) -> None:
    changes = {"signs": signs, "hand": [9] * 4, "down": 0, "marks": 12, "throws": 8}
    play_on(GAME.new_box(seats=seats, calm=calm, **changes), seed, eager=0.9, wise=0.9)
