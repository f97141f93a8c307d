"""Tables that the conformance suite plays at: every installed game, with every number of seats and a few boxes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core import NATURE, SPECTATOR, Game, games
from ludotheque.core.chance import seed
from ludotheque.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludotheque.core import Data

OTHER_KARMA = {
    "reds": 5,
    "reserve": [0, 2, 1, 1, 1, 1, 1, 0],
    "faces": [0, 2, 3, 4, 4, 7],
    "yogi_faces": [1, 1, 1, 2, 2, 5],
    "zones": [0, 3, 3, 8, 20, 21, 40, 41],
    "unused": 0,
    "generous": 5,
    "patient": 6,
    "thrifty": 4,
    "rounds": 9,
    "eye_start": [-9, -8, -2],
    "eye_faces": [0, 1, 1, 2, 2, 9],
}

OTHER_SPIRITS = {
    "stones": [5, 9, 2, 7, 8, 3, 6],
    "filling": 7,
    "cards": [1, 1, 1, 2, 1],
    "card_steps": [
        [0, 0, 0, 0, 2, 0, 0, 0],
        [0, 1, 0, 0, 3, 0, 0, 0],
        [1, 0, 1, 0, 1, 1, 0, 0],
        [0, 0, 2, 1, 0, 0, 2, 1],
        [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    "needs_down": 2,
    "last_spirit": 4,
    "turtle": [0, 2, 4, 8, 20],
    "beaver_pair": 9,
}
OTHER_KASIMIR = {
    "stakes": [4, 5, 6, 7, 3, 5, 4, 4],
    "worth": [2, 1, 3, -2, 9, 0, -5, 1],
    "bonuses": [-2, 4, 5],
    "markers": [4, 7, 5, 6, 3, 8],
    "hand": 7,
    "patience": 3,
}
OTHER_KIWETIN = {
    "flower": 24,
    "tiles": [1, 4, 0, 5, 2, 4, 1, 3, 6, 4],
    "runes": [2, 5, 3, 2, 4, 3, 1, 6, 2, 7],
    "hand": 4,
    "bases": [2, 1, 4],
    "figures": 3,
    "movement": [1, 1, 1, 2, 4, 5],
    "grip": [0, 0, 3, 3, 6, 9],
    "breeze": 2,
    "squall": 5,
    "wake": 3,
    "leads": [3, 9, 1],
}

OTHER_ROK = {
    "signs": 5,
    "hand": [9, 7, 5, 3],
    "up": 3,
    "throws": 7,
    "marks": 7,
    "swerves": [3, 1, 0, 1, 3],
    "surges": [0, 0, 1, 0, 0],
}

CHANGED: dict[str, list[dict[str, Any]]] = {
    "karma": [
        {"seats": 1, "solo_traits": 1, "difficulty": 2},
        {"seats": 2, "first_game": 1, "starter": 1},
        {"seats": 3, "first_to": 8, "lowest_face": 1, "highest_face": 6},
        {"seats": 1, "solo_traits": 1, **OTHER_KARMA},
        {"seats": 2, "zones": [5], **{name: OTHER_KARMA[name] for name in ("reds", "faces")}},
        {"seats": 4, **OTHER_KARMA},
    ],
    "kasimir": [
        {"seats": 3, "draw_first": 1, "memory_aid": 1, "starter": 2},
        {"seats": 4, **OTHER_KASIMIR},
        {"seats": 4, "draw_first": 1, **OTHER_KASIMIR},
    ],
    "kiwetin": [
        {"seats": 3, "balanced": 1, "starter": 2},
        {"seats": 2, "hand": 0, "runes": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
        {"seats": 6, "balanced": 1, **OTHER_KIWETIN},
    ],
    "rok": [
        {"seats": 3, "calm": 1, "starter": 2, "throws": 8},
        {"seats": 5, "down": 0, "throws": 6},
        {"seats": 4, "calm": 1, **OTHER_ROK},
    ],
    "spirits": [{"starter": 1}, OTHER_SPIRITS],
    "pig": [{"seats": 3, "goal": 30, "faces": 4, "bust": 4}, {"seats": 2, "faces": 2, "bust": 8}],
}
"""Boxes that a game is also played with; a game without an entry is played with its default box only."""


SHORTER: dict[str, dict[str, Any]] = {"rok": {"throws": 8}}
"""How the default boxes are changed of games that last long where everybody moves at random."""


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


def setups() -> list[Setup]:
    """Every game with every number of seats, then with its changed boxes."""
    return [
        Setup(game, changes)
        for game in games().values()
        for changes in [
            *({"seats": seats, **SHORTER.get(game.id, {})} for seats in game.seats),
            *CHANGED.get(game.id, []),
        ]
    ]


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
