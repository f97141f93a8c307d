"""What every game must do in play: end, score, answer within its declared sizes, and copy without a trace."""

from __future__ import annotations

import random
from math import prod
from typing import TYPE_CHECKING, Any

import pytest

from ludotheque.core import MOST_MOVES, NATURE, Dynamics, Game, Information, Returns, Tempo
from ludotheque.core.about import returns
from ludotheque.core.compiler import interpreted
from ludotheque.core.data import HIGHEST, LOWEST
from ludotheque.testing.conformance.tables import (
    Setup,
    imagined,
    move_at_random,
    numbers_of,
    played,
    seats_in,
    setups,
    viewers,
    walk,
)

if TYPE_CHECKING:
    from ludotheque.core import Data

INT32 = range(-(2**31), 2**31)


@pytest.mark.parametrize("seed", range(5))
def test_random_games_end(setup: Setup, seed: int) -> None:
    match = played(setup, seed=seed)

    assert match.is_over
    assert match.state.moves < MOST_MOVES
    assert setup.game.rules.actors(match.box, match.state) == 0
    assert all(match.legal(seat) == [] for seat in [*match.seats, NATURE])


def test_a_match_is_over_at_the_last_move_allowed(setup: Setup) -> None:
    state = setup.game.state()
    setup.game.rules.start(setup.box, state)
    state.moves = MOST_MOVES
    before = state.flat()

    interpreted(setup.game, "playout")(setup.box, state, [0], [0], [1, 1])

    assert state.flat() == before


def test_outcomes_name_seats_and_change_nothing(setup: Setup) -> None:
    for match in walk(setup):
        before = match.state
        outcome = match.outcome

        assert len(outcome.scores) == len(match.seats)
        assert all(score in INT32 for score in outcome.scores)
        assert set(outcome.winners) <= set(match.seats)
        assert match.outcome == outcome
        assert match.state == before


def beyond(data: Data) -> dict[str, Any]:
    """The fields with numbers outside their declared ranges."""
    outside = [not low <= number <= high for number, (low, high) in zip(data.flat(), data.ranges(), strict=True)]
    names = [field.name for field in data.fields for _ in range(prod(field.shape))]
    return {name: getattr(data, name) for name, is_out in zip(names, outside, strict=True) if is_out}


def test_every_version_after_the_first_says_what_it_has_changed(game: Game) -> None:
    assert len(game.history) == game.version - 1


def test_every_number_of_a_state_and_a_view_has_a_range(game: Game) -> None:
    for kind in (game.state, game.view):
        assert [field.name for field in kind.fields if field.low == LOWEST or field.high == HIGHEST] == []


def test_what_is_per_seat_has_room_for_all(game: Game) -> None:
    fields = [field for kind in (game.state, game.view) for field in kind.fields if field.per_seat]
    assert [field.name for field in fields if field.shape[0] < game.seats[-1]] == []


def test_states_and_views_are_whole_numbers_that_a_record_can_hold(setup: Setup) -> None:
    for match in walk(setup):
        for data in (match.state, *(match.view(seat) for seat in match.seats)):
            numbers = data.flat()
            assert all(type(number) is int and number in INT32 for number in numbers), data
            assert type(data).read(data.record()) == data
            assert beyond(data) == {}


def test_actors_are_seats_or_nature_alone(setup: Setup) -> None:
    for match in walk(setup):
        assert match.actors in ({NATURE}, match.actors & set(match.seats))


def test_legal_moves_fit_and_are_told_once(setup: Setup) -> None:
    for match in walk(setup):
        for seat in match.actors:
            numbers = numbers_of(match, match.state, seat)
            assert 0 < len(numbers) <= setup.game.most_legal
            assert all(number in range(len(setup.game.moves)) for number in numbers)
            if seat != NATURE:
                assert len(set(numbers)) == len(numbers)


def test_asking_changes_nothing(setup: Setup) -> None:
    rules = setup.game.rules
    for match in walk(setup):
        state = match.state
        for seat in seats_in(rules.actors(match.box, state)):
            for number in numbers_of(match, state, seat)[:3]:
                rules.witness(match.box, state, 0, number, seat)
                if seat != NATURE:
                    rules.shows(match.box, state, seat, number)
                    rules.lapse(match.box, state, seat, numbers_of(match, state, seat))
        rules.tempo(match.box, state)
        assert state == match.state
    assert match.box == setup.box


def test_odds_are_positive(setup: Setup) -> None:
    chances = [match.odds() for match in walk(setup)]

    assert any(chances) == setup.game.has_chance
    assert all(weight > 0 for weights in chances for weight in weights.values())


def test_a_copy_plays_the_same_and_shares_nothing(setup: Setup) -> None:
    for match in walk(setup):
        if match.is_over:
            break
        original, twin = match.state, match.state.copy()
        before = original.flat()
        seat = min(match.actors)
        number = numbers_of(match, twin, seat)[-1]

        setup.game.rules.apply(match.box, twin, seat, number)
        assert original.flat() == before

        setup.game.rules.apply(match.box, original, seat, number)
        assert original == twin


def test_a_lapse_is_legal_and_leads_the_seat_out(setup: Setup) -> None:
    for match in walk(setup):
        for seat in match.actors - {NATURE}:
            state = match.state
            lapses = 0
            while seat in seats_in(setup.game.rules.actors(match.box, state)):
                legal = numbers_of(match, state, seat)
                number = setup.game.rules.lapse(match.box, state, seat, legal)
                assert number in legal
                setup.game.rules.apply(match.box, state, seat, number)
                lapses += 1
                assert lapses <= setup.game.most_legal, "the clock never ends the seat's turn"
            assert match.lapse(seat) in match.legal(seat)


def test_the_clock_can_play_for_everybody_and_for_good(setup: Setup) -> None:
    match = next(walk(setup))
    rng = random.Random(3)
    while not match.is_over and match.state.moves < 300:
        seat = min(match.actors)
        if seat == NATURE:
            move_at_random(match, rng)
        else:
            match.play(seat, match.lapse(seat), clock=True)
            assert not match.can_undo(seat)


def test_clocks_make_sense(setup: Setup) -> None:
    for match in walk(setup):
        tempo = setup.game.rules.tempo(match.box, match.state)
        assert isinstance(tempo, Tempo)
        assert min(tempo) >= 0
        assert tempo.latest == 0 or tempo.earliest <= tempo.latest


def test_seats_have_actions_and_nature_the_other_moves(setup: Setup) -> None:
    actions = setup.game.moves.actions
    for match in walk(setup):
        for seat in match.actors:
            assert all((number in actions) == (seat != NATURE) for number in numbers_of(match, match.state, seat))


def test_nobody_acts_beside_another_unless_the_game_says_so(setup: Setup) -> None:
    together = max(len(match.actors) for match in walk(setup))
    assert together == 1 or setup.game.dynamics is Dynamics.SIMULTANEOUS


def test_nothing_is_hidden_unless_the_game_says_so(setup: Setup) -> None:
    if setup.game.information is Information.PERFECT:
        for match in walk(setup):
            assert all(imagined(match, seat, stream=0) == match.state for seat in viewers(match))


def test_a_game_is_what_it_says_at_some_table(game: Game) -> None:
    """Several act at once, and something is hidden, at one of its tables at least."""
    together = hides = moves_nature = False
    for setup in setups(game):
        for match in walk(setup, seed=2):
            together = together or len(match.actors) > 1
            moves_nature = moves_nature or NATURE in match.actors
            hides = hides or any(imagined(match, seat, stream=5) != match.state for seat in match.seats)
            if together and hides:
                break
    assert together == (game.dynamics is Dynamics.SIMULTANEOUS)
    assert hides == (game.information is Information.IMPERFECT)
    assert moves_nature == game.has_chance


def test_returns_are_what_the_game_says(setup: Setup) -> None:
    match = played(setup)
    winners = sum(1 << seat for seat in match.outcome.winners)
    shares = returns(setup.game.returns, len(match.seats), winners)
    assert all(-1 <= share <= 1 for share in shares)
    assert winners or len(match.seats) == 1
    if setup.game.returns is Returns.ZERO_SUM and len(match.seats) > 1:
        assert sum(shares) == pytest.approx(0)
