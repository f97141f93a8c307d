"""The expert's plan: the best way through a turn with any dice, worked out once for a box and kept on disk."""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core.cache import cache_folder, forget_beyond
from ludotheque.core.compiler import Binding, machine_code
from ludotheque.games.karma.bots_reach import TOTALS
from ludotheque.games.karma.plan_bags import VALUES, bag_at, count_of, size_of, write_head
from ludotheque.games.karma.plan_throws import MOST_THROWN, climb_zones, pair, tally_throws
from ludotheque.games.karma.state import COLOURS, ORANGE, RED, WHITE, View

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from ludotheque.games.karma.state import Box

MOST_WORK = 2_500_000
"""Pairs of a bag and a throw out of it that a plan may look at: some seconds' work. Four seats want 1.5 million."""
MOST_KEPT = 300_000_000
"""So many bytes of plans stay on disk: those used last."""


def prepare(box: Box) -> NDArray[np.float32]:
    """The plan for a box: read from disk, or worked out and kept there."""
    path = cache_folder("plans") / f"karma-{fingerprint(box)}.npy"
    try:
        plan: NDArray[np.float32] = np.load(path)
        os.utime(path)
    except (OSError, ValueError):
        plan = work_out(box)
        keep(path, plan)
        forget_beyond(path.parent, MOST_KEPT)
    return plan


def fingerprint(box: Box) -> str:
    """A hash of the code that makes a plan and of the numbers it is made from."""
    numbers = (most_drafted(box), most_of(box), box.reds, box.faces, box.yogi_faces, box.lowest_face, box.highest_face)
    scores = (box.zones[: box.zones_count], box.unused)
    code = [Binding(step).fingerprint() for step in (write_head, bag_at, tally_throws, climb_zones)]  # type: ignore[arg-type]
    return hashlib.sha256(repr((numbers, scores, code)).encode()).hexdigest()[:24]


def keep(path: Path, plan: NDArray[np.float32]) -> None:
    """Write a plan so that nobody ever reads half of one."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        np.save(file, plan)
    os.replace(file.name, path)


def most_of(box: Box) -> list[int]:
    """How many dice of each colour a player can come to own: of the reserve, or as many as one can draft."""
    return [min(count * box.seats, sum(box.reserve) + 1) for count in box.reserve]


def most_drafted(box: Box) -> int:
    """How many dice of the colours from orange to violet the plan reckons with: fewer where the work would be too much.

    A player can draft as many dice as the reserve has for each; a pool with more than the plan reckons with is played
    without the surplus (of the colours last in the expert's liking) until other dice are used up.
    """
    drafted = sum(box.reserve)
    while drafted > 1 and work(box, drafted) > MOST_WORK:
        drafted -= 1
    return drafted


def work(box: Box, drafted: int) -> int:
    """How many pairs there are of a bag and a throw out of it."""
    pairs = [1] + [0] * drafted
    for most in most_of(box)[ORANGE:WHITE]:
        pairs = [
            sum(pairs[rest] * (size - rest + 1) for rest in range(max(size - most, 0), size + 1))
            for size in range(drafted + 1)
        ]
    reds, whites = box.reds + most_of(box)[RED], most_of(box)[WHITE] + 1
    return sum(pairs) * (reds + 1) * (reds + 2) * (whites + 1) * (whites + 2) // 4


def work_out(box: Box) -> NDArray[np.float32]:
    """Fill a plan."""
    drafted, most = most_drafted(box), most_of(box)
    whites = most[WHITE] + (1 if box.seats > 1 else 0)
    start = np.zeros(VALUES, np.float32)
    count = write_head(start, drafted, box.reds + most[RED], whites, most, box.zones_count)
    plan = np.zeros(VALUES + 2 * count * (1 + (box.zones_count - 1) * TOTALS), np.float32)
    plan[:VALUES] = start
    bags = np.array([bag_at(plan, place) for place in range(count)], np.int64)
    throws = np.array([bag for bag in bags.tolist() if is_planned(bag)], np.int64)
    spans = [pair(highest_total(box, bag) + 1, 0) for bag in throws.tolist()]
    starts = np.concatenate([[0], np.cumsum(spans)]).astype(np.int64)
    highest = np.zeros(len(throws), np.int64)
    lowest = np.zeros((len(throws), TOTALS), np.float32)
    chances = np.zeros(starts[-1], np.float32)
    boxes = box.record()
    _machine(tally_throws)(boxes, View().record(), throws, starts, highest, lowest, chances)
    row, worth = np.zeros((2, TOTALS), np.float32)
    _machine(climb_zones)(boxes, plan, bags, throws, starts, highest, lowest, chances, row, worth)
    return plan


def is_planned(bag: int) -> bool:
    """May these dice be thrown together? Throws of very many are left out, but for red ones, which are easy."""
    return 0 < size_of(bag) <= MOST_THROWN or 0 < size_of(bag) == count_of(bag, RED)


def highest_total(box: Box, bag: int) -> int:
    """A total that the throw cannot exceed."""
    face = max(box.faces)
    best = [
        face,
        min(face + 1, box.highest_face),
        face,
        box.highest_face,
        face,
        2 * face,
        3 * face,
        max(box.yogi_faces),
    ]
    return min(sum(count_of(bag, colour) * best[colour] for colour in range(COLOURS)), TOTALS - 1)


@cache
def _machine(step: Any) -> Any:
    return machine_code(Binding(step), f"karma-{step.__name__}")
