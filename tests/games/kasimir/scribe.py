"""A second reading of the rules: a scribe who follows the typed moves of a match and keeps books of their own.

The scribe is told who moves and what; all else is worked out from the README and compared with the position.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core import Move
from ludotheque.games.kasimir.moves import (
    Begin,
    Draw,
    DrawFirst,
    Exchange,
    Find,
    LayAside,
    Pass,
    Place,
    Reveal,
    Steal,
    Step,
    Stop,
    Turn,
)
from ludotheque.games.kasimir.state import DOWN, GONE, OVER, UNKNOWN, UP

from .dealing import COLOURS, STAKES


class Scribe:
    """The books of a match: who has what, what lies where, and whose turn it is."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seats = range(box.seats)
        self.turn = max(box.starter, 0)
        self.starter = self.turn
        self.figures: dict[int, int] = {}
        self.hands: list[Counter[str]] = [Counter() for _ in self.seats]
        self.laid: Counter[str] = Counter()
        self.stakes: list[list[str]] = [[] for _ in self.seats]
        self.bonuses: list[int] = []
        self.spent = 0
        self.lies = dict.fromkeys(range(38), DOWN)
        self.seen: dict[int, str] = {}
        self.turned = -1
        self.awaited = 0
        self.owed = 0
        self.quiet = 0
        self.has_taken = False
        self.is_over = False

    def follow(self, move: Move) -> None:
        """Write a move down."""
        hand = self.hands[self.turn]
        match move:
            case Begin(seat=seat):
                self.turn = self.starter = seat
            case Place(region=region):
                self.figures[self.turn] = region
                self.turn = (self.turn + 1) % len(self.seats)
                self.awaited = self.box.hand
            case Draw(colour=colour):
                hand[str(colour)] += 1
                self.awaited -= 1
                if self.awaited == 0:
                    self.has_drawn()
            case Step(region=region, colour=colour):
                self.figures[self.turn] = region
                hand[str(colour)] -= 1
                self.laid[str(colour)] += 1
            case Stop() if self.lies[self.figures[self.turn]] == GONE:
                self.may_turn()
            case Find(stake=stake):
                self.take(str(stake))
            case Turn(region=region):
                self.turned = region
                if self.lies[region] == UP:
                    self.lies[region] = DOWN
                    self.draw(self.laid.total())
            case Reveal(stake=stake):
                self.lies[self.turned] = UP
                self.see(self.turned, str(stake))
                self.draw(self.laid.total())
            case Steal(seat=seat, stake=stake):
                self.stakes[self.turn].remove("zero")
                self.spent += 1
                self.stakes[seat].remove(str(stake))
                self.stakes[self.turn].append(str(stake))
                self.end_turn()
            case LayAside(colour=colour):
                hand[str(colour)] -= 1
                self.laid[str(colour)] += 1
                if self.owed:
                    self.owed -= 1
                    if self.owed == 0:
                        self.end_turn()
            case Exchange():
                self.draw(self.laid.total())
            case DrawFirst(count=count):
                self.owed = count
                self.draw(count)
            case Pass():
                self.end_turn()

    @property
    def bag(self) -> Counter[str]:
        """All markers that are not elsewhere."""
        bag = Counter({str(colour): count for colour, count in zip(COLOURS, self.box.markers, strict=True)})
        for elsewhere in (*self.hands, self.laid):
            bag.subtract(elsewhere)
        return bag

    def see(self, region: int, stake: str) -> None:
        assert self.seen.setdefault(region, stake) == stake

    def take(self, stake: str) -> None:
        here = self.figures[self.turn]
        self.see(here, stake)
        del self.seen[here]
        self.lies[here] = GONE
        self.has_taken = True
        if stake == "alarm":
            self.bonuses.append(self.turn)
            self.is_over = len(self.bonuses) == 3
        else:
            self.stakes[self.turn].append(stake)
        if not self.is_over:
            self.may_turn()

    def colours(self, region: int) -> set[int]:
        return {colour for colour, has in enumerate(self.box.colours[region]) if has}

    def may_turn(self) -> None:
        here = self.figures[self.turn]
        if not any(
            side != GONE and region != here and self.colours(region) & self.colours(here)
            for region, side in self.lies.items()
        ):
            self.draw(self.laid.total())

    def draw(self, wanted: int) -> None:
        self.awaited = min(wanted, self.bag.total())
        if self.awaited == 0:
            self.has_drawn()

    def has_drawn(self) -> None:
        if any(hand.total() < self.box.hand for hand in self.hands) and not self.laid and not self.owed:
            # Still dealing: there has been no turn yet.
            self.turn = (self.turn + 1) % len(self.seats)
            self.awaited = self.box.hand
        elif not self.laid and not self.owed:
            self.turn = self.starter
        elif not self.owed:
            self.end_turn()

    def end_turn(self) -> None:
        self.laid = Counter()
        self.quiet = 0 if self.has_taken else self.quiet + 1
        self.has_taken = False
        self.turn = (self.turn + 1) % len(self.seats)
        self.is_over = self.quiet == self.box.patience * len(self.seats)

    def points(self, seat: int) -> int:
        worth = {str(stake): points for stake, points in zip(STAKES, self.box.worth, strict=True)}
        own = sum(worth[stake] for stake in self.stakes[seat])
        return own + sum(bonus for bonus, owner in zip(self.box.bonuses, self.bonuses, strict=False) if owner == seat)

    def compare(self, state: Any) -> None:
        """The position agrees with the books."""
        assert (state.phase == OVER) == self.is_over
        for seat in self.seats:
            assert state.figure[seat] == self.figures.get(seat, -1)
            assert named(COLOURS, state.markers[seat]) == +self.hands[seat]
            assert named(STAKES, state.owned[seat]) == Counter(self.stakes[seat])
        assert named(COLOURS, state.bag) == +self.bag
        assert named(COLOURS, state.paid) == self.laid
        assert named(STAKES, state.aside) == +Counter({"alarm": len(self.bonuses), "zero": self.spent})
        assert [owner for owner in state.bonus if owner >= 0] == self.bonuses
        assert state.side == list(self.lies.values())
        assert {region: STAKES[kind] for region, kind in enumerate(state.stake) if kind != UNKNOWN} == self.seen
        if not self.is_over:
            assert state.turn == self.turn


def named(names: list[Any], counts: list[int]) -> Counter[str]:
    """Counts by name, without those that there are none of."""
    assert min(counts) >= 0
    return +Counter({str(name): count for name, count in zip(names, counts, strict=True)})
