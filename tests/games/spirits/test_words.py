"""What the words for moves are told, and the table in the terminal."""

import pytest

from ludotheque.core.words import LANGUAGES, describe, phrase, say
from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.moves import Animal, Begin, Card, Give, GiveBack, Invoke, Leave, Play, Send, Stone
from ludotheque.games.spirits.sketch import sketch

from .dealing import deal

RED = Stone.RED


def values(table, move):
    return phrase(GAME, table.match.box, table.match.view(table.seat), move).values


def said(table, move, language="en"):
    return describe(GAME, language, table.match.box, table.match.view(table.seat), move)


def test_a_gift_is_told_with_its_points():
    table = deal().arrange(mine={"turtle": "red red", "owl": "spirit"}, bowl="red").use("take-one")
    told = values(table, Give(RED, Animal.TURTLE))
    assert (told["before"], told["after"], told["gain"]) == (3, 6, 3)
    assert said(table, Give(RED, Animal.TURTLE)) == "Give a red stone to the turtle: 3 → 6 points"
    assert said(table, Give(RED, Animal.TURTLE), "fr") == "Donner une pierre rouge à la tortue\u00a0: 3 → 6 points"
    assert said(table, Give(RED, Animal.RABBIT), "fr").endswith("0 → 0 point")


def test_a_stone_given_back_is_told_with_what_it_costs():
    table = deal(tops="stag wolf", starter=1).arrange(theirs={"turtle": "red red spirit"}, up="power").invoke("stag")
    told = values(table, GiveBack(Animal.TURTLE, RED))
    assert (told["before"], told["after"], told["gain"]) == (6, 2, -4)
    assert said(table, GiveBack(Animal.TURTLE, RED)) == "Put a red stone from the turtle into the bowl: 6 → 2 points"


def test_telling_changes_nothing():
    table = deal().arrange(mine={"turtle": "red red"}, bowl="red").use("take-one")
    view = table.match.view(0)
    GAME.context(table.match.box, view, Give(RED, Animal.TURTLE))
    assert view == table.match.view(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_coyote_goes_to_the_opponent(seat):
    table = deal(starter=seat).arrange(bowl="", bag="").use("add-three")
    told = values(table, Send(Animal.OWL))
    assert (told["seat"], told["number"]) == (1 - seat, 2 - seat)
    assert said(table, Leave(), "fr") == "Laisser Coyote où il est"
    log = say(GAME.folder, "fr", "log-send", you="false", is_you="true", name="Bea", the="la chouette")
    assert log == "envoie Coyote chez vous, sur la chouette"


def test_a_power_is_called_by_its_name():
    table = deal(tops="bear eagle").arrange(up="power").use("power")
    assert said(table, Invoke(1)) == "Call on the Eagle"
    assert said(table, Invoke(0), "fr") == "Invoquer l’Ours"
    assert said(table, Play(Card.ADD_THREE)) == "Use Add 3, Coyote"
    assert said(table, Begin(1)) == "Player 2 starts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language):
    table = deal(tops="ram wolf").arrange(mine={"owl": "red spirit"}, coyote=(1, "owl"), up="power").invoke("ram")
    lines = sketch(table.match.box, table.match.view(0), language, ["Ada", "Basil"])
    assert any("Coyote" in line for line in lines)
    in_hand = sketch(table.match.box, table.draw("blue", "white").match.view(0), language, ["Ada", "Basil"])
    assert len(in_hand) == len(lines) + 1
