"""The words of a game in French and English, from the Fluent files in its folder."""

from __future__ import annotations

from enum import Enum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludotheque.core.errors import WordsError
from ludotheque.core.moves import Veiled, kind_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from ludotheque.core.data import Data
    from ludotheque.core.game import Game
    from ludotheque.core.moves import Codec, Move

LANGUAGES = ("en", "fr")


def say(folder: Path, language: str, key: str, /, **values: Any) -> str:
    """The words of a key in a language; WordsError where there are none, or a value is missing."""
    bundle = _bundle(folder, language)
    if not bundle.has_message(key) or (message := bundle.get_message(key)).value is None:
        raise WordsError(f"{folder / 'words' / language}.ftl has no words for {key}")
    text, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise WordsError(f"{folder / 'words' / language}.ftl, {key}: {errors[0]}")
    return str(text)


def has_words(folder: Path, language: str, key: str) -> bool:
    """Are there words for a key?"""
    return bool(_bundle(folder, language).has_message(key))


class Phrase(NamedTuple):
    """What is said of a move, before it is put into a language: the key of the words and the values they speak of.

    A value that begins with @ is itself the key of words, such as `@colour-red`.
    """

    key: str
    values: dict[str, str | int]


def phrase(game: Game, box: Data, view: Data, move: Move) -> Phrase:
    """How a move, veiled or not, is spoken of by somebody with this view, just before it is made.

    Words may speak of the box's numbers too: whoever puts them into a language has the box.
    """
    alone = by_itself(game, move)
    if game.context is None:
        return alone
    beside = game.context(box, view, move).items()
    return Phrase(alone.key, {**alone.values, **{name: _plain(value) for name, value in beside}})


def by_itself(game: Game, move: Move) -> Phrase:
    """What a move, veiled or not, says by itself: the same of all that are equal."""
    if isinstance(move, Veiled):
        return Phrase(f"veiled-{move.kind}", {"kind": move.kind})
    return _of_number(game.moves, game.moves.encode(move))


@cache
def _of_number(moves: Codec, number: int) -> Phrase:
    move = moves.decode(number)
    values = msgspec.structs.asdict(move).items()
    return Phrase(f"move-{kind_of(move)}", {name: _plain(value) for name, value in values})


def describe(game: Game, language: str, box: Data, view: Data, move: Move) -> str:
    """A move in words."""
    key, values = phrase(game, box, view, move)
    spoken = {
        name: say(game.folder, language, value[1:]) if isinstance(value, str) and value.startswith("@") else value
        for name, value in values.items()
    }
    return say(game.folder, language, key, **{**numbers(box), **spoken})


def numbers(box: Data) -> dict[str, int]:
    """The numbers of a box, for words that speak of them."""
    return {field.name: getattr(box, field.name) for field in box.fields if not field.shape}


def _plain(value: Any) -> str | int:
    """A value as words are given it: a member of an enum by the key of its own words."""
    if isinstance(value, Enum):
        return f"@{type(value).__name__.lower()}-{value.value}"
    return str(value).lower() if isinstance(value, bool) else value


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are for running text of mixed direction, and would show up in terminals.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
