"""Which tables are this node's, where several servers share one PostgreSQL; and a server that is alone.

A node says at short intervals that it lives (`nodes.until`, by the database's own clock); a table's row in `leases`
says which node has it, and by which epoch. Whoever takes a table raises its epoch, and every write looks at it, so a
node that was paused, cut off or has a wrong clock writes nothing to what is no longer its own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sql

from ludotheque.server.store.keeping import Elsewhere, Heard, Rules
from ludotheque.server.store.saved import SavedTable

log = logging.getLogger(__name__)
T = TypeVar("T")
BEATS = 5
"""So often a node says that it lives before the others stop waiting for it."""
LONGEST = 60
"""Seconds for which a node may be unheard of at most. Whoever seems to live longer was heard of by a clock that was set
back since."""
CHANNEL = "ludotheque"
LINES: dict[str, Any] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 3_000,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}
"""A connection to PostgreSQL that nothing comes through is given up within seconds."""

LIVES = f"nodes.until BETWEEN clock_timestamp() AND clock_timestamp() + interval '{LONGEST} seconds'"
ALIVE = f"SELECT 1 FROM nodes WHERE nodes.id = leases.node AND {LIVES}"
OTHER = f"{ALIVE} AND nodes.address != :address"
"""Whoever was at this node's own address before it is dead, even if it was heard of a moment ago."""
TAKE = sql.text(
    'INSERT INTO leases ("table", node, epoch) VALUES (:table, :node, 1) ON CONFLICT ("table") DO UPDATE'
    " SET node = :node, epoch = leases.epoch + 1"
    f" WHERE :anyway OR leases.node IS NULL OR leases.node = :node OR NOT EXISTS ({OTHER}) RETURNING epoch"
)
SEIZE = sql.text(
    'INSERT INTO leases ("table", node, epoch) VALUES (:table, NULL, 1) ON CONFLICT ("table") DO UPDATE'
    " SET node = NULL, epoch = leases.epoch + 1 RETURNING epoch"
)
OWNER = sql.text(
    f'SELECT nodes.address FROM leases JOIN nodes ON nodes.id = leases.node WHERE leases."table" = :table AND {LIVES}'
)
RELEASE = sql.text(
    'UPDATE leases SET node = NULL, epoch = epoch + 1 WHERE "table" = :table AND epoch = :epoch RETURNING epoch'
)
RELEASE_ALL = sql.text("UPDATE leases SET node = NULL, epoch = epoch + 1 WHERE node = :node")
NOTIFY = sql.text(f"SELECT pg_notify('{CHANNEL}', :told)")
EPOCHS = sql.text('SELECT "table", epoch FROM leases WHERE "table" = ANY(:tables)')
ORPHANS = sql.text(
    'SELECT tables.id FROM tables LEFT JOIN leases ON leases."table" = tables.id'
    f" WHERE tables.phase = 'playing' AND NOT EXISTS ({ALIVE} AND nodes.id != :node) AND NOT tables.id = ANY(:besides)"
    # Somebody's turn comes without anybody there only where a bot has a seat, or plays for somebody.
    """ AND (tables.seats LIKE '%"bot"%' OR tables.seats LIKE '%"deputy"%')"""
    " AND tables.game || ' ' || tables.rules = ANY(:rules) ORDER BY random() LIMIT :most"
)
ENTER = sql.text(
    "INSERT INTO nodes (id, address, rules, until, retired)"
    " VALUES (:node, :address, :rules, clock_timestamp() + :lease * interval '1 second', false)"
)
BEAT = sql.text(
    "UPDATE nodes SET until = clock_timestamp() + :lease * interval '1 second'"
    " WHERE id = :node AND until > clock_timestamp() RETURNING (SELECT count(*) FROM nodes AS twins"
    " WHERE twins.address = :address AND twins.id != :node AND twins.until > clock_timestamp())"
)
"""Comes too late, or tells how many others say that they are at this node's own address."""
RETIRE = sql.text("UPDATE nodes SET retired = true WHERE id = :node")
LEAVE = sql.text("DELETE FROM nodes WHERE id = :node")
FORGET = sql.text("DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'")
LIVING = sql.text(f"SELECT id, address, rules FROM nodes WHERE {LIVES} AND NOT retired ORDER BY random()")


class Alone:
    """A server that has its store for itself: every table is its own."""

    is_alone = True
    is_ready = True
    is_retired = False

    async def open(
        self, address: str, rules: Iterable[Rules], hear: Callable[[Heard], None], lapse: Callable[[], None]
    ) -> None:
        """There are no others."""

    async def close(self) -> None:
        """There are no others."""

    async def retire(self) -> None:
        """There are no others."""

    async def take(self, table: SavedTable, *, from_others: bool = False) -> int:
        """Nothing is checked where nobody else writes."""
        return 0

    async def seize(self, table: str) -> int:
        """Nothing is checked where nobody else writes."""
        return 0

    async def release(self, tables: dict[str, int]) -> None:
        """Nobody wants them."""

    async def lost(self, tables: dict[str, int]) -> list[str]:
        """None."""
        return []

    async def orphans(self, most: int, besides: Iterable[str]) -> list[str]:
        """None."""
        return []

    async def known_to_others(self) -> set[Rules]:
        """There are no others."""
        return set()

    def changed(self) -> Awaitable[None]:
        """Never."""
        return asyncio.get_running_loop().create_future()


class Member:
    """A node's life among others, wherever they are kept: it says that it lives, and notices when it came too late."""

    is_alone = False

    def __init__(self, lease: float) -> None:
        self.is_ready = False
        self._lease = lease
        self._node = secrets.token_urlsafe(9)
        self._address = ""
        self._rules: frozenset[str] = frozenset()
        self.is_retired = False
        self._heard: Callable[[Heard], None] = lambda heard: None
        self._lapse: Callable[[], None] = lambda: None
        self._tasks: list[asyncio.Task[None]] = []
        self._turn: asyncio.Future[None] | None = None

    async def open(
        self, address: str, rules: Iterable[Rules], hear: Callable[[Heard], None], lapse: Callable[[], None]
    ) -> None:
        """Join the others."""
        self._address = address
        self._rules = frozenset(f"{each.game} {each.version}" for each in rules)
        self._heard, self._lapse = hear, lapse
        await self._enter()
        self.is_ready = True
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        """Leave the others, and every table to them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.is_ready:
            self.is_ready = False
            with suppress(OSError, sql.exc.SQLAlchemyError):
                await self._leave()

    def changed(self) -> Awaitable[None]:
        """The next time that a table changes hands, as far as one hears of it."""
        if self._turn is None or self._turn.done():
            self._turn = asyncio.get_running_loop().create_future()
        return asyncio.shield(self._turn)

    async def _live(self) -> None:
        """Say that this node lives, until it is closed. Whoever has not said so in time may have lost everything."""
        loop = asyncio.get_running_loop()
        said = loop.time()
        while True:
            await asyncio.sleep(self._lease / BEATS)
            begun = loop.time()
            try:
                is_known = await self._beat()
                said = begun
                # It may have joined anew, and the word of that was lost.
                self.is_ready = self.is_ready or is_known
            except Exception as error:
                is_known = loop.time() - said < self._lease
                if self.is_ready:
                    log.warning("the store does not answer: %s", str(error).partition("\n")[0])
            if is_known:
                continue
            if self.is_ready:
                log.error("this node was not heard of for too long: its tables may be others' by now")
                self.is_ready = False
                self._lapse()
            with suppress(OSError, sql.exc.SQLAlchemyError):
                self._node = secrets.token_urlsafe(9)
                await self._enter()
                self.is_ready, said = True, loop.time()

    def _hear(self, told: str) -> None:
        table, epoch, node = told.split(" ")
        if node != self._node:
            self._heard(Heard(table, int(epoch)))
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(None)

    async def _listen(self) -> None:
        """Hear of tables that change hands. What is missed is found out by asking: see `lost`."""
        raise NotImplementedError

    async def _enter(self) -> None:
        """Let the others know of this node."""
        raise NotImplementedError

    async def _beat(self) -> bool:
        """Say that this node lives; False where that came too late."""
        raise NotImplementedError

    async def _leave(self) -> None:
        """Leave every table, and the others."""
        raise NotImplementedError


class Leases(Member):
    """A node among others over one PostgreSQL. Its own connections and threads wait behind nobody's moves, and to say
    that it lives it waits behind no table that is to be taken."""

    def __init__(self, url: str, lease: float) -> None:
        super().__init__(min(lease, LONGEST))
        self._url = url
        self._engine = sql.create_engine(url, pool_size=3, max_overflow=0, pool_pre_ping=True, connect_args=LINES)
        let_go(self._engine, lease)
        self._threads = ThreadPoolExecutor(2, "leases")
        self._heart = ThreadPoolExecutor(1, "heart")
        self._crowded = 0
        """So many times in a row another was at this node's address."""

    async def close(self) -> None:
        """Leave the others, and let go of every connection."""
        await super().close()
        # A connection that came back after the engine is disposed of would be nobody's to close.
        for threads in (self._threads, self._heart):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def retire(self) -> None:
        """From now on others take tables that nobody has, where they can."""
        self.is_retired = True
        await self._run(lambda connection: connection.execute(RETIRE, {"node": self._node}))

    async def take(self, table: SavedTable, *, from_others: bool = False) -> int:
        """The epoch by which a table is this node's from now on; Elsewhere where it is another's."""

        def work(connection: sql.Connection) -> int:
            rules = f"{table.game} {table.rules}"
            if rules not in self._rules or self.is_retired:
                address = connection.scalar(OWNER, {"table": table.id}) or _who_knows(connection, rules, self._node)
                if address and address != self._address:
                    raise Elsewhere(address)
                if rules not in self._rules:
                    return 0
            wanted = {"table": table.id, "node": self._node, "address": self._address, "anyway": from_others}
            epoch = connection.scalar(TAKE, wanted)
            if epoch is None:
                raise Elsewhere(str(connection.scalar(OWNER, {"table": table.id}) or ""))
            if epoch > 1:
                connection.execute(NOTIFY, {"told": f"{table.id} {epoch} {self._node}"})
            return int(epoch)

        return await self._run(work)

    async def seize(self, table: str) -> int:
        """Take a table from whoever has it, for whoever wants it next."""

        def work(connection: sql.Connection) -> int:
            epoch = int(connection.scalar(SEIZE, {"table": table}) or 0)
            connection.execute(NOTIFY, {"told": f"{table} {epoch} {self._node}"})
            return epoch

        return await self._run(work)

    def claim(self, connection: sql.Connection, table: str) -> int:
        """A new table is this node's, in the transaction that keeps it."""
        wanted = {"table": table, "node": self._node, "address": self._address, "anyway": False}
        return int(connection.scalar(TAKE, wanted))

    async def release(self, tables: dict[str, int]) -> None:
        """Leave tables to whoever wants them."""

        def work(connection: sql.Connection) -> None:
            for table, epoch in sorted(tables.items()):
                left = connection.scalar(RELEASE, {"table": table, "epoch": epoch})
                if left is not None:
                    connection.execute(NOTIFY, {"told": f"{table} {left} {self._node}"})

        await self._run(work)

    async def lost(self, tables: dict[str, int]) -> list[str]:
        """Which of these tables are no longer had by these epochs."""

        def work(connection: sql.Connection) -> list[str]:
            found = {row[0]: row[1] for row in connection.execute(EPOCHS, {"tables": list(tables)})}
            return [table for table, epoch in tables.items() if found.get(table) != epoch]

        return await self._run(work) if tables else []

    async def orphans(self, most: int, besides: Iterable[str]) -> list[str]:
        """Tables at which a bot plays and that no other living node has; besides those that this one knows it has."""
        if self.is_retired or not self.is_ready:
            return []
        wanted = {"rules": sorted(self._rules), "most": most, "node": self._node, "besides": list(besides)}
        return await self._run(lambda connection: list(connection.scalars(ORPHANS, wanted)))

    async def known_to_others(self) -> set[Rules]:
        """The rules of which another living node could have a table."""
        found: Iterable[Any] = await self._run(lambda connection: connection.execute(LIVING).all())
        known = {line for row in found if row.id != self._node for line in row.rules.split("\n") if line}
        return {Rules(game, int(version)) for game, version in (line.split(" ") for line in known)}

    async def _listen(self) -> None:
        """Hear of tables that change hands. What is missed is found out by asking: see `lost`."""
        import psycopg

        address = sql.make_url(self._url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True, **LINES) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for told in connection.notifies():
                        self._hear(told.payload)
            except (OSError, psycopg.Error) as error:
                log.warning("nothing is heard from the store: %s", str(error).partition("\n")[0])
            await asyncio.sleep(self._lease / BEATS)

    async def _enter(self) -> None:
        rules = "\n".join(sorted(self._rules))
        own = {"node": self._node, "address": self._address, "rules": rules, "lease": self._lease}

        def work(connection: sql.Connection) -> None:
            connection.execute(FORGET)
            connection.execute(ENTER, own)

        await self._run(work, self._heart)

    async def _beat(self) -> bool:
        own = {"node": self._node, "address": self._address, "lease": self._lease}
        twins = await self._run(lambda connection: connection.scalar(BEAT, own), self._heart)
        self._notice(twins or 0)
        return twins is not None

    def _notice(self, twins: int) -> None:
        """Who was here before is not heard of any more; two at one address take every table from each other."""
        self._crowded = self._crowded + 1 if twins else 0
        if self._crowded == 2 * BEATS:
            log.error("another server says that it is at %s too: give each its own --node-address", self._address)

    async def _leave(self) -> None:
        def work(connection: sql.Connection) -> None:
            connection.execute(RELEASE_ALL, {"node": self._node})
            connection.execute(LEAVE, {"node": self._node})

        await self._run(work)

    async def _run(self, work: Callable[[sql.Connection], T], threads: ThreadPoolExecutor | None = None) -> T:
        def whole() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads or self._threads, whole)


def let_go(engine: sql.Engine, lease: float) -> None:
    """Whoever stands still in the middle of a transaction keeps what it has locked no longer than its tables."""

    def prepare(connection: Any, _: Any) -> None:
        try:
            connection.execute(f"SET idle_in_transaction_session_timeout = {int(1000 * lease)}")
            connection.commit()
        except Exception:
            # Nobody else has it yet.
            connection.close()
            raise

    sql.event.listen(engine, "connect", prepare)


def _who_knows(connection: sql.Connection, rules: str, besides: str) -> str:
    """The address of another living node with these rules; empty for none."""
    found: Iterable[Any] = connection.execute(LIVING)
    return next((row.address for row in found if rules in row.rules.split("\n") and row.id != besides), "")
