"""Pig at several servers over one PostgreSQL: how what they do together grows with them, and where the time goes.

.venv/bin/python -m bench.nodes                    # one server, then two, then three
.venv/bin/python -m bench.nodes --passed           # every page is at another server than its table

Each server has players of its own, in a process of their own: tables of two people, one move in flight a table, every
move durable in PostgreSQL before anybody is told. Microseconds are CPU time, user and system, for each move.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bench.pig import WARM_UP, percentile
from bench.pig_tables import opened
from bench.served import PATIENCE, ROOT, cpu_seconds

from ludotheque.testing.postgres import missing, postgres

HEAD = "servers   moves/s   µs/move: servers  PostgreSQL  players     done 50 %  99 %"


async def play(owner: str, host: str, tables: int, seconds: float) -> None:
    """Players of one server: say when they are ready, play when they are told to, and say what came of it."""
    here = opened(owner, tables)
    for table in here:
        table._host = host
        await table.begin()
    until = time.perf_counter() + WARM_UP
    await asyncio.gather(*(table.play(until) for table in here))
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    until = time.perf_counter() + seconds
    times = await asyncio.gather(*(table.play(until) for table in here))
    print(json.dumps([value for each in times for value in each.done]), flush=True)


async def heard(process: Process) -> str:
    """The next line that a process prints."""
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()


async def measured(url: str, count: int, clients: int, seconds: float, *, is_passed: bool) -> str:
    """So many servers, each with its players."""
    processes: list[Process] = []

    async def run(*command: str) -> Process:
        whole = [sys.executable, "-m", *command]
        process = await asyncio.create_subprocess_exec(*whole, stdin=PIPE, stdout=PIPE, cwd=ROOT, limit=1 << 26)
        processes.append(process)
        return process

    with tempfile.TemporaryDirectory() as folder:
        try:
            servers = [await run("bench.served", f"{folder}/{number}", url) for number in range(count)]
            hosts = [(await heard(each)).rsplit("http://", 1)[1].strip().rstrip("/") for each in servers]
            players = [
                await run(
                    "bench.nodes", "--play", host, hosts[number - is_passed], "--clients", str(clients), "--seconds",
                    str(seconds),
                )
                for number, host in enumerate(hosts)
            ]  # fmt: skip
            for each in players:
                await heard(each)
            parts = [[each.pid for each in servers], [_postgres()], [each.pid for each in players]]
            before = [sum(map(cpu_seconds, part)) for part in parts]
            for each in players:
                assert each.stdin is not None
                each.stdin.write(b"go\n")
            # The players' process ends with its last word: their time is taken just before.
            await asyncio.sleep(seconds)
            spent = [sum(map(cpu_seconds, part)) - early for part, early in zip(parts, before, strict=True)]
            done = [value for each in players for value in json.loads(await heard(each))]
        finally:
            for each in processes:
                if each.returncode is None:
                    each.terminate()
                await each.wait()
    costs = "".join(f"{1e6 * each / len(done):>12.0f}" for each in spent)
    half, most = (1000 * percentile(done, share) for share in (0.5, 0.99))
    return f"{count:>7} {len(done) / seconds:>9.0f}    {costs}     {half:>8.1f} {most:>5.1f}"


def _postgres() -> int:
    """The process of this program's PostgreSQL."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    return next(int(each) for each in children if Path(f"/proc/{each}/comm").read_text().strip() == "postgres")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--clients", type=int, default=100, help="of each server")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--passed", action="store_true", help="every page is at another server than its table")
    parser.add_argument("--play", nargs=2, metavar=("OWNER", "HOST"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        asyncio.run(play(*options.play, options.clients // 2, options.seconds))
        return
    if missing():
        print(f"left out: {missing()}")
        return
    print(f"Pig over one PostgreSQL, {options.clients} players at each server{', passed on' * options.passed}")
    print(HEAD)
    for count in options.servers:
        with postgres() as url:
            came = measured(url, count, options.clients, options.seconds, is_passed=options.passed)
            print(asyncio.run(came), flush=True)


if __name__ == "__main__":
    main()
