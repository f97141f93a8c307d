"""What the games say of themselves, as a page of Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.about import about
from ludotheque.core.typescript import account_type
from ludotheque.core.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ludotheque.core import Game
    from ludotheque.core.terms import Component

HEAD = """# The games and what can be changed

Written by `make docs` from what the games declare; do not change by hand. Any of these can be set with
`--set NAME=VALUE` (`simulate`, `play`, `record`) or `new_match(…, NAME=VALUE)`, the options also at a table.
"""
COMMON = {"seats": "Players", "starter": "Who starts; -1: drawn"}
"""Options that every game has, or most; the page asks for them otherwise."""
LONG = 40


def page(games: Iterable[Game], language: str = "en") -> str:
    """The whole page."""
    parts = [HEAD.rstrip("\n"), *("\n".join(_lines(game, language)) for game in games)]
    return "\n\n".join(parts)


def _lines(game: Game, language: str) -> Iterator[str]:
    facts = about(game)
    yield f"## {say(game.folder, language, 'title')}"
    yield ""
    fewest, most = facts.seats
    numbers = sum(_numbers(part.sizes) for part in facts.view)
    yield f"- `{facts.id}`, rules version {facts.rules}, {f'{fewest} to {most}' if most > fewest else most} seats"
    chance = "chance" if facts.has_chance else "no chance"
    yield f"- {facts.dynamics.value}, {facts.information.value} information, {chance}, {facts.returns.value} returns"
    yield f"- {facts.actions[1]} actions of seats (at most {facts.most_legal} at a time), views of {numbers} numbers"
    if game.coach:
        steps = ", ".join(step.key if step.counts else f"({step.key})" for step in game.coach.steps)
        yield f"- coach: {steps}"
    account = account_type(game)
    if account:
        yield f"- account of the scores: {', '.join(sorted(account.__struct_fields__))}"
    yield ""
    yield "| name | what it is | as it comes | from | to |"
    yield "| --- | --- | --- | --- | --- |"
    for each in facts.components:
        words = COMMON.get(each.name) or say(game.folder, language, each.words)
        yield f"| `{each.name}` | {words}{_note(each)} | {_shown(each.default)} | {each.low} | {each.high} |"


def _numbers(sizes: list[int]) -> int:
    count = 1
    for size in sizes:
        count *= size
    return count


def _note(each: Component) -> str:
    """That it is an option, and at which tables it means anything."""
    if not each.is_option:
        return f" ({'at most ' if each.may_be_shorter else ''}{' × '.join(map(str, each.sizes))})" if each.sizes else ""
    if each.seats == [1, 1]:
        return " (option, alone)"
    return " (option, for several)" if each.seats[0] > 1 else " (option)"


def _shown(default: Any) -> str:
    text = str(default).replace(" ", "")
    return text if len(text) <= LONG else f"{text[:LONG]}…"
