"""Runs of the simulated world: what goes wrong is drawn from a seed, and what must be true is looked at afterwards.

.venv/bin/python -m tests.chaos.simulation 7          # one seed, with what went wrong
.venv/bin/python -m tests.chaos.simulation 1 10000    # from one to another; a failing one is shrunk
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sys
import time
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
from tests.chaos.client import Client
from tests.chaos.stored import Kept
from tests.chaos.world import Fault, World, made

from ludotheque.core.game import SPECTATOR
from ludotheque.core.journal import Played
from ludotheque.server.dice import fingerprint, verify
from ludotheque.server.messages import NewTable, SeatWanted
from ludotheque.server.store.saved import Guest
from ludotheque.server.table.contributions import revealed
from ludotheque.server.table.news import position
from ludotheque.server.table.rebuilt import played

TROUBLE = 9.0
"""Seconds in which things go wrong."""
PEACE = 14.0
"""Seconds after which everybody must have been able to go on."""
KINDS = (
    *("crash", "crash", "pause", "partition", "partition", "flake"),
    *("grab", "grab", "slow", "jump", "cut_pages", "stop"),
)
UNDER_WAY = 100
"""So often, fifty times a second, it is looked whether everybody has heard of everything."""
STORE = -1
"""Beside the nodes, what lines are cut to."""
GAMES = (("pig", {"goal": 1000}),) * 6 + (("kiwetin", {}), ("karma", {}), ("spirits", {}), ("kasimir", {}), ("rok", {}))


class Plan(NamedTuple):
    """A run: the seed draws everything but for what goes wrong, which can be shortened."""

    seed: int
    nodes: int
    faults: tuple[Fault, ...]


class Run(NamedTuple):
    """What came of a plan."""

    problems: list[str]
    moves: int
    digest: str


def drawn(seed: int) -> Plan:
    """What goes wrong in a run."""
    rng = random.Random(f"plan {seed}")
    nodes = rng.choice((2, 3, 3))
    faults = []
    for _ in range(rng.randrange(1, 8)):
        kind, node = rng.choice(KINDS), rng.randrange(nodes)
        other = rng.choice([each for each in (STORE, STORE, *range(nodes)) if each != node])
        faults.append(Fault(round(rng.uniform(0.5, TROUBLE), 3), kind, node, round(rng.uniform(0.3, 6.0), 3), other))
    return Plan(seed, nodes, tuple(sorted(faults, key=lambda fault: fault.at)))


def run(plan: Plan) -> Run:
    """Let it happen, and look."""
    with made(plan.seed, plan.nodes) as world:
        return world.loop.run_until_complete(_run(world, plan))


async def _run(world: World, plan: Plan) -> Run:
    rng = random.Random(f"people {plan.seed}")
    await _until(lambda: all(node.is_up for node in world.nodes))
    clients: list[Client] = []
    tables: dict[str, list[Client]] = {}
    for number in range(rng.choice((1, 1, 2))):
        id, options = rng.choice(GAMES)
        people = [Guest(f"{name}{number}", name.title(), f"key-{name}{number}") for name in ("ann", "ben", "cleo")]
        world.guests |= {guest.id: guest for guest in people}
        has_bot = rng.random() < 0.35
        seats = [SeatWanted(kind="me"), SeatWanted(kind="bot", bot="random") if has_bot else SeatWanted(kind="open")]
        node = rng.choice(world.nodes)
        wanted = NewTable(game=id, seats=seats, options=options)
        table = await _as(node, node.tables.open(people[0], wanted))
        here = [Client(world, people[0], table, 0, random.Random(rng.random()))]
        here.append(Client(world, people[1], table, None if has_bot else 1, random.Random(rng.random())))
        if rng.random() < 0.3:
            here.append(Client(world, people[2], table, None, random.Random(rng.random())))
        tables[table] = here
        clients += here
        for client in here:
            client.start()
        await _until(lambda here=here: all(client.news is not None for client in here))
        if here[1].seat is not None:
            here[1].ask("sit", seat=1, name="Ben")
            await _until(lambda here=here: not here[1].waiting)
        here[0].ask("start", without=True)
        await _until(lambda here=here: not here[0].waiting)
    if rng.random() < 0.4:
        # Nobody looks at it, and it goes on.
        node, bots = rng.choice(world.nodes), [SeatWanted(kind="bot", bot="random")] * 2
        wanted = NewTable(game="pig", seats=bots, options={"goal": 1000}, start=True)
        tables[await _as(node, node.tables.open(Guest("dan", "Dan", "key-dan"), wanted))] = []
    world.plan(list(plan.faults))
    await asyncio.sleep(TROUBLE + 3.0)
    world.heal()
    before = {table: len(world.kept.entries[table]) for table in tables}
    await asyncio.sleep(PEACE)
    for client in clients:
        client.is_active = False
    await asyncio.sleep(5.0)
    # Clocks and bots go on: what they have just done may still be under way.
    for _ in range(UNDER_WAY):
        if all(map(_has_heard, clients)):
            break
        await asyncio.sleep(0.02)
    for table, here in tables.items():
        world.problems += [f"{table}: {problem}" for problem in wrong(world.kept, table, here, before[table])]
    world.problems += world.kept.by_strangers
    world.problems += [f"{key} was written by {nodes}" for key, nodes in world.kept.writers.items() if len(nodes) > 1]
    world.problems += [f"{key} was carried out {times} times" for key, times in world.kept.done.items() if times > 1]
    text = json.dumps([world.trace, [[each.decode() for each in kept] for kept in world.kept.entries.values()]])
    moves = sum(map(len, world.kept.entries.values()))
    return Run(list(dict.fromkeys(world.problems)), moves, hashlib.sha256(text.encode()).hexdigest())


def _has_heard(client: Client) -> bool:
    return client.news is not None and client.news["number"] == len(client.world.kept.entries[client.table])


async def _as(node: Any, work: Any) -> Any:
    """What a node answers over HTTP."""
    answer: list[Any] = []

    async def whole() -> None:
        answer.append((await work).table)

    await node.start(whole())
    return answer[0]


async def _until(wanted: Any, seconds: float = 30.0) -> None:
    for _ in range(int(seconds / 0.02)):
        if wanted():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the simulation does not even begin")


def wrong(stored: Kept, table: str, people: list[Client], before: int) -> list[str]:
    """What must be true at the end and is not."""
    saved, entries = stored.tables[table], stored.entries[table]
    try:
        kept = played(saved, entries, set(), [])
        verify(kept.match, saved.secret, fingerprint(saved.secret), revealed(saved))
    except Exception as error:
        return [f"the journal does not replay: {error!r}"]
    match = kept.match
    found = []
    if match.is_over != (saved.phase == "over"):
        found.append(f"the match is {'over' if match.is_over else 'on'}, and the table is {saved.phase}")
    if not match.is_over and len(entries) == before:
        found.append("nobody could go on")
    for client in people:
        name = client.guest.id
        if client.news is not None and client.news["fingerprint"] != fingerprint(saved.secret):
            found.append(f"{name} was shown other dice")
        if client.waiting:
            found.append(f"{name} was never answered: {next(iter(client.waiting.values()))['type']}")
        if client.news is None or client.news["number"] != len(entries):
            found.append(f"{name} has not heard of everything")
            continue
        viewer = SPECTATOR if client.seat is None else client.seat
        told = [msgspec.to_builtins(event) for event in kept.chronicle.events(viewer)]
        if [_plain(client.events[number]) for number in sorted(client.events)] != [_plain(event) for event in told]:
            found.append(f"{name} was told what the journal contradicts, or what is not theirs to know")
        shown = msgspec.to_builtins(position(match, viewer, is_playing=saved.phase == "playing"))
        if client.news["positions"][0]["view"] != json.loads(msgspec.json.encode(shown["view"])):
            found.append(f"{name} sees another position than the journal's")
        done = sum(result == "done" for result in client.plays.values())
        made_here = [entry for entry in match.journal if isinstance(entry, Played) and entry.by == client.seat]
        by_hand = sum(not entry.clock for entry in made_here)
        if client.seat is not None and by_hand != done:
            found.append(f"{name} has {done} moves acknowledged, and the journal has {by_hand}")
        remarks = sum(each.guest == name for each in stored.remarks[table])
        if remarks != sum(result == "done" for result in client.said.values()):
            found.append(f"{name} has said {client.said} and {remarks} remarks are kept")
    return found


def _plain(event: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(event))
    return {name: value for name, value in plain.items() if value not in (None, False)}


def shrunk(plan: Plan) -> Plan:
    """A shorter plan that still fails."""
    is_shorter = True
    while is_shorter:
        is_shorter = False
        for place in range(len(plan.faults)):
            shorter = plan._replace(faults=plan.faults[:place] + plan.faults[place + 1 :])
            if run(shorter).problems:
                plan, is_shorter = shorter, True
                break
    for place, fault in enumerate(plan.faults):
        brief = replace(fault, lasts=round(fault.lasts / 2, 3))
        shorter = plan._replace(faults=(*plan.faults[:place], brief, *plan.faults[place + 1 :]))
        if run(shorter).problems:
            plan = shorter
    return plan


def main(first: int, last: int) -> int:
    """Run seeds; how many failed."""
    failed = moves = 0
    begun = time.process_time()
    for seed in range(first, last + 1):
        plan = drawn(seed)
        came = run(plan)
        moves += came.moves
        if came.problems or first == last:
            short = shrunk(plan) if came.problems else plan
            print(f"seed {seed}: {came.problems or 'nothing wrong'}")
            print(f"  {short.nodes} nodes, {list(short.faults)}, digest {came.digest[:16]}", flush=True)
        failed += bool(came.problems)
    spent = time.process_time() - begun
    print(f"{last - first + 1} seeds from {first}: {failed} failed, {moves} entries, {spent:.1f} CPU s")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[-1]))))
