"""The authority over a match: what it allows, refuses, takes back and shows."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from ludotheque.core import MOST_MOVES, NATURE, SPECTATOR, Move, Veiled, game
from ludotheque.core.errors import IllegalMove, UnknownSeat, UnreadableMove
from ludotheque.core.journal import Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.record import read, write
from ludotheque.games.karma.moves import Begin, Colour, Deal, Keep, Pick, Throw, Trait
from ludotheque_pig.moves import Fall, Hold, Roll

PIG, KARMA, ROK = game("pig"), game("karma"), game("rok")


def pig(*faces: int, **changes: int) -> Match:
    """Seat 0 has rolled these faces."""
    match = Match(PIG, PIG.new_box(**changes))
    for face in faces:
        match.play(0, Roll())
        match.play(NATURE, Fall(face))
    return match


def karma_with_cards() -> Match:
    """Both seats hold two trait cards and are to keep one."""
    match = Match(KARMA, KARMA.new_box(starter=0))
    for trait in (Trait.CAREFUL, Trait.PATIENT, Trait.MIMIC, Trait.THRIFTY):
        match.play(NATURE, Deal(trait))
    return match


def test_a_match_has_a_box_a_journal_and_a_state() -> None:
    match = pig(4, 6)

    assert match.journal == (
        Played(0, Roll()),
        Played(NATURE, Fall(4)),
        Played(0, Roll()),
        Played(NATURE, Fall(6)),
    )
    assert match.state == PIG.state(moves=4, total=10)
    assert match.box == PIG.new_box()
    assert match.seats == range(2)
    assert match.actors == {0}
    assert match.outcome.scores == (0, 0)


def test_the_state_handed_out_is_a_copy() -> None:
    match = pig(4)
    match.state.banked[0] = 99

    assert match.state.banked == [0] * 6


def test_entries_keep_time_clock_and_latency() -> None:
    match = pig()

    entry = match.play(0, Roll(), at=1200, clock=True, latency=35)

    assert entry == Played(0, Roll(), at=1200, clock=True, latency=35)
    assert Match(PIG, None, match.journal).journal == match.journal


def test_a_move_equal_to_a_legal_one_enters_the_journal_as_the_legal_one() -> None:
    match = pig()
    match.play(0, Roll())

    match.play(NATURE, Fall(True))

    assert type(match.journal[-1].move.face) is int


def test_refusals_say_what_was_expected() -> None:
    match = pig()
    with pytest.raises(IllegalMove, match=r"^it is not for seat 1 to move now, but for seat 0$"):
        match.play(1, Roll())
    with pytest.raises(IllegalMove, match=r"^Fall\(face=3\) is not legal now; expected one of: Hold\(\), Roll\(\)$"):
        match.play(0, Fall(3))
    with pytest.raises(UnreadableMove, match=r"^Throw\(\) is no move of this game; expected one of: roll, hold, fall$"):
        match.play(0, Throw())

    match.play(0, Roll())
    with pytest.raises(IllegalMove, match=r"^it is not for seat 0 to move now, but for nature$"):
        match.play(0, Hold())
    with pytest.raises(IllegalMove, match=r"Fall\(face=6\)$"):
        match.play(NATURE, Fall(8))


def test_long_lists_of_what_was_expected_are_cut() -> None:
    match = Match(KARMA, KARMA.new_box(starter=0))

    with pytest.raises(IllegalMove, match=r"Deal\(trait=<Trait.MIMIC: 'mimic'>\), … \(12 in all\)$"):
        match.play(NATURE, Begin(0))


def test_simultaneous_actors_are_all_named() -> None:
    with pytest.raises(IllegalMove, match=r"but for seat 0, seat 1$"):
        karma_with_cards().play(NATURE, Begin(0))


def test_nothing_is_legal_when_the_match_is_over() -> None:
    match = pig(6, goal=6)
    match.play(0, Hold())

    assert match.is_over
    assert match.actors == frozenset()
    assert match.outcome.winners == (0,)
    with pytest.raises(IllegalMove, match=r"^the match is over: no move can be made$"):
        match.play(1, Roll())


def test_a_match_is_over_after_the_most_moves() -> None:
    match = Match(PIG)
    for turn in range(MOST_MOVES):
        assert not match.is_over
        match.play(turn % 2, Hold())

    assert match.is_over
    assert match.outcome.winners == (0, 1)


@pytest.mark.parametrize("seat", [SPECTATOR, -5, 1, 7, NATURE, 99])
def test_who_may_not_act_has_no_legal_move(seat: int) -> None:
    assert pig().legal(seat) == []


def test_odds_add_up_equal_outcomes() -> None:
    match = Match(KARMA, KARMA.new_box(starter=0, first_game=1, faces=[1, 1, 1, 2, 2, 6]))
    assert match.odds() == {}
    match.play(0, Pick(Colour.RED))
    match.play(0, Throw())

    assert sorted(match.odds().values()) == [1, 2, 3]


def test_chance_follows_the_odds() -> None:
    rng = random.Random(1)
    faces = []
    for _ in range(300):
        match = pig(faces=3)
        match.play(0, Roll())
        faces.append(match.chance(rng).move.face)

    assert {face: 70 < faces.count(face) < 130 for face in faces} == {1: True, 2: True, 3: True}


def test_chance_only_when_it_is_natures_turn() -> None:
    match = pig()
    rng = random.Random(1)
    before = rng.getstate()

    with pytest.raises(IllegalMove, match="nature has no move to make now"):
        match.chance(rng)
    assert rng.getstate() == before


def test_undo_takes_back_ones_own_last_moves_one_by_one() -> None:
    match = Match(KARMA, KARMA.new_box(starter=0, first_game=1))
    start = match.state
    match.play(0, Pick(Colour.RED))
    one = match.state
    match.play(0, Pick(Colour.RED))

    assert match.undo(0, at=77) == Undone(0, 1, at=77)
    assert match.state == one
    assert match.undo(0) == Undone(0, 0)
    assert match.state == start
    assert len(match.journal) == 4
    with pytest.raises(IllegalMove, match="seat 0 has no move to take back"):
        match.undo(0)


def test_a_move_after_an_undo_has_a_number_of_its_own() -> None:
    match = pig()
    match.play(0, Hold())
    match.undo(0)
    match.play(0, Hold())

    assert match.undo(0) == Undone(0, 2)


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.core.match.LONGEST", 7)
    match = pig(3)
    for _ in range(2):
        match.play(0, Hold())
        match.undo(0)
    assert match.number == 6
    match.play(0, Hold())
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="no move to take back"):
        match.undo(0)


def test_undo_is_refused_when_another_seat_has_acted() -> None:
    match = pig()
    match.play(0, Hold())
    match.play(1, Hold())

    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_undo_is_refused_when_chance_has_spoken() -> None:
    match = pig(4)

    assert not match.can_undo(0)
    assert not match.can_undo(NATURE)


def test_undo_is_refused_when_the_clock_made_the_move() -> None:
    match = pig()
    match.play(0, Hold(), clock=True)

    assert not match.can_undo(0)


def test_undo_is_refused_when_something_hidden_was_shown() -> None:
    match = karma_with_cards()
    match.play(1, Keep(Trait.THRIFTY))
    assert match.can_undo(1)
    match.play(0, Keep(Trait.CAREFUL))

    assert match.state.trait[:2] != [-1, -1]
    assert not match.can_undo(0)


@pytest.mark.parametrize("entry", [Undone(0, 0), Undone(1, 1), Undone(0, 9), Undone(0, -1)])
def test_a_journal_cannot_take_back_what_may_not_be(entry: Undone) -> None:
    match = pig()
    match.play(0, Hold())
    match.play(1, Hold())
    before = match.journal
    allowed = entry == Undone(1, 1)

    if allowed:
        match.enter(entry)
        assert match.journal == (*before, entry)
    else:
        with pytest.raises(IllegalMove, match=f"seat {entry.by} cannot take back entry {entry.to}"):
            match.enter(entry)
        assert match.journal == before


def test_a_journal_with_undone_moves_replays() -> None:
    match = pig(4)
    match.play(0, Hold())
    match.undo(0)
    match.play(0, Roll())

    twin = Match(PIG, match.box, match.journal)

    assert twin.state == match.state
    assert twin.journal == match.journal


def test_an_illegal_journal_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not for seat 1"):
        Match(PIG, None, [Played(1, Roll())])


def test_views_show_ones_own_cards_only() -> None:
    match = karma_with_cards()

    assert match.view(0).my_hand == [Trait._member_names_.index("CAREFUL"), Trait._member_names_.index("PATIENT")]
    assert match.view(SPECTATOR).my_hand == [-1, -1]


def test_secrets_are_veiled_in_the_witnessed_journal() -> None:
    match = karma_with_cards()
    match.play(0, Keep(Trait.CAREFUL))
    match.undo(0)
    veiled = Played(NATURE, Veiled("deal"))

    assert match.witnessed(1) == [veiled, veiled, *match.journal[2:4], Played(0, Veiled("keep")), Undone(0, 4)]
    assert match.witnessed(SPECTATOR) == [*[veiled] * 4, Played(0, Veiled("keep")), Undone(0, 4)]


def test_the_clock_makes_a_typed_move() -> None:
    assert pig(3).lapse(0) == Hold()


def test_a_view_is_of_a_seat_or_of_a_spectator() -> None:
    match = pig()
    for nobody in (2, 8, -2):
        with pytest.raises(UnknownSeat, match="expected a seat from 0 to 1, or -1 to watch"):
            match.view(nobody)


def test_the_last_move_of_a_match_stands() -> None:
    match = pig(6, goal=1)
    match.play(0, Hold())
    assert match.is_over
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_an_outcome_that_several_faces_show_is_one_move_of_nature() -> None:
    match = Match(KARMA, KARMA.new_box(first_game=1, starter=0, faces=[1, 1, 2, 2, 3, 3]))
    match.play(0, Pick(Colour.RED))
    match.play(0, Throw())
    assert match.legal(NATURE) == list(match.odds())
    assert set(match.odds().values()) == {2}


def test_people_are_not_shown_what_they_must_remember() -> None:
    def shown(box: Any, view: Any) -> None:
        view.total = 0

    game = replace(PIG, shown=shown, untold=lambda box, move: isinstance(move, Fall))
    match = Match(game, game.new_box())
    match.play(0, Roll())
    match.play(NATURE, Fall(4))

    assert (match.view(0).as_dict()["total"], match.shown(0).as_dict()["total"]) == (4, 0)
    assert match.seen(1, Fall(4), NATURE) == Fall(4)
    assert match.told(1, Fall(4), NATURE) == Veiled("fall")
    assert match.told(1, Roll(), 0) == Roll()


def race() -> tuple[Match, Move, Move]:
    """Two seats before the runes of a throw; being done, and a rune that both may grab."""
    match = Match(ROK, ROK.new_box(starter=0, down=0))
    rng = random.Random(1)
    while NATURE in match.actors:
        match.chance(rng)
    done, grab = match.legal(0)[:2]
    return match, done, grab


def test_a_lot_says_whose_of_several_moves_at_once_comes_first() -> None:
    match, _, grab = race()
    moves = match.state.moves
    match.enter(Lot((0, 1), 1, at=5))

    assert match.journal[-1] == Lot((0, 1), 1, at=5)
    assert match.journal[-1].by == NATURE
    assert match.state.moves == moves
    assert match.witnessed(0)[-1] == Lot((0, 1), 1, at=5)
    match.play(1, grab)
    assert Match(ROK, match.box, match.journal).journal == match.journal
    assert read(write(match))[1].journal == match.journal


@pytest.mark.parametrize("lot", [Lot((0,), 0), Lot((0, 0), 0), Lot((0, 1), 2), Lot((0, 5), 0), Lot((), 0)])
def test_a_lot_is_among_several_seats_that_race(lot: Lot) -> None:
    match, _, _ = race()
    entries = len(match.journal)
    with pytest.raises(IllegalMove, match="expected a lot among several seats"):
        match.enter(lot)
    assert len(match.journal) == entries
    with pytest.raises(IllegalMove, match="expected a lot among several seats"):
        karma_with_cards().enter(Lot((0, 1), 1))


def test_after_a_lot_comes_the_move_that_it_was_about() -> None:
    match, done, grab = race()
    match.enter(Lot((0, 1), 1))
    with pytest.raises(IllegalMove, match="expected a lot among"):
        match.enter(Lot((0, 1), 1))
    for seat, move, clock in ((0, grab, False), (1, done, False), (1, grab, True)):
        with pytest.raises(IllegalMove, match="after a lot comes the move"):
            match.play(seat, move, clock=clock)
    assert not match.can_undo(0)
    match.play(1, grab)
    match.play(0, done)


def test_a_move_excludes_another_s_where_only_one_can_make_it() -> None:
    assert not karma_with_cards().excludes(0, Keep(Trait.CAREFUL), 1)
    assert not pig(4).excludes(0, Hold(), 1)
    match, done, grab = race()
    assert match.excludes(0, grab, 1)
    assert not match.excludes(0, done, 1)
    match.play(1, grab)
    assert not match.excludes(0, grab, 1)


def test_outcomes_are_given_out_in_the_order_of_their_odds() -> None:
    match = Match(PIG, PIG.new_box(faces=4, bust=1))
    assert (match.chances(), match.odds()) == (0, {})
    match.play(0, Roll())
    assert match.chances() == 4
    assert [match.outcome_at(point) for point in range(4)] == list(match.odds())
    with pytest.raises(ValueError, match="expected a point below 4"):
        match.outcome_at(4)
