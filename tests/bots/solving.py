"""What a small position is worth, exactly: every state that can come of it, by the game's own verbs, chance enumerated.

Two seats, nothing hidden: each wants as much of the win as it can have. Where play can come back to a state, values are
gone over until they stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core import NATURE
from ludotheque.core.game import BY_NATURE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludotheque.core.data import Box, State
    from ludotheque.core.game import Game

MOST = 400_000
STILL = 1e-10


class Solved(NamedTuple):
    """What the first seat wins, from the position, and after each move by its number."""

    value: float
    moves: dict[int, float]
    states: int


def solve(game: Game, box: Box, state: State, forgotten: Iterable[str] = ()) -> Solved:
    """Work a position out; what is forgotten of a state tells only how it came about."""
    rules, forgotten = game.rules, ("moves", *forgotten)
    places: dict[tuple[int, ...], int] = {}
    waiting: list[State] = []
    zero = type(state)()

    def place(found: State) -> int:
        for name in forgotten:
            setattr(found, name, getattr(zero, name))
        key = tuple(found.flat())
        if key not in places:
            assert len(places) < MOST, "too large to solve"
            places[key] = len(places)
            waiting.append(found)
        return places[key]

    def after(found: State, seat: int, move: int) -> int:
        following = found.copy()
        rules.apply(box, following, seat, move)
        return place(following)

    place(state.copy())
    nodes: list[tuple[int, list[int], list[float]]] = []
    """Who moves, where that leads, and how likely each is; for an end, what the first seat has of the win."""
    options: dict[int, int] = {}
    out, weights = [0] * max(game.most_legal, 8), [0] * game.most_legal
    while len(nodes) < len(waiting):
        found = waiting[len(nodes)]
        mask = rules.actors(box, found)
        if mask == 0:
            winners = rules.outcome(box, found, out)
            nodes.append((NATURE, [], [(winners & 1) / winners.bit_count()]))
        elif mask == BY_NATURE:
            count = rules.odds(box, found, out, weights)
            moves, shares = out[:count], [weight / sum(weights[:count]) for weight in weights[:count]]
            nodes.append((NATURE, [after(found, NATURE, move) for move in moves], shares))
        else:
            seat = mask.bit_length() - 1
            assert mask == 1 << seat, "several may act"
            moves = out[: rules.legal(box, found, seat, out)]
            nodes.append((seat, [after(found, seat, move) for move in moves], []))
            if len(nodes) == 1:
                options = dict(zip(moves, nodes[0][1], strict=True))
    values = [0.5] * len(nodes)
    moved = 1.0
    while moved > STILL:
        moved = 0.0
        # What comes later was found later, mostly.
        for each in range(len(nodes) - 1, -1, -1):
            value = worth(nodes[each], values)
            moved = max(moved, abs(value - values[each]))
            values[each] = value
    return Solved(values[0], {move: values[place] for move, place in options.items()}, len(nodes))


def worth(node: tuple[int, list[int], list[float]], values: Any) -> float:
    """What the first seat wins at a node, as values stand."""
    mover, following, shares = node
    if not following:
        return shares[0]
    if mover == NATURE:
        return sum(share * values[place] for share, place in zip(shares, following, strict=True))
    return float((min if mover else max)(values[place] for place in following))
