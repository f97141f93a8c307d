"""Records: what is written reads back, and what is broken is refused with a word on what is wrong."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import NATURE, game
from ludotheque.core.errors import RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import Dice, read, record, schema, write, write_unread
from ludotheque_pig.moves import Fall, Hold, Roll

PIG = game("pig")


def short_match() -> Match:
    """Seat 1 wins with its first roll, after seat 0 has changed its mind once."""
    match = Match(PIG, PIG.new_box(goal=5))
    match.play(0, Roll(), at=900)
    match.play(NATURE, Fall(4))
    match.play(0, Roll())
    match.undo(0)
    match.play(0, Hold())
    match.play(1, Roll(), at=5000, latency=20)
    match.play(NATURE, Fall(6))
    match.play(1, Hold(), clock=True)
    return match


TEXT = write(short_match(), ["Ada", "Bo"])


def signed(**changes: Any) -> bytes:
    """The record with some parts replaced, and the digest that belongs to it."""
    plain = {**json.loads(TEXT), **changes, "digest": ""}
    text = json.dumps(plain, separators=(",", ":"), ensure_ascii=False)
    return json.dumps({**plain, "digest": hashlib.sha256(text.encode()).hexdigest()}).encode()


def journal(**change: Any) -> list[dict[str, Any]]:
    """The record's journal with its first entry changed."""
    entries: list[dict[str, Any]] = json.loads(TEXT)["journal"]
    return [{**entries[0], **change}, *entries[1:]]


def test_a_record_is_written_without_its_rules_too() -> None:
    match = Match(PIG, PIG.new_box(goal=1000), short_match().journal[:3])
    entries = [msgspec.json.encode(entry) for entry in match.journal]
    text = write_unread("pig", 1, {"goal": 1000}, ["Ada", "Bo"], entries)
    assert text == write(match, ["Ada", "Bo"])
    assert read(text)[1].journal == match.journal


def test_a_record_reads_back() -> None:
    found, match = read(TEXT)

    assert found.players == ["Ada", "Bo"]
    assert found.box == {"goal": 5}
    assert found.outcome is not None
    assert found.outcome.winners == (1,)
    assert match.state == short_match().state
    assert match.journal == short_match().journal
    assert write(match, found.players) == TEXT
    assert read(TEXT.decode())[0] == found


def test_a_record_has_an_entry_a_line() -> None:
    lines = TEXT.splitlines()

    assert len(lines) == 2 + len(short_match().journal)
    assert all(json.loads(line.rstrip(b",")) for line in lines[1:-1])


def test_names_may_hold_anything() -> None:
    players = ['{"entry": "],"outcome"', "Zoé \N{GAME DIE}\n\\"]

    text = write(short_match(), players)

    assert read(text)[0].players == players
    assert write(read(text)[1], players) == text


def test_players_are_named_by_their_seats_unless_they_have_names() -> None:
    assert record(short_match()).players == ["seat 0", "seat 1"]


def test_a_match_in_progress_has_no_outcome() -> None:
    match = Match(PIG)
    match.play(0, Roll())

    found, twin = read(write(match))

    assert found.outcome is None
    assert not twin.is_over


def test_the_helper_signs_as_the_writer_does() -> None:
    assert read(signed())[1].journal == short_match().journal


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "not a record: Input data was truncated"),
        (b"\x00", "not a record: JSON is malformed"),
        (b"\xff\xfe\x00", "not a record"),
        ("\ud800", "not a record"),
        (b'"\xff"', "not a record"),
        (b"null", "not a record: Expected `object`, got `null`"),
        (b"[1, 2]", "not a record: Expected `object`, got `array`"),
        (b"{}", "not a record: Object missing required field `format`"),
        (TEXT + b"x", "not a record: JSON is malformed"),
        (TEXT[:-3], "not a record"),
        (TEXT[: len(TEXT) // 2], "not a record: Input data was truncated"),
        (b'{"box":' + b"[" * 100_000, "not a record: maximum recursion depth exceeded"),
        (b'{"format":' * 100_000, "not a record"),
    ],
)
def test_broken_text_is_refused(text: bytes | str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        read(text)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": "pgn"}, "expected format 'ludotheque-record' version 1, not 'pgn' version 1"),
        ({"version": 2}, "expected format 'ludotheque-record' version 1, not 'ludotheque-record' version 2"),
        ({"version": "1"}, "not a record: Expected `int`, got `str` - at `\\$.version`"),
        ({"game": "chess"}, "no game 'chess' is installed; expected one of: "),
        ({"rules": 99}, f"expected rules version {PIG.version} of pig, not 99"),
        ({"box": {"goal": 0}}, "the box is wrong: goal must be a whole number from 1 to 1000, not 0"),
        ({"box": {"goal": 10**40}}, "the box is wrong|not a record"),
        ({"box": {"goal": {"goal": [5]}}}, "the box is wrong: goal must be a whole number"),
        ({"box": {"self": 1}}, "the box is wrong: pig has no option or component 'self'"),
        ({"box": []}, "not a record: Expected `object`, got `array` - at `\\$.box`"),
        ({"players": ["Ada"]}, "expected the names of 2 players, not of 1"),
        ({"players": []}, "expected the names of 2 players, not of 0"),
        ({"players": ["Ada", 3]}, "not a record: Expected `str`, got `int`"),
        ({"journal": {}}, "not a record: Expected `array`, got `object`"),
        ({"journal": [[]]}, "not a record: Expected `object`, got `array`"),
        ({"journal": journal(entry="dreamt")}, "not a record: Invalid value 'dreamt'"),
        ({"journal": journal(by=1)}, "entry 0 of the journal: it is not for seat 1 to move now, but for seat 0"),
        ({"journal": journal(by=-1)}, "entry 0 of the journal: it is not for seat -1"),
        ({"journal": journal(by=10**40)}, "entry 0 of the journal|not a record"),
        ({"journal": journal(move={"do": "fall", "face": 3})}, "entry 0 of the journal: Fall.face=3. is not legal"),
        ({"journal": journal(move={"do": "fall", "face": 9})}, "not a record: Expected `int` <= 8"),
        ({"journal": journal(move={"do": "draw"})}, "not a record: Invalid value 'draw'"),
        ({"journal": journal(move={"do": "roll", "well": 1})}, "not a record: Object contains unknown field `well`"),
        ({"journal": journal(mood="good")}, "not a record: Object contains unknown field `mood`"),
        ({"journal": [{"entry": "undone", "by": 0, "to": 0}]}, "entry 0 of the journal: seat 0 cannot take back"),
        ({"journal": []}, "the journal ends with None, but the record says Outcome"),
        ({"outcome": None}, "but the record says None"),
        ({"outcome": {"scores": [4, 6], "winners": [0]}}, "but the record says Outcome.*winners=.0,"),
        ({"outcome": {"scores": [9, 6], "winners": [1]}}, "but the record says Outcome.*scores=.9, 6."),
        ({"outcome": {"scores": [4, 6], "winners": [1], "by": "luck"}}, "unknown field `by`"),
        ({"mood": "good"}, "not a record: Object contains unknown field `mood`"),
    ],
)
def test_a_signed_record_that_is_wrong_is_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        read(signed(**changes))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"face":6', b'"face":5'),
        (b'"Ada"', b'"Eve"'),
        (b'"at":900', b'"at":901'),
        (b'"goal":5', b'"goal":6'),
        (b'"scores":[4,6]', b'"scores":[4,7]'),
        (b'"digest":"', b'"digest":"0'),
    ],
)
def test_a_record_changed_by_hand_is_noticed(old: bytes, new: bytes) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(RecordError, match="the digest does not match"):
        read(TEXT.replace(old, new))


def test_nesting_of_any_depth_is_refused() -> None:
    """Some depths can be decoded but not encoded again for the digest, nor told in an error."""
    plain = {**json.loads(TEXT), "digest": ""}
    for depth in [*range(800, 1000), 20_000]:
        nested = "[" * depth + "]" * depth
        text = json.dumps({**plain, "box": {"goal": "NESTED"}}, separators=(",", ":")).replace('"NESTED"', nested)
        digest = hashlib.sha256(text.encode()).hexdigest()
        with pytest.raises(RecordError):
            read(text.replace('"digest":""', f'"digest":"{digest}"'))


def test_a_record_for_the_wrong_number_of_players_is_not_written() -> None:
    with pytest.raises(RecordError, match="expected the names of 2 players, not of 3"):
        write(short_match(), ["Ada", "Bo", "Cy"])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_no_slip_of_the_hand_raises_anything_else(at: int, put: bytes, cut: int) -> None:
    text = TEXT[:at] + put + TEXT[at + cut :]
    try:
        found, match = read(text)
    except RecordError:
        return
    assert write(match, found.players) == TEXT


def test_the_schema_tells_the_moves_of_the_game() -> None:
    plan = schema(PIG)

    assert plan["title"] == "A record of pig"
    assert msgspec.json.encode(plan).count(b'"fall"') >= 1
    assert {"Roll", "Hold", "Fall"} <= set(plan["$defs"])


def test_the_dice_of_a_live_table_are_carried_and_checked_for_shape() -> None:
    match = Match(game("pig"))
    dice = Dice("ab" * 32, "cd" * 32, ["01"])
    found, _ = read(write(match, dice=dice))
    assert found.dice == dice
    assert b'"dice"' not in write(match)
    with pytest.raises(RecordError, match="dice"):
        read(write(match, dice=Dice("ab" * 32, "not digits", [])))
