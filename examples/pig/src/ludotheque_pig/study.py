"""What the lab is told of Pig: only a hold changes who leads."""

from __future__ import annotations

from ludotheque.core import Study, rule
from ludotheque_pig.moves import HOLD
from ludotheque_pig.state import Box


@rule
def scoring(box: Box, seat: int, move: int) -> bool:
    return move == HOLD


STUDY = Study(scoring=scoring)
