"""What a changed box must still fulfil, beyond the range of each number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.errors import BoxError
from ludotheque.games.spirits.state import AGAIN, COYOTE, POWER, RENEW, SPIRIT

if TYPE_CHECKING:
    from ludotheque.games.spirits.state import Box


def check(box: Box) -> None:
    """Raise BoxError where the components cannot make a match."""
    if sum(box.stones[:SPIRIT]) < box.filling:
        raise BoxError(
            f"stones must have {box.filling} of the six colours to fill the bowl with", "stones", needed=box.filling
        )
    if box.stones[SPIRIT] < box.last_spirit:
        raise BoxError(
            f"stones must have {box.last_spirit} Spirit stones, or the game never ends",
            "stones-spirit",
            needed=box.last_spirit,
        )
    if box.cards[POWER] == 0:
        raise BoxError("cards must have a power card: it alone turns the others up again", "cards")
    others = sum(box.cards) - box.cards[POWER]
    if box.needs_down > others:
        raise BoxError(
            f"needs_down must be at most {others}, the cards beside the power card, not {box.needs_down}",
            "needs_down",
            most=others,
        )
    if any(box.card_steps[POWER]):
        raise BoxError("card_steps must be all 0 for the power card: what it does is the power's", "card_steps-power")
    for name, rows in (("card_steps", box.card_steps), ("power_steps", box.power_steps)):
        for step in (RENEW, COYOTE, AGAIN):
            if any(row[step] > 1 for row in rows):
                raise BoxError(f"{name} must have 0 or 1 in column {step}", name, column=step + 1)
