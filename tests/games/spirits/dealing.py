"""A table whose stones and powers are dealt by the test: every draw is a move of nature's, made by `Match`."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.animals import worth
from ludotheque.games.spirits.moves import (
    Animal,
    Card,
    Draw,
    Give,
    GiveBack,
    Invoke,
    Leave,
    Play,
    Power,
    PutBack,
    Return,
    Send,
    Stone,
    Surface,
)
from ludotheque.games.spirits.state import ANIMALS
from ludotheque.testing import InTurn, by_name, counted

STONES = list(Stone)
ANIMAL_NAMES = list(Animal)
CARD_NAMES = list(Card)
POWER_NAMES = list(Power)
named = partial(by_name, STONES)


def deal(bowl: str = "red yellow green blue", tops: str = "bear wolf", **options: Any) -> Table:
    """A table set up, with these stones in the bowl and these powers on top; seat 0 starts unless the box says else."""
    table = Table.new(GAME, **{"starter": 0, **options})
    return table.draw(*bowl.split()).surface(*tops.split())


class Table(InTurn):
    """A match of Spirits of the Wild with short words for its moves; whoever is on turn makes them."""

    @property
    def coyote(self) -> tuple[int, str] | None:
        """The seat and the animal that Coyote is with."""
        place = self.state.coyote
        return None if place == -1 else (place // ANIMALS, str(ANIMAL_NAMES[place % ANIMALS]))

    def bag(self) -> dict[str, int]:
        return named(self.state.bag)

    def bowl(self) -> dict[str, int]:
        return named(self.state.bowl)

    def given(self, seat: int, animal: str) -> dict[str, int]:
        return named(self.state.given[section(seat, animal)])

    def points(self, seat: int, animal: str) -> int:
        points = self.state.points[section(seat, animal)]
        assert isinstance(points, int)
        return points

    def up(self, seat: int) -> dict[str, int]:
        """The cards of a seat that lie face up."""
        return by_name(CARD_NAMES, self.state.up[seat])

    def pile(self, pile: int) -> list[str | None]:
        """The powers of a pile from the top; None has not been seen."""
        return [None if power == -1 else str(POWER_NAMES[power]) for power in self.state.pile[pile]]

    def cards(self) -> list[str]:
        """The cards that can be used."""
        return [str(move.card) for move in self.legal(Play) if isinstance(move, Play)]

    def takers(self, stone: str) -> list[str]:
        """The animals that accept a stone from the seat on turn, now that it takes one."""
        return [str(move.animal) for move in self.legal(Give) if isinstance(move, Give) and move.stone == stone]

    def arrange(
        self,
        mine: dict[str, str] | None = None,
        theirs: dict[str, str] | None = None,
        bowl: str | None = None,
        bag: str | None = None,
        up: str | None = None,
        coyote: tuple[int, str] | None = None,
        moves: int | None = None,
    ) -> Table:
        """Go around the rules: boards of seat 0 and 1 ({"turtle": "red red"}), the bowl, the cards of the seat on turn
        that lie face up, and Coyote. What is not placed is in the bag, unless the bag is given too.
        """
        state, box = self.state, self.match.box
        rest = Counter(dict(zip(STONES, box.stones, strict=True)))
        for seat, board in enumerate((mine or {}, theirs or {})):
            for animal in ANIMAL_NAMES:
                stones = board.get(animal, "")
                rest.subtract(stones.split())
                row = counted(STONES, stones)
                state.given[section(seat, animal)] = row
                state.points[section(seat, animal)] = worth(box, row, ANIMAL_NAMES.index(animal))
        if bowl is not None:
            state.bowl = counted(STONES, bowl)
        rest.subtract(named(state.bowl))
        state.bag = [rest[stone] for stone in STONES] if bag is None else counted(STONES, bag)
        assert min(state.bag) >= 0
        if up is not None:
            state.up[state.turn] = counted(CARD_NAMES, up)
        if coyote is not None:
            state.coyote = section(*coyote)
        if moves is not None:
            state.moves = moves
        return self

    def draw(self, *stones: str) -> Table:
        """Nature: these stones come out of the bag."""
        return self.nature(*[Draw(Stone(stone)) for stone in stones])

    def surface(self, *powers: str) -> Table:
        """Nature: these powers come to the top."""
        return self.nature(*[Surface(Power(power)) for power in powers])

    def use(self, card: str) -> Table:
        return self.play(Play(Card(card)))

    def invoke(self, power: str) -> Table:
        """Use the power card, and this power, which lies on top of a pile."""
        return self.use("power").play(Invoke([self.pile(0)[0], self.pile(1)[0]].index(power)))

    def give(self, stone: str, animal: str) -> Table:
        return self.play(Give(Stone(stone), Animal(animal)))

    def put_back(self, stone: str) -> Table:
        return self.play(PutBack(Stone(stone)))

    def send(self, animal: str) -> Table:
        return self.play(Send(Animal(animal)))

    def leave(self) -> Table:
        return self.play(Leave())

    def give_back(self, animal: str, stone: str) -> Table:
        return self.play(GiveBack(Animal(animal), Stone(stone)))

    def put_away(self, stone: str) -> Table:
        return self.play(Return(Stone(stone)))


def section(seat: int, animal: str) -> int:
    return seat * ANIMALS + ANIMAL_NAMES.index(Animal(animal))
