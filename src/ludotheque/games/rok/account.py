"""How a finished match came about: the loot by colour, the thefts, and the flick for the win."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core import Account as CoreAccount
from ludotheque.core import Part, Turn, Why, steps
from ludotheque.games.rok.flick import nearest_distance
from ludotheque.games.rok.moves import Colour
from ludotheque.games.rok.rules import outcome
from ludotheque.games.rok.state import DRIFTING, NOBODY, SIGNS, WIN

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, State, Table


class Theft(msgspec.Struct, frozen=True):
    """Somebody's loot of a colour went to somebody else."""

    throw: int
    thief: int
    victim: int
    runes: int
    """The Equilibrium rune and the loot of its colour."""


class Flick(msgspec.Struct, frozen=True):
    """Where a rune came to rest in the flick for the win."""

    seat: int
    distance: int
    """From Destiny; -1 where it touched it."""
    again: bool
    """Was this the second flick, among those who were tied in the first?"""


class Account(CoreAccount, frozen=True):
    """How the scores came about: the runes of each colour."""

    thefts: list[Theft]
    flicks: list[Flick]
    throws: int


def account(box: Box, positions: Iterable[State]) -> Account:
    """Loot by colour; thefts and flicks as they came."""
    thefts: list[Theft] = []
    flicks: list[Flick] = []
    end: Any = None
    for before, end in steps(positions):
        thefts += thefts_of(box, before, end)
        flicks += flicks_of(before, end)
    parts = [
        [Part(str(colour.value), 0, count(end, seat, n)) for n, colour in enumerate(Colour)] for seat in seats(box)
    ]
    return Account(parts=parts, why=why(box, end), thefts=thefts, flicks=flicks, throws=end.throws)


def seats(box: Box) -> range:
    """All seats."""
    return range(box.seats)


def count(s: Table, seat: int, colour: int) -> int:
    """How many runes of a colour are in a seat's loot."""
    return sum(s.loot[seat][colour * SIGNS : (colour + 1) * SIGNS])  # 7.3


def thefts_of(box: Box, before: Table, after: Table) -> list[Theft]:
    """The thefts that were just made."""
    return [
        Theft(
            throw=before.throws,
            thief=before.thief[victim],
            victim=victim,
            runes=1 + count(before, victim, before.equilibrium[victim] // SIGNS),  # 5.7
        )
        for victim in seats(box)
        if before.thief[victim] != NOBODY and after.thief[victim] == NOBODY
    ]


def flicks_of(before: Table, after: Table) -> list[Flick]:
    """The rune that has just come to rest, if it was flicked for the win."""
    if before.phase != DRIFTING or before.contest != WIN:
        return []
    return [Flick(before.turn, after.distance[before.turn], bool(before.again))]


def why(box: Box, end: State) -> Why | None:
    """The flick, where several were equally rich."""
    winners = outcome(box, end, [0] * box.seats)
    if end.winner == NOBODY:
        return Why("account-shared", {}) if winners & (winners - 1) else None  # 7.5
    best = nearest_distance(box, end)
    tied = sum(end.flicker[seat] == 2 and end.distance[seat] == best for seat in seats(box))
    if tied > 1:
        return Why("account-flick-order", {"seat": end.winner})  # 6.6
    return Why("account-flick-again" if end.again else "account-flick", {"seat": end.winner})  # 6.5, 7.4


def turn(box: Box, view: Table) -> Turn:
    """A throw is everybody's."""
    return Turn(view.throws, view.throws, -1)
