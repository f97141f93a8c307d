"""Legal random steps a second on one core of another library's vector loop, or of its usual one where it has none.

python vector_peers.py LIBRARY SECONDS prints one JSON object. Runs in an environment of its own that has the library;
bench/vector.py makes it and starts this script.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

ROWS = 1024
FEW = 16


def pettingzoo(seconds: float) -> Iterator[tuple[str, float]]:
    """The loop of its documentation, one match at a time: it has no vector loop for games of turns."""
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

    for name, module in (("connect four", connect_four_v3), ("tic-tac-toe", tictactoe_v3), ("leduc", leduc_holdem_v4)):
        env = module.env()

        def play(env: Any = env) -> int:
            env.reset()
            steps = 0
            for agent in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    steps += 1
            return steps

        yield name, timed(play, seconds)


def openspiel(seconds: float) -> Iterator[tuple[str, float]]:
    """Its vector loop, `SyncVectorEnv`, with a random legal action for every match."""
    from random import choice

    from open_spiel.python import rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    class Output:
        """What the loop wants of an agent's answer."""

        def __init__(self, action: int) -> None:
            self.action = action

    for name in ("connect_four", "leduc_poker", "backgammon"):
        envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(FEW)])
        steps = envs.reset()

        def play(envs: Any = envs, told: list[Any] = steps) -> int:
            for _ in range(20):
                actions = [
                    Output(choice(each.observations["legal_actions"][each.observations["current_player"]]))
                    for each in told
                ]
                told[:], _, _, _ = envs.step(actions, reset_if_done=True)
            return 20 * FEW

        yield name.replace("_", " "), timed(play, seconds)


def rlcard(seconds: float) -> Iterator[tuple[str, float]]:
    """Its own runner with its random agents."""
    import rlcard  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    for name in ("leduc-holdem", "uno"):
        env = rlcard.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            before = env.timestep
            env.run(is_training=False)
            return int(env.timestep - before)

        yield name, timed(play, seconds)


def pgx(seconds: float) -> Iterator[tuple[str, float]]:
    """Its compiled batch on the CPU; matches begin anew in the same step."""
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx as games  # type: ignore[import-not-found]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found]

    for name in ("connect_four", "leduc_holdem", "backgammon"):
        env = games.make(name)
        init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

        def one(state: Any, key: Any, step: Any = step) -> tuple[Any, None]:
            choose, key = jax.random.split(key)
            action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            return step(state, action, jax.random.split(key, ROWS)), None

        run = jax.jit(lambda state, keys, one=one: jax.lax.scan(one, state, keys)[0])
        told = [jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), ROWS))]
        keys = jax.random.split(jax.random.PRNGKey(1), 20)

        def play(run: Any = run, told: list[Any] = told, keys: Any = keys) -> int:
            told[0] = jax.block_until_ready(run(told[0], keys))
            return 20 * ROWS

        yield name.replace("_", " "), timed(play, seconds)


def timed(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time, after one round to warm up."""
    play()
    steps = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        steps += play()
    return steps / spent


LIBRARIES = {"pettingzoo": pettingzoo, "openspiel": openspiel, "rlcard": rlcard, "pgx": pgx}

if __name__ == "__main__":
    print(json.dumps(dict(LIBRARIES[sys.argv[1]](float(sys.argv[2])))))
