"""Fair dice: every outcome of nature follows from a secret whose fingerprint was shown before the first move.

Players may add to it: each promises a contribution (its SHA-256) before any is revealed, so nobody, the server
included, can choose the dice. The key is HMAC-SHA-256 of the revealed contributions, one after the other in the order
of their players' seats, with the secret as key; without contributions it is the secret itself.

Outcome number i (nature's first is 0; what is taken back is never nature's) comes from HMAC-SHA-256 with that key and
the message i (8 bytes) block (4 bytes), both big-endian. The digest is read as a number of 256 bits;
those at or above the largest multiple of the weights' total are passed over for the next block, so that every outcome
is exactly as likely as its weight. The rest modulo the total is a point, and points are given out in the order of
`Match.odds`. Of several seats that made the same move at once, a lot draws one as if each were an outcome of weight 1.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from typing import TYPE_CHECKING

from ludotheque.core.errors import IllegalMove, RecordError
from ludotheque.core.game import NATURE
from ludotheque.core.journal import Entry, Lot
from ludotheque.core.match import Match
from ludotheque.core.moves import Move

if TYPE_CHECKING:
    from hashlib import _Hash

RANGE = 1 << 256
BLOCK = 64
"""Bytes that SHA-256 takes at a time; no key is longer."""
KEYS = 1024
"""So many matches' keys are at hand."""


def fingerprint(secret: str) -> str:
    """What is shown of a secret (64 hexadecimal digits) before the first move: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def key(secret: str, contributions: Sequence[str]) -> str:
    """What the outcomes are computed with, from the secret and what players have added to it."""
    if not contributions:
        return secret
    return hmac.digest(bytes.fromhex(secret), bytes.fromhex("".join(contributions)), "sha256").hex()


def keeps(promise: str, value: str) -> bool:
    """Is a contribution the one that was promised?"""
    return fingerprint(value) == promise


def point(key: str, index: int, total: int) -> int:
    """A number from 0 to total − 1, each equally likely.

    >>> point("00" * 32, 0, 6), point("00" * 32, 1, 6)
    (0, 2)
    """
    inner, outer = _begun(key)
    limit = RANGE - RANGE % total
    for block in count():
        within, around = inner.copy(), outer.copy()
        within.update(index.to_bytes(8) + block.to_bytes(4))
        around.update(within.digest())
        number = int.from_bytes(around.digest())
        if number < limit:
            return number % total
    raise AssertionError("blocks never run out")


@lru_cache(KEYS)
def _begun(key: str) -> tuple[_Hash, _Hash]:
    """Both hashes of an HMAC as they stand when the key has gone in: they are the same for every number of a match."""
    secret = bytes.fromhex(key).ljust(BLOCK, b"\0")
    return hashlib.sha256(bytes(each ^ 0x36 for each in secret)), hashlib.sha256(bytes(each ^ 0x5C for each in secret))


def chosen(key: str, index: int, weights: Sequence[int]) -> int:
    """Which of the outcomes with these weights is number `index` of the dice."""
    rest = point(key, index, sum(weights))
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight
    raise AssertionError("the point lies below the total")


def draw(match: Match, key: str, index: int) -> Move:
    """The outcome of nature that the key gives, not yet made."""
    total = match.chances()
    if not total:
        raise IllegalMove("nature has no move to make now")
    return match.outcome_at(point(key, index, total))


def _nature(match: Match, entry: Entry, key: str, index: int) -> tuple[object, object]:
    """What nature is said to have drawn, and what the key gives."""
    if isinstance(entry, Lot):
        return entry.seat, entry.among[chosen(key, index, [1] * len(entry.among))]
    # Nature takes nothing back, so its other entries are all moves.
    return getattr(entry, "move", None), draw(match, key, index)


def verify(match: Match, secret: str, shown: str, contributions: Sequence[str] = ()) -> int:
    """Recompute every outcome of nature in a match and say how many there are; RecordError names the first that is off.

    `shown` is the fingerprint that was given before the first move.
    """
    if fingerprint(secret) != shown:
        raise RecordError(f"the secret's fingerprint is {fingerprint(secret)}, but {shown} was shown before the match")
    used = key(secret, contributions)
    twin = Match(match.game, match.box)
    index = 0
    for number, entry in enumerate(match.journal):
        if entry.by == NATURE:
            made, expected = _nature(twin, entry, used, index)
            if made != expected:
                raise RecordError(f"entry {number} of the journal: the dice give {expected}, not {made}")
            index += 1
        twin.enter(entry)
    return index
