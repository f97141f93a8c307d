"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
Hexadecimal = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
Pace = Literal["unhurried", "normal", "quick"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The base of all that is said. None holds itself, so the garbage collector need not look through the logs."""
