"""A server for benchmarks, without the limits that are meant for one visitor: all players come from one address.

python -m bench.served DATA [STORE]
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

PATIENCE = 60.0
PLENTY = 1_000_000
ROOT = Path(__file__).resolve().parents[1]


class Served(NamedTuple):
    """A server that runs."""

    host: str
    process: int

    def cpu_seconds(self) -> float:
        """User and system time so far of all its processes and threads."""
        return cpu_seconds(self.process)


def cpu_seconds(root: int) -> float:
    """User and system time so far of a process and of all that it has started."""
    parents: dict[int, int] = {}
    spent: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                # The program's name, in brackets, may hold anything.
                values = (folder / "stat").read_text().rpartition(")")[2].split()
            except (FileNotFoundError, ProcessLookupError):
                continue
            parents[int(folder.name)] = int(values[1])
            # utime, stime, and both of children that have ended
            spent[int(folder.name)] = sum(map(int, values[11:15]))
    family = [root]
    for process in family:
        family += [child for child, parent in parents.items() if parent == process]
    return sum(spent[process] for process in family) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def serving(checkout: Path) -> AsyncIterator[Served]:
    """A server of a checkout's code in a process of its own, on a free port of this machine, with a store on disk."""
    sources = [checkout / "src", checkout / "examples" / "pig" / "src"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(str(each.resolve()) for each in sources)}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.served", folder]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, cwd=ROOT, env=environment
        )
        try:
            assert process.stdout is not None
            line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            yield Served(line.rsplit("http://", 1)[1].strip().rstrip("/"), process.pid)
        finally:
            process.terminate()
            await process.wait()


def main(data: Path, store: str = "") -> None:
    """Serve until it is told to stop."""
    from ludotheque.server.run import serve
    from ludotheque.server.settings import Settings

    limits = [field.name for field in fields(Settings) if field.name.endswith(("_a_second", "_at_once"))]
    raised: dict[str, Any] = dict.fromkeys(limits, PLENTY)
    # On a machine that others keep busy, whoever stands back as far as can be never has a turn.
    settings = Settings(data, url=store, nice=10, **raised)
    serve(settings, "127.0.0.1", 0, lambda address: print(f"ludotheque: {address}", flush=True), browse=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
