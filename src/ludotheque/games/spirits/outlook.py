"""What may come at a table of Spirits of the Wild, for the board to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.core import BY_NATURE
from ludotheque.games.spirits.animals import BODY, TAIL, fitting, points_with, split_worth, wishes
from ludotheque.games.spirits.rules import actors, outcome
from ludotheque.games.spirits.state import (
    ANIMALS,
    BEAVER,
    CARDS,
    CHOOSING,
    SEATS,
    SPIRIT,
    STONES,
    TAKING,
    State,
    lay_open,
)
from ludotheque.games.spirits.turn import can_play, play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.spirits.state import Box, View

Lodge = list[tuple[int, int]]
"""Where a beaver's stones score best: of which kind lie how many in its body, the others in its tail. Several ways may
be as good."""


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    brings: list[list[int | None]]
    """By animal of the seat on turn, and by stone: the points that the stone brings; None where the animal does not
    accept it, and nothing at all where it accepts none."""
    lodges: list[Lodge]
    """By seat: how the beaver's stones may lie, of which kind how many in its body, the others in its tail."""
    next_lodges: list[Lodge]
    """The same for the seat on turn when it takes stones, with one more of each kind."""
    opening: list[int]
    """The cards that would bring stones out of the bag at once, so that they cannot be taken back."""
    scores: list[int]
    winners: list[int]
    """Who wins if it ends like this."""


def outlook(box: Box, view: View) -> Outlook:
    """What stones and cards bring."""
    table = State()
    lay_open(view, table)
    scores = [0] * SEATS
    winners = outcome(box, table, scores)
    return Outlook(
        brings=[brings(box, table, animal) for animal in range(ANIMALS)],
        lodges=[lodge(box, table.given[seat * ANIMALS + BEAVER]) for seat in range(SEATS)],
        next_lodges=next_lodges(box, table.given[view.turn * ANIMALS + BEAVER]) if view.phase == TAKING else [],
        opening=[card for card in range(CARDS) if opens(box, table, card)] if view.phase == CHOOSING else [],
        scores=scores,
        winners=[seat for seat in range(SEATS) if winners >> seat & 1],
    )


def brings(box: Box, table: State, animal: int) -> list[int | None]:
    """What each stone would bring to an animal of the seat on turn."""
    section = table.turn * ANIMALS + animal
    wanted = wishes(table.given[section], animal, table.coyote == section)
    if not wanted:
        return []
    return [
        points_with(box, table, section, stone, 1) - table.points[section] if wanted >> stone & 1 else None
        for stone in range(STONES)
    ]


def next_lodges(box: Box, given: Sequence[int]) -> list[Lodge]:
    """How a beaver's stones may lie with one more of each kind that goes with them."""
    fits = fitting(given, BEAVER)
    return [
        lodge(box, [count + (kind == stone) for kind, count in enumerate(given)]) if fits >> stone & 1 else []
        for stone in range(SPIRIT)
    ]


def lodge(box: Box, given: Sequence[int]) -> Lodge:
    """The best ways for these stones, those with more in the body first."""
    kinds = [kind for kind in range(SPIRIT) if given[kind] > 0]
    stones = sum(given[kind] for kind in kinds)
    if len(kinds) == 1:
        ways = [(kinds[0], body) for body in range(min(BODY, stones), -1, -1)]
    else:
        ways = [(kind, given[kind]) for kind in kinds]
    possible = [(kind, body) for kind, body in ways if body <= BODY and stones - body <= TAIL]
    best = max((split_worth(box, body, stones - body) for _, body in possible), default=0)
    return [(kind, body) for kind, body in possible if split_worth(box, body, stones - body) == best]


def opens(box: Box, table: State, card: int) -> bool:
    """Would nature draw as soon as the seat on turn uses this card?"""
    if not can_play(box, table, table.turn, card):
        return False
    twin = table.copy()
    play(box, twin, card)
    return bool(actors(box, twin) == BY_NATURE)
