"""The tree that a search grows: positions as far as they are told apart, and a seat's moves there.

All that is written while it grows is in arrays made beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core.chance import scramble
from ludotheque.core.game import NATURE
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

DEEPEST = 256
ROOT = 1
NONE = 0
NODES, EDGES = range(2)
SEAT, EDGE, LOOKED = range(3)
MOVE, NEXT, TRIED, LEADS = range(4)
SEEMS, SUM, SQUARES, RIVALS = range(4)
KEY, BRANCH = range(2)
CODES = 1 << 21
"""Branches of a node are numbered below this."""


class Tree(NamedTuple):
    """Nodes are positions as far as they are told apart; edges are a seat's moves there. What is read together lies
    together, in few arrays: they are handed from rule to rule."""

    used: NDArray[np.int64]
    nodes: NDArray[np.int32]
    """By columns: who chooses there, −1 until it was judged; its first edge; how often it was looked at."""
    worth: NDArray[np.float32]
    """The chance of the node's seat, as it was judged."""
    edges: NDArray[np.int32]
    """By columns: the move, the next edge of the node, how often it was tried, and the node that it leads to."""
    values: NDArray[np.float64]
    """Of the edges, by columns: how good a move seems at first sight, and the sum of the chances found after it; of the
    root's, also the sum of their squares, which tells how much hangs on luck, and of the others' best scores, as they
    then stood, where somebody asks."""
    places: NDArray[np.int64]
    """Where chance decides, or who acts: a key, and the node that this branch leads to."""
    way: NDArray[np.int32]
    """The nodes and edges that a look has passed."""
    out: NDArray[np.int64]
    weights: NDArray[np.int64]
    liked: NDArray[np.float64]
    """How good the moves in `out` look."""
    slots: NDArray[np.int32]
    """The edge of each move at a node, while it is looked at."""
    scores: NDArray[np.int64]


def tree(game: Game, looks: int) -> Tree:
    """Room for a search of so many looks."""
    import numpy as np

    nodes = 6 * looks + 64
    edges = 12 * looks + 4 * game.most_legal
    size = 1 << (2 * nodes).bit_length()
    return Tree(
        np.zeros(2, np.int64),
        np.zeros((nodes, 3), np.int32),
        np.zeros(nodes, np.float32),
        np.zeros((edges, 4), np.int32),
        np.zeros((edges, 4), np.float64),
        np.zeros((size, 2), np.int64),
        np.zeros((DEEPEST, 2), np.int32),
        np.zeros(game.most_legal, np.int64),
        np.zeros(game.most_legal, np.int64),
        np.zeros(game.most_legal, np.float64),
        np.zeros(len(game.moves), np.int32),
        np.zeros(max(game.most_legal, NATURE), np.int64),
    )


@rule
def plant(tree: Any) -> None:
    """Begin with a root and nothing else."""
    for place in range(len(tree.places)):
        tree.places[place, KEY] = 0
    tree.used[NODES] = ROOT
    tree.used[EDGES] = NONE + 1
    add_node(tree)


@rule
def add_node(tree: Any) -> int:
    """A new node; NONE where there is no more room."""
    fresh: int = tree.used[NODES]
    if fresh == len(tree.nodes):
        return NONE
    tree.used[NODES] += 1
    tree.nodes[fresh, SEAT] = -1
    tree.nodes[fresh, EDGE] = NONE
    tree.nodes[fresh, LOOKED] = 0
    return fresh


@rule
def add_edge(tree: Any, node: int, move: int, seems: float) -> int:
    """A new edge of a node; NONE where there is no more room."""
    fresh: int = tree.used[EDGES]
    if fresh == len(tree.edges):
        return NONE
    tree.used[EDGES] += 1
    tree.edges[fresh, MOVE] = move
    tree.edges[fresh, NEXT] = tree.nodes[node, EDGE]
    tree.edges[fresh, TRIED] = 0
    tree.edges[fresh, LEADS] = NONE
    tree.values[fresh, SEEMS] = seems
    tree.values[fresh, SUM] = 0
    tree.values[fresh, SQUARES] = 0
    tree.values[fresh, RIVALS] = 0
    tree.nodes[node, EDGE] = fresh
    return fresh


@rule
def along(tree: Any, edge: int) -> int:
    """The node that a move leads to: the same every time. NONE where there is no more room."""
    if tree.edges[edge, LEADS] == NONE:
        tree.edges[edge, LEADS] = add_node(tree)
    following: int = tree.edges[edge, LEADS]
    return following


@rule
def branch(tree: Any, node: int, code: int) -> int:
    """The node that an outcome of chance leads to, or who acts: the same every time. NONE where there is no more
    room."""
    key = int(node) * CODES + int(code) + 1
    size = len(tree.places)
    place = scramble(scramble(int(node)) + int(code)) & (size - 1)
    while tree.places[place, KEY] != 0:
        if tree.places[place, KEY] == key:
            known: int = tree.places[place, BRANCH]
            return known
        place = (place + 1) & (size - 1)
    fresh = add_node(tree)
    if fresh != NONE:
        tree.places[place, KEY] = key
        tree.places[place, BRANCH] = fresh
    return fresh
