"""What environments are of each game, from what it says of itself: `make docs` writes it into docs/research.md."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core import games
from ludotheque.core.about import about
from ludotheque.core.game import MOST_MOVES
from ludotheque.core.moves import NatureMove, kind_of
from ludotheque.core.terms import Dynamics
from ludotheque.core.words import say
from ludotheque.envs.observing import form

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ludotheque.core.game import Game

MARK = "<!-- Written by `make docs` from what the games declare; do not change by hand below this line. -->\n"


def written(text: str, all_games: Iterable[Game]) -> str:
    """A document with everything after the mark written anew."""
    before, mark, _ = text.partition(MARK)
    if not mark:
        raise ValueError(f"there is no line {MARK.strip()!r}")
    lines = [line for game in all_games for line in _lines(game)]
    return "\n".join([before + mark, *lines[:-1], ""])


def _lines(game: Game) -> Iterator[str]:
    facts = about(game)
    fewest, most = facts.seats
    yield f"## {say(game.folder, 'en', 'title')}"
    yield ""
    yield (
        f'- Gymnasium `ludotheque/{game.id}-v{game.version}`, PettingZoo `AgentsEnv("{game.id}")`'
        + (f' and `TogetherEnv("{game.id}")`' if game.dynamics is Dynamics.SIMULTANEOUS else "")
        + f", OpenSpiel `ludotheque_{game.id}`; an environment has the version of its rules, {game.version}"
    )
    yield f"- {fewest} to {most} seats" if most > fewest else f"- {most} seats"
    chance = "chance" if facts.has_chance else "no chance"
    yield f"- dynamics: {facts.dynamics.value}; {facts.information.value} information; {chance}"
    yield f"- returns: {facts.returns.value}, from -1 to 1, at the end; at most {MOST_MOVES:,} moves, nature's too"
    sizes = {name: form(name, game).space.shape for name in ("flat", "one-hot")}
    flat, hot = (shape[0] if shape else 0 for shape in sizes.values())
    yield f"- observation: {flat} whole numbers (`flat`, `parts`), {hot} between 0 and 1 (`one-hot`)"
    yield f"- {facts.actions[1]} actions, at most {facts.most_legal} of them legal at a time"
    yield ""
    yield "| version | |"
    yield "| --- | --- |"
    for number, change in enumerate(("as it came", *facts.history), 1):
        yield f"| {number} | {change} |"
    yield ""
    yield "| actions | kind |"
    yield "| --- | --- |"
    yield from _kinds(game)
    yield ""
    yield "| part of the observation | shape | from | to |"
    yield "| --- | --- | --- | --- |"
    for part in facts.view:
        yield f"| `{part.name}` | {' × '.join(map(str, part.sizes)) or 1} | {part.low} | {part.high} |"
    yield ""


def _kinds(game: Game) -> Iterator[str]:
    """The numbers of each kind of action, and its fields."""
    codec = game.moves
    firsts = [*codec.firsts(), len(codec)]
    for kind, first, end in zip(codec.kinds, firsts[:-1], firsts[1:], strict=True):
        if not issubclass(kind, NatureMove):
            low, high = first - codec.actions.start, end - 1 - codec.actions.start
            fields = ", ".join(kind.__struct_fields__)
            name = kind_of(codec.decode(first)) + (f"({fields})" if fields else "")
            yield f"| {low} to {high} | `{name}` |" if high > low else f"| {low} | `{name}` |"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(written(file.read_text(encoding="utf-8"), games().values()), encoding="utf-8")
