"""Journals and records of every game: they replay, undo exactly, and refuse what is not legal."""

from __future__ import annotations

import random

import pytest

from ludotheque.core import NATURE, SPECTATOR, Move
from ludotheque.core.errors import IllegalMove, UnreadableMove
from ludotheque.core.journal import Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.record import read, write
from ludotheque.testing.conformance.tables import Setup, move_at_random, numbers_of, played, walk


class Foreign(Move, frozen=True):
    """A move of no game."""


def test_a_journal_replays_to_the_same_state(setup: Setup) -> None:
    match = played(setup)

    twin = Match(setup.game, setup.box, match.journal)

    assert twin.state == match.state
    assert twin.journal == match.journal
    assert twin.outcome == match.outcome


def test_a_record_reads_back_to_the_same_bytes(setup: Setup) -> None:
    for match in walk(setup):
        if match.is_over or len(match.journal) % 50 == 3:
            text = write(match)
            found, twin = read(text)
            assert write(twin) == text
            assert twin.state == match.state
            assert (found.outcome is not None) == match.is_over


def test_a_record_with_undone_moves_replays(setup: Setup) -> None:
    rng = random.Random(5)
    match = Match(setup.game, setup.box)
    while not match.is_over:
        move_at_random(match, rng)
        last = match.journal[-1]
        if isinstance(last, Played) and match.can_undo(last.by) and rng.random() < 0.3:
            match.undo(last.by)
    assert any(isinstance(entry, Undone) for entry in match.journal)

    text = write(match)

    assert write(read(text)[1]) == text
    assert match.state.moves == 2 * sum(isinstance(entry, Played) for entry in match.journal) - len(match.journal)


def test_undo_restores_the_state_exactly(setup: Setup) -> None:
    rng = random.Random(7)
    match = Match(setup.game, setup.box)
    undone = 0
    while not match.is_over:
        before, entries = match.state, match.journal
        move_at_random(match, rng)
        (made,) = match.journal[len(entries) :]
        assert isinstance(made, Played)
        number = setup.game.moves.encode(made.move)
        shows = made.by != NATURE and setup.game.rules.shows(match.box, before, made.by, number)
        may = made.by != NATURE and not shows and bool(match.actors)
        assert [seat for seat in [*match.seats, NATURE] if match.can_undo(seat)] == ([made.by] if may else [])
        if may and undone < 60:
            assert match.undo(made.by) == Undone(made.by, len(entries))
            assert match.state == before
            assert match.journal == (*entries, made, Undone(made.by, len(entries)))
            match.play(made.by, made.move)
            undone += 1
    assert undone > 0


def test_refusals_change_nothing(setup: Setup) -> None:
    rng = random.Random(11)
    moves = [setup.game.moves.decode(number) for number in range(len(setup.game.moves))]
    for match in walk(setup):
        before, entries = match.state, match.journal
        for seat in [*match.seats, NATURE, SPECTATOR, len(match.seats), 99]:
            legal = match.legal(seat)
            assert bool(legal) == (seat in match.actors)
            for move in [move for move in rng.sample(moves, 3) if move not in legal]:
                with pytest.raises(IllegalMove, match=r"expected one of|not for seat|is over"):
                    match.play(seat, move)
            with pytest.raises(UnreadableMove, match="expected one of"):
                match.play(seat, Foreign())
            if not match.can_undo(seat):
                with pytest.raises(IllegalMove, match="no move to take back"):
                    match.undo(seat)
        if NATURE not in match.actors:
            with pytest.raises(IllegalMove, match="nature has no move"):
                match.chance(rng)
        assert match.state == before
        assert match.journal == entries


def test_legal_moves_are_accepted(setup: Setup) -> None:
    for match in walk(setup, seed=13):
        for seat in match.actors:
            for number in numbers_of(match, match.state, seat):
                twin = match.state
                setup.game.rules.apply(match.box, twin, seat, number)
                assert twin != match.state, f"{setup.game.moves.decode(number)} does nothing"
