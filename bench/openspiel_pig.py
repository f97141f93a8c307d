"""Events a second of OpenSpiel's `pig` at random play on one core, printed as one JSON object.

Runs in an environment of its own that has open_spiel; bench/peers.py makes it and starts this script.
"""

import argparse
import importlib.metadata
import json
import platform
import statistics
import time
from collections.abc import Callable
from random import random

import pyspiel  # type: ignore[import-not-found]

REPETITIONS = 3
CALIBRATION_GAMES = 2000

GAME = pyspiel.load_game("pig")


def python_games(games: int) -> tuple[float, list[int]]:
    """Play random games in a Python loop; return the seconds taken and the events of each game."""
    lengths = []
    start = time.perf_counter()
    for _ in range(games):
        state = GAME.new_initial_state()
        # Binding the methods once a game saves a lookup and a method object per call.
        is_chance_node, chance_outcomes = state.is_chance_node, state.chance_outcomes
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while True:
            if is_chance_node():
                # Should rounding leave the draw past the last outcome, nothing is applied and it is drawn again.
                remaining = random()
                for outcome, probability in chance_outcomes():
                    remaining -= probability
                    if remaining < 0:
                        apply_action(outcome)
                        break
            else:
                actions = legal_actions()
                # Only a finished game has none, so is_terminal() need not be asked at every event.
                if not actions:
                    break
                apply_action(actions[int(random() * len(actions))])
        # move_number() counts every applied action, decision or chance, so the loop need not count.
        lengths.append(state.move_number())
    return time.perf_counter() - start, lengths


def rollout_seconds(rollouts: int, seed: int) -> float:
    """Play random games in OpenSpiel's C++ rollout loop, in one call from Python; return the seconds taken."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
    bot = pyspiel.MCTSBot(
        GAME, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=seed, verbose=False
    )
    state = GAME.new_initial_state()
    start = time.perf_counter()
    root = bot.mcts_search(state)
    seconds = time.perf_counter() - start
    # The tree policy descends only from visited nodes. The first simulation finds the root unvisited, so it hands
    # the initial state itself to the evaluator: every rollout is one whole random game and no action is applied
    # outside the rollouts. A version that expanded the root first would leave children here.
    if root.explore_count != 1 or root.children:
        raise RuntimeError("MCTSBot no longer evaluates the root itself: the rollouts are not whole games")
    return seconds


def games_for(seconds: float, play: Callable[[int], float]) -> int:
    """How many games `play` gets through in about `seconds`."""
    # The count is fixed before the timed run: stopping by the clock would favour the games under way at the end.
    return max(1, int(CALIBRATION_GAMES * seconds / play(CALIBRATION_GAMES)))


def measure(seconds: float) -> dict[str, object]:
    """Best of three repetitions of about `seconds` each, for the Python loop and for the C++ rollouts."""
    games = games_for(seconds, lambda count: python_games(count)[0])
    runs = [python_games(games) for _ in range(REPETITIONS)]
    rollouts = games_for(seconds, lambda count: rollout_seconds(count, seed=0))
    best_rollout_seconds = min(rollout_seconds(rollouts, seed=1 + index) for index in range(REPETITIONS))

    # The evaluator does not tell how many events it played. It draws its games from the same distribution as the
    # Python loop (uniform over legal actions, chance by its probabilities), so the loop's mean stands for its games.
    lengths = [length for _, run_lengths in runs for length in run_lengths]
    events_per_game = statistics.fmean(lengths)
    return {
        "game": str(GAME),
        "open_spiel": importlib.metadata.version("open_spiel"),
        "python": platform.python_version(),
        "cpp_rollouts": rollouts * events_per_game / best_rollout_seconds,
        "python_loop": max(sum(run_lengths) / run_seconds for run_seconds, run_lengths in runs),
        "events_per_game": events_per_game,
        "events_per_game_standard_error": statistics.stdev(lengths) / len(lengths) ** 0.5,
        "cpp_games_per_repetition": rollouts,
        "python_games_per_repetition": games,
        "repetitions": REPETITIONS,
        "seconds_per_repetition": seconds,
    }


def main() -> None:
    """Measure and print the JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds of each repetition (default 3)")
    print(json.dumps(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
