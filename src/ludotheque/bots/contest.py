"""Bots that search against each other and against others: the kernel `contests`, like `matches` of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.bots.choosing import consider, decide
from ludotheque.bots.search import FOUND_MOVE
from ludotheque.core.game import BY_NATURE, MOST_MOVES
from ludotheque.core.kernels import begin, chance, note
from ludotheque.core.rule import rule
from ludotheque.core.scheduler import DELAY, MOVE, forget, is_among, quickest, stands, wait

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

actors: Any = None
legal: Any = None
apply: Any = None
observe: Any = None
clear_view: Any = None
choose: Any = None

SEARCHES = -1
"""In the place of a policy's number."""


@rule
def answer(
    box: Any,
    seat: int,
    views: Any,
    states: Any,
    out: Any,
    count: int,
    rng: MutableSequence[int],
    bots: Sequence[int],
    plans: Any,
    manners: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    own: MutableSequence[int],
    found: Any,
) -> tuple[int, int]:
    """What a seat's bot does that is shown the first view, and how long it takes."""
    move = int(out[0])
    delay = 0
    if bots[seat] != SEARCHES:
        move, delay = choose(bots[seat], box, views[0], out, count, rng, plans[seat])
    elif count > 1:
        manner = manners[seat]
        count = consider(box, views, seat, states, mind, thought, tree, playouts, rng, own, manner, found)
        move = int(found[0][decide(found[0], count, manner, rng)][FOUND_MOVE])
    return move, delay


@rule
def contests(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Any,
    manners: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    own: MutableSequence[int],
    found: Any,
    has_equal_hands: bool,
    number: int,
    first: int,
    games: int,
    results: Any,
) -> int:
    """Play so many games; with equal hands, where several may act, who is first is drawn. results[i] is how game i
    ended. Answers all moves made, or −1 minus the seat whose bot answered what is no legal move."""
    box = boxes[0]
    state = states[0]
    moves = 0
    for index in range(games):
        begin(box, state, rng, number, first + index)
        forget(answers, box.seats)
        while state.moves < MOST_MOVES:
            mask = actors(box, state)
            if mask == 0:
                break
            if mask == BY_NATURE:
                chance(box, state, out, weights, rng)
                forget(answers, box.seats)
            else:
                for seat in range(box.seats):
                    if mask >> seat & 1:
                        count = legal(box, state, seat, out)
                        if not stands(answers[seat], out, count):
                            clear_view(views[0])
                            observe(box, state, seat, views[0])
                            move, delay = answer(
                                box,
                                seat,
                                views,
                                states,
                                out,
                                count,
                                rng,
                                bots,
                                plans,
                                manners,
                                mind,
                                thought,
                                tree,
                                playouts,
                                own,
                                found,
                            )
                            if not is_among(move, out, count):
                                return -1 - seat
                            answers[seat][MOVE] = move
                            answers[seat][DELAY] = 1 if has_equal_hands else delay
                actor = quickest(mask, answers, rng)
                wait(mask, answers, answers[actor][DELAY])
                apply(box, state, actor, answers[actor][MOVE])
            state.moves += 1
        note(box, state, out, results[index])
        moves += state.moves
    return moves
