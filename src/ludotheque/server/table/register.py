"""All tables of a server: opened, found again, and rebuilt from the store after a crash."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any
from weakref import WeakValueDictionary

from ludotheque.bots import find
from ludotheque.core.errors import BoxError, LudothequeError, UnknownGame
from ludotheque.core.game import game
from ludotheque.core.record import Dice, write
from ludotheque.server.dice import fingerprint
from ludotheque.server.house import House, log
from ludotheque.server.messages import Again, Ask, NewTable, Play, Seat, SeatWanted, Start, TableRow
from ludotheque.server.names import clean
from ludotheque.server.refusal import Refusal, refusal_of
from ludotheque.server.store.saved import Guest, Holder, SavedTable
from ludotheque.server.table.clock import run_clock
from ludotheque.server.table.news import seat_infos, shown_phase
from ludotheque.server.table.owner import Effect, Table, Watcher
from ludotheque.server.table.race import claim, settle
from ludotheque.server.table.replays import replay_of
from ludotheque.server.table.requests import effect_of, move_wanted, returned
from ludotheque.server.table.seated import prepare_bots, wake_bots

ROWS = 30
"""So many of a guest's tables are shown on the shelf."""
KEPT = 64
"""So many tables stay in memory although nobody looks at them."""


class Tables:
    """The register of live tables: each is in memory once, as long as anybody needs it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: deque[Table] = deque(maxlen=KEPT)
        self._loading = asyncio.Lock()

    async def resume(self) -> None:
        """After a start, let the bots of unfinished matches go on."""
        for saved in await self.house.store.playing():
            if saved.phase == "revealing" or any(holder.kind == "bot" or holder.deputy for holder in saved.seats):
                try:
                    await self.get(saved.id)
                except Exception:
                    # Of a game or of rules no longer installed, or damaged: the other tables go on.
                    log.exception("table %s cannot go on", saved.id)

    async def get(self, id: str) -> Table:
        """The table of an id; Refusal where there is none."""
        async with self._loading:
            found = self._live.get(id)
            if found is not None:
                return found
            saved = await self.house.store.table(id)
            if saved is None:
                raise Refusal("unknown", f"there is no table {id!r}; expected the id that its link ends with")
            table = Table(self.house, saved)
            await table.load()
            self._keep(table)
        self._go_on(table)
        return table

    async def open(self, guest: Guest, wanted: NewTable) -> str:
        """A new table for a host; its id."""
        saved = self._new(guest, wanted)
        table = Table(self.house, saved)
        if wanted.start:
            if any(holder.kind == "open" for holder in saved.seats):
                raise Refusal("illegal", "a table that starts at once needs somebody at every seat, none open")
            table.saved = table.begin()
        await table.create()
        self._keep(table)
        prepare_bots(table)
        self._go_on(table)
        return saved.id

    async def ask(
        self, table: Table, guest: Guest, ask: Ask, arrived: int | None = None, trip: int | None = None
    ) -> None:
        """Carry out what a guest asks of a table, over a line with that round trip; LudothequeError where it may not
        be done."""
        request, came = f"{guest.id}:{ask.id}", self.house.settings.now() if arrived is None else arrived
        if isinstance(ask, Play) and await self._claim(table, guest, ask, request, came, trip):
            return
        if not await table.carry_out(request, lambda held: effect_of(held, guest, ask, came)):
            return
        self._go_on(table)
        if isinstance(ask, Seat):
            prepare_bots(table)
        if isinstance(ask, Again) and table.saved.next_table is not None:
            await self._start_if_alone(await self.get(table.saved.next_table), guest)

    async def _claim(self, table: Table, guest: Guest, ask: Play, request: str, arrived: int, trip: int | None) -> bool:
        """Claim a move that others could make first; False where there is no race."""
        async with table.held():
            if request in table.requests or not table.match.tempo.hold:
                return False
            move = move_wanted(table, guest, ask, arrived)
            claimed = claim(table, ask.seat, move, arrived, (trip or 0) // 2, ask.at)
        if claimed is None:
            return False
        claimed.request = request
        try:
            await settle(table, claimed)
        finally:
            self._go_on(table)
        return True

    async def join(self, table: Table, watcher: Watcher) -> None:
        """Somebody looks at a table. A player who is back needs no deputy."""
        was_present = any(other.guest.id == watcher.guest.id for other in table.watchers)
        table.watchers.add(watcher)
        table.attend()
        own = [table.saved.seats[seat] for seat in table.seats_of(watcher.guest)]
        is_back = any(holder.deputy or holder.away for holder in own) and not was_present
        if is_back and table.saved.phase == "playing":
            await table.carry_out(None, lambda held: Effect(returned(held, watcher.guest)))
        self._go_on(table)
        table.tell_all()

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        table.watchers.discard(watcher)
        table.attend()
        run_clock(table, self._go_on)
        table.tell_all()

    async def rows(self, guest: Guest) -> list[TableRow]:
        """A guest's tables, the newest first."""
        rows = []
        for saved in await self.house.store.tables_of(guest.id, ROWS):
            try:
                # Whose turn it is takes the journal to know.
                table = await self.get(saved.id) if saved.phase == "playing" else self._glimpse(saved)
            except Exception as error:
                # Of a game or of rules no longer installed, or damaged.
                log.warning("table %s cannot be shown: %s", saved.id, error)
                continue
            async with table.held():
                seats, phase = seat_infos(table, guest), shown_phase(table)
            my_turn = any(seat.mine and seat.acting for seat in seats)
            rows.append(TableRow(table=saved.id, game=saved.game, phase=phase, seats=seats, my_turn=my_turn))
        return rows

    async def record(self, id: str) -> bytes:
        """The record of a finished match; Refusal before the end, for it tells every secret."""
        table = await self.get(id)
        async with table.held():
            if table.saved.phase != "over":
                raise Refusal("forbidden", "the record is given out when the match is over, for it tells every secret")
            secret = table.saved.secret
            dice = Dice(fingerprint(secret), secret, table.revealed())
            return write(table.match, [holder.name for holder in table.saved.seats], dice)

    async def replay(self, id: str, key: str = "") -> bytes:
        """A finished match to be stepped through, with its dice's secret; those who ask (by key) take turns."""
        record = await self.record(id)
        table = await self.get(id)
        return await self._replayed(key, record, table.saved.secret, table.revealed())

    async def replay_of_upload(self, text: bytes, key: str = "") -> bytes:
        """A record from elsewhere to be stepped through; RecordError where it is none."""
        return await self._replayed(key, text)

    async def _replayed(self, key: str, *arguments: Any) -> bytes:
        try:
            return await self.house.archivists.run(replay_of, *arguments, key=key)
        except TimeoutError:
            limit = self.house.settings.replay_seconds
            raise Refusal("unreadable", f"expected a record that is replayed in {limit:.0f} seconds") from None

    async def _start_if_alone(self, table: Table, guest: Guest) -> None:
        """Where nobody else has to be waited for, the next match begins at once."""
        alone = all(holder.kind == "bot" or holder.guest == guest.id for holder in table.saved.seats)
        if alone and table.saved.host == guest.id and table.saved.phase == "lobby":
            await self.ask(table, guest, Start(id="again"))

    def _go_on(self, table: Table) -> None:
        """Do what is due without anybody asking: bots move, and a match begins although contributions are missing."""
        wake_bots(table, self._go_on)
        run_clock(table, self._go_on)
        if table.saved.phase == "revealing" and not table.is_awaiting:
            table.is_awaiting = True
            self.house.background(self._begin_anyway(table))

    async def _begin_anyway(self, table: Table) -> None:
        await asyncio.sleep(self.house.settings.reveal_seconds)
        table.is_awaiting = False
        try:
            await table.carry_out(None, lambda held: Effect(held.begin()) if held.saved.phase == "revealing" else None)
        except Exception:
            log.exception("the match of table %s could not begin", table.saved.id)
        # Where it has not begun, this is tried again.
        self._go_on(table)

    def _glimpse(self, saved: SavedTable) -> Table:
        return self._live.get(saved.id) or Table(self.house, saved)

    def _keep(self, table: Table) -> None:
        self._live[table.saved.id] = table
        self._recent.append(table)

    def _new(self, guest: Guest, wanted: NewTable) -> SavedTable:
        settings = self.house.settings
        try:
            chosen = game(wanted.game)
            box = chosen.new_box(**{"seats": len(wanted.seats), **wanted.options})
            if box.seats != len(wanted.seats):
                raise BoxError(f"expected as many seats as the option says, {box.seats}, not {len(wanted.seats)}")
            for seat in wanted.seats:
                if seat.kind == "bot":
                    find(chosen, seat.bot)
        except UnknownGame as error:
            raise Refusal("unknown", str(error)) from None
        except LudothequeError as error:
            raise refusal_of(error) from None
        return SavedTable(
            id=settings.new_id(),
            game=chosen.id,
            rules=chosen.version,
            box=chosen.changes(box),
            host=guest.id,
            seats=[_holder(guest, seat) for seat in wanted.seats],
            phase="lobby",
            secret=settings.new_secret(),
            created=settings.now(),
        )


def _holder(guest: Guest, wanted: SeatWanted) -> Holder:
    if wanted.kind == "bot":
        return Holder("bot", name=wanted.bot)
    if wanted.kind == "open":
        return Holder("open")
    return Holder("person", guest=guest.id, name=clean(wanted.name) if wanted.name else guest.name)
