"""What the owner of a table wants done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheque.server import workers
from ludotheque.server.messages import Done, Refused
from ludotheque.server.store.saved import Change, Guest


class Write(Struct, frozen=True, gc=False):
    """Keep a change; the owner waits for the store's word."""

    change: Change


class Reload(Struct, frozen=True, gc=False):
    """Read the table again; the owner waits."""


class Tell(Struct, frozen=True, gc=False):
    """News for some lines, encoded once for all of them."""

    lines: list[int]
    news: bytes


class Drop(Struct, frozen=True, gc=False):
    """Let go of lines that cannot be told what they should know: their pages come back."""

    lines: list[int]
    has_moved: bool = False
    """Is it because the table is another node's now? Then they come back at once."""


class Gone(Struct, frozen=True, gc=False):
    """The table is no longer this node's: whoever wants it looks for it anew."""


class Reply(Struct, frozen=True, gc=False):
    """The answer to a request."""

    line: int
    answer: Done | Refused


class Show(Struct, frozen=True, gc=False):
    """What somebody wanted to read."""

    number: int
    value: Any


class Wake(Struct, frozen=True, gc=False):
    """Sound the alarm at this time, and no longer at any other; None: not at all."""

    at: int | None


class Think(Struct, frozen=True, gc=False):
    """Let a bot choose."""

    seat: int
    number: int
    thought: workers.Thought


class WorkOut(Struct, frozen=True, gc=False):
    """Let the game work something out for a player on turn."""

    seat: int
    entries: int
    question: workers.Question


class Prepare(Struct, frozen=True, gc=False):
    """Let a bot make its plans, on behalf of a guest."""

    bot: str
    guest: str


class Follow(Struct, frozen=True, gc=False):
    """The next table is open; where nobody else has to be waited for, the guest begins there at once."""

    table: str
    guest: Guest


Effect = Write | Reload | Tell | Drop | Gone | Reply | Show | Wake | Think | WorkOut | Prepare | Follow
