"""Games as PettingZoo environments: one agent after the other, or all that may act at once.

>>> env = AgentsEnv("pig", seats=3)
>>> env.reset(seed=1)
>>> env.agents, env.agent_selection
(['player_0', 'player_1', 'player_2'], 'player_0')
>>> env.last()[0]["action_mask"].tolist()
[1, 1]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv

from ludotheque.core.errors import BoxError, IllegalMove
from ludotheque.core.stepping import NOBODY
from ludotheque.core.terms import Dynamics
from ludotheque.envs.observing import form
from ludotheque.envs.single import PENALTY
from ludotheque.envs.table import Table

if TYPE_CHECKING:
    from gymnasium.spaces import Space

    from ludotheque.core.game import Game


class _Seated:
    """What both kinds of environments have: a table, an agent for each seat, and their spaces."""

    def __init__(self, id: str | Game, observation: str, penalty: float | None, changes: dict[str, Any]) -> None:
        self.table = Table(id, changes)
        self.game, self.box = self.table.game, self.table.box
        self.penalty = penalty
        self.metadata = {"name": f"ludotheque_{self.game.id}_v{self.game.version}", "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.box.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._form = form(observation, self.game)
        count = len(self.table.actions)
        mask = Box(0, 1, (count,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": self._form.space, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent is shown: `observation`, and `action_mask` with a 1 for each action it may take now."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is None and self._chance is None:
            self._chance, _ = np_random(None)
            seed = int(self._chance.integers(1 << 62))
        elif seed is not None:
            self._chance, _ = np_random(seed)
        self.table.deal(seed)
        self.agents = list(self.possible_agents)

    def _refused(self, seat: int, action: Any) -> float:
        """What an action that is not legal costs."""
        if self.penalty is None:
            legal = np.flatnonzero(self.table.mask(seat)).tolist()
            raise IllegalMove(f"action {action} of seat {seat} is not legal; expected one of: {legal}")
        return self.penalty

    def _seen(self, agent: str, *, is_asked: bool) -> dict[str, Any]:
        seat = self.seats[agent]
        mask = self.table.mask(seat if is_asked else -1)
        return {"observation": self._form(self.table.numbers(seat)), "action_mask": mask}


class AgentsEnv(_Seated, AECEnv[Any, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """One agent acts after the other. Where several may act, the order in which they are asked is drawn."""

    def __init__(
        self, id: str | Game, *, observation: str = "flat", penalty: float | None = PENALTY, **changes: Any
    ) -> None:
        """A game by its id, with `seats=…` and every other option and component of its box as `changes`.

        An action that is not legal is refused, flagged in the agent's info and costs the `penalty`; where that is
        None, it raises IllegalMove.
        """
        _Seated.__init__(self, id, observation, penalty, changes)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know; its mask is empty unless it is asked."""
        return self._seen(agent, is_asked=self.seats[agent] == self.table.acting)

    def step(self, action: Any) -> None:
        """The asked agent acts; nature follows, and the next agent is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        is_legal = self.table.play(int(action))
        self.infos = {each: {"illegal": each == agent and not is_legal} for each in self.agents}
        if not is_legal:
            self.rewards[agent] = self._refused(self.seats[agent], action)
        elif self.table.acting == NOBODY:
            self.rewards = {each: float(np.float32(self.table.rewards[self.seats[each]])) for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if any(self.terminations.values()):
            self._deads_step_first()

    def _asked(self) -> str:
        return self.possible_agents[max(self.table.acting, 0)]


class TogetherEnv(_Seated, ParallelEnv[Any, Any, Any]):  # type: ignore[misc]
    """All agents act at once, of games in which several may.

    Those who may act do so in an order that is drawn; who comes too late, because a quicker hand has taken the same,
    loses the action without a penalty. What an agent does that may not act now is not looked at.
    """

    def __init__(
        self,
        id: str | Game,
        *,
        observation: str = "flat",
        penalty: float | None = PENALTY,
        max_cycles: int | None = None,
        **changes: Any,
    ) -> None:
        """As for `AgentsEnv`; after `max_cycles` steps a match is cut short."""
        _Seated.__init__(self, id, observation, penalty, changes)
        if self.game.dynamics is not Dynamics.SIMULTANEOUS:
            raise BoxError(f"in {self.game.id} never more than one seat acts: AgentsEnv is for such games")
        self.max_cycles = max_cycles
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match."""
        self._deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {"illegal": False} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Everybody who may acts, then nature."""
        table = self.table
        rewards = dict.fromkeys(self.agents, 0.0)
        infos = {agent: {"illegal": False} for agent in self.agents}
        asked = {seat: (table.question(seat), table.legal(seat)) for seat in self.seats.values()}
        waiting = table.actors
        while waiting:
            seat = table.one_of(waiting)
            waiting &= ~(1 << seat)
            agent, (question, legal) = self.possible_agents[seat], asked[seat]
            move = int(actions[agent]) + table.actions.start
            if move not in legal:
                rewards[agent] = self._refused(seat, actions[agent])
                infos[agent]["illegal"] = True
            elif move in table.legal(seat) and table.question(seat) == question:
                table.ask(seat)
                table.play(int(actions[agent]))
        self._cycles += 1
        is_over = table.acting == NOBODY
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        if is_over:
            rewards = {agent: rewards[agent] + float(np.float32(table.rewards[self.seats[agent]])) for agent in rewards}
        observations = self._observations()
        terminations, truncations = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self._seen(agent, is_asked=True) for agent in self.agents}
