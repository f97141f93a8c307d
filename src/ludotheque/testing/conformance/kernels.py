"""The kernels run alike as plain Python and as machine code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core import below, rule
from ludotheque.core.compiler import compiled, interpreted
from ludotheque.core.counting import COLUMNS, EACH_THING, KEPT, MOVES, NO_GAME, SORTS, THINGS
from ludotheque.core.game import MOST_SEATS
from ludotheque.core.kernels import MOVER, MOVING
from ludotheque.core.study import LEVELS
from ludotheque.core.watching import Course, before

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core import Game

GAMES = 6


@rule
def whim(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Any
) -> tuple[int, int]:
    """Any move, after any time."""
    return legal[below(rng, count)], below(rng, 3)


@rule
def first(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Any
) -> tuple[int, int]:
    """The first move, at once."""
    return legal[0], 0


POLICIES = (whim, first)


class Lists:
    """What kernels take when they run as plain Python."""

    def __init__(self, game: Game, box: Any) -> None:
        self.box: Any = [box]
        self.states: Any = [game.state()]
        self.befores: Any = [before(game)()]
        self.courses: Any = [Course()]
        self.views: Any = [game.view()]
        room = max(game.most_legal, MOST_SEATS)
        self.buffers: Any = ([0] * room, [0] * room, [0, 0])
        self.entry = [0, 0, 0]
        self.answers = [[0, 0, 0] for _ in range(box.seats)]
        self.results = [[0] * (2 + MOST_SEATS) for _ in range(GAMES)]
        self.bots: Any = [seat % 2 for seat in range(box.seats)]
        self.plans: Any = [[0.0]] * box.seats
        things = len(game.study.keys)
        self.rows = [[0] * COLUMNS for _ in range(GAMES)]
        self.marks = [[0] * (LEVELS * things) for _ in range(GAMES)]
        self.sums = [0] * (THINGS + EACH_THING * things)
        self.kept = [NO_GAME] * (SORTS * KEPT)

    def given(self) -> tuple[Any, ...]:
        """What `watch` is given to play with."""
        played = (self.box, self.states, self.befores, self.courses, self.views, *self.buffers)
        return *played, self.entry, self.answers, self.bots, self.plans

    def counts(self) -> tuple[Any, ...]:
        """Where it writes."""
        return self.rows, self.marks, self.sums, self.kept

    def watched(self) -> tuple[Any, ...]:
        """What the games that were watched have left."""
        return self.counts()


class Arrays(Lists):
    """The same for machine code, with states as narrow as a GPU has them; lockstep has the wide ones."""

    def __init__(self, game: Game, box: Any) -> None:
        super().__init__(game, box)
        self.box = box.record()
        self.states = np.zeros(1, game.state.dtype(narrow=True))
        self.befores = np.zeros(1, before(game).dtype(narrow=True))
        self.courses = Course().record()
        self.views = np.zeros(1, game.view.dtype())
        out, weights, _ = self.buffers
        self.buffers = (np.array(out, np.int32), np.array(weights, np.int32), np.zeros(2, np.int64))
        self.bots = np.arange(box.seats) % 2
        self.plans = np.zeros((box.seats, 1), np.float32)
        for name in ("entry", "answers", "rows", "marks", "sums", "kept"):
            setattr(self, name, np.array(getattr(self, name), np.int64))

    def watched(self) -> tuple[Any, ...]:
        """The same in lists."""
        return tuple(array.tolist() for array in super().watched())


def test_games_at_random_are_watched_alike(game: Game) -> None:
    box = game.new_box(seats=game.seats[-1])
    lists, arrays = Lists(game, box), Arrays(game, box)

    moves = interpreted(game, "playouts")(lists.box, lists.states, *lists.buffers, 3, 5, GAMES, lists.results)
    for kernel, at in ((interpreted, lists), (compiled, arrays)):
        assert kernel(game, "watch")(*at.given(), 3, 5, GAMES, len(game.study.keys), *at.counts()) == -1

    assert lists.watched() == arrays.watched()
    assert [row[: 2 + MOST_SEATS] for row in lists.rows] == lists.results
    assert sum(row[MOVES] for row in lists.rows) == moves
    assert len({tuple(result) for result in lists.results}) > 1


def test_bots_are_watched_alike(game: Game) -> None:
    box = game.new_box(seats=game.seats[-1])
    lists, arrays = Lists(game, box), Arrays(game, box)

    at = lists
    given = (*at.buffers, at.entry, at.answers, at.bots, at.plans, 3, 5, GAMES)
    interpreted(game, "matches", POLICIES)(at.box, at.states, at.views, *given, at.results)
    for kernel, at in ((interpreted, lists), (compiled, arrays)):
        assert kernel(game, "watch", POLICIES)(*at.given(), 3, 5, GAMES, len(game.study.keys), *at.counts()) == -1

    assert lists.watched() == arrays.watched()
    assert [row[: 2 + MOST_SEATS] for row in lists.rows] == lists.results


def test_only_what_is_said_to_changes_the_standing(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        box, state, rng, entry = game.new_box(seats=seats), game.state(), [0, 0], [0, 0, 0]
        room = max(game.most_legal, MOST_SEATS)
        out, weights, before, after = ([0] * room for _ in range(4))
        interpreted(game, "begin")(box, state, rng, 1, seats)
        leaders = game.rules.outcome(box, state, before)
        while interpreted(game, "play_on")(box, state, out, weights, rng, entry):
            told = leaders, before[:seats]
            leaders = game.rules.outcome(box, state, after)
            if not game.study.scoring(box, entry[MOVER], entry[MOVING]):
                assert told == (leaders, after[:seats]), f"a move of {entry[MOVER]}: {entry[MOVING]}"
            before, after = after, before
