"""A second reading of the rules, as one long story: whoever plays it is told who may do what, and answers a move.

It shares nothing with the rules but the box and the typed moves. Stones are counted by name, and what an animal accepts
or is worth is found by trying all complete sets and all ways to lay the stones out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

from ludotheque.core import NATURE, Move
from ludotheque.games.spirits.moves import (
    Animal,
    Begin,
    Card,
    Draw,
    Give,
    GiveBack,
    Invoke,
    Leave,
    Pass,
    Play,
    Power,
    PutBack,
    Return,
    Send,
    Stone,
    Surface,
)

COLOURS = [stone for stone in Stone if stone != Stone.SPIRIT]
Question = tuple[int, dict[Any, int]]
Story = Generator[Question, Any, Any]


@cache
def complete_sets(animal: Animal) -> list[Counter[Stone]]:
    """Every way to fill an animal's places."""
    if animal == Animal.RABBIT:
        return [Counter(colours) for colours in combinations(COLOURS, 3)]
    if animal == Animal.TURTLE:
        return [Counter({colour: 5}) for colour in COLOURS]
    if animal == Animal.SALMON:
        return [Counter(COLOURS)]
    if animal == Animal.OWL:
        return [Counter(pairs * 2) for pairs in combinations_with_replacement(COLOURS, 3)]
    return [Counter([triple] * 3 + [pair] * 2) for triple, pair in product(COLOURS, repeat=2)]


def fits(animal: Animal, stones: Counter[Stone]) -> bool:
    return any(stones <= whole for whole in complete_sets(animal))


def value(box: Any, animal: Animal, stones: Counter[Stone]) -> int:
    """The points of an animal, its Spirit stone counted."""
    plain = Counter({stone: count for stone, count in stones.items() if stone != Stone.SPIRIT and count})
    size = plain.total()
    if animal == Animal.RABBIT:
        points = box.rabbit * (size == 3)
    elif animal == Animal.TURTLE:
        points = [0, *box.turtle][size]
    elif animal == Animal.SALMON:
        points = [0, *box.salmon][size]
    elif animal == Animal.OWL:
        points = box.owl * sum(count // 2 for count in plain.values())
    else:
        points = max(laid_out(box, order) for order in set(permutations(plain.elements())))
    return points * 2 if stones[Stone.SPIRIT] else points


def laid_out(box: Any, order: tuple[Stone, ...]) -> int:
    """The points of a beaver whose stones are laid out in this order, with any number of them in the triple."""
    best = 0
    for cut in range(len(order) + 1):
        triple, pair = order[:cut], order[cut:]
        if len(triple) <= 3 and len(pair) <= 2 and len(set(triple)) <= 1 and len(set(pair)) <= 1:
            three, two = len(triple) == 3, len(pair) == 2
            best = max(best, box.beaver_triple * three + box.beaver_pair * two + box.beaver_bonus * (three and two))
    return best


class Scribe:
    """The books of a match, and the story that writes them."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.bag: Counter[Stone] = Counter(dict(zip(Stone, box.stones, strict=True)))
        self.bowl: Counter[Stone] = Counter()
        self.hand: Counter[Stone] = Counter()
        self.boards: list[dict[Animal, Counter[Stone]]] = [{animal: Counter() for animal in Animal} for _ in range(2)]
        self.down: list[list[Card]] = [[], []]
        self.piles: list[list[Power | None]] = [[None] * 3, [None] * 3]
        self.coyote: tuple[int, Animal] | None = None
        self.seat = 0
        self.turns = 0

    def points(self, seat: int) -> int:
        return sum(value(self.box, animal, stones) for animal, stones in self.boards[seat].items())

    def cards(self, seat: int) -> list[Card]:
        """Those that lie face up."""
        cards = Counter(dict(zip(Card, self.box.cards, strict=True)))
        return list((cards - Counter(self.down[seat])).elements())

    def story(self) -> Story:
        """The whole match."""
        self.seat = self.box.starter
        if self.seat == -1:
            begun = yield NATURE, {Begin(0): 1, Begin(1): 1}
            self.seat = begun.seat
        if Card.TAKE_TWO in self.cards(self.seat):
            self.down[self.seat].append(Card.TAKE_TWO)
        for _ in range(self.box.filling):
            stone = yield NATURE, {Draw(colour): self.bag[colour] for colour in COLOURS if self.bag[colour]}
            self.shift(stone.stone, self.bag, self.bowl)
        for pile in self.piles:
            yield from self.turn_up(pile)
        while True:
            self.turns += 1
            again = yield from self.turn()
            if self.box.stones[-1] - self.bag[Stone.SPIRIT] >= self.box.last_spirit:
                return
            self.seat = self.seat if again else 1 - self.seat

    def turn_up(self, pile: list[Power | None]) -> Story:
        seen = [power for pile in self.piles for power in pile]
        surfaced = yield NATURE, {Surface(power): 1 for power in Power if power not in seen}
        pile[0] = surfaced.power

    def turn(self) -> Story:
        """A card and what it does; says whether another turn follows."""
        usable = {Play(card): 1 for card in set(self.cards(self.seat)) if self.can_use(card)}
        if not usable:
            yield self.seat, {Pass(): 1}
            return False
        card = (yield self.seat, usable).card
        if card != Card.POWER:
            self.down[self.seat].append(card)
            steps = list(self.box.card_steps[list(Card).index(card)])
            steps[5] |= card == Card.TAKE_ONE not in self.cards(self.seat)
            return (yield from self.act(steps))
        self.down[self.seat].clear()
        pile = self.piles[(yield self.seat, {Invoke(0): 1, Invoke(1): 1}).pile]
        again = yield from self.act(self.box.power_steps[list(Power).index(pile[0])])
        pile.append(pile.pop(0))
        if pile[0] is None:
            yield from self.turn_up(pile)
        return again

    def can_use(self, card: Card) -> bool:
        if card == Card.POWER:
            return len(self.down[self.seat]) >= self.box.needs_down
        _, back, more, _, taken, *_ = self.box.card_steps[list(Card).index(card)]
        own = sum(stones.total() for stones in self.boards[self.seat].values())
        return self.bowl.total() + min(more, self.bag.total()) + min(back, own) >= taken

    def act(self, steps: list[int]) -> Story:
        """All steps in their order, each as far as possible."""
        renewed, back, more, drawn, taken, coyote, returned, again = steps
        if renewed:
            more += self.bowl.total()
            self.bag, self.bowl = self.bag + self.bowl, Counter()
        board = self.boards[self.seat]
        for _ in range(back):
            if choices := {GiveBack(animal, stone): 1 for animal in Animal for stone in +board[animal]}:
                chosen = yield self.seat, choices
                self.shift(chosen.stone, board[chosen.animal], self.bowl)
        for place, count in ((self.bowl, more), (self.hand, drawn)):
            for _ in range(min(count, self.bag.total())):
                stone = yield NATURE, {Draw(stone): self.bag[stone] for stone in +self.bag}
                self.shift(stone.stone, self.bag, place)
        while +self.hand:
            yield from self.take(self.hand)
        for _ in range(taken):
            if +self.bowl:
                yield from self.take(self.bowl)
        if coyote:
            yield from self.send()
        for _ in range(min(returned, self.bowl.total())):
            stone = yield self.seat, {Return(stone): 1 for stone in +self.bowl}
            self.shift(stone.stone, self.bowl, self.bag)
        return again

    def take(self, place: Counter[Stone]) -> Story:
        choices: dict[Move, int] = {}
        for stone in +place:
            takers = [animal for animal in Animal if self.accepts(animal, stone)]
            choices.update({Give(stone, animal): 1 for animal in takers} or {PutBack(stone): 1})
        chosen = yield self.seat, choices
        self.shift(
            chosen.stone, place, self.boards[self.seat][chosen.animal] if isinstance(chosen, Give) else self.bowl
        )

    def accepts(self, animal: Animal, stone: Stone) -> bool:
        stones = self.boards[self.seat][animal]
        if (self.seat, animal) == self.coyote or stones[Stone.SPIRIT]:
            return False
        return stone == Stone.SPIRIT or fits(animal, stones + Counter([stone]))

    def send(self) -> Story:
        other = 1 - self.seat
        choices = {Send(animal): 1 for animal in Animal if (other, animal) != self.coyote}
        chosen = yield self.seat, {**choices, Leave(): 1}
        if isinstance(chosen, Send):
            self.coyote = (other, chosen.animal)

    def shift(self, stone: Stone, source: Counter[Stone], target: Counter[Stone]) -> None:
        source[stone] -= 1
        target[stone] += 1
