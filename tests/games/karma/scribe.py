"""A second reading of the rules: a scribe who follows the typed moves of a match and keeps books of their own.

The scribe looks up what everybody owns when a turn begins, and works out the rest of the turn from the README.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ludotheque.core import Move
from ludotheque.games.karma.moves import (
    Careful,
    Copy,
    Decline,
    Detached,
    Double,
    Generous,
    Mimic,
    Minimalist,
    Nudge,
    Patient,
    Pick,
    Remove,
    Reroll,
    Restless,
    Roll,
    Stop,
    Stubborn,
    Tally,
    Thrifty,
    Throw,
    Trait,
    Triple,
    Visionary,
)
from ludotheque.games.karma.state import ENDING, FAILED, PICKING, POWERS, REROLLING, ROLLING

from .dealing import COLOURS, TRAITS, named

IN_TURN = (PICKING, ROLLING, POWERS, REROLLING, FAILED, ENDING)


@dataclass
class Die:
    colour: str
    face: int = 0
    times: int = 1
    is_out: bool = False
    falls: bool = True


class Scribe:
    """The books of one turn, and of everybody's Karma."""

    def __init__(self, box: Any, state: Any) -> None:
        self.box = box
        self.karma = [0] * box.seats
        if state.phase in IN_TURN:
            self.begin_turn(state)

    def follow(self, before: Any, move: Move, after: Any) -> None:
        """Write a move down and compare the position after it with the books."""
        is_new = True
        if before.phase in IN_TURN:
            self.note(move)
            is_new = after.phase not in IN_TURN or (before.round, before.turn) != (after.round, after.turn)
            assert self.is_over == (is_new or after.phase == ENDING)
            if is_new:
                self.end_turn()
        if after.phase in IN_TURN:
            if is_new:
                self.begin_turn(after)
            self.compare(after)
        assert after.karma[: self.box.seats] == self.karma

    def begin_turn(self, state: Any) -> None:
        self.seat = state.turn
        self.card = (
            TRAITS[state.trait[self.seat]] if state.trait[self.seat] >= 0 and not state.spent[self.seat] else None
        )
        self.pool = Counter(named(state.owned[self.seat]))
        self.pool.update({"red": self.box.reds, "white": int(state.yogi == self.seat)})
        self.picked: list[str] = []
        self.throw: list[Die] = []
        self.zones: list[list[str]] = []
        self.beat = self.lower = self.more = 0
        self.each = self.box.unused
        self.is_equal_enough = self.has_failed = self.is_over = False

    def note(self, move: Move) -> None:
        """Write down a move of the turn."""
        dice = self.throw
        if type(move).__name__.lower() == self.card:
            self.card = None
        match move:
            case Pick(colour=colour):
                self.picked.append(str(colour))
            case Throw() if self.picked:
                self.pool.subtract(self.picked)
                self.throw, self.picked = [Die(colour) for colour in self.picked], []
            case Roll(face=face):
                fallen = next(die for die in dice if die.falls)
                fallen.face, fallen.falls = face, False
            case Nudge(die=die, up=up):
                dice[die].face += 1 if up else -1
            case Remove(target=target):
                dice[target].is_out = True
            case Copy(die=die, target=target) | Mimic(die=die, target=target):
                dice[die].face = dice[target].face
            case Reroll(die=die) | Restless(die=die):
                dice[die].falls = True
            case Double(die=die):
                dice[die].times = 2
            case Triple(die=die):
                dice[die].times = 3
            case Visionary(die=die, face=face):
                dice[die].face = face
            case Tally():
                self.tally()
            case Stubborn():
                self.throw = [Die(die.colour) for die in dice]
                self.has_failed = False
            case Careful():
                self.throw, self.is_over = [], True
            case Decline() if self.has_failed:
                self.fall_back()
            case Patient():
                self.lower = self.box.patient
            case Minimalist():
                self.is_equal_enough = True
            case Detached():
                self.pool.update(self.zones[0])
                self.zones[0] = []
            case Generous():
                self.more = self.box.generous
            case Thrifty():
                self.each = self.box.thrifty
            case Stop():
                self.is_over = True

    def tally(self) -> None:
        total = sum(die.face * die.times for die in self.throw if not die.is_out)
        needed = self.beat - self.lower
        if not self.zones or total > needed or (self.is_equal_enough and total == needed):
            self.zones.append([die.colour for die in self.throw])
            self.beat, self.lower, self.is_equal_enough, self.throw = total, 0, False, []
            is_stuck = not self.pool.total() and self.card != Trait.DETACHED
            self.is_over = is_stuck or len(self.zones) == self.box.zones_count
        elif self.card in (Trait.STUBBORN, Trait.CAREFUL):
            self.has_failed = True
        else:
            self.fall_back()

    def fall_back(self) -> None:
        self.zones.pop()
        self.throw, self.has_failed, self.is_over = [], False, True

    def end_turn(self) -> None:
        """Add up what the turn brought."""
        if self.zones:
            self.karma[self.seat] += self.box.zones[len(self.zones) - 1]
        if len(self.zones) == self.box.zones_count:
            self.karma[self.seat] += self.each * self.pool.total()
        self.karma[self.seat] += self.more

    def compare(self, state: Any) -> None:
        """The position of a running turn agrees with the books."""
        dice = range(state.dice)
        assert named(state.pool) == +self.pool
        assert named(state.picked) == Counter(self.picked)
        assert [named(zone) for zone in state.placed[: state.zone]] == [Counter(zone) for zone in self.zones]
        assert not any(map(any, state.placed[state.zone :]))
        assert state.beat == self.beat
        assert [COLOURS[state.colour[die]] for die in dice] == [die.colour for die in self.throw]
        assert [state.loose[die] for die in dice] == [die.falls for die in self.throw]
        assert [state.gone[die] for die in dice] == [die.is_out for die in self.throw]
        assert [state.times[die] for die in dice] == [die.times for die in self.throw]
        assert [state.face[die] for die in dice] == [die.face for die in self.throw]
