"""How strong bots are, and what makes them stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.bots.levels import LEVELS
from ludotheque.cli.options import Changes, GameId, Json, Seats, Seed, names, opened, writable
from ludotheque.core import game

EVERY_LEVEL = ",".join(LEVELS)
Rated = Annotated[
    str, typer.Option(help="Levels, other bots, and master@BUDGET, with commas between, the weakest first.")
]


def ladder(
    id: GameId,
    bots: Rated = EVERY_LEVEL,
    games: Annotated[int, typer.Option(min=1, max=10**7, help="How many games every pair plays in all.")] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    file: Annotated[Path, typer.Option("--file", help="Where results are kept, and gone on from.")] = Path(
        "ladder.jsonl"
    ),
    own_hands: Annotated[
        bool, typer.Option("--own-hands", help="Where several may act, each is as quick as it is at a table.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let bots play in pairs, seats swapped, with equal hands, and rate them. Ctrl-C keeps what there is."""
    from ludotheque.cli.ladder import report

    chosen, box = opened(id, seats, changes)
    report(chosen, box, names(bots), games, seed, file, own_hands=own_hands, as_json=as_json)


def tournament(
    id: GameId,
    bots: Rated = EVERY_LEVEL,
    games: Annotated[int, typer.Option(min=1, max=10**7, help="How many games every pair plays.")] = 100,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="The last named plays all others, nobody else.")] = False,
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    as_json: Json = False,
) -> None:
    """Let bots play a round robin or a gauntlet, seats swapped: ratings, and what each gains over the one below."""
    from ludotheque.cli.ladder import tournament as play_all

    chosen, box = opened(id, seats, changes)
    play_all(chosen, box, names(bots), games, seed, is_gauntlet=gauntlet, as_json=as_json)


def calibrate(
    id: GameId,
    bots: Annotated[
        str, typer.Option("--bot", help="Levels that search, or master@BUDGET, with commas between.")
    ] = "master",
    games: Annotated[int, typer.Option(min=1, max=10**7, help="How many games each plays against itself.")] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    file: Annotated[Path, typer.Option("--file", help="Where positions are kept, and gone on from.")] = Path(
        "calibration.jsonl"
    ),
    plot: Annotated[
        Path | None, typer.Option(help="A picture of it, as SVG; of two bots at most.", callback=writable)
    ] = None,
    fit: Annotated[
        bool,
        typer.Option(
            "--fit",
            help="Say which trust fits these games best, and tell each half of them with the one that fits the other.",
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Is a chance of 70 % one of 70 %? What a bot expected of its positions, beside how the matches ended. Ctrl-C keeps
    what there is."""
    from ludotheque.cli.calibrate import report

    chosen, box = opened(id, seats, changes)
    report(chosen, box, names(bots), games, seed, file, plot, is_fit=fit, as_json=as_json)


def train(
    id: GameId,
    minutes: Annotated[float, typer.Option(min=0.05, max=10_000, help="How long to learn.")] = 10,
    to: Annotated[
        Path | None, typer.Option("--out", help="The file, gone on from if it is there.", callback=writable)
    ] = None,
    seed: Seed = 1,
    rows: Annotated[int | None, typer.Option(min=64, max=1 << 20, help="Matches side by side.")] = None,
    watch: Annotated[
        str | None, typer.Option(help="Learn by watching this bot instead, and ask it in a search.")
    ] = None,
) -> None:
    """Learn an evaluation by self-play, on a GPU where there is one. Needs PyTorch: pip install ludotheque[train]."""
    from ludotheque.cli.train import report

    report(game(id), minutes, to or Path(f"{id}.npz"), seed, rows, watch)
