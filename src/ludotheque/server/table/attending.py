"""Which tables this node should have and which not, where several servers share a store."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.core.game import games
from ludotheque.server.store.keeping import Elsewhere, Heard, Rules
from ludotheque.server.table.register import Tables

log = logging.getLogger(__name__)
PAUSE = 0.8
"""Seconds between two looks around."""
AT_ONCE = 20
"""So many tables that nobody has are taken at a time: others take some too."""
SOON = 0.1
"""Seconds between two looks at whether a match is over that nobody else can go on with."""


class Attendant:
    """Takes tables at which only bots go on from nodes that have died, and lets go of those that are others' by now."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._nodes = tables.house.store.nodes
        self._settings = tables.house.settings

    async def begin(self) -> None:
        """Join the other nodes."""
        rules = [Rules(each.id, each.version) for each in games().values()]
        await self._nodes.open(self._settings.node_address, rules, self._hear, self._lapse)

    async def run(self) -> None:
        """Let the bots of unfinished matches go on; where there are other nodes, look around from time to time."""
        if self._nodes.is_alone:
            await self._tables.resume()
            return
        while True:
            try:
                await self._look_around()
            except Exception as error:
                log.warning("this node cannot look around: %s", str(error).partition("\n")[0])
            await asyncio.sleep(PAUSE)

    async def hand_over(self) -> None:
        """Leave every table to the other nodes; one that none of them knows the rules of stays until it is over, or for
        as long as `drain_seconds` says. Pages are told to come back."""
        if self._nodes.is_alone:
            return
        await self._nodes.retire()
        until = self._settings.now() + 1000 * self._settings.drain_seconds
        left = self._tables.epochs()
        while left:
            known = await self._nodes.known_to_others()
            going = {id: epoch for id, epoch in left.items() if not self._is_needed(id, known)}
            if self._settings.now() >= until:
                going = left
            await self._tables.rest(list(going))
            await self._nodes.release(going)
            for id, epoch in going.items():
                self._tables.lose(id, epoch + 1)
            left = {id: epoch for id, epoch in left.items() if id not in going and id in self._tables.epochs()}
            if left:
                await asyncio.sleep(SOON)

    def _is_needed(self, id: str, known: set[Rules]) -> bool:
        """Does a match go on here that could go on nowhere else?"""
        saved = self._tables.kept(id)
        return saved is not None and saved.phase != "over" and Rules(saved.game, saved.rules) not in known

    async def _look_around(self) -> None:
        # Whoever has missed that a table changed hands finds it out by its number.
        epochs = self._tables.epochs()
        for id in await self._nodes.lost(epochs):
            self._tables.lose(id, epochs[id] + 1)
        for id in await self._nodes.orphans(AT_ONCE, self._tables.epochs()):
            try:
                await self._tables.get(id)
            except Elsewhere:
                continue
            except Exception:
                log.exception("table %s cannot go on", id)

    def _hear(self, heard: Heard) -> None:
        self._tables.lose(heard.table, heard.epoch)

    def _lapse(self) -> None:
        for id, epoch in self._tables.epochs().items():
            self._tables.lose(id, epoch + 1)
