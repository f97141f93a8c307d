"""A server that also writes down, for every grab that was held, how many milliseconds after its hold it was answered.

python -m bench.measured DATA FILE
"""

import sys
from pathlib import Path
from typing import Any, TextIO

from ludotheque.server import app
from ludotheque.server.run import serve
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.table.effects import Effect, Reply
from ludotheque.server.table.inputs import Input
from ludotheque.server.table.owner import Table
from ludotheque.server.table.register import Tables


class Measuring(Tables):
    """Tables whose claims are timed."""

    late: TextIO

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._held: dict[tuple[int | None, str], int] = {}

    def send(self, table: Table, message: Input, now: int | None = None) -> None:
        for claim in table.race.claims:
            if claim.request is not None:
                self._held[claim.line, claim.request.partition(":")[2]] = claim.until
        super().send(table, message, now)

    def _perform(self, table: Table, effect: Effect) -> None:
        if isinstance(effect, Reply) and (effect.line, effect.answer.id) in self._held:
            until = self._held.pop((effect.line, effect.answer.id))
            self.late.write(f"{self.house.settings.now() - until}\n")
        super()._perform(table, effect)


def main(data: Path, file: Path) -> None:
    """Serve until it is told to stop."""
    with file.open("w", buffering=1) as late:
        Measuring.late = late
        vars(app)["Tables"] = Measuring
        settings = Settings(data, **UNLIMITED)
        serve(settings, "127.0.0.1", 0, lambda address: print(f"ludotheque: {address}", flush=True), browse=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
