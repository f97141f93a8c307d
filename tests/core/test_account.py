"""How scores came about, as a match tells it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import ludotheque
from ludotheque.core import NATURE, game
from ludotheque.core.account import account, last, positions, standing
from ludotheque.core.journal import Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.typescript import account_type, types
from ludotheque.games.karma.moves import Colour, Pick


def unnamed(box, positions):
    """Answers nobody knows what."""


def test_what_was_taken_back_is_left_out() -> None:
    match = ludotheque.new_match("karma", first_game=True, starter=0)
    match.play(0, Pick(Colour.RED))
    match.undo(0)
    match.play(0, Pick(Colour.RED))
    assert standing(match.journal) == [Played(0, Pick(Colour.RED))]
    seen = [state.copy() for state in positions(match)]
    assert (len(seen), seen[-1]) == (2, match.state)
    assert last(positions(match)) == match.state


def test_a_lot_moves_nothing() -> None:
    assert standing([Lot((0, 1), 1), Played(1, Pick(Colour.RED)), Undone(1, 1)]) == []


def test_only_what_is_over_is_accounted_for() -> None:
    match = ludotheque.new_match("pig")
    with pytest.raises(ValueError, match="only a match that is over"):
        account(match)
    rng = Random(1)
    while not match.is_over:
        seat = min(match.actors)
        match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
    assert tuple(sum(part.points for part in own) for own in account(match).parts) == match.outcome.scores
    silent = replace(game("pig"), account=None)
    assert account(Match(silent, silent.new_box())) is None


def test_an_account_says_what_it_answers() -> None:
    assert account_type(replace(game("pig"), account=None)) is None
    text = types(game("rok"))
    assert "  values: Record<string, string | number>;" in text
    assert "  account: Account;" in text
    with pytest.raises(TypeError, match="the account of pig must be annotated to answer a msgspec"):
        account_type(replace(game("pig"), account=unnamed))
