"""A search for any game: trees of moves that grow where a learned evaluation finds it worth looking.

Each look imagines a state that the seat cannot tell from the true one, walks down the tree by what was learned so far,
lets nature draw, and judges the first position that the tree does not have yet. It is given a view and nothing else.

How many trees there are is part of the budget, and each has chance of its own: so threads may share them out, and what
is found is the same with any number of threads.

These are templates, as in `ludotheque.core.kernels`: the verbs are stand-ins for a game's. All that a search writes is
in arrays made beforehand.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.manner import LOOKS, TEASE, WARMTH
from ludotheque.bots.network import ALONE, expect, liking, reflect
from ludotheque.core.chance import one_of, scramble, seed, weighted
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE
from ludotheque.core.kernels import chance
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

actors: Any = None
legal: Any = None
odds: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
imagine: Any = None
clear_state: Any = None
clear_view: Any = None
listed: Any = None
first_action: Any = None
is_open: Any = None
choose: Any = None

DARING = 1.6
"""How much a look goes by what seems good at first sight, and how much by what was found."""
MODEST = 0.1
"""By how much a move that was not tried yet is thought worse than its position."""
OPEN = 0.25
"""How much of what seems good is shared out among all moves, for whoever is open to any."""
ADVICE = 0.8
"""How much of what seems good is what a mentor would do, where there is one."""
DEEPEST = 256
ROOT = 1
NONE = 0
NODES, EDGES = range(2)
TURN = 1 << 20
"""Branches by who acts are numbered from here, where several may; below, by moves."""
CODES = 1 << 21
FOUND_MOVE, PRIOR, TRIES, TOTAL, SQUARE, OTHERS, WORTH, VALUE = range(8)
"""What is found of a move of the root, by columns; the last is room for whoever chooses."""
FOUND = 8


class Tree(NamedTuple):
    """Nodes are positions as far as they are told apart; edges are a seat's moves there."""

    used: NDArray[np.int64]
    seat: NDArray[np.int32]
    """Who chooses at a node; −1 until it was judged."""
    edge: NDArray[np.int32]
    """The first edge of a node."""
    looks: NDArray[np.int32]
    worth: NDArray[np.float32]
    """The chance of the node's seat, as it was judged."""
    move: NDArray[np.int32]
    next: NDArray[np.int32]
    prior: NDArray[np.float32]
    tries: NDArray[np.int32]
    total: NDArray[np.float64]
    square: NDArray[np.float64]
    """The sum of the squares of what `total` is the sum of: how much hangs on chance. Of the root's edges."""
    others: NDArray[np.float64]
    """The sum of the others' best scores, as they then stood. Of the root's edges, where somebody asks."""
    keys: NDArray[np.int64]
    places: NDArray[np.int32]
    way: NDArray[np.int32]
    """The nodes and edges that a look has passed."""
    out: NDArray[np.int64]
    weights: NDArray[np.int64]
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
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.float32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float64),
        np.zeros(edges, np.float64),
        np.zeros(edges, np.float64),
        np.zeros(size, np.int64),
        np.zeros(size, np.int32),
        np.zeros((DEEPEST, 2), np.int32),
        np.zeros(game.most_legal, np.int64),
        np.zeros(game.most_legal, np.int64),
        np.zeros(len(game.moves), np.int32),
        np.zeros(max(game.most_legal, NATURE), np.int64),
    )


@rule
def branch(tree: Any, node: int, code: int) -> int:
    """The node that a branch leads to: the same every time. NONE where there is no more room."""
    key = int(node) * CODES + int(code) + 1
    size = len(tree.keys)
    place = scramble(scramble(int(node)) + int(code)) & (size - 1)
    while tree.keys[place] != 0:
        if tree.keys[place] == key:
            known: int = tree.places[place]
            return known
        place = (place + 1) & (size - 1)
    if tree.used[NODES] == len(tree.seat):
        return NONE
    fresh: int = tree.used[NODES]
    tree.used[NODES] += 1
    tree.seat[fresh] = -1
    tree.edge[fresh] = NONE
    tree.looks[fresh] = 0
    tree.keys[place] = key
    tree.places[place] = fresh
    return fresh


@rule
def plant(tree: Any) -> None:
    """Begin with a root and nothing else."""
    for place in range(len(tree.keys)):
        tree.keys[place] = 0
    tree.used[NODES] = ROOT + 1
    tree.used[EDGES] = NONE + 1
    tree.seat[ROOT] = -1
    tree.edge[ROOT] = NONE
    tree.looks[ROOT] = 0


@rule
def judge(box: Any, state: Any, seat: int, view: Any, mind: Any, thought: Any) -> None:
    """Work out what a seat must think of a position."""
    clear_view(view)
    observe(box, state, seat, view)
    listed(view, thought.numbers)
    reflect(mind, thought)
    expect(mind, thought, box.seats)


@rule
def grow(
    box: Any, view: Any, tree: Any, node: int, seat: int, count: int, mind: Any, thought: Any, rng: MutableSequence[int]
) -> None:
    """Give a node its seat, and an edge for each of the moves in `out`; the view is that seat's."""
    tree.seat[node] = seat
    tree.worth[node] = thought.chances[seat]
    highest = -1e9
    for place in range(count):
        highest = max(highest, liking(mind, thought, tree.out[place] - first_action))
    total = 0.0
    for place in range(count):
        total += exp(liking(mind, thought, tree.out[place] - first_action) - highest)
    for place in range(count):
        add_edge(
            tree, node, tree.out[place], exp(liking(mind, thought, tree.out[place] - first_action) - highest) / total
        )
    if mind.mentor != ALONE and count > 1:
        move, _ = choose(mind.mentor, box, view, tree.out, count, rng, mind.plan)
        edge = tree.edge[node]
        while edge != NONE:
            tree.prior[edge] *= 1 - ADVICE
            if tree.move[edge] == move:
                tree.prior[edge] += ADVICE
            edge = tree.next[edge]


@rule
def add_edge(tree: Any, node: int, move: int, prior: float) -> int:
    """A new edge of a node; NONE where there is no more room."""
    if tree.used[EDGES] == len(tree.move):
        return NONE
    fresh: int = tree.used[EDGES]
    tree.used[EDGES] += 1
    tree.move[fresh] = move
    tree.prior[fresh] = prior
    tree.tries[fresh] = 0
    tree.total[fresh] = 0
    tree.square[fresh] = 0
    tree.others[fresh] = 0
    tree.next[fresh] = tree.edge[node]
    tree.edge[node] = fresh
    return fresh


@rule
def promising(tree: Any, node: int) -> int:
    """The edge to try next, of all that a node has."""
    root = sqrt(float(tree.looks[node] + 1))
    best: int = NONE
    highest = -1e9
    edge = tree.edge[node]
    while edge != NONE:
        value = promise(tree, node, edge, root)
        if value > highest:
            highest = value
            best = edge
        edge = tree.next[edge]
    return best


@rule
def promise(tree: Any, node: int, edge: int, root: float) -> float:
    """How much there is in a move: what was found, and what might be."""
    tries = tree.tries[edge]
    found: float = tree.total[edge] / tries if tries > 0 else float(tree.worth[node]) - MODEST
    might: float = DARING * float(tree.prior[edge]) * root / (1 + tries)
    return found + might


@rule
def promising_now(tree: Any, node: int, count: int) -> int:
    """Of the moves in `out`, the edge to try next: what a seat may do can differ from one imagined state to another."""
    edge = tree.edge[node]
    while edge != NONE:
        tree.slots[tree.move[edge]] = edge
        edge = tree.next[edge]
    root = sqrt(float(tree.looks[node] + 1))
    best = NONE
    highest = -1e9
    for place in range(count):
        edge = tree.slots[tree.out[place]]
        if edge == NONE:
            edge = add_edge(tree, node, tree.out[place], 1 / count)
        if edge != NONE:
            value = promise(tree, node, edge, root)
            if value > highest:
                highest = value
                best = edge
    edge = tree.edge[node]
    while edge != NONE:
        tree.slots[tree.move[edge]] = NONE
        edge = tree.next[edge]
    return best


@rule
def look(
    box: Any,
    view: Any,
    me: int,
    state: Any,
    spare: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    rng: MutableSequence[int],
    minds_others: bool,
) -> None:
    """Walk down once, judge what is new, and remember it all the way up."""
    clear_state(state)
    imagine(box, view, rng, state)
    node = ROOT
    depth = 0
    while True:
        mask = actors(box, state) if state.moves < MOST_MOVES else 0
        if mask == 0:
            settle(box, state, tree, thought)
            break
        if mask == BY_NATURE:
            move = tree.out[weighted(rng, tree.weights, odds(box, state, tree.out, tree.weights))]
            apply(box, state, NATURE, move)
            state.moves += 1
            node = branch(tree, node, move) if node != NONE else NONE
            continue
        seat = me
        if node != ROOT:
            seat = one_of(rng, mask)
            if mask & (mask - 1):
                node = branch(tree, node, TURN + seat) if node != NONE else NONE
        if node == NONE or tree.seat[node] < 0 or depth == DEEPEST:
            judge(box, state, seat, spare, mind, thought)
            if node != NONE and tree.seat[node] < 0:
                grow(box, spare, tree, node, seat, legal(box, state, seat, tree.out), mind, thought, rng)
            if mind.mentor != ALONE and node != ROOT:
                follow(box, state, seat, spare, mind, thought, tree, rng)
            break
        edge = promising(tree, node) if is_open else promising_now(tree, node, legal(box, state, seat, tree.out))
        if edge == NONE:
            judge(box, state, seat, spare, mind, thought)
            break
        tree.way[depth][0] = node
        tree.way[depth][1] = edge
        depth += 1
        apply(box, state, seat, tree.move[edge])
        state.moves += 1
        node = branch(tree, node, tree.move[edge])
    for step in range(depth):
        node = tree.way[step][0]
        edge = tree.way[step][1]
        tree.looks[node] += 1
        tree.tries[edge] += 1
        tree.total[edge] += thought.chances[tree.seat[node]]
    if depth > 0:
        edge = tree.way[0][1]
        tree.square[edge] += float(thought.chances[me]) * float(thought.chances[me])
        if minds_others:
            tree.others[edge] += best_of_others(box, state, me, tree)


@rule
def follow(
    box: Any, state: Any, seat: int, view: Any, mind: Any, thought: Any, tree: Any, rng: MutableSequence[int]
) -> None:
    """Let the mentor play on until another seat is asked, and judge what comes of it: between turns there is less to
    overlook."""
    asked = seat
    while True:
        mask = actors(box, state) if state.moves < MOST_MOVES else 0
        if mask == 0:
            settle(box, state, tree, thought)
            return
        if mask == BY_NATURE:
            chance(box, state, tree.out, tree.weights, rng)
        else:
            asked = one_of(rng, mask)
            if asked != seat:
                break
            count = legal(box, state, seat, tree.out)
            move = int(tree.out[0])
            if count > 1:
                clear_view(view)
                observe(box, state, seat, view)
                move, _ = choose(mind.mentor, box, view, tree.out, count, rng, mind.plan)
            apply(box, state, seat, move)
        state.moves += 1
    judge(box, state, asked, view, mind, thought)


@rule
def best_of_others(box: Any, state: Any, me: int, tree: Any) -> int:
    """The highest score of the other seats, as it stands."""
    outcome(box, state, tree.scores)
    best = 0
    for seat in range(box.seats):
        if seat != me:
            best = max(best, tree.scores[seat])
    return best


@rule
def settle(box: Any, state: Any, tree: Any, thought: Any) -> None:
    """The chances where nothing is left to chance."""
    winners = outcome(box, state, tree.scores)
    count = 0
    for seat in range(box.seats):
        count += winners >> seat & 1
    for seat in range(len(thought.chances)):
        thought.chances[seat] = 0
    for seat in range(box.seats):
        if winners >> seat & 1:
            thought.chances[seat] = 1 / count


@rule
def open_up(tree: Any) -> None:
    """Let no move of the root seem hopeless: whoever does not always make the best one looks at others too."""
    count = 0
    edge = tree.edge[ROOT]
    while edge != NONE:
        count += 1
        edge = tree.next[edge]
    edge = tree.edge[ROOT]
    while edge != NONE:
        tree.prior[edge] = (1 - OPEN) * tree.prior[edge] + OPEN / count
        edge = tree.next[edge]


@rule
def ponder(
    box: Any,
    view: Any,
    me: int,
    state: Any,
    spare: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    rng: MutableSequence[int],
    manner: Any,
    found: Any,
) -> int:
    """Grow one tree, and write what was found of each of the seat's moves; how many there are."""
    plant(tree)
    look(box, view, me, state, spare, mind, thought, tree, rng, False)
    if manner[WARMTH] > 0:
        open_up(tree)
    for _ in range(int(manner[LOOKS])):
        look(box, view, me, state, spare, mind, thought, tree, rng, manner[TEASE] != 0)
    count = 0
    edge = tree.edge[ROOT]
    while edge != NONE and count < len(found):
        found[count][FOUND_MOVE] = tree.move[edge]
        found[count][PRIOR] = tree.prior[edge]
        found[count][TRIES] = tree.tries[edge]
        found[count][TOTAL] = tree.total[edge]
        found[count][SQUARE] = tree.square[edge]
        found[count][OTHERS] = tree.others[edge]
        found[count][WORTH] = tree.worth[ROOT]
        count += 1
        edge = tree.next[edge]
    return count


@rule
def ponder_trees(
    box: Any,
    view: Any,
    me: int,
    state: Any,
    spare: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    rng: MutableSequence[int],
    number: int,
    first: int,
    trees: int,
    manner: Any,
    found: Any,
) -> int:
    """Some trees from a first one on, each with a random stream of its own of this number; how many moves there are."""
    count = 0
    for each in range(first, first + trees):
        seed(rng, number, each)
        count = ponder(box, view, me, state, spare, mind, thought, tree, rng, manner, found[each])
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
    rng: MutableSequence[int],
    number: int,
    first: int,
    trees: int,
    manner: Any,
    found: Any,
) -> int:
    """The kernel, for a seat that is shown the first view; the second is room for others'."""
    return ponder_trees(
        boxes[0],
        views[0],
        me,
        states[0],
        views[1],
        mind,
        thought,
        tree,
        rng,
        number,
        first,
        trees,
        manner,
        found,
    )
