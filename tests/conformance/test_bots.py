"""Every bot of every game answers legal moves, from the first to the last."""

from random import Random

import pytest

from ludotheque.bots import Player, Seated, bots
from ludotheque.core import NATURE, Game, games
from ludotheque.core.match import Match

# What a bot works out beforehand takes long.
BOTS = [
    pytest.param(game, name, id=f"{game.id}-{name}", marks=pytest.mark.soak if bot.prepare else ())
    for game in games().values()
    for name, bot in bots(game).items()
]


@pytest.mark.parametrize(("game", "name"), BOTS)
def test_a_bot_plays_to_the_end(game: Game, name: str) -> None:
    rng = Random(3)
    match = Match(game, game.new_box(seats=game.seats[-1]))
    seated = Seated(match, {seat: Player(game, name, match.box, rng) for seat in match.seats}, rng)
    while not match.is_over:
        # An illegal move raises.
        match.chance(rng) if NATURE in match.actors else match.play(*seated.next_move())
    assert len(match.outcome.scores) == len(match.seats)
