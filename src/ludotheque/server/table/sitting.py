"""Who sits at a live table, and the match they play: as it is in memory, whatever is kept of it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludotheque.bots.hints import adviser
from ludotheque.core.game import NATURE
from ludotheque.core.journal import Lot
from ludotheque.core.moves import Move
from ludotheque.server.dice import chosen, key
from ludotheque.server.messages import Pace
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.store.saved import Guest, Holder, SavedTable
from ludotheque.server.table.clock import Clock
from ludotheque.server.table.contributions import revealed
from ludotheque.server.table.gate import Gate
from ludotheque.server.table.inputs import Kept
from ludotheque.server.table.race import Claim, Race, foremost, is_race
from ludotheque.server.table.requests import Decision


@dataclass
class Line:
    """A page that looks at the table."""

    guest: Guest
    seen: int
    """How many entries it had seen when it came."""
    trip: int | None = None
    """The smallest recent round trip in milliseconds, where it was measured."""
    pace: Pace = "quick"
    """How long its person wants to watch bots."""


class Sitting:
    """Seats, match, clock and race of a table; only its owner, which is one, changes it."""

    def __init__(self, settings: Settings, kept: Kept, now: int) -> None:
        self.settings = settings
        self.now = now
        self.saved = kept.saved
        self.match = kept.match
        self.lines: dict[int, Line] = {}
        self.here: frozenset[str] = frozenset()
        """The guests whose pages look: another one whenever a page comes or goes."""
        self.clock = Clock()
        self.race = Race()
        self.gate = Gate()
        self.undo_asked: int | None = None
        """The seat that wants to take a move back, although it is another person's turn."""
        self._attended: tuple[SavedTable, frozenset[str]] | None = None
        """At what table, and who was there, when it was last seen whether anybody is."""
        self._paused: int | None = None
        """Since when the match has stood still, because its only person wants that."""
        self._key: tuple[object, str] | None = None
        """The contributions to the dice, and the key that they make."""
        self._rolled = 0
        """How often nature has acted."""
        self._revealing: int | None = None
        """When the match begins although contributions of people who are absent are missing."""

    def opens(self) -> int:
        """From when on moves of this phase are taken; 0 where that needs no waiting for."""
        earliest = self.match.tempo.earliest
        return self.clock.since + earliest if earliest else 0

    def open_to(self, seat: int) -> int:
        """From when on a seat may move: its phase is open, and its own last move lies far enough back."""
        return max(self.opens(), self.clock.moved.get(seat, 0) + self.match.tempo.cooldown)

    def due(self) -> int | None:
        """When the clock moves for whoever has not; None where nobody waits for a clock, or no player is there."""
        match = self.match
        if self._paused is not None or self.saved.phase != "playing":
            return None
        if NATURE in match.actors:
            return self.opens()
        latest = match.tempo.latest
        if latest == 0:
            return None
        people = self.people
        if not any(map(self.is_present, people)):
            return None
        guests = {holder.guest for holder in people}
        if len(guests) < len(people) or (len(guests) == 1 and not is_race(self.match.tempo)):
            # People at one screen hand it on, behind a curtain: no clock is slow enough for that. And nobody hurries a
            # person whom only bots wait for; but the times of a race are the game.
            return None
        acting = [self.saved.seats[seat] for seat in self.match.actors]
        if not any(self.is_present(holder) or holder.deputy for holder in acting):
            latest = min(latest, self.settings.absent)
        ends = self.clock.since + self.clock.paused + latest
        return max(ends, *self.clock.kept_open.values(), self.race.last(), 0)

    @property
    def people(self) -> list[Holder]:
        """The seats that persons hold and have not left; whoever holds several is there several times."""
        return [holder for holder in self.saved.seats if holder.kind == "person" and not holder.left]

    @property
    def has_hints(self) -> bool:
        """May players ask for the best moves now? Not while all race: to find them is the game."""
        if is_race(self.match.tempo) or adviser(self.match.game) is None:
            return False
        is_alone = len({holder.guest for holder in self.people}) == 1 and len(self.saved.seats) > len(self.people)
        return is_alone if self.saved.hints is None else self.saved.hints

    @property
    def is_paused(self) -> bool:
        """Does the match stand still?"""
        return self._paused is not None

    @property
    def can_pause(self) -> bool:
        """May the match stand still: does only one person race, and with bots?"""
        has_race = self.match.game.gate is not None
        return has_race and self.saved.phase == "playing" and len({holder.guest for holder in self.people}) == 1

    def seats_of(self, guest: Guest) -> list[int]:
        """The seats that a guest holds."""
        seats = enumerate(self.saved.seats)
        return [seat for seat, holder in seats if guest.id and holder.guest == guest.id and not holder.left]

    def holder(self, seat: int) -> Holder:
        """Who holds a seat; Refusal where there is no such seat."""
        if seat >= len(self.saved.seats):
            raise Refusal("illegal", f"expected a seat from 0 to {len(self.saved.seats) - 1}, not {seat}")
        return self.saved.seats[seat]

    def with_holder(self, seat: int, holder: Holder) -> SavedTable:
        """The table as it would be with another holder at a seat."""
        seats = [*self.saved.seats[:seat], holder, *self.saved.seats[seat + 1 :]]
        return msgspec.structs.replace(self.saved, seats=seats)

    def is_present(self, holder: Holder) -> bool:
        """Is whoever holds a seat at the table now?"""
        if holder.kind != "person" or holder.left:
            return holder.kind != "open"
        return not holder.away and holder.guest in self.here

    def is_acting(self, seat: int) -> bool:
        """May the seat move now?"""
        return self.saved.phase == "playing" and seat in self.match.actors

    def latency(self, seat: int) -> int | None:
        """Half the smallest recent round trip to whoever holds a seat, in milliseconds, where it was measured.

        Of several pages, to the farthest.
        """
        holder = self.saved.seats[seat]
        if holder.kind == "bot" or holder.deputy:
            return None
        trips = [line.trip for line in self.lines.values() if line.guest.id == holder.guest]
        return max((trip // 2 for trip in trips if trip is not None), default=None)

    def _carry_out(self, decision: Decision, arrived: int | None = None) -> None:
        """Do in memory what was decided. What can be refused comes first."""
        if decision.move is not None:
            self._play(*decision.move, arrived)
        if decision.undo is not None:
            self.match.undo(decision.undo, at=self._elapsed())
            self.clock.rewind(self.match.tempo.phase, self.now)
        self.saved = decision.table
        if decision.ask_undo is not None:
            self.undo_asked = decision.ask_undo
        elif decision.refuse_undo:
            self.undo_asked = None
        if decision.keep_open is not None:
            self.clock.kept_open.setdefault(decision.keep_open, self.now + self.settings.kept_open)
        if decision.ready is not None:
            self.gate.say(*decision.ready)
        if decision.go_without:
            self.gate.go_without()
        if decision.pause is not None:
            self._stand_still(decision.pause)
        if decision.begin and self.match.game.gate is not None and not decision.gathered:
            self.saved = msgspec.structs.replace(self.saved, phase="gathering")
            self.gate = Gate()
        elif decision.begin:
            self.saved = msgspec.structs.replace(self.saved, phase="playing", begun=self.now)
            self.clock.phase = -1
            self.clock.wind(self.match.tempo.phase, self.now)
            self._run_nature()
        if self.saved.phase == "revealing":
            self._revealing = self._revealing or self.now + int(1000 * self.settings.reveal_seconds)
        self.saved = self._judged(self.saved)
        self._attend()

    def _stand_still(self, is_paused: bool) -> None:
        """Stop all times, or let them go on where they were."""
        if is_paused:
            self._paused = self._paused or self.now
        elif self._paused is not None:
            self.clock.shift(self.now - max(self._paused, self.clock.since))
            self._paused = None

    def _play(self, seat: int, move: Move, arrived: int | None = None) -> None:
        """A seat makes a move, whose hand was at work from when it arrived; then nature does what it has to."""
        match, latency = self.match, None
        if match.tempo.cooldown:
            latency = self.latency(seat)
            if arrived is not None and match.is_legal(seat, move):
                # Before it is made: where it ends the phase, hands are free.
                self.clock.moved[seat] = arrived
        match.play(seat, move, at=self._elapsed(), latency=latency)
        self._run_nature()

    def _run_nature(self) -> None:
        """Nature makes its moves, by the dice's secret; where people are to see something first, it waits."""
        match = self.match
        while NATURE in match.actors and self.opens() <= self.now:
            move = self.settings.draw(match, self._dice_key(), self._rolled)
            match.play(NATURE, move, at=self._elapsed())

    def _first_of(self, rivals: list[Claim], move: Move) -> int:
        seats = foremost(rivals, self.match.tempo.equal)
        winner = seats[0]
        if len(seats) > 1:
            # Several made the same move at once: nature draws whose it is, and says so.
            winner = seats[chosen(self._dice_key(), self._rolled, [1] * len(seats))]
            self.match.enter(Lot(tuple(seats), winner, self._elapsed()))
        self._play(winner, move)
        return winner

    def _claim(
        self, seat: int, move: Move, arrived: int, at: int | None, request: str | None, line: int | None
    ) -> None:
        """A seat claims a move that another could have made first."""
        tempo, others = self.match.tempo, self.match.actors - {seat}
        slowest = max(self.latency(other) or 0 for other in others)
        trip = self.lines[line].trip if line in self.lines else None
        # A page may say that a move was made later than its line lets one think, never earlier.
        made = max(arrived - (trip or 0) // 2, self.opens(), min(at, arrived) if at is not None else 0)
        until = min(made + slowest + tempo.equal, arrived + tempo.hold)
        self.clock.moved[seat] = arrived
        self.race.enter(Claim(seat, move, made, until, request, line))

    def _let_lapse(self) -> None:
        """The clock moves for everybody who has not, all at once, so that the time of a move made by it tells nothing.

        Where nature has waited, it goes on.
        """
        phase = self.match.tempo.phase
        for seat in sorted(self.match.actors - {NATURE}):
            while self.is_acting(seat) and self.match.tempo.phase == phase:
                self.match.play(seat, self.match.lapse(seat), at=self._elapsed(), clock=True)
        self._run_nature()
        self.saved = self._judged(self.saved)

    def _dice_key(self) -> str:
        """What the outcomes are computed with, worked out once."""
        saved = self.saved
        if self._key is None or self._key[0] is not saved.contributions:
            self._key = saved.contributions, key(saved.secret, revealed(saved))
        return self._key[1]

    def _elapsed(self) -> int:
        return self.now - self.saved.begun

    def _judged(self, saved: SavedTable) -> SavedTable:
        """The table as it is kept after a move: over, where the match is."""
        is_over = saved.phase == "playing" and self.match.is_over
        return msgspec.structs.replace(saved, phase="over", outcome=self.match.outcome) if is_over else saved

    def _look_round(self) -> None:
        """A page has come or gone."""
        self.here = frozenset(line.guest.id for line in self.lines.values())

    def _attend(self) -> None:
        """Somebody came or went, or said something: the clock stands still while no player is there, and a gate opens
        for those who are."""
        attended = self._attended
        if attended is None or attended[0] is not self.saved or attended[1] is not self.here:
            self._attended = self.saved, self.here
            self.clock.attend(any(map(self.is_present, self.people)), self.now)
        if self.saved.phase == "gathering":
            present = {holder.guest for holder in self.people if self.is_present(holder)}
            absent = {holder.guest for holder in self.people} - present
            self.gate.settle(present, absent, self.now, self.settings.count)
