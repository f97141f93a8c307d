"""Fair lines: where the first of two moves wins, a slow connection loses nobody anything.

A move that would take the same one from another seat is a claim. It counts from when it was made, which is half the
smallest recent round trip before it arrived, and is held while a slower player's earlier claim may be under way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludotheque.core.game import Tempo
from ludotheque.core.moves import Move
from ludotheque.core.position import Position

DECIDING = 50
"""Milliseconds within which a claim is decided after its hold."""


@dataclass(frozen=True)
class Claim:
    """A move that somebody else may have made first: until it is decided, nobody has it."""

    seat: int
    move: Move
    made: int
    """When it was made, as far as the line's speed tells."""
    until: int
    """By then every earlier one has arrived."""
    request: str | None = None
    """Whose request it is: a guest's id and the request's, or a bot's (None)."""
    line: int | None = None


def is_race(tempo: Tempo) -> bool:
    """Are all hands at work at once, so that the phase's times are part of the game?"""
    return tempo.cooldown > 0 or tempo.hold > 0


def is_contested(position: Position, seat: int, move: Move) -> bool:
    """Is there anything to be first in: would this legal move take the same one from another seat?"""
    if position.tempo.hold == 0 or not position.is_legal(seat, move):
        return False
    return any(position.excludes(seat, move, other) for other in position.actors - {seat})


class Race:
    """The claims of a table that are not decided yet."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []

    def enter(self, claim: Claim) -> None:
        """One more claim."""
        self.claims.append(claim)

    def is_repeated(self, request: str, line: int | None) -> bool:
        """Was this claimed already? Then it stands where it stood, and is answered over this line."""
        for place, claim in enumerate(self.claims):
            if claim.request == request:
                self.claims[place] = replace(claim, line=line)
                return True
        return False

    def due(self) -> int | None:
        """When the next claim is to be decided."""
        return min((claim.until for claim in self.claims), default=None)

    def last(self) -> int:
        """Until when claims are held, with some time to decide them."""
        return max((claim.until + DECIDING for claim in self.claims), default=0)

    def take(self, claim: Claim) -> list[Claim]:
        """Take out all claims to the same move, to be decided together."""
        rivals = [other for other in self.claims if other.move == claim.move]
        self.claims = [other for other in self.claims if other.move != claim.move]
        return rivals


def foremost(rivals: list[Claim], equal: int) -> list[int]:
    """The seats whose claims were made first, or as good as first, within so many milliseconds."""
    first = min(rival.made for rival in rivals)
    return sorted({rival.seat for rival in rivals if rival.made <= first + equal})
