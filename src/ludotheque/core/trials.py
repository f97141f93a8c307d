"""How a game is tried: what the conformance suite (`ludotheque.testing`) plays of it, beside its box as it comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Trials:
    """What a game says of how it should be tried; it stands in the game's `trials.py`."""

    boxes: tuple[Mapping[str, Any], ...] = ()
    """Changes of the box that it is played with as well: other options, other components."""
    shorter: Mapping[str, Any] = field(default_factory=dict)
    """How the box as it comes is changed where everybody moves at random and it would last too long."""
    conserved: Callable[[Any, Any], list[int]] | None = None
    """Numbers that nobody who imagines what is hidden may change, none below 0, counted from the box and a state: dice
    by colour, cards in each hand."""
    lockstep: int = 25
    """So many matches a box are played compiled and interpreted, side by side."""
