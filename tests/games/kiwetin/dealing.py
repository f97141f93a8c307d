"""A table whose dice, tiles and cards are dealt by the test: every fall is a move of nature's, made by `Match`."""

from __future__ import annotations

from typing import Any

from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import (
    Catch,
    Choose,
    Deal,
    Fall,
    Grip,
    Lay,
    Lose,
    Pass,
    Rune,
    Spirit,
    Throw,
    Tile,
)
from ludotheque.games.kiwetin.state import (
    ANSWER,
    BRACED,
    CHOOSING,
    END_OF_TURN,
    MOMENT,
    MOMENTS,
    READY,
    TAKING,
)
from ludotheque.games.kiwetin.turn import begin_turn
from ludotheque.testing import Together, spelled

TILES = list(Tile)
RUNES = list(Rune)
TWO = {"seats": 2, "starter": 0}


def fresh(**options: Any) -> Table:
    """A table before anything is laid: two seats, seat 0 starts, unless the options of the box say otherwise."""
    return Table.new(GAME, **{**TWO, **options})


def deal(
    spirits: str = "we we",
    *,
    tiles: dict[int, str] | None = None,
    at: list[int] | None = None,
    hands: list[str] | None = None,
    **options: Any,
) -> Table:
    """The first turn of seat 0, with these tiles on the board, spirits where it says, and these Runes in the hands.

    Nobody holds a Rune unless it says so; then there are no moments. Any number may play the same spirit.
    """
    chosen = spirits.split()
    table = fresh(seats=len(chosen), hand=0, figures=6, **options)
    state = table.state
    state.phase = CHOOSING
    for seat, spirit in enumerate(chosen):
        table.play(seat, Choose(Spirit(spirit)))
    for space, tile in (tiles or {}).items():
        state.tile[space] = TILES.index(Tile(tile))
        state.pile[state.tile[space]] -= 1
    for seat, space in enumerate(at or []):
        state.space[seat] = space
    for seat, runes in enumerate(hands or []):
        table.give(seat, *runes.split())
    state.turns = 0
    begin_turn(table.match.box, state, 0)
    if not any(hands or []):
        state.phase = READY
    return table


class Table(Together):
    """A match of Kiwetin with short words for its moves."""

    spaces = Together.scores
    """Where the figure of each seat stands."""

    @property
    def webs(self) -> list[int]:
        """Whether the figure of each seat has a web."""
        return [self.state.web[self.state.figure[seat]] for seat in self.match.seats]

    @property
    def figures(self) -> list[int]:
        return self.state.figure[: len(self.match.seats)]

    @property
    def way(self) -> list[int]:
        return self.state.way[: self.state.hops]

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def moment(self) -> int | None:
        """The open moment."""
        return self.state.moment if self.state.phase in (MOMENT, ANSWER) else None

    def hand(self, seat: int) -> list[str]:
        return spelled(RUNES, self.state.hand[seat]).split()

    def discards(self) -> list[str]:
        return spelled(RUNES, self.state.discard).split()

    def give(self, seat: int, *runes: str) -> Table:
        """Go around the rules: these cards of the deck are in the seat's hand."""
        for rune in runes:
            kind = RUNES.index(Rune(rune))
            self.state.under[kind] -= 1
            self.state.deck -= 1
            self.state.hand[seat][kind] += 1
            self.state.cards[seat] += 1
        return self

    def lay(self, face: int, tile: str | None = None) -> Table:
        """The die shows a face, and this tile is laid."""
        self.nature(Fall(face))
        return self.nature(Lay(Tile(tile))) if tile else self

    def draw(self, *runes: str) -> Table:
        """These Runes are drawn by whoever draws."""
        return self.nature(*[Deal(Rune(rune)) for rune in runes])

    def lose(self, rune: str) -> Table:
        """This Rune is the stolen one."""
        return self.nature(Lose(Rune(rune)))

    def pass_all(self) -> Table:
        """Everybody asked passes, until the moment has closed."""
        moment, turns = self.state.moment, self.state.turns
        while self.moment == moment and self.state.turns == turns and self.match.actors:
            self.play(min(self.match.actors), Pass())
        return self

    def pass_to(self, moment: int) -> Table:
        """All pass until this moment is open."""
        assert 0 <= moment < MOMENTS
        while self.moment is not None and self.state.moment != moment:
            self.pass_all()
        assert self.moment == moment
        return self

    def throw(self, face: int) -> Table:
        """All pass before the throw; the movement die shows a face."""
        self.pass_all() if self.moment is not None else None
        return self.play(self.turn, Throw()).nature(Fall(face))

    def move(self, face: int) -> Table:
        """The throw, and all pass after it, so that the spirit moves."""
        self.throw(face)
        return self.pass_all() if self.moment is not None else self

    def grip(self, first: int, second: int) -> Table:
        """All pass before the grip; the dice show these faces, 0 being ✗."""
        self.pass_all() if self.moment is not None else None
        return self.play(self.turn, Grip()).nature(Catch(first), Catch(second))

    def hold(self, first: int, second: int) -> Table:
        """The grip, and all pass after it, so that it takes effect."""
        self.grip(first, second)
        return self.pass_all() if self.moment is not None else self

    def end_turn(self) -> Table:
        """All pass at the end of the turn."""
        assert self.moment in (None, END_OF_TURN)
        return self.pass_all() if self.moment is not None else self

    @property
    def must_grip(self) -> bool:
        """Are grip dice about to be thrown?"""
        return bool(self.state.phase == BRACED)

    @property
    def draws(self) -> bool:
        """Is a Rune about to be drawn by the seat on turn?"""
        return bool(self.state.phase == TAKING)
