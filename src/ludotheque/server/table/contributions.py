"""What people add to a table's dice, and how a started table comes to its first move. Nothing here changes anything.

Everybody's promise comes before anybody's contribution, so that none can be chosen by what the others are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.record import Dice, Promise
from ludotheque.server.dice import fingerprint
from ludotheque.server.store.saved import Contribution, SavedTable

if TYPE_CHECKING:
    from ludotheque.server.table.sitting import Sitting

NOTHING = Contribution()


def contributions(saved: SavedTable) -> dict[int, Contribution]:
    """What each person adds to the dice, by the first of their seats."""
    firsts: dict[str, int] = {}
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person":
            firsts.setdefault(holder.first or holder.guest, seat)
    return {seat: saved.contributions.get(guest, NOTHING) for guest, seat in firsts.items()}


def revealed(saved: SavedTable) -> list[str]:
    """What people have added to the dice, in the order of their seats."""
    return [each.value for each in contributions(saved).values() if each.value]


def dice_of(saved: SavedTable) -> Dice:
    """What a record says of a table's dice."""
    promises = [Promise(seat, each.promise or None) for seat, each in contributions(saved).items()]
    return Dice(fingerprint(saved.secret), saved.secret, revealed(saved), promises)


def awaited(table: Sitting, saved: SavedTable) -> list[int]:
    """The seats of those who are present at a started table, and have not promised, or then not revealed."""
    if saved.phase not in ("promising", "revealing"):
        return []
    missing = {
        seat: not each.promise if saved.phase == "promising" else bool(each.promise and not each.value)
        for seat, each in contributions(saved).items()
    }
    return [seat for seat, is_missing in missing.items() if is_missing and table.is_present(saved.seats[seat])]


def onward(table: Sitting, saved: SavedTable, *, without: bool = False) -> tuple[SavedTable, bool]:
    """A started table one step on, if it may go on or is to go on without those awaited; and does its match begin?"""
    made = [each for each in contributions(saved).values() if each.promise]
    if saved.phase == "promising":
        if awaited(table, saved) and not without:
            return saved, False
        return replace(saved, phase="revealing"), not made
    return saved, without or all(each.value for each in made)


def overdue(table: Sitting, *, is_late: bool) -> tuple[SavedTable, bool] | None:
    """How a started table goes on by itself: without the absent, when it is late; None where it waits.

    While nobody is there, nobody is in a hurry.
    """
    saved = table.saved
    if saved.phase not in ("promising", "revealing") or awaited(table, saved):
        return None
    if saved.phase == "revealing" and not is_late:
        return None
    is_anybody = any(holder.kind == "person" and table.is_present(holder) for holder in saved.seats)
    return onward(table, saved, without=True) if is_anybody else None
