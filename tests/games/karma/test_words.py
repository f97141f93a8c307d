"""What is said of a move, from the view of somebody who sees the table."""

import pytest

from ludotheque.core import Move
from ludotheque.core.moves import kind_of
from ludotheque.core.words import LANGUAGES, describe, has_words, phrase, say
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import (
    Begin,
    Colour,
    Copy,
    Decline,
    Generous,
    Mimic,
    Nudge,
    Patient,
    Pick,
    Remove,
    Reroll,
    Roll,
    Stop,
    Tally,
    Throw,
    Visionary,
)

from .dealing import deal


def said(table, move: Move, language: str = "en") -> str:
    return describe(GAME, language, table.match.box, table.match.shown(0), move)


def test_a_turn_in_words():
    table = deal().arrange(owned=["orange dark-blue"])
    assert said(deal(starter=-1), Begin(1)) == "Player 2 starts"
    assert said(table, Pick(Colour.DARK_BLUE)) == "Take one dark blue die"
    assert said(table.pick(red=1), Throw()) == "Throw the die"
    assert said(table.pick(orange=1), Throw(), "fr") == "Lancer les 2 dés"
    assert said(table.play(Throw()), Roll(4)) == "The red die shows 4"
    assert said(table.roll(4), Roll(2), "fr") == "Le dé orange montre 2"
    table.roll(2)
    assert said(table, Nudge(1, True)) == "Turn the orange 2 up by one"
    assert said(table, Tally()) == "Tot up: 6 (any total will do)"
    assert said(table.tally(), Stop()) == "Stop and score 1"
    assert said(table.throw(red=[5]), Tally()) == "Tot up: 5 (more than 6 is needed)"


def test_dice_are_named_by_colour_and_face():
    table = deal().arrange(owned=["yellow green light-blue"]).throw(red=[6], yellow=[2], green=[3], light_blue=[4])
    assert said(table, Remove(1, 0)) == "The yellow 2 takes out the red 6"
    assert said(table, Copy(2, 3)) == "The green 3 copies the light blue 4"
    assert said(table, Reroll(3)) == "Throw the light blue 4 again"
    assert said(table, Visionary(2, 6)) == "Visionary: turn the green 3 to 6"
    assert said(table, Mimic(0, 1)) == "Mimic: the red 6 becomes the yellow 2"
    assert said(table.play(Reroll(3)), Roll(5)) == "The light blue die shows 5"


def test_cards_are_named_and_their_numbers_are_the_box_s():
    table = deal(patient=4, generous=2).arrange(traits=["patient"]).throw(red=[5]).tally()
    assert said(table, Decline()) == "Keep Patient for later"
    assert said(table, Patient()) == "Patient: the total to beat is 4 lower"
    assert said(table, Generous()) == "Generous: score 2 more"
    table.play(Patient()).throw(red=[2])
    assert said(table, Tally()) == "Tot up: 2 (more than 1 is needed)"


def test_the_evil_eye_throws():
    table = deal(seats=1).score(7).draft("violet").score(7)
    assert said(table, Roll(3)) == "The Evil Eye throws a 3"
    assert say(GAME.folder, "fr", "board-eye-behind", steps=0) == "Il vous a rejoint"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_words_of_its_own_for_every_move(language):
    for kind in GAME.moves.kinds:
        assert has_words(GAME.folder, language, f"log-{kind_of(GAME.moves.decode(GAME.moves.first(kind)))}"), kind


def test_the_log_names_the_die_that_is_nudged():
    table = deal().arrange(owned=["green"]).throw(green=[3])
    values = phrase(GAME, table.match.box, table.match.shown(0), Nudge(0, True)).values
    assert say(GAME.folder, "en", "log-nudge", **values | {"die-colour": "green"}) == "one more on the green 3"
