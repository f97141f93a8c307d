"""Nothing acknowledged is lost, nothing is done twice, and whoever comes back gets what they missed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.pages import Page, Person, choices, free_port, person, serving
from websockets.exceptions import ConnectionClosed

from ludotheque.core.game import game
from ludotheque.core.journal import Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.server.dice import verify
from ludotheque.server.settings import Settings
from ludotheque.server.store.database import Database
from ludotheque.server.store.saved import SavedTable

pytestmark = pytest.mark.asyncio(loop_scope="module")

Requests = dict[str, dict[str, Any]]
ROOT = Path(__file__).parents[2]
SERVER = (
    "import sys; from pathlib import Path\n"
    "from ludotheque.server.run import serve\n"
    "from ludotheque.server.settings import Settings\n"
    "settings = Settings(Path(sys.argv[1]), pace=(0, 0), asks_a_second=1e6)\n"
    "serve(settings, '127.0.0.1', int(sys.argv[2]), lambda address: print(address, flush=True), browse=False)\n"
)


@contextlib.contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server in a process of its own, killed at the end."""
    command = [sys.executable, "-c", SERVER, str(folder), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("http://")
            yield server
        finally:
            server.kill()


async def test_a_repeated_request_is_answered_and_has_no_effect(ann: Person) -> None:
    table = await ann.open("pig", "me", "me", goal=1000)
    async with ann.at(table) as page:
        for _ in range(3):
            assert (await page.ask("play", id="once", seat=0, move={"do": "hold"}))["type"] == "done"
        assert page.news[-1]["number"] == 1
        for _ in range(2):
            assert (await page.ask("say", id="hello", text="hello"))["type"] == "done"
        assert len(page.news[-1]["remarks"]) == 1
    async with ann.at(table) as page:
        assert (await page.ask("play", id="once", seat=0, move={"do": "hold"}))["type"] == "done"
        assert page.news[-1]["number"] == 1


async def test_ids_of_others_are_not_repeats(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with ann.at(table) as one, ben.at(table) as two:
        await one.ask("say", id="1", text="one")
        await two.ask("say", id="1", text="two")
        assert [remark["text"] for remark in two.news[-1]["remarks"]] == ["one", "two"]


async def test_whoever_reconnects_gets_exactly_what_was_missed(ann: Person) -> None:
    table = await ann.open("karma", "me", "me")
    async with ann.at(table) as one:
        for _ in range(4):
            await one.play()
        async with ann.at(table, seen=one.news[-1]["number"]) as other:
            assert other.events == []
            seen = other.news[-1]["number"]
        for _ in range(5):
            await one.play()
        missed = [event for event in one.events if event["number"] >= seen]
        assert len(missed) >= 5
        async with ann.at(table, seen=seen) as other:
            assert other.events == missed
        async with ann.at(table, seen=0) as other:
            assert other.events == one.events
        async with ann.at(table, seen=10**6) as other:
            assert other.events == one.events


async def test_a_restarted_server_goes_on_with_its_bots(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "random", "heuristic", goal=1000)
        key = (await ann.http.get("/api/me")).json()["key"]
        async with ann.at(table) as page:
            await page.until(lambda news: news["number"] > 6)
        cookies = dict(ann.http.cookies)
    async with serving(tmp_path) as host, person(host) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        assert (await ann.http.get("/api/me")).json() == {"name": "Ann", "key": key}
        async with ann.at(table) as again:
            assert again.news[0]["host"]
            number = again.news[0]["number"]
            assert again.events[: len(page.events)] == page.events
            await again.until(lambda news: news["number"] > number + 6)


async def play_until_cut(page: Page, sent: Requests) -> None:
    """Play, keeping every request, until the connection breaks."""
    rng = random.Random(1)
    with contextlib.suppress(ConnectionClosed):
        while True:
            news = await page.until(lambda news: bool(choices(news)))
            seat, moves = choices(news)[0]
            id = f"m{len(sent)}"
            sent[id] = {"seat": seat, "move": rng.choice(moves)}
            await page.ask("play", id=id, **sent[id])


async def test_a_server_killed_in_mid_game_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    port = free_port()
    host = f"127.0.0.1:{port}"
    sent: tuple[Requests, Requests] = ({}, {})
    seen: list[Page] = []
    async with contextlib.AsyncExitStack() as people:
        for attempt in range(3):
            with process(tmp_path, port) as server:
                if attempt == 0:
                    ann = await people.enter_async_context(person(host, "Ann"))
                    ben = await people.enter_async_context(person(host, "Ben"))
                    table = await ann.open("karma", "me", "open", start=False)
                numbers = [page.news[-1]["number"] for page in seen] or [0, 0]
                async with ann.at(table, numbers[0]) as one, ben.at(table, numbers[1]) as two:
                    pages = (one, two)
                    if attempt == 0:
                        await two.ask("sit", seat=1, name="Ben")
                        await one.ask("start", without=True)
                    for page, before, requests in zip(pages, seen, sent, strict=False):
                        await check_acknowledged(page, before, requests)
                        page.news = before.news + page.news
                    made = len(sent[0]) + len(sent[1])
                    players = [asyncio.create_task(play_until_cut(*each)) for each in zip(pages, sent, strict=True)]
                    while len(sent[0]) + len(sent[1]) < made + 15:
                        await asyncio.sleep(0.001)
                    server.send_signal(signal.SIGKILL)
                    await asyncio.gather(*players)
                    seen = [*pages]
    saved, match = await kept(tmp_path, table)
    for page in seen:
        # What was told is what is kept, without a gap, and in order.
        assert [event["number"] for event in page.events] == list(range(page.news[-1]["number"]))
        assert all(event["by"] == match.journal[event["number"]].by for event in page.events)
    assert verify(match, saved.secret, seen[0].news[0]["fingerprint"]) > 0
    for seat, requests in enumerate(sent):
        # Every request was carried out once; the last may have been lost with the server.
        moves = [msgspec.to_builtins(getattr(entry, "move", None)) for entry in match.journal if entry.by == seat]
        wanted = [request["move"] for request in requests.values()]
        assert moves in (wanted, wanted[:-1])


async def kept(folder: Path, table: str) -> tuple[SavedTable, Match]:
    """A table as the store has it."""
    store = Database(Settings(folder).store)
    saved = await store.table(table)
    journal = await store.journal(table)
    await store.close()
    assert saved is not None
    chosen = game(saved.game)
    kind: Any = Played[chosen.moves.type] | Undone | Lot  # type: ignore[name-defined]
    entries = [msgspec.json.decode(entry, type=kind) for entry in journal]
    return saved, Match(chosen, chosen.new_box(**saved.box), entries)


async def check_acknowledged(page: Page, before: Page, requests: Requests) -> None:
    """Repeat all requests: those acknowledged, or told of, change nothing; one that got lost is carried out now."""
    assert page.news[0]["number"] >= before.news[-1]["number"]
    numbers = set()
    for id in list(requests)[:-1]:
        assert before.answers.get(id, {"type": "done"})["type"] == "done"
        assert (await page.ask("play", id=id, **requests[id]))["type"] == "done"
        # From the first answer on, for the other player's lost request may have been carried out before it.
        numbers.add(page.news[-1]["number"])
    (number,) = numbers
    last = list(requests)[-1]
    assert (await page.ask("play", id=last, **requests[last]))["type"] == "done"
    if last in before.answers:
        assert page.news[-1]["number"] == number


async def test_many_tables_are_rebuilt_at_once() -> None:
    """How moves are read is worked out before threads do so: half of it known to another thread ends the process."""
    done = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.server.rebuilding", cwd=ROOT)
    assert await done.wait() == 0
