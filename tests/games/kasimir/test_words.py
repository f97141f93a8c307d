"""What is said of a move, from the view of somebody who sees the table."""

import pytest

from ludotheque.core import NATURE, Move
from ludotheque.core.moves import Veiled
from ludotheque.core.words import LANGUAGES, describe, phrase, say
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import (
    Begin,
    Colour,
    Draw,
    DrawFirst,
    Exchange,
    Find,
    LayAside,
    Pass,
    Place,
    Reveal,
    Stake,
    Steal,
    Step,
    Stop,
    Turn,
)

from .dealing import REGIONS, deal, new

NOSE, CHEEK = REGIONS.index("nose"), REGIONS.index("cheekL")


def said(table, move: Move, language: str = "en") -> str:
    return describe(GAME, language, table.match.box, table.match.shown(0), move)


def test_every_move_in_words():
    table = deal().arrange(owned=["zero", "five"])
    assert said(new(starter=-1), Begin(1)) == "Player 2 starts"
    assert said(new(), Place(NOSE)) == "Put your figure on the nose"
    assert said(new().place("nose").place("crown"), Draw(Colour.RED)) == "Player 1 draws a red marker"
    assert said(table, Step(CHEEK, Colour.ROSE)) == "Go to the right cheek (rose)"
    assert said(table, Steal(1, Stake.FIVE)) == "Spend a 0: take a 5 from player 2"
    assert said(table, LayAside(Colour.RED)) == "Lay a red marker aside"
    assert said(table, DrawFirst(1)) == "Draw one marker, then put one back"
    assert said(table, Pass()) == "Pass: nothing can be done"
    table.walk("cheekL")
    assert said(table, Stop()) == "Stay on the right cheek and take the stake"
    assert said(table.stop(), Find(Stake.MINUS)) == "The stake on the right cheek is a −3"
    table.find("minus")
    assert said(table, Turn(NOSE)) == "Turn the stake on the nose face up"
    table.play(Turn(NOSE))
    assert said(table, Reveal(Stake.ALARM)) == "The stake on the nose is an alarm"
    assert said(table, Veiled("reveal")) == "A stake is turned up"
    table.match.play(NATURE, Reveal(Stake.ALARM))
    assert said(table, Draw(Colour.BLUE), "fr") == "Le joueur 1 pioche un marqueur bleu"
    assert said(table.draw("red").lay_aside("violet violet"), Exchange()) == "Exchange 2 markers"
    assert said(deal().arrange(gone=["cheekL"]).walk("cheekL"), Stop(), "fr") == "Rester sur la joue droite"
    assert said(deal().arrange(up={"nose": "two"}), Turn(NOSE), "fr") == "Cacher le piquet sur le nez"
    assert said(deal().arrange(up={"nose": "two"}), Turn(NOSE)) == "Turn the stake on the nose face down"
    table = deal(draw_first=1).play(DrawFirst(1)).draw("red")
    assert said(table, LayAside(Colour.RED)) == "Put a red marker back into the bag"


def test_words_know_the_place_and_what_was_paid():
    table = deal().walk("cheekL")
    box, view = table.match.box, table.match.shown(0)
    values = phrase(GAME, box, view, Step(REGIONS.index("stache"), Colour.YELLOW)).values
    assert (values["where"], values["colour"], values["pays"]) == ("@region-33", "@colour-yellow", 1)
    values = phrase(GAME, box, view, Steal(1, Stake.MINUS)).values
    assert (values["number"], values["worth"]) == (2, -3)
    assert phrase(GAME, box, table.match.shown(0), Draw(Colour.RED)).values["dealt"] == "false"


@pytest.mark.parametrize(
    ("language", "you", "is_you", "log"),
    [
        ("en", "true", "false", "spend a 0 and take a 5 from Bea"),
        ("en", "false", "true", "spends a 0 and takes a 5 from you"),
        ("fr", "false", "true", "dépense un 0 et vous prend un 5"),
        ("fr", "false", "false", "dépense un 0 et prend un 5 à Bea"),
    ],
)
def test_the_log_says_you_to_whom_it_speaks(language, you, is_you, log):
    five = say(GAME.folder, language, "stake-five")
    assert say(GAME.folder, language, "log-steal", you=you, is_you=is_you, name="Bea", stake=five) == log


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_places_and_pieces_have_names_of_their_own(language):
    names = [say(GAME.folder, language, f"region-{region}") for region in range(38)]
    names += [say(GAME.folder, language, f"colour-{colour}") for colour in Colour]
    names += [say(GAME.folder, language, f"stake-{stake}") for stake in Stake]
    assert len(set(names)) == 38 + 6 + 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_for_the_terminal(language):
    table = deal().arrange(owned=["zero minus", "five"], alarms=1, gone=["cuff"], up={"crown": "alarm"})
    assert GAME.sketch is not None
    lines = "\n".join(GAME.sketch(table.match.box, table.match.shown(0), language, ["Aris", "Bea"]))
    assert "0 −3 ⏰+1" in lines
    assert lines.count("[bold]⏰[/]") == 1
    assert lines.count("[bold]·[/]") == 1
    assert lines.count("[reverse]") == 2
    table.walk("cheekL")
    assert (
        len(GAME.sketch(table.match.box, table.match.shown(0), language, ["Aris", "Bea"])) == len(lines.split("\n")) + 1
    )
    start = GAME.sketch(table.match.box, new().match.shown(0), language, ["Aris", "Bea"])
    assert say(GAME.folder, language, "sketch-nowhere") in start[1]
