"""Random play with random boxes: what must hold after every move is worked out anew, apart from the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import MOST_MOVES, NATURE, SPECTATOR, Move
from ludotheque.core.match import Match
from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.moves import Animal, Stone
from ludotheque.games.spirits.state import AGAIN, COYOTE, DRAW, OVER, RENEW, SPIRIT, TAKING

from .dealing import ANIMAL_NAMES, POWER_NAMES, STONES, Table, named
from .scribe import Scribe, value

seeds = st.integers(0, 2**32)


@st.composite
def steps(draw: Any) -> list[int]:
    """What a card or power may do in a changed box."""
    return [draw(st.integers(0, 1 if step in (RENEW, COYOTE, AGAIN) else 3)) for step in range(8)]


@st.composite
def changes(draw: Any) -> dict[str, Any]:
    """Some options and components changed, in half of all cases what cards and powers do as well."""
    stones = draw(st.lists(st.integers(0, 8), min_size=7, max_size=7).filter(lambda stones: sum(stones[:6]) >= 4))
    last_spirit = draw(st.integers(1, 5))
    found = {
        "starter": draw(st.integers(-1, 1)),
        "stones": draw(st.just([8] * 7) | st.just([*stones[:6], max(stones[6], last_spirit)])),
        "last_spirit": last_spirit,
        "filling": draw(st.integers(0, 4)),
        "needs_down": draw(st.integers(0, 3)),
        "cards": [2, *draw(st.lists(st.integers(0, 2), min_size=3, max_size=3).filter(any)), 1],
    }
    if draw(st.booleans()):
        found["card_steps"] = [*draw(st.lists(steps(), min_size=4, max_size=4)), [0] * 8]
        found["power_steps"] = draw(st.lists(steps(), min_size=6, max_size=6))
    return found


boxes = st.just({}) | changes()


def some_move(match: Match, rng: random.Random) -> tuple[int, Move]:
    """A kind of move first, so that none is drowned, then a move; Spirit stones are rare, so that matches last."""
    (seat,) = match.actors
    legal = match.legal(seat)
    others = [move for move in legal if getattr(move, "stone", None) != Stone.SPIRIT]
    if seat == NATURE and others and rng.random() < 0.5:
        legal = others
    kind = rng.choice(sorted({type(move) for move in legal}, key=str))
    return seat, rng.choice([move for move in legal if isinstance(move, kind)])


def playing(table: Table, seed: int, most: int = 400) -> Iterator[tuple[Any, Move, Any]]:
    """Play on: the state before each move, the move, and the state after it."""
    rng = random.Random(seed)
    while not table.match.is_over and len(table.match.journal) < most:
        seat, move = some_move(table.match, rng)
        before = table.match.state
        table.match.play(seat, move)
        yield before, move, table.state


def new(box: dict[str, Any]) -> Table:
    return Table(Match(GAME, GAME.new_box(**box)))


@settings(max_examples=120, deadline=None)
@given(boxes, seeds)
def test_stones_are_conserved_and_points_are_those_of_the_stones(box, seed):
    table = new(box)
    total = Counter(dict(zip(STONES, table.match.box.stones, strict=True)))
    for _, _, state in playing(table, seed):
        places = [state.bag, state.bowl, state.hand, *state.given]
        assert all(count >= 0 for place in places for count in place)
        assert sum((Counter(named(place)) for place in places), Counter()) == +total
        for place, stones in enumerate(state.given):
            animal = ANIMAL_NAMES[place % 5]
            assert state.points[place] == value(table.match.box, animal, Counter(named(stones)))
        assert table.scores == [sum(state.points[:5]), sum(state.points[5:])]
        assert (sum(state.hand) > 0) <= (state.phase == TAKING or state.todo[DRAW] > 0)


@settings(max_examples=150, deadline=None)
@given(boxes, seeds)
def test_a_scribe_with_a_reading_of_their_own_tells_the_same_story(box, seed):
    """After every move the scribe expects the same choices, with the same odds, and has the same books."""
    table = new(box)
    scribe = Scribe(table.match.box)
    story = scribe.story()
    actor, choices = next(story)
    compare(scribe, table, actor, choices)
    for _, move, _ in playing(table, seed):
        try:
            actor, choices = story.send(move)
        except StopIteration:
            assert table.match.is_over
            break
        compare(scribe, table, actor, choices)


def compare(scribe: Scribe, table: Table, actor: int, choices: dict[Move, int]) -> None:
    state = table.state
    assert table.match.actors == {actor}
    legal = table.match.odds() if actor == NATURE else dict.fromkeys(table.match.legal(actor), 1)
    assert legal == choices
    for place, stones in ((state.bag, scribe.bag), (state.bowl, scribe.bowl), (state.hand, scribe.hand)):
        assert named(place) == +stones
    for seat in range(2):
        for animal in Animal:
            assert table.given(seat, animal) == +scribe.boards[seat][animal]
        assert table.up(seat) == Counter(scribe.cards(seat))
        assert table.scores[seat] == scribe.points(seat)
    assert table.coyote == scribe.coyote
    assert [table.pile(0), table.pile(1)] == scribe.piles
    assert actor == NATURE or (state.turn, state.turns) == (scribe.seat, scribe.turns)


@settings(max_examples=30, deadline=None)
@given(boxes, seeds)
def test_everything_lies_open(box, seed):
    """Everybody sees the whole state and every move, and there is nothing to redraw."""
    table = new(box)
    rng = [seed & 0xFFFFFFFF, 1]
    for _, _, state in playing(table, seed, most=100):
        for seat in (0, 1, SPECTATOR):
            assert table.match.view(seat).flat() == [*state.flat(), seat]
            imagined = GAME.state()
            GAME.rules.imagine(table.match.box, table.match.view(seat), rng, imagined)
            assert imagined == state
    assert table.match.witnessed(SPECTATOR) == list(table.match.journal)


@settings(max_examples=60, deadline=None)
@given(boxes, seeds)
def test_powers_are_conserved_and_unseen_until_they_surface(box, seed):
    for before, _, state in playing(new(box), seed):
        seen = [power for pile in state.pile for power in pile if power != -1]
        assert len(set(seen)) == len(seen)
        assert set(seen) <= set(range(len(POWER_NAMES)))
        assert len(seen) >= sum(power != -1 for pile in before.pile for power in pile)


@settings(max_examples=60, deadline=None)
@given(boxes, seeds)
def test_a_turn_begins_with_a_clean_table(box, seed):
    """Nothing of a card or power is left over when the next turn begins, or the match is over."""
    turns = 0
    for _, _, state in playing(new(box), seed):
        if state.turns > turns or state.phase == OVER:
            turns = state.turns
            assert (state.card, state.power, state.used) == (-1, -1, -1)
            assert not any(state.todo)
            assert not any(state.hand)


@settings(max_examples=25, deadline=None)
@given(boxes, seeds)
def test_legal_moves_are_sound(box, seed):
    """Nobody to move is without a move, none is listed twice, and each leads to a position of which that is true."""
    table = new(box)
    rules, found = GAME.rules, table.match.box
    out, weights = [0] * GAME.most_legal, [0] * GAME.most_legal

    def moves(state: Any) -> list[tuple[int, int]]:
        actors = rules.actors(found, state)
        assert (actors == 0) == (state.phase == OVER)
        if actors == 0:
            return []
        seat = actors.bit_length() - 1
        count = rules.odds(found, state, out, weights) if seat == NATURE else rules.legal(found, state, seat, out)
        numbers = out[:count]
        assert numbers
        assert len(set(numbers)) == len(numbers)
        return [(seat, number) for number in numbers]

    for before, _, _ in playing(table, seed, most=150):
        for seat, number in moves(before):
            after = before.copy()
            rules.apply(found, after, seat, number)
            moves(after)


@settings(max_examples=40, deadline=None)
@given(seeds)
def test_with_the_usual_box_every_match_ends(seed):
    table = new({})
    assert len(list(playing(table, seed, most=MOST_MOVES))) < MOST_MOVES
    assert table.state.phase == OVER
    assert table.state.bag[SPIRIT] <= 3
