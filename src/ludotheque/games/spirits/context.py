"""What the words for a move need to know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.spirits.animals import points_with
from ludotheque.games.spirits.moves import Animal, Begin, Give, GiveBack, Invoke, Power, Send, Stone
from ludotheque.games.spirits.state import ANIMALS

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.spirits.state import Box, View

ANIMALS_NAMED = list(Animal)
STONES_NAMED = list(Stone)
POWERS_NAMED = list(Power)


def context(box: Box, view: View, move: Move) -> dict[str, Any]:
    """The points that a stone brings or costs, whose board Coyote goes to, and the power on a pile."""
    match move:
        case Begin(seat=seat):
            return {"number": seat + 1}
        case Invoke(pile=pile):
            power = POWERS_NAMED[view.pile[pile][0]]
            return {"power": power, "the": f"@the-{power}"}
        case Give(animal=animal, stone=stone):
            return {"to": f"@to-{animal}", **difference(box, view, animal, stone, 1)}
        case GiveBack(animal=animal, stone=stone):
            return {"from": f"@from-{animal}", **difference(box, view, animal, stone, -1)}
        case Send(animal=animal):
            opponent = 1 - view.turn
            return {"the": f"@the-{animal}", "seat": opponent, "number": opponent + 1}
    return {}


def difference(box: Box, view: View, animal: Animal, stone: Stone, more: int) -> dict[str, int]:
    """The points of an animal of the seat on turn, before and after a stone comes or goes."""
    section = view.turn * ANIMALS + ANIMALS_NAMED.index(animal)
    before = view.points[section]
    after = points_with(box, view, section, STONES_NAMED.index(stone), more)
    return {"before": before, "after": after, "gain": after - before}
