"""A second telling of the rules, to hold the first one against.

The rules are a machine of phases; the scribe is a script that runs from the first tile to the Flower, stops wherever
somebody has to move, says who that is, and goes on with what it is told.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludotheque.core import NATURE
from ludotheque.games.kiwetin.moves import (
    Ice,
    Mirror,
    Pass,
    Root,
    Rune,
    Setback,
    Shatter,
    Spirit,
    Surge,
    Swap,
    Theft,
    Tile,
    Vine,
    Wake,
)

if TYPE_CHECKING:
    from collections.abc import Generator

    from ludotheque.core import Move

    Script = Generator[set[int], tuple[int, Move], Any]

WINDS = {Tile.BREEZE: 1, Tile.GUST: -1, Tile.ZEPHYR: 1, Tile.SQUALL: -1}


class Figure:
    """A spirit on the board."""

    def __init__(self, base: int, space: int) -> None:
        self.base = base
        self.space = space
        self.webbed = False


class Scribe:
    """What the table should look like after all moves it has heard of."""

    def __init__(self, box: Any) -> None:
        self.box = box
        self.seats = range(box.seats)
        self.tiles: dict[int, Tile] = {}
        self.pile = Counter(dict(zip(Tile, box.tiles, strict=True)))
        self.hands: list[Counter[Rune]] = [Counter() for _ in self.seats]
        self.deck = Counter(dict(zip(Rune, box.runes, strict=True)))
        self.discards: Counter[Rune] = Counter()
        self.table: list[Rune] = []
        self.figures: list[Figure | None] = [None for _ in self.seats]
        self.on_turn: int | None = None
        self.winner: Figure | None = None
        self._script = self._match()
        self.asked: set[int] = next(self._script)

    def hear(self, by: int, move: Move) -> None:
        """A move has been made."""
        assert by in self.asked
        try:
            self.asked = self._script.send((by, move))
        except StopIteration:
            self.asked = set()

    def _ask(self, seat: int) -> Script:
        _, move = yield {seat}
        return move

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % len(self.seats) for step in self.seats]

    def _match(self) -> Script:
        starter = self.box.starter
        if starter == -1:
            starter = (yield from self._ask(NATURE)).seat
        yield from self._lay()
        for seat in self._clockwise(starter):
            spirit = list(Spirit).index((yield from self._ask(seat)).spirit)
            lead = self.box.leads[spirit] if self.box.balanced else 0
            self.figures[seat] = Figure(self.box.bases[spirit], lead)
        for seat in self._clockwise(starter) * self.box.hand:
            if self.deck.total():
                yield from self._draw(seat)
        seat = starter
        while self.winner is None:
            self.on_turn = seat
            yield from self._turn(seat)
            seat = (seat + 1) % len(self.seats)

    def _lay(self) -> Script:
        space = 0
        while self.pile.total():
            space += (yield from self._ask(NATURE)).face
            if space >= self.box.flower:
                return
            tile = (yield from self._ask(NATURE)).tile
            self.tiles[space] = tile
            self.pile[tile] -= 1

    def _draw(self, seat: int) -> Script:
        rune = (yield from self._ask(NATURE)).rune
        self.deck[rune] -= 1
        self.hands[seat][rune] += 1

    def _turn(self, seat: int) -> Script:
        figure = self.figures[seat]
        if figure.webbed:
            figure.webbed = False
            return
        self.spent = {figure.space} if self.tiles.get(figure.space) == Tile.WHIRLWIND else set()
        self.may_grip = True
        self.again = False
        yield from self._movement(seat, figure)
        if self.winner is None:
            yield from self._moment("end", seat)

    def _movement(self, seat: int, figure: Figure) -> Script:
        self.surge = 0
        yield from self._moment("before throw", seat)
        yield from self._ask(seat)
        self.again = True
        while self.again:
            self.again = False
            self.total = figure.base + (yield from self._ask(NATURE)).face
            yield from self._moment("after throw", seat)
        far = self.total + self.surge
        grips = 1
        if far > 0:
            figure.space = min(figure.space + far, self.box.flower)
            grips = yield from self._tiles(seat, figure)
        while grips and self.may_grip and self.winner is None:
            self.root = False
            yield from self._moment("before grip", seat)
            if self.root:
                break
            yield from self._ask(seat)
            self.again = True
            while self.again:
                self.again = False
                dice = yield from self._dice()
                yield from self._moment("after grip", seat)
            grips -= 1
            if 0 in dice or max(dice) < self.total:
                self.may_grip = False
                yield from self._fall_back(seat, figure, dice)
            elif dice[0] == dice[1]:
                self.may_grip = False
                figure.space += 1
                yield from self._tiles(seat, figure)

    def _dice(self) -> Script:
        return [(yield from self._ask(NATURE)).face, (yield from self._ask(NATURE)).face]

    def _fall_back(self, seat: int, figure: Figure, dice: list[int]) -> Script:
        figure.space = max(0, figure.space - figure.base - (dice == [0, 0]))
        yield from self._tiles(seat, figure)

    def _tiles(self, seat: int, figure: Figure) -> Script:
        """What the tiles do; answers how many grip throws they leave to be made."""
        if figure.space == self.box.flower:
            self.may_grip = False
            yield from self._ask(seat)
            dice = yield from self._dice()
            if 0 not in dice and max(dice) >= self.total:
                self.winner = figure
            else:
                yield from self._fall_back(seat, figure, dice)
            return 0
        tile = self.tiles.get(figure.space)
        if tile is None or figure.space in self.spent:
            return 1
        self.spent.add(figure.space)
        if tile in WINDS:
            figure.space += WINDS[tile] * getattr(self.box, tile.value)
            figure.space = min(max(figure.space, 0), self.box.flower)
            return (yield from self._tiles(seat, figure))
        if tile == Tile.BOUNCE:
            yield from self._movement(seat, figure)
            return 0
        if tile == Tile.WHIRLWIND:
            self.figures = [self.figures[other - 1] for other in self.seats]
            return 0
        if tile == Tile.WEB:
            figure.webbed = True
        if tile == Tile.RUNE:
            if not self.deck.total():
                self.deck, self.discards = self.discards, Counter()
            if self.deck.total():
                yield from self._draw(seat)
        return {Tile.STURDY: 0, Tile.ROTTEN: 2}.get(tile, 1)

    def _moment(self, moment: str, seat: int) -> Script:
        """Until all who hold a card have passed since the last Rune."""
        waiting = self._holders()
        while waiting:
            by, move = yield waiting
            if isinstance(move, Pass):
                waiting.remove(by)
                continue
            assert self._is_timely(move, moment)
            self._put(by, move)
            cancelled = yield from self._answers()
            self.discards.update(self.table)
            self.table.clear()
            if not cancelled:
                yield from self._effect(by, move)
                if self.again:
                    return
            waiting = self._holders()

    def _holders(self) -> set[int]:
        return {seat for seat in self.seats if self.hands[seat].total()}

    def _put(self, by: int, move: Move) -> None:
        rune = Rune(type(move).__name__.lower())
        assert self.hands[by][rune] > 0
        self.hands[by][rune] -= 1
        self.table.append(rune)

    def _answers(self) -> Script:
        """Is the Rune cancelled, once all have passed?"""
        waiting = self._holders()
        while waiting:
            by, move = yield waiting
            if isinstance(move, Mirror):
                self._put(by, move)
                return not (yield from self._answers())
            assert isinstance(move, Pass)
            waiting.remove(by)
        return False

    def _is_timely(self, move: Move, moment: str) -> bool:
        only = {Surge: "after throw", Setback: "after throw", Root: "before grip", Ice: "after grip", Mirror: "never"}
        return only.get(type(move), moment) == moment

    def _effect(self, by: int, move: Move) -> Script:
        mine = self.figures[by]
        if isinstance(move, Shatter):
            assert all(figure.space != move.space for figure in self.figures)
            self.pile[self.tiles.pop(move.space)] += 1
        elif isinstance(move, Surge):
            self.surge += 1 if move.longer else -1
        elif isinstance(move, Setback | Ice):
            self.again = True
        elif isinstance(move, Root):
            assert not self.root
            self.root = True
        elif isinstance(move, Swap):
            other = self.figures[move.seat]
            assert mine.space != other.space
            mine.space, other.space = other.space, mine.space
        elif isinstance(move, Wake):
            ahead = self.figures[move.seat].space - mine.space
            assert 1 <= ahead <= self.box.wake
            mine.space += ahead
        elif isinstance(move, Vine):
            self.figures[move.seat].webbed ^= True
        elif isinstance(move, Theft) and self.hands[move.seat].total():
            rune = (yield from self._ask(NATURE)).rune
            self.hands[move.seat][rune] -= 1
            self.hands[by][rune] += 1
