"""What the owner of a table wants done."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.server import workers
from ludotheque.server.messages import Done, Refused
from ludotheque.server.store.saved import Change, Guest


class Write(NamedTuple):
    """Keep a change; the owner waits for the store's word."""

    change: Change


class Reload(NamedTuple):
    """Read the table again; the owner waits."""


class Tell(NamedTuple):
    """News for some lines, encoded once for all of them."""

    lines: list[int]
    news: bytes


class Drop(NamedTuple):
    """Let go of lines that cannot be told what they should know: their pages come back."""

    lines: list[int]
    has_moved: bool = False
    """Is it because the table is another node's now? Then they come back at once."""


class Gone(NamedTuple):
    """The table is no longer this node's: whoever wants it looks for it anew."""


class Reply(NamedTuple):
    """The answer to a request."""

    line: int
    answer: Done | Refused


class Show(NamedTuple):
    """What somebody wanted to read."""

    number: int
    value: Any


class Wake(NamedTuple):
    """Sound the alarm at this time, and no longer at any other; None: not at all."""

    at: int | None


class Think(NamedTuple):
    """Let a bot choose."""

    seat: int
    number: int
    thought: workers.Thought


class WorkOut(NamedTuple):
    """Let the game work something out for a player on turn."""

    seat: int
    entries: int
    question: workers.Question


class Prepare(NamedTuple):
    """Let a bot make its plans, on behalf of a guest."""

    bot: str
    guest: str


class Follow(NamedTuple):
    """The next table is open; where nobody else has to be waited for, the guest begins there at once."""

    table: str
    guest: Guest


Effect = Write | Reload | Tell | Drop | Gone | Reply | Show | Wake | Think | WorkOut | Prepare | Follow
