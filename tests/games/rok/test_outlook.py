"""What the board is told of what may come is what comes."""

import random

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.games.rok import GAME
from ludotheque.games.rok.outlook import Fate
from ludotheque.games.rok.state import AIMING, GRABBING, NO_RUNE, NOBODY, ROBBING

from .dealing import deal, kind

CHANGED = {"signs": 5, "hand": [6, 5, 4, 3], "up": 5, "down": 1}
BOXES = pytest.mark.parametrize("options", [{}, CHANGED], ids=["default", "changed"])


def look(match, seat=SPECTATOR):
    return match.outlook(match.shown(seat))


def told(table, seat):
    """A seat's hand: what becomes of each kind, and whom it concerns."""
    return [(held.kind, held.count, held.fate, held.other) for held in look(table.match).held[seat]]


def walk(**options):
    """Matches played at random."""
    for seed in range(6):
        rng = random.Random(seed)
        match = Match(GAME, GAME.new_box(**{"seats": 2 + seed % 4, "throws": 6, **options}))
        while not match.is_over:
            yield match
            seat = rng.choice(sorted(match.actors))
            match.chance(rng) if seat == NATURE else match.play(seat, rng.choice(match.legal(seat)))
        yield match


@pytest.mark.clause("3.4", "5.1", "5.5", "5.6")
def test_what_becomes_of_a_hand():
    table = deal("b7 a7 o7", visible="a7 o2 o2 b0 b0 a1").grab(0, "a7 o2 b0 a1").grab(1, "b0").grab(0, "o2")
    assert told(table, 0) == [
        (kind("b0"), 1, Fate.SPLIT, 1),
        (kind("a1"), 1, Fate.SINGLE, NOBODY),
        (kind("a7"), 1, Fate.THEFT, 1),
        (kind("o2"), 2, Fate.PAIR, NOBODY),
    ]
    assert told(table, 1) == [(kind("b0"), 1, Fate.SPLIT, 0)]
    assert told(table, 2) == []


@pytest.mark.clause("3.4", "5.1", "5.5", "5.6")
@BOXES
def test_hands_go_where_was_said(options):
    """Runes said to make a pair or a theft are in the loot once all are done; the others never are."""
    seen, before = set(), None
    for match in walk(**options):
        view = match.view(SPECTATOR)
        if before is not None and view.phase != GRABBING:
            was, said = before
            for seat, hand in enumerate(said.held):
                for held in hand:
                    seen.add(held.fate)
                    is_kept = held.fate == Fate.PAIR or (held.fate == Fate.THEFT and view.phase == ROBBING)
                    if held.fate == Fate.THEFT:
                        assert view.thief[held.other] == seat
                    assert (view.loot[seat][held.kind] > was.loot[seat][held.kind]) <= (
                        held.fate in (Fate.PAIR, Fate.THEFT)
                    )
                    assert view.loot[seat][held.kind] >= was.loot[seat][held.kind] + is_kept * held.count
        before = (view, look(match)) if view.phase == GRABBING and sum(view.done) == match.box.seats - 1 else None
    assert seen == set(Fate)


@pytest.mark.clause("5.7")
@BOXES
def test_a_theft_brings_as_many_runes_as_was_said(options):
    robberies, before = 0, None
    for match in walk(**options):
        view = match.view(SPECTATOR)
        if before is not None:
            was, said = before
            (victim,) = [seat for seat in match.seats if view.thief[seat] != was.thief[seat]]
            assert sum(view.loot[was.thief[victim]]) == sum(was.loot[was.thief[victim]]) + said.spoils[victim]
            robberies += 1
        before = (view, look(match)) if view.phase == ROBBING else None
        assert [not count for count in look(match).spoils] == [
            view.equilibrium[seat] == NO_RUNE for seat in match.seats
        ]
    assert robberies > 5


@pytest.mark.clause("5.9", "6.1")
def test_the_twin_is_flicked_for_the_order_of_thefts():
    table = deal("b0 b1 a0", visible="b0 b1 a3", loot=["b2 b2", "b3 b3", ""]).race("b1", "b0")
    assert table.phase == AIMING
    assert look(table.match).flicks == [kind("b1"), kind("b0"), NO_RUNE]


@pytest.mark.clause("6.1", "7.4")
def test_one_of_the_own_runes_is_flicked_for_the_win():
    table = deal("b7 a7", visible="o0", loot=["a2 a2", "o3 o3"], bag=1)
    table.done().steps()
    assert table.phase == AIMING
    assert look(table.match).flicks == [kind("a2"), kind("o3")]
    poor = deal("b7 a7", visible="o0", bag=1)
    poor.done().steps()
    assert look(poor.match).flicks == [kind("b7"), kind("a7")]


def test_everybody_is_told_the_same():
    for match in walk(calm=1):
        assert len({repr(look(match, seat)) for seat in (*match.seats, SPECTATOR)}) == 1
