"""Clauses 6: how the game ends and who wins."""

import pytest

from ludotheque.core import MOST_MOVES
from ludotheque.games.kasimir.moves import Pass

from .dealing import REGIONS, deal


@pytest.mark.clause("6.1")
def test_the_third_alarm_taken_brings_its_bonus_and_ends_the_game_at_once():
    table = deal().arrange(alarms=2).walk("cheekL").stop().find("alarm")
    assert table.match.is_over
    assert table.points == [1 + 2 + 3, 0]
    assert table.winners == (0,)
    assert (table.aside(), table.paid()) == ("alarm alarm alarm", "rose")


@pytest.mark.clause("6.1")
def test_an_alarm_turned_up_ends_nothing():
    table = deal().arrange(alarms=2).go("cheekL", find="one", turn="nose alarm", draw="red")
    assert not table.match.is_over
    assert table.aside() == "alarm alarm"


@pytest.mark.clause("6.1")
def test_whoever_takes_the_third_alarm_may_lose():
    table = deal().arrange(alarms=2, owned=["", "five five"]).walk("cheekL").stop().find("alarm")
    assert table.winners == (1,)


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_turns_each_without_a_stake_end_the_game(seats):
    table = deal(seats=seats).arrange(hands=[""] * 4)
    for _ in range(8 * seats - 1):
        table.play(Pass())
    assert not table.match.is_over
    table.play(Pass())
    assert table.match.is_over
    assert table.state.turns == 8 * seats


@pytest.mark.clause("6.2")
def test_a_stake_taken_from_the_board_begins_the_count_anew():
    table = deal().arrange(quiet=15).walk("cheekL").stop().find("one")
    assert table.match.view(0).quiet == 0, "a number of turns, also while one goes on"
    table = deal().arrange(quiet=15).go("cheekL", find="one", turn="nose one", draw="red")
    assert not table.match.is_over
    assert table.state.quiet == 0
    table.exchange("violet", "red")
    assert table.state.quiet == 1


@pytest.mark.clause("6.2")
def test_a_stake_taken_from_an_opponent_does_not():
    assert deal().arrange(quiet=15, owned=["zero", "five"]).steal(1, "five").match.is_over


@pytest.mark.clause("6.2")
def test_an_alarm_taken_begins_the_count_anew():
    table = deal().arrange(quiet=15).go("cheekL", find="alarm", turn="nose one", draw="red")
    assert table.state.quiet == 0


@pytest.mark.clause("6.2")
def test_a_giant_without_stakes_keeps_nobody_up():
    table = deal(patience=1).arrange(gone=REGIONS).go("cheekL", draw="red")
    assert table.exchange("violet", "red").match.is_over


@pytest.mark.clause("6.3")
def test_stakes_and_bonuses_count():
    table = deal().arrange(owned=["one two three four five zero minus", "minus minus minus"], alarms=1)
    assert table.points == [15 - 3 + 1, -9]


@pytest.mark.clause("6.4")
def test_the_most_points_win_and_equals_share():
    def ended(*owned):
        return deal(seats=len(owned), patience=1).arrange(owned=list(owned), hands=[""] * 4, quiet=len(owned) - 1)

    assert ended("one", "two").play(Pass()).winners == (1,)
    assert ended("two", "five minus", "one").play(Pass()).winners == (0, 1)
    assert ended("minus", "minus").play(Pass()).winners == (0, 1)
    assert ended("minus minus", "minus").play(Pass()).winners == (1,)


@pytest.mark.clause("6.5")
def test_the_last_move_allowed_ends_the_game():
    table = deal().arrange(owned=["one", ""])
    table.state.moves = MOST_MOVES
    assert table.match.is_over
    assert table.winners == (0,)
