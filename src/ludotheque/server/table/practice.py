"""A match that somebody tries alone, before one that begins with a race. It follows from its chance and from the moves
that the page says again each time: nothing of it is kept."""

from __future__ import annotations

import random

from ludotheque.core.game import NATURE, SPECTATOR, game
from ludotheque.core.match import Match
from ludotheque.server.messages import Event, Practice, Practise
from ludotheque.server.refusal import Refusal
from ludotheque.server.table.chronicle import Chronicle
from ludotheque.server.table.news import position

ALONE = 0
"""The seat of whoever tries."""


def practice_of(tried: Practise) -> Practice:
    """The position that the moves lead to, by the rules of the game; LudothequeError where they do not."""
    chosen = game(tried.game)
    if chosen.gate is None:
        raise Refusal("unknown", f"{tried.game} is not practised: it begins without a race")
    chronicle = Chronicle(chosen.seats[-1])
    match = Match(chosen, chosen.new_box(**chosen.gate), observers=[chronicle.note])
    chance = random.Random(tried.seed)
    _run(match, chance)
    for move in tried.moves:
        match.play(ALONE, chosen.moves.read(move))
        _run(match, chance)
    events: list[Event] = chronicle.events(SPECTATOR)
    return Practice(box=match.box.as_dict(), position=position(match, ALONE), events=events)


def _run(match: Match, chance: random.Random) -> None:
    """Nature goes on until whoever tries may do something. Nobody else does."""
    while NATURE in match.actors:
        odds = match.odds()
        match.play(NATURE, chance.choices(list(odds), list(odds.values()))[0])
