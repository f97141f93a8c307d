"""What a move of Pig costs without sockets: pages' messages go straight into their connections, into a store on disk.

.venv/bin/python -m bench.move                     # microseconds of CPU time a move, the least of many short windows
.venv/bin/python -m bench.move --profile FILE      # where they go, for pstats
"""

import argparse
import asyncio
import cProfile
import gc
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

from ludotheque.server.house import House
from ludotheque.server.messages import NewTable, SeatWanted, Sit, Start
from ludotheque.server.run import COLLECTED, SWITCH
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables
from ludotheque.server.wire.connection import Connection

MOVE = '{"type":"play","id":"m%d","seat":%d,"move":{"do":"%s"}}'


class Player:
    """A page's channel: whatever it is told, it counts."""

    unread = 0

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told
        self.bytes = 0
        self.hear: Callable[[bytes], None] = lambda text: None

    async def listen(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        await asyncio.get_running_loop().create_future()

    def tell(self, text: bytes) -> None:
        self.bytes += len(text)
        self._told()

    def hang_up(self, code: int, reason: str = "") -> None:
        raise RuntimeError(f"let go: {code} {reason}")

    def cut(self) -> None:
        raise RuntimeError("let go")


class Two:
    """Two players at a table, who pass every other turn and roll until they bust in the others: nobody ever wins."""

    def __init__(self, number: int) -> None:
        self.players = [Player(self._told), Player(self._told)]
        self.moves = 0
        self._guests = [Guest(f"{number}-{name}", name, "key") for name in ("Ann", "Ben")]
        self._left = 0
        self._untold = 0
        """So many have not heard of the last move yet."""
        self._turns = 0
        self._seat = 0
        self._resting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self, tables: Tables) -> None:
        """Both sit down, and start."""
        wanted = NewTable("pig", [SeatWanted("me"), SeatWanted("open")], options={"goal": 1000})
        self._table: Table = await tables.get((await tables.open(self._guests[0], wanted)).table)
        both = zip(self.players, self._guests, strict=True)
        lines = [Connection(player, tables, self._table, guest) for player, guest in both]
        self._tasks = [asyncio.create_task(line.run()) for line in lines]
        await asyncio.sleep(0)
        for player in self.players:
            player.hear(b'{"type":"hello","id":"h"}')
        await tables.ask(self._table, self._guests[1], Sit("s", 1, "Ben"))
        await tables.ask(self._table, self._guests[0], Start("b", without=True))

    def play(self, moves: int) -> asyncio.Future[None]:
        """Make so many moves."""
        self._left = moves
        self._resting = asyncio.get_running_loop().create_future()
        self._move()
        return self._resting

    def _move(self) -> None:
        (seat,) = self._table.match.actors
        self._turns += seat != self._seat
        self._seat, self._untold = seat, 2
        self.moves += 1
        self._left -= 1
        self.players[seat].hear((MOVE % (self.moves, seat, "hold" if self._turns % 4 < 2 else "roll")).encode())

    def _told(self) -> None:
        self._untold -= 1
        if self._untold == 0 and self._left:
            asyncio.get_running_loop().call_soon(self._move)
        elif self._untold == 0:
            self._resting.set_result(None)


async def measure(tables: int, windows: int, each: int, profile: str) -> None:
    """Play, and say what a move costs."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(Path(folder), **UNLIMITED))
        await house.store.open()
        register = Tables(house)
        pairs = [Two(number) for number in range(tables)]
        for pair in pairs:
            await pair.begin(register)
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        sys.setswitchinterval(SWITCH)
        await asyncio.gather(*(pair.play(each) for pair in pairs))
        costs, own = [], []
        profiler = cProfile.Profile()
        if profile:
            profiler.enable()
        for _ in range(windows):
            begun, mine = time.process_time(), time.thread_time()
            await asyncio.gather(*(pair.play(each) for pair in pairs))
            costs.append(1e6 * (time.process_time() - begun) / (tables * each))
            own.append(1e6 * (time.thread_time() - mine) / (tables * each))
        if profile:
            profiler.disable()
            profiler.dump_stats(profile)
        told = sum(player.bytes for player in chain.from_iterable(pair.players for pair in pairs))
        print(
            f"{min(costs):.1f} µs a move (half of the windows below {median(costs):.1f}), {min(own):.1f} in the loop; "
            f"{told / sum(pair.moves for pair in pairs):.0f} bytes told"
        )


def _run(work: Coroutine[Any, Any, None]) -> None:
    """In the loop that a server would have."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--windows", type=int, default=40)
    parser.add_argument("--each", type=int, default=10, help="moves a table and window")
    parser.add_argument("--profile", default="")
    options = parser.parse_args()
    _run(measure(options.tables, options.windows, options.each, options.profile))


if __name__ == "__main__":
    main()
