"""How the scores of a finished match came about, said by the game's own rules.

A game has `account(box, positions)`, which looks at the positions of a match one after the other; most need only the
last. Its parts add up to the scores, so that no total stands without what it is made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ludotheque.core.journal import Entry, Played, Undone

if TYPE_CHECKING:
    from ludotheque.core.data import State
    from ludotheque.core.match import Match

T = TypeVar("T")


class Part(msgspec.Struct, frozen=True):
    """A part of a seat's score: in words `account-NAME`, which may speak of `$number`."""

    name: str
    number: int
    """Which one: a round, an animal, a stake's worth; 0 where there is only one."""
    points: int


class Why(msgspec.Struct, frozen=True):
    """What decided, where the scores alone do not say it: the key of the game's words, and what they speak of.

    A value called `seat` or `…_seat` is a seat's number; the words are told its `name` and whether it `is_you`.
    """

    key: str
    values: dict[str, str | int]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """How it came about. Games extend it with what their boards draw."""

    parts: list[list[Part]]
    """Of every seat, in the order in which they are told; they add up to its score."""
    why: Why | None = None
    """Told wherever the highest score alone has not decided."""


def account(match: Match) -> Any:
    """The account of a finished match; None where its game gives none. It tells secrets: never before the end."""
    if match.game.account is None:
        return None
    if not match.is_over:
        raise ValueError("only a match that is over is accounted for")
    return match.game.account(match.box, positions(match))


def positions(match: Match) -> Iterator[State]:
    """The positions of a match from the first to the last, without what was taken back.

    It is one state that changes: look at it now.
    """
    game, state = match.game, match.game.state()
    game.rules.start(match.box, state)
    yield state
    for entry in standing(match.journal):
        game.rules.apply(match.box, state, entry.by, game.moves.encode(entry.move))
        state.moves += 1
        yield state


def standing(journal: Iterable[Entry]) -> list[Played[Any]]:
    """The moves of a journal that were not taken back."""
    moves: list[tuple[int, Played[Any]]] = []
    for number, entry in enumerate(journal):
        if isinstance(entry, Played):
            moves.append((number, entry))
        elif isinstance(entry, Undone):
            while moves and moves[-1][0] >= entry.to:
                moves.pop()
    return [entry for _, entry in moves]


def steps(positions: Iterable[State]) -> Iterator[tuple[Any, Any]]:
    """Every position but the first, each with a copy of the one before it."""
    before = None
    for after in positions:
        if before is not None:
            yield before, after
        before = after.copy()


def last(positions: Iterable[T]) -> T:
    """The last position."""
    *_, found = positions
    return found
