"""What a changed box must still fulfil, beyond the range of each number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.errors import BoxError
from ludotheque.games.kasimir.state import NO_EXIT, REGIONS

if TYPE_CHECKING:
    from ludotheque.games.kasimir.state import Box


def check(box: Box) -> None:
    """Raise BoxError where the components cannot make a match."""
    if box.starter >= box.seats:
        raise BoxError(
            f"starter must be a seat from 0 to {box.seats - 1}, or -1 to be drawn, not {box.starter}",
            "starter",
            last=box.seats - 1,
        )
    if sum(box.stakes) != REGIONS:
        raise BoxError(
            f"stakes must be {REGIONS} in all, one a region, not {sum(box.stakes)}",
            "stakes",
            needed=REGIONS,
            found=sum(box.stakes),
        )
    if box.bonuses != sorted(box.bonuses):
        raise BoxError(f"bonuses must rise, not {box.bonuses}", "bonuses")
    if sum(box.markers) < box.seats * box.hand:
        raise BoxError(
            f"markers must be enough for {box.seats} hands of {box.hand}, not {sum(box.markers)} in all",
            "markers",
            needed=box.seats * box.hand,
            found=sum(box.markers),
        )
    for region, row in enumerate(box.exits):
        exits = [other for other in row if other != NO_EXIT]
        if row[: len(exits)] != exits or len(set(exits) - {region}) != len(exits):
            raise BoxError(
                f"exits of region {region} must be different others, then {NO_EXIT}, not {row}", "exits", region=region
            )
