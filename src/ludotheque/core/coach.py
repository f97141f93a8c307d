"""The coach of a first match: what it explains, when the moment for it comes, and which piece it points at.

A game declares its steps beside its rules, and its words say them: a game without a board of its own has a coach too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.core.words import Phrase

if TYPE_CHECKING:
    from ludotheque.core.moves import Move

Values = Mapping[str, str | int]
"""What words need beside the numbers of the box."""


def never(box: Any, view: Any, legal: Sequence[Move]) -> bool:
    """The moment of a step that the board tells in its own way."""
    return False


@dataclass(frozen=True)
class Step:
    """One or two sentences, said once, when their moment comes; the words are `coach-<key>`."""

    key: str
    when: Callable[[Any, Any, Sequence[Move]], bool] = never
    """Is this its moment? From the box, the view as people are shown it, and what the seat may do."""
    points: str = ""
    """The piece that it points at, by the name that the board gives it (`data-coach`); of several, the first found."""
    values: Callable[[Any, Any], Values] = lambda box, view: {}
    after: str = ""
    """Not before this step has been told."""
    before: str = ""
    """Not any more once this step has been told."""
    counts: bool = True
    """Is it one of the steps that every first match has? The others are said only if their moment comes."""
    idle: bool = False
    """May it be told while the seat has nothing to decide? Where one person plays with bots, a race stands still until
    it is read."""


@dataclass(frozen=True)
class Coach:
    """How a game is learnt by playing it."""

    steps: Sequence[Step]
    """In the order in which they are told, where several could be."""
    goal: Callable[[Any], Values] = lambda box: {}
    """What `coach-goal` needs from the box."""
    options: Mapping[str, int] = field(default_factory=dict)
    """The options of a first match."""

    @cached_property
    def idle(self) -> list[Step]:
        """The steps that are told while the seat has nothing to decide."""
        return [step for step in self.steps if step.idle]

    def due(self, box: Any, view: Any, legal: Sequence[Move]) -> list[Phrase]:
        """The steps whose moment this is."""
        return [
            Phrase(f"coach-{step.key}", dict(step.values(box, view)))
            for step in (self.steps if legal else self.idle)
            if step.when(box, view, legal)
        ]


class StepInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as programs are told of it."""

    key: str
    """The key of its words."""
    points: list[str]
    after: str
    before: str
    counts: bool
    idle: bool
    """Is it told while the seat has nothing to decide?"""
    elsewhere: bool
    """Does the board tell it in its own way?"""


class CoachInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coach as programs are told of it."""

    steps: list[StepInfo]
    options: dict[str, int]


def coach_info(coach: Coach) -> CoachInfo:
    """What a page must know of a coach beforehand."""
    steps = [
        StepInfo(
            key=_words(step.key),
            points=step.points.split(),
            after=_words(step.after),
            before=_words(step.before),
            counts=step.counts,
            idle=step.idle,
            elsewhere=step.when is never,
        )
        for step in coach.steps
    ]
    return CoachInfo(steps, dict(coach.options))


def _words(key: str) -> str:
    return key and f"coach-{key}"
