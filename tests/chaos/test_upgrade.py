"""New rules while matches of the old ones go on: the old server keeps them, and then it is said that they are gone."""

from __future__ import annotations

import asyncio
import json
import signal

import httpx
import pytest
from tests.chaos.servers import PATIENCE, world
from tests.server.pages import Person
from websockets.exceptions import ConnectionClosed

from ludotheque.core.record import read
from ludotheque.testing.postgres import missing, postgres

DRAIN = 3.0
RETIRED, MOVED = 4410, 1012


async def follow(url: str) -> None:
    async with world(url, 2, seed=1, begin=False) as real:
        await real.start(0, drain=DRAIN)
        old, new = real.host(0), real.host(1)
        async with httpx.AsyncClient(base_url=f"http://{old}", timeout=PATIENCE, verify=False) as http:
            await http.post("/api/me", json={"name": "Ann"})
            ann, there = Person(old, http), Person(new, http)
            table = await ann.open("pig", "me", "me", goal=1000)
            await real.start(1, pig=2)
            async with ann.at(table) as page, there.at(table) as passed_on:
                process = real.nodes[0]
                assert process is not None
                process.send_signal(signal.SIGTERM)
                await asyncio.sleep(DRAIN / 3)
                # The old rules are known nowhere else: the match goes on where it is, for those who come by others too.
                for turn in range(4):
                    line = (page, passed_on)[turn % 2]
                    assert (await line.ask("play", seat=turn % 2, move={"do": "hold"}))["type"] == "done"
                with pytest.raises(ConnectionClosed) as closed:
                    await page.until(lambda news: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == MOVED
                last = page.news[-1]["number"]
            await process.wait()
            async with there.connected(table) as page:
                assert (await page.hear())["type"] == "refused"
                with pytest.raises(ConnectionClosed) as closed:
                    await page.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == RETIRED
            answer = await http.get(f"http://{new}/api/tables/{table}/record")
            assert answer.status_code == 200
            assert json.loads(answer.content)["rules"] == 1
            # Whoever has the old rules can go through it; these tests do.
            assert len(read(answer.content)[1].journal) == last == 4
        async with httpx.AsyncClient(base_url=f"http://{new}", timeout=PATIENCE, verify=False) as stranger:
            assert (await stranger.get(f"/api/tables/{table}/record")).status_code == 404
            await stranger.post("/api/me", json={"name": "Ben"})
            assert await Person(new, stranger).open("pig", "me", "me")


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_match_goes_on_by_the_rules_it_was_begun_with() -> None:
    with postgres("fsync=off") as url:
        asyncio.run(follow(url))
