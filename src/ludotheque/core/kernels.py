"""The few loops that run rules in bulk, the same for all games.

They are templates: the verbs and `choose` below are stand-ins, which `ludotheque.core.compiler` replaces by a game's
own before a kernel runs, interpreted or compiled. States and boxes come as arrays of one, because the compiler passes
single records by value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import below, one_of, seed, weighted
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE
from ludotheque.core.rule import looped, rule
from ludotheque.core.scheduler import DELAY, MOVE, OF, forget, is_among, quickest, stands, wait

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core.game import Plan

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
choose: Any = None


@rule
def chance(box: Any, state: Any, out: Any, weights: Any, rng: MutableSequence[int]) -> None:
    """Nature makes one move."""
    count = odds(box, state, out, weights)
    apply(box, state, NATURE, out[weighted(rng, weights, count)])


MOVER, MOVING, CHOICES = range(3)
"""An entry: who moved, the move, and of how many it was chosen."""


@looped
def draw(box: Any, state: Any, out: Any, weights: Any, rng: MutableSequence[int], entry: MutableSequence[int]) -> bool:
    """A move at random, by nature or by one of those who may act, is written into the entry; is there one?"""
    mask = actors(box, state) if state.moves < MOST_MOVES else 0
    if mask == 0:
        return False
    seat: int = NATURE
    if mask == BY_NATURE:
        count = odds(box, state, out, weights)
        chosen = weighted(rng, weights, count)
    else:
        seat = one_of(rng, mask)
        count = legal(box, state, seat, out)
        chosen = below(rng, count)
    entry[MOVER] = seat
    entry[MOVING] = out[chosen]
    entry[CHOICES] = count
    return True


@rule
def make(box: Any, state: Any, entry: Sequence[int]) -> None:
    """The move of an entry is made: one `apply` for seats and nature, so the threads of a GPU stay together."""
    apply(box, state, entry[MOVER], entry[MOVING])
    state.moves += 1


@rule
def play_on(
    box: Any, state: Any, out: Any, weights: Any, rng: MutableSequence[int], entry: MutableSequence[int]
) -> bool:
    """One move at random is made; was there one?"""
    if not draw(box, state, out, weights, rng, entry):
        return False
    make(box, state, entry)
    return True


@rule
def playout(box: Any, state: Any, out: Any, weights: Any, rng: MutableSequence[int]) -> None:
    """Play at random to the end: the loop over `play_on` as one function, which doubles Pig's speed on a CPU."""
    while state.moves < MOST_MOVES:
        mask = actors(box, state)
        if mask == 0:
            break
        if mask == BY_NATURE:
            chance(box, state, out, weights, rng)
        else:
            seat = one_of(rng, mask)
            count = legal(box, state, seat, out)
            apply(box, state, seat, out[below(rng, count)])
        state.moves += 1


@rule
def begin(box: Any, state: Any, rng: MutableSequence[int], number: int, stream: int) -> None:
    """The first position of a game with a random stream of its own."""
    seed(rng, number, stream)
    clear_state(state)
    start(box, state)


@rule
def note(box: Any, state: Any, scores: Any, result: Any) -> None:
    """Write down how a game ended: the winners, the moves made, and every seat's score."""
    result[0] = outcome(box, state, scores)
    result[1] = state.moves
    for seat in range(box.seats):
        result[2 + seat] = scores[seat]


@rule
def playouts(
    boxes: Any,
    states: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    number: int,
    first: int,
    games: int,
    results: Any,
) -> int:
    """Play so many games at random; results[i] is how game i ended. Answers all moves made."""
    box = boxes[0]
    state = states[0]
    moves = 0
    for index in range(games):
        begin(box, state, rng, number, first + index)
        playout(box, state, out, weights, rng)
        note(box, state, out, results[index])
        moves += state.moves
    return moves


@rule
def ask(
    boxes: Any, views: Any, out: Any, count: int, rng: MutableSequence[int], plan: Plan, answer: MutableSequence[int]
) -> None:
    """A bot chooses one move from its view."""
    move, delay = choose(0, boxes[0], views[0], out, count, rng, plan)
    answer[MOVE] = move
    answer[DELAY] = delay


@looped
def agree(
    box: Any,
    state: Any,
    view: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    entry: MutableSequence[int],
) -> int:
    """The next move by bots, each of whom has its own view, is written into the entry; where several may act, the
    scheduler says who does.

    Whoever is slower stands by its answer as long as it is legal. Answers 1, or 0 where the match is over, or −1 minus
    the seat whose bot answered what is no legal move.
    """
    mask = actors(box, state) if state.moves < MOST_MOVES else 0
    if mask == 0:
        return 0
    if mask == BY_NATURE:
        count = odds(box, state, out, weights)
        entry[MOVER] = NATURE
        entry[MOVING] = out[weighted(rng, weights, count)]
        entry[CHOICES] = count
        forget(answers, box.seats)
    else:
        for seat in range(box.seats):
            if mask >> seat & 1:
                count = legal(box, state, seat, out)
                answers[seat][OF] = count
                if not stands(answers[seat], out, count):
                    clear_view(view)
                    observe(box, state, seat, view)
                    move, delay = choose(bots[seat], box, view, out, count, rng, plans[seat])
                    answers[seat][MOVE] = move
                    answers[seat][DELAY] = delay
                    if not is_among(move, out, count):
                        return -1 - seat
        actor = quickest(mask, answers, rng)
        wait(mask, answers, answers[actor][DELAY])
        entry[MOVER] = actor
        entry[MOVING] = answers[actor][MOVE]
        entry[CHOICES] = answers[actor][OF]
    return 1


@looped
def agree_at_random(
    box: Any,
    state: Any,
    view: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    entry: MutableSequence[int],
) -> int:
    """The same where nobody thinks: no view is shown, and no bot asked."""
    return 1 if draw(box, state, out, weights, rng, entry) else 0


@looped
def match_on(
    box: Any,
    state: Any,
    view: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    entry: MutableSequence[int],
) -> int:
    """One move by bots is made; answers what `agree` answers."""
    made = agree(box, state, view, out, weights, rng, answers, bots, plans, entry)
    if made > 0:
        make(box, state, entry)
    return made


@rule
def matches(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    entry: MutableSequence[int],
    answers: Any,
    bots: Sequence[int],
    plans: Sequence[Plan],
    number: int,
    first: int,
    games: int,
    results: Any,
) -> int:
    """Like `playouts`, but played by bots; a game in which a bot fails has −1 minus its seat for its moves."""
    box = boxes[0]
    state = states[0]
    view = views[0]
    moves = 0
    for index in range(games):
        begin(box, state, rng, number, first + index)
        forget(answers, box.seats)
        made = 1
        while made > 0:
            made = match_on(box, state, view, out, weights, rng, answers, bots, plans, entry)
        note(box, state, out, results[index])
        if made < 0:
            results[index][1] = made
        moves += state.moves
    return moves
