"""What a changed box must still fulfil, beyond the range of each number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.errors import BoxError
from ludotheque.games.karma.state import MOST_DICE, TRAITS
from ludotheque.games.karma.traits import has_traits, is_dealt

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box


def check(box: Box) -> None:
    """Raise BoxError where the components cannot make a match."""
    if box.starter >= box.seats:
        raise BoxError(
            f"starter must be a seat from 0 to {box.seats - 1}, or -1 to be drawn, not {box.starter}",
            "starter",
            last=box.seats - 1,
        )
    # The reserve, a trait's die when another's colour had run out, and the Yogi.
    most = box.reds + sum(box.reserve) + 2
    if most > MOST_DICE:
        raise BoxError(
            f"reds and reserve must leave a pool of at most {MOST_DICE} dice, not {most}",
            "reserve",
            most=MOST_DICE,
            found=most,
        )
    if box.zones_count == 0:
        raise BoxError("zones must have at least one entry", "zones")
    if box.lowest_face > box.highest_face:
        raise BoxError("lowest_face must not be above highest_face", "lowest_face")
    outside = [face for face in (*box.faces, *box.yogi_faces) if not box.lowest_face <= face <= box.highest_face]
    if outside:
        raise BoxError(f"faces must lie from lowest_face to highest_face, not {outside[0]}", "faces", found=outside[0])
    cards = sum(is_dealt(box, trait) for trait in range(TRAITS))
    if has_traits(box) and cards < 2 * box.seats:
        raise BoxError(
            f"cards must leave two for each of {box.seats} seats, not {cards} in all",
            "cards",
            needed=2 * box.seats,
            found=cards,
        )
