"""Every installed game in Gymnasium's register, as one seat's environment and as many matches at once.

>>> import gymnasium
>>> env = gymnasium.make("ludotheque/pig-v1", bots="heuristic", seats=3)
>>> envs = gymnasium.make_vec("ludotheque/spirits-v1", num_envs=2)
>>> envs.single_action_space
Discrete(98)
"""

import gymnasium

from ludotheque.core import games
from ludotheque.envs.single import SeatEnv
from ludotheque.envs.vector import VectorGame

__all__ = ["SeatEnv", "VectorGame"]

for _game in games().values():
    gymnasium.register(
        f"ludotheque/{_game.id}-v{_game.version}",
        entry_point="ludotheque.envs.single:SeatEnv",
        vector_entry_point="ludotheque.envs.vector:VectorGame",
        kwargs={"id": _game.id},
    )
