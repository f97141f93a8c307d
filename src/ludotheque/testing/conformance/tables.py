"""Tables that the conformance suite plays at: a game with every number of seats and a few boxes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core import NATURE, SPECTATOR, Game
from ludotheque.core.chance import seed
from ludotheque.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludotheque.core import Data


class Setup(NamedTuple):
    """A game and how its box is changed."""

    game: Game
    changes: dict[str, Any]

    @property
    def box(self) -> Any:
        return self.game.new_box(**self.changes)

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.changes.items() if not isinstance(value, list)]
        lists = "-other" if len(options) < len(self.changes) else ""
        return f"{self.game.id}-{'-'.join(options)}{lists}"


def setups(game: Game, *, shorter: bool = True) -> list[Setup]:
    """A game with every number of seats, then with its changed boxes."""
    trials = game.trials
    usual = [{"seats": seats, **(trials.shorter if shorter else {})} for seats in game.seats]
    return [Setup(game, dict(changes)) for changes in (*usual, *trials.boxes)]


def walk(setup: Setup, *, seed: int = 1) -> Iterator[Match]:
    """A match played at random, handed out at every position from the first to the last."""
    match = Match(setup.game, setup.box)
    rng = random.Random(seed)
    yield match
    while not match.is_over:
        move_at_random(match, rng)
        yield match


def played(setup: Setup, *, seed: int = 1) -> Match:
    """A match played at random to its end."""
    return list(walk(setup, seed=seed))[-1]


def move_at_random(match: Match, rng: random.Random) -> None:
    """One of those who may act does something."""
    actor = rng.choice(sorted(match.actors))
    if actor == NATURE:
        match.chance(rng)
    else:
        match.play(actor, rng.choice(match.legal(actor)))


def viewers(match: Match) -> list[int]:
    """Every seat, and whoever watches."""
    return [*match.seats, SPECTATOR]


def numbers_of(match: Match, state: Any, seat: int) -> list[int]:
    """The moves of a seat or of nature in a state, by their numbers."""
    out, weights = [0] * match.game.most_legal, [0] * match.game.most_legal
    rules = match.game.rules
    if seat == NATURE:
        return out[: rules.odds(match.box, state, out, weights)]
    return out[: rules.legal(match.box, state, seat, out)]


def seats_in(mask: int) -> list[int]:
    """The members of a set given as bits."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def imagined(match: Match, seat: int, *, stream: int) -> Any:
    """A position that the seat cannot tell from the true one."""
    state, rng = match.game.state(), [0, 0]
    seed(rng, 17, stream)
    match.game.rules.imagine(match.box, match.view(seat), rng, state)
    return state


def seen(match: Match, state: Any, seat: int) -> Data:
    """The view of a state."""
    view = match.game.view()
    match.game.rules.observe(match.box, state, seat, view)
    return view
