"""What becomes of a table when a guest wants to be forgotten. Nothing here changes anything.

A table that nobody else has sat at goes with them. One that is shared stays for the others, with the same dice, moves
and scores: the guest's id is replaced by one that stands for nobody, their name and what they have said are gone.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.server.store.saved import Change, Forgotten, Guest, Holder, SavedTable

NOBODY = "~"
"""What the ids begin with that stand for nobody."""


def is_shared(saved: SavedTable, guest: str) -> bool:
    """Has anybody else a part in a table?"""
    return any(each != guest and not each.startswith(NOBODY) for each in _people(saved))


def forgotten(saved: SavedTable, guest: str, stand_in: str) -> SavedTable:
    """A table without a guest. In the lobby their seats open again; later they wait, and a bot may play for them."""
    is_lobby = saved.phase == "lobby"
    gone = Holder("open") if is_lobby else Holder("person", guest=NOBODY + stand_in, away=True)
    seats = [gone if holder.guest == guest else holder for holder in saved.seats]
    others = [each for each in _people(saved) if each != guest and not each.startswith(NOBODY)]
    host = saved.host if saved.host != guest else next(iter(others), NOBODY + stand_in)
    shares = {NOBODY + stand_in if each == guest else each: share for each, share in saved.contributions.items()}
    return replace(saved, seats=seats, host=host, contributions=shares)


def without(saved: SavedTable, guest: Guest, stand_in: str) -> Change:
    """What is to be kept of a table as it lies, without a guest and their words."""
    seats = [seat for seat, holder in enumerate(saved.seats) if holder.guest == guest.id]
    left = forgotten(saved, guest.id, stand_in)
    return Change(saved.id, left, forgotten=Forgotten(guest.id, guest.name, seats))


def _people(saved: SavedTable) -> list[str]:
    return [holder.guest for holder in saved.seats if holder.kind == "person"] + [saved.host]
