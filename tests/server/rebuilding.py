"""Tables of one game rebuilt in several threads, in a process that has read none before."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec
from msgspec import _utils  # type: ignore[attr-defined]

from ludotheque.core.errors import IllegalMove
from ludotheque.core.game import game
from ludotheque.core.journal import Played
from ludotheque.core.moves import Move
from ludotheque.server.store.remembered import Remembered
from ludotheque.server.store.saved import Holder, SavedTable
from ludotheque.server.table.rebuilt import played
from ludotheque.server.table.register import Tables

looked_at = _utils._get_class_mro_and_typevar_mappings


def slowly(kind: Any) -> Any:
    """So that other threads come while a game's moves are looked at."""
    if isinstance(kind, type) and issubclass(kind, Move):
        time.sleep(0.05)
    return looked_at(kind)


def rebuild() -> None:
    chosen = game("kiwetin")
    seats = [Holder("person", "ann", "Ann")] * 2
    saved = SavedTable("t", chosen.id, chosen.version, {}, "ann", seats, "playing", "0" * 64, created=1)
    entry = msgspec.json.encode(Played(0, chosen.moves.decode(len(chosen.moves) - 1)))
    try:
        played(saved, [entry], Remembered(), [])
    except IllegalMove:
        # It was read; nature should have moved first.
        return


def main() -> None:
    no_house: Any = None
    Tables(no_house)
    _utils._get_class_mro_and_typevar_mappings = slowly
    threads = [threading.Thread(target=rebuild) for _ in range(8)]
    for each in threads:
        each.start()
        time.sleep(0.01)
    for each in threads:
        each.join()


if __name__ == "__main__":
    main()
