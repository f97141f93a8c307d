"""Every bot of a game answers legal moves, from the first to the last."""

from random import Random
from typing import NamedTuple

from ludotheque.bots import Player, Seated
from ludotheque.core import NATURE, Game
from ludotheque.core.match import Match


class Held(NamedTuple):
    """A bot of a game."""

    game: Game
    name: str

    def __str__(self) -> str:
        return f"{self.game.id}-{self.name}"


def test_a_bot_plays_to_the_end(bot: Held) -> None:
    game, name = bot
    rng = Random(3)
    match = Match(game, game.new_box(seats=game.seats[-1]))
    seated = Seated(match, {seat: Player(game, name, match.box, rng) for seat in match.seats}, rng)
    while not match.is_over:
        # An illegal move raises.
        match.chance(rng) if NATURE in match.actors else match.play(*seated.next_move())
    assert len(match.outcome.scores) == len(match.seats)
