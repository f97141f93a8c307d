"""Bots: policies that choose from what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import below, seed
from ludotheque.core.errors import UnknownBot
from ludotheque.core.game import Bot
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Data
    from ludotheque.core.game import Game, Plan
    from ludotheque.core.match import Match
    from ludotheque.core.moves import Move


@rule
def at_random(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
) -> tuple[int, int]:
    """Any legal move."""
    return legal[below(rng, count)], 0


RANDOM = Bot(at_random)


def bots(game: Game) -> dict[str, Bot]:
    """Every bot of a game by its name, the weakest first; `random` plays all games."""
    return {"random": RANDOM, **game.bots}


def find(game: Game, name: str) -> Bot:
    """The bot of a name."""
    if name not in bots(game):
        raise UnknownBot(f"{game.id} has no bot {name!r}; expected one of: {', '.join(bots(game))}")
    return bots(game)[name]


def plan(bot: Bot, box: Data) -> NDArray[np.float32]:
    """What a bot works out before it plays with a box."""
    import numpy as np

    return bot.prepare(box) if bot.prepare else np.zeros(1, np.float32)


class Player:
    """A bot at a seat of a match: it is shown the seat's view, never the state."""

    def __init__(self, game: Game, name: str, box: Data, rng: Random) -> None:
        self.name = name
        self._bot = find(game, name)
        self._plan = plan(self._bot, box) if self._bot.prepare else ()
        self._rng = [0, 0]
        seed(self._rng, rng.getrandbits(32), rng.getrandbits(32))
        self.move: Move | None = None
        self.delay = 0
        """The answer that it stands by, and how many milliseconds it still takes over it."""

    def consider(self, match: Match, seat: int) -> None:
        """Find an answer, unless the last one takes its time and may still be given."""
        if self.delay == 0 or self.move not in match.legal(seat):
            self.move, self.delay = self.choose(match, seat)

    def choose(self, match: Match, seat: int) -> tuple[Move, int]:
        """A legal move for the seat, and how many milliseconds the bot takes over it."""
        codec = match.game.moves
        legal = [codec.encode(move) for move in match.legal(seat)]
        move, delay = self._bot.policy(match.box, match.view(seat), legal, len(legal), self._rng, self._plan)
        return codec.decode(move), delay


def quickest(match: Match, players: Mapping[int, Player], rng: Random) -> int:
    """The bot that will act first, of those that may; equals are drawn."""
    acting = sorted(match.actors & players.keys())
    for seat in acting:
        players[seat].consider(match, seat)
    return min(acting, key=lambda seat: (players[seat].delay, rng.random()))


def wait(match: Match, players: Mapping[int, Player], passed: int) -> None:
    """So many milliseconds pass for every bot that thinks."""
    for seat in match.actors & players.keys():
        players[seat].delay -= passed


def next_move(match: Match, players: Mapping[int, Player], rng: Random) -> tuple[int, Move]:
    """What the quickest bot does; the others have waited meanwhile."""
    first = quickest(match, players, rng)
    move = players[first].move
    assert move is not None
    wait(match, players, players[first].delay)
    return first, move
