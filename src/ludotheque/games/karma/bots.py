"""The bots of Karma Dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Bot
from ludotheque.games.karma.bots_expert import expert
from ludotheque.games.karma.bots_heuristic import heuristic, plain_chances

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def plan(box: Any) -> NDArray[np.float32]:
    """The expert's plan for a box."""
    # Imported late: it brings the compiler, which a match without this bot does not need.
    from ludotheque.games.karma.plan import prepare

    return prepare(box)


BOTS = {"heuristic": Bot(heuristic, plain_chances), "expert": Bot(expert, plan)}
