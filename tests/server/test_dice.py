"""The dice follow from the secret, exactly as likely as their weights, and anybody can check them."""

from __future__ import annotations

import doctest
import hashlib
import hmac
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from ludotheque import new_match
from ludotheque.cli.app import app
from ludotheque.core.errors import IllegalMove, RecordError
from ludotheque.core.game import NATURE, game
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.record import Dice, write
from ludotheque.server import dice

SECRET = "5a" * 32


def rolled(secret: str = SECRET) -> Match:
    """A match whose people always do the first thing they may."""
    match = new_match("karma", seats=2, first_to=3)
    index = 0
    while not match.is_over:
        seat = min(match.actors)
        if seat == NATURE:
            match.play(NATURE, dice.draw(match, secret, index))
            index += 1
        else:
            match.play(seat, match.legal(seat)[-1])
    return match


def test_an_outcome_is_the_digest_modulo_the_total() -> None:
    digest = hmac.new(bytes.fromhex(SECRET), (7).to_bytes(8) + (0).to_bytes(4), hashlib.sha256).digest()
    assert dice.point(SECRET, 7, 6) == int.from_bytes(digest) % 6


def test_the_example_is_true() -> None:
    assert doctest.testmod(dice).failed == 0


def test_numbers_beyond_the_last_whole_multiple_are_passed_over() -> None:
    total = (1 << 255) + 1
    points = [dice.point(SECRET, index, total) for index in range(40)]
    first = [
        int.from_bytes(hmac.digest(bytes.fromhex(SECRET), index.to_bytes(8) + bytes(4), "sha256"))
        for index in range(40)
    ]
    assert any(number >= total for number in first)
    assert all(point == number for point, number in zip(points, first, strict=True) if number < total)
    assert all(point < total for point in points)


def test_outcomes_are_as_likely_as_their_weights() -> None:
    counts = Counter(dice.chosen(SECRET, index, [1, 0, 2, 3]) for index in range(12_000))
    assert counts[1] == 0
    for place, expected in ((0, 2000), (2, 4000), (3, 6000)):
        assert abs(counts[place] - expected) < 5 * expected**0.5


def test_the_same_secret_gives_the_same_dice() -> None:
    assert rolled().journal == rolled().journal
    assert rolled().journal != rolled("5b" * 32).journal


def test_a_match_is_verified() -> None:
    match = rolled()
    count = sum(entry.by == NATURE for entry in match.journal)
    assert dice.verify(match, SECRET, dice.fingerprint(SECRET)) == count > 10


def test_another_secret_or_fingerprint_is_noticed() -> None:
    match = rolled()
    with pytest.raises(RecordError, match="was shown before the match"):
        dice.verify(match, "5b" * 32, dice.fingerprint(SECRET))
    with pytest.raises(RecordError, match="the dice give"):
        dice.verify(match, "5b" * 32, dice.fingerprint("5b" * 32))


def test_a_changed_die_is_noticed() -> None:
    match = rolled()
    journal = list(match.journal)
    number = max(place for place, entry in enumerate(journal) if entry.by == NATURE)
    changed = journal[number]
    assert isinstance(changed, Played)
    twin = Match(game("karma"), match.box, journal[:number])
    other = next(move for move in twin.odds() if move != changed.move)
    loaded = Match(game("karma"), match.box, [*journal[:number], msgspec.structs.replace(changed, move=other)])
    with pytest.raises(RecordError, match=f"entry {number}"):
        dice.verify(loaded, SECRET, dice.fingerprint(SECRET))


def test_nature_draws_only_when_it_is_to_move() -> None:
    with pytest.raises(IllegalMove):
        dice.draw(new_match("pig"), SECRET, 0)


def test_verify_on_the_command_line_recomputes_the_dice(tmp_path: Path) -> None:
    match = rolled()
    outcomes = sum(entry.by == NATURE for entry in match.journal)
    file = tmp_path / "karma.json"
    file.write_bytes(write(match, dice=Dice(dice.fingerprint(SECRET), SECRET, [])))
    answer = CliRunner().invoke(app, ["verify", str(file)])
    assert answer.exit_code == 0
    assert f"{outcomes} outcomes of the dice follow from their secret" in answer.output
    other = "6f" * 32
    file.write_bytes(write(match, dice=Dice(dice.fingerprint(other), other, [])))
    assert isinstance(CliRunner().invoke(app, ["verify", str(file)]).exception, RecordError)
