"""*Play now* on a server that has just been started, with nothing compiled: how long until the bot's first move?

.venv/bin/python -m bench.first_move                       # every game, with a new server and an empty cache each
.venv/bin/python -m bench.first_move karma --bot expert    # one of them, against another bot than the page chooses

The table is the one that the page opens for whoever comes for the first time, and the person answers at once. The time
is taken from when *Play now* was pressed, from when the match has begun, and from when the bot is on turn; all have the
moment in them that people are given to watch (0.4 to 0.8 s). At most 3 s are wanted from the press. Rök cannot keep to
that, whatever the server does: a race begins when everybody is ready and 3, 2, 1 have been counted (3 s), the runes fly
for 1.2 s, and a bot takes as long as people do, 0.4 to 2 s to find a rune, or where there is none the 3 s before which
nobody may say so. So it is also told how long the bots' answers took (`/metrics`), in which there is nothing but
waiting for processes, files and computing: that is what is ours of it.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from bench.witness import PATIENCE, ROOT, line_to, news_of, serving, visitor
from websockets.asyncio.client import ClientConnection

BAR = 3.0


class First(NamedTuple):
    """Seconds until a bot's first move."""

    pressed: float
    begun: float
    """Since the countdown was over, where a match begins with one."""
    on_turn: float
    answered: float
    """The most that a bot's answer may have taken: all there were, together."""


async def first_move(host: str, game: str, bot: str) -> First:
    """Press *Play now*, and answer at once until the bot has moved."""
    async with visitor(host) as http:
        info = next(each for each in (await http.get("/api/games")).json() if each["id"] == game)
        usual = "heuristic" if "heuristic" in info["bots"] else info["bots"][-1]
        others = max(info["seats"][0], min(2, info["seats"][1])) - 1
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot or usual}] * others]
        coach = info["coach"] or {}
        pressed = time.perf_counter()
        body = {"game": game, "seats": seats, "options": coach.get("options", {}), "start": True}
        table = (await http.post("/api/tables", json=body)).raise_for_status().json()["table"]
        async with line_to(host, table, http.cookies) as socket:
            times = await asyncio.wait_for(_play(socket, pressed), PATIENCE)
        told = (await http.get("/metrics")).text
        answered = float(told.partition("\nludotheque_think_seconds_sum ")[2].partition("\n")[0])
        return First(*times, answered)


async def _play(socket: ClientConnection, pressed: float) -> tuple[float, float, float]:
    """Seconds until a bot has moved, since *Play now*, since the match has begun, and since the bot was on turn."""
    ids, since, begun, was_acting, was_gated = count(), pressed, pressed, False, False
    async for news in news_of(socket):
        now, bots = time.perf_counter(), [seat for seat, each in enumerate(news["seats"]) if each["kind"] == "bot"]
        begun = now if was_gated and not news["gate"] else begun
        was_gated = bool(news["gate"])
        is_acting = any(news["seats"][seat]["acting"] for seat in bots)
        since = now if is_acting and not was_acting else since
        was_acting = is_acting
        if any(event["by"] in bots for event in news["events"]):
            return now - pressed, now - begun, now - since
        wish: dict[str, Any] = {}
        if news["gate"] and 0 not in news["gate"]["ready"]:
            wish = {"type": "ready"}
        elif news["positions"][0]["choices"]:
            position = news["positions"][0]
            move = position["choices"][0]["move"]
            wish = {"type": "play", "seat": position["seat"], "move": move, "question": position["question"]}
        if wish:
            await socket.send(json.dumps({"id": f"f{next(ids)}", **wish}))
    raise ConnectionError("the connection ended")


async def measure(game: str, bot: str) -> First:
    """The first move of a game on a new server with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["LUDOTHEQUE_CACHE"] = str(Path(folder) / "cache")
        async with serving(ROOT, Path(folder) / "data", "--metrics") as served:
            return await first_move(served.host, game, bot)


def main() -> None:
    """Measure, and print."""
    from ludotheque.core.game import ids

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"of: {', '.join(ids())}")
    parser.add_argument("--bot", default="", help="another than the usual")
    options = parser.parse_args()
    print(f"Seconds until the bot's first move; at most {BAR:.0f} from the press are wanted (of Rök, see --help).")
    print(f"Load: {os.getloadavg()[0]:.1f}.")
    print(f"{'':<10} {'pressed':>8} {'begun':>8} {'on turn':>8} {'answered':>9}")
    for game in options.games or ids():
        try:
            found = asyncio.run(measure(game, options.bot))
        except (httpx.HTTPError, TimeoutError) as error:
            print(f"{game:<10} {error!r}", flush=True)
        else:
            pressed, begun, on_turn, answered = found
            print(f"{game:<10} {pressed:>8.2f} {begun:>8.2f} {on_turn:>8.2f} {answered:>9.2f}", flush=True)


if __name__ == "__main__":
    main()
