"""A server that also writes down, for every grab that was held, how many milliseconds after its hold it was decided.

python -m bench.measured DATA FILE
"""

import sys
from pathlib import Path

from ludotheque.server.run import serve
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.table import race
from ludotheque.server.table import register as tables
from ludotheque.server.table.owner import Table
from ludotheque.server.table.timing import Claim


def main(data: Path, file: Path) -> None:
    """Serve until it is told to stop."""
    with file.open("w", buffering=1) as late:

        async def settle(table: Table, claimed: Claim) -> None:
            try:
                await race.settle(table, claimed)
            finally:
                late.write(f"{table.house.settings.now() - claimed.until}\n")

        tables.settle = settle
        serve(
            Settings(data, **UNLIMITED),
            "127.0.0.1",
            0,
            lambda address: print(f"ludotheque: {address}", flush=True),
            browse=False,
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
