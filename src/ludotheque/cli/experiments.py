"""Many games by bots, counted and measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.options import (
    Bots,
    Changes,
    Cores,
    GameId,
    Games,
    Gpu,
    Html,
    Json,
    Language,
    Parquet,
    Scheduler,
    Seats,
    Seed,
    To,
    Where,
    curve_of,
    setup_of,
    sorts,
    write_to,
)


def simulate(
    id: GameId,
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    keep: Annotated[
        str,
        typer.Option(help="Games to name, of: shortest, longest, biggest-comeback, closest; see `replay-seed`."),
    ] = "",
    chances: Annotated[
        int, typer.Option(min=0, max=10**6, help="Tell of so many games how the chances to win went, as was learned.")
    ] = 0,
    cores: Cores = None,
    scheduler: Scheduler = None,
    gpu: Gpu = False,
    parquet: Parquet = None,
    html: Html = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Let bots play many games and measure: who wins, how long, how tense, what things are worth. Ctrl-C gives what
    there is so far."""
    from ludotheque.cli.simulate import simulated

    simulated(
        setup_of(id, seats, bots, seed, changes),
        games,
        Where(cores, scheduler, gpu),
        sorts(keep),
        chances,
        as_json=as_json,
        parquet=parquet,
        html=html,
        language=lang,
    )


def compare(
    id: GameId,
    changes: Changes = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against", metavar="NAME=VALUE", help="Changes of the box that it is held against; none: as it comes."
        ),
    ] = None,
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    cores: Cores = None,
    scheduler: Scheduler = None,
    gpu: Gpu = False,
    parquet: Parquet = None,
    html: Html = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a changed box and another one with the same chance, and say which differences are real. Ctrl-C as ever."""
    from ludotheque.cli.simulate import compared_pair

    compared_pair(
        setup_of(id, seats, bots, seed, against),
        setup_of(id, seats, bots, seed, changes),
        games,
        Where(cores, scheduler, gpu),
        as_json=as_json,
        parquet=parquet,
        html=html,
        language=lang,
    )


def sweep(
    id: GameId,
    curve: Annotated[
        str,
        typer.Argument(
            metavar="NAME=FIRST..LAST", help="An option or component, such as reds=3..8 or zones[5]=10..20."
        ),
    ],
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    cores: Cores = None,
    scheduler: Scheduler = None,
    gpu: Gpu = False,
    parquet: Parquet = None,
    as_json: Json = False,
) -> None:
    """Simulate once for every value of a number in the box, always with the same chance: a curve."""
    from ludotheque.cli.simulate import swept

    name, values = curve_of(curve)
    setups = [setup_of(id, seats, bots, seed, [*(changes or []), f"{name}={value}"]) for value in values]
    swept(name, values, setups, games, Where(cores, scheduler, gpu), as_json=as_json, parquet=parquet)


def replay_seed(
    id: GameId,
    number: Annotated[int, typer.Argument(min=0, max=10**9, metavar="NUMBER", help="The game's number in the run.")],
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    to: To = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play a game of a run once more and show it, or write its record, which the page steps through at /record."""
    from ludotheque.cli.show import shown
    from ludotheque.core.record import read, write
    from ludotheque.lab.recount import recount

    setup = setup_of(id, seats, bots, seed, changes)
    text = write(recount(setup, number), list(setup.bots))
    if to is None:
        shown(*read(text), at=None, seat="all", language=lang, as_json=as_json)
    else:
        write_to(to, text, as_json=as_json)


def records(
    id: GameId,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the records go.")],
    games: Annotated[int, typer.Option(min=1, max=10**6, help="How many.")] = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and write the record of each; Ctrl-C keeps what there is."""
    from ludotheque.cli.simulate import recorded

    recorded(setup_of(id, seats, bots, seed, changes), games, folder, as_json=as_json)


def luck(
    id: GameId,
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    slips: Annotated[
        int, typer.Option(min=0, max=100, help="Of a hundred choices, so many are made at random instead.")
    ] = 0,
    cores: Cores = None,
    as_json: Json = False,
) -> None:
    """How much of who wins is luck: each game again with other choices, and again with other dice and cards."""
    from ludotheque.cli.simulate import explained

    explained(setup_of(id, seats, bots, seed, changes), games, cores, slips, as_json=as_json)
