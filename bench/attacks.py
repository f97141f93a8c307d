"""Attacks on a server of our own, on loopback, each bounded in number and in time: what do the others notice?

.venv/bin/python -m bench.attacks                            # all of them
.venv/bin/python -m bench.attacks plans uploads              # some of them
.venv/bin/python -m bench.attacks bots --rounds 8            # calm and attack in turn, on one server
.venv/bin/python -m bench.attacks --checkout ../old          # on another checkout's server, such as an older one

The attacker comes from one address and the well-behaved from another: three who make a move twelve times a second
each, and one who plays against a bot. They are timed for a while before, and while the attack runs; in several rounds
what was timed before each, and during each, is put together.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from bench.witness import (
    GONE,
    PATIENCE,
    ROOT,
    Notes,
    Served,
    Witnesses,
    line_to,
    looking,
    news_of,
    opened,
    percentile,
    serving,
    visitor,
)
from websockets.exceptions import InvalidHandshake

from ludotheque import new_match, write_record
from ludotheque_pig.moves import Hold

ATTACKER = "127.0.0.66"
BOTS = ROOT / "tests" / "server" / "strange_bots.py"
BAD = ("Sleeper", "Raiser", "Cheat", "Glutton")
FRIEND, AS_LONG, AS_MUCH = "Friend", 2.2, 4
"""A bot that is no trouble; for how many seconds, and until how many entries, it is played with: about what it takes to
replace those that are."""
BEFORE, DURING = 6.0, 15.0
"""Seconds for which the well-behaved are timed."""
LONG, STANDING = 20_000, 200
"""Entries of a long journal, and how many of them are not taken back."""


async def plans(host: str) -> str:
    """Twenty guests open tables of Karma Dice with the expert, each with a box that nobody has played with."""
    answers: Counter[int] = Counter()
    async with visitor(host, ATTACKER) as http:
        for _ in range(20):
            http.cookies.clear()
            zones = [1, 2, *sorted(random.sample(range(3, 100), 4))]
            answers[(await opened(http, "karma", "me", "expert", zones=zones)).status_code] += 1
        await asyncio.sleep(DURING)
    return f"tables {dict(answers)}"


async def uploads(host: str) -> str:
    """Three long records to be replayed; then a short one from elsewhere."""
    text, short = _record(LONG), _record(2)
    headers = {"Content-Type": "application/json"}
    async with visitor(host, ATTACKER) as eve, visitor(host) as ann:
        slow = [asyncio.create_task(eve.post("/api/records", content=text, headers=headers)) for _ in range(3)]
        await asyncio.sleep(1)
        begun = time.perf_counter()
        quick = await ann.post("/api/records", content=short, headers=headers)
        waited = time.perf_counter() - begun
        answers = Counter([answer.status_code for answer in await asyncio.gather(*slow)])
    return f"the short record ({quick.status_code}) waited {waited:.1f} s; long ones {dict(answers)}"


async def bots(host: str) -> str:
    """Two guests open four tables each at once, and again when all is over, with bots that sleep for a minute, raise,
    cheat and eat memory."""
    waits: dict[str, list[tuple[float, float]]] = {bot: [] for bot in BAD}

    async def open_all() -> None:
        async with visitor(host, ATTACKER) as http:
            for _ in range(2):
                found = await asyncio.gather(*(_replaced(http, host, bot) for bot in BAD))
                for bot, wait in zip(BAD, found, strict=True):
                    waits[bot].append(wait)

    await asyncio.gather(open_all(), open_all())
    longest = {bot: [max(values) for values in zip(*found, strict=True)] for bot, found in waits.items()}
    told = ", ".join(f"{bot} {moved:.1f} / {gone:.1f} s" for bot, (moved, gone) in longest.items())
    return f"moved / replaced after: {told}"


async def friends(host: str) -> str:
    """No attack: as many tables as for `bots`, opened at the same times and by the same guests, with bots that are no
    trouble. What is noticed of those and not of these is noticed of the bots."""

    async def open_all() -> int:
        async with visitor(host, ATTACKER) as http:
            return sum([sum(await asyncio.gather(*(_visited(http, host) for _ in BAD))) for _ in range(2)])

    return f"{sum(await asyncio.gather(open_all(), open_all()))} entries at their tables"


async def _visited(http: httpx.AsyncClient, host: str) -> int:
    """Play against a bot that is no trouble for as long as one that is would be there; how many entries came of it."""
    entries = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(AS_LONG):
            async for news in _holding(http, host, FRIEND):
                entries = news["number"]
                if entries >= AS_MUCH:
                    await asyncio.sleep(AS_LONG)
    return entries


async def _replaced(http: httpx.AsyncClient, host: str, bot: str) -> tuple[float, float]:
    """Seconds until somebody has moved for a bot, and until it is replaced for good."""
    begun, moved = time.perf_counter(), 0.0
    async for news in _holding(http, host, bot):
        since = time.perf_counter() - begun
        moved = moved or (since if news["number"] else 0.0)
        if moved and news["seats"][0].get("failed") == bot:
            return moved, since
    raise ConnectionError("the connection ended")


async def _holding(http: httpx.AsyncClient, host: str, bot: str) -> AsyncIterator[Any]:
    """The news of a table at which somebody holds against a bot."""
    table = (await opened(http, "pig", bot, "me", goal=1000)).raise_for_status().json()["table"]
    held = -1
    async with line_to(host, table, http.cookies, ATTACKER) as socket:
        async for news in news_of(socket):
            yield news
            if news["positions"][0]["choices"] and news["number"] > held:
                held = news["number"]
                hold = {"type": "play", "id": f"h{news['number']}", "seat": 1, "move": {"do": "hold"}}
                await socket.send(json.dumps(hold))


def _record(entries: int) -> bytes:
    """A match of Pig in which somebody, after some turns, changes their mind all the time."""
    match = new_match("pig", seats=2, goal=1000)
    for turn in range(min(entries, STANDING)):
        match.play(turn % 2, Hold())
    for _ in range((entries - STANDING) // 2):
        match.play(0, Hold())
        match.undo(0)
    return write_record(match)


async def requests(host: str) -> str:
    """A hundred connections that ask and ask."""
    return await _many(host, "GET", "/api/games")


async def guests(host: str) -> str:
    """A hundred connections that are somebody new each time."""
    return await _many(host, "GET", "/api/me")


async def tables(host: str) -> str:
    """A hundred connections that open tables, as somebody new each time."""
    return await _many(host, "POST", "/api/tables", {"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})


async def _many(host: str, method: str, path: str, body: Any = None) -> str:
    """Ask as quickly as the server answers, with little work of one's own; how many answers of which status."""
    content = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    request = f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content
    answers: Counter[int] = Counter()
    ends = time.perf_counter() + DURING

    async def go_on() -> None:
        name, port = host.split(":")
        while time.perf_counter() < ends:
            with suppress(OSError, EOFError):
                reader, writer = await asyncio.open_connection(name, int(port), local_addr=(ATTACKER, 0))
                while time.perf_counter() < ends:
                    writer.write(request)
                    told = (await reader.readuntil(b"\r\n\r\n")).lower()
                    await reader.readexactly(int(told.partition(b"content-length: ")[2].partition(b"\r")[0]))
                    answers[int(told[9:12])] += 1
                writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(go_on() for _ in range(100)))
    return f"answers {dict(sorted(answers.items()))}"


async def watchers(host: str) -> str:
    """A hundred watchers at one table, and somebody who talks as much as is allowed."""
    said = 0
    async with AsyncExitStack() as stack, visitor(host, ATTACKER) as http:
        table = (await opened(http, "karma", "me", "me")).json()["table"]
        came = await _come(stack, host, table, 100)
        ends = time.perf_counter() + DURING
        async with looking(host, table, http.cookies, ATTACKER) as page:
            while time.perf_counter() < ends:
                with suppress(*GONE):
                    said += (await page.ask("say", text="bla " * 50)).type == "done"
                await asyncio.sleep(0.05)
    return f"{came} watchers, {said} remarks"


async def connections(host: str) -> str:
    """Four hundred connections to one table that stay."""
    async with AsyncExitStack() as stack, visitor(host, ATTACKER) as http:
        table = (await opened(http, "pig", "me", "me")).json()["table"]
        came = await _come(stack, host, table, 400)
        await asyncio.sleep(DURING)
    return f"{came} connections"


async def _come(stack: AsyncExitStack, host: str, table: str, number: int) -> int:
    """So many connections at once; how many of them there are."""

    async def come() -> bool:
        try:
            await stack.enter_async_context(looking(host, table, httpx.Cookies(), ATTACKER))
        except (*GONE, InvalidHandshake):
            return False
        return True

    return sum(await asyncio.gather(*(come() for _ in range(number))))


async def half_sent(host: str) -> str:
    """Three hundred requests that are only half sent."""
    name, port = host.split(":")
    lines = []
    for _ in range(300):
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(name, int(port), local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
            lines.append((reader, writer))
    await asyncio.sleep(DURING)
    alive = 0
    for reader, writer in lines:
        try:
            await asyncio.wait_for(reader.read(), 0.001)
        except TimeoutError:
            alive += 1
        except OSError:
            pass
        writer.close()
    return f"{alive} of {len(lines)} still open after {DURING:.0f} s"


async def journal(host: str) -> str:
    """Somebody opens a table whose journal has twenty thousand moves and takings back; others connect meanwhile."""
    table, cookie = json.loads((Path(tempfile.gettempdir()) / f"attack-{host.split(':')[1]}.json").read_text())
    name, _, value = cookie.partition("=")
    begun = time.perf_counter()
    longest = 0.0
    async with visitor(host) as ann:
        other = (await opened(ann, "pig", "me", "me")).json()["table"]

        async def load() -> float:
            async with looking(host, table, httpx.Cookies({name: value}), ATTACKER):
                return time.perf_counter() - begun

        loading = asyncio.create_task(load())
        while not loading.done() and time.perf_counter() < begun + PATIENCE:
            since = time.perf_counter()
            async with looking(host, other, ann.cookies):
                longest = max(longest, time.perf_counter() - since)
            await asyncio.sleep(0.2)
    return f"loaded in {await loading:.1f} s; another's connection took {longest:.2f} s at most"


async def _write_journal(checkout: Path, data: Path) -> tuple[str, str]:
    """Prepare the store for `journal`: a table's, and the cookie of its host."""
    async with serving(checkout, data, "--pace", "0") as served, visitor(served.host, ATTACKER) as http:
        await http.post("/api/me", json={"name": "Eve"})
        table = (await opened(http, "pig", "me", "me", goal=1000)).json()["table"]
        async with looking(served.host, table, http.cookies, ATTACKER) as page:
            await page.ask("play", seat=0, move={"do": "hold"})
            await page.ask("undo", seat=0)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    with closing(sqlite3.connect(data / "ludotheque.sqlite")) as store:
        rows = store.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()
        played, undone = (json.loads(entry) for (entry,) in rows)
        made = []
        for number in range(2, STANDING):
            made.append((table, number, json.dumps(played | {"by": number % 2})))
        for number in range(STANDING, LONG, 2):
            made.append((table, number, json.dumps(played)))
            made.append((table, number + 1, json.dumps(undone | {"to": number})))
        store.executemany('INSERT INTO entries ("table", number, entry) VALUES (?, ?, ?)', made)
        store.commit()
    return str(table), cookie


ATTACKS: dict[str, Callable[[str], Awaitable[str]]] = {
    attack.__name__: attack
    for attack in (plans, bots, friends, journal, uploads, requests, guests, tables, watchers, connections, half_sent)
}


async def measure(name: str, checkout: Path, rounds: int) -> dict[str, Any]:
    """Run an attack, in a process of its own; what the others noticed before and meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        prepared = await _write_journal(checkout, data) if name == "journal" else None
        elsewhere = {"bots": BAD, "friends": (FRIEND,)}.get(name, ())
        strangers = ["--bots", ",".join(f"{BOTS}:{bot}" for bot in elsewhere)] if elsewhere else []
        async with serving(checkout, data, "--pace", "0", *strangers) as served:
            note = Path(tempfile.gettempdir()) / f"attack-{served.host.split(':')[1]}.json"
            note.write_text(json.dumps(prepared))
            try:
                return await _measure(name, served, rounds)
            finally:
                note.unlink()


async def _measure(name: str, served: Served, rounds: int) -> dict[str, Any]:
    calm, attacked, notes = Window(), Window(), []
    async with Witnesses(served.host) as witnesses:
        # Until processes are started and files read.
        await asyncio.sleep(4)
        for _ in range(rounds):
            async with calm.open(served):
                await asyncio.sleep(BEFORE)
            pipe = asyncio.subprocess.PIPE
            command = [sys.executable, "-m", "bench.attacks", "--against", served.host, name]
            process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=pipe, stdout=pipe)
            assert process.stdout is not None
            # What the attacker itself needs to start is no part of the attack.
            await process.stdout.readline()
            async with attacked.open(served):
                try:
                    said, _ = await asyncio.wait_for(process.communicate(b"go\n"), 3 * PATIENCE)
                except TimeoutError:
                    process.kill()
                    said = b"did not end"
            notes.append(said.decode().strip())
    return {
        "figures": [window.figures(witnesses.notes) for window in (calm, attacked)],
        "failed": witnesses.notes.failed,
        "notes": notes,
    }


@dataclass
class Window:
    """Times in which the well-behaved are looked at."""

    spans: list[tuple[float, float]] = field(default_factory=list)
    busy: float = 0.0

    @asynccontextmanager
    async def open(self, served: Served) -> AsyncIterator[None]:
        """Look at them for as long as this is open."""
        begun, used = time.perf_counter(), served.cpu_seconds()
        yield
        self.spans.append((begun, time.perf_counter()))
        self.busy += served.cpu_seconds() - used

    def figures(self, notes: Notes) -> str:
        """Half of all moves and 99 %, a bot's longest, and the share of a core that the server took."""
        moves, bots = ([took for span in self.spans for took in notes.between(*span)[kind]] for kind in range(2))
        share = self.busy / sum(ends - begins for begins, ends in self.spans)
        longest = max(bots, default=float("nan"))
        return f"{percentile(moves, 0.5):>6.1f} {percentile(moves, 0.99):>6.1f} {longest:>6.0f} {share:>5.0%}"


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}")
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose server is attacked")
    parser.add_argument("--rounds", type=int, default=1, help="how often each attack is made, with calm between")
    parser.add_argument("--against", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.against:
        # It would be at another machine: its own work is no part of the attack.
        os.nice(19)
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        print("ready", flush=True)
        sys.stdin.readline()
        print(asyncio.run(ATTACKS[options.attacks[0]](options.against)))
        return
    print("Milliseconds: moves of the well-behaved, half of all and 99 %; the longest that a bot elsewhere took.")
    print("Busy: the share of a core that the serving process took, its workers not counted.")
    figures = f"{'half':>6} {'99 %':>6} {'bot':>6} {'busy':>5}"
    print(f"{'':<12} {'before:':>7} {figures} {'meanwhile:':>11} {figures}")
    for name in options.attacks or ATTACKS:
        found = asyncio.run(measure(name, options.checkout.resolve(), options.rounds))
        before, meanwhile = found["figures"]
        refused = f"; {found['failed']} moves refused" if found["failed"] else ""
        print(f"{name:<12} {'':>7} {before} {'':>11} {meanwhile}   {found['notes'][0]}{refused}", flush=True)
        for note in found["notes"][1:]:
            print(f"{'':<12} {note}")


if __name__ == "__main__":
    main()
