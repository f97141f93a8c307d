"""How somebody plays who searches."""

from __future__ import annotations

from typing import NamedTuple

LOOKS, TREES, WARMTH, BOLD, TEASE, WHOLE, PLAYOUTS = range(7)
"""The places of a manner's numbers, for rules."""


class Manner(NamedTuple):
    """How much somebody looks, and what they then choose."""

    looks: int = 0
    """How often each tree is looked at."""
    trees: int = 1
    warmth: float = 0.0
    """The temperature, as a chance to win: a move so much worse than the best is chosen e times less often. 0: only the
    best is chosen."""
    bold: float = 0.0
    """What it is worth, as a chance to win, that more than usual hangs on luck; below 0 for whoever avoids that."""
    tease: float = 0.0
    """What it is worth that others have less than usual."""
    whole: bool = False
    """Whoever wants to know all chances looks as often as that, even when it is clear which move is tried most."""
    playouts: int = 0
    """How often, in all, moves are played out to the end by the mentor, after a single tree has grown; with more than
    four seats less often."""
