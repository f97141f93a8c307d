"""What the lab's commands share: progress, engines, and where answers go."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import typer

from ludotheque.core.words import has_words, say
from ludotheque.lab.engines import Cluster, Local

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.cli.options import Where
    from ludotheque.core import Game
    from ludotheque.lab.engines import Engine
    from ludotheque.lab.setup import Setup
    from ludotheque.lab.statistics import Share


class _Counts(Protocol):
    @property
    def games(self) -> int: ...


class Watching:
    """A bar while a run goes on."""

    def __init__(self, bar: Any, console: Any, games: int) -> None:
        self._bar, self._console, self._games = bar, console, games
        self._task = bar.add_task("reading the rules", total=None)
        self._begun, self._before = 0.0, 0
        self.seconds = 0.0

    def progress(self, counts: _Counts) -> None:
        """So many games are over."""
        self._begun = self._begun or time.perf_counter()
        self.seconds = time.perf_counter() - self._begun
        self._bar.update(self._task, description="playing", total=self._games, completed=self._before + counts.games)
        self._last = counts.games

    def next_run(self) -> None:
        """Another of several runs begins."""
        self._before += self._last

    def compiling(self) -> None:
        """Say so also where there is no bar: nobody likes to wait and not to know what for."""
        self._bar.update(self._task, description="compiling the rules")
        self._console.print("compiling the rules for these bots: some seconds, once; then it is kept", highlight=False)


@contextmanager
def watching(games: int) -> Iterator[Watching]:
    """A bar on the terminal's error stream, for so many games."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty(), transient=True) as bar:
        yield Watching(bar, console, games)


@contextmanager
def engine(where: Where, *setups: Setup) -> Iterator[Engine]:
    """What plays there."""
    if where.gpu:
        from ludotheque.lab.gpu import Gpu

        yield Gpu()
        return
    if where.scheduler is None:
        yield Local(where.cores, compiles=all(setup.compiles for setup in setups))
        return
    cluster = Cluster(where.scheduler)
    try:
        yield cluster
    finally:
        cluster.close()


def stopped_if_empty(games: int) -> None:
    """Nothing to tell: say so, and end as Ctrl-C ends."""
    if games == 0:
        typer.echo("stopped before the first games were over", err=True)
        raise typer.Exit(130)


def answer(
    told: Any,
    show: Callable[[], None],
    *,
    as_json: bool,
    parquet: Path | None = None,
    html: Path | None = None,
    rows: list[dict[str, Any]] | None = None,
    page: Callable[[], str] | None = None,
) -> None:
    """Print what was told as a table or as JSON, and write the files that were asked for."""
    if parquet is not None and rows is not None:
        from ludotheque.lab.files import write_parquet

        write_parquet(rows, parquet)
    if html is not None and page is not None:
        html.write_text(page(), encoding="utf-8")
    typer.echo(msgspec.json.encode(told)) if as_json else show()


def span(share: Share, form: str) -> str:
    """An interval."""
    return f"{share.low:{form}} – {share.high:{form}}"


def thing(game: Game, key: str, language: str = "en") -> str:
    """The name of a thing."""
    return say(game.folder, language, key) if has_words(game.folder, language, key) else key


def number(value: float, *, is_share: bool) -> str:
    """A measure's value."""
    return f"{value:.1%}" if is_share else f"{value:,.2f}"
