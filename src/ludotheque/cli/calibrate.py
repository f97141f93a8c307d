"""`ludotheque calibrate`: what a bot expected, beside what came of it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
import typer

from ludotheque.lab.calibration import BINS, calibrate

if TYPE_CHECKING:
    from ludotheque.core import Box, Game

WIDTH = 24
"""Of the plot, in letters."""


def report(game: Game, box: Box, bot: str, games: int, seed: int, *, as_json: bool) -> None:
    """Let a bot play itself, and print how often it won where it expected so much."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        found = calibrate(game, box, bot, games, seed, lambda played: bar.advance(task, played))
    if as_json:
        told = {"game": game.id, "bot": bot, "error": found.error, "worst": found.worst, "bins": found.bins}
        typer.echo(msgspec.json.encode(told))
        return
    table = Table("chance", "positions", "expected", "won", "won ●, expected |")
    for place, each in enumerate(found.bins):
        line = [" "] * (WIDTH + 1)
        if each.positions:
            line[round(each.expected * WIDTH)] = "|"
            line[round(each.won * WIDTH)] = "●"
        span = f"{place * 100 // BINS}–{(place + 1) * 100 // BINS} %"
        table.add_row(span, f"{each.positions:,}", f"{each.expected:.1%}", f"{each.won:.1%}", "".join(line))
    out = Console()
    out.print(table)
    positions = sum(each.positions for each in found.bins)
    out.print(
        f"{positions:,} positions of {found.games:,} games; apart by {found.error:.1%} on average, "
        f"{found.worst:.1%} in the worst bin",
        highlight=False,
    )
