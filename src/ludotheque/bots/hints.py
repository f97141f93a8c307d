"""What a player who asks is told: the best moves, and the chance to win after each, from what the seat knows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.levels import as_told, in_trees, master, trust
from ludotheque.bots.master import Searching, evaluation
from ludotheque.core.chance import seed

if TYPE_CHECKING:
    from ludotheque.core.game import Game

LOOKS = 2_000
FEW = 3
"""How many moves are told at most."""
SERIOUS = 0.005
"""A move is told if it was looked at this often, beside the best."""


class Hint(NamedTuple):
    """A move by its number, and the chance to win after it."""

    move: int
    chance: float


@cache
def adviser(game: Game) -> Searching | None:
    """Who looks for the best moves of a game; None where nothing was learned of it. Where masters play moves out
    it does so half as often: whoever asks waits for it."""
    file, manner = evaluation(game), master(game)
    if file is None:
        return None
    half = manner._replace(playouts=manner.playouts // 2)
    return Searching(game, file, half if manner.playouts else in_trees(LOOKS))


def hints(game: Game, box: Any, view: Any) -> list[Hint] | None:
    """The best moves of the view's seat, the best first, always the same for the same view; None while the machine code
    for it is not made."""
    asked = adviser(game)
    if asked is None or not asked.is_compiled:
        return None
    rng = [0, 0]
    seed(rng, 0, 0)
    judged = asked.judge(box, view, rng)
    best = sorted(
        (each for each in judged[:FEW] if each.tries >= SERIOUS * judged[0].tries), key=lambda each: -each.chance
    )
    # Whoever advises plays for the best, as a master does.
    believed = trust(game, "master")
    return [Hint(each.move, as_told(each.chance, box.seats, believed)) for each in best]
