"""What the server refuses, with the reason the page is told."""

from __future__ import annotations

from typing import Literal

from ludotheque.core.errors import IllegalMove, LudothequeError, TooEarly, UnreadableMove

Reason = Literal["unreadable", "illegal", "too_early", "stale", "forbidden", "busy", "unknown"]


class Refusal(LudothequeError):
    """A request that was not carried out; nothing has changed."""

    def __init__(self, error: Reason, detail: str) -> None:
        super().__init__(detail)
        self.error: Reason = error
        self.detail = detail


class TooMany(Refusal):
    """Somebody has asked for more than their share; it says when to come back."""

    def __init__(self, detail: str, seconds: int) -> None:
        super().__init__("busy", detail)
        self.seconds = seconds


class Retired(Refusal):
    """A table whose rules no server has any more."""

    def __init__(self, detail: str) -> None:
        super().__init__("unknown", detail)


def refusal_of(error: LudothequeError) -> Refusal:
    """An error of the rules, as the page is told it."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, UnreadableMove):
        return Refusal("unreadable", str(error))
    if isinstance(error, TooEarly):
        return Refusal("too_early", str(error))
    if isinstance(error, IllegalMove):
        return Refusal("illegal", str(error))
    return Refusal("unreadable", str(error))
