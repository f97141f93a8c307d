"""A million messages that no page of ours would send, and schemathesis against the description of the HTTP interface.

.venv/bin/python -m bench.hostile                            # both
.venv/bin/python -m bench.hostile --messages 50000 --no-http

Eight guests at four tables of their own say one odd thing after another (tests/server/hostile.py), as quickly as they
are answered; meanwhile somebody else makes a move ten times a second. Afterwards every table is looked at, and what the
server wrote to its log. schemathesis comes from PyPI, into an environment of its own.
"""

import argparse
import asyncio
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from bench.frames import TEXT, Heard, Line
from bench.peers import environment
from bench.pig import percentile
from bench.pig_tables import opened
from bench.served import PATIENCE, ROOT, Served
from tests.server.hostile import messages

SCHEMATHESIS = "schemathesis==4.32.5"
AT_ONCE = 100
"""So many are unanswered at a time; with 200 a page is let go."""
LONGEST = 65_000
BINARY = 2


class Hostile:
    """A page that says odd things."""

    def __init__(self, line: Line, texts: Iterator[bytes]) -> None:
        self._line = line
        self._texts = texts

    async def talk(self, many: int) -> None:
        """Say so much; now and then something that is surely answered, after all that was said before."""
        for _ in range(many // AT_ONCE):
            for text in islice(self._texts, AT_ONCE):
                self._line.send(text[:LONGEST], TEXT if text.isascii() else BINARY)
            with suppress(RuntimeError):
                await self._line.ask("undo", seat=0)


class Attacked:
    """A server that is attacked."""

    def __init__(self, served: Served, log: Path) -> None:
        self._served = served
        self._log = log
        self.answers: Counter[str] = Counter()
        self.times: list[float] = []
        self._is_over = False

    def megabytes(self) -> float:
        """The memory that the server holds."""
        text = Path(f"/proc/{self._served.process}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024

    async def talk(self, many: int) -> None:
        """Have everything said; memory is looked at after the first fifth and at the end."""
        tables = opened(self._served.host, 5)
        *attacked, calm = tables
        await calm.begin()
        playing = asyncio.create_task(self._play(calm))
        pages: list[Hostile] = []
        for number, table in enumerate(attacked):
            for seat, cookie in enumerate(table._cookies):
                line = await Line.open(self._served.host, table._path, cookie, self._count)
                await line.ask("hello")
                pages.append(Hostile(line, messages(2 * number + seat)))
        begun = time.perf_counter()
        await asyncio.gather(*(page.talk(many // 5 // len(pages)) for page in pages))
        early = self.megabytes()
        await asyncio.gather(*(page.talk(many * 4 // 5 // len(pages)) for page in pages))
        late, took = self.megabytes(), time.perf_counter() - begun
        self._is_over = True
        await playing
        for table in attacked:
            line = await Line.open(self._served.host, table._path, table._cookies[0], lambda _, heard: None)
            await line.ask("hello")
            line.close()
        half, most = (1000 * percentile(self.times, share) for share in (0.5, 0.99))
        print(f"{many} messages in {took:.0f} s: {dict(self.answers)}, {self.wrong()} tracebacks in the log")
        print(f"memory: {early:.0f} MB after a fifth, {late:.0f} at the end; {len(attacked)} tables can be looked at")
        print(f"a well-behaved player: {len(self.times)} moves, half within {half:.1f} ms, 99 % within {most:.1f}")

    def _count(self, _: Line, heard: Heard) -> None:
        self.answers[heard.type] += 1

    async def _play(self, table: Any) -> None:
        while not self._is_over:
            self.times += (await table.play(time.perf_counter())).done
            await asyncio.sleep(0.1)

    def wrong(self) -> int:
        """How often the server has stumbled."""
        return self._log.read_text(errors="replace").count("Traceback")

    def http(self) -> bool:
        """Let schemathesis ask what the description allows, and what not."""
        python = environment("schemathesis", SCHEMATHESIS)
        command = [
            str(python.with_name("schemathesis")), "run", f"http://{self._served.host}/api/schema",
            "--checks", "not_a_server_error", "--max-examples", "60", "--workers", "1", "--seed", "1", "--no-color",
            "-H", "Content-Type: application/json",
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        print("\n".join(done.stdout.splitlines()[-25:]), flush=True)
        print(f"schemathesis ended with {done.returncode}; {self.wrong()} tracebacks in the log")
        return done.returncode == 0 and self.wrong() == 0


async def attack(options: argparse.Namespace) -> None:
    """Start a server, and say it all."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.served", folder, stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT
        )
        try:
            assert process.stdout is not None
            line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
            host = line.rsplit("http://", 1)[1].strip().rstrip("/")
            attacked = Attacked(Served(host, process.pid), Path(folder) / "log")
            if options.messages:
                await attacked.talk(options.messages)
            if options.http:
                await asyncio.to_thread(attacked.http)
        finally:
            process.terminate()
            await process.wait()


def main() -> None:
    """Attack, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--http", action=argparse.BooleanOptionalAction, default=True)
    asyncio.run(attack(parser.parse_args()))


if __name__ == "__main__":
    main()
