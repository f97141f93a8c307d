"""Declarations of states, boxes and views: whole numbers and fixed-size lists of them, declared once and run twice.

Interpreted, a declared class is a slotted object with plain lists. Compiled, the same declaration is a NumPy record
(`Data.dtype`), so one rule function reads both with the same words.

>>> class Bowl(Data):
...     stones: int
...     colours: list[int] = ints(3)
>>> bowl = Bowl(stones=2)
>>> bowl.colours[1] = 5
>>> bowl.flat()
[2, 0, 5, 0]
>>> Bowl.read(bowl.record()) == bowl
True
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Self

from ludotheque.core.game import MOST_MOVES, MOST_SEATS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LOWEST, HIGHEST = -(2**31), 2**31 - 1
WIDTHS = (8, 16, 32)
"""The bits that a number in a record may have."""


class Field(NamedTuple):
    """One declared field: a number (an empty shape), a list or a table, with the range its numbers may take."""

    name: str
    shape: tuple[int, ...] = ()
    low: int = LOWEST
    high: int = HIGHEST
    offered: tuple[int, ...] = ()
    """Of an option: the few values that people are offered; none where any in the range will do."""
    seats: tuple[int, int] = (1, MOST_SEATS)
    """Of an option: the fewest and the most seats at which it means anything."""
    per_seat: bool = False
    """Of a list or a table: has it a number, or a row, for every seat?"""

    @property
    def bits(self) -> int:
        """The fewest that hold its range. Always signed: what compilers make of two unsigned numbers is unsigned."""
        return next(bits for bits in WIDTHS if -(1 << bits - 1) <= self.low and self.high < 1 << bits - 1)


def integer(
    low: int = LOWEST,
    high: int = HIGHEST,
    *,
    offered: tuple[int, ...] = (),
    seats: tuple[int, int] = (1, MOST_SEATS),
) -> Any:
    """Declare a number, and the range that it keeps to."""
    return Field("", (), low, high, offered, seats)


def ints(*shape: int, low: int = LOWEST, high: int = HIGHEST, per: Literal["seat"] | None = None) -> Any:
    """Declare a list (one size) or a table (two sizes) of numbers, the range that they keep to, and whether there is
    one (or a row) for every seat."""
    return Field("", shape, low, high, per_seat=per == "seat")


def _declaration(value: Any, name: str) -> Field:
    if not isinstance(value, Field):
        raise TypeError(f"{name} must be declared by integer() or ints(), not {value!r}")
    return value


def _zeros(shape: tuple[int, ...]) -> str:
    """The text that makes a field of zeros."""
    if not shape:
        return "0"
    return f"[0] * {shape[0]}" if len(shape) == 1 else f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(field: Field) -> str:
    """The text that copies a field of `self`."""
    if not field.shape:
        return f"self.{field.name}"
    return f"self.{field.name}[:]" if len(field.shape) == 1 else f"[row[:] for row in self.{field.name}]"


def _written(head: str, body: list[str], **names: Any) -> Any:
    """A method of a generated text, which finds these names."""
    exec("\n".join([f"def {head}:", "    pass", *(f"    {line}" for line in body)]), names)
    return names[head.split("(", maxsplit=1)[0]]


def _fill(data: Data, values: dict[str, Any]) -> None:
    """Give a new object some of its numbers."""
    strange = values.keys() - {field.name for field in data.fields}
    if strange:
        raise TypeError(f"{type(data).__name__} has no field {', '.join(sorted(strange))}")
    for name, value in values.items():
        setattr(data, name, value)


class _Declared(type):
    """Turns the annotations of a class into slots and remembers their shapes."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        names = [field for field, kind in body.get("__annotations__", {}).items() if "ClassVar" not in str(kind)]
        own = tuple(_declaration(body.pop(field, Field("")), f"{name}.{field}")._replace(name=field) for field in names)
        body["__slots__"] = tuple(names)
        cls = super().__new__(mcs, name, bases, body)
        inherited = chain.from_iterable(base.fields for base in bases if isinstance(base, _Declared))
        cls.fields = (*inherited, *own)
        # Written out field by field: copies and views are made for every move.
        zeros = [f"self.{field.name} = {_zeros(field.shape)}" for field in cls.fields]
        cls.__init__ = _written(  # type: ignore[misc]
            "__init__(self, **values)", [*zeros, "if values:", "    fill(self, values)"], fill=_fill
        )
        copied = [f"twin.{field.name} = {_copied(field)}" for field in cls.fields]
        cls.copy = _written("copy(self)", ["twin = new(type(self))", *copied, "return twin"], new=object.__new__)
        named = ", ".join(f"{field.name!r}: self.{field.name}" for field in cls.fields)
        cls.as_dict = _written("as_dict(self)", [f"return {{{named}}}"])
        return cls

    fields: tuple[Field, ...]
    copy: Callable[[Any], Any]
    as_dict: Callable[[Any], dict[str, Any]]


class Data(metaclass=_Declared):
    """The base of every declaration; a new object is all zeros."""

    fields: ClassVar[tuple[Field, ...]]

    if TYPE_CHECKING:

        def __init__(self, **values: int | list[int] | list[list[int]]) -> None: ...

        def copy(self) -> Self:
            """A second object with the same numbers."""

        def as_dict(self) -> dict[str, Any]:
            """The fields by name, as plain numbers and lists."""

    def flat(self) -> list[int]:
        """Every number in the order of declaration: the vector that learning programs see."""
        numbers: list[int] = []
        for name, shape, *_ in self.fields:
            value = getattr(self, name)
            if not shape:
                numbers.append(value)
            elif len(shape) == 1:
                numbers += value
            else:
                for row in value:
                    numbers += row
        return numbers

    @classmethod
    def ranges(cls) -> list[tuple[int, int]]:
        """The lowest and the highest that each number of `flat` can be."""
        return [(field.low, field.high) for field in cls.fields for _ in range(prod(field.shape))]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, field.name) == getattr(other, field.name) for field in self.fields
        )

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.as_dict().items())})"

    @classmethod
    def dtype(cls, *, narrow: bool = False) -> np.dtype[np.void]:
        """The NumPy record with the same fields, of 32 bits a number, or each as narrow as its range allows."""
        import numpy as np

        # Aligned: a GPU would read what may lie anywhere byte by byte.
        return np.dtype(
            [(field.name, f"int{field.bits if narrow else 32}", field.shape) for field in cls.fields], align=True
        )

    def record(self) -> NDArray[np.void]:
        """An array of one record that holds the same numbers, for compiled rules."""
        import numpy as np

        array = np.zeros(1, self.dtype())
        for field in self.fields:
            array[field.name][0] = getattr(self, field.name)
        return array

    @classmethod
    def read(cls, array: NDArray[np.void], index: int = 0) -> Self:
        """The object that holds the numbers of one record."""
        return cls(**{field.name: array[field.name][index].tolist() for field in cls.fields})


class Box(Data):
    """The base of every game's box: its options and components, read-only during a match."""

    seats: int = integer(1, MOST_SEATS)


class State(Data):
    """The base of every game's state; the core counts the moves made (undone ones do not count)."""

    moves: int = integer(0, MOST_MOVES)
