"""Words from a game's Fluent files."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from pathlib import Path

import pytest

from ludotheque.core import Annotated, Codec, Game, Meta, Move, Veiled, game
from ludotheque.core.errors import WordsError
from ludotheque.core.words import describe, has_words, phrase, say

PIG = game("pig")

ENGLISH = """
title = Toy
nothing =
    .label = only an attribute
greeting = Hello { $name }
side-left = the left
move-step = { $really ->
    [true] Step { $far } to { $side }, { $note }
   *[other] Stay
 }
move-aim = Aim for { $goal } with { $key }
veiled-step = Somebody steps
"""
FRENCH = """
title = Jouet
side-left = la gauche
move-step = Faire { $far } pas vers { $side }
"""


class Side(StrEnum):
    """A side."""

    LEFT = "left"


class Step(Move, frozen=True):
    """A step."""

    side: Side
    far: Annotated[int, Meta(ge=1, le=3)]
    really: bool


class Aim(Move, frozen=True):
    """A move whose fields are called like a number of the box, and like what `say` takes."""

    goal: Annotated[int, Meta(ge=1, le=3)]
    key: bool


@pytest.fixture(name="toy")
def toy_game(tmp_path: Path) -> Game:
    """Pig with other moves and words."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "words" / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    toy = replace(PIG, moves=Codec(Step, Aim), context=lambda box, view, move: {"note": f"goal {box.goal}"})
    toy.__dict__["folder"] = tmp_path
    return toy


def described(toy: Game, move: Move, *, language: str = "en") -> str:
    return describe(toy, language, PIG.new_box(), PIG.view(), move)


def test_words_take_fields_enums_and_context(toy: Game) -> None:
    assert described(toy, Step(Side.LEFT, 2, True)) == "Step 2 to the left, goal 100"
    assert described(toy, Step(Side.LEFT, 2, False)) == "Stay"
    assert described(toy, Step(Side.LEFT, 2, True), language="fr") == "Faire 2 pas vers la gauche"


def test_words_may_need_nothing_beside_the_move(toy: Game) -> None:
    alone = replace(toy, context=None)
    alone.__dict__["folder"] = toy.folder
    assert described(alone, Aim(3, True)) == "Aim for 3 with true"
    assert phrase(alone, PIG.new_box(), PIG.view(), Aim(3, True)).values == {"goal": 3, "key": "true"}


def test_fields_may_be_called_anything(toy: Game) -> None:
    assert described(toy, Aim(3, True)) == "Aim for 3 with true"


def test_veiled_moves_have_words_of_their_own(toy: Game) -> None:
    assert described(toy, Veiled("step")) == "Somebody steps"


def test_missing_words_are_told(toy: Game) -> None:
    assert not has_words(toy.folder, "fr", "move-aim")
    for key in ("move-aim", "nothing"):
        with pytest.raises(WordsError, match=key):
            say(toy.folder, "fr" if key == "move-aim" else "en", key)
    with pytest.raises(WordsError, match="veiled-aim"):
        described(toy, Veiled("aim"))


def test_a_missing_value_is_told(toy: Game) -> None:
    assert say(toy.folder, "en", "greeting", name="Ada") == "Hello Ada"
    with pytest.raises(WordsError, match=r"en\.ftl, greeting: Unknown external: name"):
        say(toy.folder, "en", "greeting")
