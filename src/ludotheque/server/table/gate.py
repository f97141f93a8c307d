"""The gate before a match that begins with a race: it opens when all are ready, after a count that anybody stops."""

from __future__ import annotations

from collections.abc import Iterable


class Gate:
    """Who is ready, and when the match begins. It is kept nowhere: after a restart people say it again."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        """The guests who have said so."""
        self.opens: int | None = None
        """When the count is over; None while somebody is waited for."""
        self._without = False

    def say(self, guest: str, is_ready: bool) -> None:
        """A guest is ready, or wants the others to wait."""
        if is_ready:
            self.ready.add(guest)
        else:
            self.ready.discard(guest)
            self._without = False

    def go_without(self) -> None:
        """The host does not wait for those who are absent."""
        self._without = True

    def settle(self, present: Iterable[str], absent: Iterable[str], now: int, count: int) -> None:
        """Begin to count when all are ready, and stop when somebody no longer is."""
        here = set(present)
        is_everybody = here <= self.ready and (self._without or not set(absent)) and (bool(here) or not set(absent))
        if not is_everybody:
            self.opens = None
        elif self.opens is None:
            self.opens = now + count
