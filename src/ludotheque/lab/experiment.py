"""A run in small parts that somebody else keeps: whoever asks holds what was counted so far, and asks for more.

So nobody has to remember a run, or to end one that nobody looks at any more.
"""

from __future__ import annotations

import base64
import time
import zlib
from binascii import Error
from typing import NamedTuple

import msgspec
import numpy as np

from ludotheque.core.errors import BoxError
from ludotheque.core.record import write
from ludotheque.lab.compare import Counted, Pair, counted
from ludotheque.lab.html import Drawn, compared, told
from ludotheque.lab.recount import recount
from ludotheque.lab.report import comparison, report
from ludotheque.lab.setup import Setup, prepare

FEW = 50
"""Games in the first step of a part: nobody knows yet how long they take."""
LARGEST = 1 << 20
"""Bytes of what may be counted."""


class Found(NamedTuple):
    """What a part brings: games of either box so far, what was counted, and the report on it."""

    games: int
    counted: str
    html: str


def further(setup: Setup, games: int, so_far: str, seconds: float, language: str, replay: str) -> Found:
    """Play on for about so long, but to no more games than these, and tell what all say together. A changed box is
    compared with the one that comes."""
    plain = msgspec.structs.replace(setup, changes=_fixed(setup))
    pair = _read(Pair(plain, setup), so_far)
    prepare(setup)
    # Those that look ahead take a moment for a single game.
    end, fewest = time.monotonic() + seconds, FEW if setup.compiles else 1
    step = fewest
    while pair.games < games and time.monotonic() < end:
        begun = time.monotonic()
        pair.add(counted(plain, setup, pair.games, min(step, games - pair.games)))
        spent = max(time.monotonic() - begun, 1e-3)
        step = max(fewest, min(2 * step, int(step * (end - time.monotonic()) / spent)))
    return Found(pair.games, _written(pair), _drawn(setup, plain, pair, language).figures(replay=replay))


def page_of(setup: Setup, so_far: str, language: str) -> str:
    """The report as a file."""
    plain = msgspec.structs.replace(setup, changes=_fixed(setup))
    pair = _read(Pair(plain, setup), so_far)
    if setup == plain:
        return told(report(setup, pair.other), language)
    return compared(comparison(plain, setup, pair), language)


def record_of(setup: Setup, number: int) -> bytes:
    """A game of a run as a record."""
    return write(recount(setup, number), list(setup.bots))


def _drawn(setup: Setup, plain: Setup, pair: Pair, language: str) -> Drawn:
    if setup == plain:
        return Drawn(report(setup, pair.other), language)
    found = comparison(plain, setup, pair)
    return Drawn(found.other, language, found)


def _fixed(setup: Setup) -> dict[str, int]:
    """What the box that comes must share with a changed one to be compared: how many sit there."""
    return {"seats": setup.changes["seats"]} if "seats" in setup.changes else {}


def _written(pair: Pair) -> str:
    arrays = (pair.one.sums, pair.one.kept, pair.other.sums, pair.other.kept, pair.products.ravel())
    return base64.b64encode(zlib.compress(np.concatenate(arrays).tobytes())).decode()


def _read(pair: Pair, so_far: str) -> Pair:
    """What was counted so far; what cannot be that raises BoxError."""
    if not so_far:
        return pair
    sizes = [pair.one.sums.size, pair.one.kept.size] * 2
    wrong = BoxError("what was counted so far belongs to another game")
    try:
        text = zlib.decompressobj().decompress(base64.b64decode(so_far, validate=True), LARGEST)
        numbers = np.frombuffer(text, np.int64)
    except (Error, ValueError, zlib.error):
        raise wrong from None
    if numbers.size != sum(sizes) + pair.products.size:
        raise wrong
    one, one_kept, other, other_kept, products = np.split(numbers, np.cumsum(sizes))
    if not 0 <= one[0] == other[0] <= 10**9:
        raise wrong
    pair.add(Counted((one, one_kept), (other, other_kept), products.reshape(pair.products.shape)))
    return pair
