"""What a table keeps of time: the clock of its phase, and who claims to have been first."""

from __future__ import annotations

import asyncio

from ludotheque.core.moves import Move

DECIDING = 50
"""Milliseconds within which a claim is decided after its hold."""
PAST = 16
"""So many phases back, the clock knows how it stood."""


class Claim:
    """A move that somebody else may have made first: until it is decided, nobody has it."""

    def __init__(self, seat: int, move: Move, made: int, until: int) -> None:
        self.seat = seat
        self.move = move
        self.made = made
        """When it was made, as far as the line's speed tells."""
        self.until = until
        """By then every earlier one has arrived."""
        self.request: str | None = None
        self.decided: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Is it this seat's?"""


class Race:
    """The claims of a table."""

    def __init__(self) -> None:
        self.claims: list[Claim] = []

    def undecided(self) -> list[int]:
        """Until when claims are held, with some time to decide them."""
        return [claim.until + DECIDING for claim in self.claims if not claim.decided.done()]

    def rivals(self, claim: Claim) -> list[Claim]:
        """The undecided claims to the same move, this one too."""
        return [other for other in self.claims if other.move == claim.move and not other.decided.done()]


class Clock:
    """When the phase of a match began, and until when a seat keeps it open."""

    def __init__(self) -> None:
        self.phase = -1
        self.since = 0
        self.held: dict[int, int] = {}
        self.moved: dict[int, int] = {}
        """When each seat has made its last move in this phase."""
        self.left: int | None = 0
        """Since when no player has been there; None while one is."""
        self.paused = 0
        """For how long nobody was there in this phase."""
        self.changed = asyncio.Event()
        self.is_running = False
        self._past: dict[int, tuple[int, int, dict[int, int]]] = {}

    def wind(self, phase: int, now: int) -> None:
        """Start anew where a new phase has begun."""
        if phase != self.phase:
            self._past[self.phase] = self.since, self.paused, self.held
            if len(self._past) > PAST:
                del self._past[next(iter(self._past))]
            self.phase, self.since, self.paused, self.held, self.moved = phase, now, 0, {}, {}

    def rewind(self, phase: int, now: int) -> None:
        """Go on where a phase was left that has come back because a move was taken back."""
        past = self._past.get(phase)
        self.wind(phase, now)
        if past is not None:
            self.since, self.paused, self.held = past

    def attend(self, is_somebody_there: bool, now: int) -> None:
        """Stand still while nobody is there. What was announced for a moment happens at that moment all the same."""
        if not is_somebody_there:
            self.left = now if self.left is None else self.left
        elif self.left is not None:
            gap = now - max(self.left, self.since)
            self.paused += gap
            self.held = {seat: until + gap for seat, until in self.held.items()}
            self.left = None
