"""Bots: policies that choose from what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.bots.chooser import Budget, Chooser
from ludotheque.bots.finding import bots, find, for_people, is_from_elsewhere, load, offer, simpler
from ludotheque.bots.master import compile_aside, compile_search
from ludotheque.bots.random import RANDOM, at_random
from ludotheque.core.chance import seed
from ludotheque.core.errors import BotError
from ludotheque.core.game import NATURE, Bot
from ludotheque.core.mistakes import place
from ludotheque.core.scheduler import DELAY, MOVE, forget, quickest, stands, wait

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.data import Data
    from ludotheque.core.game import Game
    from ludotheque.core.journal import Entry
    from ludotheque.core.match import Match
    from ludotheque.core.moves import Move
    from ludotheque.core.position import Position

__all__ = [
    "RANDOM",
    "Bot",
    "Budget",
    "Chooser",
    "Player",
    "Seated",
    "at_random",
    "bots",
    "find",
    "for_people",
    "is_from_elsewhere",
    "load",
    "offer",
    "plan",
    "simpler",
]


def plan(bot: Bot, box: Data) -> NDArray[np.float32]:
    """What a bot works out before it plays with a box."""
    import numpy as np

    return bot.prepare(box) if bot.prepare else np.zeros(1, np.float32)


class Player:
    """A bot at a seat of a match: it is shown the seat's view, never the state."""

    def __init__(self, game: Game, name: str, box: Data, rng: Random, *, waits: bool = True) -> None:
        """Where nobody `waits` for machine code, it is made aside, and the bot plays at first sight until then."""
        self.name = name
        self._bot = load(game, name)
        if waits:
            compile_search(self._bot)
        else:
            compile_aside(self._bot)
        self._plan = plan(self._bot, box) if self._bot.prepare else ()
        self._rng = [0, 0]
        seed(self._rng, rng.getrandbits(32), rng.getrandbits(32))

    def choose(self, match: Match, seat: int) -> tuple[Move, int]:
        """A legal move for the seat, and how many milliseconds the bot takes over it."""
        codec = match.game.moves
        legal = [codec.encode(move) for move in match.legal(seat)]
        move, delay = self._bot.policy(match.box, match.view(seat), legal, len(legal), self._rng, self._plan)
        if move not in legal:
            told = f"answered {move}, which is none of the {len(legal)} moves it was given"
            raise BotError(f"the bot {self.name} {told} ({place(self._bot.policy)})")
        return codec.decode(move), delay


class Seated:
    """The bots at the seats of a match, each with the answer it stands by; the scheduler says whose comes first."""

    def __init__(self, match: Match, players: Mapping[int, Player], rng: Random) -> None:
        self.match = match
        self.players = players
        self._answers = [[0, 0] for _ in match.seats]
        self._rng = [0, 0]
        seed(self._rng, rng.getrandbits(32), rng.getrandbits(32))
        match.observers.append(self._note)

    @property
    def acting(self) -> int:
        """The bots that may act now, as bits."""
        return sum(1 << seat for seat in self.match.actors & self.players.keys())

    @property
    def delay(self) -> int:
        """How many milliseconds the quickest answer still takes."""
        return self._answers[self._quickest()][DELAY]

    def next_move(self) -> tuple[int, Move]:
        """What the quickest bot does; the others wait meanwhile."""
        first = self._quickest()
        move = self.match.game.moves.decode(self._answers[first][MOVE])
        self.wait(self._answers[first][DELAY])
        return first, move

    def wait(self, passed: int) -> None:
        """So many milliseconds pass for every bot that thinks."""
        wait(self.acting, self._answers, passed)

    def _quickest(self) -> int:
        codec = self.match.game.moves
        for seat in sorted(self.match.actors & self.players.keys()):
            legal = [codec.encode(move) for move in self.match.legal(seat)]
            if not stands(self._answers[seat], legal, len(legal)):
                move, delay = self.players[seat].choose(self.match, seat)
                self._answers[seat] = [codec.encode(move), delay]
        return quickest(self.acting, self._answers, self._rng)

    def _note(self, before: Position, entry: Entry, after: Position) -> None:
        if entry.by == NATURE:
            forget(self._answers, len(self._answers))
