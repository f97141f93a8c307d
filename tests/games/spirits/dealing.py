"""A table whose stones and powers are dealt by the test: every draw is a move of nature's, made by `Match`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core import NATURE, Move
from ludotheque.core.match import Match
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

STONES = list(Stone)
ANIMAL_NAMES = list(Animal)
CARD_NAMES = list(Card)
POWER_NAMES = list(Power)


def deal(bowl: str = "red yellow green blue", tops: str = "bear wolf", **options: Any) -> Table:
    """A table set up, with these stones in the bowl and these powers on top; seat 0 starts unless the box says else."""
    table = Table(Match(GAME, GAME.new_box(**{"starter": 0, **options})))
    return table.draw(*bowl.split()).surface(*tops.split())


class Table:
    """A match of Spirits of the Wild with short words for its moves; whoever is on turn makes them."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> Any:
        """The position itself, not a copy."""
        return self.match._state

    @property
    def seat(self) -> int:
        """The one who is to move: a seat, or NATURE."""
        (seat,) = self.match.actors
        return seat

    @property
    def scores(self) -> list[int]:
        return list(self.match.outcome.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.is_over
        return self.match.outcome.winners

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
        return {str(card): count for card, count in zip(CARD_NAMES, self.state.up[seat], strict=True) if count}

    def pile(self, pile: int) -> list[str | None]:
        """The powers of a pile from the top; None has not been seen."""
        return [None if power == -1 else str(POWER_NAMES[power]) for power in self.state.pile[pile]]

    def legal(self, *kinds: type[Move]) -> list[Move]:
        """What the one to move may do: all of it, or moves of these kinds."""
        return [move for move in self.match.legal(self.seat) if not kinds or isinstance(move, kinds)]

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
                stones = board.get(animal, "").split()
                rest.subtract(stones)
                row = counted(stones)
                state.given[section(seat, animal)] = row
                state.points[section(seat, animal)] = worth(box, row, ANIMAL_NAMES.index(animal))
        if bowl is not None:
            state.bowl = counted(bowl.split())
        rest.subtract(named(state.bowl))
        state.bag = [rest[stone] for stone in STONES] if bag is None else counted(bag.split())
        assert min(state.bag) >= 0
        if up is not None:
            cards = Counter(up.split())
            state.up[state.turn] = [cards[card] for card in CARD_NAMES]
        if coyote is not None:
            state.coyote = section(*coyote)
        if moves is not None:
            state.moves = moves
        return self

    def make(self, *moves: Move) -> Table:
        for move in moves:
            self.match.play(self.seat, move)
        return self

    def draw(self, *stones: str) -> Table:
        """Nature: these stones come out of the bag."""
        for stone in stones:
            self.match.play(NATURE, Draw(Stone(stone)))
        return self

    def surface(self, *powers: str) -> Table:
        """Nature: these powers come to the top."""
        for power in powers:
            self.match.play(NATURE, Surface(Power(power)))
        return self

    def play(self, card: str) -> Table:
        return self.make(Play(Card(card)))

    def invoke(self, power: str) -> Table:
        """Use the power card, and this power, which lies on top of a pile."""
        return self.play("power").make(Invoke([self.pile(0)[0], self.pile(1)[0]].index(power)))

    def give(self, stone: str, animal: str) -> Table:
        return self.make(Give(Stone(stone), Animal(animal)))

    def put_back(self, stone: str) -> Table:
        return self.make(PutBack(Stone(stone)))

    def send(self, animal: str) -> Table:
        return self.make(Send(Animal(animal)))

    def leave(self) -> Table:
        return self.make(Leave())

    def give_back(self, animal: str, stone: str) -> Table:
        return self.make(GiveBack(Animal(animal), Stone(stone)))

    def put_away(self, stone: str) -> Table:
        return self.make(Return(Stone(stone)))


def section(seat: int, animal: str) -> int:
    return seat * ANIMALS + ANIMAL_NAMES.index(Animal(animal))


def counted(stones: list[str]) -> list[int]:
    return [stones.count(stone) for stone in STONES]


def named(counts: list[int]) -> dict[str, int]:
    """Numbers of stones by kind, without the kinds that there are none of."""
    return {str(stone): count for stone, count in zip(STONES, counts, strict=True) if count}
