"""Servers for chaos, without the limits that are meant for one visitor.

What a server needs is imported once; every line of standard input (an `Order` in JSON) then forks one, and its
process's number is answered. So a kill costs little more than the server's own start.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec

from ludotheque.core.game import game, games
from ludotheque.server.run import serve
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.store import database as _  # noqa: F401


class Order(msgspec.Struct):
    """A server that is wanted."""

    data: str
    port: int
    store: str
    ready: str
    """A file that is there as soon as the server listens."""
    log: str
    pig: int = 1
    """The version of Pig's rules that it has."""
    drain: float = 0.0


def main() -> None:
    """Fork servers until nobody wants any more."""
    games()
    # Nobody waits for them here: what has ended is gone.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line, type=Order)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run(order)
            os._exit(0)
        print(child, flush=True)


def run(order: Order) -> None:
    """Serve until it is told to stop, or killed."""
    log = os.open(order.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (0, 1, 2):
        os.dup2(log, stream)
    # A game is read-only, and there is one of each.
    object.__setattr__(game("pig"), "version", order.pig)
    settings = Settings(
        Path(order.data),
        url=order.store,
        pace=(0, 20),
        count=100,
        workers=1,
        drain_seconds=order.drain,
        metrics=True,
        **UNLIMITED,
    )
    serve(settings, "127.0.0.1", order.port, lambda address: Path(order.ready).touch(), browse=False)


if __name__ == "__main__":
    main()
