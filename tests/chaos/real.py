"""Real servers that are killed, paused, cut off and out of disk while pages play: what was acknowledged is there, once.

.venv/bin/python -m tests.chaos.real --kills 50 --log chaos.log
.venv/bin/python -m tests.chaos.real --takeovers 20 --pauses 5 --rolls 2 --stores postgres
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import httpx
from tests.chaos.client import Client
from tests.chaos.servers import GONE_ON, MOVED, PATIENCE, SERVED, Real, is_over, world
from tests.chaos.simulation import wrong
from tests.chaos.stored import Kept

from ludotheque.server.settings import Settings
from ludotheque.server.store.database import Database
from ludotheque.testing.postgres import missing, postgres

GAMES = ("pig", "pig", "karma", "spirits", "kasimir", "kiwetin", "rok")
LONG = {"pig": {"goal": 1000}}
"""Options with which a match lasts."""
SETTLED = 2.0
"""Seconds after which a server that was started is one like the others."""
LOOK = 0.02
MEANT = f"""Of a table whose owner was killed, paused or stopped:
  {SERVED}: every player's page has news of the new owner;
  {GONE_ON}: besides, an entry more was made: a move, or in a race what the rules let happen while nobody may move;
  {MOVED}: a player's move was acknowledged. In a race it waits for the throw, so it does at tables left alone."""
UNDER_WAY = 50
"""So often it is looked whether everybody has heard of everything."""


@dataclass(frozen=True)
class Wanted:
    """How much is to go wrong, in this order."""

    rolls: int = 0
    """Rolling restarts of all servers."""
    takeovers: int = 0
    """Kills of a server that has tables, each when all is well again."""
    pauses: int = 0
    """Likewise, but it is only paused."""
    looks: int = 0
    """Likewise, but nothing is done to it."""
    kills: int = 0
    """Kills, and everything else between them."""
    seconds: float = math.inf
    """After so long nothing more is done."""
    tables: int = len(GAMES)
    games: Sequence[str] = GAMES
    """At the tables in turn."""


async def chaos(store: str, nodes: int, seed: int, wanted: Wanted, port: int = 0) -> Real:
    """Play while things go wrong; then look at what is kept."""
    until = time.monotonic() + wanted.seconds
    async with world(store, nodes, seed, port) as real:
        tables: dict[str, list[Client]] = {}
        for number in range(wanted.tables):
            await sit_down(real, tables, wanted.games[number % len(wanted.games)])
        for _ in range(wanted.rolls):
            for number in range(nodes):
                await real.revive()
                await real.stop(tables, number)
                await asyncio.sleep(SETTLED)
        one_by_one = [lambda: real.kill(tables, an_owner=True)] * wanted.takeovers
        one_by_one += [lambda: real.pause(tables)] * wanted.pauses
        one_by_one += [lambda: real.leave_alone(tables)] * wanted.looks
        for fault in one_by_one:
            if time.monotonic() > until:
                break
            await real.revive()
            await renew(real, tables)
            await asyncio.sleep(SETTLED)
            await fault()
            await real.gone_on()
        while real.done["kills"] < wanted.takeovers + wanted.kills and time.monotonic() < until:
            await asyncio.sleep(real.rng.uniform(0.1, 1.2))
            await real.revive()
            await renew(real, tables)
            what = real.rng.random()
            if what < 0.08:
                await (real.cut() if store else real.fill())
            elif what < 0.14:
                await real.pause(tables)
            elif what < 0.22:
                await real.stop(tables)
            else:
                await real.kill(tables)
        everybody = [client for people in tables.values() for client in people]
        before = sum(len(client.events) for client in everybody)
        await eventually(
            lambda: sum(len(client.events) for client in everybody) > before or all(map(is_over, everybody))
        )
        for client in everybody:
            client.is_active = False
        await eventually(lambda: not any(client.waiting for client in everybody))
        await eventually(lambda: all(len({c.news["number"] for c in p if c.news}) == 1 for p in tables.values()))
        await check(real, tables)
        return real


async def sit_down(real: Real, tables: dict[str, list[Client]], game: str) -> None:
    """Two people begin a match."""
    ann, ben = await real.guest("Ann"), await real.guest("Ben")
    table = await real.open(ann, game, LONG.get(game, {}), {"kind": "me"}, {"kind": "open"})
    people = [Client(real, ann, table, 0, real.rng, game), Client(real, ben, table, 1, real.rng, game)]
    tables[table] = people
    for client in people:
        client.start()
    await eventually(lambda: all(client.news for client in people))
    people[1].ask("sit", seat=1, name="Ben")
    await eventually(lambda: not people[1].waiting)
    people[0].ask("start", without=True)


async def renew(real: Real, tables: dict[str, list[Client]]) -> None:
    """Where a match is over, another of the same game begins at another table."""
    for people in list(tables.values()):
        if all(map(is_over, people)) and any(client.is_active for client in people):
            game = people[0].game
            # Some other time, where no table can be had just now.
            with suppress(httpx.HTTPError):
                await sit_down(real, tables, game)
                for client in people:
                    client.is_active = False


async def eventually(wanted: Any) -> None:
    """Looks are counted and not seconds, so that whoever is stopped as a whole for a while does not give up."""
    for _ in range(int(2 * PATIENCE / LOOK)):
        if wanted():
            return
        await asyncio.sleep(LOOK)
    raise AssertionError("not everybody could go on")


async def check(real: Real, tables: dict[str, list[Client]]) -> None:
    """Hold what the store has against what everybody was told."""
    database = Database(real.store or Settings(real._folder / "data").store)
    for table, people in tables.items():
        problems: list[str] = []
        for _ in range(UNDER_WAY):
            problems = wrong(await read(database, table), table, people, -1)
            if not problems:
                break
            # Clocks go on: what they have just done may still be under way. What is lost does not come back.
            await asyncio.sleep(0.1)
        real.problems += [f"{table}, {people[0].game}: {problem}" for problem in problems]
        real.answered += [wait for client in people for wait in client.waits]
        real.done["moves"] += sum(result == "done" for client in people for result in client.plays.values())
    await database.close()


async def read(database: Database, table: str) -> Kept:
    """What is kept of a table."""
    kept, saved = Kept(), await database.table(table)
    assert saved is not None
    kept.tables[table], kept.entries[table] = saved, await database.journal(table)
    kept.remarks[table] = await database.remarks(table, 10**6)
    return kept


def report(store: str, real: Real, seconds: float) -> dict[str, Any]:
    """What is added to the log."""
    rounded = {name: [round(wait, 2) for wait in sorted(found)] for name, found in sorted(real.stalls.items())}
    longest = {
        "answers and broken lines": len(real.answered),
        "longest waits": [round(each, 2) for each in sorted(real.answered)[-5:]],
    }
    return {
        "store": store,
        **real.done,
        "problems": real.problems,
        "seconds": round(seconds),
        **longest,
        "waits": rounded,
    }


def sums(log: Path) -> str:
    """What all the runs of a log come to, by store."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    said = []
    for store in sorted({line["store"] for line in lines}):
        total: Counter[str] = Counter()
        waits: dict[str, list[float]] = defaultdict(list)
        problems = []
        for line in lines:
            if line["store"] == store:
                total.update({name: value for name, value in line.items() if isinstance(value, int) and name != "seed"})
                problems += line["problems"]
                for name, found in line.get("waits", {}).items():
                    waits[name] += found
        longest = max((max(line.get("longest waits", [0])) for line in lines if line["store"] == store), default=0)
        total["longest wait of a player, in s"] = longest
        said.append(f"{store}: {dict(total)}, {len(problems)} problems (moves lost or doubled, journals, views)")
        for name, found in sorted(waits.items()):
            if found:
                found.sort()
                shares = [
                    f"{share} % {found[int(share / 100 * (len(found) - 1))]:.2f}" for share in (50, 90, 95, 99, 100)
                ]
                said.append(f"  {name}: {len(found)} times, within s: {', '.join(shares)}")
        if waits:
            said.append(MEANT)
    return "\n".join(said)


def main() -> int:
    """Run, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=0, help="in the middle of everything else, at each store")
    parser.add_argument("--takeovers", type=int, default=0, help="kills of a server that has tables while all is well")
    parser.add_argument("--pauses", type=int, default=0, help="such a server is paused while all is well")
    parser.add_argument("--looks", type=int, default=0, help="nothing is done to it: how long moves take all the same")
    parser.add_argument("--rolls", type=int, default=0, help="rolling restarts of all servers")
    parser.add_argument("--tables", type=int, default=len(GAMES), help="at each store")
    parser.add_argument("--games", nargs="+", default=GAMES, help="that are played at them in turn")
    parser.add_argument("--seconds", type=float, default=math.inf, help="for each store; less happens then")
    parser.add_argument("--seed", type=int, default=0, help="for other moments; 0 for any")
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--log", type=Path, default=Path("chaos.log"), help="a line is added for each run")
    parser.add_argument("--port", type=int, default=0, help="the first one; needed where several runs go side by side")
    parser.add_argument("--sum", action="store_true", help="only say what the runs of the log come to")
    options = parser.parse_args()
    if options.sum:
        print(sums(options.log))
        return 0
    failed = 0
    given = vars(options)
    wanted = Wanted(**{each.name: given[each.name] for each in fields(Wanted)})
    for store in options.stores:
        if store == "postgres" and missing():
            print(f"left out: {missing()}")
            continue
        seed, begun = options.seed or random.randrange(10**6), time.monotonic()
        with postgres() if store == "postgres" else nullcontext("") as url:
            real = asyncio.run(chaos(url, 3 if url else 1, seed, wanted, options.port))
        line = report(store, real, time.monotonic() - begun)
        load = os.getloadavg()[0]
        failed += bool(real.problems)
        for said in real.ended:
            print(f"a server has ended by itself: …{said}", file=sys.stderr)
        print(json.dumps(line), flush=True)
        with options.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps({"seed": seed, "load": round(load, 1), **line}) + "\n")
    print(sums(options.log))
    return failed


if __name__ == "__main__":
    sys.exit(bool(main()))
