"""What the words for a move need to know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.rok.equilibrium import first_without, holder, in_order
from ludotheque.games.rok.moves import (
    Aim,
    Award,
    Begin,
    Check,
    Clear,
    Colour,
    Done,
    Draw,
    Drift,
    Grab,
    HandOn,
    Land,
    Mark,
    Part,
    Pay,
    Replace,
    Rob,
    Show,
    Sign,
    Steal,
)
from ludotheque.games.rok.settle import halves, is_last, is_odd
from ludotheque.games.rok.slide import slide
from ludotheque.games.rok.state import HIDDEN, KINDS, MARKING, MISS, NOBODY, SIGNS, TOUCH
from ludotheque.games.rok.thefts import of_colour

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.rok.state import Box, View

COLOUR = list(Colour)
SIGN = list(Sign)


def context(box: Box, view: View, move: Move) -> dict[str, Any]:
    """The rune that a move speaks of, the players by number, and how many runes are moved."""
    known: dict[str, Any] = {}
    seat = subject(box, view, move)
    if seat != NOBODY:
        known |= {"seat": seat, "number": seat + 1}
    kind = rune_of(view, move)
    if kind is not None:
        known["rune"] = name(kind)
    if isinstance(move, Draw):
        known["again"] = holder(box, view, number_of(move)) != NOBODY
    elif isinstance(move, Grab):
        known["twin"] = seat != NOBODY
    elif isinstance(move, Rob | Steal):
        known |= {"thief_seat": view.thief[seat], "thief_number": view.thief[seat] + 1, "count": of_colour(view, seat)}
    elif isinstance(move, Award):
        known["pair"] = bool(view.is_pair)
    elif isinstance(move, Check):
        known["count"] = sum(is_odd(box, view, kind) for kind in range(KINDS))
    elif isinstance(move, Part):
        known["count"] = sum(halves(box, view, kind) == 2 for kind in range(KINDS))
    elif isinstance(move, Clear):
        known["count"] = view.rune.count(HIDDEN)
    elif isinstance(move, HandOn):
        known["last"] = is_last(box, view)
    elif isinstance(move, Mark):
        known["marked"] = bool(view.my_marks[move.cell])
    elif isinstance(move, Done):
        known["marking"] = view.phase == MARKING
    elif isinstance(move, Drift):
        known |= rest(view, move)
    elif isinstance(move, Aim):
        known["turned"] = abs(move.degrees)
        known["side"] = "left" if move.degrees < 0 else "right" if move.degrees else "straight"
    if isinstance(move, Grab | Mark | Land | Replace):
        known["place"] = move.cell + 1
    return known


def subject(box: Box, view: View, move: Move) -> int:
    """The seat that a move speaks of, or NOBODY; a rune grabbed may be the twin of that seat's Equilibrium rune."""
    if isinstance(move, Begin | Award | Rob | Steal):
        return move.seat
    if isinstance(move, Draw | Replace):
        return first_without(box, view)
    if isinstance(move, Grab):
        return holder(box, view, view.rune[move.cell])
    if isinstance(move, HandOn):
        return in_order(box, view, 1)
    return view.turn if isinstance(move, Drift) else NOBODY


def rune_of(view: View, move: Move) -> int | None:
    """The kind of the rune that a move speaks of."""
    if isinstance(move, Draw | Show | Pay):
        return number_of(move)
    if isinstance(move, Grab | Mark | Replace):
        return view.rune[move.cell]
    if isinstance(move, Award):
        return view.rune[view.prize]
    return view.equilibrium[move.seat] if isinstance(move, Rob | Steal) else None


def number_of(move: Draw | Show | Pay) -> int:
    return COLOUR.index(move.colour) * SIGNS + SIGN.index(move.sign)


def name(kind: int) -> str:
    """The key of a rune's name."""
    return f"@rune-{COLOUR[kind // SIGNS]}-{SIGN[kind % SIGNS]}"


def rest(view: View, move: Drift) -> dict[str, Any]:
    """Where a flicked rune will come to rest: how far from Destiny's edge, unless it touches it."""
    after = view.copy()
    slide(after, move.swerve, move.surge)
    distance = after.distance[view.turn]
    return {"missed": distance == MISS, "gap": max(distance - TOUCH, 0)}
