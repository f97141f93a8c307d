"""A table whose dice and cards are dealt by the test: every fall is a move of nature's, made by `Match`."""

from __future__ import annotations

from typing import Any

from ludotheque.core import NATURE, Move
from ludotheque.core.match import Match
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Colour, Deal, Draft, Keep, Pick, Roll, Stop, Tally, Throw, Trait
from ludotheque.games.karma.rounds import begin_turn, take_die

COLOURS = list(Colour)
TRAITS = list(Trait)
ZONES = GAME.defaults["zones"]


def deal(**options: Any) -> Table:
    """A new table: two seats, seat 0 starts and no trait cards, unless the options of the box say otherwise."""
    return Table(Match(GAME, GAME.new_box(**{"starter": 0, "first_game": 1, **options})))


class Table:
    """A match of Karma Dice with short words for its moves; whoever is on turn makes them."""

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
    def karma(self) -> list[int]:
        return list(self.match.outcome.scores)

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.is_over
        return self.match.outcome.winners

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

    def legal(self, *kinds: type[Move]) -> list[Move]:
        """What the one to move may do: all of it, or moves of these kinds."""
        return [move for move in self.match.legal(self.seat) if not kinds or isinstance(move, kinds)]

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
        for name, value in fields.items():
            padding = [0] * (len(getattr(state, name)) - len(value)) if isinstance(value, list) else []
            setattr(state, name, value + padding if isinstance(value, list) else value)
        return self

    def play(self, *moves: Move) -> Table:
        for move in moves:
            self.match.play(self.seat, move)
        return self

    def roll(self, *faces: int) -> Table:
        """Nature: the dice still to fall show these faces."""
        for face in faces:
            self.match.play(NATURE, Roll(face))
        return self

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
        for trait in traits:
            self.match.play(NATURE, Deal(Trait(trait)))
        return self

    def keep(self, *traits: str) -> Table:
        """Each seat in its order keeps one of its cards."""
        for seat, trait in enumerate(traits):
            self.match.play(seat, Keep(Trait(trait)))
        return self


def named(counts: list[int]) -> dict[str, int]:
    """Numbers of dice by colour, without the colours that there are none of."""
    return {str(colour): count for colour, count in zip(COLOURS, counts, strict=True) if count}


def keyword(colour: Colour) -> str:
    return colour.replace("-", "_")
