"""Answers as files that other programs read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.lab.engines import MissingExtra

if TYPE_CHECKING:
    from pathlib import Path

    from ludotheque.lab.report import Report
    from ludotheque.lab.statistics import Share


def flat(report: Report) -> list[dict[str, Any]]:
    """A report as rows of one shape: what, of which seat or thing, its mean, and the interval."""
    rows = []
    for seat, each in enumerate(report.seats):
        rows += [_row("wins", each.wins, seat=seat), _row("score", each.score, seat=seat)]
    rows += [_row(name, told.mean, deviation=told.deviation) for name, told in report.measures.items()]
    for worth in report.things:
        if worth.difference:
            rows.append(_row("worth", worth.difference, thing=worth.key))
    return rows


def _row(
    name: str, share: Share, *, seat: int | None = None, thing: str | None = None, deviation: float | None = None
) -> dict[str, Any]:
    told = {"name": name, "seat": seat, "thing": thing, "deviation": deviation}
    return {**told, "mean": share.mean, "low": share.low, "high": share.high}


def write_parquet(rows: list[dict[str, Any]], file: Path) -> None:
    """Rows as a table of Arrow's, in Parquet."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise MissingExtra("--parquet needs Arrow: pip install ludotheque[lab]") from None
    parquet.write_table(pyarrow.Table.from_pylist(rows), file)
