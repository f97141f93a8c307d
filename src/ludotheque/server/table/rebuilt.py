"""A table put together again from what is kept of it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import msgspec

from ludotheque.core.errors import UnreadableMove
from ludotheque.core.game import game, games
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.moves import Codec
from ludotheque.server.refusal import Retired
from ludotheque.server.store.saved import SavedRemark, SavedTable
from ludotheque.server.table.chronicle import Chronicle
from ludotheque.server.table.inputs import Kept


def prepare() -> None:
    """Have it worked out how moves and entries of every game are read. msgspec does that when it is first asked, and
    crashes where another thread reads the same meanwhile: tables are rebuilt in threads."""
    for each in games().values():
        _decoder(each.moves)
        with suppress(UnreadableMove):
            each.moves.read(None)


def played(
    saved: SavedTable, entries: list[bytes], requests: set[str], remarks: list[SavedRemark], epoch: int = 0
) -> Kept:
    """A table with its match played through and told. That may take a while."""
    chosen = game(saved.game)
    if chosen.version != saved.rules:
        raise Retired(f"the table was opened with rules {saved.rules} of {saved.game}, not {chosen.version}")
    chronicle = Chronicle(len(saved.seats))
    match = Match(chosen, chosen.new_box(**saved.box), observers=[chronicle.note])
    decoder = _decoder(chosen.moves)
    for entry in entries:
        match.enter(decoder.decode(entry))
    return Kept(saved, match, chronicle, requests, remarks, epoch)


@cache
def _decoder(moves: Codec) -> msgspec.json.Decoder[Entry]:
    return msgspec.json.Decoder(Played[moves.type] | Undone | Lot)  # type: ignore[name-defined]
