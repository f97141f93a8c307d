"""What it is worth to do otherwise: how much more often a bot that searches wins than the bot of the game that it
plays against, told by far fewer games than a ladder needs.

.venv/bin/python -m bench.otherwise karma --games 300
.venv/bin/python -m bench.otherwise kasimir --seats 4 --first master@8000 --against heuristic

One seat searches, all others are the other bot's. Wherever the search does otherwise than that bot would, both moves
are played out by it at all seats, with the same chance, and what one wins more often than the other is added up. On
average that sum is just how much more often a seat wins that searches (Kakade and Langford's performance difference):
the way of the match is the searcher's, and each step is held against what the other would have made of the same
position. The luck of all that both do alike is in none of it. Ctrl-C keeps what there is; with --file more games are
added to it.
"""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from ludotheque.bots import load, plan
from ludotheque.bots.choosing import consider, decide
from ludotheque.bots.master import advised, evaluation, mentor
from ludotheque.bots.network import read, thought
from ludotheque.bots.playouts import playouts
from ludotheque.bots.search import FOUND, FOUND_MOVE
from ludotheque.bots.tree import tree
from ludotheque.cli.options import opened
from ludotheque.core.chance import one_of, seed
from ludotheque.core.compiler import compiled
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS
from ludotheque.core.kernels import begin, chance
from ludotheque.core.rule import rule
from ludotheque.lab.keeping import kept, missing, work_out
from ludotheque.lab.ladder import NORMAL_95, manner_of

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.core.data import Box
    from ludotheque.core.game import Game, Plan

actors: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
clear_view: Any = None
choose: Any = None
copy_state: Any = None

BATCH = 4
"""Games that are played at a time."""
GAIN, OTHERWISE, WON = range(3)
"""What is told of a game: what was gained, how often something else was done, the share of the win."""
TRUE, PLAYED = 0, 3
"""Of the states the position, and the one that is played out; those between are the search's."""


@rule
def usual(
    box: Any, state: Any, seat: int, view: Any, out: Any, count: int, rng: MutableSequence[int], plan: Plan
) -> int:
    """What the other bot would do, of the moves in `out`."""
    move = int(out[0])
    if count > 1:
        clear_view(view)
        observe(box, state, seat, view)
        move, _ = choose(0, box, view, out, count, rng, plan)
    return move


@rule
def won(
    box: Any, state: Any, me: int, view: Any, out: Any, weights: Any, rng: MutableSequence[int], plan: Plan
) -> float:
    """Play on to the end with the other bot at all seats; a seat's share of the win."""
    while state.moves < MOST_MOVES:
        mask = actors(box, state)
        if mask == 0:
            break
        if mask == BY_NATURE:
            chance(box, state, out, weights, rng)
        else:
            seat = one_of(rng, mask)
            apply(box, state, seat, usual(box, state, seat, view, out, legal(box, state, seat, out), rng, plan))
        state.moves += 1
    winners = outcome(box, state, out)
    shared = 0
    for seat in range(box.seats):
        shared += winners >> seat & 1
    return (winners >> me & 1) / max(shared, 1)


@rule
def played_out(
    box: Any,
    states: Any,
    me: int,
    move: int,
    times: int,
    number: int,
    view: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    plan: Plan,
) -> float:
    """How often a seat wins after a move, if all go on as the other bot would; the chance is that of this number."""
    total = 0.0
    for time in range(times):
        seed(rng, number, time)
        copy_state(states[TRUE], states[PLAYED])
        apply(box, states[PLAYED], me, move)
        states[PLAYED].moves += 1
        total += won(box, states[PLAYED], me, view, out, weights, rng, plan)
    return total / times


@rule
def compare(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    spare: Any,
    weights: Any,
    rng: MutableSequence[int],
    own: MutableSequence[int],
    other: MutableSequence[int],
    plan: Plan,
    manner: Any,
    mind: Any,
    thought: Any,
    tree: Any,
    playouts: Any,
    found: Any,
    number: int,
    first: int,
    games: int,
    times: int,
    results: Any,
) -> int:
    """Play some games, one seat of each by search, another one each time."""
    box = boxes[0]
    state = states[TRUE]
    for index in range(games):
        begin(box, state, rng, number, first + index)
        me = (first + index) % box.seats
        while state.moves < MOST_MOVES:
            mask = actors(box, state)
            if mask == 0:
                break
            if mask == BY_NATURE:
                chance(box, state, out, weights, rng)
            else:
                seat = one_of(rng, mask)
                count = legal(box, state, seat, out)
                move = usual(box, state, seat, views[0], out, count, rng, plan)
                if seat == me and count > 1:
                    clear_view(views[0])
                    observe(box, state, seat, views[0])
                    ways = consider(box, views, seat, states, mind, thought, tree, playouts, rng, own, manner, found)
                    chosen = int(found[0][decide(found[0], ways, manner, rng)][FOUND_MOVE])
                    if chosen != move:
                        # The chance after it has a number of its own.
                        stream = number + ((first + index + 1) << 16) + state.moves
                        mine = played_out(box, states, me, chosen, times, stream, views[1], spare, weights, other, plan)
                        theirs = played_out(box, states, me, move, times, stream, views[1], spare, weights, other, plan)
                        results[index][GAIN] += mine - theirs
                        results[index][OTHERWISE] += 1
                        move = chosen
                apply(box, state, seat, move)
            state.moves += 1
        winners = outcome(box, state, out)
        shared = 0
        for seat in range(box.seats):
            shared += winners >> seat & 1
        results[index][WON] = (winners >> me & 1) / max(shared, 1)
    return games


class Found(msgspec.Struct, frozen=True):
    """What was found in some games: the sums of what was gained, and of its square, of how often something else was
    done, and of wins."""

    game: str
    version: int
    changes: dict[str, Any]
    first: str
    second: str
    advice: float | None
    times: int
    seed: int
    start: int
    games: int
    gain: float
    squares: float
    otherwise: float
    wins: float


def measure(
    chosen: Game, box: Box, first: str, second: str, advice: float | None, times: int, seed: int, start: int, games: int
) -> Found:
    """Some games of a bot that searches against another."""
    manner, file, asked, pinned = manner_of(chosen, first), evaluation(chosen), mentor(chosen), load(chosen, second)
    assert manner is not None
    assert file is not None
    policies = tuple({bot.policy: None for bot in (pinned, asked) if bot is not None})
    learned = read(file)
    if asked is not None and advice != 0:
        learned = advised(learned, chosen, plan(asked, box), policies.index(asked.policy))
        learned = learned if advice is None else learned._replace(advice=advice)
    results = np.zeros((games, 3))
    width = max(chosen.most_legal, MOST_SEATS)
    compiled(chosen, compare, policies)(
        box.record(),
        np.zeros(4, chosen.state.dtype()),
        np.zeros(2, chosen.view.dtype()),
        *np.zeros((3, width), np.int64),
        *np.zeros((3, 2), np.int64),
        plan(pinned, box),
        np.array(manner, np.float64),
        learned,
        thought(chosen, box, learned),
        tree(chosen, max(manner.looks, 1)),
        playouts(chosen),
        np.zeros((manner.trees, chosen.most_legal, FOUND)),
        seed,
        start,
        games,
        times,
        results,
    )
    gain, otherwise, wins = results.T
    sums = float(gain.sum()), float((gain**2).sum()), float(otherwise.sum()), float(wins.sum())
    changes = chosen.changes(box)
    return Found(chosen.id, chosen.version, changes, first, second, advice, times, seed, start, games, *sums)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--first", default="master", help="the bot that searches")
    parser.add_argument("--against", help="the other bot; the game's mentor by default")
    parser.add_argument("--advice", type=float, help="how much the mentor's advice counts; 0 asks nobody")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--times", type=int, default=40, help="how often each move is played out")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path)
    options = parser.parse_args()
    chosen, box = opened(options.game, options.seats, options.set)
    against = options.against or next(name for name, bot in chosen.bots.items() if bot is mentor(chosen))
    with tempfile.TemporaryDirectory() as folder:
        file = options.file or Path(folder, "otherwise.jsonl")
        known = [each for each in kept(file, Found) if _is_asked(each, chosen, box, options, against)]
        given = chosen, box, options.first, against, options.advice, options.times, options.seed
        of_seed = [each for each in known if each.seed == options.seed]
        jobs = [partial(measure, *given, *some) for some in missing(of_seed, options.games, BATCH)]
        known += work_out(jobs, file, lambda played: None)
    games = sum(each.games for each in known)
    gain = sum(each.gain for each in known) / games
    spread = sum(each.squares for each in known) / games - gain * gain
    otherwise, wins = (sum(sums) / games for sums in zip(*((each.otherwise, each.wins) for each in known), strict=True))
    print(
        f"{options.first} : {against}, {chosen.id}, {box.seats} seats: wins {100 * gain:+.1f} points more often"
        f" ± {100 * NORMAL_95 * sqrt(spread / games):.1f} of {games} games, {otherwise:.1f} times a game otherwise;"
        f" it won {wins:.1%}"
    )


def _is_asked(found: Found, chosen: Game, box: Box, options: argparse.Namespace, against: str) -> bool:
    """Is this of what is measured now?"""
    of = (found.game, found.version, found.changes, found.first, found.second, found.advice, found.times)
    asked = options.first, against, options.advice, options.times
    return of == (chosen.id, chosen.version, chosen.changes(box), *asked)


if __name__ == "__main__":
    main()
