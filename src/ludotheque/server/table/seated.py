"""Bots at a live table: what they were asked, and the answers they stand by until it is time."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots import simpler
from ludotheque.core.game import Tempo
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.core.scheduler import quickest
from ludotheque.server import workers
from ludotheque.server.store.saved import Holder, SavedTable
from ludotheque.server.table.effects import Think

if TYPE_CHECKING:
    from ludotheque.server.table.sitting import Sitting

SERIES = 3
"""A move of the same kind as the bot's last one (one more die) comes so many times quicker."""

PACES = {"quick": 1, "normal": 2, "unhurried": 4}
"""For each pace of a person, how many times as long bots let them watch."""


@dataclass(frozen=True)
class Asking:
    """What a bot was asked, and the position in which it was."""

    number: int
    bot: str
    asked: int
    opens: int
    due: int | None
    tempo: Tempo
    view: Any
    legal: list[int]


@dataclass(frozen=True)
class Standing:
    """A bot's answer, and when it is given."""

    asking: Asking
    move: Move
    when: int


class Seated:
    """The bots of a table, those that play for absent players too."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._asked: dict[int, Asking] = {}
        self.answers: dict[int, Standing] = {}
        self._number = 0
        self._looked: SavedTable | None = None
        self._bots: list[tuple[int, str]] = []
        """Which bot plays at which seat, at the table that was looked at last."""

    def ask(self, table: Sitting) -> list[Think]:
        """Ask every bot that may act and has neither been asked nor stands by its answer."""
        if self.answers:
            self._withdraw(table)
        if self._looked is not table.saved:
            self._looked = table.saved
            self._bots = [(seat, _bot(holder)) for seat, holder in enumerate(table.saved.seats) if _bot(holder)]
        if not self._bots:
            return []
        return [
            self._ask(table, seat, bot)
            for seat, bot in self._bots
            if table.is_acting(seat) and seat not in self._asked and seat not in self.answers
        ]

    def answer(self, table: Sitting, seat: int, number: int, answer: workers.Answer | None) -> SavedTable | None:
        """A bot has chosen. One that failed, or chose what is not legal, has to go: then the table as it is without it.

        The simplest of all takes what comes: people wait for it.
        """
        asking = self._asked.get(seat)
        if asking is None or asking.number != number:
            return None
        del self._asked[seat]
        if answer is None or answer.move not in asking.legal:
            if bot_at(table, seat) != asking.bot or table.saved.phase != "playing":
                return None
            if simpler(table.match.game, asking.bot):
                return replaced(table, seat)
            answer = workers.Answer(self._rng.choice(asking.legal), 0)
        move = table.match.game.moves.decode(answer.move)
        self.answers[seat] = Standing(asking, move, self._when(table, seat, asking, move, answer.delay))
        return None

    def forget(self) -> None:
        """All has stood still for a while: everybody is asked anew."""
        self._asked = {}
        self.answers = {}

    def due(self) -> int | None:
        """When the next answer is given."""
        return min((each.when for each in self.answers.values()), default=None)

    def take(self, table: Sitting) -> tuple[int, Move] | None:
        """The answer whose time has come, the quickest first; it is given now."""
        now = table.now
        if not any(each.when <= now for each in self.answers.values()):
            return None
        self._withdraw(table)
        ready = sum(1 << seat for seat, each in self.answers.items() if each.when <= now)
        if not ready:
            return None
        times = [[0, self.answers[seat].when if seat in self.answers else 0] for seat in range(ready.bit_length())]
        seat = quickest(ready, times, [self._rng.getrandbits(32), self._rng.getrandbits(32) | 1])
        return seat, self.answers.pop(seat).move

    def _withdraw(self, table: Sitting) -> None:
        """Nobody stands by an answer to what is no longer asked."""
        self.answers = {seat: each for seat, each in self.answers.items() if stands(table, seat, each)}

    def _ask(self, table: Sitting, seat: int, bot: str) -> Think:
        match, saved = table.match, table.saved
        self._number += 1
        view = match.view(seat)
        legal = [match.game.moves.encode(move) for move in match.legal(seat)]
        self._asked[seat] = Asking(self._number, bot, table.now, table.opens(), table.due(), match.tempo, view, legal)
        thought = workers.Thought(saved.game, saved.box, bot, view.as_dict(), legal, self._rng.getrandbits(63))
        return Think(seat, self._number, thought)

    def _when(self, table: Sitting, seat: int, asking: Asking, move: Move, delay: int) -> int:
        """A bot with a reaction time of its own is asked when there is something to see; others let people watch."""
        if delay:
            when = float(max(asking.asked, asking.opens) + delay)
        else:
            when = table.now + self._pause(table, seat, move)
            if asking.due is not None:
                # Early enough for its answer to count, whatever it is.
                when = min(when, asking.asked + self._rng.uniform(0.3, 0.8) * (asking.due - asking.asked))
        return int(max(when, table.open_to(seat)))

    def _pause(self, table: Sitting, seat: int, move: Move) -> float:
        """Milliseconds that people are given to follow what happens."""
        pause = self._rng.uniform(*table.settings.pace)
        if _kind_of_last(table.match, seat) is type(move):
            pause /= SERIES
        return pause * patience(table, seat)


def bot_at(table: Sitting, seat: int) -> str:
    """The bot that plays at a seat, as its holder or for an absent player; empty for none."""
    return _bot(table.saved.seats[seat])


def _bot(holder: Holder) -> str:
    return holder.name if holder.kind == "bot" else holder.deputy


def replaced(table: Sitting, seat: int) -> SavedTable:
    """The table with a simpler bot in place of one that has failed, for good."""
    holder, failed = table.saved.seats[seat], bot_at(table, seat)
    bot = simpler(table.match.game, failed)
    if holder.kind == "bot":
        return table.with_holder(seat, msgspec.structs.replace(holder, name=bot, failed=failed))
    return table.with_holder(seat, msgspec.structs.replace(holder, deputy=bot, failed=failed))


def patience(table: Sitting, seat: int) -> int:
    """How many times as long a bot waits, for the pace of the only person who plays; in a moment of several nobody
    watches an answer."""
    guests = {holder.guest for holder in table.people}
    if len(guests) != 1 or table.match.actors != {seat}:
        return 1
    return max((PACES[line.pace] for line in table.lines.values() if line.guest.id in guests), default=1)


def stands(table: Sitting, seat: int, standing: Standing) -> bool:
    """Does a bot still stand by its answer?"""
    asking, match = standing.asking, table.match
    if bot_at(table, seat) != asking.bot or not table.is_acting(seat):
        return False
    # Where a clock runs, others may act meanwhile, and the bot stands by its answer as long as it may.
    if asking.tempo.latest == 0:
        return bool(match.view(seat) == asking.view)
    return match.tempo.phase == asking.tempo.phase and match.is_legal(seat, standing.move)


def _kind_of_last(match: Match, seat: int) -> type | None:
    last = match.last
    return type(last.move) if isinstance(last, Played) and last.by == seat else None
