"""Fair lines: where the first of two moves wins, a slow connection loses nobody anything.

A move that would take the same one from another seat is a claim. It counts from when it was made, which is half the
smallest recent round trip before it arrived, and is held while a slower player's earlier claim may be under way.
"""

from __future__ import annotations

import asyncio

from ludotheque.core.errors import IllegalMove
from ludotheque.core.moves import Move
from ludotheque.server.table.owner import Effect, Table
from ludotheque.server.table.requests import back_at
from ludotheque.server.table.timing import Claim


def claim(table: Table, seat: int, move: Move, arrived: int, half: int = 0, at: int | None = None) -> Claim | None:
    """A seat's claim to a move that is legal for it, which took half a round trip to arrive; None where there is
    nothing to be first in."""
    tempo, match = table.match.tempo, table.match
    others = match.actors - {seat}
    if tempo.hold == 0 or move not in match.legal(seat):
        return None
    if not any(match.excludes(seat, move, other) for other in others):
        return None
    slowest = max(table.latency(other) or 0 for other in others)
    # A page may say that a move was made later than its line lets one think, never earlier.
    made = max(arrived - half, table.opens(), min(at, arrived) if at is not None else 0)
    claimed = Claim(seat, move, made, min(made + slowest + tempo.equal, arrived + tempo.hold))
    table.clock.moved[seat] = arrived
    table.race.claims.append(claimed)
    return claimed


async def settle(table: Table, claimed: Claim) -> None:
    """Wait until a claim is decided, and decide it where nobody else has; IllegalMove where another's came first."""
    try:
        left = claimed.until - table.house.settings.now()
        await asyncio.wait([claimed.decided], timeout=max(left, 0) / 1000)
        if not claimed.decided.done():
            await _decide(table, claimed)
    finally:
        table.race.claims.remove(claimed)
    if not claimed.decided.result():
        # An empty hand is free at once.
        table.clock.moved.pop(claimed.seat, None)
        raise IllegalMove("somebody else was quicker")


async def _decide(table: Table, claimed: Claim) -> None:
    """Give the move to whoever made it first; by now all who can have are here."""
    everybody: list[Claim] = []
    winner: int | None = None

    def work(table: Table) -> Effect | None:
        nonlocal everybody, winner
        if claimed.decided.done():
            return None
        everybody = table.race.rivals(claimed)
        # Who has meanwhile done something else may have no hand free any more.
        rivals = [rival for rival in everybody if claimed.move in table.match.legal(rival.seat)]
        if not rivals:
            return None
        first = min(rival.made for rival in rivals)
        equal = sorted({rival.seat for rival in rivals if rival.made <= first + table.match.tempo.equal})
        if len(equal) > 1:
            winner = table.make_drawn(equal, claimed.move)
        else:
            winner = equal[0]
            table.make(winner, claimed.move)
        request = next(rival.request for rival in rivals if rival.seat == winner)
        # Whoever asked is there; a bot may play for somebody who is not.
        return Effect(table.judged(back_at(table, winner) if request else table.saved), request=request)

    await table.carry_out(None, work)
    for rival in everybody:
        rival.decided.set_result(rival.seat == winner)
