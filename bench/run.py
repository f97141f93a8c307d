"""`make bench`: compiled random play on one core, beside OpenSpiel's in the same run; chance moves count too."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import peers

from ludotheque.core import game
from ludotheque.core.compiler import compiled
from ludotheque.core.game import MOST_SEATS, ids

REPETITIONS = 3


def ours(id: str, seconds: float, **changes: Any) -> dict[str, float]:
    """Moves a second of whole random games through the generic kernel, the best of a few repetitions."""
    chosen = game(id)
    box, state = chosen.new_box(**changes).record(), chosen.state().record()
    out, weights = np.zeros((2, chosen.most_legal), np.int64)
    rng = np.zeros(2, np.int64)
    kernel = compiled(chosen, "playouts")

    def play(first: int, games: int) -> int:
        results = np.zeros((games, 2 + MOST_SEATS), np.int32)
        return int(kernel(box, state, out, weights, rng, 1, first, games, results))

    play(0, 100)
    return max((_timed(play, seconds) for _ in range(REPETITIONS)), key=lambda result: result["moves_a_second"])


def _timed(play: Callable[[int, int], int], seconds: float) -> dict[str, float]:
    games = moves = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        moves += play(games, 2_000)
        games += 2_000
    return {"moves_a_second": moves / spent, "games_a_second": games / spent, "moves_a_game": moves / games}


def main() -> None:
    """Measure, and print the table or the JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each repetition lasts")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    theirs = peers.openspiel_pig(options.seconds)
    peers.pin_to_one_core()
    print("running ludotheque", file=sys.stderr)
    results = {id: ours(id, options.seconds) for id in ids()}
    results["karma, first game"] = ours("karma", options.seconds, first_game=1)
    rollouts, loop = theirs["cpp_rollouts"], theirs["python_loop"]
    if options.json:
        print(json.dumps({"ludotheque": results, "open_spiel": theirs}))
        return
    print(f"{'random play, one core':<44} {'moves a second':>15} {'games a second':>15} {'moves a game':>13}")
    for name, result in results.items():
        moves, games, length = result["moves_a_second"], result["games_a_second"], result["moves_a_game"]
        print(f"{'ludotheque ' + name:<44} {moves:>15,.0f} {games:>15,.0f} {length:>13.1f}")
    length = theirs["events_per_game"]
    for name, moves in (("C++ rollouts", rollouts), ("tight Python loop", loop)):
        name = f"OpenSpiel {theirs['open_spiel']} pig, {name}"
        print(f"{name:<44} {moves:>15,.0f} {moves / length:>15,.0f} {length:>13.1f}")
    pig = results["pig"]["moves_a_second"]
    print(f"ludotheque pig is {pig / rollouts:.1f} times the C++ rollouts and {pig / loop:.1f} times the Python loop")


if __name__ == "__main__":
    main()
