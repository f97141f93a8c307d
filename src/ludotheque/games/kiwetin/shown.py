"""What people are shown of a view and told of the moves: they remember for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.kiwetin.moves import Lose

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.kiwetin.state import Box, View


def shown(box: Box, view: View) -> None:
    """The cards that thefts have brought to light lie in hands again, unless the table has a memory aid."""
    if box.memory_aid:
        return  # 8.4
    for known in view.my_known:
        known[:] = [0] * len(known)  # 8.3


def untold(box: Box, move: Move) -> bool:
    """A log does not say which card was stolen, unless the table has a memory aid."""
    return isinstance(move, Lose) and not box.memory_aid  # 8.3, 8.4
