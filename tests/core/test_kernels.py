"""What kernels do where a bot does not keep to the rules; that they play alike is held in conformance."""

from __future__ import annotations

from typing import Any

from ludotheque.core import game, rule
from ludotheque.core.compiler import interpreted
from ludotheque.core.counting import COLUMNS
from ludotheque.core.watching import Course, before

PIG = game("pig")


@rule
def cheat(box: Any, view: Any, legal: Any, count: int, rng: Any, plan: Any) -> tuple[int, int]:
    """What nature does."""
    return 2, 0


def test_a_match_ends_where_a_bot_answers_what_is_not_legal() -> None:
    box, results = PIG.new_box(seats=2), [[0] * 10]
    lists = ([0] * PIG.most_legal, [0] * PIG.most_legal, [0, 0], [0, 0, 0])
    arrays = ([[0, 0, 0], [0, 0, 0]], [0, 0], [[0.0], [0.0]])
    interpreted(PIG, "matches", (cheat,))([box], [PIG.state()], [PIG.view()], *lists, *arrays, 3, 5, 1, results)
    assert results[0][1] == -1, "the seat is named, and there is no number of moves"

    played, rows = ([PIG.state()], [before(PIG)()], [Course()], [PIG.view()]), [[0] * COLUMNS]
    watch = interpreted(PIG, "watch", (cheat,))
    assert watch([box], *played, *lists, *arrays, 3, 5, 1, 0, rows, [[]], [], []) == 0
