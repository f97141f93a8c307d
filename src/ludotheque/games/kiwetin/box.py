"""What a changed box must still fulfil, beyond the range of each number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.errors import BoxError
from ludotheque.games.kiwetin.state import SPIRITS

if TYPE_CHECKING:
    from ludotheque.games.kiwetin.state import Box


def check(box: Box) -> None:
    """Raise BoxError where the components cannot make a match."""
    if box.starter >= box.seats:
        raise BoxError(
            f"starter must be a seat from 0 to {box.seats - 1}, or -1 to be drawn, not {box.starter}",
            "starter",
            last=box.seats - 1,
        )
    if SPIRITS * box.figures < box.seats:
        raise BoxError(
            f"figures must be enough for {box.seats} seats, not {box.figures} of each of {SPIRITS} spirits",
            "figures",
            seats=box.seats,
            found=SPIRITS * box.figures,
        )
    if max(box.leads) >= box.flower:
        raise BoxError(
            f"leads must lie before the Flower on {box.flower}, not {max(box.leads)}", "leads", flower=box.flower
        )
