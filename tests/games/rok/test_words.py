"""What the words say of the moves."""

import pytest

from ludotheque.core import SPECTATOR, Veiled
from ludotheque.core.words import describe, phrase, say
from ludotheque.games.rok import GAME
from ludotheque.games.rok.moves import (
    Aim,
    Award,
    Begin,
    Check,
    Clear,
    Done,
    Draw,
    Drift,
    Fall,
    Grab,
    HandOn,
    Land,
    Mark,
    Part,
    Pay,
    Push,
    Replace,
    Rob,
    Show,
    Steal,
)
from ludotheque.games.rok.state import AIMING, FALLING

from .dealing import deal, fresh, named


def said(table, move, language="en", seat=0):
    words = describe(GAME, language, table.match.box, table.match.view(seat), move)
    return words.replace("\u00a0", " ")  # as French sets its colons and quotation marks


def values(table, move):
    return phrase(GAME, table.match.box, table.match.view(SPECTATOR), move).values


def test_setting_up_and_the_throw():
    table = fresh(starter=-1)
    assert said(table, Begin(1)) == "Player 2 leads the first throw"
    table.nature(Begin(1))
    assert said(table, Draw(*named("a1"))) == "Player 2 draws amber bolt as Equilibrium rune"
    table.draw("a1")
    assert said(table, Draw(*named("a1"))) == "Player 1 draws amber bolt, as another has: both draw again"
    assert said(table, Draw(*named("o4")), "fr") == "Le joueur 1 pioche sa rune d’Équilibre, « œil d’os »"
    table.draw("b0")
    assert said(table, Fall(True, 3)) == "A rune falls face up"
    assert said(table, Land(0)) == "It comes to lie at place 1"
    assert said(table, Show(*named("b7"))) == "basalt maze lies face up"


def test_the_race_and_the_marks():
    table = deal("b7 a7", visible="b0 a7")
    assert said(table, Grab(0)) == "Take basalt fork at place 1"
    assert values(table, Grab(0))["twin"] == "false"
    assert said(table, Grab(1), "fr") == "Prendre « dédale d’ambre », place 2"
    spoken = values(table, Grab(1))
    assert (spoken["twin"], spoken["seat"]) == ("true", 1)
    assert said(table, Done()) == "Done"
    table = deal(visible="b0 b0", calm=1)
    assert said(table, Mark(1)) == "Mark basalt fork at place 2"
    assert said(table, Veiled("mark"), seat=1) == "A mark is changed in secret"
    assert said(table, Done()) == "Done marking"
    table.mark(0, 0, 1).mark(1, 0)
    assert said(table, Mark(1)) == "Take the mark off basalt fork at place 2"
    assert said(table, Mark(1), "fr") == "Retirer la marque de « fourche de basalte », place 2"
    assert said(table, Mark(1), seat=1) == "Mark basalt fork at place 2"
    table.mark(1, 1).done()
    assert said(table, Award(1)) == "Player 2 gets the pair of basalt fork"
    table = deal(visible="b0 b0", calm=1).mark(0, 0).mark(1, 0).done()
    assert said(table, Award(0), "fr") == "Le joueur 1 reçoit « fourche de basalte »"


def test_the_steps():
    table = deal("b7 a7 o7", "o0 b1 b1 a7 a5 o5", hidden=2, loot=["o1 o1", "a0 a0 b0 b0"])
    table.race("o0 b1 a7", "", "b1")
    assert said(table, Check()) == "An odd rune goes back to the bag"
    table.step()
    assert said(table, Pay(*named("o1"))) == "Pay the pair of bone bolt"
    table.pay(0, "o1")
    assert said(table, Part()) == "A split pair goes back to the bag"
    table.step()
    assert said(table, Rob(1)) == "Player 1 steals amber maze from player 2, and 2 runes of loot of that colour"
    spoken = values(table, Rob(1))
    assert (spoken["seat"], spoken["thief_seat"], spoken["count"]) == (1, 0, 2)
    table.step()
    assert said(table, Replace(4), "fr") == "Le joueur 2 prend « lune d’ambre » comme nouvelle rune d’Équilibre"
    table.step()
    assert said(table, Clear()) == "2 hidden runes go back to the bag"
    table.step()
    assert said(table, HandOn()) == "The bag goes to player 2"


@pytest.mark.parametrize(("options", "last"), [({}, "false"), ({"throws": 1}, "true"), ({"bag": 2}, "true")])
def test_the_last_throw_is_told_apart(options, last):
    table = deal(**options).race()
    assert values(table, HandOn())["last"] == last
    log = say(GAME.folder, "en", "log-hand_on", name="Bo", is_you="false", **values(table, HandOn()))
    assert log == {"true": "That was the last throw", "false": "Bo leads the next throw"}[last]
    assert table.nature(HandOn()).phase == (AIMING if last == "true" else FALLING)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_page_speaks_of_the_box_as_it_comes(language):
    box = GAME.new_box()
    assert f" {box.throws} " in say(GAME.folder, language, "rules-end")
    assert f" {box.marks} " in say(GAME.folder, language, "rules-calm")
    for after in (box.shortest, box.longest):
        assert f" {after // 1000} " in say(GAME.folder, language, "rules-grab")


def test_the_flick():
    table = deal("b0 b1", "b0 b1", loot=["b2 b2"]).race("b1", "b0")
    assert said(table, Aim(0)) == "Aim straight at Destiny"
    assert said(table, Aim(-7)) == "Aim 7° to the left"
    assert said(table, Aim(3), "fr") == "Viser à 3° à droite"
    table.play(0, Aim(0))
    assert said(table, Push(22)) == "Flick with force 22"
    table.play(0, Push(22))
    assert said(table, Drift(0, 0)) == "The rune of player 1 comes to rest 58 from Destiny"
    table.nature(Drift(0, 0))
    assert table.state.distance[0] == 227 + 58
    table.play(1, Aim(0), Push(23))
    assert said(table, Drift(0, 1)) == "The rune of player 2 touches Destiny"
    table.nature(Drift(0, 1))
    assert said(table, Steal(0)) == "Next: player 2 steals basalt fork from player 1, and 3 runes of loot"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sketch_shows_the_table(language):
    def drawn(table, seat=0):
        return "\n".join(GAME.sketch(table.match.box, table.match.view(seat), language, ["Ada", "Bo"]))

    table = deal("b0 b1", "b0 b1 o4", hidden=3, loot=["a0 a0 a1"], calm=1).mark(0, 1).mark(1, 0)
    assert "Ada" in drawn(table)
    assert {"en": "bone eye", "fr": "œil d’os"}[language] in drawn(table, SPECTATOR)
    assert {"en": "marked", "fr": "marquées"}[language] in drawn(table)
    assert {"en": "marked", "fr": "marquées"}[language] not in drawn(table, SPECTATOR)
    table.done()
    assert "58" in drawn(table.flick(0, 22))
    assert {"en": "touched", "fr": "touché"}[language] in drawn(table.flick(0, 40))
    assert drawn(fresh())
    assert {"en": "in hand", "fr": "en main"}[language] in drawn(deal(visible="b0 b0").grab(0, "b0"))
