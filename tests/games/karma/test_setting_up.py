"""Clauses 1: the dice, who starts, the trait cards."""

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.errors import IllegalMove
from ludotheque.core.match import Played
from ludotheque.core.moves import Veiled
from ludotheque.games.karma.moves import Begin, Colour, Deal, Keep, Pick, Throw, Trait

from .dealing import deal


def dealt(**options):
    """A table of two where all cards are dealt."""
    return deal(first_game=0, **options).deal_cards("stubborn", "mimic", "thrifty", "visionary")


@pytest.mark.clause("1.1")
def test_the_six_red_dice_go_from_pool_to_pool():
    table = deal()
    assert table.pool() == {"red": 6}
    table.score(4)
    assert table.seat == 1
    assert table.pool() == {"red": 6}


@pytest.mark.clause("1.1")
def test_there_is_no_seventh_red_die():
    table = deal().pick(red=6)
    assert table.legal() == [Throw()]


@pytest.mark.clause("1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_reserve_holds_a_die_of_each_other_colour_for_each_player(seats):
    others = ["orange", "yellow", "green", "light-blue", "dark-blue", "violet"]
    assert deal(seats=seats).reserve() == dict.fromkeys(others, seats)


@pytest.mark.clause("1.3")
def test_the_host_says_who_starts():
    assert deal(seats=3, starter=2).seat == 2


@pytest.mark.clause("1.3")
def test_else_the_starter_is_drawn():
    table = deal(seats=3, starter=-1)
    assert table.match.odds() == {Begin(0): 1, Begin(1): 1, Begin(2): 1}
    assert table.play(Begin(1)).seat == 1


@pytest.mark.clause("1.3")
def test_play_goes_to_the_left_and_the_starter_stays():
    table = deal(seats=3, starter=-1).play(Begin(1))
    for _ in range(2):
        for seat in (1, 2, 0):
            assert table.seat == seat
            table.score(1)
        table.draft_any()
    assert table.seat == 1


@pytest.mark.clause("1.4")
def test_each_player_is_dealt_two_cards_and_no_card_is_dealt_twice():
    table = deal(first_game=0)
    assert len(table.match.odds()) == 12
    table.deal_cards("stubborn", "mimic", "thrifty")
    assert table.seat == NATURE
    assert len(table.match.odds()) == 9
    assert not {Deal(Trait.STUBBORN), Deal(Trait.MIMIC), Deal(Trait.THRIFTY)} & set(table.match.odds())
    table.deal_cards("visionary")
    assert table.match.actors == {0, 1}
    assert table.match.legal(0) == [Keep(Trait.STUBBORN), Keep(Trait.MIMIC)]
    assert table.match.legal(1) == [Keep(Trait.THRIFTY), Keep(Trait.VISIONARY)]


@pytest.mark.clause("1.4")
def test_a_card_of_another_cannot_be_kept_nor_a_second_card():
    table = dealt()
    with pytest.raises(IllegalMove):
        table.match.play(0, Keep(Trait.THRIFTY))
    table.keep("mimic")
    with pytest.raises(IllegalMove):
        table.match.play(0, Keep(Trait.STUBBORN))


@pytest.mark.clause("1.4")
def test_the_choice_is_secret_until_all_have_chosen():
    table = dealt().keep("mimic")
    own, other, outside = (table.match.view(seat) for seat in (0, 1, SPECTATOR))
    mine, his, nobodys = ([view.my_hand, view.my_kept] for view in (own, other, outside))
    assert mine == [[0, 7], 7]
    assert his == [[11, 1], -1]
    assert nobodys == [[-1, -1], -1]
    assert own.has_kept == other.has_kept == outside.has_kept == [1, 0, 0, 0]
    assert own.trait == other.trait == outside.trait == [-1] * 4


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, [Deal(Trait.STUBBORN), Deal(Trait.MIMIC), Veiled("deal"), Veiled("deal"), Keep(Trait.MIMIC), Veiled("keep")]),
        (1, [Veiled("deal"), Veiled("deal"), Deal(Trait.THRIFTY), Deal(Trait.VISIONARY), Veiled("keep"), Keep(Trait.THRIFTY)]),
        (SPECTATOR, [Veiled("deal")] * 4 + [Veiled("keep")] * 2),
    ],
)  # fmt: skip
def test_cards_are_dealt_and_kept_face_down(seat, seen):
    table = dealt().keep("mimic", "thrifty").throw(red=[3])
    entries = table.match.witnessed(seat)
    assert [entry.move for entry in entries if isinstance(entry, Played)][:6] == seen
    assert entries[6:] == list(table.match.journal[6:])


@pytest.mark.clause("1.4")
def test_the_card_not_kept_leaves_the_match_unseen():
    table = dealt().keep("mimic", "thrifty")
    assert table.state.hand == [[-1, -1]] * 4
    assert table.state.kept == [-1] * 4


@pytest.mark.clause("1.5")
def test_the_cards_kept_are_shown_at_once_and_bring_their_dice():
    table = dealt()
    table.match.play(1, Keep(Trait.VISIONARY))
    assert table.state.trait == [-1] * 4
    assert table.owned(1) == {}
    table.match.play(0, Keep(Trait.MIMIC))
    assert table.state.trait == [7, 1, -1, -1]
    assert (table.owned(0), table.owned(1)) == ({"green": 1}, {"violet": 1})
    assert table.reserve() == {"orange": 2, "yellow": 2, "green": 1, "light-blue": 2, "dark-blue": 2, "violet": 1}
    assert Pick(Colour.GREEN) in table.legal()


@pytest.mark.clause("1.5")
@pytest.mark.parametrize(
    ("colour", "traits"),
    [
        ("violet", "stubborn visionary"),
        ("dark-blue", "careful generous"),
        ("light-blue", "patient restless"),
        ("green", "envious mimic"),
        ("yellow", "detached minimalist"),
        ("orange", "negotiator thrifty"),
    ],
)
def test_there_are_two_cards_of_each_colour(colour, traits):
    first, second = traits.split()
    others = "stubborn visionary" if colour != "violet" else "careful generous"
    table = deal(first_game=0).deal_cards(first, others.split()[0], second, others.split()[1]).keep(first, second)
    assert table.owned(0) == table.owned(1) == {colour: 1}


@pytest.mark.clause("1.5")
def test_the_last_choice_shows_cards_and_cannot_be_taken_back():
    table = dealt().keep("mimic")
    assert table.match.can_undo(0)
    table.match.play(1, Keep(Trait.THRIFTY))
    assert not table.match.can_undo(1)


@pytest.mark.clause("1.6")
def test_a_first_game_has_no_trait_cards():
    table = deal(first_game=1)
    assert table.seat == 0
    assert table.legal() == [Pick(Colour.RED)]
    assert deal(first_game=0).legal() == [Deal(trait) for trait in Trait]
