"""What games mark as seen, taken and used, held against what their journals tell."""

import pytest
from tests.core.test_watching import history, watched

from ludotheque.core import NATURE, SEEN, TAKEN, USED, game, games
from ludotheque.core.words import LANGUAGES, has_words

STUDIED = [each for each in games().values() if each.study.things]


def marked(game, marks, key, level):
    return marks[3 * game.study.keys.index(key) + level]


@pytest.mark.parametrize("game", STUDIED, ids=lambda game: game.id)
def test_things_have_words_and_are_marked_for_seats_alone(game):
    assert all(has_words(game.folder, language, key) for key in game.study.keys for language in LANGUAGES)
    rows, marks, sums, _ = watched(game.id, 4, **game.trials.shorter)
    seats = game.new_box(**game.trials.shorter).seats
    assert all(0 <= mark < 1 << seats for each in marks for mark in each)
    assert any(any(each) for each in marks)
    assert sums[0] == len(rows)


def moves_of(id, number, **changes):
    return [(seat, game(id).moves.decode(move)) for seat, move, _ in history(id, number, **changes)[0]]


def test_karma_a_card_is_taken_by_whoever_keeps_it():
    _, marks, _, _ = watched("karma", 3)
    for number in range(3):
        for seat, move in moves_of("karma", number):
            if type(move).__name__ == "Keep":
                assert marked(game("karma"), marks[number], f"trait-{move.trait}", TAKEN) >> seat & 1
                assert marked(game("karma"), marks[number], f"trait-{move.trait}", SEEN) >> seat & 1
            if type(move).__name__ == "Draft":
                assert marked(game("karma"), marks[number], f"colour-{move.colour}", TAKEN) >> seat & 1


def test_spirits_an_animal_is_taken_with_its_first_stone():
    _, marks, _, _ = watched("spirits", 3)
    for number in range(3):
        given = {(seat, move.animal) for seat, move in moves_of("spirits", number) if type(move).__name__ == "Give"}
        for animal in ("rabbit", "turtle", "salmon", "owl", "beaver"):
            seats = sum(1 << seat for seat in range(2) if (seat, animal) in given)
            assert marked(game("spirits"), marks[number], f"animal-{animal}", TAKEN) == seats


def test_kasimir_a_nought_is_used_to_steal():
    _, marks, _, _ = watched("kasimir", 3)
    for number in range(3):
        thieves = {seat for seat, move in moves_of("kasimir", number) if type(move).__name__ == "Steal"}
        assert marked(game("kasimir"), marks[number], "stake-zero", USED) == sum(1 << seat for seat in thieves)


def test_kiwetin_a_rune_is_used_when_it_is_played():
    _, marks, _, _ = watched("kiwetin", 3)
    for number in range(3):
        played = {(seat, type(move).__name__.lower()) for seat, move in moves_of("kiwetin", number) if seat != NATURE}
        for rune in ("shatter", "surge", "theft", "mirror"):
            seats = sum(1 << seat for seat in range(2) if (seat, rune) in played)
            assert marked(game("kiwetin"), marks[number], f"rune-{rune}", USED) == seats


def test_rok_what_comes_into_the_loot_was_grabbed():
    _, marks, _, _ = watched("rok", 1)
    rok = game("rok")
    for key in rok.study.keys:
        assert marked(rok, marks[0], key, TAKEN) & ~marked(rok, marks[0], key, USED) == 0
        assert marked(rok, marks[0], key, SEEN) == 3
