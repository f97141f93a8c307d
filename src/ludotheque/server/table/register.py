"""All tables of a server: opened, found again, rebuilt after a crash; and what their owners want done."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from ludotheque.bots import find
from ludotheque.core.errors import BoxError, LudothequeError, UnknownGame
from ludotheque.core.game import SPECTATOR, game
from ludotheque.core.record import write, write_unread
from ludotheque.server.dice import fingerprint
from ludotheque.server.house import House, log
from ludotheque.server.messages import (
    Done,
    Forget,
    Hello,
    Hint,
    Hints,
    NewTable,
    Opened,
    Refused,
    Request,
    SeatWanted,
    Start,
    TableRow,
)
from ludotheque.server.names import clean
from ludotheque.server.refusal import Refusal, Retired, refusal_of
from ludotheque.server.store.keeping import Elsewhere, Fenced
from ludotheque.server.store.remembered import Remembered
from ludotheque.server.store.saved import Guest, Holder, SavedTable
from ludotheque.server.store.seizing import change
from ludotheque.server.table.contributions import dice_of, onward
from ludotheque.server.table.effects import (
    Drop,
    Effect,
    Follow,
    Gone,
    Prepare,
    Reload,
    Reply,
    Show,
    Tell,
    Think,
    Wake,
    WorkOut,
    Write,
)
from ludotheque.server.table.forgetting import is_shared, without
from ludotheque.server.table.inputs import (
    Alarm,
    Asked,
    Entrusted,
    Failed,
    Input,
    Joined,
    Kept,
    Left,
    Loaded,
    Looked,
    Lost,
    Thought,
    WorkedOut,
    Written,
)
from ludotheque.server.table.news import seat_infos, shown_phase, told_outcome
from ludotheque.server.table.owner import REMARKS, Table
from ludotheque.server.table.rebuilt import played, prepare
from ludotheque.server.table.replays import account_of, replay_of
from ludotheque.server.table.requests import Decision, asked_for_hints, promised_by

ROWS = 30
"""So many of a guest's tables are shown on the shelf."""
KEPT = 64
"""So many tables stay in memory although nobody looks at them."""
T = TypeVar("T")


class Page(Protocol):
    """A connection that looks at a table."""

    def tell(self, news: bytes) -> None:
        """There is news."""

    def answer(self, answer: Done | Refused) -> None:
        """A request is answered."""

    def speak(self) -> None:
        """Send what has come together."""

    def drop(self, *, has_moved: bool = False) -> None:
        """The page is let go; it may come back at once where the table has moved to another node."""


class Tables:
    """The register of live tables: each is in memory once, as long as anybody needs it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._live: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: deque[Table] = deque(maxlen=KEPT)
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._pages: dict[int, Page] = {}
        self.speaking: list[Page] = []
        """Those that have something to send: what comes together goes together."""
        self._looking: dict[int, asyncio.Future[Any]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._numbers = count(1)
        self.accounts: dict[str, bytes] = {}
        """How the scores of the last matches asked about came about: everybody at a table asks at the same moment."""
        prepare()

    # ------------------------------------------------------------ messages to owners

    def send(self, table: Table, message: Input, now: int | None = None) -> None:
        """Tell a table's owner something, and do what it wants done."""
        for effect in table.take(message, self.house.settings.now() if now is None else now):
            self._perform(table, effect)
        self.speak()

    def speak(self) -> None:
        """Let pages send what has come for them."""
        speaking, self.speaking = self.speaking, []
        for page in speaking:
            page.speak()

    @property
    def connections(self) -> int:
        """How many pages look."""
        return len(self._pages)

    def new_line(self) -> int:
        """A number for a page's line to a table."""
        return next(self._numbers)

    def join(self, table: Table, line: int, page: Page, guest: Guest, hello: Hello) -> None:
        """A page looks at a table over a line, or wants to be told everything again."""
        self._pages[line] = page
        self.send(table, Joined(line, guest, hello.seen, hello.id, hello.pace))

    def leave(self, table: Table, line: int) -> None:
        """A page no longer looks."""
        if self._pages.pop(line, None) is not None:
            self.send(table, Left(line))

    async def look(self, table: Table, read: Callable[[Table], T]) -> T:
        """Read something of a table, as it is kept."""
        number = next(self._numbers)
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._looking[number] = seen
        try:
            self.send(table, Looked(read, number))
            return await seen
        finally:
            del self._looking[number]

    async def ask(self, table: Table, guest: Guest, request: Request, arrived: int | None = None) -> None:
        """Carry out what a guest asks of a table; Refusal where it may not be done."""
        asker = Asker()
        line = self.new_line()
        self._pages[line] = asker
        try:
            came = self.house.settings.now() if arrived is None else arrived
            self.send(table, Asked(line, guest, request, came))
            await asker.answered
        finally:
            del self._pages[line]

    # ------------------------------------------------------------ tables

    async def resume(self) -> None:
        """After a start, let the bots of unfinished matches go on."""
        for saved in await self.house.store.playing():
            if any(holder.kind == "bot" or holder.deputy for holder in saved.seats):
                try:
                    await self.get(saved.id)
                except Exception:
                    # Of a game or of rules no longer installed, or damaged: the other tables go on.
                    log.exception("table %s cannot go on", saved.id)

    async def get(self, id: str, *, from_others: bool = False) -> Table:
        """The table of an id, from now on this node's; Refusal where there is none, Elsewhere where another node has it
        (and it is not wanted from others). Whoever wants another table does not wait for this one."""
        found = self._live.get(id)
        if found is not None:
            return found
        is_first = id not in self._loading
        if is_first:
            self._loading[id] = asyncio.ensure_future(self._found(id, from_others))
            self._loading[id].add_done_callback(lambda done: self._loaded(id, done))
        try:
            return await asyncio.shield(self._loading[id])
        except Elsewhere:
            if is_first or not from_others:
                raise
            # Whoever wanted it first would not have taken it from others.
            return await self.get(id, from_others=True)

    def epochs(self) -> dict[str, int]:
        """The tables that are this node's, as far as it knows."""
        return {id: table.epoch for id, table in self._live.items()}

    def kept(self, id: str) -> SavedTable | None:
        """What is kept of a table that is this node's."""
        found = self._live.get(id)
        return None if found is None else found.kept

    async def rest(self, ids: list[str]) -> None:
        """Wait until what was begun at some tables is kept."""
        for id in ids:
            found = self._live.get(id)
            if found is not None:
                with suppress(Exception):
                    await asyncio.wait_for(self.look(found, lambda table: table.match.number), 1.0)

    def lose(self, id: str, epoch: int) -> None:
        """A table is another node's, or nobody's, from this epoch on."""
        found = self._live.get(id)
        if found is not None and found.epoch < epoch:
            self.send(found, Lost())

    async def open(self, guest: Guest, wanted: NewTable) -> Opened:
        """A new table for a host."""
        saved = self._new(guest, wanted)
        if wanted.start and any(holder.kind == "open" for holder in saved.seats):
            raise Refusal("illegal", "a table that starts at once needs somebody at every seat, none open")
        if wanted.promise and all(holder.guest != guest.id for holder in saved.seats):
            raise Refusal("illegal", "only players add to the dice; expected a seat for whoever promises")
        settings = self.house.settings
        table = Table(settings, played(saved, [], Remembered(), []), self.house.settings.rng(), settings.now())
        started = onward(table, replace(saved, phase="promising")) if wanted.start else (saved, False)
        epoch = await self.house.store.add_table(*table.open(Decision(*started)))
        self._keep(table)
        self.send(table, Entrusted(epoch))
        for name in {holder.name for holder in saved.seats if holder.kind == "bot"}:
            self._prepare(table, Prepare(name, guest.id))
        return Opened(table=saved.id, fingerprint=fingerprint(saved.secret))

    async def rows(self, guest: Guest) -> list[TableRow]:
        """A guest's tables, the newest first."""
        rows = []
        for saved in await self.house.store.tables_of(guest.id, ROWS):
            try:
                rows.append(await self._row(saved, guest))
            except Exception as error:
                # Of a game or of rules no longer installed, or damaged.
                log.warning("table %s cannot be shown: %s", saved.id, error)
        return rows

    async def erase(self, guest: Guest) -> None:
        """Forget a guest: tables that nobody else has sat at go, the others stay without them and their words."""
        for tables in (self.house.store.tables_of, self.house.store.tables_of_words):
            while found := await tables(guest.id, ROWS):
                for saved in found:
                    await self._erase_at(saved, guest)
        await self.house.store.forget_guest(guest.id)

    async def _erase_at(self, saved: SavedTable, guest: Guest) -> None:
        try:
            table = await self.get(saved.id, from_others=True)
            await self.ask(table, guest, Forget(id=self.house.settings.new_id()))
        except (Elsewhere, LudothequeError, msgspec.MsgspecError) as error:
            # Only another node can have it (this one is about to stop), or it is of a game or of rules no longer
            # installed, or damaged: what is kept of it is changed as it lies.
            log.warning("table %s is forgotten unread: %r", saved.id, error)
            stand_in = self.house.settings.new_id()
            await change(self.house.store, saved.id, lambda saved: without(saved, guest, stand_in))
        left = await self.house.store.table(saved.id)
        if left is not None and not is_shared(left, guest.id):
            live = self._live.pop(saved.id, None)
            if live is not None:
                self._perform(live, Drop(list(live.lines)))
                self._wake(live, None)
            await self.house.store.drop_table(saved.id)

    async def record(self, id: str, guest: Guest | None = None) -> bytes:
        """The record of a finished match; Refusal before the end, for it tells every secret. Where nobody has the rules
        any more, it will not end: its players may have what is kept of it, but for the dice's secret."""
        try:
            return await self.look(await self._seen(id), _record)
        except Retired:
            saved = await self._saved(id)
            if guest is None or not any(guest.id and holder.guest == guest.id for holder in saved.seats):
                raise
            names = [holder.name for holder in saved.seats]
            return write_unread(saved.game, saved.rules, saved.box, names, await self.house.store.journal(id))

    async def replay(self, id: str, key: str = "", viewer: int = SPECTATOR) -> bytes:
        """A finished match to be stepped through as a seat saw it, with its dice's secret; those who ask take turns."""
        return await self._replayed(replay_of, key, await self.record(id), viewer)

    async def account(self, id: str, key: str = "") -> bytes:
        """How the scores of a finished match came about; Refusal before the end."""
        found = await self._replayed(account_of, key, await self.record(id))
        self.accounts[id] = found
        while len(self.accounts) > KEPT:
            del self.accounts[next(iter(self.accounts))]
        return found

    async def hints(self, id: str, guest: Guest, seat: int) -> Hints:
        """The best moves of a guest's seat, from what it knows; Refusal where that is not for them to ask."""
        question, moves = await self.look(await self._seen(id), partial(asked_for_hints, guest=guest, seat=seat))
        found = await self.house.thinkers.advise(question, key=guest.id)
        told = [Hint(move=msgspec.to_builtins(moves.decode(each.move)), chance=each.chance) for each in found or []]
        return Hints(ready=found is not None, moves=told)

    async def replay_of_upload(self, text: bytes, key: str = "", viewer: int = SPECTATOR) -> bytes:
        """A record from elsewhere to be stepped through; RecordError where it is none."""
        return await self._replayed(replay_of, key, text, viewer)

    async def _replayed(self, work: Callable[..., bytes], key: str, *about: Any) -> bytes:
        try:
            return await self.house.archivists.run(work, *about, key=key)
        except TimeoutError:
            limit = self.house.settings.replay_seconds
            raise Refusal("unreadable", f"expected a record that is replayed in {limit:.0f} seconds") from None

    # ------------------------------------------------------------ effects

    def _perform(self, table: Table, effect: Effect) -> None:
        match effect:
            case Tell():
                for line in effect.lines:
                    if line in self._pages:
                        self._pages[line].tell(effect.news)
            case Reply():
                if effect.line in self._pages:
                    self._pages[effect.line].answer(effect.answer)
            case Write():
                begun = time.perf_counter()
                moves = len(effect.change.entries)
                self.house.store.submit(effect.change).add_done_callback(partial(self._kept, table, begun, moves))
            case Drop():
                for line in effect.lines:
                    if line in self._pages:
                        self._pages[line].drop(has_moved=effect.has_moved)
            case Gone():
                self.house.metrics.counts["tables_lost"] += 1
                self._live.pop(table.kept.id, None)
            case Wake():
                self._wake(table, effect.at)
            case Think():
                self.house.background(self._think(table, effect))
            case WorkOut():
                self.house.background(self._work_out(table, effect))
            case Show():
                self._show(effect)
            case Reload():
                self.house.background(self._reload(table))
            case Prepare():
                self._prepare(table, effect)
            case Follow():
                self.house.background(self._follow(effect))

    def _kept(self, table: Table, begun: float, moves: int, written: asyncio.Future[None]) -> None:
        """The store's word of a change."""
        if not written.cancelled():
            error = written.exception()
            metrics = self.house.metrics
            metrics.writes.note(time.perf_counter() - begun)
            metrics.counts["moves" if error is None else "write_failures"] += moves if error is None else 1
            metrics.counts["late_writes"] += isinstance(error, Fenced)
            self.send(table, Written() if error is None else Failed(error))

    async def _reload(self, table: Table) -> None:
        try:
            kept = await self._read(table.kept.id)
        except Elsewhere:
            self.send(table, Lost())
        except Exception as error:
            self.send(table, Failed(error))
        else:
            self.send(table, Loaded(kept))

    def _wake(self, table: Table, at: int | None) -> None:
        alarm = self._alarms.pop(table.kept.id, None)
        if alarm is not None:
            alarm.cancel()
        if at is not None:
            # A timer may be early by a part of a millisecond, the owner's clock counts whole ones.
            left = max(0, at - self.house.settings.now()) + 1
            loop = asyncio.get_running_loop()
            self._alarms[table.kept.id] = loop.call_later(left / 1000, self._sound, table)

    def _sound(self, table: Table) -> None:
        self._alarms.pop(table.kept.id, None)
        self.send(table, Alarm())

    async def _think(self, table: Table, effect: Think) -> None:
        thought = effect.thought
        try:
            answer = await self.house.thinkers.run(self.house.settings.think, thought, key=table.kept.host)
            if answer.move not in thought.legal:
                log.error("the bot %s of %s chose a move that is not legal: %d", thought.bot, thought.game, answer.move)
        except Exception:
            # A bot that fails must not stop a table at which people sit.
            log.exception("the bot %s of %s failed", thought.bot, thought.game)
            answer = None
        self.send(table, Thought(effect.seat, effect.number, answer))

    async def _work_out(self, table: Table, effect: WorkOut) -> None:
        try:
            forecast = await self.house.forecasters.run(
                self.house.settings.forecast, effect.question, key=table.kept.host
            )
        except Exception as error:
            log.warning("nothing was worked out for seat %d of table %s: %r", effect.seat, table.kept.id, error)
            forecast = None
        self.send(table, WorkedOut(effect.seat, effect.entries, forecast))

    def _show(self, effect: Show) -> None:
        seen = self._looking.get(effect.number)
        if seen is None or seen.done():
            return
        if isinstance(effect.value, Exception):
            seen.set_exception(effect.value)
        else:
            seen.set_result(effect.value)

    def _prepare(self, table: Table, effect: Prepare) -> None:
        """Let a bot work out its plans before it is asked."""
        self.house.plans.want(table.kept.game, table.kept.box, effect.bot, key=effect.guest)

    async def _follow(self, effect: Follow) -> None:
        """Where nobody else has to be waited for, the next match begins at once."""
        table, guest = await self.get(effect.table), effect.guest
        seats = table.saved.seats
        if all(holder.kind == "bot" or holder.guest == guest.id for holder in seats):
            self.send(table, Asked(None, guest, Start(id="again"), self.house.settings.now()))

    # ------------------------------------------------------------ reading

    async def _found(self, id: str, from_others: bool) -> Table:
        kept = await self._read(id, from_others)
        settings = self.house.settings
        table = Table(settings, kept, self.house.settings.rng(), settings.now())
        self._keep(table)
        self.send(table, Alarm())
        return table

    def _loaded(self, id: str, done: asyncio.Future[Table]) -> None:
        del self._loading[id]
        if not done.cancelled():
            # Whoever asked for it may have gone.
            done.exception()

    async def _read(self, id: str, from_others: bool = False) -> Kept:
        """Take a table, and read what its last owner has left."""
        epoch = await self.house.store.nodes.take(await self._saved(id), from_others=from_others)
        return await self._played(await self._saved(id), epoch)

    async def _saved(self, id: str) -> SavedTable:
        saved = await self.house.store.table(id)
        if saved is None:
            raise Refusal("unknown", f"there is no table {id!r}; expected the id that its link ends with")
        return saved

    async def _played(self, saved: SavedTable, epoch: int = 0) -> Kept:
        store = self.house.store
        entries, requests = await store.journal(saved.id), await store.requests(saved.id)
        remarks = await store.remarks(saved.id, REMARKS)
        return await asyncio.to_thread(played, saved, entries, requests, remarks, epoch)

    async def _seen(self, id: str) -> Table:
        """A table to be read; another node's as the store has it."""
        try:
            return await self.get(id)
        except Elsewhere:
            kept = await self._played(await self._saved(id))
            return Table(self.house.settings, kept, self.house.settings.rng(), self.house.settings.now())

    async def _row(self, saved: SavedTable, guest: Guest) -> TableRow:
        # Whose turn it is takes the journal to know.
        table = await self._seen(saved.id) if saved.phase == "playing" else self._glimpse(saved)

        def read(table: Table) -> TableRow:
            seats = seat_infos(table, tuple(table.seats_of(guest)))
            my_turn = any(seat.mine and seat.acting for seat in seats)
            return TableRow(
                table=table.saved.id,
                game=table.saved.game,
                phase=shown_phase(table),
                seats=seats,
                my_turn=my_turn,
                created=table.saved.created,
                outcome=told_outcome(table.saved.outcome),
            )

        return await self.look(table, read)

    def _glimpse(self, saved: SavedTable) -> Table:
        found = self._live.get(saved.id)
        return found or Table(
            self.house.settings,
            played(saved, [], Remembered(), []),
            self.house.settings.rng(),
            self.house.settings.now(),
        )

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
            contributions=promised_by(guest, wanted.promise),
            hints=wanted.hints,
        )


class Asker:
    """Somebody who asks for one thing and waits for the answer."""

    def __init__(self) -> None:
        self.answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(self, news: bytes) -> None:
        """It does not look."""

    def speak(self) -> None:
        """It has nothing to send."""

    def drop(self, *, has_moved: bool = False) -> None:
        """It does not look."""

    def answer(self, answer: Done | Refused) -> None:
        """The answer has come."""
        if isinstance(answer, Refused):
            self.answered.set_exception(Refusal(answer.error, answer.detail))
        else:
            self.answered.set_result(None)


def _record(table: Table) -> bytes:
    if table.saved.phase != "over":
        raise Refusal("forbidden", "the record is given out when the match is over, for it tells every secret")
    return write(table.match, [holder.name for holder in table.saved.seats], dice_of(table.saved))


def _holder(guest: Guest, wanted: SeatWanted) -> Holder:
    if wanted.kind == "bot":
        return Holder("bot", name=wanted.bot)
    if wanted.kind == "open":
        return Holder("open")
    return Holder("person", guest=guest.id, name=clean(wanted.name) if wanted.name else guest.name)
