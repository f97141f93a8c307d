"""Every move has words in both languages."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

from ludotheque.core import NATURE, VEILED, Game
from ludotheque.core.data import HIGHEST, LOWEST
from ludotheque.core.moves import Veiled, kind_of
from ludotheque.core.words import LANGUAGES, describe, has_words, say
from ludotheque.testing.conformance.tables import Setup, numbers_of, viewers, walk


def test_every_move_has_words(setup: Setup, language: str) -> None:
    for match in walk(setup, seed=19):
        for by in match.actors:
            view = match.view(by if by != NATURE else match.seats[0])
            moves = match.odds() if by == NATURE else match.legal(by)
            for move in moves:
                assert describe(setup.game, language, match.box, view, move).strip()


def test_every_veiled_move_has_words(setup: Setup, language: str) -> None:
    rules = setup.game.rules
    for match in walk(setup, seed=19):
        for seat in viewers(match):
            view = match.view(seat)
            veiled = {
                Veiled(kind_of(setup.game.moves.decode(number)))
                for by in match.actors
                for number in numbers_of(match, match.state, by)
                if rules.witness(match.box, match.state, seat, number, by) == VEILED
            }
            for move in veiled:
                assert describe(setup.game, language, match.box, view, move).strip()


def test_every_kind_of_move_and_the_title_have_words(game: Game, language: str) -> None:
    assert say(game.folder, language, "title")
    for kind in game.moves.kinds:
        assert has_words(game.folder, language, f"move-{kind_of(game.moves.decode(game.moves.first(kind)))}"), (
            kind.__name__
        )


def test_everything_that_can_be_changed_has_a_name(game: Game, language: str) -> None:
    """But for who sits and who starts, which the page asks in its own way."""
    folder = game.folder
    wanted = [each for each in game.components if each.name not in ("seats", "starter")]
    named = [each.words for each in wanted] + [f"{each.words}-{value}" for each in wanted for value in each.offered]
    assert [key for key in named if not has_words(folder, language, key)] == []
    assert {key for key in keys(folder, language) if key.startswith(("option-", "component-"))} == set(named)


def test_what_can_be_changed_is_declared_once(game: Game) -> None:
    """All of the box has a default and a range, and what is offered lies in it."""
    counts = {f"{each.name}_count" for each in game.components if each.may_be_shorter}
    assert {each.name for each in game.components} | counts == {field.name for field in game.box.fields}
    for each in game.components:
        assert LOWEST < each.low <= each.high < HIGHEST
        assert all(each.low <= value <= each.high for value in each.offered)
        assert each.default in each.offered or not each.offered


def keys(folder: Path, language: str) -> set[str]:
    """The keys of a file of words."""
    resource = parse((folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


def test_what_is_said_in_one_language_is_said_in_all(game: Game) -> None:
    folder = game.folder

    assert len({frozenset(keys(folder, language)) for language in LANGUAGES}) == 1
