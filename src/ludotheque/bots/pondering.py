"""All that is thought of a position: trees, and playouts of what they have found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots.manner import PLAYOUTS
from ludotheque.bots.playouts import try_out
from ludotheque.bots.search import ponder
from ludotheque.core.chance import seed
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence


@rule
def ponder_trees(
    box: Any,
    view: Any,
    me: int,
    state: Any,
    played: Any,
    spare: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    number: int,
    first: int,
    trees: int,
    manner: Any,
    found: Any,
) -> int:
    """Some trees from a first one on, each with a random stream of its own of this number, and playouts of what a
    single one has found; how many moves there are."""
    count = 0
    for each in range(first, first + trees):
        seed(rng, number, each)
        count = ponder(box, view, me, state, spare, mind, thought, tree, rng, manner, found[each])
    if manner[PLAYOUTS] > 0 and count > 1:
        try_out(
            box, view, me, state, played, spare, mind, thought, tree, playouts, rng, number, manner, found[0], count
        )
    return count


@rule
def ponders(
    boxes: Any,
    views: Any,
    me: int,
    states: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    rng: MutableSequence[int],
    number: int,
    first: int,
    trees: int,
    manner: Any,
    found: Any,
) -> int:
    """The kernel, for a seat that is shown the first view; the second is room for others', and so are both states."""
    return ponder_trees(
        boxes[0],
        views[0],
        me,
        states[0],
        states[1],
        views[1],
        mind,
        thought,
        tree,
        playouts,
        rng,
        number,
        first,
        trees,
        manner,
        found,
    )
