"""A game played at random with everything that the rules answer on the way written down, compiled and interpreted.

The compiled side is a kernel of its own. The interpreted side calls the game's functions as they stand in their
modules, not the copies that binding makes, so that a mistake in binding shows up too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from ludotheque.core import BY_NATURE, MOST_MOVES, NATURE, below, one_of, rule, weighted
from ludotheque.core.chance import seed
from ludotheque.core.compiler import Binding, bound, machine_code

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableSequence
    from types import FunctionType

    from ludotheque.core import Game

start: Any = None
actors: Any = None
legal: Any = None
odds: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
imagine: Any = None
clear_state: Any = None
clear_view: Any = None
copy_state: Any = None

MOST_POSITIONS = MOST_MOVES + 1


@rule
def may_do_the_same(box: Any, state: Any, twin: Any, seat: int, out: Any, other: Any) -> bool:
    """Has the seat the same legal moves in two positions?"""
    count = legal(box, state, seat, out)
    same: bool = legal(box, twin, seat, other) == count and actors(box, state) == actors(box, twin)
    for choice in range(count):
        same = same and out[choice] == other[choice]
    return same


@rule
def trace(
    boxes: Any,
    states: Any,
    views: Any,
    dreams: Any,
    dreamt: Any,
    log: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    fancy: MutableSequence[int],
    number: int,
    index: int,
) -> int:
    """Fill states[k] with position k, views with what the spectator and every seat see of it, dreams[k] with what one
    of them imagines, dreamt[k] with what it sees of that, and the log with the rest: winners, scores, actors, whether
    the dreamer was misled about its moves, choices with their weights, and the move made. Answers how many positions
    there are.
    """
    box = boxes[0]
    seed(rng, number, index)
    seed(fancy, number + 1, index)
    clear_state(states[0])
    start(box, states[0])
    at = 0
    position = 0
    while True:
        state = states[position]
        for seat in range(-1, box.seats):
            view = views[position * (box.seats + 1) + seat + 1]
            clear_view(view)
            observe(box, state, seat, view)
        dreamer = position % (box.seats + 1)
        clear_state(dreams[position])
        imagine(box, views[position * (box.seats + 1) + dreamer], fancy, dreams[position])
        clear_view(dreamt[position])
        observe(box, dreams[position], dreamer - 1, dreamt[position])
        log[at] = outcome(box, state, out)
        for seat in range(box.seats):
            log[at + 1 + seat] = out[seat]
        at += 1 + box.seats
        mask = actors(box, state)
        log[at] = mask
        log[at + 1] = 0
        acts = dreamer > 0 and mask >> (dreamer - 1) & 1 == 1
        if acts and not may_do_the_same(box, state, dreams[position], dreamer - 1, out, weights):
            log[at + 1] = 1
        at += 2
        if mask == 0 or position + 1 == len(states):
            return position + 1
        actor = int(NATURE)
        if mask == BY_NATURE:
            count = odds(box, state, out, weights)
            log[at] = count
            for choice in range(count):
                log[at + 1 + 2 * choice] = out[choice]
                log[at + 2 + 2 * choice] = weights[choice]
            at += 1 + 2 * count
            move = out[weighted(rng, weights, count)]
        else:
            for seat in range(box.seats):
                if mask >> seat & 1:
                    count = legal(box, state, seat, out)
                    log[at] = count
                    for choice in range(count):
                        log[at + 1 + choice] = out[choice]
                    at += 1 + count
            actor = one_of(rng, mask)
            move = out[below(rng, legal(box, state, actor, out))]
        log[at] = actor
        log[at + 1] = move
        at += 2
        copy_state(state, states[position + 1])
        apply(box, states[position + 1], actor, move)
        states[position + 1].moves += 1
        position += 1


def tracing(game: Game) -> Binding:
    """The kernel bound to a game."""
    return Binding(cast("FunctionType", trace), bound(game, "playouts").names)


class CompiledTrace:
    """Traces of compiled games, with the arrays they need."""

    def __init__(self, game: Game, box: Any, *, positions: int = MOST_POSITIONS) -> None:
        self.box = box.record()
        self.views_each = box.seats + 1
        self.states = np.zeros(positions, game.state.dtype())
        self.views = np.zeros(positions * self.views_each, game.view.dtype())
        self.dreams = np.zeros(positions, game.state.dtype())
        self.dreamt = np.zeros(positions, game.view.dtype())
        # The most that a position can write: the choices of all seats, or outcomes with their weights.
        self.log = np.zeros(positions * (game.most_legal * max(2, box.seats) + 4 * box.seats + 9), np.int32)
        self.out = np.zeros(game.most_legal, np.int32)
        self.weights = np.zeros(game.most_legal, np.int32)
        self.rng = np.zeros(2, np.int64)
        self.fancy = np.zeros(2, np.int64)
        self.kernel = machine_code(tracing(game), f"{game.id}-trace")

    def play(self, *, number: int, index: int) -> int:
        """Play a game; answers how many positions it has."""
        positions = (self.box, self.states, self.views, self.dreams, self.dreamt)
        return int(self.kernel(*positions, self.log, self.out, self.weights, self.rng, self.fancy, number, index))

    def state_rows(self, positions: int) -> list[list[int]]:
        return _numbers(self.states, positions)

    def dream_rows(self, positions: int) -> list[list[int]]:
        return _numbers(self.dreams, positions)

    def misled(self, positions: int) -> list[int]:
        """The positions of which somebody imagined what looks different."""
        seen = self.views[: positions * self.views_each].reshape(positions, self.views_each)
        dreamers = np.arange(positions) % self.views_each
        return np.flatnonzero(seen[np.arange(positions), dreamers] != self.dreamt[:positions]).tolist()

    def view_rows(self, positions: int) -> list[list[int]]:
        return _numbers(self.views, positions * self.views_each)


def _numbers(records: Any, count: int) -> list[list[int]]:
    """A row of plain numbers a record, in the order of declaration."""
    rows: list[list[int]] = records[:count].view(np.int32).reshape(count, -1).tolist()
    return rows


class Position(NamedTuple):
    """What the rules say of a position, as plain numbers."""

    state: list[int]
    views: list[list[int]]
    dream: list[int]
    log: list[int]


def interpreted_trace(game: Game, box: Any, *, number: int, index: int, with_views: bool) -> Iterator[Position]:
    """The same game by the rules as they stand; making views takes most of the time, and may be left out."""
    rules = game.rules
    rng, fancy = [0, 0], [0, 0]
    seed(rng, number, index)
    seed(fancy, number + 1, index)
    out, weights = [0] * game.most_legal, [0] * game.most_legal
    state, blank = game.state(), game.view()
    rules.start(box, state)
    while True:
        dreamer = state.moves % (box.seats + 1) - 1
        views, dream = [], game.state()
        for seat in range(-1, box.seats) if with_views else (dreamer,):
            view = blank.copy()
            rules.observe(box, state, seat, view)
            if seat == dreamer:
                rules.imagine(box, view, fancy, dream)
            if with_views:
                views.append(view.flat())
        log = [rules.outcome(box, state, out), *out[: box.seats]]
        mask = rules.actors(box, state)
        log += (mask, 0)
        if mask == 0 or state.moves == MOST_MOVES:
            yield Position(state.flat(), views, dream.flat(), log)
            return
        actor = int(NATURE)
        if mask == BY_NATURE:
            count = rules.odds(box, state, out, weights)
            log.append(count)
            for choice in range(count):
                log += (out[choice], weights[choice])
            move = out[weighted(rng, weights, count)]
        else:
            choices = {}
            for seat in range(box.seats):
                if mask >> seat & 1:
                    choices[seat] = out[: rules.legal(box, state, seat, out)]
                    log += (len(choices[seat]), *choices[seat])
            actor = one_of(rng, mask)
            move = choices[actor][below(rng, len(choices[actor]))]
        log += (actor, move)
        yield Position(state.flat(), views, dream.flat(), log)
        rules.apply(box, state, actor, move)
        state.moves += 1
