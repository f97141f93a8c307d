"""Interpreted and compiled rules play the same games, and agree on every number after every move."""

from __future__ import annotations

import os
from math import prod
from typing import TYPE_CHECKING, Any

import pytest
from tests.conformance.tables import OTHER_KARMA, OTHER_KASIMIR, OTHER_KIWETIN, OTHER_ROK, OTHER_SPIRITS, Setup
from tests.conformance.trace import CompiledTrace, interpreted_trace

from ludotheque.core import games

if TYPE_CHECKING:
    from ludotheque.core import Data

SEED = 2024

TABLES: dict[str, list[dict[str, Any]]] = {
    "karma": [
        {"seats": 1},
        {"seats": 1, "solo_traits": 1},
        {"seats": 2},
        {"seats": 3},
        {"seats": 4},
        {"seats": 1, "solo_traits": 1, **OTHER_KARMA},
        {"seats": 2, **OTHER_KARMA},
        {"seats": 3, **OTHER_KARMA},
        {"seats": 4, **OTHER_KARMA},
        {"seats": 3, "first_game": 1, "first_to": 10},
    ],
    "kasimir": [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4},
        {"seats": 2, "draw_first": 1},
        {"seats": 4, "draw_first": 1, **OTHER_KASIMIR},
        {"seats": 3, **OTHER_KASIMIR},
    ],
    "kiwetin": [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4, "balanced": 1},
        {"seats": 6},
        {"seats": 5, **OTHER_KIWETIN},
    ],
    "rok": [
        {"seats": 2},
        {"seats": 3, "calm": 1},
        {"seats": 5, "throws": 12},
        {"seats": 4, **OTHER_ROK},
        {"seats": 4, "calm": 1, **OTHER_ROK},
    ],
    "spirits": [{"seats": 2}, OTHER_SPIRITS],
    "pig": [{"seats": 2}, {"seats": 6}, {"seats": 3, "goal": 40, "faces": 8, "bust": 7}],
}
LENGTHS = {"karma": 100, "kasimir": 30, "kiwetin": 30, "rok": 8, "spirits": 100, "pig": 25}
"""Games a table in the default run."""
SLICES = 20
"""The soak plays a hundred times as many, in slices that workers share."""


def tables() -> list[Setup]:
    return [
        Setup(game, changes)
        for game in games().values()
        for changes in TABLES.get(game.id, [{"seats": seats} for seats in game.seats])
    ]


def different(kind: type[Data], left: list[int], right: list[int]) -> str:
    """The fields of a declaration in which two rows of its numbers differ."""
    names = [field.name for field in kind.fields for _ in range(prod(field.shape))]
    return ", ".join({name for name, one, other in zip(names, left, right, strict=True) if one != other})


def play_in_lockstep(setup: Setup, *, first: int, count: int, views_every: int) -> None:
    """Play games both ways and fail at the first number that differs; views are compared in one game of so many."""
    game, box = setup.game, setup.box
    compiled = CompiledTrace(game, box)
    for index in range(first, first + count):
        positions = compiled.play(number=SEED, index=index)
        states, views, at = compiled.state_rows(positions), compiled.view_rows(positions), 0
        dreams = compiled.dream_rows(positions)
        assert compiled.misled(positions) == [], f"game {index}: what somebody imagined looks different"
        with_views = index % views_every == 0
        trace = interpreted_trace(game, box, number=SEED, index=index, with_views=with_views)
        for turn, (state, seen, dream, log) in enumerate(trace):
            where = f"game {index}, position {turn}"
            assert turn < positions, f"{where}: the compiled game is over"
            assert states[turn] == state, f"{where}: {different(game.state, states[turn], state)}"
            assert dreams[turn] == dream, f"{where}: imagined {different(game.state, dreams[turn], dream)}"
            assert compiled.log[at : at + len(log)].tolist() == log, where
            for seat, view in enumerate(seen, start=-1):
                twin = views[turn * len(seen) + seat + 1]
                assert twin == view, f"{where}: {different(game.view, twin, view)} as seen from {seat}"
            at += len(log)
        assert turn + 1 == positions, f"game {index}: the interpreted game is over"


@pytest.mark.boundscheck
@pytest.mark.parametrize("setup", tables(), ids=str)
def test_interpreted_and_compiled_rules_agree(setup: Setup) -> None:
    # With bounds checks on it is the second time, and fewer games reach every rule.
    fewer = 4 if os.environ.get("NUMBA_BOUNDSCHECK") else 1
    play_in_lockstep(setup, first=0, count=LENGTHS.get(setup.game.id, 25) // fewer, views_every=1)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize("setup", tables(), ids=str)
def test_interpreted_and_compiled_rules_agree_for_long(setup: Setup, part: int) -> None:
    count = LENGTHS.get(setup.game.id, 25) * 100 // SLICES
    play_in_lockstep(setup, first=1_000_000 + part * count, count=count, views_every=20)
