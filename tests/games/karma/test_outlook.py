"""What the board is told of what may come is what comes."""

import random

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.core.moves import kind_of
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Copy, Double, Mimic, Nudge, Remove, Tally, Triple, Visionary
from ludotheque.games.karma.state import CAREFUL, DEALING, EYE, KEEPING, OVER, PICKING, POWERS, STARTING, STUBBORN
from ludotheque.games.karma.throw import total

CHANGES = (Copy, Double, Mimic, Nudge, Remove, Triple, Visionary)
OTHER = {
    "zones": [0, 3, 3, 8, 20, 21, 40, 41],
    "faces": [0, 2, 3, 4, 4, 7],
    "highest_face": 7,
    "patient": 6,
    "reds": 5,
}
BOXES = pytest.mark.parametrize("options", [{}, OTHER], ids=["default", "changed"])


def look(match, seat=SPECTATOR):
    return match.outlook(match.shown(seat))


def walk(seeds=8, first=0, **options):
    """Matches played at random, but turns go on, so that there are throws to look at."""
    for seed in range(first, first + seeds):
        rng = random.Random(seed)
        match = Match(GAME, GAME.new_box(**{"seats": 2 + seed % 3, **options}))
        while not match.is_over:
            yield match
            seat = min(match.actors)
            if seat == NATURE:
                match.chance(rng)
            else:
                legal = [move for move in match.legal(seat) if kind_of(move) != "stop"] or match.legal(seat)
                match.play(seat, rng.choice(legal))
        yield match


def made(match, seat, move):
    """What a spectator sees once a move is made, and the match left as it is."""
    state, view = match.state, GAME.view()
    GAME.rules.apply(match.box, state, seat, GAME.moves.encode(move))
    GAME.rules.observe(match.box, state, SPECTATOR, view)
    return view


def key(move):
    """How a use tells its move."""
    at = [getattr(move, name) for name in ("target", "face", "up") if hasattr(move, name)]
    return kind_of(move), move.die, int(at[0]) if at else -1


@pytest.mark.clause("3.2", "3.3", "3.4", "3.6", "3.7", "6.3", "6.9")
@BOXES
def test_powers_and_cards_make_of_the_throw_what_was_said(options):
    seen = set()
    for match in walk(**options):
        view = match.view(SPECTATOR)
        outlook = look(match)
        if view.phase != POWERS:
            assert outlook.uses == []
            continue
        uses = {(use.kind, use.die, use.at): use for use in outlook.uses}
        changing = [move for move in match.legal(view.turn) if isinstance(move, CHANGES)]
        assert set(uses) == {key(move) for move in changing}
        for move in changing:
            after, use = made(match, view.turn, move), uses[key(move)]
            changed = [
                die
                for die in range(view.dice)
                if (view.face[die], view.times[die], view.gone[die])
                != (after.face[die], after.times[die], after.gone[die])
            ]
            assert set(changed) <= {use.place}
            assert use.face == after.face[use.place]
            assert use.times == (0 if after.gone[use.place] else after.times[use.place])
            told = match.outlook(after)
            assert (use.total, use.valid) == (told.total, told.valid)
            seen.add(type(move))
    assert seen == set(CHANGES)


@pytest.mark.clause("2.3", "2.4", "6.6", "6.11")
@BOXES
def test_a_throw_is_enough_where_it_climbs(options):
    for match in walk(**options):
        view, outlook = match.view(SPECTATOR), look(match)
        assert (outlook.needed is None) == (view.zone == 0)
        assert outlook.total == total(view)
        if view.phase == POWERS:
            climbed = made(match, view.turn, Tally())
            climbs = climbed.turn != view.turn or climbed.zone > view.zone or climbed.round > view.round
            if not outlook.valid and outlook.rescue:
                assert not climbs or climbed.turn != view.turn
            elif climbed.phase == PICKING and climbed.turn == view.turn and climbed.round == view.round:
                assert outlook.valid == (climbed.zone == view.zone + 1)
            assert outlook.valid == (outlook.needed is None or outlook.total > outlook.needed)


def test_a_card_saves_as_long_as_it_is_not_spent():
    match = Match(GAME, GAME.new_box(seats=2, starter=0, first_game=1))
    state = match._state
    for trait in (STUBBORN, CAREFUL):
        state.trait[0], state.spent[0] = trait, 0
        assert look(match).rescue
        state.spent[0] = 1
        assert not look(match).rescue


def rounds_said(seed, **options):
    """How many rounds were said before the cards were shown, and after; and how many there were."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.new_box(**options))
    before, after = set(), set()
    while not match.is_over:
        view = match.view(SPECTATOR)
        (before if view.phase in (STARTING, DEALING, KEEPING) else after).add(look(match).rounds)
        seat = min(match.actors)
        match.chance(rng) if seat == NATURE else match.play(seat, rng.choice(match.legal(seat)))
    assert {look(match).rounds} == {look(match).round} == {match.view(SPECTATOR).round}
    return before, after, look(match).rounds


@pytest.mark.clause("1.5", "5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first_game", [0, 1])
def test_there_are_as_many_rounds_as_was_said(seats, first_game):
    for seed in range(3):
        before, after, rounds = rounds_said(seed, seats=seats, first_game=first_game)
        assert before == after == {rounds}


@pytest.mark.clause("1.5", "4.3", "5.1")
def test_a_card_whose_colour_has_no_dice_takes_none():
    """Three dice each: with cards that take one, two rounds of drafting and a last one; with cards that take none, one
    more. Where either may be kept, nobody knows before."""
    reserve = [0, 0, 1, 1, 1, 0, 0, 0]
    violet, yellow = [1, 1] + [0] * 10, [0] * 8 + [1, 1, 0, 0]
    for seed in range(6):
        before, after, rounds = rounds_said(seed, seats=2, reserve=reserve, cards=[1] * 4 + [0] * 8)
        assert before == after == {rounds} == {4}
        before, after, rounds = rounds_said(seed, seats=2, reserve=reserve, cards=[0] * 6 + [1] * 4 + [0] * 2)
        assert before == after == {rounds} == {3}
        either = [one + other for one, other in zip(violet, yellow, strict=True)]
        before, after, rounds = rounds_said(seed, seats=2, reserve=reserve, cards=either)
        assert (before, after) == ({None}, {rounds})


@pytest.mark.clause("5.2", "7.2", "7.4")
def test_nobody_knows_how_many_rounds_to_so_much_karma_and_alone_it_is_written():
    assert look(Match(GAME, GAME.new_box(first_to=30))).rounds is None
    alone = Match(GAME, GAME.new_box(seats=1))
    assert (look(alone).round, look(alone).rounds, look(alone).eye) == (1, alone.box.rounds, 0)
    alone._state.round = 3
    assert look(alone).eye == alone.box.eye_dice[alone.box.difficulty][3]
    alone._state.round = alone.box.rounds
    assert look(alone).eye == 0


@pytest.mark.clause("7.2")
def test_the_eye_throws_as_many_dice_as_was_said():
    """Also while it throws them; and none once it has caught somebody."""
    thrown = 0
    for seed in range(6):
        before, said = OVER, 0
        for match in walk(1, first=seed, seats=1, difficulty=seed % 3):
            view, eye = match.view(SPECTATOR), look(match).eye
            if view.phase == EYE and before != EYE:
                assert eye == said == view.eye_left
                thrown += 1
            elif view.phase == EYE:
                assert eye == said
            elif view.phase == OVER:
                assert eye == 0
            before, said = view.phase, eye
    assert thrown > 6


@pytest.mark.clause("1.3", "5.3")
def test_who_plays_after_and_who_is_ahead():
    match = Match(GAME, GAME.new_box(seats=4, starter=2, first_game=1))
    state = match._state
    state.turn, state.karma = 3, [5, 9, 9, 1]
    assert look(match).waiting == [0, 1]
    assert look(match).winners == [1, 2]
    state.phase = OVER
    assert look(match).round == 1


def test_everybody_is_told_the_same():
    for match in walk(3):
        assert len({repr(look(match, seat)) for seat in (*match.seats, SPECTATOR)}) == 1
