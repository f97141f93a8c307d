"""What the board is told of what may come is what comes."""

import random

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import Colour, Step, Stop, Turn
from ludotheque.games.kasimir.state import ALARM, BONUSES, CHOOSING, DOWN, OVER, REGIONS, UNKNOWN, WALKING

COLOURS = list(Colour)
CHANGED = {"colours": [row[1:] + row[:1] for row in GAME.defaults["colours"]], "hand": 7, "bonuses": [-2, 4, 9]}


def look(match, seat=SPECTATOR):
    return match.outlook(match.shown(seat))


def matches(**options):
    """Matches played at random, at every position in which the seat on turn may walk."""
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(GAME, GAME.new_box(**{"seats": 2 + seed % 3, **options}))
        while not match.is_over and match.number < 250:
            if match.view(SPECTATOR).phase in (CHOOSING, WALKING) and rng.random() < 0.2:
                yield match, rng
            seat = min(match.actors)
            match.chance(rng) if seat == NATURE else match.play(seat, rng.choice(match.legal(seat)))


def go(match, rng):
    """Go some way at random, by the places of the outlook, in a copy of the match."""
    twin = Match(GAME, match.box, match.journal)
    seat, ways = twin.view(SPECTATOR).turn, look(twin).ways
    at = 0
    while ways[at].steps and (at == 0 or rng.random() < 0.7):
        colour, at = rng.choice(ways[at].steps)
        twin.play(seat, Step(ways[at].region, COLOURS[colour]))
    return twin, seat, ways[at]


@pytest.mark.clause("3.1", "3.2", "3.3")
@pytest.mark.parametrize("options", [{}, CHANGED], ids=["default", "changed"])
def test_the_ways_are_those_that_can_be_gone(options):
    for match, rng in matches(**options):
        twin, seat, place = go(match, rng)
        after = look(twin).ways
        offered = {move for move in twin.legal(seat) if isinstance(move, Step)}
        assert place.region == after[0].region
        ahead = look(match).ways
        assert offered == {Step(ahead[to].region, COLOURS[colour]) for colour, to in place.steps}
        assert offered == {Step(after[to].region, COLOURS[colour]) for colour, to in after[0].steps}


@pytest.mark.clause("3.8")
@pytest.mark.parametrize("options", [{}, CHANGED], ids=["default", "changed"])
def test_what_could_be_turned_is_what_may_be_turned(options):
    seen = 0
    for match, rng in matches(**options):
        said = {stop.region: stop.turns for stop in look(match).stops}
        twin, seat, place = go(match, rng)
        if Stop() not in twin.legal(seat):
            continue
        twin.play(seat, Stop())
        if NATURE in twin.actors and twin.view(SPECTATOR).turn == seat:
            twin.play(NATURE, next(move for move in twin.odds()))
        turns = [move.region for move in twin.legal(seat) if isinstance(move, Turn)]
        if not twin.is_over:
            assert turns == said[place.region]
            seen += bool(turns)
    assert seen > 20


def test_nobody_walks_where_the_seat_on_turn_cannot():
    match = Match(GAME, GAME.new_box(seats=2, starter=0))
    assert look(match).ways == look(match).stops == []


@pytest.mark.clause("3.7", "6.1")
def test_an_alarm_brings_its_bonus_and_the_last_one_wakes_kasimir():
    match = Match(GAME, GAME.new_box(bonuses=[-2, 4, 9]))
    for alarms, bonus in enumerate([-2, 4, 9]):
        match._state.aside[ALARM] = alarms
        assert (look(match).alarm, look(match).wakes) == (bonus, alarms == BONUSES - 1)
    match._state.aside[ALARM] = BONUSES
    assert (look(match).alarm, look(match).wakes) == (None, False)


@pytest.mark.clause("6.3")
def test_scores_are_the_match_s_own_and_hidden_stakes_are_all_others():
    for match, _ in matches():
        outlook, view = look(match), match.view(SPECTATOR)
        assert outlook.scores == list(match.outcome.scores)
        assert sum(outlook.hidden) == sum(side == DOWN for side in view.side)
        known = [view.stake[region] for region in range(REGIONS) if view.side[region] == DOWN]
        for kind, count in enumerate(outlook.hidden):
            assert count == match.state.unseen[kind] + sum(kind == each for each in known if each != UNKNOWN)


@pytest.mark.clause("6.1", "6.2")
def test_rounds_are_counted_the_last_one_too():
    match = Match(GAME, GAME.new_box(seats=4))
    state = match._state
    rounds = []
    for turns in (0, 3, 4, 7, 8):
        state.turns = turns
        rounds.append(look(match).round)
    assert rounds == [1, 1, 2, 2, 3]
    state.phase, state.turns = OVER, 4
    assert look(match).round == 1
    state.aside[ALARM] = BONUSES
    assert look(match).round == 2


def test_everybody_is_told_the_same():
    for match, _ in matches():
        assert look(match, 0) == look(match, 1) == look(match)
