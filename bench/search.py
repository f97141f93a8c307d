"""How fast bots search, one core: looks a second at every game, beside what a level and a hint need of them; and on Pig
OpenSpiel's MCTSBot (C++) in the same run, its simulations a second and games at equal time. A second is one of the
processor's time, so that what else a machine does takes nothing away from either; of a hint, one by the clock.

.venv/bin/python -m bench.search                 # all of it
.venv/bin/python -m bench.search --games 400     # more games against MCTSBot; 0: none
"""

import argparse
import os
import random
import time
from collections.abc import Callable

import pyspiel  # type: ignore[import-not-found]
from bench.peers import pin_to_one_core

from ludotheque.bots.hints import adviser, hints
from ludotheque.bots.levels import levels
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, evaluation
from ludotheque.core import NATURE, Game, game
from ludotheque.core.game import ids
from ludotheque.core.match import Match
from ludotheque.lab.ladder import Share
from ludotheque_pig.moves import FALL, HOLD, ROLL

LOOKS = 2_000
MOMENTS = 40
ROLL_THERE, STOP_THERE = 0, 1
UCT = 2.0
"""As OpenSpiel's own examples have it."""


def moments(chosen: Game) -> list[Match]:
    """Matches of a game at random moments at which somebody has a choice."""
    found: list[Match] = []
    box = chosen.new_box()
    for number in range(10 * MOMENTS):
        rng, match = random.Random(number), Match(chosen, box)
        for _ in range(rng.randrange(100)):
            if match.is_over:
                break
            seat = min(match.actors)
            match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
        if not match.is_over and (seat := min(match.actors)) != NATURE and len(match.legal(seat)) > 1:
            found.append(match)
    return found[:MOMENTS]


def searching(chosen: Game, looks: int) -> Searching:
    file = evaluation(chosen)
    assert file is not None
    return Searching(chosen, file, Manner(looks), threads=1)


def looks_a_second(chosen: Game, seconds: float) -> float:
    """In one tree on one core."""
    bot, positions = searching(chosen, LOOKS), moments(chosen)
    bot.compile()
    bot.search(positions[0].box, positions[0].view(min(positions[0].actors)), [1, 1])
    return LOOKS * _times_a_second(lambda each: _search(bot, positions[each % len(positions)]), seconds)


def _search(bot: Searching, match: Match) -> int:
    return bot.judge(match.box, match.view(min(match.actors)), [3, 5])[0].move


def _times_a_second(do: Callable[[int], object], seconds: float) -> float:
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        do(done)
        done += 1
    return done / spent


def slowest_hint(chosen: Game) -> float:
    """Seconds, on all cores, of the slowest of some; the first, which makes a mentor's plan, is not counted."""
    positions, asked = moments(chosen), adviser(chosen)
    assert asked is not None
    asked.compile()
    hints(chosen, positions[0].box, positions[0].view(min(positions[0].actors)))
    times = []
    for match in positions:
        began = time.perf_counter()
        told = hints(chosen, positions[0].box, match.view(min(match.actors)))
        times.append(time.perf_counter() - began)
        assert told
    return max(times)


def simulations_a_second(seconds: float) -> float:
    """Of MCTSBot, in Pig's first position and some later ones."""
    theirs, positions = rival(LOOKS), []
    rng = random.Random(5)
    while len(positions) < MOMENTS:
        state = PIG.new_initial_state()
        for _ in range(rng.randrange(60)):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal() and not state.is_chance_node():
            positions.append(state)
    return LOOKS * _times_a_second(lambda each: theirs.mcts_search(positions[each % MOMENTS]), seconds)


PIG = pyspiel.load_game("pig")


def rival(simulations: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    return pyspiel.MCTSBot(
        PIG,
        evaluator,
        uct_c=UCT,
        max_simulations=simulations,
        max_memory_mb=1_000,
        solve=True,
        seed=7,
        verbose=False,
    )


def against(simulations: int, looks: int, games: int) -> tuple[Share, list[float]]:
    """How often ours wins, seats swapped, and the seconds that ours and theirs thought."""
    ours, theirs, share, spent = searching(game("pig"), looks), rival(simulations), Share(0, 0.0), [0.0, 0.0]
    for number in range(games):
        rng, match, state, seat = random.Random(number // 2), Match(game("pig")), PIG.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                face = rng.randrange(6)
                state.apply_action(face)
                match.play(NATURE, match.game.moves.decode(FALL + face))
                continue
            mover, began = state.current_player(), time.process_time()
            if mover == seat:
                view = match.view(seat)
                words = [rng.getrandbits(32), rng.getrandbits(32) | 1]
                move = ours.search(match.box, view, words) if len(match.legal(seat)) > 1 else HOLD
            else:
                # In ours whoever has enough must hold.
                move = ROLL if theirs.step(state) == ROLL_THERE and len(match.legal(mover)) > 1 else HOLD
            spent[mover != seat] += time.process_time() - began
            state.apply_action(ROLL_THERE if move == ROLL else STOP_THERE)
            match.play(mover, match.game.moves.decode(move))
        share.games += 1
        share.wins += state.returns()[seat] > 0
        assert match.is_over
        assert (match.state.banked[seat] >= 100) == (state.returns()[seat] > 0)
    return share, spent


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement lasts")
    parser.add_argument("--games", type=int, default=200, help="against MCTSBot")
    parser.add_argument("--milliseconds", type=float, default=5.0, help="a move in these games")
    options = parser.parse_args()
    cores = os.sched_getaffinity(0)
    waits = {id: slowest_hint(game(id)) for id in ids()}
    pin_to_one_core()
    print(f"{'':<10} {'looks a second':>15} {'a move of master':>17} {f'slowest hint, {len(cores)} cores':>24}")
    speeds = {}
    for id in ids():
        speeds[id] = looks_a_second(game(id), options.seconds)
        master = levels(game(id))["master"].looks / speeds[id]
        print(f"{id:<10} {speeds[id]:>15,.0f} {1000 * master:>14.1f} ms {1000 * waits[id]:>21.0f} ms", flush=True)
    theirs = simulations_a_second(options.seconds)
    print(f"OpenSpiel's MCTSBot on Pig: {theirs:,.0f} simulations a second; ours {speeds['pig'] / theirs:.1f} times")
    if options.games:
        equal = [max(1, int(speed * options.milliseconds / 1000)) for speed in (theirs, speeds["pig"])]
        share, (ours, other) = against(*equal, options.games)
        print(
            f"at {options.milliseconds:g} ms a move ({equal[1]:,} looks, {equal[0]:,} simulations; thought in all "
            f"{ours:.1f} s and {other:.1f} s): ours wins {share.mean:.1%} ± {share.reach:.1%} of {share.games}"
        )


if __name__ == "__main__":
    main()
