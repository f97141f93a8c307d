"""How Pig is tried: other boxes that the conformance suite plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque_pig.state import Box, State


def conserved(box: Box, state: State) -> list[int]:
    """What is banked."""
    return state.banked


TRIALS = Trials(
    boxes=({"seats": 3, "goal": 30, "faces": 4, "bust": 4}, {"seats": 2, "faces": 2, "bust": 8}),
    conserved=conserved,
)
