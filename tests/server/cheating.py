"""Servers that cheat: what an operator who has changed the program could do to the dice, once all is revealed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec.structs import replace

from ludotheque.server.dice import fingerprint, key, point
from ludotheque.server.store.saved import Contribution, SavedTable
from ludotheque.server.table import owner
from ludotheque.server.table.contributions import revealed

honest = owner.decide


def grinds(table: SavedTable) -> SavedTable:
    """Another secret is looked for, with which the first die is a six."""
    for number in count():
        secret = hashlib.sha256(b"%d" % number).hexdigest()
        if point(key(secret, revealed(table)), 0, 6) == 5:
            return replace(table, secret=secret)
    raise AssertionError("some secret will do")


def drops(table: SavedTable) -> SavedTable:
    """The last contribution is not used, as if it had not come."""
    return _with_last(table, "")


def swaps(table: SavedTable) -> SavedTable:
    """In place of the last contribution, and of its promise, there is one of the server's own."""
    return _with_last(table, "77" * 32)


def forgets(table: SavedTable) -> SavedTable:
    """The last contribution is not used, and its promise is denied."""
    return replace(table, contributions=dict(list(table.contributions.items())[:-1]))


def cheating(how: Callable[[SavedTable], SavedTable]) -> Callable[..., Any]:
    """What a table's owner decides, but for what is done to the dice just before a match begins."""

    def decide(*arguments: Any) -> Any:
        decision = honest(*arguments)
        return replace(decision, table=how(decision.table)) if decision.begin else decision

    return decide


def cheat(how: Callable[[SavedTable], SavedTable]) -> None:
    """From now on, the tables of this process cheat."""
    owner.decide = cheating(how)


def _with_last(table: SavedTable, value: str) -> SavedTable:
    guest, made = list(table.contributions.items())[-1]
    last = Contribution(fingerprint(value) if value else made.promise, value)
    return replace(table, contributions={**table.contributions, guest: last})
