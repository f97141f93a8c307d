"""What can be set about a server, with defaults for people who set nothing."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.server.dice import draw
from ludotheque.server.tokens import token
from ludotheque.server.workers import LAST, Answer, Question, Thought, forecast, think

PAGE = Path(__file__).parent / "page"


def _id() -> str:
    return token(12)


def _secret() -> str:
    return secrets.token_hex(32)


_AHEAD = time.time_ns() - time.monotonic_ns()


def _milliseconds() -> int:
    """The time of day when the server started, and from then on a clock that nobody sets back."""
    return (_AHEAD + time.monotonic_ns()) // 1_000_000


LARGEST_RECORD = 2 * 1024 * 1024
"""Bytes of a record that is to be replayed."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. Ids, secrets, the clock and the dice can be replaced, so that tests may freeze them."""

    data: Path
    """The folder of the embedded store."""
    url: str = ""
    """Another store's address, for SQLAlchemy."""
    node_address: str = ""
    """Where other nodes of the same store find this one; by itself, where it listens."""
    lease_seconds: float = 2.0
    """How long a node that is not heard of keeps its tables."""
    drain_seconds: float = 0.0
    """How long a server that is told to stop goes on with matches that no other node knows the rules of."""
    page: Path = PAGE
    public_urls: tuple[str, ...] = ()
    """Under which addresses people find the server, where they are others than its own: behind a proxy."""
    prefix: str = ""
    """The path at which people find it: empty, or /games where a proxy has it at https://play.example/games/."""
    trusted_proxies: tuple[str, ...] = ()
    """The addresses or networks of proxies whose word on where a visitor comes from is taken."""
    metrics: bool = False
    """Are figures for Prometheus offered, at /metrics?"""
    pace: tuple[int, int] = (400, 900)
    """How many milliseconds a bot lets people watch before it moves."""
    workers: int = 2
    """Processes in which bots think; of several, no guest's bots ever have all."""
    warm: bool = False
    """Are those processes started with the server, before a bot is asked? Then the first one answers at once."""
    think_seconds: float = 2.0
    """How long a bot may think; then a simpler one plays on."""
    think_patience: float = 1.5
    """How long a bot on turn waits while others think; then the next weaker one moves for it."""
    strangers_megabytes: int = 2_000
    """How much memory each process may ask for in which bots from elsewhere think."""
    plan_seconds: float = 60.0
    """How long a bot's plan for a box may take, when it is made for the first time."""
    plan_patience: float = 1.0
    """How long a bot on turn waits for its plan; then the next weaker one moves for it."""
    plans_waiting: int = 3
    """How many plans of one guest's may wait to be made."""
    plans_megabytes: int = 200
    """How much disk plans may take; those that were not used for longest are forgotten."""
    replay_seconds: float = 5.0
    """How long it may take to replay a record."""
    replays_waiting: int = 3
    """How many records of one address may wait to be replayed."""
    experiment_seconds: float = 120.0
    """How long a part of a run in the Lab may take, rules to be compiled included."""
    experiments_waiting: int = 2
    """How many parts of one address may wait."""
    nice: int = LAST
    """How far the Lab's runs and the compiler stand back for whoever plays; as far as can be, they only run where
    nobody else wants to, which on a machine that is always busy is never."""
    reveal_seconds: float = 2.0
    """How long players' contributions to the dice are awaited at the start."""
    count: int = 3_000
    """How many milliseconds are counted down when everybody is ready for a race."""
    kept_open: int = 8_000
    """How many milliseconds a player may keep a moment open."""
    absent: int = 8_000
    """How many milliseconds a clock waits at most when only absent players could act."""
    head_seconds: float = 10.0
    content_seconds: float = 20.0
    """How long a request's head, and its content, may be under way: what is only half sent is closed."""
    # What one visitor may ask for (wire/limits.py): so many at once, and from then on so many a second.
    requests_a_second: float = 100.0
    requests_at_once: int = 60
    """HTTP requests and new connections, by address; they wait a little before they are refused."""
    guests_a_second: float = 0.1
    guests_at_once: int = 10
    """New guests, for each of the six who may share an address."""
    tables_a_second: float = 0.2
    tables_at_once: int = 10
    """New tables, by guest; by address six times as many."""
    uploads_a_second: float = 0.2
    uploads_at_once: int = 5
    """Records to be replayed, for each of the six who may share an address."""
    connections_at_once: int = 200
    """Open WebSockets by address, and as many other sockets."""
    pages_at_once: int = 20
    """Open WebSockets by guest."""
    watchers_at_once: int = 100
    """Spectators at a table."""
    asks_a_second: float = 20.0
    asks_at_once: int = 40
    """What is asked at a table, by connection."""
    largest_message: int = 64 * 1024
    """Bytes of what is asked, at a table and over HTTP; records may have more."""
    rng: Callable[[], random.Random] = field(default=random.Random)
    """Chance at a table that is none of the game's: which bot is quicker, how long it lets people watch."""
    new_id: Callable[[], str] = field(default=_id)
    new_secret: Callable[[], str] = field(default=_secret)
    now: Callable[[], int] = field(default=_milliseconds)
    draw: Callable[[Match, str, int], Move] = field(default=draw)
    think: Callable[[Thought], Answer] = field(default=think)
    forecast: Callable[[Question], dict[str, Any] | None] = field(default=forecast)

    @property
    def store(self) -> str:
        """The store's address."""
        return self.url or f"sqlite:///{(self.data / 'ludotheque.sqlite').resolve()}"


UNLIMITED: dict[str, Any] = {
    each.name: 1_000_000 for each in fields(Settings) if each.name.endswith(("_a_second", "_at_once"))
}
"""For tests and benchmarks, all of whose visitors come from one address."""
