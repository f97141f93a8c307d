"""What a game's coach would say, position by position, in matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ludotheque.core import NATURE, Game, Move
from ludotheque.core.match import Match


class Heard(NamedTuple):
    """What one seat sees, may do, and would be told."""

    match: Match
    view: Any
    legal: list[Move]
    keys: set[str]
    values: dict[str, dict[str, str | int]]


def hear(match: Match, seat: int) -> Heard:
    """What a seat would be told now."""
    view, legal = match.shown(seat), match.legal(seat) if seat in match.actors else []
    said = match.lessons(view, legal)
    values = {key.removeprefix("coach-"): told for key, told in said}
    return Heard(match, view, legal, set(values), values)


def walk(game: Game, seeds: int = 4, **options: int) -> Iterator[Heard]:
    """Every seat that may act, in every position of some matches."""
    for seed in range(seeds):
        rng = random.Random(seed)
        match = Match(game, game.new_box(**options))
        while not match.is_over:
            seat = min(match.actors)
            if seat == NATURE:
                match.chance(rng)
                continue
            yield hear(match, seat)
            match.play(seat, rng.choice(match.legal(seat)))
