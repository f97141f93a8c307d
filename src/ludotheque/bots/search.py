"""A search for any game: trees of moves that grow where a learned evaluation finds it worth looking.

Each look imagines a state that the seat cannot tell from the true one, walks down the tree by what was learned so far,
lets nature draw, and judges the first position that the tree does not have yet. It is given a view and nothing else.

How many trees there are is part of the budget, and each has chance of its own: so threads may share them out, and what
is found is the same with any number of threads.

These are templates, as in `ludotheque.core.kernels`: the verbs are stand-ins for a game's.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from ludotheque.bots.manner import BOLD, LOOKS, TEASE, TREES, WARMTH, WHOLE
from ludotheque.bots.network import expect, liking, reflect
from ludotheque.bots.tree import (
    DEEPEST,
    EDGE,
    LOOKED,
    MOVE,
    NEXT,
    NONE,
    RIVALS,
    ROOT,
    SEAT,
    SEEMS,
    SQUARES,
    SUM,
    TRIED,
    add_edge,
    along,
    branch,
    plant,
)
from ludotheque.core.chance import one_of, weighted
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE
from ludotheque.core.kernels import chance
from ludotheque.core.rule import looped, rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence

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
DOUBT = 0.1
"""How much of what seems good is shared out among all moves: what was learned may be wrong where few have been."""
OPEN = 0.25
"""How much of what seems good is shared out among all moves, for whoever is open to any."""
PAUSE = 16
"""After so many looks it is asked whether the move is clear."""
TURN = 1 << 20
"""Branches by who acts are numbered from here, where several may; below, by moves."""
FOUND_MOVE, PRIOR, TRIES, TOTAL, SQUARE, OTHERS, WORTH, VALUE = range(8)
"""What is found of a move of the root, by columns; the last is room for whoever chooses."""
FOUND = 8


@rule
def judge(box: Any, state: Any, seat: int, view: Any, mind: Any, thought: Any) -> None:
    """Work out what a seat must think of a position."""
    clear_view(view)
    observe(box, state, seat, view)
    listed(view, thought.numbers)
    reflect(mind, thought)
    expect(mind, thought, box.seats)


@looped
def grow(
    box: Any, view: Any, tree: Any, node: int, seat: int, count: int, mind: Any, thought: Any, rng: MutableSequence[int]
) -> None:
    """Give a node its seat, and an edge for each of the moves in `out`; the view is that seat's."""
    tree.nodes[node, SEAT] = seat
    tree.worth[node] = thought.chances[seat]
    highest = -1e9
    for place in range(count):
        tree.liked[place] = liking(mind, thought, tree.out[place] - first_action)
        highest = max(highest, tree.liked[place])
    total = 0.0
    for place in range(count):
        tree.liked[place] = exp(tree.liked[place] - highest)
        total += tree.liked[place]
    advice = 0.0
    advised = 0
    if mind.advice > 0 and count > 1:
        advice = mind.advice
        advised, _ = choose(mind.mentor, box, view, tree.out, count, rng, mind.plan)
    for place in range(count):
        seems = (1 - DOUBT) * tree.liked[place] / total + DOUBT / count
        add_edge(tree, node, tree.out[place], (1 - advice) * seems + (advice if tree.out[place] == advised else 0.0))


@looped
def promising(tree: Any, node: int) -> int:
    """The edge to try next, of all that a node has."""
    root = sqrt(tree.nodes[node, LOOKED] + 1.0)
    untried = float(tree.worth[node]) - MODEST
    best: int = NONE
    highest = -1e9
    edge = tree.nodes[node, EDGE]
    while edge != NONE:
        value = promise(tree, edge, root, untried)
        if value > highest:
            highest = value
            best = edge
        edge = tree.edges[edge, NEXT]
    return best


@rule
def promise(tree: Any, edge: int, root: float, untried: float) -> float:
    """How much there is in a move: what was found, and what might be."""
    tries = tree.edges[edge, TRIED]
    found: float = tree.values[edge, SUM] / tries if tries > 0 else untried
    might: float = DARING * tree.values[edge, SEEMS] * root / (1 + tries)
    return found + might


@looped
def promising_now(tree: Any, node: int, count: int) -> int:
    """Of the moves in `out`, the edge to try next: what a seat may do can differ from one imagined state to another."""
    edge = tree.nodes[node, EDGE]
    while edge != NONE:
        tree.slots[tree.edges[edge, MOVE]] = edge
        edge = tree.edges[edge, NEXT]
    root = sqrt(tree.nodes[node, LOOKED] + 1.0)
    untried = float(tree.worth[node]) - MODEST
    best = NONE
    highest = -1e9
    for place in range(count):
        edge = tree.slots[tree.out[place]]
        if edge == NONE:
            edge = add_edge(tree, node, tree.out[place], 1 / count)
        if edge != NONE:
            value = promise(tree, edge, root, untried)
            if value > highest:
                highest = value
                best = edge
    edge = tree.nodes[node, EDGE]
    while edge != NONE:
        tree.slots[tree.edges[edge, MOVE]] = NONE
        edge = tree.edges[edge, NEXT]
    return best


@looped
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
        if node == NONE or tree.nodes[node, SEAT] < 0 or depth == DEEPEST:
            judge(box, state, seat, spare, mind, thought)
            if node != NONE and tree.nodes[node, SEAT] < 0:
                grow(box, spare, tree, node, seat, legal(box, state, seat, tree.out), mind, thought, rng)
            if mind.advice > 0 and node != ROOT:
                follow(box, state, seat, spare, mind, thought, tree, rng)
            break
        edge = promising(tree, node) if is_open else promising_now(tree, node, legal(box, state, seat, tree.out))
        if edge == NONE:
            judge(box, state, seat, spare, mind, thought)
            break
        tree.way[depth, 0] = node
        tree.way[depth, 1] = edge
        depth += 1
        apply(box, state, seat, tree.edges[edge, MOVE])
        state.moves += 1
        node = along(tree, edge)
    for step in range(depth):
        node = tree.way[step, 0]
        edge = tree.way[step, 1]
        tree.nodes[node, LOOKED] += 1
        tree.edges[edge, TRIED] += 1
        tree.values[edge, SUM] += thought.chances[tree.nodes[node, SEAT]]
    if depth > 0:
        edge = tree.way[0, 1]
        tree.values[edge, SQUARES] += float(thought.chances[me]) * float(thought.chances[me])
        if minds_others:
            tree.values[edge, RIVALS] += best_of_others(box, state, me, tree)


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
            advance(box, state, seat, view, mind, tree, rng)
        state.moves += 1
    judge(box, state, asked, view, mind, thought)


@rule
def advance(box: Any, state: Any, seat: int, view: Any, mind: Any, tree: Any, rng: MutableSequence[int]) -> None:
    """A seat does what the mentor would."""
    count = legal(box, state, seat, tree.out)
    move = int(tree.out[0])
    if count > 1:
        clear_view(view)
        observe(box, state, seat, view)
        move, _ = choose(mind.mentor, box, view, tree.out, count, rng, mind.plan)
    apply(box, state, seat, move)


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
    edge = tree.nodes[ROOT, EDGE]
    while edge != NONE:
        count += 1
        edge = tree.edges[edge, NEXT]
    edge = tree.nodes[ROOT, EDGE]
    while edge != NONE:
        tree.values[edge, SEEMS] = (1 - OPEN) * tree.values[edge, SEEMS] + OPEN / count
        edge = tree.edges[edge, NEXT]


@rule
def wants_the_best(manner: Any) -> bool:
    """Is the move that is tried most all that is wanted, of a single tree?"""
    return not manner[WHOLE] and manner[TREES] == 1 and not (manner[WARMTH] or manner[BOLD] or manner[TEASE])


@rule
def is_clear(tree: Any, left: int) -> bool:
    """Is one of the root's moves so far ahead that so many looks make no other the most tried?"""
    most = 0
    second = 0
    edge = tree.nodes[ROOT, EDGE]
    while edge != NONE:
        tries = tree.edges[edge, TRIED]
        if tries > most:
            second = most
            most = tries
        elif tries > second:
            second = tries
        edge = tree.edges[edge, NEXT]
    return most > second + left


@looped
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
    looks = int(manner[LOOKS])
    may_stop = wants_the_best(manner)
    for number in range(looks + 1):
        look(box, view, me, state, spare, mind, thought, tree, rng, manner[TEASE] != 0)
        # The first look has found the root's moves.
        if number == 0 and manner[WARMTH] > 0:
            open_up(tree)
        if may_stop and number % PAUSE == PAUSE - 1 and is_clear(tree, looks - number):
            break
    count = 0
    edge = tree.nodes[ROOT, EDGE]
    while edge != NONE and count < len(found):
        found[count][FOUND_MOVE] = tree.edges[edge, MOVE]
        found[count][PRIOR] = tree.values[edge, SEEMS]
        found[count][TRIES] = tree.edges[edge, TRIED]
        found[count][TOTAL] = tree.values[edge, SUM]
        found[count][SQUARE] = tree.values[edge, SQUARES]
        found[count][OTHERS] = tree.values[edge, RIVALS]
        found[count][WORTH] = tree.worth[ROOT]
        count += 1
        edge = tree.edges[edge, NEXT]
    return count


@rule
def most_tried(found: Any, count: int) -> int:
    """The place of the move that was tried most; where none was, of the one that seems best."""
    best = 0
    for place in range(1, count):
        if found[place][TRIES] + found[place][PRIOR] > found[best][TRIES] + found[best][PRIOR]:
            best = place
    return best


@rule
def chance_of(move: Any) -> float:
    """The chance to win after a move. It counts as tried once more than it was, and that as the search thinks of what
    it has not tried: one lucky look is not enough."""
    chance: float = (move[TOTAL] + move[WORTH] - MODEST) / (move[TRIES] + 1)
    return chance
