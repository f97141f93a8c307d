"""A table whose dice and cards are dealt by the test: every fall is a move of nature's, made by `Match`."""

from __future__ import annotations

from functools import partial
from typing import Any

from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Colour, Deal, Draft, Keep, Pick, Roll, Stop, Tally, Throw, Trait
from ludotheque.games.karma.rounds import begin_turn, take_die
from ludotheque.testing import InTurn, by_name

COLOURS = list(Colour)
TRAITS = list(Trait)
ZONES = GAME.defaults["zones"]
named = partial(by_name, COLOURS)


def deal(**options: Any) -> Table:
    """A new table: two seats, seat 0 starts and no trait cards, unless the options of the box say otherwise."""
    return Table.new(GAME, **{"starter": 0, "first_game": 1, **options})


class Table(InTurn):
    """A match of Karma Dice with short words for its moves; whoever is on turn makes them."""

    karma = InTurn.scores

    def pool(self) -> dict[str, int]:
        """The unused dice of the seat on turn, by colour."""
        return named(self.state.pool)

    def owned(self, seat: int) -> dict[str, int]:
        return named(self.state.owned[seat])

    def reserve(self) -> dict[str, int]:
        return named(self.state.reserve)

    def placed(self, zone: int) -> dict[str, int]:
        """The dice in a zone, the first being 1."""
        return named(self.state.placed[zone - 1])

    def faces(self) -> list[int]:
        """The dice of the throw as they lie."""
        return self.state.face[: self.state.dice]

    def arrange(
        self, owned: list[str] | None = None, traits: list[str | None] | None = None, **fields: int | list[int]
    ) -> Table:
        """Go around the rules: set dice ("violet orange" for each seat), trait cards and any other fields outright.

        The turn is begun anew, so that its pool is right; fields are set after that.
        """
        state = self.state
        for seat, colours in enumerate(owned or []):
            for colour in colours.split():
                take_die(state, seat, COLOURS.index(Colour(colour)))
        for seat, trait in enumerate(traits or []):
            state.trait[seat] = TRAITS.index(Trait(trait)) if trait else -1
        state.yogi = fields.pop("yogi", state.yogi)
        begin_turn(self.match.box, state, state.turn)
        return self.set(**fields)

    def roll(self, *faces: int) -> Table:
        """Nature: the dice still to fall show these faces."""
        return self.nature(*[Roll(face) for face in faces])

    def pick(self, **dice: int) -> Table:
        """Pick so many dice of each colour, in the order of the colours."""
        for colour in COLOURS:
            for _ in range(dice.pop(keyword(colour), 0)):
                self.play(Pick(colour))
        assert not dice, f"no colours: {dice}"
        return self

    def throw(self, **faces: list[int]) -> Table:
        """Throw dice of these colours so that they show these faces; they are numbered in the order of the colours."""
        self.pick(**{colour: len(shown) for colour, shown in faces.items()}).play(Throw())
        for colour in COLOURS:
            self.roll(*faces.get(keyword(colour), []))
        return self

    def tally(self) -> Table:
        return self.play(Tally())

    def stop(self) -> Table:
        return self.play(Stop())

    def climb(self, zones: int) -> Table:
        """Climb so many zones with red dice that show 1, 2, 3 and so on."""
        for face in range(1, zones + 1):
            self.throw(red=[face]).tally()
        return self

    def fail(self) -> Table:
        """Climb to the first zone and fall back from it."""
        return self.throw(red=[6]).tally().throw(red=[1]).tally()

    def score(self, *points: int) -> Table:
        """A whole turn with red dice for each of these: 0, or the Karma of a zone."""
        for karma in points:
            if karma == 0:
                self.fail()
            else:
                before = self.karma
                self.climb(ZONES.index(karma) + 1)
                if self.karma == before:
                    self.stop()
        return self

    def draft(self, *colours: str) -> Table:
        """Each of those drafting takes a die."""
        return self.play(*[Draft(Colour(colour)) for colour in colours])

    def draft_any(self) -> Table:
        """Everybody takes the first die that the reserve offers."""
        while not self.match.is_over and self.legal(Draft):
            self.play(self.legal(Draft)[0])
        return self

    def deal_cards(self, *traits: str) -> Table:
        """Nature: these cards are dealt, two to each seat."""
        return self.nature(*[Deal(Trait(trait)) for trait in traits])

    def keep(self, *traits: str) -> Table:
        """Each seat in its order keeps one of its cards."""
        for seat, trait in enumerate(traits):
            self.match.play(seat, Keep(Trait(trait)))
        return self


def keyword(colour: Colour) -> str:
    return colour.replace("-", "_")
