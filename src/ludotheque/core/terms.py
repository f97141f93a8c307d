"""What a game says of itself, in the terms of those who wrap it: environments, laboratories, documents."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from ludotheque.core.data import Field


class Dynamics(StrEnum):
    """Who may act at the same time, in any box of the game."""

    TURNS = "turns"
    """Never more than one seat."""
    SIMULTANEOUS = "simultaneous"
    """In some positions several; in which order they are asked is for whoever runs the match."""


class Information(StrEnum):
    """What seats know, in any box of the game. What nature has not drawn yet is nobody's secret."""

    PERFECT = "perfect"
    """Every view tells the whole position."""
    IMPERFECT = "imperfect"
    """Some know what others do not."""


class Returns(StrEnum):
    """What winning is worth; always from -1 to 1."""

    ZERO_SUM = "zero-sum"
    """What the winners get the others lose. At a table for one it is as if all played together."""
    COMMON = "common"
    """All win or lose together."""


class Turn(NamedTuple):
    """A turn of a match, for whoever steps through it."""

    round: int
    """The round that it belongs to, from 1 on; 0 while the table is laid."""
    number: int
    """Changes when another turn begins."""
    seat: int
    """Whose it is; -1 where it is everybody's."""


class Component(msgspec.Struct, frozen=True):
    """An option or a component of a box: what it is as the box comes, and what it may be. Its name in words stands in
    the game's own, as `option-…` or `component-…`; of an option that is a choice also `option-…-VALUE`."""

    name: str
    is_option: bool
    """Options are what people choose when they open a table; components what a designer changes."""
    default: Any
    low: int
    high: int
    sizes: list[int]
    """How many numbers a list has, or rows and columns a table; none: it is one number."""
    may_be_shorter: bool
    offered: list[int]
    """The few values that people are offered; none where any in the range will do."""
    seats: list[int]
    """The fewest and the most seats at which it means anything."""

    @property
    def words(self) -> str:
        """Where the game's words have its name."""
        return f"{'option' if self.is_option else 'component'}-{self.name}"


def component(field: Field, default: Any, *, is_option: bool, may_be_shorter: bool) -> Component:
    """What a declared field of a box is to people."""
    return Component(
        name=field.name,
        is_option=is_option,
        default=default,
        low=field.low,
        high=field.high,
        sizes=list(field.shape),
        may_be_shorter=may_be_shorter,
        offered=list(field.offered),
        seats=list(field.seats),
    )
