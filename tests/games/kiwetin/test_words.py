"""What the words say of the moves."""

import pytest

from ludotheque.core import SPECTATOR, Veiled
from ludotheque.core.words import describe, say
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import (
    Begin,
    Catch,
    Deal,
    Fall,
    Lay,
    Lose,
    Rune,
    Shatter,
    Surge,
    Swap,
    Theft,
    Throw,
    Tile,
    Vine,
    Wake,
)

from .dealing import deal, fresh


def said(table, move, language="en", seat=0):
    return describe(GAME, language, table.match.box, table.match.view(seat), move)


def test_setting_up():
    assert said(fresh(starter=-1), Begin(1)) == "Player 2 starts"
    assert said(fresh(), Fall(2)) == "The movement die shows 2"
    assert said(fresh().nature(Fall(2)), Lay(Tile.WEB)) == "Web on space 2"
    assert said(fresh().nature(Fall(2)), Lay(Tile.WEB), "fr") == "Toile d’araignée, case 2"


def test_dice():
    table = deal("tin we").play(0, Throw())
    assert said(table, Fall(2)) == "The movement die shows 2: the total is 5"
    table = deal().move(1)
    assert said(table, Catch(0)) == "A grip die shows ✗"
    assert said(table, Catch(5), "fr") == "Un dé d’accroche montre 5"


def test_cards():
    table = deal(tiles={3: "rune"}).move(1)
    assert said(table, Deal(Rune.ICE)) == "Player 1 draws Ice"
    assert said(table, Veiled("deal"), seat=1) == "A Rune is drawn unseen"
    table = deal("we we we", hands=["theft", "", "ice"]).play(0, Theft(2))
    assert said(table, Lose(Rune.ICE), "fr") == "Le joueur 3 perd Verglas"
    assert said(table, Veiled("lose"), seat=SPECTATOR) == "A Rune changes hands unseen"
    assert [say(GAME.folder, "fr", "board-runes", count=count) for count in (0, 1)] == ["Aucune Rüne", "Une Rüne"]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Shatter(9), "Shatter: take the Web off space 9"),
        (Surge(True), "Surge: the move is one longer"),
        (Surge(False), "Surge: the move is one shorter"),
        (Swap(1), "Swap: change places with player 2, on space 4"),
        (Wake(1), "Wake: join player 2 on space 4"),
        (Theft(1), "Theft: take a Rune from player 2"),
        (Vine(0), "Vine: take the web off the spirit of player 1"),
        (Vine(1), "Vine: put a web on the spirit of player 2"),
    ],
)
def test_runes(move, words):
    table = deal(tiles={9: "web"}, at=[0, 4], hands=["vine", "mirror"]).set(web=[1, 0, 0, 0, 0, 0])
    assert said(table, move) == words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_speaks_of_the_box_as_it_comes(language):
    lead, *others = GAME.new_box().leads
    assert not any(others)
    assert f" {lead} " in say(GAME.folder, language, "rules-spirits")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sketch_shows_the_table(language):
    table = deal(tiles={9: "web"}, at=[0, 4], hands=["vine ice", "mirror mirror"]).set(web=[1, 0, 0, 0, 0, 0]).move(1)
    drawn = "\n".join(GAME.sketch(table.match.box, table.match.view(0), language, ["Ada", "Bo"]))
    assert "Ada" in drawn
    assert {"en": "Ice, Vine", "fr": "Verglas, Liane"}[language] in drawn
    assert GAME.sketch(fresh().match.box, fresh().match.view(SPECTATOR), language, ["Ada", "Bo"])
    table.play(0, Vine(1)).play(1, table.legal(1)[1])
    assert "Bo" in "\n".join(GAME.sketch(table.match.box, table.match.view(1), language, ["Ada", "Bo"]))
