"""Counts of the sequences of moves from fixed positions, by length, as chess programs do; chance counts as moves too.

A change of any number is a change of the rules, or of how a choice is cut into moves. When it is meant, write the
counts anew and explain them in the commit: `PERFT=write .venv/bin/pytest tests/games/test_perft.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludotheque.core import NATURE
from ludotheque.core.match import Match

HERE = Path(__file__).parent


def counts(match: Match, depth: int) -> list[int]:
    """For every length up to a depth, how many sequences of moves there are."""
    return [_sequences(match, match.state, length) for length in range(1, depth + 1)]


def _sequences(match: Match, state: Any, depth: int) -> int:
    """A match that is over has none that are longer."""
    game, box = match.game, match.box
    out, weights = [0] * game.most_legal, [0] * game.most_legal
    actors = game.rules.actors(box, state)
    count = 0
    for seat in range(NATURE + 1):
        if not actors >> seat & 1:
            continue
        if seat == NATURE:
            # Several faces of a die may be the same outcome.
            moves = sorted(set(out[: game.rules.odds(box, state, out, weights)]))
        else:
            moves = out[: game.rules.legal(box, state, seat, out)]
        if depth == 1:
            count += len(moves)
            continue
        for move in moves:
            after = state.copy()
            game.rules.apply(box, after, seat, move)
            count += _sequences(match, after, depth - 1)
    return count


def written(id: str) -> dict[str, list[int]]:
    """The counts of a game as they were written down, by position."""
    found: dict[str, list[int]] = json.loads((HERE / id / "perft.json").read_text(encoding="utf-8"))
    return found


def write(id: str, found: dict[str, list[int]]) -> None:
    """Write the counts of a game down."""
    lines = ",\n".join(f"  {json.dumps(name)}: {numbers}" for name, numbers in found.items())
    (HERE / id / "perft.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
