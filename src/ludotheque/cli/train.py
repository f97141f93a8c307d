"""`ludotheque train`: learning, with a word now and then on how it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.core import Game


def report(game: Game, minutes: float, file: Path, seed: int, rows: int | None, watch: str | None) -> None:
    """Learn for so long, by self-play or by watching a bot, and keep what was learnt."""
    try:
        import torch  # noqa: F401
    except ImportError:
        typer.echo("training needs PyTorch: pip install ludotheque[train]", err=True)
        raise typer.Exit(1) from None
    from ludotheque.train.school import apprentice, school

    if watch is not None:
        apprentice(game, watch, minutes * 60, file, seed, typer.echo)
        return
    school(game, minutes * 60, file, seed, rows, typer.echo)
