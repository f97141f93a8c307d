"""What a changed box must still fulfil, beyond the range of each number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.errors import BoxError
from ludotheque.games.rok.state import COLOURS

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box


def check(box: Box) -> None:
    """Raise BoxError where the components cannot make a match."""
    if box.starter >= box.seats:
        raise BoxError(
            f"starter must be a seat from 0 to {box.seats - 1}, or -1 to be drawn, not {box.starter}",
            "starter",
            last=box.seats - 1,
        )
    if COLOURS * box.signs <= box.seats:
        raise BoxError(
            f"signs must make more kinds than {box.seats} seats, not {box.signs} of each of {COLOURS} colours",
            "signs",
            seats=box.seats,
            found=COLOURS * box.signs,
        )
    if box.up + box.down == 0:
        raise BoxError("up and down must not both be 0: a rune lands on one of its sides", "up")
    if box.changes < box.marks:
        raise BoxError(f"changes must be at least marks, {box.marks}, not {box.changes}", "changes", least=box.marks)
    if box.shortest > box.longest:
        raise BoxError(
            f"shortest must be at most longest, {box.longest}, not {box.shortest}", "shortest", most=box.longest
        )
    for name, weights in (("swerves", box.swerves), ("surges", box.surges)):
        if not any(weights):
            raise BoxError(f"{name} must have a weight above 0", name)
