"""Small rules written from declarations, so that no game copies or clears its fields by hand."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from ludotheque.core.rule import RULES

if TYPE_CHECKING:
    from ludotheque.core.data import Data


def clearing(kind: type[Data]) -> FunctionType:
    """A rule `clear(data)` that sets every declared number to zero."""
    return function("clear(data)", _each(kind, "data.{0} = 0"))


def listing(kind: type[Data]) -> FunctionType:
    """A rule `listed(data, numbers)` that writes every declared number into a list, in the order of `Data.flat`."""
    return function("listed(data, numbers)", ["place = 0", *_each(kind, "numbers[place] = data.{0}; place += 1")])


def copying(kind: type[Data]) -> FunctionType:
    """A rule `copy(source, target)` that copies every declared number.

    A game whose view extends what lies open on the table shows it with this: the declaration is the allow-list. The way
    back, from a view to a state, takes a second one: the compiler wants a function for each pair of records.
    """
    return function("copy(source, target)", _each(kind, "target.{0} = source.{0}"))


def function(head: str, body: list[str], names: dict[str, Any] | None = None) -> FunctionType:
    """A rule of a generated text, which finds these names."""
    scope = {"__name__": __name__, **(names or {})}
    exec("\n".join([f"def {head}:", "    pass", *(f"    {line}" for line in body)]), scope)
    written = scope[head.split("(", maxsplit=1)[0]]
    assert isinstance(written, FunctionType)
    RULES.add(written)
    return written


def _each(kind: type[Data], statement: str) -> list[str]:
    """The statement for every number of a declaration, in loops where there are several."""
    lines = []
    for name, shape, *_ in kind.fields:
        place, indent = name, ""
        for depth, size in enumerate(shape):
            lines.append(f"{indent}for i{depth} in range({size}):")
            place, indent = f"{place}[i{depth}]", indent + "    "
        lines.append(indent + statement.format(place))
    return lines
