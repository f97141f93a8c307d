"""`ludotheque ladder`: the progress bar, the pairs and the ratings."""

from __future__ import annotations

import sys
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec
import typer

from ludotheque.lab.ladder import climb, manner_of, ratings, shares

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.core import Box, Game


def report(
    game: Game, box: Box, bots: list[str], games: int, seed: int, file: Path, *, own_hands: bool, as_json: bool
) -> None:
    """Let every pair play, and print how strong everybody is."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    for name in bots:
        manner_of(game, name)
    console = Console(stderr=True)
    with Progress(console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("playing", total=games * len(list(combinations(bots, 2))))
        kept = climb(
            game,
            box,
            bots,
            games,
            seed,
            file,
            lambda played: bar.advance(task, played),
            has_equal_hands=not own_hands,
        )
    rated, pairs = ratings(kept), shares(kept)
    if as_json:
        rows = [
            {"first": first, "second": second, "games": share.games, "share": share.mean, "reach": share.reach}
            for (first, second), share in pairs.items()
        ]
        typer.echo(msgspec.json.encode({"game": game.id, "ratings": rated, "pairs": rows}))
        return
    table = Table("one seat", "the others", "games", "wins", "± 95 %")
    for (first, second), share in pairs.items():
        table.add_row(first, second, f"{share.games:,}", f"{share.mean:.1%}", f"{share.reach:.1%}")
    out = Console()
    out.print(table)
    if box.seats > 1:
        table = Table("bot", "rating", "± 95 %")
        for each in rated:
            table.add_row(each.bot, f"{each.points:+.0f}", f"{each.reach:.0f}")
        out.print(table)
