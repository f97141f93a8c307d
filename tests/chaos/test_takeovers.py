"""How long a table stood still after something was done to its owner: whoever comes late is found to be late."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

from tests.chaos.client import Client, Heard
from tests.chaos.servers import GONE_ON, MOVED, RACE, SERVED, TURNS, Line, kind_of, waits
from tests.chaos.world import Fault, World, made
from tests.server.pages import free_port
from websockets.asyncio.server import ServerConnection, serve

from ludotheque.server.messages import NewTable, SeatWanted
from ludotheque.server.store.saved import Guest

GONE, STILL = 4.0, 12.0
"""Seconds for which the only node there is stays dead, and after which somebody moves again."""


def page(line: Heard, moved: float = 0.0) -> Any:
    return SimpleNamespace(line=line, last_done=moved)


def test_a_table_is_served_when_every_player_hears_of_it_over_a_new_line() -> None:
    old, new = page(Heard(90.0, 90.1, 90.2)), page(Heard(100.5, 100.6))
    assert waits([old, new], 100.0) == {}
    assert waits([page(Heard(102.0)), new], 100.0) == {}
    assert waits([page(Heard(102.0, 104.0)), new], 100.0) == {SERVED: 4.0}


def test_a_match_goes_on_with_an_entry_more_and_with_everybody() -> None:
    came, later = page(Heard(100.5, 100.6, 101.0)), page(Heard(102.0, 104.0))
    assert waits([came, later], 100.0) == {SERVED: 4.0, GONE_ON: 4.0}
    stood = page(Heard(100.5, 100.6, 109.0))
    assert waits([stood, page(Heard(100.5, 101.0))], 100.0) == {SERVED: 1.0, GONE_ON: 9.0}


def test_an_answer_that_was_under_way_is_no_move_of_the_new_owners() -> None:
    line = Heard(100.5, 101.0, 102.0)
    assert MOVED not in waits([page(line, 100.05)], 100.0)
    assert waits([page(line, 102.5)], 100.0)[MOVED] == 2.5


def test_games_are_told_apart() -> None:
    assert (kind_of("rok"), kind_of("kiwetin")) == (RACE, TURNS)


def test_a_late_owner_is_found_to_be_late() -> None:
    """Its pages are served when it is back and they have tried again, and nothing happens before somebody moves."""
    with made(1, 1) as world:
        found = world.loop.run_until_complete(_killed(world))
    assert found[0].keys() == {SERVED}
    assert GONE < found[0][SERVED] < STILL
    assert found[1].keys() == {SERVED, GONE_ON, MOVED}
    assert STILL < found[1][GONE_ON] < STILL + 3


async def _killed(world: World) -> list[dict[str, float]]:
    """What was waited for, before anybody moves again and after."""
    await asyncio.sleep(1.0)
    ann, ben = Guest("ann", "Ann", "key-ann"), Guest("ben", "Ben", "key-ben")
    world.guests |= {ann.id: ann, ben.id: ben}
    node, tables = world.nodes[0], []

    async def begin() -> None:
        seats = [SeatWanted(kind="me"), SeatWanted(kind="open")]
        tables.append((await node.tables.open(ann, NewTable(game="pig", seats=seats, options={"goal": 1000}))).table)

    await node.start(begin())
    people = [Client(world, guest, tables[0], seat, random.Random(seat)) for seat, guest in enumerate((ann, ben))]
    for client in people:
        client.start()
    await asyncio.sleep(1.0)
    people[1].ask("sit", seat=1, name="Ben")
    await asyncio.sleep(1.0)
    people[0].ask("start", without=True)
    await asyncio.sleep(2.0)
    for client in people:
        client.is_active = False
    await asyncio.sleep(1.0)
    since = world.loop.time()
    world.plan([Fault(0.0, "crash", 0, GONE)])
    await asyncio.sleep(STILL)
    found = [waits(people, since)]
    for client in people:
        client.is_active = True
    await asyncio.sleep(3.0)
    return [*found, waits(people, since)]


def test_a_page_hears_why_its_line_was_closed() -> None:
    """It comes back at once where a table has moved, as a browser does."""

    async def close(socket: ServerConnection) -> None:
        await socket.close(1012)

    async def closed() -> int | None:
        port = free_port()
        async with serve(close, "127.0.0.1", port):
            world: Any = SimpleNamespace(spawn=lambda work: working.append(asyncio.ensure_future(work)))
            working: list[asyncio.Future[None]] = []
            line = Line(world, [f"127.0.0.1:{port}"], "", "table")
            assert await line.get() is None
            return line.close_code

    assert asyncio.run(closed()) == 1012
