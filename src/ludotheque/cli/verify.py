"""What `verify` says of a record."""

from __future__ import annotations

from typing import Any

import msgspec
import typer

from ludotheque.core.errors import RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import Record
from ludotheque.server.kept import Checked, check, read_kept


def report(found: Record[Any], match: Match, kept: bytes | None, *, as_json: bool) -> None:
    """Check a record's dice, against what a page has kept where that is given, and say what came out."""
    checked = _checked(found, match, kept)
    entries, outcome = len(match.journal), found.outcome
    if as_json:
        dice, left_out = (None, []) if checked is None else checked
        answer = {"game": found.game, "entries": entries, "outcome": outcome, "dice": dice, "left_out": left_out}
        typer.echo(msgspec.json.encode({**answer, "valid": True}))
        return
    ending = "not over" if outcome is None else f"scores {', '.join(map(str, outcome.scores))}"
    text = f"valid: {found.game}, {entries} entries, {ending}"
    if checked is not None:
        text += f", {checked.outcomes} outcomes of the dice follow from their secret"
        text += " and from what the page has kept" if kept is not None else ""
        text += "".join(f"\nleft out of the dice: {found.players[seat]} (seat {seat})" for seat in checked.left_out)
    typer.echo(text)


def _checked(found: Record[Any], match: Match, kept: bytes | None) -> Checked | None:
    if found.dice is msgspec.UNSET:
        if kept is not None:
            raise RecordError("the record has no dice that could be held against what a page has kept")
        return None
    return check(match, found.dice, None if kept is None else read_kept(kept))
