"""Many tables of four players who grab about once a second, on one server process that keeps every record.

.venv/bin/python -m bench.load                   # 100 tables, then more until the bar no longer holds
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from bench.racing import GRABBING, Player, answer, guest, opened, serving, sitting

SEATS = 4
BAR = 50.0
"""Milliseconds within which 99 % of grabs are to be decided."""
WARM_UP, MEASURED = 8.0, 20.0


@dataclass
class Tally:
    """How long decisions took, in milliseconds, from sending a grab to hearing of it."""

    granted: list[float] = field(default_factory=list)
    refused: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How long after its hold each grab was decided, on the server, with fair lines."""
    begins: float = 0.0
    ends: float = 0.0

    def note(self, sent: float, is_granted: bool) -> None:
        """Count a grab that was sent while the time was taken."""
        if self.begins <= sent < self.ends:
            (self.granted if is_granted else self.refused).append((time.perf_counter() - sent) * 1000)


def percentile(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def load(tables: int, fair: int) -> Tally:
    """So many tables at once."""
    tally = Tally()
    with tempfile.NamedTemporaryFile("r") as late:
        await _measure(tables, fair, tally, Path(late.name))
        tally.late = [float(line) for line in late]
    return tally


async def _measure(tables: int, fair: int, tally: Tally, late: Path) -> None:
    async with serving(late) as host, AsyncExitStack() as stack:
        players: list[Player] = []
        for _ in range(tables):
            players += await _table(host, stack, fair)
        tally.begins = time.perf_counter() + WARM_UP
        tally.ends = tally.begins + MEASURED
        await asyncio.gather(*(_play(player, tally) for player in players))


async def _table(host: str, stack: AsyncExitStack, fair: int) -> list[Player]:
    """A table at which four guests have sat down and begun."""
    guests = [await guest(host) for _ in range(SEATS)]
    table = await opened(host, guests[0], ["me", *["open"] * (SEATS - 1)], fair=fair)
    players = [await stack.enter_async_context(sitting(host, table, cookies)) for cookies in guests]
    for seat, player in enumerate(players[1:], 1):
        await player.ask("sit", seat=seat, name=f"Player {seat}")
    await players[0].ask("start", without=True)
    return players


async def _play(player: Player, tally: Tally) -> None:
    """Grab any visible rune about once a second, and do what else is due."""
    await asyncio.sleep(random.uniform(0, 1))
    while time.perf_counter() < tally.ends:
        if player.news is not None and player.position.view.phase == GRABBING and player.news.clock is not None:
            cells = player.visible()
            if cells and time.time() * 1000 >= player.news.clock.opens:
                move, sent = {"do": "grab", "cell": random.choice(cells)}, time.perf_counter()
                answered = await player.ask("play", seat=player.position.seat, move=move)
                if answered.error != "too_early":
                    tally.note(sent, answered.type == "done")
            await asyncio.sleep(random.uniform(0.7, 1.3))
        else:
            if player.news is not None:
                await answer(player)
            await asyncio.sleep(0.2)


def row(tables: int, fair: int, tally: Tally) -> tuple[str, bool]:
    """What was measured, and whether the bar held."""
    everything, half, most = tally.granted + tally.refused, 0.5, 0.99
    shown = [percentile(values, share) for values in (everything, tally.granted) for share in (half, most)]
    text = f"{tables:>6} {SEATS * tables:>8} {'on' if fair else 'off':>6} {len(everything) / MEASURED:>9.0f} "
    text += f"{len(tally.granted) / MEASURED:>9.0f} " + " ".join(f"{value:>8.1f}" for value in shown)
    if fair:
        text += f"   after the hold: {percentile(tally.late, half):.1f} {percentile(tally.late, most):.1f}"
    return text, percentile(tally.late if fair else everything, most) <= BAR


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--step", type=int, default=50, help="so many tables more each time, until the bar is missed")
    options = parser.parse_args()
    # The players' own garbage is not the server's: they are all in this process, which ends soon.
    gc.disable()
    print("Rök, one server process: milliseconds from sending a grab to its decision, half of all and 99 % of all")
    print("tables  players   fair   grabs/s granted/s     half     99 %  granted, half  99 %")
    print(row(options.tables, 1, asyncio.run(load(options.tables, 1)))[0], flush=True)
    for tables in count(options.tables, options.step):
        text, holds = row(tables, 0, asyncio.run(load(tables, 0)))
        print(text, flush=True)
        if not holds:
            break


if __name__ == "__main__":
    main()
