"""Starts a server as a stranger would, and plays a game of Pig on it against a bot."""

import asyncio
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.server.pages import person

COMMAND = [Path(sys.executable).parent / "ludotheque", "serve", "--port", "0", "--pace", "0", "--data", sys.argv[1]]


async def play(host: str) -> None:
    """A person and a bot, to the end."""
    async with person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "heuristic", goal=20)
        async with ann.at(table) as page:
            while await page.play():
                pass
            news = await page.until(lambda news: news["phase"] == "over")
            assert max(news["outcome"]["scores"]) >= 20


with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        with urllib.request.urlopen(address) as page:
            assert b"<script" in page.read()
        asyncio.run(play(address.removeprefix("http://")))
    finally:
        server.terminate()
    _, said = server.communicate(timeout=60)
    # In order: nothing is left behind that the interpreter would complain of.
    assert (server.returncode, said) == (0, "ended by SIGTERM\n"), said
    print("played to the end")
