"""Records: a match as a JSON file that people save and share."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Annotated, Any, Generic

import msgspec

from ludotheque.core.errors import LudothequeError, RecordError, UnknownGame
from ludotheque.core.game import Game, game
from ludotheque.core.journal import Lot, Moves, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.position import Outcome

FORMAT = "ludotheque-record"
VERSION = 1
Digits = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){1,64}$")]


class Header(msgspec.Struct, frozen=True):
    """What says which game's record this is."""

    format: str
    version: int
    game: str
    rules: int


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person said that they would add to the dice, before anybody had shown anything."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    """The first of the person's seats."""
    promise: Digits | None
    """SHA-256 of the contribution; None where nothing was promised."""


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the outcomes of nature at a live table follow from, all in hexadecimal digits."""

    fingerprint: Digits
    """SHA-256 of the secret, shown before the first move."""
    secret: Digits
    contributions: list[Digits]
    """What players have added, in the order of their seats."""
    promises: list[Promise] | msgspec.UnsetType = msgspec.UNSET
    """Of every person, in the order of seats: whose contribution is missing was left out. Old records have none."""


class Record(Header, Generic[Moves], frozen=True, forbid_unknown_fields=True):
    """A match from the first entry to the last, and how it ended."""

    box: dict[str, Any]
    """How the box differs from the default."""
    players: list[str]
    journal: list[Played[Moves] | Undone | Lot]
    outcome: Outcome | None
    """None while the match goes on."""
    dice: Dice | msgspec.UnsetType = msgspec.UNSET
    """Left out where nobody can check the dice."""
    digest: str = ""
    """SHA-256 of everything above, so that a slip of the hand does not go unnoticed."""


def record(match: Match, players: list[str] | None = None, dice: Dice | None = None) -> Record[Any]:
    """The full record of a match, with all its secrets: for its owner, or for all when it is over."""
    names = [f"seat {seat}" for seat in match.seats] if players is None else players
    _check_names(names, match)
    unsigned: Record[Any] = Record(
        format=FORMAT,
        version=VERSION,
        game=match.game.id,
        rules=match.game.version,
        box=match.game.changes(match.box),
        players=names,
        journal=list(match.journal),
        outcome=match.outcome if match.is_over else None,
        dice=dice or msgspec.UNSET,
    )
    return msgspec.structs.replace(unsigned, digest=_digest(unsigned))


def write(match: Match, players: list[str] | None = None, dice: Dice | None = None) -> bytes:
    """The record as JSON, an entry of the journal a line."""
    return _text(record(match, players, dice))


def write_unread(of: str, rules: int, box: dict[str, Any], players: list[str], journal: Iterable[bytes]) -> bytes:
    """The record of a match whose rules are not here, from its entries as they were written: nobody can say how it
    stands, and whoever has the rules can go through it."""
    entries: Any = [msgspec.Raw(entry) for entry in journal]
    unsigned: Record[Any] = Record(FORMAT, VERSION, of, rules, box, players, entries, None)
    return _text(msgspec.structs.replace(unsigned, digest=_digest(unsigned)))


def read(text: bytes | str) -> tuple[Record[Any], Match]:
    """The record of a JSON text and the match it replays to; RecordError says what is wrong with it."""
    header = _decoded(text, Header)
    if header.format != FORMAT or header.version != VERSION:
        raise RecordError(
            f"expected format {FORMAT!r} version {VERSION}, not {header.format!r} version {header.version}"
        )
    try:
        played = game(header.game)
    except UnknownGame as error:
        raise RecordError(str(error)) from None
    if header.rules != played.version:
        raise RecordError(f"expected rules version {played.version} of {played.id}, not {header.rules}")
    found: Record[Any] = _decoded(text, Record[played.moves.type])  # type: ignore[name-defined]
    if found.digest != _digest(found):
        raise RecordError("the digest does not match: the record was changed after it was written")
    return found, _replayed(played, found)


def schema(of: Game) -> dict[str, Any]:
    """The JSON Schema of a game's records."""
    return {"title": f"A record of {of.id}", **msgspec.json.schema(Record[of.moves.type])}  # type: ignore[name-defined]


def _text(found: Record[Any]) -> bytes:
    text = msgspec.json.encode(found)
    # A quote inside a name would be escaped, so this finds entries only.
    return text.replace(b'{"entry"', b'\n{"entry"').replace(b'],"outcome"', b'\n],"outcome"') + b"\n"


def _decoded(text: bytes | str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not a record: {error}") from None


def _replayed(played: Game, found: Record[Any]) -> Match:
    try:
        match = Match(played, played.new_box(**found.box))
    except LudothequeError as error:
        raise RecordError(f"the box is wrong: {error}") from None
    _check_names(found.players, match)
    for number, entry in enumerate(found.journal):
        try:
            match.enter(entry)
        except LudothequeError as error:
            raise RecordError(f"entry {number} of the journal: {error}") from None
    outcome = match.outcome if match.is_over else None
    if found.outcome != outcome:
        raise RecordError(f"the journal ends with {outcome}, but the record says {found.outcome}")
    return match


def _check_names(names: list[str], match: Match) -> None:
    if len(names) != len(match.seats):
        raise RecordError(f"expected the names of {len(match.seats)} players, not of {len(names)}")


def _digest(found: Record[Any]) -> str:
    unsigned = msgspec.structs.replace(found, digest="")
    return hashlib.sha256(msgspec.json.encode(unsigned, order="deterministic")).hexdigest()
