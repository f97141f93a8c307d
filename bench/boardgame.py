"""Tables of Pig on boardgame.io's own server, in memory or on disk, for the same players as ours.

boardgame.io comes from npm, into .bench/boardgame. Its clients speak socket.io; these speak as much of it as they need.
"""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from bench.frames import CLOSE, PATIENCE, PING, PONG, Line
from bench.pig_tables import Times
from bench.served import Served

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".bench" / "boardgame"
WANTED = ("boardgame.io@0.50.2", "node-persist@3.1.3")
"""FlatFile needs the second, which the first does not bring."""
PATH = "/socket.io/?EIO=4&transport=websocket"
OPEN, ASKED, ANSWER, CONNECT, EVENT = b"0", b"2", b"3", b"40/pig,", b"42/pig,"


class Turn(msgspec.Struct):
    """As much as players look at of what boardgame.io calls `ctx`."""

    turn: int
    currentPlayer: str


class State(msgspec.Struct):
    """As much of a state as players look at."""

    number: int = msgspec.field(name="_stateID")
    ctx: Turn


_event = msgspec.json.Decoder(list[msgspec.Raw])
_state = msgspec.json.Decoder(State)


class Synced(msgspec.Struct):
    """What somebody is told who comes to a table."""

    state: State


_synced = msgspec.json.Decoder(Synced)


def installed() -> Path:
    """The folder in which boardgame.io is, fetched if it is missing."""
    note = FOLDER / "installed.txt"
    wanted = " ".join(WANTED)
    if not note.exists() or note.read_text() != wanted:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("boardgame.io is fetched by npm, which is not on the PATH")
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text("{}")
        print(f"fetching {wanted} into {FOLDER}", file=sys.stderr, flush=True)
        command = [npm, "install", "--silent", "--no-audit", "--no-fund", *WANTED]
        subprocess.run(command, cwd=FOLDER, check=True, stdout=sys.stderr)
        note.write_text(wanted)
    return FOLDER


@asynccontextmanager
async def serving(is_durable: bool) -> AsyncIterator[Served]:
    """boardgame.io's server in a process of its own, with its states in memory or in files."""
    folder = installed()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        script = shutil.copy(Path(__file__).with_name("boardgame.cjs"), folder / "server.cjs")
        environment = os.environ | {"NODE_ENV": "production"}
        process = await asyncio.create_subprocess_exec(
            "node", script, str(port), data if is_durable else "memory",
            stdout=asyncio.subprocess.PIPE, cwd=folder, env=environment,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            async with asyncio.timeout(PATIENCE):
                while b"ready" not in (line := await process.stdout.readline()):
                    if not line:
                        raise RuntimeError("boardgame.io's server has ended by itself")
            yield Served(f"127.0.0.1:{port}", process.pid)
        finally:
            process.terminate()
            await process.wait()


class Player(Line):
    """One connection, as socket.io's client would have it."""

    def __init__(self, hear: Callable[["Line", Any], None]) -> None:
        super().__init__(hear)
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def emit(self, *event: Any) -> None:
        """Say something to the game's server."""
        self.send(EVENT + msgspec.json.encode(event))

    def _take(self, kind: int, text: bytes) -> None:
        if kind == PING:
            self.send(text, PONG)
        elif kind == CLOSE:
            self.close()
        elif text.startswith(EVENT):
            self._hear(self, _event.decode(text[len(EVENT) :]))
        elif text.startswith(CONNECT):
            self.connected.set_result(None)
        elif text.startswith(OPEN):
            self.send(CONNECT)
        elif text == ASKED:
            self.send(ANSWER)


class Table:
    """Two players who pass every other turn and roll until they bust in the others, as at our tables."""

    def __init__(self, host: str, id: str) -> None:
        self._host = host
        self._id = id
        self._players: list[Player] = []
        self._synced = 0
        self._state: State | None = None
        self._begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._resting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard: dict[int, float] = {}
        """Who has heard of the move in flight, and after how long."""
        self._mover = -1
        self._sent = self._until = 0.0
        self._times = Times()

    async def begin(self) -> None:
        """Both come."""
        for seat in range(2):
            player = await Player.open(self._host, PATH, "", self._hear)
            assert isinstance(player, Player)
            await asyncio.wait_for(player.connected, PATIENCE)
            self._players.append(player)
            player.emit("sync", self._id, str(seat), None, 2)
        await asyncio.wait_for(self._begun, PATIENCE)

    async def play(self, until: float) -> Times:
        """Make moves until a moment, and wait for the last; how long each took."""
        self._until, self._times = until, Times()
        self._resting = asyncio.get_running_loop().create_future()
        self._move()
        await asyncio.wait_for(self._resting, until - time.perf_counter() + PATIENCE)
        return self._times

    def end(self) -> None:
        """Both leave."""
        for player in self._players:
            player.close()

    def _hear(self, player: Line, event: list[msgspec.Raw]) -> None:
        """The server has said something."""
        kind = bytes(event[0])
        if kind == b'"sync"':
            self._state = _synced.decode(event[2]).state
            self._synced += 1
            if self._synced == 2:
                self._begun.set_result(None)
        elif kind == b'"update"' and self._mover >= 0:
            state = _state.decode(event[2])
            assert self._state is not None
            if state.number > self._state.number:
                self._heard[0 if player is self._players[0] else 1] = time.perf_counter() - self._sent
                if len(self._heard) == 2:
                    self._land(state)

    def _land(self, state: State) -> None:
        self._state = state
        self._times.done.append(self._heard[self._mover])
        self._times.told.append(self._heard[1 - self._mover])
        self._mover = -1
        if time.perf_counter() < self._until:
            self._move()
        else:
            self._resting.set_result(None)

    def _move(self) -> None:
        assert self._state is not None
        seat, kind = self._state.ctx.currentPlayer, "hold" if (self._state.ctx.turn - 1) % 4 < 2 else "roll"
        move = {"type": "MAKE_MOVE", "payload": {"type": kind, "args": [], "playerID": seat}}
        self._mover, self._heard, self._sent = int(seat), {}, time.perf_counter()
        self._players[self._mover].emit("update", move, self._state.number, self._id, seat)


def opened(host: str, tables: int) -> list[Table]:
    """So many tables."""
    return [Table(host, f"t{number}") for number in range(tables)]
