"""The clock of a table's phase."""

from __future__ import annotations

PAST = 16
"""So many phases back, the clock knows how it stood."""


class Clock:
    """When the phase of a match began, and until when a seat keeps it open."""

    def __init__(self) -> None:
        self.phase = -1
        self.since = 0
        self.kept_open: dict[int, int] = {}
        self.moved: dict[int, int] = {}
        """When each seat has made its last move in this phase."""
        self.left: int | None = 0
        """Since when no player has been there; None while one is."""
        self.paused = 0
        """For how long nobody was there in this phase."""
        self._past: dict[int, tuple[int, int, dict[int, int]]] = {}

    def wind(self, phase: int, now: int) -> None:
        """Start anew where a new phase has begun."""
        if phase != self.phase:
            self._past[self.phase] = self.since, self.paused, self.kept_open
            if len(self._past) > PAST:
                del self._past[next(iter(self._past))]
            self.phase, self.since, self.paused, self.kept_open, self.moved = phase, now, 0, {}, {}

    def rewind(self, phase: int, now: int) -> None:
        """Go on where a phase was left that has come back because a move was taken back."""
        past = self._past.get(phase)
        self.wind(phase, now)
        if past is not None:
            self.since, self.paused, self.kept_open = past

    def shift(self, gap: int) -> None:
        """Everything has stood still for so long."""
        self.since += gap
        self.kept_open = {seat: until + gap for seat, until in self.kept_open.items()}
        self.moved = {seat: when + gap for seat, when in self.moved.items()}

    def attend(self, is_somebody_there: bool, now: int) -> None:
        """Stand still while nobody is there. What was announced for a moment happens at that moment all the same."""
        if not is_somebody_there:
            self.left = now if self.left is None else self.left
        elif self.left is not None:
            gap = now - max(self.left, self.since)
            self.paused += gap
            self.kept_open = {seat: until + gap for seat, until in self.kept_open.items()}
            self.left = None
