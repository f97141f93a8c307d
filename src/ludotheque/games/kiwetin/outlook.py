"""What may come at a table of Kiwetin, for the board to show."""

from __future__ import annotations

from enum import StrEnum
from itertools import product
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.kiwetin.moments import placed, reach
from ludotheque.games.kiwetin.rules import outcome
from ludotheque.games.kiwetin.state import (
    AFTER_GRIP,
    AFTER_THROW,
    ANSWER,
    BEFORE_GRIP,
    BLOWN,
    END_OF_TURN,
    HEADWIND,
    HELD,
    MOMENT,
    NOBODY,
    OVER,
    TRADE_WIND,
)
from ludotheque.games.kiwetin.turn import begin_turn, carried, holds, result

if TYPE_CHECKING:
    from ludotheque.games.kiwetin.state import Box, View


class Result(StrEnum):
    """What a grip brings: a space on, nothing, back by the base, or back by one more."""

    TRADE_WIND = "trade-wind"
    HELD = "held"
    BLOWN = "blown"
    HEADWIND = "headwind"


RESULTS = list(Result)


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    lands: list[int]
    """After a movement throw, the space where the move ends, before its tile acts: a space less far, as it is, and a
    space further. Else empty."""
    grips: int
    """How many grip throws the spirit on turn has before it, as far as is known."""
    chance: float | None
    """The chance to hold in all of them; None where there are none."""
    back: int
    """Where the spirit on turn is blown if it fails; with the dice that lie, or else without two ✗."""
    reaching: list[int]
    """The faces of a grip die that are high enough, once the number to reach is known."""
    brought: Result | None
    """What the grip dice that lie bring; None where none count."""
    next: int
    """The seat that is on turn next."""
    leading: list[int]
    """The seats that stand furthest on."""


def outlook(box: Box, view: View) -> Outlook:
    """Where the spirit on turn is going, and where it ends if it does not hold."""
    in_moment = view.phase in (MOMENT, ANSWER)
    is_known = view.die > 0 and view.phase != OVER
    counts = in_moment and view.dice == 2 and view.moment in (AFTER_GRIP, END_OF_TURN)
    brought = result(view) if counts else NOBODY
    grips = 0 if brought != NOBODY or not is_known else to_come(box, view)
    sides = set(box.grip)
    twin = view.copy()
    return Outlook(
        lands=[reach(box, view, view.surge + more) for more in (-1, 0, 1)]
        if in_moment and view.moment == AFTER_THROW
        else [],
        grips=grips,
        chance=chance(box, twin, grips) if grips and not view.root else None,
        back=placed(box, here(view) + carried(box, view, HEADWIND if brought == HEADWIND else BLOWN)),
        reaching=[face for face in sorted(sides) if reaches(twin, face)] if is_known else [],
        brought=None if brought == NOBODY else RESULTS[brought],
        next=following(box, view),
        leading=leading(box, view),
    )


def here(view: View) -> int:
    """The space of the spirit on turn."""
    return view.space[view.figure[view.turn]]


def to_come(box: Box, view: View) -> int:
    """How many grip throws there will be, if nothing else comes between."""
    if view.trial:
        return 1  # 5.1
    if view.moment == AFTER_THROW:
        # 4.6: none after one that was made, but for the Flower's.
        return 1 if reach(box, view, view.surge) == box.flower else 1 - view.gripped
    return view.grips if view.moment in (BEFORE_GRIP, AFTER_GRIP) else 0


def chance(box: Box, twin: View, throws: int) -> float:
    """The chance not to be blown back in so many throws; a trade wind spares those that would follow."""
    brought = [0] * len(RESULTS)
    for twin.faces[0], twin.faces[1] in product(box.grip, repeat=2):
        brought[result(twin)] += 1
    winds, held = brought[TRADE_WIND] / sum(brought), brought[HELD] / sum(brought)
    holding = 1.0
    for _ in range(throws):
        holding = winds + held * holding
    return holding


def reaches(twin: View, face: int) -> bool:
    """Is a die with this face high enough?"""
    twin.faces[0] = twin.faces[1] = face
    return bool(holds(twin))


def following(box: Box, view: View) -> int:
    """The seat that is on turn next: a web makes a spirit lose its turn."""
    twin = view.copy()
    begin_turn(box, twin, (view.turn + 1) % box.seats)
    return twin.turn


def leading(box: Box, view: View) -> list[int]:
    """The seats whose spirits stand furthest on."""
    winners = outcome(box, view, [0] * box.seats)
    return [seat for seat in range(box.seats) if winners >> seat & 1]
