"""Pages that only look: how much of the server's memory each takes, and how long a move takes to reach all of them.

.venv/bin/python -m bench.watchers                 # 5,000 of them, a hundred at each table
"""

import argparse
import asyncio
import re
import time
from pathlib import Path

from bench.frames import Heard, Line
from bench.pig import percentile
from bench.pig_tables import opened
from bench.served import ROOT, serving

from ludotheque.server.run import allow_many_files

AT_ONCE = 50
"""So many come at a time."""
SETTLED = 2.0
MOVES = 20


def kibibytes(process: int) -> float:
    """The memory that a server holds."""
    text = Path(f"/proc/{process}/status").read_text()
    return float(re.findall(r"VmRSS:\s+(\d+)", text)[0])


async def watch(number: int, at_each: int) -> None:
    """Let them come, look how much memory they take, and play at one of their tables."""
    async with serving(ROOT) as served:
        tables = opened(served.host, -(-number // at_each))
        for table in tables:
            await table.begin()
        before = kibibytes(served.process)
        heard: list[float] = []

        def hear(_: Line, news: Heard) -> None:
            if news.events:
                heard.append(time.perf_counter())

        async def come(place: int) -> Line:
            line = await Line.open(served.host, tables[place // at_each]._path, "", hear)
            await line.ask("hello")
            return line

        begun = time.perf_counter()
        lines: list[Line] = []
        for first in range(0, number, AT_ONCE):
            lines += await asyncio.gather(*map(come, range(first, min(first + AT_ONCE, number))))
        came = time.perf_counter() - begun
        await asyncio.sleep(SETTLED)
        each = (kibibytes(served.process) - before) / number
        print(f"{number} watchers at {len(tables)} tables came in {came:.0f} s and take {each:.1f} KiB each")
        late = []
        for _ in range(MOVES):
            heard.clear()
            begun = time.perf_counter()
            await tables[0].play(begun)
            await asyncio.sleep(0.2)
            late += [when - begun for when in heard]
        half, most = (1000 * percentile(late, share) for share in (0.5, 0.99))
        print(
            f"a move reaches {at_each} of them: half within {half:.1f} ms, 99 % within {most:.1f} ({len(late)} times)"
        )
        for line in lines:
            line.close()
        for table in tables:
            table.end()


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--watchers", type=int, default=5_000)
    parser.add_argument("--at-each", type=int, default=100)
    options = parser.parse_args()
    allow_many_files()
    asyncio.run(watch(options.watchers, options.at_each))


if __name__ == "__main__":
    main()
