"""Golden playthroughs: one match a game and number of seats, entry by entry, with what everybody sees of it.

Run as a program it writes them anew. An entry is a line; below it stand, indented, what of the views it changed: under
`*` what is the same for all, under a seat (`-` is a spectator) what is not, and what of the entry is veiled.
"""

from __future__ import annotations

from itertools import chain, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core import BY_NATURE, NATURE, SPECTATOR, below, games, one_of, weighted
from ludotheque.core.chance import seed
from ludotheque.core.journal import Played
from ludotheque.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ludotheque.core import Data, Game

FOLDER = Path(__file__).parent
SEED = 1
CHANGES: dict[str, dict[int, dict[str, int]]] = {
    "rok": {seats: {"throws": 4, "calm": int(seats == 3)} for seats in range(2, 6)},
}
"""Other boxes than the default, by game and seats: random hands would throw sixty times."""


def names_of(kind: type[Data]) -> list[str]:
    """A name for every number of a declaration, such as `placed[2][0]`."""
    names = []
    for field in kind.fields:
        for place in product(*(range(size) for size in field.shape)):
            names.append(field.name + "".join(f"[{index}]" for index in place))
    return names


def next_move(match: Match, rng: list[int]) -> tuple[int, int]:
    """Who moves and the number of the move, drawn by the project's own generator."""
    rules, state = match.game.rules, match.state
    out, weights = [0] * match.game.most_legal, [0] * match.game.most_legal
    mask = rules.actors(match.box, state)
    if mask == BY_NATURE:
        return NATURE, out[weighted(rng, weights, rules.odds(match.box, state, out, weights))]
    seat = one_of(rng, mask)
    return seat, out[below(rng, rules.legal(match.box, state, seat, out))]


def lines(game: Game, seats: int) -> Iterator[str]:
    changes = CHANGES.get(game.id, {}).get(seats, {})
    match = Match(game, game.new_box(seats=seats, **changes))
    viewers = [*match.seats, SPECTATOR]
    names = names_of(game.view)
    rng = [0, 0]
    seed(rng, SEED, seats)
    options = "".join(f", {name} {value}" for name, value in changes.items())
    yield f"{game.id}, rules {game.version}, {seats} seats{options}, seed {SEED}"
    before = [[0] * len(names) for _ in viewers]
    while True:
        after = [match.view(seat).flat() for seat in viewers]
        yield from changed(viewers, names, before, after)
        before = after
        if match.is_over:
            yield f"outcome {text(match.outcome)}"
            return
        by, number = next_move(match, rng)
        entry = Played(by, game.moves.decode(number))
        yield f"{len(match.journal)} {'nature' if by == NATURE else by} {text(entry.move)}"
        for seat in viewers:
            sight = match.witness(seat, entry)
            if sight != entry:
                yield f"  {spoken(seat)} sees {text(sight.move)}"
        match.enter(entry)


def changed(viewers: list[int], names: list[str], before: list[list[int]], after: list[list[int]]) -> Iterator[str]:
    """What became different in the views, what is common to all first."""
    differences = [
        {name: new for name, old, new in zip(names, *pair, strict=True) if new != old}
        for pair in zip(before, after, strict=True)
    ]
    common = dict(set.intersection(*(set(one.items()) for one in differences)))
    yield from told("*", {name: common[name] for name in names if name in common})
    for seat, one in zip(viewers, differences, strict=True):
        yield from told(spoken(seat), {name: value for name, value in one.items() if name not in common})


def told(who: str, numbers: dict[str, int]) -> Iterator[str]:
    if numbers:
        yield f"  {who} {' '.join(f'{name}={value}' for name, value in numbers.items())}"


def spoken(seat: int) -> str:
    return "-" if seat == SPECTATOR else str(seat)


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def playthrough(game: Game, seats: int) -> str:
    """The whole text of a golden file."""
    return "\n".join(chain(lines(game, seats), [""]))


def own(installed: Iterable[Game]) -> list[Game]:
    """The games of this repository: others may be installed beside them."""
    return [game for game in installed if game.folder.is_relative_to(FOLDER.parents[1])]


def file_of(game: Game, seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.txt"


if __name__ == "__main__":
    for each in own(games().values()):
        for number in each.seats:
            file_of(each, number).write_text(playthrough(each, number), encoding="utf-8")
