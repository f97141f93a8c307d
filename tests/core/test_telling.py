"""A match tells its observers of every entry, with the positions before and after it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import ludotheque
from ludotheque.core import NATURE, game
from ludotheque.core.errors import IllegalMove
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.match import APART, Match
from ludotheque.core.position import Position
from ludotheque.games.karma.moves import Colour, Pick

Told = list[tuple[object, Entry, object]]


def watched(match: Match) -> Told:
    """What the match tells from now on: the state before, the entry, the state after."""
    told: Told = []

    def note(before: Position, entry: Entry, after: Position) -> None:
        told.append((before.state, entry, after.state))

    match.observers.append(note)
    return told


def test_every_entry_is_told_with_what_was_before_and_after() -> None:
    rng = Random(5)
    match = ludotheque.new_match("karma", seats=3)
    told = watched(match)
    while not match.is_over:
        seat = rng.choice(sorted(match.actors))
        match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
    assert tuple(entry for _, entry, _ in told) == match.journal
    assert all(after == before for (_, _, after), (before, _, _) in pairwise(told))
    assert told[-1][2] == match.state


def test_what_is_taken_back_is_told_too() -> None:
    match = ludotheque.new_match("karma", first_game=True, starter=0)
    told = watched(match)
    start = match.state
    match.play(0, Pick(Colour.RED))
    match.undo(0)
    assert [entry for _, entry, _ in told] == [Played(0, Pick(Colour.RED)), Undone(0, 0)]
    (first, _, picked), (before, _, after) = told
    assert first == after == start
    assert before == picked != start


def test_a_lot_is_told_and_changes_nothing() -> None:
    rok = game("rok")
    rng = Random(3)
    match = Match(rok, rok.new_box(seats=2))
    while not (match.tempo.hold and len(match.actors) > 1):
        seat = min(match.actors)
        match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
    told = watched(match)
    match.enter(Lot((0, 1), 1))
    assert told == [(match.state, Lot((0, 1), 1), match.state)]


def test_what_is_refused_is_told_to_nobody() -> None:
    match = ludotheque.new_match("karma", first_game=True, starter=0)
    told = watched(match)
    with pytest.raises(IllegalMove):
        match.play(1, Pick(Colour.RED))
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert told == []


def test_long_runs_are_taken_back_step_by_step() -> None:
    """Kept positions lie some moves apart: whatever lies between is played again."""
    rok = game("rok")
    rng = Random(1)
    match = Match(rok, rok.new_box(seats=2, calm=1, changes=99))
    states = []
    while len(states) < 3 * APART:
        if NATURE in match.actors:
            match.chance(rng)
        else:
            marks = [move for move in match.legal(0) if type(move).__name__ == "Mark"]
            if not marks:
                seat = min(match.actors)
                match.play(seat, rng.choice(match.legal(seat)))
                continue
            states.append(match.state)
            match.play(0, rng.choice(marks))
            if not match.can_undo(0):
                states.clear()
    while states:
        match.undo(0)
        assert match.state == states.pop()


def test_a_turn_that_passed_on_and_came_back_may_be_taken_back() -> None:
    """Nobody else's move stands any more: the one before it is the last again."""
    match = ludotheque.new_match("karma", seats=3)
    rng = Random(2)
    while NATURE in match.actors:
        match.chance(rng)
    start = match.state
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    match.undo(1)
    match.undo(0)
    assert match.state == start


def test_a_game_says_when_the_same_words_mean_something_else() -> None:
    """By default a question has the number of the clock's phase; a game may say more."""
    kiwetin = game("kiwetin")
    assert Match(kiwetin).question(0) == Match(kiwetin).tempo.phase
    asking = replace(kiwetin, question=lambda box, state, seat: 100 + seat)
    assert Match(asking).question(1) == 101


def test_a_match_knows_its_last_entry_and_what_is_legal() -> None:
    match = ludotheque.new_match("karma", first_game=True, starter=0)
    assert match.last is None
    assert match.is_legal(0, Pick(Colour.RED))
    assert not match.is_legal(1, Pick(Colour.RED))
    assert match.play(0, Pick(Colour.RED)) == match.last
