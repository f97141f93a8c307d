"""A second telling of the rules, to hold the first one against.

The rules are a machine of phases; the scribe is a script that runs from the first rune to the last, stops wherever
somebody has to move, says who that is, and goes on with what it is told. Only how a rune slides it does not tell again.
"""

from __future__ import annotations

from collections import Counter
from itertools import count, product
from typing import TYPE_CHECKING, Any

from ludotheque.core import NATURE
from ludotheque.games.rok.moves import (
    Aim,
    Award,
    Begin,
    Check,
    Clear,
    Colour,
    Done,
    Draw,
    Drift,
    Fall,
    Grab,
    HandOn,
    Land,
    Mark,
    Part,
    Pay,
    Push,
    Replace,
    Rob,
    Show,
    Sign,
    Steal,
)

if TYPE_CHECKING:
    from collections.abc import Generator

    from ludotheque.core import Move

    Script = Generator[set[int], tuple[int, Move], Any]

Rune = tuple[Colour, Sign]


class Scribe:
    """What the table should look like after all moves it has heard of."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seats = range(box.seats)
        self.unseen = Counter(dict.fromkeys(product(Colour, list(Sign)[: box.signs]), 2))
        self.visible: dict[int, Rune] = {}
        self.hidden: set[int] = set()
        self.own: dict[int, Rune] = {}
        self.loot: list[Counter[Rune]] = [Counter() for _ in self.seats]
        self.hands: list[Counter[Rune]] = [Counter() for _ in self.seats]
        self.in_air = 0
        self.lead = 0
        self.throws = 0
        self.distances: list[int] = []
        self.winners: set[int] = set()
        self._script = self._match()
        self.asked: set[int] = next(self._script)

    def hear(self, by: int, move: Move, distances: list[int]) -> None:
        """A move has been made; after a flick, this is how far everybody's rune is from Destiny."""
        assert by in self.asked
        self.distances = distances
        try:
            self.asked = self._script.send((by, move))
        except StopIteration:
            self.asked = set()

    @property
    def bag(self) -> int:
        """Whatever nobody has seen, but for what lies face down or has not been read."""
        return sum(self.unseen.values()) - len(self.hidden) - self.in_air

    @property
    def order(self) -> list[int]:
        return [(self.lead + place) % len(self.seats) for place in self.seats]

    def _ask(self, seat: int, kind: type[Move]) -> Script:
        _, move = yield {seat}
        assert isinstance(move, kind), f"expected {kind.__name__}, not {move}"
        return move

    def _nature(self, kind: type[Move]) -> Script:
        return (yield from self._ask(NATURE, kind))

    def _match(self) -> Script:
        self.lead = self.box.starter
        if self.lead < 0:
            self.lead = (yield from self._nature(Begin)).seat
        while len(self.own) < len(self.seats):
            seat = next(seat for seat in self.order if seat not in self.own)
            drawn = yield from self._nature(Draw)
            rune = drawn.colour, drawn.sign
            twins = [other for other in self.own if self.own[other] == rune]
            if twins:
                self.unseen[self.own.pop(twins[0])] += 1
            else:
                self._see(rune)
                self.own[seat] = rune
        for self.throws in count(1):
            yield from self._throw()
            yield from self._calm() if self.box.calm else self._race()
            yield from self._settle()
            yield from self._nature(HandOn)
            self.lead = (self.lead + 1) % len(self.seats)
            if self.bag <= len(self.seats) or self.throws == self.box.throws:
                break
        riches = [loot.total() for loot in self.loot]
        self.winners = {seat for seat in self.seats if riches[seat] == max(riches)}
        if len(self.winners) > 1:
            self.winners = {(yield from self._flick(self.winners))}

    def _see(self, rune: Rune) -> None:
        self.unseen[rune] -= 1
        assert self.unseen[rune] >= 0

    def _throw(self) -> Script:
        unread = []
        for _ in range(min(self.bag, len(self.seats) * self.box.hand[len(self.seats) - 2])):
            up = (yield from self._nature(Fall)).up
            cell = (yield from self._nature(Land)).cell
            assert cell not in self.hidden | set(self.visible) | set(unread)
            if up:
                unread.append(cell)
                self.in_air += 1
            else:
                self.hidden.add(cell)
        for cell in sorted(unread):
            shown = yield from self._nature(Show)
            self.in_air -= 1
            self.visible[cell] = (shown.colour, shown.sign)
            self._see(self.visible[cell])

    def _take(self, seat: int, cell: int) -> None:
        rune = self.visible.pop(cell)
        if self.own.get(seat) == rune:
            self.loot[seat] += Counter({self.own.pop(seat): 2})
        else:
            self.hands[seat][rune] += 1

    def _race(self) -> Script:
        racing = set(self.seats)
        while racing:
            by, move = yield set(racing)
            if isinstance(move, Grab):
                self._take(by, move.cell)
            else:
                assert isinstance(move, Done)
                racing.remove(by)

    def _calm(self) -> Script:
        marks: list[set[int]] = [set() for _ in self.seats]
        marking = set(self.seats)
        while marking:
            by, move = yield set(marking)
            if isinstance(move, Mark):
                marks[by] ^= {move.cell}
                assert len(marks[by]) <= self.box.marks
            else:
                marking.remove(by)
        by_rune: dict[Rune, list[int]] = {}
        for cell in sorted(self.visible):
            by_rune.setdefault(self.visible[cell], []).append(cell)
        prizes = [cells for cells in by_rune.values() if len(cells) == 2]
        prizes += [[cell] for cell in sorted(self.visible)]
        for cells in prizes:
            wanting = [seat for seat in self.seats if marks[seat] >= set(cells)]
            if wanting and all(cell in self.visible for cell in cells):
                seat = wanting[0]
                if len(wanting) > 1:
                    seat = (yield from self._nature(Award)).seat
                    assert seat in wanting
                for cell in cells:
                    self._take(seat, cell)

    def _settle(self) -> Script:
        for seat in self.seats:
            for rune in [rune for rune, held in self.hands[seat].items() if held == 2]:
                self.loot[seat][rune] += self.hands[seat].pop(rune)
        held = [(rune, seat) for seat in self.seats for rune in +self.hands[seat]]
        holders = Counter(rune for rune, _ in held)
        thefts = {(seat, victim) for rune, seat in held for victim in self.own if self.own[victim] == rune}
        odd = [(rune, seat) for rune, seat in held if holders[rune] == 1 and rune not in self.own.values()]
        split = [(rune, seat) for rune, seat in held if holders[rune] == 2]
        if odd:
            yield from self._nature(Check)
            yield from self._put_back(odd)
            yield from self._pay(Counter(seat for _, seat in odd))
        if split:
            yield from self._nature(Part)
            yield from self._put_back(split)
        for seat in self.seats:
            self.loot[seat] += self.hands[seat]
            self.hands[seat].clear()
        yield from self._rob(thefts)
        yield from self._replace()
        if self.hidden:
            yield from self._nature(Clear)
            self.hidden.clear()

    def _put_back(self, runes: list[tuple[Rune, int]]) -> Script:
        for rune, seat in runes:
            del self.hands[seat][rune]
            self.unseen[rune] += 1
        yield from ()

    def _pay(self, odd: Counter[int]) -> Script:
        for seat in self.order:
            for _ in range((odd[seat] + 1) // 2):
                pairs = [rune for rune, owned in self.loot[seat].items() if owned == 2]
                if pairs:
                    paid = yield from self._ask(seat, Pay)
                    assert (paid.colour, paid.sign) in pairs
                    self.unseen[paid.colour, paid.sign] += self.loot[seat].pop((paid.colour, paid.sign))

    def _rob(self, thefts: set[tuple[int, int]]) -> Script:
        """Thefts are pairs of a thief and a victim."""

        def colliding() -> list[tuple[int, int]]:
            return [
                (thief, victim)
                for thief, victim in thefts
                if any(
                    self.own[victim][0] == self.own[other][0] and (thief == other or by == victim)
                    for by, other in thefts
                )
            ]

        while thefts:
            free = sorted(thefts - set(colliding()), key=lambda theft: self.order.index(theft[1]))
            if free:
                victim = (yield from self._nature(Rob)).seat
                assert victim == free[0][1]
                self._steal(thefts, victim)
                continue
            colour = next(colour for colour in Colour if any(self.own[victim][0] == colour for _, victim in thefts))
            winner = yield from self._flick({thief for thief, victim in thefts if self.own[victim][0] == colour})
            while choices := {victim for _, victim in colliding() if self.own[victim][0] == colour}:
                victim = (yield from self._ask(winner, Steal)).seat
                assert victim in choices
                self._steal(thefts, victim)

    def _steal(self, thefts: set[tuple[int, int]], victim: int) -> None:
        ((thief, _),) = [theft for theft in thefts if theft[1] == victim]
        thefts.remove((thief, victim))
        stolen = self.own.pop(victim)
        self.loot[thief][stolen] += 1
        for rune in [rune for rune in self.loot[victim] if rune[0] == stolen[0]]:
            self.loot[thief][rune] += self.loot[victim].pop(rune)

    def _flick(self, flickers: set[int]) -> Script:
        for attempt in range(2):
            distances = {}
            for seat in [seat for seat in self.order if seat in flickers]:
                yield from self._ask(seat, Aim)
                yield from self._ask(seat, Push)
                yield from self._nature(Drift)
                distances[seat] = self.distances[seat] if self.distances[seat] >= 0 else 10_000
            flickers = {seat for seat in flickers if distances[seat] == min(distances.values())}
            if len(flickers) == 1 or attempt:
                return next(seat for seat in self.order if seat in flickers)
        raise AssertionError

    def _replace(self) -> Script:
        for seat in self.order:
            fitting = [cell for cell in self.visible if self.visible[cell] not in self.own.values()]
            if seat not in self.own and fitting:
                cell = (yield from self._nature(Replace)).cell
                assert cell == min(fitting)
                self.own[seat] = self.visible.pop(cell)
