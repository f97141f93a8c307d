"""Where environments are tried: every game with its fewest and its most seats, Rök calm and as a race."""

from __future__ import annotations

from typing import Any

from ludotheque.core import games
from ludotheque.core.terms import Dynamics
from ludotheque.testing.conformance.tables import Setup

SHORTER: dict[str, dict[str, Any]] = {"rok": {"throws": 4}, "pig": {"goal": 30}}


def _setups() -> list[Setup]:
    found = []
    for game in games().values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            found.append(Setup(game, {"seats": seats, **SHORTER.get(game.id, {})}))
        if game.id == "rok":
            found.append(Setup(game, {"seats": 3, "calm": 1, "throws": 4}))
    return found


SETUPS = _setups()
TOGETHER = [setup for setup in SETUPS if setup.game.dynamics is Dynamics.SIMULTANEOUS]
