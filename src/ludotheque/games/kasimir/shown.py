"""What people must remember for themselves: it is taken out of what they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.kasimir.moves import Reveal
from ludotheque.games.kasimir.state import DOWN, REGIONS, UNKNOWN

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.kasimir.state import Box, View


def shown(box: Box, view: View) -> None:
    """A stake that lies hidden again is as unknown as any, unless the table has a memory aid."""
    if box.memory_aid:
        return  # 7.3
    for region in range(REGIONS):
        if view.side[region] == DOWN:
            view.stake[region] = UNKNOWN  # 7.1


def untold(box: Box, move: Move) -> bool:
    """The log does not say what was turned up: the board does, as long as it lies open."""
    return isinstance(move, Reveal) and not box.memory_aid  # 7.2
