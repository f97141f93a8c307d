"""Nobody is shown what they may not know: whatever is hidden from a seat may be imagined, and it sees no difference."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from ludotheque.core import NATURE, VEILED
from ludotheque.core.compiler import interpreted
from ludotheque.core.journal import Played
from ludotheque.core.moves import Veiled, kind_of
from ludotheque.testing.conformance.tables import Setup, imagined, numbers_of, played, seats_in, seen, viewers, walk

if TYPE_CHECKING:
    from ludotheque.core.match import Match


def made(match: Match, state: Any, by: int, number: int) -> Any:
    """A copy of the state after a move."""
    after = state.copy()
    match.game.rules.apply(match.box, after, by, number)
    return after


def is_veiled(match: Match, state: Any, seat: int, by: int, number: int) -> bool:
    return match.game.rules.witness(match.box, state, seat, number, by) == VEILED


def test_views_are_the_same_whatever_is_hidden(setup: Setup) -> None:
    """And it has the same moves to choose from, and as many moves behind it."""
    rules = setup.game.rules
    for match in walk(setup):
        state = match.state
        acting = rules.actors(match.box, state)
        for seat in viewers(match):
            twin = imagined(match, seat, stream=len(match.journal))
            shown, shown_twin = seen(match, state, seat), seen(match, twin, seat)
            assert shown_twin.flat() == shown.flat()
            assert shown_twin.as_dict() == shown.as_dict()
            assert twin.moves == state.moves
            assert rules.actors(match.box, twin) == acting
            if seat in seats_in(acting):
                assert numbers_of(match, twin, seat) == numbers_of(match, state, seat)


def test_nothing_is_lost_or_made_where_something_is_imagined(setup: Setup) -> None:
    count = setup.game.trials.conserved
    if count is None:
        return
    for match in walk(setup, seed=3):
        for seat in viewers(match):
            twin = imagined(match, seat, stream=len(match.journal))
            assert count(match.box, twin) == count(match.box, match.state)
            assert min(count(match.box, twin)) >= 0


def test_whoever_has_forgotten_what_to_remember_can_imagine_too(setup: Setup) -> None:
    """People are shown less than they have seen: it is forgotten, and nothing put in its place."""
    for match in walk(setup, seed=5):
        for seat in viewers(match):
            shown = match.shown(seat)
            state = setup.game.state()
            setup.game.rules.imagine(match.box, shown, [7, 9], state)
            assert seen(match, state, seat) == shown


def test_moves_are_witnessed_the_same_whatever_is_hidden(setup: Setup) -> None:
    rules = setup.game.rules
    for match in walk(setup):
        state = match.state
        for seat in viewers(match):
            twin = imagined(match, seat, stream=len(match.journal))
            for by in seats_in(rules.actors(match.box, state)):
                for number in set(numbers_of(match, state, by)) & set(numbers_of(match, twin, by)):
                    sight = rules.witness(match.box, state, seat, number, by)
                    assert sight in (number, VEILED)
                    assert rules.witness(match.box, twin, seat, number, by) == sight


def test_seats_see_their_own_moves(setup: Setup) -> None:
    for match in walk(setup):
        for seat in match.actors - {NATURE}:
            for number in numbers_of(match, match.state, seat):
                assert not is_veiled(match, match.state, seat, seat, number)


def test_veiled_moves_leave_no_trace(setup: Setup) -> None:
    """Of two moves that look alike to a seat it cannot tell which was made, unless the move turns something over."""
    rules = setup.game.rules
    for match in walk(setup):
        state = match.state
        for seat, by in product(viewers(match), sorted(match.actors)):
            afters: dict[str, list[Any]] = {}
            for number in numbers_of(match, state, by):
                turns_over = by != NATURE and rules.shows(match.box, state, by, number)
                if is_veiled(match, state, seat, by, number) and not turns_over:
                    kind = kind_of(setup.game.moves.decode(number))
                    afters.setdefault(kind, []).append(made(match, state, by, number))
            for alike in afters.values():
                assert len({tuple(seen(match, after, seat).flat()) for after in alike}) == 1
                assert len({rules.actors(match.box, after) for after in alike}) == 1


def test_what_was_veiled_is_imagined_otherwise(setup: Setup) -> None:
    """A game with secrets draws them anew; a perfect memory of the true ones would please the tests above."""
    veiled: set[int] = set()
    changed: set[int] = set()
    for number in range(3):
        for match in walk(setup, seed=number):
            for seat in viewers(match):
                if seat not in changed and any(
                    imagined(match, seat, stream=stream) != match.state for stream in range(2)
                ):
                    changed.add(seat)
        for seat in viewers(match):
            if any(isinstance(entry, Played) and isinstance(entry.move, Veiled) for entry in match.witnessed(seat)):
                veiled.add(seat)
    assert veiled <= changed


def test_an_imagined_position_plays_to_the_end(setup: Setup) -> None:
    playout = interpreted(setup.game, "playout")
    out, weights = [0] * setup.game.most_legal, [0] * setup.game.most_legal
    for match in walk(setup):
        if len(match.journal) < 12 or len(match.journal) % 10 == 0:
            for seat in viewers(match):
                state = imagined(match, seat, stream=len(match.journal))
                playout(match.box, state, out, weights, [3, 5])
                assert setup.game.rules.actors(match.box, state) == 0


def secret_answers(match: Match, by: int, other: int) -> dict[int, tuple[Any, list[int]]]:
    """What a seat may do in secret: the position after each, and what the other may do then."""
    found = {}
    for number in numbers_of(match, match.state, by):
        if is_veiled(match, match.state, other, by, number):
            after = made(match, match.state, by, number)
            acts = match.game.rules.actors(match.box, after) >> other & 1
            found[number] = after, numbers_of(match, after, other) if acts else []
    return found


def test_secret_answers_commute(setup: Setup) -> None:
    for match in walk(setup):
        for one, other in combinations(sorted(match.actors), 2):
            pairs = product(secret_answers(match, one, other).items(), secret_answers(match, other, one).items())
            for (first, (after_first, then)), (second, (after_second, before)) in pairs:
                if second in then and first in before:
                    assert made(match, after_first, other, second) == made(match, after_second, one, first)


def test_a_witnessed_journal_veils_but_leaves_nothing_out(setup: Setup) -> None:
    match = played(setup)
    for seat in viewers(match):
        for entry, sight in zip(match.journal, match.witnessed(seat), strict=True):
            assert isinstance(entry, Played)
            assert isinstance(sight, Played)
            assert sight.by == entry.by
            assert sight.move in (entry.move, Veiled(kind_of(entry.move)))
