"""How far away a page is: round trips of a small message, measured while they matter."""

from __future__ import annotations

import time
from collections import deque

import msgspec

from ludotheque.server.messages import Pong

KEPT = 12
"""So many round trips are recent."""
FEW = 4
OFTEN, SELDOM = 0.15, 1.0
"""Seconds between two pings, before and after there are a few round trips."""
_decoder = msgspec.json.Decoder(Pong)


class Line:
    """The round trips of one connection. The smallest recent one counts, so that a slow answer buys nothing."""

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=KEPT)
        self._sent: dict[int, float] = {}
        self._number = 0

    @property
    def trip(self) -> int | None:
        """The smallest recent round trip in milliseconds."""
        return round(min(self._trips) * 1000) if self._trips else None

    @property
    def pause(self) -> float:
        """Seconds until the next ping."""
        return OFTEN if len(self._trips) < FEW else SELDOM

    def next(self) -> int:
        """The number of the next ping."""
        self._number += 1
        return self._number

    def sent(self, number: int) -> None:
        """A ping is on its way; answers to old ones no longer count."""
        self._sent = {old: when for old, when in self._sent.items() if old > number - KEPT}
        self._sent[number] = time.monotonic()

    def hear(self, text: bytes) -> bool:
        """Was that a pong?"""
        if b'"pong"' not in text or len(text) > 100:
            return False
        try:
            sent = self._sent.pop(_decoder.decode(text).number, None)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        if sent is not None:
            self._trips.append(time.monotonic() - sent)
        return True
