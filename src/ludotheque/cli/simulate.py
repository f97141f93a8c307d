"""`ludotheque simulate`: the progress bar and the report."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

import msgspec
import typer

from ludotheque.lab.simulate import Share, Tally, simulate

if TYPE_CHECKING:
    from ludotheque.core import Box, Game


def report(game: Game, box: Box, bots: list[str], games: int, seed: int, cores: int | None, *, as_json: bool) -> None:
    """Simulate, and print what came out."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("reading the rules", total=None)

        begun = 0.0

        def progress(tally: Tally) -> None:
            nonlocal begun
            begun = begun or time.perf_counter()
            bar.update(task, description="playing", total=games, completed=tally.games)

        def compiling() -> None:
            """Say so also where there is no bar: nobody likes to wait and not to know what for."""
            bar.update(task, description="compiling the rules")
            console.print(f"compiling {game.id} for these bots: some seconds, once; then it is kept", highlight=False)

        tally = simulate(game, box, bots, games, seed, cores, progress, compiling)
        seconds = time.perf_counter() - begun
    if tally.games == 0:
        typer.echo("stopped before the first games were over", err=True)
        raise typer.Exit(130)
    if as_json:
        typer.echo(msgspec.json.encode(_plain(game, bots, tally, seed)))
    else:
        _print(bots, tally, games, seconds)


def _plain(game: Game, bots: list[str], tally: Tally, seed: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "games": tally.games,
        "seed": seed,
        "seats": [
            {"bot": bot, "wins": tally.win_rate(seat)._asdict(), "score": tally.score(seat)._asdict()}
            for seat, bot in enumerate(bots)
        ],
        "unwon": tally.unwon,
        "moves": {**tally.length()._asdict(), "shortest": tally.shortest, "longest": tally.longest},
    }


def _print(bots: list[str], tally: Tally, games: int, seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("seat", "bot", "wins", "95 %", "score", "95 %")
    for seat, bot in enumerate(bots):
        wins, score = tally.win_rate(seat), tally.score(seat)
        name = bot.rpartition(":")[2]
        table.add_row(str(seat), name, f"{wins.mean:.2%}", _span(wins, ".2%"), f"{score.mean:.2f}", _span(score, ".2f"))
    console = Console()
    console.print(table)
    if tally.unwon:
        console.print(f"won by no seat: {tally.unwon / tally.games:.2%}")
    length = tally.length()
    console.print(
        f"moves a game: {length.mean:.1f} ({_span(length, '.1f')}), {tally.shortest} to {tally.longest}",
        highlight=False,
    )
    early = "" if tally.games == games else f" of {games:,} (stopped)"
    console.print(
        f"{tally.games:,} games{early} in {seconds:.1f} s, {_speed(tally.moves / seconds)} moves a second",
        highlight=False,
    )


def _span(share: Share, form: str) -> str:
    return f"{share.low:{form}} – {share.high:{form}}"


def _speed(moves: float) -> str:
    return f"{moves / 1e6:.1f} million" if moves >= 1e5 else f"{moves:,.0f}"
