"""Interpreted and compiled rules play the same games, and agree on every number after every move."""

from __future__ import annotations

import os
from math import prod
from typing import TYPE_CHECKING

from ludotheque.testing.conformance.tables import (
    Setup,
)
from ludotheque.testing.conformance.trace import CompiledTrace, interpreted_trace

if TYPE_CHECKING:
    from ludotheque.core import Data
    from ludotheque.testing.conformance.tables import Setup

SEED = 2024


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


def test_interpreted_and_compiled_rules_agree_in_lockstep(setup: Setup) -> None:
    # With bounds checks on it is the second time, and fewer games reach every rule.
    fewer = 4 if os.environ.get("NUMBA_BOUNDSCHECK") else 1
    play_in_lockstep(setup, first=0, count=setup.game.trials.lockstep // fewer, views_every=1)
