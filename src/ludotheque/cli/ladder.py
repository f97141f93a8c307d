"""`ludotheque ladder`: the progress bar, the pairs and the ratings."""

from __future__ import annotations

import sys
import tempfile
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from ludotheque.cli.lab import stopped_if_empty, watching
from ludotheque.core.errors import UnknownBot
from ludotheque.lab.ladder import climb, manner_of, ratings, shares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Box, Game
    from ludotheque.lab.ladder import Result


def report(
    game: Game, box: Box, bots: list[str], games: int, seed: int, file: Path, *, own_hands: bool, as_json: bool
) -> None:
    """Let every pair play, and print how strong everybody is."""
    from rich.console import Console
    from rich.progress import Progress

    _check(game, bots)
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
    _tell(game, box, kept, as_json=as_json)


def tournament(
    game: Game, box: Box, bots: list[str], games: int, seed: int, *, is_gauntlet: bool, as_json: bool
) -> None:
    """Everybody against everybody, or the last named against all others; whoever is named later has the one seat, so
    that neighbours tell what a level gains over the one below."""
    _check(game, bots)
    pairs = [(upper, lower) for lower, upper in combinations(bots, 2) if not is_gauntlet or upper == bots[-1]]
    with tempfile.TemporaryDirectory() as folder, watching(games * len(pairs)) as watch:
        done = _Done()

        def progress(played: int) -> None:
            done.games += played
            watch.progress(done)

        kept = climb(game, box, bots, games, seed, Path(folder, "results"), progress, pairs=pairs)
    stopped_if_empty(done.games)
    _tell(game, box, kept, as_json=as_json, steps=[] if is_gauntlet else [*pairwise(bots)])


def _check(game: Game, bots: list[str]) -> None:
    """Are these bots that can meet?"""
    for name in bots:
        manner_of(game, name)
    if len(set(bots)) < max(2, len(bots)):
        raise UnknownBot(f"expected two bots or more, each named once, not {','.join(bots)}")


class _Done:
    """How many games are over."""

    games = 0


def _tell(game: Game, box: Box, kept: list[Result], *, as_json: bool, steps: Sequence[tuple[str, str]] = ()) -> None:
    """Pairs, ratings, and the skill ladder: what each bot gains over the one named before it."""
    from rich.console import Console
    from rich.table import Table

    rated, pairs = ratings(kept), shares(kept)
    skill = [(lower, upper, pairs[upper, lower]) for lower, upper in steps if (upper, lower) in pairs]
    if as_json:
        rows = [
            {"first": first, "second": second, "games": share.games, "share": share.mean, "reach": share.reach}
            for (first, second), share in pairs.items()
        ]
        gains = [{"below": lower, "bot": upper, "gain": share.mean - 1 / box.seats} for lower, upper, share in skill]
        typer.echo(msgspec.json.encode({"game": game.id, "ratings": rated, "pairs": rows, "skill": gains}))
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
    if skill and box.seats > 1:
        table = Table("skill ladder", "over", "wins more than an equal share", "± 95 %")
        for lower, upper, share in skill:
            table.add_row(upper, lower, f"{share.mean - 1 / box.seats:+.1%}", f"{share.reach:.1%}")
        out.print(table)
