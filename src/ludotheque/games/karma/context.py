"""What the words for a move need to know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.karma.moves import Begin, Colour, Decline, Roll, Stop, Tally, Throw, Trait
from ludotheque.games.karma.state import EYE, NONE, REROLLING
from ludotheque.games.karma.throw import is_valid, next_loose, to_exceed, total

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.karma.state import Box, View

COLOURS = list(Colour)
TRAITS = list(Trait)


def context(box: Box, view: View, move: Move) -> dict[str, Any]:
    """The dice that a move speaks of, by colour and face, and the numbers it leads to."""
    known: dict[str, Any] = {}
    for role in ("die", "target"):
        if hasattr(move, role):
            place = getattr(move, role)
            known[f"{role}-colour"] = COLOURS[view.colour[place]]
            known[f"{role}-face"] = view.face[place]
    if isinstance(move, Begin):
        known["number"] = move.seat + 1
    elif isinstance(move, Roll):
        known["eye"] = view.phase == EYE
        known["colour"] = COLOURS[view.colour[next_loose(view) % len(view.colour)]]
    elif isinstance(move, Throw):
        known["count"] = sum(view.loose) if view.phase == REROLLING else sum(view.picked)
    elif isinstance(move, Stop):
        known["karma"] = box.zones[view.zone - 1]
    elif isinstance(move, Tally):
        known["total"] = total(view)
        known["valid"] = is_valid(box, view, total(view))
        known["zone"] = box.zones[view.zone]
        known["needed"] = needed(box, view)
        known["dice"] = lying(view)
    elif isinstance(move, Decline) and view.trait[view.turn] != NONE:
        known["card"] = TRAITS[view.trait[view.turn]]
    return known


def needed(box: Box, view: View) -> int | str:
    """The total that must be exceeded, if any."""
    if view.zone == 0:
        return "none"
    return to_exceed(box, view)


def lying(view: View) -> str:
    """The dice of the throw, one after the other: colour, face, how often it counts."""
    dice = range(view.dice)
    return " ".join(f"{view.colour[die]}.{view.face[die]}.{view.times[die] * (1 - view.gone[die])}" for die in dice)
