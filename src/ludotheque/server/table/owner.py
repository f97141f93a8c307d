"""A live table: a match, who holds its seats, and who watches. Nothing is told before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from ludotheque.core.errors import TooEarly
from ludotheque.core.game import NATURE, game
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.server.dice import chosen, key
from ludotheque.server.house import House
from ludotheque.server.refusal import Refusal
from ludotheque.server.store.database import Conflict
from ludotheque.server.store.saved import Change, Contribution, Guest, Holder, SavedRemark, SavedTable
from ludotheque.server.table.chronicle import Chronicle
from ludotheque.server.table.timing import Clock, Race

REMARKS = 50
"""So many lines of chat are shown."""


class Watcher(Protocol):
    """A connection that looks at a table."""

    guest: Guest

    @property
    def trip(self) -> int | None:
        """The smallest recent round trip in milliseconds, where it was measured."""

    def wake(self) -> None:
        """There is news."""


class Effect(msgspec.Struct, frozen=True):
    """What a request does to a table, beside the moves it makes."""

    table: SavedTable
    remark: SavedRemark | None = None
    successor: SavedTable | None = None
    request: str | None = None
    """Whose request it was, where it was not the asker's."""


class Table:
    """The authority over one table; use it only while it is held."""

    def __init__(self, house: House, saved: SavedTable) -> None:
        self.house = house
        self.saved = saved
        self.kept = saved
        """The table as it is in the store."""
        self.watchers: set[Watcher] = set()
        self.is_awaiting = False
        """Are contributions to the dice awaited?"""
        self.thinking: set[int] = set()
        """The seats whose bots are at work."""
        self.hinting: set[int] = set()
        """The seats for which hints are worked out."""
        self.hints: dict[int, tuple[int, dict[str, Any] | None]] = {}
        """For a seat, what was worked out for it, and after how many entries."""
        self.match = _empty(saved)
        self.clock = Clock()
        self.race = Race()
        self.stirred = asyncio.Event()
        """Set, and replaced by another, whenever there is news."""
        self.chronicle = Chronicle()
        self.requests: set[str] = set()
        self.remarks: list[SavedRemark] = []
        self._written = 0
        self._rolled = 0
        self._lock = asyncio.Lock()
        self._is_stale = False

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and what is seen of it is durable."""
        async with self._lock:
            if self._is_stale:
                await self._load()
            yield

    async def load(self) -> None:
        """Rebuild the match from the store's journal."""
        async with self._lock:
            await self._load()

    async def carry_out(self, request: str | None, work: Callable[[Table], Effect | None]) -> bool:
        """Do what a request asks, once: `work` gives its effect, if any. Was something done now, and not before?"""
        async with self.held():
            if request is not None and request in self.requests:
                return False
            before = self.saved
            try:
                effect = work(self)
            except BaseException:
                self.saved = before
                self._is_stale |= self.match.number != self._written
                raise
            if effect is None:
                return False
            await self._commit(request, effect)
        self.tell_all()
        return True

    async def create(self) -> None:
        """Keep a new table, and what has happened at it already."""
        await self.house.store.add_table(self.saved, self._unwritten())
        self.kept = self.saved
        self._written = self.match.number

    def make(self, by: int, move: Move, arrived: int | None = None) -> None:
        """A seat makes a move; then nature does what it has to."""
        if move not in self.match.legal(by):
            self.match.play(by, move)
            raise AssertionError("a move that is not legal is refused")
        if arrived is not None:
            self.clock.moved[by] = arrived
        latency = self.latency(by) if self.match.tempo.cooldown else None
        self._enter(Played(by, move, self._elapsed(), latency=latency))
        self.run_nature()

    def make_drawn(self, among: list[int], move: Move) -> int:
        """Several seats made the same move at once: nature draws whose it is, and says so."""
        place = chosen(key(self.saved.secret, self.revealed()), self._rolled, [1] * len(among))
        self._enter(Lot(tuple(among), among[place], self._elapsed()))
        self.make(among[place], move)
        return among[place]

    def opens(self) -> int:
        """From when on moves of this phase are taken; 0 where that needs no waiting for."""
        earliest = self.match.tempo.earliest
        return self.clock.since + earliest if earliest else 0

    def check_time(self, seat: int, arrived: int) -> None:
        """TooEarly where the phase is not open yet, or the seat has moved a moment ago."""
        wait = max(self.opens(), self.clock.moved.get(seat, 0) + self.match.tempo.cooldown) - arrived
        if wait > 0:
            raise TooEarly(f"expected a move in {wait} milliseconds or later")

    def latency(self, seat: int) -> int | None:
        """Half the smallest recent round trip to whoever holds a seat, in milliseconds, where it was measured.

        Of several pages, to the farthest.
        """
        holder = self.saved.seats[seat]
        if holder.kind == "bot" or holder.deputy:
            return None
        trips = [watcher.trip for watcher in self.watchers if watcher.guest.id == holder.guest]
        return max((trip // 2 for trip in trips if trip is not None), default=None)

    def enter_lapse(self, seat: int) -> None:
        """The clock makes a seat's move."""
        self._enter(Played(seat, self.match.lapse(seat), self._elapsed(), clock=True))

    async def tell_from_the_start(self) -> None:
        """Make sure of everybody's events; other tables do not wait while a long match is told."""
        if not self.chronicle.is_begun:
            await asyncio.to_thread(self.chronicle.begin, self.match)

    def due(self) -> int | None:
        """When the clock moves for whoever has not; None where nobody waits for a clock, or no player is there."""
        if self.saved.phase == "playing" and NATURE in self.match.actors:
            return self.opens()
        latest = self.match.tempo.latest
        people = [holder for holder in self.saved.seats if holder.kind == "person"]
        if self.saved.phase != "playing" or latest == 0 or not any(map(self.is_present, people)):
            return None
        if len({holder.guest for holder in people}) < len(people):
            # People at one screen hand it on, behind a curtain: no clock is slow enough for that.
            return None
        acting = [self.saved.seats[seat] for seat in self.match.actors]
        if not any(self.is_present(holder) or holder.deputy for holder in acting):
            latest = min(latest, self.house.settings.absent)
        return max(self.clock.since + self.clock.paused + latest, *self.clock.held.values(), *self.race.undecided(), 0)

    def hold(self, seat: int) -> None:
        """A seat keeps the phase open for a while, once."""
        tempo = self.match.tempo
        if tempo.latest == 0 or tempo.cooldown or not self.is_acting(seat):
            raise Refusal("illegal", "there is no moment that could be kept open; expected one in which you may act")
        if seat not in self.clock.held:
            self.clock.held[seat] = self.house.settings.now() + self.house.settings.hold

    def take_back(self, seat: int) -> None:
        """A seat takes its last move back."""
        self.chronicle.note(self.match, self.match.undo(seat, at=self._elapsed()))
        self.clock.rewind(self.match.tempo.phase, self.house.settings.now())

    def run_nature(self) -> None:
        """Nature makes its moves, by the dice's secret; where people are to see something first, it waits."""
        while NATURE in self.match.actors and self.opens() <= self.house.settings.now():
            move = self.house.settings.draw(self.match, key(self.saved.secret, self.revealed()), self._rolled)
            self._enter(Played(NATURE, move, self._elapsed()))

    def begin(self) -> SavedTable:
        """Start the match."""
        self.saved = msgspec.structs.replace(self.saved, phase="playing", begun=self.house.settings.now())
        self.clock.phase = -1
        self._wind()
        self.run_nature()
        return self.judged(self.saved)

    def promised(self) -> dict[int, Contribution]:
        """What players have promised to add to the dice, by their first seat."""
        firsts: dict[str, int] = {}
        for seat, holder in enumerate(self.saved.seats):
            firsts.setdefault(holder.guest, seat)
        made = self.saved.contributions
        return {seat: made[guest] for guest, seat in firsts.items() if guest in made}

    def revealed(self) -> list[str]:
        """What players have added to the dice, in the order of their seats."""
        return [contribution.value for contribution in self.promised().values() if contribution.value]

    def judged(self, saved: SavedTable) -> SavedTable:
        """The table as it is kept after a move: over, where the match is."""
        is_over = saved.phase == "playing" and self.match.is_over
        return msgspec.structs.replace(saved, phase="over") if is_over else saved

    def seats_of(self, guest: Guest) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, holder in enumerate(self.saved.seats) if guest.id and holder.guest == guest.id]

    def holder(self, seat: int) -> Holder:
        """Who holds a seat; Refusal where there is no such seat."""
        if seat >= len(self.saved.seats):
            raise Refusal("illegal", f"expected a seat from 0 to {len(self.saved.seats) - 1}, not {seat}")
        return self.saved.seats[seat]

    def with_holder(self, seat: int, holder: Holder) -> SavedTable:
        """The table with another holder at a seat."""
        seats = [*self.saved.seats[:seat], holder, *self.saved.seats[seat + 1 :]]
        return msgspec.structs.replace(self.saved, seats=seats)

    def is_present(self, holder: Holder) -> bool:
        """Is whoever holds a seat at the table now?"""
        if holder.kind != "person":
            return holder.kind == "bot"
        return not holder.away and any(watcher.guest.id == holder.guest for watcher in self.watchers)

    def attend(self) -> None:
        """Somebody came or went: the clock stands still while no player is there."""
        people = [holder for holder in self.saved.seats if holder.kind == "person"]
        self.clock.attend(any(map(self.is_present, people)), self.house.settings.now())

    def is_acting(self, seat: int) -> bool:
        """May the seat move now?"""
        return self.saved.phase == "playing" and seat in self.match.actors

    def tell_all(self) -> None:
        """There is news for everybody."""
        self.stirred.set()
        self.stirred = asyncio.Event()
        for watcher in list(self.watchers):
            watcher.wake()

    async def _commit(self, request: str | None, effect: Effect) -> None:
        # Until the store has it, what is in memory may not be what is kept: after any error it is read again.
        self._is_stale = True
        request = effect.request or request
        changed = None if effect.table == self.kept else effect.table
        new = self._unwritten()
        change = Change(effect.table.id, changed, self._written, new, request, effect.remark, effect.successor)
        try:
            await self.house.store.write(change)
        except Conflict:
            # Another server did; what it did is news here.
            self.tell_all()
            raise Refusal("busy", "somebody else changed the table at the same moment: try again") from None
        self._is_stale = False
        self.saved = self.kept = effect.table
        self._written = self.match.number
        self._wind()
        if request is not None:
            self.requests.add(request)
        if effect.remark is not None:
            self.remarks = [*self.remarks, effect.remark][-REMARKS:]

    async def _load(self) -> None:
        store = self.house.store
        saved = await store.table(self.saved.id)
        if saved is None:
            raise Refusal("unknown", f"there is no table {self.saved.id!r}")
        entries = await store.journal(saved.id)
        requests = await store.requests(saved.id)
        remarks = await store.remarks(saved.id, REMARKS)
        match = await asyncio.to_thread(_played, saved, entries)
        self.saved = self.kept = saved
        self.requests, self.remarks = requests, remarks
        self.match, self.chronicle = match, Chronicle()
        self._rolled = sum(entry.by == NATURE for entry in match.journal)
        self._written = match.number
        self._is_stale = False
        self._wind()

    def _wind(self) -> None:
        self.clock.wind(self.match.tempo.phase, self.house.settings.now())

    def _enter(self, entry: Entry) -> None:
        # Told before it is made: should it be refused, everything is read again.
        self._is_stale = True
        self.chronicle.note(self.match, entry)
        self.match.enter(entry)
        self._is_stale = False
        self._rolled += entry.by == NATURE
        self._wind()

    def _unwritten(self) -> list[bytes]:
        return [msgspec.json.encode(entry) for entry in self.match.journal[self._written :]]

    def _elapsed(self) -> int:
        return self.house.settings.now() - self.saved.begun


def _empty(saved: SavedTable) -> Match:
    """The match of a table before its first entry."""
    chosen = game(saved.game)
    if chosen.version != saved.rules:
        raise Refusal("unknown", f"the table was opened with rules {saved.rules} of {saved.game}, not {chosen.version}")
    return Match(chosen, chosen.new_box(**saved.box))


def _played(saved: SavedTable, entries: list[bytes]) -> Match:
    """The match of a table with all its entries. That may take a while."""
    match = _empty(saved)
    decoder = msgspec.json.Decoder(Played[match.game.moves.type] | Undone | Lot)  # type: ignore[name-defined]
    for entry in entries:
        match.enter(decoder.decode(entry))
    return match
