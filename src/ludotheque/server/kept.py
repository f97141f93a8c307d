"""What a page has kept of a table's dice since before the match, and whether a record agrees with it.

The page keeps the fingerprint that it was shown first, its own contribution, and everybody's promises as they stood
when it revealed its own. A server that has changed any of them since is found out by this, whatever its record says.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from ludotheque.core.errors import RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import Dice, Digits, Promise
from ludotheque.server.dice import fingerprint, keeps, verify
from ludotheque.server.messages import Contribution


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page has kept, as it saves it to a file."""

    format: Literal["ludotheque-kept"]
    version: Literal[1]
    table: str
    fingerprint: Digits | None
    """The first that was shown."""
    value: Digits | None
    """The page's own contribution."""
    promises: list[Promise]
    """Everybody's."""
    settled: bool
    """Were the promises seen when no more could be made?"""


class Checked(NamedTuple):
    """What came out of a check that found nothing wrong."""

    outcomes: int
    """So many outcomes of nature were recomputed."""
    left_out: list[int]
    """The seats of people without whose contribution the match began."""


def read_kept(text: bytes) -> Kept:
    """What a page has saved; RecordError where it is something else."""
    try:
        return msgspec.json.decode(text, type=Kept)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not what a page has kept: {error}") from None


def contributions_of(dice: Dice) -> list[Contribution]:
    """What everybody promised and added, in the order of seats; RecordError where something was added unpromised."""
    if dice.promises is msgspec.UNSET:
        return [Contribution(seat=-1, promise=fingerprint(value), value=value) for value in dice.contributions]
    found = []
    values = list(dice.contributions)
    for each in dice.promises:
        is_kept = each.promise is not None and bool(values) and keeps(each.promise, values[0])
        found.append(Contribution(seat=each.seat, promise=each.promise, value=values.pop(0) if is_kept else None))
    if values:
        raise RecordError(f"the contribution {values[0]} was not promised by whose turn it was to add to the dice")
    return found


def check(match: Match, dice: Dice, kept: Kept | None = None) -> Checked:
    """Recompute the dice of a record, and hold them against what a page has kept; RecordError says what is off."""
    if kept is not None:
        _compare(dice, kept)
    made = contributions_of(dice)
    outcomes = verify(match, dice.secret, dice.fingerprint, dice.contributions)
    return Checked(outcomes, [each.seat for each in made if each.value is None])


def _compare(dice: Dice, kept: Kept) -> None:
    if kept.fingerprint not in (None, dice.fingerprint):
        raise RecordError(
            f"the dice were changed: the page was shown the fingerprint {kept.fingerprint}, and the record has"
            f" {dice.fingerprint}; expected what was kept at this very table"
        )
    if not kept.settled:
        return
    said = dict(_promises([] if dice.promises is msgspec.UNSET else dice.promises))
    seen = dict(_promises(kept.promises))
    for seat in sorted(said.keys() | seen.keys()):
        if said.get(seat) != seen.get(seat):
            raise RecordError(
                f"the dice were changed: the page was shown the promise {seen.get(seat)} of seat {seat},"
                f" and the record has {said.get(seat)}"
            )


def _promises(all: list[Promise]) -> list[tuple[int, str]]:
    return [(each.seat, each.promise) for each in all if each.promise is not None]
