"""Clauses 8: who knows what."""

import pytest

from ludotheque.core import NATURE, SPECTATOR, Veiled
from ludotheque.core.chance import seed
from ludotheque.games.kiwetin import GAME, rules
from ludotheque.games.kiwetin.moves import Choose, Ice, Lose, Pass, Rune, Spirit, Theft, Vine

from .dealing import RUNES, deal, fresh


def known(table, seat, other):
    """What a seat knows of another's hand."""
    counts = table.match.view(seat).my_known[other]
    return [str(rune) for rune, count in zip(RUNES, counts, strict=True) for _ in range(count)]


def redrawn(table, seat, stream):
    """The position with all that the seat cannot know drawn anew."""
    state, rng = GAME.state(), [0, 0]
    seed(rng, 5, stream)
    rules.imagine(table.match.box, table.match.view(seat), rng, state)
    return state


def stolen(hands=("theft theft root", "ice vine theft", "root theft"), card="ice"):
    """Seat 0 has stolen a card from seat 1."""
    table = deal("we we we", hands=list(hands)).play(0, Theft(1))
    return table.play(0, Pass()).play(1, Pass()).play(2, Pass()).lose(card)


@pytest.mark.clause("8.1")
def test_hands_are_known_to_their_holders_alone():
    table = deal(hands=["ice vine", "root"])
    for seat in (0, 1, SPECTATOR):
        view = table.match.view(seat)
        assert view.cards[:2] == [2, 1]
        assert view.deck == 27
        assert not hasattr(view, "hand")
        assert not hasattr(view, "under")
    assert sum(table.match.view(0).my_hand) == 2
    assert table.match.view(1).my_hand[RUNES.index(Rune.ROOT)] == 1
    assert sum(table.match.view(SPECTATOR).my_hand) == 0


@pytest.mark.clause("8.1")
def test_runes_are_drawn_unseen():
    table = fresh(tiles=[0] * 10).play(0, Choose(Spirit.KI)).play(1, Choose(Spirit.KI))
    assert table.state.turn == 0
    table.draw("ice")
    witnessed = {seat: table.match.witnessed(seat)[-1].move for seat in (0, 1, SPECTATOR)}
    assert witnessed == {0: table.match.journal[-1].move, 1: Veiled("deal"), SPECTATOR: Veiled("deal")}


@pytest.mark.clause("8.1")
def test_a_rune_from_a_tile_is_drawn_unseen():
    table = deal(tiles={3: "rune"}).move(1)
    number = GAME.moves.encode(next(iter(table.match.odds())))
    assert [rules.witness(table.match.box, table.state, seat, number, NATURE) for seat in (0, 1)] == [number, -1]


@pytest.mark.clause("8.1")
def test_a_played_rune_has_been_seen_and_cannot_be_taken_back():
    table = deal(hands=["vine ice", "root"]).play(0, Vine(1))
    assert not table.match.can_undo(0)
    assert table.play(0, Pass()).match.can_undo(0)


@pytest.mark.clause("8.2")
def test_a_stolen_rune_is_seen_by_thief_and_victim():
    table = stolen()
    move = GAME.moves.encode(table.match.journal[-1].move)
    before = deal("we we we", hands=["theft", "ice", ""]).play(0, Theft(1)).play(1, Pass())
    seen = [rules.witness(before.match.box, before.state, seat, move, NATURE) for seat in (0, 1, 2, SPECTATOR)]
    assert seen == [move, move, -1, -1]
    assert table.hand(0) == ["root", "ice", "theft"]
    assert known(table, 1, 0) == ["ice"]
    assert known(table, 0, 1) == known(table, 2, 0) == known(table, 2, 1) == known(table, SPECTATOR, 0) == []


@pytest.mark.clause("8.2")
def test_whoever_plays_a_card_that_is_known_holds_it_no_longer():
    table = stolen(("theft vine vine", "vine", "vine"), "vine")
    assert known(table, 1, 0) == ["vine"]
    table.play(0, Vine(2))
    assert known(table, 1, 0) == []
    assert table.hand(0) == ["vine", "vine"]


@pytest.mark.clause("8.2")
def test_whoever_steals_a_card_back_knows_of_one_less():
    table = stolen().play(1, Theft(0)).play(0, Pass()).play(1, Pass()).play(2, Pass()).lose("ice")
    assert known(table, 1, 0) == []
    assert known(table, 0, 1) == ["ice"]


@pytest.mark.clause("8.2")
def test_another_card_stolen_back_leaves_what_was_known():
    table = stolen().play(1, Theft(0)).play(0, Pass()).play(1, Pass()).play(2, Pass()).lose("root")
    assert known(table, 1, 0) == ["ice"]
    assert known(table, 0, 1) == ["root"]


@pytest.mark.clause("8.2")
def test_after_a_theft_third_seats_know_of_one_card_less():
    table = stolen().play(2, Theft(0)).play(0, Pass()).play(1, Pass()).play(2, Pass()).lose("root")
    assert known(table, 1, 0) == []
    assert known(table, 0, 2) == ["root"]
    assert known(table, 1, 2) == []


def steal(table, thief, victim, card):
    table.play(thief, Theft(victim))
    for seat in sorted(table.match.actors):
        table.play(seat, Pass())
    return table.lose(card)


@pytest.mark.clause("8.2")
def test_who_knew_of_three_equal_cards_still_knows_of_two():
    table = deal("we we we", hands=["theft theft theft ice", "vine vine vine vine", "theft root"])
    for _ in range(3):
        steal(table, 0, 1, "vine")
    assert known(table, 1, 0) == ["vine", "vine", "vine"]
    steal(table, 2, 0, "ice")
    assert known(table, 1, 0) == ["vine", "vine"]
    assert known(table, 1, 2) == []


@pytest.mark.clause("8.2")
def test_who_knew_the_whole_hand_knows_what_was_stolen_from_it():
    table = deal("we we we", hands=["theft theft", "vine vine root", "theft root"])
    steal(steal(table, 0, 1, "vine"), 0, 1, "vine")
    assert known(table, 1, 0) == ["vine", "vine"]
    steal(table, 2, 0, "vine")
    assert known(table, 1, 0) == known(table, 1, 2) == ["vine"]
    assert all(redrawn(table, 1, stream).hand[2][RUNES.index(Rune.VINE)] for stream in range(20))


@pytest.mark.clause("8.2")
def test_of_a_hand_of_two_kinds_nobody_else_knows_what_was_stolen():
    table = deal("we we we", hands=["theft theft", "vine ice root", "theft root"])
    steal(steal(table, 0, 1, "vine"), 0, 1, "ice")
    steal(table, 2, 0, "ice")
    assert known(table, 1, 0) == known(table, 1, 2) == []


@pytest.mark.clause("8.3")
def test_people_remember_for_themselves():
    table = stolen()
    assert known(table, 1, 0) == ["ice"]
    assert not any(map(any, table.match.shown(1).my_known))
    assert table.match.shown(1).my_hand == table.match.view(1).my_hand


@pytest.mark.clause("8.3")
def test_the_log_does_not_say_which_card_was_stolen():
    before = deal("we we we", hands=["theft", "ice", "ice"]).play(0, Theft(1))
    for seat in range(3):
        if seat in before.match.actors:
            before.play(seat, Pass())
    stolen_card = Lose(Rune.ICE)
    assert before.match.seen(1, stolen_card, NATURE) == stolen_card
    assert before.match.told(1, stolen_card, NATURE) == Veiled("lose")


@pytest.mark.clause("8.4")
def test_a_memory_aid_shows_and_tells_what_was_stolen():
    table = deal("we we we", hands=["theft theft root", "ice vine theft", "root theft"], memory_aid=1)
    table.play(0, Theft(1))
    for seat in range(3):
        table.play(seat, Pass())
    assert table.match.told(1, Lose(Rune.ICE), NATURE) == Lose(Rune.ICE)
    assert table.match.told(2, Lose(Rune.ICE), NATURE) == Veiled("lose")
    table.lose("ice")
    assert table.match.shown(1).my_known == table.match.view(1).my_known
    assert any(map(any, table.match.shown(1).my_known))
    lines = GAME.sketch(table.match.box, table.match.shown(1), "en", ["Ann", "Bob", "Cas"])
    assert "(Ice)" in lines[1]
    assert not any(
        "(" in line for line in GAME.sketch(table.match.box, table.match.shown(2), "en", ["A", "B", "C"])[:4]
    )


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_what_is_drawn_anew_keeps_to_what_the_seat_knows(seat):
    table = stolen()
    hands, decks = set(), set()
    for stream in range(60):
        state = redrawn(table, seat, stream)
        assert [sum(hand) for hand in state.hand[:3]] == state.cards[:3]
        assert sum(state.under) == state.deck
        for rune in range(10):
            held = sum(hand[rune] for hand in state.hand)
            assert held + state.under[rune] + state.discard[rune] == 3
        if seat >= 0:
            assert state.hand[seat] == table.state.hand[seat]
        if seat == 1:
            assert state.hand[0][RUNES.index(Rune.ICE)] >= 1
        hands.add(str([hand for other, hand in enumerate(state.hand) if other != seat]))
        decks.add(str(state.under))
    assert len(hands) > 30
    assert len(decks) > 30


@pytest.mark.clause("8.2")
def test_what_others_know_of_one_another_is_not_kept():
    table = stolen()
    assert any(table.state.known[1 * 6 + 0])
    for seat in (0, 2):
        assert not any(map(any, redrawn(table, seat, 1).known))
    assert redrawn(table, 1, 1).known == table.state.known


@pytest.mark.clause("8.1")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_what_the_deck_was_made_of_is_remembered(seat):
    """All have seen the discards that became the deck; whoever has drawn of it knows that it is one less."""
    table = deal("we we we", tiles={3: "rune"}, hands=["", "ice surge", "root root ice"])
    discards = [0, 2, 0, 0, 1, 0, 0, 0, 0, 0]
    rest = [3 - discards[rune] - sum(hand[rune] for hand in table.state.hand) for rune in range(10)]
    table.state.hand[2] = [held + left for held, left in zip(table.state.hand[2], rest, strict=True)]
    table.set(under=[0] * 10, deck=0, discard=discards[:], cards=[0, 2, sum(table.state.hand[2]), 0, 0, 0])
    table.move(1)
    assert all(redrawn(table, seat, stream).under == discards for stream in range(20))
    table.draw("surge")
    decks = {tuple(redrawn(table, seat, stream).under) for stream in range(60)}
    left = {(0, 1, 0, 0, 1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0, 0, 0, 0, 0)}
    assert decks == ({min(left)} if seat == 0 else left)


def test_every_hand_with_the_cards_unseen_can_be_drawn():
    table = deal(hands=["ice", "vine"])
    drawn = {redrawn(table, 0, stream).hand[1].index(1) for stream in range(300)}
    assert drawn == set(range(10))


@pytest.mark.clause("8.1")
def test_a_rune_on_the_table_is_not_drawn_again():
    table = deal(runes=[0, 0, 0, 0, 1, 0, 0, 0, 2, 0], hands=["ice", "vine vine"]).play(1, Vine(0))
    for stream in range(20):
        assert redrawn(table, 0, stream).hand[1] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    assert Ice() not in table.legal(0)
