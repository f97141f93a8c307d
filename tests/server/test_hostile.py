"""Whatever is said to a table is answered, and the table goes on; `python -m bench.hostile` says a million things."""

from __future__ import annotations

import logging
from itertools import islice

import pytest
from tests.server.hostile import messages
from tests.server.pages import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")
AT_ONCE = 100


async def test_nothing_that_is_said_stops_a_table(ann: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    table = await ann.open("pig", "me", "open", start=False, goal=1000)
    other = await ben.open("pig", "me", "me", goal=1000)
    said = islice(messages(1), 1500)
    with caplog.at_level(logging.ERROR):
        while texts := list(islice(said, AT_ONCE)):
            async with ann.at(table) as page:
                for text in texts:
                    await page.socket.send(text, text=text.isascii())
                # What is asked last is answered last.
                assert (await page.ask("undo", seat=0))["type"] in ("done", "refused")
        async with ben.at(other) as page, ann.at(table) as again:
            for turn in range(4):
                assert (await page.ask("play", seat=turn % 2, move={"do": "hold"}))["type"] == "done"
            assert again.news[-1]["table"] == table
    assert caplog.records == []
