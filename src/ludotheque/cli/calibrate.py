"""`ludotheque calibrate`: what a bot expected, beside what came of it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
import typer

from ludotheque.bots.levels import trust
from ludotheque.core.words import say
from ludotheque.lab.calibration import calibration, crosswise, fitted, reckonings_of
from ludotheque.lab.reliability import picture

if TYPE_CHECKING:
    from pathlib import Path

    from rich.progress import TaskID

    from ludotheque.core import Box, Game
    from ludotheque.lab.calibration import Calibration

WIDTH = 24
"""Of the plot, in letters."""


def report(
    game: Game,
    box: Box,
    bots: list[str],
    games: int,
    seed: int,
    file: Path,
    plot: Path | None,
    *,
    is_fit: bool,
    as_json: bool,
) -> None:
    """Let each bot play itself, and print how often it won where it expected so much."""
    from rich.console import Console
    from rich.progress import Progress

    found, trusts, fits = {}, {}, {}
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        for bot in bots:
            task = bar.add_task(f"playing {bot}", total=games)

            def progress(played: int, task: TaskID = task) -> None:
                bar.advance(task, played)

            positions = reckonings_of(game, box, bot, games, seed, file, progress)
            trusts[bot] = trust(game, bot)
            if is_fit:
                fits[bot] = fitted(positions, box.seats)
                trusts[bot] = fits[bot].mean
            each_with = crosswise(positions, box.seats) if is_fit else trusts[bot]
            found[bot] = calibration(positions, box.seats, each_with)
    if plot is not None:
        plot.write_text(picture(say(game.folder, "en", "title"), found), encoding="utf-8")
    for bot, each in found.items():
        if as_json:
            told = {"game": game.id, "bot": bot, "games": each.games, "trust": trusts[bot], "fit": fits.get(bot)}
            typer.echo(msgspec.json.encode({**told, "error": each.error, "worst": each.worst, "bins": each.bins}))
        else:
            fit = f" ± {fits[bot].reach:.2f}, each half with what fits the other" if is_fit else ""
            _tell(bot, each, f"{trusts[bot]:.2f}{fit}")


def _tell(bot: str, found: Calibration, trust: str) -> None:
    """A table of the bins, and how far they are off."""
    from rich.console import Console
    from rich.table import Table

    table = Table("chance", "positions", "expected", "won", "won ●, expected |")
    for each in found.bins:
        line = [" "] * (WIDTH + 1)
        line[round(each.expected * WIDTH)] = "|"
        line[round(each.won * WIDTH)] = "●"
        span = f"{100 * each.low:.0f}–{100 * each.high:.0f} %"
        table.add_row(span, f"{each.positions:,}", f"{each.expected:.1%}", f"{each.won:.1%}", "".join(line))
    out = Console()
    out.print(table)
    positions = sum(each.positions for each in found.bins)
    out.print(
        f"{bot}: {positions:,} positions of {found.games:,} games, told with trust {trust}; apart by "
        f"{found.error:.1%} on average, {found.worst:.1%} in the worst bin",
        highlight=False,
    )
