"""Matches in which chance does what we want, and their positions as the page is told of them.

Every board has a `fixtures/make.py` that writes such positions, for its tests and for looking at it: `make fixtures`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from ludotheque.core import SPECTATOR, Move
from ludotheque.core.account import account
from ludotheque.core.match import Match
from ludotheque.server.messages import Clock, SeatInfo
from ludotheque.server.table.chronicle import Chronicle
from ludotheque.server.table.news import position
from ludotheque.server.table.race import is_race

NAMES = ["Mounia", "Aris", "Léo", "Zélie", "Noé", "Inès"]
RECENT = 70
"""So much of the journal is enough for a round."""


class Scripted:
    """A match that is told what happens in it; its positions are written into a folder."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder = folder
        self.match = match

    @property
    def view(self) -> Any:
        """What everybody sees."""
        return self.match.view(SPECTATOR)

    def by(self, seat: int, *made: Move) -> Self:
        """Moves of a seat's."""
        for move in made:
            self.match.play(seat, move)
        return self

    def do(self, *made: Move) -> Self:
        """Moves of whoever acts."""
        for move in made:
            self.by(min(self.match.actors), move)
        return self

    def save(
        self,
        name: str,
        seat: int = 0,
        forecast: dict[str, Any] | None = None,
        left: int | None = None,
        held: Sequence[int] = (),
    ) -> None:
        """Write what a seat's page is told, as a board is given it; of the clock's time, so much may be left."""
        match, tempo = self.match, self.match.tempo
        names = NAMES[: match.box.seats]
        length = tempo.latest - tempo.earliest
        chronicle = Chronicle(match.box.seats)
        Match(match.game, match.box, match.journal, [chronicle.note])
        props = {
            "box": match.box.as_dict(),
            "position": position(match, seat, forecast),
            "seats": [
                SeatInfo(kind="person", name=name, mine=other == seat, present=True, acting=other in match.actors)
                for other, name in enumerate(names)
            ],
            "events": chronicle.events(seat)[-RECENT:],
            "names": names,
            "busy": False,
            "over": match.is_over,
            "outcome": match.outcome if match.is_over else None,
            **({"account": account(match)} if match.is_over else {}),
            "clock": Clock(now=1000, opens=0, left=left or 2 * length // 3, length=length, kept_open=list(held))
            if tempo.latest
            else None,
            **({"race": True} if is_race(tempo) else {}),
        }
        (self.folder / f"{name}.json").write_bytes(msgspec.json.encode(props) + b"\n")
