"""Random numbers for simulations and bots, the same interpreted and compiled.

The generator is xoroshiro64** (two words of 32 bits). Every step is masked to 32 bits, so that Python's unbounded
integers and the compiler's 64-bit ones agree. At live tables nature does not use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

WORD = 0xFFFFFFFF


@rule
def scramble(value: int) -> int:
    """Mix the bits of a 32-bit number, so that neighbouring seeds share nothing."""
    value = value & WORD
    value = ((value ^ (value >> 16)) * 0x21F0AAAD) & WORD
    value = ((value ^ (value >> 15)) * 0x735A2D97) & WORD
    return value ^ (value >> 15)


@rule
def seed(rng: MutableSequence[int], number: int, stream: int) -> None:
    """Start the generator for one stream (a game, say) of a seed."""
    key = scramble(scramble(number + 0x9E3779B9) + scramble((number >> 32) + 0x85EBCA6B))
    place = scramble(scramble(stream + 0x7F4A7C15) + scramble((stream >> 32) + 0xC2B2AE35))
    rng[0] = scramble(key + place)
    rng[1] = scramble(key ^ scramble(place + 0x27D4EB2F)) | 1


@rule
def word(rng: MutableSequence[int]) -> int:
    """The next 32 random bits."""
    first = rng[0]
    product = (first * 0x9E3779BB) & WORD
    result = ((((product << 5) | (product >> 27)) & WORD) * 5) & WORD
    second = rng[1] ^ first
    rng[0] = ((first << 26) | (first >> 6)) & WORD ^ second ^ ((second << 9) & WORD)
    rng[1] = ((second << 13) | (second >> 19)) & WORD
    return result


@rule
def below(rng: MutableSequence[int], bound: int) -> int:
    """A number from 0 to bound − 1."""
    return (word(rng) * bound) >> 32


@rule
def weighted(rng: MutableSequence[int], weights: Sequence[int], count: int) -> int:
    """An index from 0 to count − 1, as likely as its weight."""
    total = 0
    for index in range(count):
        total += weights[index]
    # Counting is faster than looking: dice make every branch a surprise to the processor.
    point = below(rng, total)
    passed = 0
    chosen = 0
    for index in range(count):
        passed += weights[index]
        chosen += point >= passed
    return chosen


@rule
def one_of(rng: MutableSequence[int], mask: int) -> int:
    """A member drawn from a set given as bits (of members, of cards)."""
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = below(rng, count) if count > 1 else 0
    member = 0
    while True:
        if mask >> member & 1:
            if skip == 0:
                return member
            skip -= 1
        member += 1
