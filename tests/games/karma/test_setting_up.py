"""Clauses 1: the dice, who starts, the trait cards."""

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.errors import IllegalMove
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
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_else_the_starter_is_drawn(seats):
    table = deal(seats=seats, starter=-1)
    assert table.match.odds() == {Begin(seat): 1 for seat in range(seats)}
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
@pytest.mark.parametrize("missing", [0, 5, 11])
def test_a_card_that_is_not_in_the_box_is_not_dealt(missing):
    cards = [int(trait != missing) for trait in range(12)]
    assert Deal(list(Trait)[missing]) not in deal(first_game=0, cards=cards).match.odds()


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
    assert (own.me, other.me, outside.me) == (0, 1, SPECTATOR)
    mine, his, nobodys = ([view.my_hand, view.my_kept] for view in (own, other, outside))
    assert mine == [[0, 7], 7]
    assert his == [[11, 1], -1]
    assert nobodys == [[-1, -1], -1]
    assert own.has_kept == other.has_kept == outside.has_kept == [1, 0, 0, 0]
    assert own.trait == other.trait == outside.trait == [-1] * 4


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(("seat", "seen"), [(0, {0, 1, 4}), (1, {2, 3, 5}), (SPECTATOR, set())])
def test_cards_are_dealt_and_kept_face_down(seat, seen):
    """The first four entries are cards dealt, the next two cards kept."""
    match = dealt().keep("stubborn", "thrifty").throw(red=[3]).match
    veils = [Veiled("deal")] * 4 + [Veiled("keep")] * 2
    for number, (entry, witnessed) in enumerate(zip(match.journal, match.witnessed(seat), strict=True)):
        assert witnessed.move == (entry.move if number in seen or number > 5 else veils[number])


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
    ("first", "second", "colour"),
    [
        ("stubborn", "visionary", "violet"),
        ("careful", "generous", "dark-blue"),
        ("patient", "restless", "light-blue"),
        ("envious", "mimic", "green"),
        ("detached", "minimalist", "yellow"),
        ("negotiator", "thrifty", "orange"),
    ],
)
def test_there_are_two_cards_of_each_colour(first, second, colour):
    refused = ["stubborn", "visionary"] if colour != "violet" else ["mimic", "envious"]
    table = deal(first_game=0).deal_cards(first, refused[0], second, refused[1]).keep(first, second)
    assert table.owned(0) == table.owned(1) == {colour: 1}


@pytest.mark.clause("1.5")
def test_the_last_choice_shows_cards_and_cannot_be_taken_back():
    table = dealt()
    table.match.play(1, Keep(Trait.THRIFTY))
    assert table.match.can_undo(1)
    table.match.play(0, Keep(Trait.STUBBORN))
    assert not table.match.can_undo(0)
    assert table.pick(red=1).match.can_undo(0)


@pytest.mark.clause("1.6")
def test_a_first_game_has_no_trait_cards():
    table = deal(first_game=1)
    assert table.seat == 0
    assert table.legal() == [Pick(Colour.RED)]
    assert deal(first_game=0).legal() == [Deal(trait) for trait in Trait]
