"""The commands."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ludotheque.bots import bots as bots_of
from ludotheque.cli import operate
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
    RecordFile,
    Scheduler,
    Seats,
    Seed,
    curve_of,
    names,
    one_a_seat,
    opened,
    setup_of,
    sorts,
    text_of,
)
from ludotheque.core import game, games
from ludotheque.core.about import about
from ludotheque.core.words import LANGUAGES, say

app = typer.Typer(
    help="Five family board games, their rules written once.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


app.command("backup")(operate.backup)
app.command("restore")(operate.restore)
app.add_typer(operate.admin, name="admin")


def out(value: Any) -> None:
    """Print a value as JSON."""
    typer.echo(msgspec.json.encode(value))


def _language(name: str) -> str:
    if name not in LANGUAGES:
        raise typer.BadParameter(f"expected one of: {', '.join(LANGUAGES)}", param_hint="--lang")
    return name


@app.command("games")
def list_games(
    lang: Language = "en",
    as_json: Json = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="With all that can be changed, as Markdown.")] = False,
) -> None:
    """List the installed games; as JSON or Markdown with all that they say of themselves."""
    if as_markdown:
        from ludotheque.cli.document import page

        typer.echo(page(games().values(), _language(lang)))
        return
    rows: list[dict[str, Any]] = [
        {
            "title": say(each.folder, _language(lang), "title"),
            "bots": list(bots_of(each)),
            **msgspec.to_builtins(about(each)),
        }
        for each in games().values()
    ]
    if as_json:
        out(rows)
        return
    for row in rows:
        seats = "–".join(map(str, dict.fromkeys(row["seats"])))
        typer.echo(f"{row['id']:<10} {row['title']:<24} {seats + ' seats':<10}  bots: {', '.join(row['bots'])}")


@app.command()
def play(
    id: GameId,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots for the last seats, with commas between; 'none' for people only.")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="For the same dice again.")] = None,
    changes: Changes = None,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Play in the terminal, against bots or with several people at one screen."""
    from ludotheque.cli.play import Table, usual_bots

    chosen, box = opened(id, seats, changes)
    playing = usual_bots(chosen, box, _language(lang)) if bots is None else [] if bots == "none" else names(bots)
    table = Table(chosen, box, playing, random.Random(seed), _language(lang), save, as_json=as_json)
    table.run()


@app.command()
def record(
    id: GameId,
    bots: Bots = "random",
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    to: Annotated[Path | None, typer.Option("--out", help="The file to write; the terminal by default.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play a match and write its record (which is JSON with or without --json)."""
    from ludotheque.cli.play import played_by_bots
    from ludotheque.core.record import write

    wanted = names(bots)
    chosen, box = opened(id, seats if seats or len(wanted) == 1 else len(wanted), changes)
    players = one_a_seat(wanted, box.seats)
    text = write(played_by_bots(chosen, box, players, random.Random(seed)), players)
    if to is None:
        typer.echo(text, nl=False)
    else:
        to.write_bytes(text)
        out({"file": str(to)}) if as_json else typer.echo(f"written: {to}")


@app.command()
def show(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="After so many entries; the end by default.")] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="A seat's number, spectator, or all: every secret; spectator by default while the match goes on.",
        ),
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a record in words, as a seat or a spectator saw it."""
    from ludotheque.cli.show import shown
    from ludotheque.core.record import read

    shown(*read(text_of(file)), at=at, seat=seat, language=_language(lang), as_json=as_json)


@app.command()
def verify(
    file: RecordFile,
    kept: Annotated[
        Path | None, typer.Option(help="What a page has kept of this table's dice, as it saves it to a file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Replay a record and check every entry, the outcome, the digest, and the dice of a live table."""
    from ludotheque.cli.verify import report
    from ludotheque.core.record import read

    report(*read(text_of(file)), None if kept is None else text_of(kept), as_json=as_json)


@app.command()
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
    from ludotheque.cli.lab import Where
    from ludotheque.cli.simulate import simulated

    simulated(
        setup_of(id, seats, bots, seed, changes),
        games,
        Where(cores, scheduler, gpu),
        sorts(keep),
        as_json=as_json,
        parquet=parquet,
        html=html,
        language=_language(lang),
    )


@app.command()
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
    from ludotheque.cli.lab import Where
    from ludotheque.cli.simulate import compared_pair

    compared_pair(
        setup_of(id, seats, bots, seed, against),
        setup_of(id, seats, bots, seed, changes),
        games,
        Where(cores, scheduler, gpu),
        as_json=as_json,
        parquet=parquet,
        html=html,
        language=_language(lang),
    )


@app.command()
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
    from ludotheque.cli.lab import Where
    from ludotheque.cli.simulate import swept

    name, values = curve_of(curve)
    setups = [setup_of(id, seats, bots, seed, [*(changes or []), f"{name}={value}"]) for value in values]
    swept(name, values, setups, games, Where(cores, scheduler, gpu), as_json=as_json, parquet=parquet)


@app.command("replay-seed")
def replay_seed(
    id: GameId,
    number: Annotated[int, typer.Argument(min=0, max=10**9, metavar="NUMBER", help="The game's number in the run.")],
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    to: Annotated[Path | None, typer.Option("--out", help="The record to write; shown in words by default.")] = None,
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
        shown(*read(text), at=None, seat="all", language=_language(lang), as_json=as_json)
    else:
        to.write_bytes(text)
        out({"file": str(to)}) if as_json else typer.echo(f"written: {to}")


@app.command()
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


@app.command()
def ladder(
    id: GameId,
    bots: Annotated[
        str, typer.Option(help="Levels, other bots, and master@LOOKS, with commas between; every pair plays.")
    ] = "stroll,calm,regular,keen,master",
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


@app.command()
def tournament(
    id: GameId,
    bots: Annotated[
        str, typer.Option(help="Levels, other bots, and master@LOOKS, with commas between, the weakest first.")
    ] = "stroll,calm,regular,keen,master",
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


@app.command()
def luck(
    id: GameId,
    games: Games = 10_000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    changes: Changes = None,
    cores: Cores = None,
    as_json: Json = False,
) -> None:
    """How much of who wins is luck: each game again with other choices, and again with other dice and cards."""
    from ludotheque.cli.simulate import explained

    explained(setup_of(id, seats, bots, seed, changes), games, cores, as_json=as_json)


@app.command()
def calibrate(
    id: GameId,
    bot: Annotated[str, typer.Option(help="A level that searches, or master@LOOKS.")] = "master",
    games: Annotated[int, typer.Option(min=1, max=10**7, help="How many games it plays against itself.")] = 1000,
    seats: Seats = None,
    seed: Seed = 0,
    changes: Changes = None,
    as_json: Json = False,
) -> None:
    """Is a chance of 70 % one of 70 %? What a bot expected of its positions, beside how the matches ended."""
    from ludotheque.cli.calibrate import report

    chosen, box = opened(id, seats, changes)
    report(chosen, box, bot, games, seed, as_json=as_json)


@app.command()
def train(
    id: GameId,
    minutes: Annotated[float, typer.Option(min=0.05, max=10_000, help="How long to learn.")] = 10,
    to: Annotated[Path | None, typer.Option("--out", help="The file, gone on from if it is there.")] = None,
    seed: Seed = 1,
    rows: Annotated[int | None, typer.Option(min=64, max=1 << 20, help="Matches side by side.")] = None,
    watch: Annotated[
        str | None, typer.Option(help="Learn by watching this bot instead, and ask it in a search.")
    ] = None,
) -> None:
    """Learn an evaluation by self-play, on a GPU where there is one. Needs PyTorch: pip install ludotheque[train]."""
    from ludotheque.cli.train import report

    report(game(id), minutes, to or Path(f"{id}.npz"), seed, rows, watch)


@app.command()
def schema(id: GameId) -> None:
    """Print the JSON Schema of a game's records."""
    from ludotheque.core.record import schema as schema_of

    out(schema_of(game(id)))


@app.command()
def types(id: GameId) -> None:
    """Print the TypeScript types of what a game's board is given."""
    from ludotheque.core.typescript import types as types_of

    typer.echo(types_of(game(id)), nl=False)


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and _, such as my_game.")],
    into: Annotated[Path, typer.Option("--in", help="The folder to write it into.")] = Path(),
) -> None:
    """Write a package for a game of your own: it has rules, words, a bot and tests, and plays at once."""
    from ludotheque.cli.new import write

    target = write(name, into)
    steps = (f"pip install -e '{target}[test]'", f"pytest {target}", f"ludotheque play {name}", "ludotheque serve")
    typer.echo("\n  ".join((f"{target} begins as Pig. Next:", *steps)))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one of this machine.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 is any that is free.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder where tables are kept.")] = None,
    store: Annotated[
        str, typer.Option(help="A PostgreSQL for several servers, as postgresql+psycopg://user@host/name.")
    ] = "",
    node_address: Annotated[
        str, typer.Option(help="Where other servers of the same store reach this one, as http://10.0.0.2:8000.")
    ] = "",
    drain: Annotated[
        float, typer.Option(min=0, help="Seconds to go on, when told to stop, with matches no other server knows.")
    ] = 0,
    pace: Annotated[int, typer.Option(min=0, max=60_000, help="Milliseconds a bot lets people watch at least.")] = 400,
    public_url: Annotated[
        list[str] | None, typer.Option(help="Where people find it behind a proxy, as https://play.example; repeatable.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed: its address; repeatable.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots of your own to offer, as file.py:name or package.module:name, with commas.")
    ] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help="Offer figures for Prometheus at /metrics.")] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log a line of JSON for each event.")] = False,
    browse: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the games to browsers until Ctrl-C."""
    from ludotheque.bots import offer
    from ludotheque.server.logs import log_as_json
    from ludotheque.server.run import serve as run
    from ludotheque.server.settings import Settings

    if bots is not None:
        offer(names(bots))
    if log_json:
        log_as_json()
    folder = data or Path(typer.get_app_dir("ludotheque"))
    run(
        Settings(
            folder,
            url=store,
            node_address=node_address,
            drain_seconds=drain,
            metrics=metrics,
            pace=(pace, 2 * pace),
            warm=True,
            public_urls=tuple(public_url or ()),
            trusted_proxies=tuple(trusted_proxy or ()),
        ),
        host,
        port,
        lambda address: typer.echo(f"ludotheque: {address}"),
        browse=browse,
    )
