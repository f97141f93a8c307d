"""What may come at a table of Rök, for the board to show. Whether a twin lies on the table is for players to see."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.rok.equilibrium import holder
from ludotheque.games.rok.settle import halves
from ludotheque.games.rok.state import KINDS, NO_RUNE, NOBODY, SIGNS, WIN
from ludotheque.games.rok.thefts import of_colour

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, View


class Fate(StrEnum):
    """What becomes of a rune that is grabbed, if it stays like this."""

    PAIR = "pair"
    THEFT = "theft"
    SPLIT = "split"
    SINGLE = "single"


class Held(msgspec.Struct, frozen=True):
    """Runes of a kind in a seat's hand."""

    kind: int
    count: int
    fate: Fate
    other: int
    """Whose Equilibrium rune it is the twin of, or who has the other half; else NOBODY."""


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    held: list[list[Held]]
    """What each seat has grabbed in this throw and not yet kept."""
    spoils: list[int]
    """How many runes a theft from each seat brings; 0 where it has no Equilibrium rune."""
    flicks: list[int]
    """The rune that each seat flicks: the twin it steals with, or for the win one of its own. NO_RUNE where a seat
    does not flick, or has none."""


def outlook(box: Box, view: View) -> Outlook:
    """What is in the hands, what a theft brings, and what is flicked."""
    seats = range(box.seats)
    return Outlook(
        held=[in_hand(box, view, seat) for seat in seats],
        spoils=[0 if view.equilibrium[seat] == NO_RUNE else 1 + of_colour(view, seat) for seat in seats],  # 5.7
        flicks=[flicked(box, view, seat) if view.flicker[seat] else NO_RUNE for seat in seats],
    )


def in_hand(box: Box, view: View, seat: int) -> list[Held]:
    """A seat's hand, by kind."""
    return [Held(kind, count, *fate(box, view, seat, kind)) for kind, count in enumerate(view.grabbed[seat]) if count]


def fate(box: Box, view: View, seat: int, kind: int) -> tuple[Fate, int]:
    """What becomes of the runes of a kind in a seat's hand, and whom it concerns."""
    victim = holder(box, view, kind)
    if victim != NOBODY:
        return Fate.THEFT, victim  # 5.6
    if halves(box, view, kind) == 1:
        return Fate.SINGLE, NOBODY  # 5.1
    if view.grabbed[seat][kind] > 1:
        return Fate.PAIR, NOBODY  # 3.4
    return Fate.SPLIT, next(other for other in range(box.seats) if other != seat and view.grabbed[other][kind])  # 5.5


def flicked(box: Box, view: View, seat: int) -> int:
    """The booklet leaves open which rune it is; for the win, the first of the loot, or else the Equilibrium rune."""
    if view.contest != WIN:
        for victim in range(box.seats):
            if view.thief[victim] == seat and view.equilibrium[victim] // SIGNS == view.contest:
                return view.equilibrium[victim]  # 5.9
    loot = view.loot[seat]
    return next((kind for kind in range(KINDS) if loot[kind]), view.equilibrium[seat])
