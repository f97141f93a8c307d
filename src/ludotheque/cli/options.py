"""Options that several commands share, and how they are read."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from ludotheque.core import game
from ludotheque.core.errors import BoxError, RecordError, UnknownBot
from ludotheque.core.words import LANGUAGES

if TYPE_CHECKING:
    from ludotheque.core import Box, Game
    from ludotheque.lab.setup import Setup

MOST_VALUES = 100


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise typer.BadParameter(f"expected one of: {', '.join(LANGUAGES)}", param_hint="--lang")
    return name


def writable(file: Path | None) -> Path | None:
    """Nobody should wait for a run, and only then hear that it cannot be kept."""
    if file is not None and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise typer.BadParameter(f"{file} cannot be written: expected a file in a folder that is there")
    return file


GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, as `ludotheque games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as `play` and `record` write them.")]
Seats = Annotated[int | None, typer.Option(min=1, max=8, help="How many seats; the game's usual number by default.")]
Bots = Annotated[str, typer.Option(help="Bots by name, or file.py:name, with commas between.")]
Seed = Annotated[int, typer.Option(min=0, max=2**63 - 1, help="What all chance follows from.")]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="NAME=VALUE", help="Change an option or component, such as first_game=1 or zones[5]=20."
    ),
]
Games = Annotated[int, typer.Option(min=1, max=10**9, help="How many games to play.")]
Cores = Annotated[int | None, typer.Option(min=1, max=1024, help="All of them by default.")]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on the machines of a Dask cluster, as tcp://host:8786.")
]
Gpu = Annotated[bool, typer.Option("--gpu", help="Play on this machine's NVIDIA GPU.")]
Parquet = Annotated[Path | None, typer.Option(help="Write the figures into this file, for Arrow.", callback=writable)]
Html = Annotated[
    Path | None, typer.Option(help="Write a report with plots into this file; it opens anywhere.", callback=writable)
]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Language = Annotated[str, typer.Option("--lang", help="en or fr.", callback=_language)]
To = Annotated[
    Path | None,
    typer.Option("--out", help="Write the record into this file; shown on the terminal by default.", callback=writable),
]


class Where(NamedTuple):
    """Where games are played: on so many cores, by a Dask scheduler's machines, or on a GPU."""

    cores: int | None = None
    scheduler: str | None = None
    gpu: bool = False


def opened(id: str, seats: int | None, changes: list[str] | None, bots: int = 1) -> tuple[Game, Box]:
    """The game and its box, with the changes made; several bots, where nothing else does, say how many seats."""
    chosen = game(id)
    values: dict[str, Any] = {}
    for change in changes or []:
        _change(values, chosen, change)
    if seats is not None and values.setdefault("seats", seats) != seats:
        raise BoxError(f"expected one number of seats, not {seats} and {values['seats']}")
    if bots > 1:
        values.setdefault("seats", bots)
    return chosen, chosen.new_box(**values)


def names(bots: str) -> list[str]:
    """The bots' names in a list with commas."""
    found = [name.strip() for name in bots.split(",") if name.strip()]
    if not found:
        raise UnknownBot("expected at least one bot's name, such as random")
    return found


def one_a_seat(bots: list[str], seats: int) -> list[str]:
    """A bot for each seat; a single one plays them all."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BoxError(f"expected one bot, or {seats}, one a seat; not {len(bots)}")
    return bots


def setup_of(id: str, seats: int | None, bots: str, seed: int, changes: list[str] | None) -> Setup:
    """What is played; bots for all seats say how many there are."""
    from ludotheque.lab.setup import Setup

    wanted = names(bots)
    chosen, box = opened(id, seats, changes, len(wanted))
    return Setup(id, chosen.changes(box), tuple(one_a_seat(wanted, box.seats)), seed)


def sorts(keep: str) -> list[str]:
    """The sorts of games to keep in a list with commas."""
    from ludotheque.lab.tally import SORT_NAMES

    found = [sort.strip() for sort in keep.split(",") if sort.strip()]
    for sort in found:
        if sort not in SORT_NAMES:
            raise BoxError(f"expected of the games to keep any of: {', '.join(SORT_NAMES)}; not {sort!r}")
    return found


def curve_of(text: str) -> tuple[str, list[int]]:
    """A name and the values it takes.

    >>> curve_of("zones[5]=10..12")
    ('zones[5]', [10, 11, 12])
    """
    found = re.fullmatch(r"\s*(\w+(?:\[\d+\])?)\s*=\s*(-?\d+)\.\.(-?\d+)\s*", text)
    if not found or int(found[2]) > int(found[3]):
        raise BoxError(f"expected NAME=FIRST..LAST, the smaller first, such as reds=3..8; not {text!r}")
    if int(found[3]) - int(found[2]) >= MOST_VALUES:
        raise BoxError(f"expected at most {MOST_VALUES} values")
    return found[1], list(range(int(found[2]), int(found[3]) + 1))


def text_of(file: Path) -> bytes:
    """The bytes of a record's file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from None


def out(value: Any) -> None:
    """Print a value as JSON."""
    typer.echo(msgspec.json.encode(value))


def write_to(file: Path, text: bytes, *, as_json: bool) -> None:
    """Write a record into a file, and say so."""
    file.write_bytes(text)
    out({"file": str(file)}) if as_json else typer.echo(f"written: {file}")


def _change(values: dict[str, Any], chosen: Game, change: str) -> None:
    found = re.fullmatch(r"\s*(\w+)(?:\[(\d+)\])?\s*=\s*(.+)", change)
    if not found:
        raise BoxError(f"expected NAME=VALUE or NAME[INDEX]=VALUE, not {change!r}")
    name, index, text = found.groups()
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        raise BoxError(f"expected a number or a [list, of, numbers] for {name}, not {text!r}") from None
    if index is None:
        values[name] = value
        return
    current = values.get(name, chosen.defaults.get(name))
    if not isinstance(current, list) or int(index) >= len(current):
        size = f"has {len(current)} entries, counted from 0" if isinstance(current, list) else "is no list"
        raise BoxError(f"{name} {size}: {change!r} cannot be set")
    values[name] = [*current[: int(index)], value, *current[int(index) + 1 :]]
