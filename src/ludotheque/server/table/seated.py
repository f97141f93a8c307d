"""Bots at live tables: they think in a worker and move like anybody else. Hints for people are worked out there too."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from contextlib import suppress

from ludotheque.core.errors import IllegalMove
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.moves import Move
from ludotheque.server.table.owner import Effect, Table
from ludotheque.server.table.race import claim, settle
from ludotheque.server.workers import Answer, Question, Thought

log = logging.getLogger(__name__)
SERIES = 3
"""A move of the same kind as the bot's last one (one more die) comes so many times quicker."""
RETRY = 1.0
GoOn = Callable[[Table], None]
"""Does what is due at a table after a move."""


def wake_bots(table: Table, go_on: GoOn) -> None:
    """Let every bot that may act begin to think, and hints be worked out for people who may; `go_on` follows a move."""
    for seat in range(len(table.saved.seats)):
        if bot_at(table, seat) and table.is_acting(seat) and seat not in table.thinking:
            table.thinking.add(seat)
            table.house.background(_play(table, seat, go_on))
    if table.match.game.hint is not None:
        for seat, holder in enumerate(table.saved.seats):
            if holder.kind == "person" and table.is_acting(seat) and seat not in table.hinting:
                table.hinting.add(seat)
                table.house.background(_hint(table, seat))


def prepare_bots(table: Table) -> None:
    """Let bots work out their plans before the match begins."""
    for name in {holder.name for holder in table.saved.seats if holder.kind == "bot"}:
        table.house.plans.want(table.saved.game, table.saved.box, name, key=table.saved.host)


def bot_at(table: Table, seat: int) -> str:
    """The bot that plays at a seat, as its holder or for an absent player; empty for none."""
    holder = table.saved.seats[seat]
    return holder.name if holder.kind == "bot" else holder.deputy


async def _play(table: Table, seat: int, go_on: GoOn) -> None:
    """Think and move until the seat has nothing more to do."""
    try:
        while True:
            try:
                if not await _step(table, seat, go_on):
                    return
            except Exception:
                log.exception("the bot at seat %d of table %s could not move", seat, table.saved.id)
                await asyncio.sleep(RETRY)
    finally:
        table.thinking.discard(seat)


async def _step(table: Table, seat: int, go_on: GoOn) -> bool:
    """One move of a bot; False where none is to be made."""
    async with table.held():
        bot = bot_at(table, seat)
        if not bot or not table.is_acting(seat):
            # Before the table is let go, so that whoever changes it next finds nobody thinking here.
            table.thinking.discard(seat)
            return False
        asked, opens = table.house.settings.now(), table.opens()
        moved = table.clock.moved.get(seat, 0)
        view = table.match.view(seat)
        legal = [table.match.game.moves.encode(move) for move in table.match.legal(seat)]
        saved, tempo, due = table.saved, table.match.tempo, table.due()
    thought = Thought(saved.game, saved.box, bot, view.as_dict(), legal, secrets.randbits(63))
    answer = await _answer(table, thought)
    move = table.match.game.moves.decode(answer.move)

    def stands(table: Table) -> bool:
        if bot_at(table, seat) != bot:
            return False
        # Where a clock runs, others may act meanwhile, and the bot stands by its answer as long as it may.
        if tempo.latest == 0:
            return bool(table.match.view(seat) == view)
        return table.match.tempo.phase == tempo.phase and move in table.match.legal(seat)

    # A bot with a reaction time of its own is asked when there is something to see; others let people watch.
    when = max(asked, opens) + answer.delay if answer.delay else table.house.settings.now() + _pause(table, seat, move)
    if due is not None and not answer.delay:
        # Early enough for its answer to count, whatever it is.
        when = min(when, asked + random.uniform(0.3, 0.8) * (due - asked))
    when = max(when, opens, moved + tempo.cooldown)
    await _wait(table, when, stands)

    def work(table: Table) -> Effect | None:
        if not stands(table):
            return None
        table.make(seat, move, table.house.settings.now())
        return Effect(table.judged(table.saved))

    async with table.held():
        claimed = claim(table, seat, move, table.house.settings.now()) if stands(table) else None
    if claimed is not None:
        with suppress(IllegalMove):
            await settle(table, claimed)
        go_on(table)
    elif await table.carry_out(None, work):
        go_on(table)
    return True


async def _answer(table: Table, thought: Thought) -> Answer:
    try:
        answer = await table.house.thinkers.run(table.house.settings.think, thought, key=table.saved.host)
        if answer.move in thought.legal:
            return answer
        log.error("the bot %s of %s chose a move that is not legal: %d", thought.bot, thought.game, answer.move)
    except Exception:
        # A bot that fails must not stop a table at which people sit.
        log.exception("the bot %s of %s failed", thought.bot, thought.game)
    return Answer(random.choice(thought.legal), 0)


async def _wait(table: Table, when: float, stands: Callable[[Table], bool]) -> None:
    """Let the time pass, as long as the answer stands."""
    while (left := when - table.house.settings.now()) > 0 and stands(table):
        with suppress(TimeoutError):
            async with asyncio.timeout(left / 1000):
                await table.stirred.wait()


def _pause(table: Table, seat: int, move: Move) -> float:
    """Milliseconds that people are given to follow what happens."""
    pause = random.uniform(*table.house.settings.pace)
    return pause / SERIES if _kind_of_last(table.match, seat) is type(move) else pause


def _kind_of_last(match: Match, seat: int) -> type | None:
    last = match.journal[-1] if match.journal else None
    return type(last.move) if isinstance(last, Played) and last.by == seat else None


async def _hint(table: Table, seat: int) -> None:
    """Work out hints for a player as long as the position changes; one at a time, so that old ones do not pile up."""
    try:
        while True:
            async with table.held():
                saved, number = table.saved, table.match.number
                if not table.is_acting(seat) or table.hints.get(seat, (-1, None))[0] == number:
                    # Before the table is let go, so that whoever changes it next finds nobody at work here.
                    table.hinting.discard(seat)
                    return
                view = table.match.shown(seat).as_dict()
            question = Question(saved.game, saved.box, view)
            worked_out = await table.house.thinkers.run(table.house.settings.hint, question, key=saved.host)
            table.hints[seat] = (number, worked_out)
            for watcher in list(table.watchers):
                if worked_out is not None and watcher.guest.id == saved.seats[seat].guest:
                    watcher.wake()
    finally:
        table.hinting.discard(seat)
