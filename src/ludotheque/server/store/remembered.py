"""Which requests a table has carried out, so that a repeat is harmless."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable

NEWEST = 256
"""So many are remembered of each guest. A page repeats what was not answered when its line broke, and it is let go when
200 of its requests are unanswered: what is older comes back no more."""


class Remembered(set[str]):
    """The newest requests of each guest, named `guest:id`."""

    def __init__(self, requests: Iterable[str] = ()) -> None:
        super().__init__()
        self._own: defaultdict[str, deque[str]] = defaultdict(deque)
        for request in requests:
            self.add(request)

    def add(self, request: str) -> None:
        """Remember one more; the guest's oldest is forgotten when there are too many."""
        if request in self:
            return
        super().add(request)
        own = self._own[request.partition(":")[0]]
        own.append(request)
        if len(own) > NEWEST:
            self.discard(own.popleft())
