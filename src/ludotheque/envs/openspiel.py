"""Every installed game in OpenSpiel's register, from the moment that this module is imported.

>>> import pyspiel
>>> pig = pyspiel.load_game("ludotheque_pig(seats=3,goal=30)")
>>> state = pig.new_initial_state()
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['Roll()', 'Hold()'])
>>> state.apply_action(0)
>>> state.is_chance_node(), state.chance_outcomes()[:2]
(True, [(0, 0.16666666666666666), (1, 0.16666666666666666)])

Chance is explicit: what dice, bag and deck bring, and, where several may act, whom is asked next. What a player knows
is the view of its seat; an information state also has all that it has seen happen. For search in games with secrets,
`resample` imagines a position that a player cannot tell from the true one: `ISMCTSBot.set_resampler(resample)`.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ludotheque.core import games
from ludotheque.core.about import returns
from ludotheque.core.chance import seed
from ludotheque.core.game import BY_NATURE, MOST_MOVES, NATURE, VEILED
from ludotheque.core.terms import Dynamics, Information, Returns

if TYPE_CHECKING:
    from ludotheque.core.data import State
    from ludotheque.core.game import Game
    from ludotheque.core.moves import Codec

NOBODY = -1
_chance = Random(0)


class _Place:
    """Where a match stands: its state, who is asked, and what every seat has seen happen."""

    def __init__(self, state: State, seen: list[tuple[int, ...]]) -> None:
        self.state = state
        self.asked = NOBODY
        self.waiting = 0
        """Of those who may act together, who has not been asked yet, as bits."""
        self.seen = seen

    def __deepcopy__(self, memo: Any) -> _Place:
        twin = _Place(self.state.copy(), list(self.seen))
        twin.asked, twin.waiting = self.asked, self.waiting
        return twin


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with a box, as OpenSpiel has it; each game has a class of its own, for the register."""

    source: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.source
        given = params or {}
        self.box = game.new_box(
            **{name: json.loads(value) if isinstance(value, str) else value for name, value in given.items()}
        )
        self.first, self.count = game.moves.actions.start, len(game.moves.actions)
        self.outcomes = len(game.moves) - self.count
        """How many moves nature has; after them come the numbers of the seats that can be asked."""
        seats = self.box.seats
        is_zero_sum = game.returns is Returns.ZERO_SUM and seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.count,
            max_chance_outcomes=self.outcomes + seats,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_type(game, seats), info, given)

    def new_initial_state(self) -> SpielState:
        """The first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Shows states the way OpenSpiel wants them."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a match, as OpenSpiel has it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        state = game.source.state()
        game.source.rules.start(game.box, state)
        self.place = _Place(state, [()] * game.box.seats)
        self._ask()

    def current_player(self) -> Any:
        """Who acts: a seat, chance, or nobody when the match is over."""
        mask = self._actors()
        if mask == 0:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.place.asked == NOBODY else self.place.asked

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self._actors() == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature can do, or whom it can ask, each with its probability."""
        spiel, place = self.get_game(), self.place
        if self._actors() != BY_NATURE:
            seats = [seat for seat in range(spiel.box.seats) if place.waiting >> seat & 1]
            return [(spiel.outcomes + seat, 1 / len(seats)) for seat in seats]
        out, weights = [0] * spiel.source.most_legal, [0] * spiel.source.most_legal
        count = spiel.source.rules.odds(spiel.box, place.state, out, weights)
        total: dict[int, int] = {}
        for number, weight in zip(out[:count], weights[:count], strict=True):
            if weight:
                outcome = number if number < spiel.first else number - spiel.count
                total[outcome] = total.get(outcome, 0) + weight
        whole = sum(total.values())
        return [(outcome, total[outcome] / whole) for outcome in sorted(total)]

    def returns(self) -> list[float]:
        """What the match has brought every seat; nothing before it is over."""
        spiel = self.get_game()
        if self._actors():
            return [0.0] * spiel.box.seats
        winners = spiel.source.rules.outcome(spiel.box, self.place.state, [0] * max(NATURE, spiel.box.seats))
        return [float(share) for share in returns(spiel.source.returns, spiel.box.seats, winners)]

    def _legal_actions(self, player: int) -> list[int]:
        spiel = self.get_game()
        out = [0] * spiel.source.most_legal
        count = spiel.source.rules.legal(spiel.box, self.place.state, player, out)
        return sorted({move - spiel.first for move in out[:count]})

    def _apply_action(self, action: int) -> None:
        spiel, place = self.get_game(), self.place
        if place.asked == NOBODY and self._actors() != BY_NATURE:
            place.asked = action - spiel.outcomes
            place.waiting &= ~(1 << place.asked)
            return
        by, move = self._move(place.asked, action)
        rules = spiel.source.rules
        for seat in range(spiel.box.seats):
            sight = rules.witness(spiel.box, place.state, seat, move, by)
            place.seen[seat] += (by, self._kind(move) if sight == VEILED else move)
        rules.apply(spiel.box, place.state, by, move)
        place.state.moves += 1
        if by == NATURE:
            place.waiting = 0
        self._ask()

    def _ask(self) -> None:
        """Ask the seat that may act; where several may, chance says whom."""
        place, mask = self.place, self._actors()
        place.asked = NOBODY
        if mask in (0, BY_NATURE):
            return
        place.waiting = place.waiting & mask or mask
        if place.waiting.bit_count() == 1:
            place.asked = place.waiting.bit_length() - 1
            place.waiting = 0

    def _actors(self) -> int:
        spiel, state = self.get_game(), self.place.state
        return spiel.source.rules.actors(spiel.box, state) if state.moves < MOST_MOVES else 0

    def _move(self, player: int, action: int) -> tuple[int, int]:
        """Who makes which move of the codec."""
        spiel = self.get_game()
        if player < 0:
            return NATURE, action if action < spiel.first else action + spiel.count
        return player, action + spiel.first

    def _kind(self, move: int) -> int:
        """A number of a veiled move's kind, which is no move's."""
        codec: Codec = self.get_game().source.moves
        return -1 - codec.kinds.index(type(codec.decode(move)))

    def _action_to_string(self, player: int, action: int) -> str:
        spiel = self.get_game()
        if player < 0 and action >= spiel.outcomes:
            return f"ask seat {action - spiel.outcomes}"
        return str(spiel.source.moves.decode(self._move(player, action)[1]))

    def __str__(self) -> str:
        return f"{self.place.state} asked={self.place.asked} waiting={self.place.waiting}"


class SpielObserver:
    """What a player may know: the view of its seat, and for an information state also what it has seen happen."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._game = game
        self._is_whole = kind.perfect_recall
        low, high = np.array(game.source.view.ranges(), np.float64).T
        self._low, self._reach = low, np.maximum(high - low, 1)
        self.tensor = np.zeros(len(low), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the view into the tensor, every number between 0 and 1."""
        self.tensor[:] = (np.array(self._view(state, player)) - self._low) / self._reach

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text, with what was seen before it where that is asked for."""
        view = " ".join(map(str, self._view(state, player)))
        asked = f"p{player} asks{int(state.place.asked == player)}"
        return f"{asked} {state.place.seen[player]} {view}" if self._is_whole else f"{asked} {view}"

    def _view(self, state: SpielState, player: int) -> list[int]:
        view = self._game.source.view()
        self._game.source.rules.observe(self._game.box, state.place.state, player, view)
        return view.flat()


def resample(state: SpielState, player: int) -> SpielState:
    """A state that the player cannot tell from the given one; what others have seen is told only as far as the player
    saw it too."""
    spiel, place = state.get_game(), state.place
    imagined, view, rng = spiel.source.state(), spiel.source.view(), [0, 0]
    seed(rng, _chance.getrandbits(62), 0)
    spiel.source.rules.observe(spiel.box, place.state, player, view)
    spiel.source.rules.imagine(spiel.box, view, rng, imagined)
    twin: SpielState = state.clone()
    twin.place = _Place(imagined, [place.seen[player]] * spiel.box.seats)
    twin.place.asked, twin.place.waiting = place.asked, place.waiting
    return twin


def _type(game: Game, seats: int | None = None) -> Any:
    """What OpenSpiel calls a game's type, from what the game says of itself."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM if game.returns is Returns.ZERO_SUM else kinds.Utility.IDENTICAL
    if seats == 1 or (seats is None and game.seats[0] == 1):
        utility = kinds.Utility.GENERAL_SUM
    has_chance = game.has_chance or game.dynamics is Dynamics.SIMULTANEOUS
    is_perfect = game.information is Information.PERFECT
    return kinds(
        short_name=f"ludotheque_{game.id}",
        long_name=f"ludotheque {game.id}, rules version {game.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_perfect else kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        # OpenSpiel's parameters are single values: lists are written as text.
        parameter_specification={
            each.name: json.dumps(each.default) if each.sizes else each.default for each in game.components
        },
    )


for _game in games().values():
    pyspiel.register_game(_type(_game), type(f"{_game.id.capitalize()}Game", (SpielGame,), {"source": _game}))
