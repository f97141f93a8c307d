"""Mass simulation: bots play many games, and the counts are added up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludotheque.lab.engines import Local
from ludotheque.lab.setup import tallied
from ludotheque.lab.tally import Tally

if TYPE_CHECKING:
    from ludotheque.lab.engines import Engine
    from ludotheque.lab.setup import Setup


def simulate(
    setup: Setup,
    games: int,
    engine: Engine | None = None,
    progress: Callable[[Tally], None] = lambda tally: None,
    compiling: Callable[[], None] = lambda: None,
) -> Tally:
    """Play so many games; Ctrl-C stops early and gives what there is so far. A bot that answers no legal move raises.

    `compiling` is called first where the rules must be compiled, which takes some seconds.
    """
    engine = engine or Local(compiles=setup.compiles)
    engine.prepare(setup, compiling)
    tally = Tally(setup.played, setup.box().seats)
    progress(tally)
    try:
        for counted in engine.run(partial(tallied, setup), games):
            tally.add(*counted)
            progress(tally)
    except KeyboardInterrupt:
        pass
    return tally
