"""How likely each position is to somebody who has watched a match: all that could have happened, weighed by its odds.

Nothing here knows of `imagine`: the rules are played forward through every outcome that fits what was witnessed. Of
choices made in secret each is as likely as the others. Of choices made in the open nobody can say how likely they were;
a game says by `weigh` what they tell all the same (who plays a card has held it).
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from ludotheque.core import NATURE, VEILED
from ludotheque.core.journal import Played
from ludotheque.core.match import Match
from ludotheque.core.moves import kind_of
from ludotheque.testing.conformance.tables import numbers_of, seen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Weigh = Callable[[Any, int, int], int]
    Hidden = Callable[[Any], Any]


def posterior(match: Match, viewer: int, weigh: Weigh, hidden: Hidden) -> dict[Any, Fraction]:
    """The chance of everything that may be hidden from a viewer of this match."""
    twin = Match(match.game, match.box)
    believed = {tuple(twin.state.flat()): (twin.state, Fraction(1))}
    for entry in match.journal:
        assert isinstance(entry, Played)
        number = match.game.moves.encode(entry.move)
        sight = match.game.rules.witness(match.box, twin.state, viewer, number, entry.by)
        twin.enter(entry)
        shown = twin.view(viewer)
        after: dict[Any, tuple[Any, Fraction]] = {}
        for state, chance in believed.values():
            for other, likely in _ways(match, state, viewer, entry, sight, weigh):
                follower = state.copy()
                match.game.rules.apply(match.box, follower, entry.by, other)
                follower.moves += 1
                if seen(match, follower, viewer) == shown:
                    key = tuple(follower.flat())
                    after[key] = (follower, after.get(key, (follower, Fraction(0)))[1] + chance * likely)
        believed = after
    total = sum(chance for _, chance in believed.values())
    answer: dict[Any, Fraction] = {}
    for state, chance in believed.values():
        answer[hidden(state)] = answer.get(hidden(state), Fraction(0)) + chance / total
    return answer


def _ways(
    match: Match, state: Any, viewer: int, entry: Played[Any], sight: int, weigh: Weigh
) -> Iterator[tuple[int, Fraction]]:
    """The moves that may have been made in this state, if the viewer saw this of it, with their chances."""
    rules, codec = match.game.rules, match.game.moves
    if entry.by == NATURE:
        out, weights = [0] * match.game.most_legal, [0] * match.game.most_legal
        count = rules.odds(match.box, state, out, weights)
        chances = [Fraction(weight, sum(weights[:count])) for weight in weights[:count]]
    else:
        out = numbers_of(match, state, entry.by)
        alike = [number for number in out if kind_of(codec.decode(number)) == kind_of(entry.move)]
        chances = [
            Fraction(weigh(state, entry.by, number)) if sight != VEILED else Fraction(1, max(len(alike), 1))
            for number in out
        ]
    for number, chance in zip(out, chances, strict=False):
        same_kind = kind_of(codec.decode(number)) == kind_of(entry.move)
        if same_kind and rules.witness(match.box, state, viewer, number, entry.by) == sight and chance:
            yield number, chance


def surprise(found: Counter[Any], expected: dict[Any, Fraction]) -> float:
    """Chi-square of what was found, in standard deviations from what chance alone gives; rare things count together."""
    draws = found.total()
    assert set(found) <= set(expected), "something impossible was imagined"
    common = [what for what, chance in expected.items() if chance * draws >= 8]
    cells = [(found[what], float(expected[what] * draws)) for what in common]
    rest = float(draws) - sum(wanted for _, wanted in cells)
    if rest >= 1:
        cells.append((draws - sum(count for count, _ in cells), rest))
    square = sum((count - wanted) ** 2 / wanted for count, wanted in cells)
    freedom = len(cells) - 1
    if freedom <= 0:
        return 0.0
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
