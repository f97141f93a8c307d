"""One match: played in the terminal or by bots, and its record."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.options import (
    Bots,
    Changes,
    GameId,
    Json,
    Language,
    RecordFile,
    Seats,
    Seed,
    To,
    names,
    one_a_seat,
    opened,
    text_of,
    writable,
    write_to,
)


def play(
    id: GameId,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats, with commas between; 'none' for people only.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="For the same dice again.")] = None,
    changes: Changes = None,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.", callback=writable)] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play in the terminal, against bots or with several people at one screen."""
    from ludotheque.cli.play import Table, usual_bots

    chosen, box = opened(id, seats, changes)
    playing = usual_bots(chosen, box, lang) if bots is None else [] if bots == "none" else names(bots)
    table = Table(chosen, box, playing, random.Random(seed), lang, save, as_json=as_json)
    table.run()


def record(
    id: GameId,
    bots: Bots = "random",
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    to: To = None,
    as_json: Json = False,
) -> None:
    """Let bots play a match and write its record (which is JSON with or without --json)."""
    from ludotheque.cli.play import played_by_bots
    from ludotheque.core.record import write

    wanted = names(bots)
    chosen, box = opened(id, seats, changes, len(wanted))
    players = one_a_seat(wanted, box.seats)
    text = write(played_by_bots(chosen, box, players, random.Random(seed)), players)
    if to is None:
        typer.echo(text, nl=False)
    else:
        write_to(to, text, as_json=as_json)


def show(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="After so many entries; the end by default.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="A seat's number, spectator, or all: every secret; spectator by default while the match goes on.",
        ),
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a record in words, as a seat or a spectator saw it."""
    from ludotheque.cli.show import shown
    from ludotheque.core.record import read

    shown(*read(text_of(file)), at=at, seat=seat, language=lang, as_json=as_json)


def verify(
    file: RecordFile,
    kept: Annotated[
        Path | None, typer.Option(help="What a page has kept of this table's dice, as it saves it to a file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Replay a record and check every entry, the outcome, the digest, and the dice of a live table."""
    from ludotheque.cli.verify import report
    from ludotheque.core.record import read

    report(*read(text_of(file)), None if kept is None else text_of(kept), as_json=as_json)
