"""For whoever builds on the games: what there is, what records and boards are given, and a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ludotheque.bots import bots as bots_of
from ludotheque.cli.options import GameId, Json, Language, out
from ludotheque.core import game, games
from ludotheque.core.about import about
from ludotheque.core.errors import LudothequeError
from ludotheque.core.words import say


def list_games(
    lang: Language = "en",
    as_json: Json = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="With all that can be changed, as Markdown.")] = False,
) -> None:
    """List the installed games; as JSON or Markdown with all that they say of themselves."""
    if as_markdown:
        from ludotheque.cli.document import page

        typer.echo(page(games().values(), lang))
        return
    rows: list[dict[str, Any]] = []
    for each in games().values():
        try:
            told, title = msgspec.to_builtins(about(each)), say(each.folder, lang, "title")
        except LudothequeError as error:
            # The others need not suffer.
            typer.echo(f"error: {error}", err=True)
            continue
        rows.append({"title": title, "bots": list(bots_of(each)), **told})
    if as_json:
        out(rows)
        return
    for row in rows:
        seats = "–".join(map(str, dict.fromkeys(row["seats"])))
        typer.echo(f"{row['id']:<10} {row['title']:<24} {seats + ' seats':<10}  bots: {', '.join(row['bots'])}")


def schema(id: GameId) -> None:
    """Print the JSON Schema of a game's records."""
    from ludotheque.core.record import schema as schema_of

    out(schema_of(game(id)))


def types(id: GameId) -> None:
    """Print the TypeScript types of what a game's board is given."""
    from ludotheque.core.typescript import types as types_of

    typer.echo(types_of(game(id)), nl=False)


def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and _, such as my_game.")],
    into: Annotated[Path, typer.Option("--in", help="The folder to write it into.")] = Path(),
) -> None:
    """Write a package for a game of your own: it has rules, words, a bot and tests, and plays at once."""
    from ludotheque.cli.new import write

    target = write(name, into)
    steps = (f"pip install -e '{target}[test]'", f"pytest {target}", f"ludotheque play {name}", "ludotheque serve")
    typer.echo("\n  ".join((f"{target} begins as Pig. Next:", *steps)))
