"""Moves: integers inside the rules, typed values everywhere else, and the codec between the two.

A game declares one small class a kind of move; the codec numbers every value they can take, kind after kind.

>>> class Take(Move):
...     "Take some matches."
...     count: Annotated[int, Meta(ge=1, le=3)]
>>> class Stop(Move):
...     "Leave the rest."
>>> codec = Codec(Take, Stop)
>>> codec.encode(Take(2)), codec.decode(3), codec.first(Stop)
(1, Stop(), 3)
>>> codec.read({"do": "take", "count": 3})
Take(count=3)
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from functools import cache, cached_property
from itertools import product
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from ludotheque.core.errors import UnreadableMove

__all__ = ["Annotated", "Codec", "Meta", "Move", "NatureMove", "Veiled"]


def _tag(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=_tag):
    """The base of every kind of move; in JSON `do` names the kind."""


class NatureMove(Move, frozen=True):
    """The base of the kinds that nature makes: what dice, bag and deck bring."""


class Veiled(Move, frozen=True):
    """What is seen of a move whose details are another's secret: only its kind."""

    kind: str


class Codec:
    """Numbers the moves of a game and reads them from plain values."""

    def __init__(self, *kinds: type[Move]) -> None:
        self.kinds = kinds
        self._moves: list[Move] = []
        self._first: dict[type[Move], int] = {}
        for kind in kinds:
            self._first[kind] = len(self._moves)
            self._moves.extend(kind(*values) for values in product(*_domains(kind)))
        seats = [number for number, move in enumerate(self._moves) if not isinstance(move, NatureMove)]
        self.actions = range(seats[0], seats[-1] + 1)
        """The numbers of the seats' moves, which stand together: what a learning program chooses from."""
        if len(seats) != len(self.actions):
            raise TypeError("the kinds that nature makes must stand before or after those that seats make")
        self._numbers = {move: number for number, move in enumerate(self._moves)}
        self.decode: Callable[[int], Move] = self._moves.__getitem__
        """The typed move of a number."""

    def __len__(self) -> int:
        return len(self._moves)

    def first(self, kind: type[Move]) -> int:
        """The number of the first move of a kind; the others follow, the last field running fastest."""
        return self._first[kind]

    def firsts(self) -> list[int]:
        """The numbers of the first moves of all kinds, in order."""
        return list(self._first.values())

    def encode(self, move: object) -> int:
        """The number of a typed move."""
        try:
            return self._numbers[move]  # type: ignore[index]
        except (KeyError, TypeError):
            raise UnreadableMove(f"{move!r} is no move of this game; expected one of: {self._expected()}") from None

    def read(self, plain: object) -> Move:
        """The typed move that a plain value (from JSON, say) stands for."""
        try:
            move = msgspec.convert({"move": plain}, self._read).move
        except (msgspec.ValidationError, RecursionError) as error:
            told = str(error).replace("`$.move", "`$").removesuffix(" - at `$`")
            raise UnreadableMove(f"not a move: {told}; expected one of: {self._expected()}") from None
        assert isinstance(move, Move)
        return move

    @cached_property
    def type(self) -> Any:
        """The union of all kinds, for msgspec and its JSON Schema."""
        return Union[self.kinds]  # noqa: UP007  # built from a tuple

    @cached_property
    def _read(self) -> Any:
        """Holds a move: msgspec works out once how a struct is read, but a bare union every time."""
        return msgspec.defstruct("Read", [("move", self.type)])

    def _expected(self) -> str:
        return ", ".join(_tag(kind.__name__) for kind in self.kinds)


def kind_of(move: Move) -> str:
    """The name of a move's kind, as in its JSON.

    >>> kind_of(Veiled("keep"))
    'veiled'
    """
    return _kind(type(move))


@cache
def _kind(kind: type[Move]) -> str:
    return _tag(kind.__name__)


def _domains(kind: type[Move]) -> list[list[Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [_domain(kind, name, hints[name]) for name in kind.__struct_fields__]


def _domain(kind: type[Move], name: str, hint: Any) -> list[Any]:
    """Every value a field can take, in order."""
    if hint is bool:
        return [False, True]
    if isinstance(hint, type) and issubclass(hint, enum.Enum):
        return list(hint)
    if get_origin(hint) is Annotated:
        meta = get_args(hint)[1]
        if isinstance(meta, Meta) and isinstance(meta.ge, int) and isinstance(meta.le, int):
            return list(range(meta.ge, meta.le + 1))
    raise TypeError(f"{kind.__name__}.{name} must be a bool, an enum, or an int with Meta(ge=…, le=…), not {hint}")
