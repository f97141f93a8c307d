"""`ludotheque simulate`, `compare` and `sweep`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import typer

from ludotheque.cli.lab import answer, engine, number, span, stopped_if_empty, thing, watching
from ludotheque.core.record import write
from ludotheque.lab import html as pages
from ludotheque.lab.chances import chances
from ludotheque.lab.compare import compare
from ludotheque.lab.files import flat
from ludotheque.lab.luck import luck
from ludotheque.lab.recount import recount
from ludotheque.lab.report import Comparison, Report, comparison, report
from ludotheque.lab.setup import Setup, prepare
from ludotheque.lab.simulate import simulate

if TYPE_CHECKING:
    from pathlib import Path

    from rich.table import Table as RichTable

    from ludotheque.cli.options import Where
    from ludotheque.lab.report import Told
    from ludotheque.lab.tally import Worth


WIDE = 10
"""Differences from here on are told with a single decimal: eight columns have to fit a terminal."""
MANY = 20
"""From so many games on machine code pays, which must be made first."""


def simulated(
    setup: Setup,
    games: int,
    where: Where,
    keep: list[str],
    weighed: int,
    *,
    as_json: bool,
    parquet: Path | None,
    html: Path | None,
    language: str,
) -> None:
    """Simulate, and tell what came out."""
    with engine(where, setup) as chosen, watching(games) as watch:
        tally = simulate(setup, games, chosen, watch.progress, watch.compiling)
    stopped_if_empty(tally.games)
    found = report(setup, tally)
    if weighed:
        found = msgspec.structs.replace(found, chances=chances(setup, min(weighed, tally.games)))
    answer(
        found,
        lambda: _print(found, games, tally.moves, watch.seconds, keep),
        as_json=as_json,
        parquet=parquet,
        rows=flat(found),
        html=html,
        page=lambda: pages.told(found, language),
    )


def _print(found: Report, games: int, moves: int, seconds: float, keep: list[str]) -> None:
    from rich.console import Console
    from rich.table import Column, Table

    from ludotheque.core import game

    console, chosen = Console(), game(found.game)
    table = Table("seat", "bot", "wins", "95 %", "score", "95 %")
    for seat, each in enumerate(found.seats):
        table.add_row(
            str(seat),
            each.bot.rpartition(":")[2],
            f"{each.wins.mean:.2%}",
            span(each.wins, ".2%"),
            f"{each.score.mean:.2f}",
            span(each.score, ".2f"),
        )
    console.print(table)
    if found.unwon:
        console.print(f"won by no seat: {found.unwon / found.games:.2%}")
    for heading, told in (("measure", found.measures), ("by the chance to win", found.chances)):
        if told:
            console.print(_measured(heading, told))
    if found.things:
        table = Table(
            Column("thing", no_wrap=True),
            "seen",
            "taken",
            "used",
            "with",
            "without",
            "wins more",
            "95 %, all at once",
            "",
        )
        for worth in sorted(found.things, key=_worth, reverse=True):
            table.add_row(thing(chosen, worth.key), *_shares(worth), "real" if worth.is_real else "")
        console.print(table)
    shortest, longest = found.kept["shortest"][0].value, found.kept["longest"][0].value
    console.print(f"moves a game: {shortest} to {longest}", highlight=False)
    for sort in keep:
        for kept in found.kept[sort]:
            console.print(f"{sort}: game {kept.number} ({kept.value})", highlight=False)
    early = "" if found.games == games else f" of {games:,} (stopped)"
    speed = moves / max(seconds, 1e-9)
    spoken = f"{speed / 1e6:.1f} million" if speed >= 1e5 else f"{speed:,.0f}"
    console.print(f"{found.games:,} games{early} in {seconds:.1f} s, {spoken} moves a second", highlight=False)


def _measured(heading: str, measures: dict[str, Told]) -> RichTable:
    from rich.table import Table

    table = Table(heading, "mean", "95 %", "from game to game")
    for name, told in measures.items():
        form = ".2%" if told.is_share else ",.2f"
        deviation = number(told.deviation, is_share=told.is_share)
        table.add_row(name, number(told.mean.mean, is_share=told.is_share), span(told.mean, form), f"± {deviation}")
    return table


def _worth(worth: Worth) -> float:
    return worth.difference.mean if worth.difference else -2.0


def _shares(worth: Worth) -> list[str]:
    counts = [f"{share:.0%}" for share in (worth.seen, worth.taken, worth.used)]
    if worth.difference is None:
        return [*counts, "", "", "", ""]
    wins = [f"{share:.1%}" for share in (worth.with_it or 0.0, worth.without or 0.0)]
    return [*counts, *wins, f"{worth.difference.mean:+.1%}", span(worth.difference, "+.0%")]


def compared_pair(
    one: Setup,
    other: Setup,
    games: int,
    where: Where,
    *,
    as_json: bool,
    parquet: Path | None,
    html: Path | None,
    language: str,
) -> None:
    """Compare, and tell which differences are real."""
    with engine(where, one, other) as chosen, watching(games) as watch:
        pair = compare(one, other, games, chosen, watch.progress, watch.compiling)
    stopped_if_empty(pair.games)
    found = comparison(one, other, pair)
    rows = [msgspec.to_builtins(row) for row in found.rows]
    answer(
        found,
        lambda: _print_comparison(found),
        as_json=as_json,
        parquet=parquet,
        rows=[_flattened(row) for row in rows],
        html=html,
        page=lambda: pages.compared(found, language),
    )


def _flattened(row: dict[str, Any]) -> dict[str, Any]:
    """Intervals as three columns each."""
    columns: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict):
            columns |= {name: value["mean"], f"{name}_low": value["low"], f"{name}_high": value["high"]}
        else:
            columns[name] = value
    return columns


def _print_comparison(found: Comparison) -> None:
    from rich.console import Console
    from rich.table import Column, Table

    table = Table(
        Column(no_wrap=True), "A", "B", "B − A", "± 95 %", "", "paired", Column("half", no_wrap=True), pad_edge=False
    )
    for row in sorted(found.rows, key=lambda row: (not row.is_real, row.chance)):
        form = ".2%" if row.is_share else ",.3f" if abs(row.difference.mean) < WIDE else ",.1f"
        saved = f"{1 - row.paired / row.unpaired:.0%}" if row.unpaired else ""
        table.add_row(
            row.name,
            number(row.one.mean, is_share=row.is_share),
            number(row.other.mean, is_share=row.is_share),
            f"{row.difference.mean:+{form}}",
            f"{row.difference.high - row.difference.mean:{form}}",
            "real" if row.is_real else "",
            saved if found.is_paired else "",
            f"{row.half:,}" if row.half else "",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{found.one.games:,} games a side, {'the same' if found.is_paired else 'other'} chance on both. "
        f"Intervals hold for all {len(found.rows)} rows at once. Real: more than chance, after Holm’s correction. "
        "Paired: how much of the variance the same chance saves. "
        "Half: how many games a side show a difference half as large.",
        highlight=False,
    )


def swept(
    name: str,
    values: list[int],
    setups: list[Setup],
    games: int,
    where: Where,
    *,
    as_json: bool,
    parquet: Path | None,
) -> None:
    """Simulate once for every value of an option or component, with the same chance, and tell the curve."""
    found: list[Report] = []
    with engine(where, *setups) as chosen, watching(games * len(setups)) as watch:
        for each in setups:
            tally = simulate(each, games, chosen, watch.progress, watch.compiling)
            watch.next_run()
            if tally.games:
                found.append(report(each, tally))
            if tally.games < games:
                break
    stopped_if_empty(len(found))
    rows = [{"value": value, **row} for value, each in zip(values, found, strict=False) for row in flat(each)]
    answer(found, lambda: _print_curve(name, values, found), as_json=as_json, parquet=parquet, rows=rows)


def _print_curve(name: str, values: list[int], found: list[Report]) -> None:
    from rich.console import Console
    from rich.table import Column, Table

    table = Table(Column(name, no_wrap=True), *map(str, values[: len(found)]))
    for seat in range(max(len(each.seats) for each in found)):
        wins = (f"{each.seats[seat].wins.mean:.1%}" if seat < len(each.seats) else "" for each in found)
        table.add_row(f"seat {seat} wins", *wins)
    for measure, told in found[0].measures.items():
        means = (each.measures[measure].mean.mean for each in found)
        table.add_row(measure, *(number(mean, is_share=told.is_share) for mean in means))
    Console().print(table)


def explained(setup: Setup, games: int, cores: int | None, slips: int, *, as_json: bool) -> None:
    """Tell what explains who wins."""
    found = luck(setup, games, cores, slips)

    def show() -> None:
        for name, share in (("nature alone", found.nature), ("the seats’ choices alone", found.choices)):
            typer.echo(f"explained by {name}: {share.mean:.1%} of the variance ({span(share, '.1%')})")
        typer.echo(f"{found.games:,} games, each three times; the rest is how both meet (docs/measures.md)")

    answer(found, show, as_json=as_json)


def recorded(setup: Setup, games: int, folder: Path, *, as_json: bool) -> None:
    """Write the records of a run's first games, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    done = 0
    with watching(games) as watch:
        prepare(setup, watch.compiling)
        try:
            for number in range(games):
                text = write(recount(setup, number, is_quick=games > MANY), list(setup.bots))
                (folder / f"{setup.game}-{setup.seed}-{number:07}.json").write_bytes(text)
                done = number + 1
                watch.progress(_Done(done))
        except KeyboardInterrupt:
            pass
    stopped_if_empty(done)
    told = {"folder": str(folder), "records": done}
    answer(told, lambda: typer.echo(f"written: {done:,} records in {folder}"), as_json=as_json)


class _Done(NamedTuple):
    """How many games are over."""

    games: int
