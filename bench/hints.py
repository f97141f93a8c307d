"""How long a hint takes at a table: a person asks for one whenever they have a choice, over HTTP, against a bot.

.venv/bin/python -m bench.hints            # every game that has hints
.venv/bin/python -m bench.hints karma --moments 40

The machine code of each game's search is made first. A server's first hints say *in a moment*, until its processes have
read it; that time is told by itself.
"""

import argparse
import asyncio
import json
import os
import random
import time
from itertools import count
from typing import Any, NamedTuple

import httpx
from bench.served import PATIENCE, ROOT, serving
from bench.witness import line_to, news_of, visitor

BAR = 1.0
READY = 300.0
"""Seconds in which the machine code must have been made, where it was not there."""


class Asked(NamedTuple):
    """What asking cost, in seconds."""

    ready: float
    """Until the first hint that was not *in a moment*."""
    hints: list[float]


async def asking(host: str, game: str, moments: int) -> Asked:
    """Play at random, and ask for a hint before every choice."""
    async with visitor(host) as http:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        ready, times, rng = 0.0, list[float](), random.Random(5)
        while len(times) < moments:
            # Rök's hints are asked for where nobody races.
            options = {"calm": 1} if game == "rok" else {}
            body = {"game": game, "seats": seats, "options": options, "start": True}
            table = (await http.post("/api/tables", json=body)).raise_for_status().json()["table"]
            async with line_to(host, table, http.cookies) as socket:
                ids = count()
                async for news in news_of(socket):
                    if news["phase"] == "over" or len(times) >= moments:
                        break
                    wish: dict[str, Any] = {}
                    if news["gate"] and 0 not in news["gate"]["ready"]:
                        wish = {"type": "ready"}
                    elif (position := news["positions"][0])["choices"]:
                        moves = [each["move"] for each in position["choices"]]
                        if len(moves) > 1:
                            if not times:
                                ready = await _until_ready(http, table)
                            began = time.perf_counter()
                            answer = await http.get(f"/api/tables/{table}/hints/0")
                            # Meanwhile somebody may have been quicker: then there is nothing to choose any more.
                            if answer.status_code != httpx.codes.CONFLICT:
                                times.append(time.perf_counter() - began)
                                assert answer.raise_for_status().json()["moves"]
                        question = position["question"]
                        wish = {"type": "play", "seat": 0, "move": rng.choice(moves), "question": question}
                    if wish:
                        await socket.send(json.dumps({"id": f"h{next(ids)}", **wish}))
        return Asked(ready, times)


async def _until_ready(http: httpx.AsyncClient, table: str) -> float:
    began = time.perf_counter()
    while not (await http.get(f"/api/tables/{table}/hints/0")).json().get("ready"):
        if time.perf_counter() - began > READY:
            raise TimeoutError("no hint was ever ready")
        await asyncio.sleep(0.1)
    return time.perf_counter() - began


async def measure(games: list[str], moments: int) -> None:
    """Ask in each game, on one server."""
    async with serving(ROOT) as served:
        for game in games:
            found = await asyncio.wait_for(asking(served.host, game, moments), PATIENCE * moments)
            times = sorted(found.hints)
            half, slowest = times[len(times) // 2], times[-1]
            print(f"{game:<10} {found.ready:>8.2f} {half:>8.3f} {slowest:>8.3f}", flush=True)


def main() -> None:
    """Measure, and print."""
    from ludotheque.bots.hints import adviser
    from ludotheque.core import game
    from ludotheque.core.game import ids

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"of: {', '.join(ids())}")
    parser.add_argument("--moments", type=int, default=20, help="how many hints in each game")
    options = parser.parse_args()
    advisers = {id: found for id in options.games or ids() if (found := adviser(game(id))) is not None}
    for each in advisers.values():
        each.compile()
    print(f"Seconds a hint takes over HTTP; at most {BAR:.0f} are wanted. Load: {os.getloadavg()[0]:.1f}.")
    print(f"{'':<10} {'ready':>8} {'half':>8} {'slowest':>8}")
    asyncio.run(measure(list(advisers), options.moments))


if __name__ == "__main__":
    main()
