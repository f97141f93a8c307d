"""Clauses 4: everybody marks in secret."""

from random import Random

import pytest

from ludotheque.bots import Player
from ludotheque.core import MOST_MOVES, NATURE, SPECTATOR, Veiled
from ludotheque.core.chance import seed
from ludotheque.core.match import Match
from ludotheque.games.rok import GAME, rules
from ludotheque.games.rok.moves import Award, Done, Mark
from ludotheque.games.rok.state import AWARDING, CHECKING, CLEARING, HANDING_ON, MARKING, PARTING, REPLACING, ROBBING

from .dealing import deal, fresh


def calm(equilibrium="b7 a7", visible="b0 b0 a0 a0 o0", **options):
    return deal(equilibrium, visible, calm=1, **options)


def played(**options):
    """A calm race that was really played, so that moves can be taken back."""
    table = fresh(calm=1, hand=[3, 1, 1, 1], **options).draw("b7", "a7")
    return table.throw("b0", "b0", "a0", "a0", "?", "o1")


def marked(table, seat):
    """The cells that a seat has marked, as it sees them."""
    return [cell for cell in range(48) if table.match.view(seat).my_marks[cell]]


@pytest.mark.clause("4.1")
def test_at_most_four_visible_runes_are_marked():
    table = calm(hidden=2)
    assert table.match.actors == {0, 1}
    assert table.match.legal(0) == [Done(), *[Mark(cell) for cell in range(5)]]
    table.mark(0, 4, 0, 1)
    assert table.match.legal(0) == [Done(), *[Mark(cell) for cell in range(5)]]
    table.mark(0, 2)
    assert table.match.legal(0) == [Done(), Mark(0), Mark(1), Mark(2), Mark(4)], "what is marked, to take it off"
    assert len(table.match.legal(1)) == 6
    assert calm(marks=1).mark(0, 3).match.legal(0) == [Done(), Mark(3)]


@pytest.mark.clause("4.1")
def test_a_mark_is_taken_off_even_after_another_has_acted():
    table = played().mark(0, 0, 1).mark(1, 2).done(1)
    assert not table.match.can_undo(0)
    table.mark(0, 0, 3)
    assert marked(table, 0) == [1, 3]
    table.mark(0, 1, 3)
    assert marked(table, 0) == []
    table.mark(0, 2, 3, 3).done(0)
    assert table.match.odds() == {Award(0): 1, Award(1): 1}, "of the pair of a0 either wants the same rune"


@pytest.mark.clause("4.1")
def test_a_mark_that_is_taken_off_may_be_used_again():
    table = calm(marks=2).mark(0, 0, 1, 0)
    assert len(table.match.legal(0)) == 6
    table.mark(0, 4)
    assert table.match.legal(0) == [Done(), Mark(1), Mark(4)]
    assert marked(table, 0) == [1, 4]


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_players_who_change_their_marks_at_random_come_to_an_end(seats):
    match, rng = Match(GAME, GAME.new_box(seats=seats, calm=1)), Random(seats)
    while not match.is_over:
        by = rng.choice(sorted(match.actors))
        match.play(by, match.draw(rng) if by == NATURE else rng.choice(match.legal(by)))
    assert len(match.journal) < 10_000, "of themselves, not because of all those moves"


@pytest.mark.clause("4.1")
def test_marks_are_secret():
    table = calm().mark(0, 4)
    assert table.match.view(0).my_marks[4] == 1
    for seat in (1, SPECTATOR):
        view = table.match.view(seat)
        assert not any(view.my_marks)
        assert not any(map(any, view.marks))
        assert not hasattr(view, "secret")
        assert table.match.seen(seat, Mark(0), 0) == Veiled("mark")
    assert table.match.seen(0, Mark(0), 0) == Mark(0)
    assert table.match.seen(1, Done(), 0) == Done()


@pytest.mark.clause("4.1")
def test_another_mark_looks_the_same_to_others():
    one, other = calm().mark(0, 4, 1), calm().mark(0, 0, 2)
    assert one.match.view(1) == other.match.view(1)
    assert one.match.view(SPECTATOR) == other.match.view(SPECTATOR)
    assert one.match.view(0) != other.match.view(0)


@pytest.mark.clause("4.1")
def test_marks_can_be_taken_back():
    table = played().mark(0, 1, 2)
    table.match.undo(0)
    assert marked(table, 0) == [1]
    table.match.undo(0)
    assert not any(table.match.view(0).my_marks)
    assert not table.match.can_undo(0)
    table.mark(0, 0).done(0)
    table.match.undo(0)
    assert table.match.actors == {0, 1}


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_what_is_drawn_anew_keeps_to_what_the_seat_knows(seat):
    table = calm("b7 a7 o7", hidden=3).mark(0, 4, 1).mark(1, 0).done(1)
    seen = set()
    for stream in range(400):
        state, rng = GAME.state(), [0, 0]
        seed(rng, 5, stream)
        rules.imagine(table.match.box, table.match.view(seat), rng, state)
        assert all(sum(marks) <= table.match.box.marks for marks in state.secret[:3])
        assert not any(any(marks[5:]) for marks in state.secret)
        if seat >= 0:
            assert state.secret[seat] == table.state.secret[seat]
        seen.update((other, tuple(marks[:5])) for other, marks in enumerate(state.secret[:3]) if other != seat)
    # Of five runes two changes have marked any two or none, one change any one, and none none.
    sets = {0: 1 + 10, 1: 5, 2: 1}
    assert len(seen) == sum(count for other, count in sets.items() if other != seat)


@pytest.mark.clause("4.6")
def test_changes_of_marks_are_bounded():
    table = calm(changes=4)
    for _ in range(2):
        table.mark(0, 1, 1)
    assert table.match.view(1).changes[:2] == [4, 0]
    assert table.match.legal(0) == [Done()]
    assert Mark(1) in table.match.legal(1)
    table.mark(1, 1).done(0).done(1)


@pytest.mark.clause("4.6")
def test_undone_changes_do_not_count():
    table = played(changes=4).mark(0, 0, 1, 2, 2)
    table.match.undo(0)
    assert table.match.view(0).changes[0] == 3
    assert Mark(2) in table.match.legal(0)


@pytest.mark.clause("4.6")
@pytest.mark.clause("7.5")
def test_a_leader_cannot_change_marks_until_the_match_is_cut_off():
    match, rng = Match(GAME, GAME.new_box(calm=1, starter=0)), Random(3)
    while not match.is_over:
        seat = min(match.actors)
        if seat == NATURE:
            match.chance(rng)
        else:
            marks = [move for move in match.legal(seat) if isinstance(move, Mark)]
            match.play(seat, marks[0] if seat == 0 and marks else match.lapse(seat))
    assert rules.actors(match.box, match.state) == 0
    assert match.state.moves < MOST_MOVES / 10


@pytest.mark.clause("4.6")
def test_a_bot_marks_no_more_than_it_may_change():
    """It may sit down for somebody who has changed marks before."""
    table = calm(changes=4)
    table.mark(0, 1, 1, 2, 2)
    for name in GAME.bots:
        assert Player(GAME, name, table.match.box, Random(1)).choose(table.match, 0)[0] == Done()


@pytest.mark.clause("4.2")
def test_all_marks_are_shown_when_the_last_is_done():
    table = played().mark(0, 0, 1).mark(1, 2, 3).done(0)
    assert not any(map(any, table.match.view(SPECTATOR).marks))
    table.done(1)
    view = table.match.view(SPECTATOR)
    assert [[cell for cell in range(48) if marks[cell]] for marks in view.marks[:2]] == [[0, 1], [2, 3]]
    assert not any(map(any, table.state.secret))
    assert not table.match.can_undo(1), "the last to be done has shown something"


@pytest.mark.clause("4.2")
def test_marks_are_forgotten_with_the_next_throw():
    table = played(seats=2).mark(0, 0, 1).done(0).done(1)
    assert any(table.state.marks[0])
    while table.state.throws == 1:
        table.nature(next(iter(table.match.odds())))
    assert not any(map(any, table.state.marks))
    assert table.state.done[:2] == [0, 0]


@pytest.mark.clause("4.3")
def test_a_pair_beats_a_single_rune():
    table = calm("b7 a7 o7").mark(0, 0).mark(1, 0, 1).mark(2, 1, 4).done()
    assert table.phase == CHECKING
    assert table.loots == ["", "b0 b0", ""]
    assert table.held(2) == ["o0"]


@pytest.mark.clause("4.3", "4.5")
def test_of_several_who_want_a_pair_nature_chooses():
    table = calm("b7 a7 o7 b6").mark(0, 0).mark(1, 0, 1).mark(3, 0, 1).done()
    assert table.phase == AWARDING
    assert (table.state.prize, table.state.is_pair) == (0, 1)
    assert table.match.odds() == {Award(1): 1, Award(3): 1}
    table.nature(Award(3))
    assert table.loots == ["", "", "", "b0 b0"]
    assert table.phase == HANDING_ON


@pytest.mark.clause("4.3")
def test_all_pairs_come_before_all_single_runes():
    table = calm(visible="o0 b0 b0 a0 a0").mark(0, 0, 1, 2).mark(1, 0, 1, 2).done()
    assert table.state.prize == 1
    table.nature(Award(0))
    assert (table.state.prize, table.state.is_pair) == (0, 0)
    assert table.match.odds() == {Award(0): 1, Award(1): 1}
    table.nature(Award(1))
    assert (table.loots, table.held(1)) == (["b0 b0", ""], ["o0"])


@pytest.mark.clause("4.3")
def test_pairs_from_destiny_outwards():
    table = calm(visible="b0 a0 a0 b0").mark(0, 0, 1, 2, 3).mark(1, 0, 1, 2, 3).done()
    assert table.state.prize == 0
    table.nature(Award(1))
    assert table.state.prize == 1
    assert table.nature(Award(0)).loots == ["a0 a0", "b0 b0"]


@pytest.mark.clause("4.4")
def test_single_runes_from_destiny_outwards():
    table = calm("b7 a7 o7", visible="o0 o1 o2").mark(0, 0, 2).mark(1, 1).mark(2, 0, 2).done()
    assert table.state.prize == 0
    table.nature(Award(2))
    assert table.held(1) == ["o1"]
    assert table.state.prize == 2
    table.nature(Award(2))
    assert (table.held(0), table.held(2)) == ([], ["o0", "o2"])
    assert table.phase == CHECKING


@pytest.mark.clause("4.4")
def test_a_pair_marked_by_halves_is_split():
    table = calm().mark(0, 0).mark(1, 1).done()
    assert table.phase == PARTING
    table.step()
    assert table.unseen("b0") == 2


@pytest.mark.clause("4.4")
def test_the_rest_is_as_in_the_race():
    table = calm("b7 a7", visible="a7 b7 o0").mark(0, 0).mark(1, 0).done()
    table.nature(Award(1))
    assert table.loots == ["", "a7 a7"], "the own twin makes a pair at once"
    assert table.phase == REPLACING
    table = calm("b7 a7", visible="a7 b7 o0").mark(0, 0).done()
    assert table.phase == ROBBING
    assert table.state.grabs[:2] == [1, 0]


@pytest.mark.clause("4.5")
def test_a_single_rune_that_several_want():
    table = calm("b7 a7 o7").mark(0, 4).mark(2, 4).done()
    assert table.match.actors == {NATURE}
    assert table.match.odds() == {Award(0): 1, Award(2): 1}
    assert table.nature(Award(2)).held(2) == ["o0"]


@pytest.mark.clause("4.2")
def test_nobody_marks_anything():
    table = calm(visible="", hidden=4)
    assert table.phase == MARKING
    assert table.match.legal(0) == [Done()]
    assert table.done().phase == CLEARING
