"""A table whose runes are dealt by the test. A rune is written as the letter of its colour and the number of its sign:
b0 to b7 are basalt, a0 to a7 amber, o0 to o7 bone.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludotheque.core import NATURE
from ludotheque.games.rok import GAME
from ludotheque.games.rok.moves import Aim, Colour, Done, Draw, Drift, Fall, Grab, Land, Mark, Pay, Push, Show, Sign
from ludotheque.games.rok.state import GRABBING, HIDDEN, KINDS, MARKING, NO_RUNE, SIGNS
from ludotheque.testing import Together

if TYPE_CHECKING:
    from ludotheque.core import Move

LETTERS = "bao"
FAIR = {"seats": 2, "starter": 0}


def kind(rune: str) -> int:
    """The number of a rune's kind."""
    return LETTERS.index(rune[0]) * SIGNS + int(rune[1])


def rune(kind: int) -> str:
    return f"{LETTERS[kind // SIGNS]}{kind % SIGNS}"


def named(rune: str) -> tuple[Colour, Sign]:
    """The colour and the sign, as moves have them."""
    return list(Colour)[LETTERS.index(rune[0])], list(Sign)[int(rune[1])]


def fresh(**options: Any) -> Table:
    """A table before the first Equilibrium rune: two seats, seat 0 leads, unless the options say otherwise."""
    return Table.new(GAME, **{**FAIR, **options})


def deal(
    equilibrium: str = "b7 a7",
    visible: str = "",
    *,
    hidden: int = 0,
    loot: list[str] | None = None,
    bag: int | None = None,
    lead: int = 0,
    **options: Any,
) -> Table:
    """The race of the first throw: Equilibrium runes by seat (– for none), visible runes from Destiny outwards.

    After them lie so many hidden runes; all else is in the bag, or where it says how many the bag holds, so many of it.
    """
    chosen = equilibrium.split()
    table = fresh(seats=len(chosen), **options)
    state = table.state
    state.phase = MARKING if table.match.box.calm else GRABBING
    state.throws = 1
    state.lead = lead
    for seat, own in enumerate(chosen):
        if own != "–":
            state.equilibrium[seat] = table.take(own)
    for cell, lying in enumerate(visible.split()):
        state.rune[cell] = table.take(lying)
        state.shown += 1
    for seat, runes in enumerate(loot or []):
        for owned in runes.split():
            state.loot[seat][table.take(owned)] += 1
    for cell in range(len(visible.split()), len(visible.split()) + hidden):
        state.rune[cell] = HIDDEN
        state.bag -= 1
    if bag is not None:
        table.keep(bag)
    return table


class Table(Together):
    """A match of Rök with short words for its moves."""

    def take(self, rune: str) -> int:
        """Go around the rules: a rune comes out of the bag."""
        self.state.unseen[kind(rune)] -= 1
        assert self.state.unseen[kind(rune)] >= 0, f"there are only two {rune}"
        self.state.bag -= 1
        return kind(rune)

    def keep(self, count: int) -> Table:
        """Go around the rules: the bag holds so many runes, and the others leave the match."""
        for number in range(KINDS):
            while self.state.unseen[number] and self.state.bag > count:
                self.state.unseen[number] -= 1
                self.state.bag -= 1
        assert self.state.bag == count
        return self

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    @property
    def visible(self) -> list[str]:
        """The runes that lie face up, from Destiny outwards."""
        return [rune(lying) for lying in self.state.rune if 0 <= lying < KINDS]

    @property
    def equilibrium(self) -> list[str]:
        own = self.state.equilibrium[: len(self.match.seats)]
        return ["–" if lying == NO_RUNE else rune(lying) for lying in own]

    def loot(self, seat: int) -> list[str]:
        return self._runes(self.state.loot[seat])

    @property
    def loots(self) -> list[str]:
        return [" ".join(self.loot(seat)) for seat in self.match.seats]

    def held(self, seat: int) -> list[str]:
        """What the seat has grabbed and not yet kept."""
        return self._runes(self.state.grabbed[seat])

    def unseen(self, rune: str) -> int:
        return int(self.state.unseen[kind(rune)])

    @staticmethod
    def _runes(counts: list[int]) -> list[str]:
        return [rune(number) for number, count in enumerate(counts) for _ in range(count)]

    def cell(self, rune: str) -> int:
        """Where a rune lies face up: of two the nearer."""
        return int(self.state.rune.index(kind(rune)))

    def draw(self, *runes: str) -> Table:
        """These Equilibrium runes are drawn."""
        return self.nature(*[Draw(*named(drawn)) for drawn in runes])

    def throw(self, *runes: str) -> Table:
        """These runes fall, each on the nearest free cell, with ? face down; then the faces are read."""
        shown = []
        for fallen in runes:
            self.nature(Fall(fallen != "?", 0), Land(self.state.rune.index(-1)))
            shown += [fallen] if fallen != "?" else []
        return self.nature(*[Show(*named(seen)) for seen in shown])

    def grab(self, seat: int, runes: str) -> Table:
        for grabbed in runes.split():
            self.play(seat, Grab(self.cell(grabbed)))
        return self

    def mark(self, seat: int, *cells: int) -> Table:
        return self.play(seat, *[Mark(cell) for cell in cells])

    def done(self, *seats: int) -> Table:
        """These seats are done, or all that are not."""
        for seat in seats or sorted(self.match.actors):
            self.play(seat, Done())
        return self

    def race(self, *grabs: str) -> Table:
        """Each seat grabs what it says, one seat after the other, and all are done."""
        for seat, runes in enumerate(grabs):
            self.grab(seat, runes)
        return self.done()

    def pay(self, seat: int, rune: str) -> Table:
        return self.play(seat, Pay(*named(rune)))

    def step(self) -> Move:
        """Nature takes the only step there is."""
        (move,) = self.match.odds()
        self.nature(move)
        return move

    def steps(self) -> list[Move]:
        """All steps of nature until a seat is to move, a throw begins or the match is over."""
        made = []
        while NATURE in self.match.actors and len(self.match.odds()) == 1:
            made.append(self.step())
        return made

    def flick(self, degrees: int, force: int, swerve: int = 0, surge: int = 0) -> Table:
        """Whoever is to flick does so, and nature's hand is on it."""
        self.play(self.state.turn, Aim(degrees), Push(force))
        return self.nature(Drift(swerve, surge))

    def all_runes(self) -> Counter[str]:
        """Every rune whose kind is known to somebody or counted as unseen."""
        state = self.state
        found = Counter(rune(lying) for lying in state.rune if 0 <= lying < KINDS)
        found += Counter(own for own in self.equilibrium if own != "–")
        for counts in [*state.loot, *state.grabbed, state.unseen]:
            found += Counter(self._runes(counts))
        return found
