"""A table whose markers and stakes are dealt by the test: every draw is a move of nature's, made by `Match`."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import (
    Colour,
    Draw,
    Exchange,
    Find,
    LayAside,
    Place,
    Reveal,
    Stake,
    Steal,
    Step,
    Stop,
    Turn,
)
from ludotheque.games.kasimir.state import ALARM, DOWN, GONE, UP
from ludotheque.testing import InTurn, counted, spelled

COLOURS = list(Colour)
STAKES = list(Stake)
GIANT = json.loads((GAME.folder / "giant.json").read_text(encoding="utf-8"))
REGIONS = [region["id"] for region in GIANT["regions"]]
HANDS = [
    "red yellow rose green blue",
    "violet violet yellow rose green",
    "red blue blue green rose",
    "red red red red violet",
]
"""What the seats draw unless a test says otherwise."""
PLACES = ["nose", "quilt5", "crown", "sleeveR"]


def deal(places: list[str] | None = None, hands: list[str] | None = None, **options: Any) -> Table:
    """A new table: two seats, seat 0 starts, the figures stand on these places and have drawn these markers."""
    table = new(**options)
    for region, _ in zip(places or PLACES, table.match.seats, strict=False):
        table.place(region)
    for hand, _ in zip(hands or HANDS, table.match.seats, strict=False):
        table.draw(hand)
    return table


def new(**options: Any) -> Table:
    """A table at which nothing has happened yet; seat 0 starts."""
    return Table.new(GAME, **{"starter": 0, **options})


class Table(InTurn):
    """A match of Kasimir with short words for its moves; whoever is on turn makes them."""

    points = InTurn.scores

    def where(self, seat: int) -> str:
        """The region that a figure stands on."""
        return REGIONS[self.state.figure[seat]]

    def hand(self, seat: int) -> str:
        return spelled(COLOURS, self.state.markers[seat])

    def bag(self) -> str:
        return spelled(COLOURS, self.state.bag)

    def paid(self) -> str:
        return spelled(COLOURS, self.state.paid)

    def owned(self, seat: int) -> str:
        """The stakes in front of a seat."""
        return spelled(STAKES, self.state.owned[seat])

    def aside(self) -> str:
        return spelled(STAKES, self.state.aside)

    def steps(self) -> dict[str, set[str]]:
        """Where the figure may go, and by which colours."""
        ways: dict[str, set[str]] = {}
        for step in self.legal(Step):
            ways.setdefault(REGIONS[step.region], set()).add(str(step.colour))
        return ways

    def turns(self) -> set[str]:
        """The regions whose stakes may be turned over."""
        return {REGIONS[turn.region] for turn in self.legal(Turn)}

    def arrange(
        self,
        hands: list[str] | None = None,
        owned: list[str] | None = None,
        up: dict[str, str] | None = None,
        down: dict[str, str] | None = None,
        gone: list[str] | None = None,
        alarms: int = 0,
        bag: str | None = None,
        quiet: int | None = None,
    ) -> Table:
        """Go around the rules: set hands, stakes in front of seats, stakes seen, regions emptied, alarms taken."""
        state = self.state
        for seat, hand in enumerate(hands or []):
            state.markers[seat] = counted(COLOURS, hand)
        for seat, stakes in enumerate(owned or []):
            state.owned[seat] = counted(STAKES, stakes)
            state.unseen = [left - had for left, had in zip(state.unseen, state.owned[seat], strict=True)]
        for side, seen in ((UP, up or {}), (DOWN, down or {})):
            for region, stake in seen.items():
                state.side[REGIONS.index(region)] = side
                state.stake[REGIONS.index(region)] = STAKES.index(Stake(stake))
                state.unseen[STAKES.index(Stake(stake))] -= 1
        for region in gone or []:
            state.side[REGIONS.index(region)] = GONE
        for alarm in range(alarms):
            state.bonus[alarm] = 0
            state.aside[ALARM] += 1
            state.unseen[ALARM] -= 1
        if bag is not None:
            state.bag = counted(COLOURS, bag)
        if quiet is not None:
            state.quiet = quiet
        return self

    def place(self, region: str) -> Table:
        return self.play(Place(REGIONS.index(region)))

    def draw(self, colours: str) -> Table:
        """Nature: these markers come out of the bag."""
        return self.nature(*[Draw(Colour(colour)) for colour in colours.split()])

    def walk(self, *steps: str) -> Table:
        """Steps such as "cheekL rose"; the colour may be left out where a region has one."""
        for text in steps:
            region, *colour = text.split()
            by = colour[0] if colour else next(iter(self.steps()[region]))
            self.play(Step(REGIONS.index(region), Colour(by)))
        return self

    def stop(self) -> Table:
        return self.play(Stop())

    def find(self, stake: str) -> Table:
        """Nature: the stake taken is this one."""
        return self.nature(Find(Stake(stake)))

    def turn(self, region: str, stake: str = "") -> Table:
        """Turn a stake over; nature says what is turned up."""
        self.play(Turn(REGIONS.index(region)))
        return self.nature(Reveal(Stake(stake))) if stake else self

    def go(self, *steps: str, find: str = "", turn: str = "", draw: str = "") -> Table:
        """A whole way: its steps, the stake found, what is turned over ("nose one", or "nose"), the markers drawn."""
        self.walk(*steps).stop()
        if find:
            self.find(find)
        if turn:
            self.turn(*turn.split())
        return self.draw(draw)

    def steal(self, seat: int, stake: str) -> Table:
        return self.play(Steal(seat, Stake(stake)))

    def lay_aside(self, colours: str) -> Table:
        return self.play(*[LayAside(Colour(colour)) for colour in colours.split()])

    def exchange(self, laid: str, drawn: str) -> Table:
        """A whole exchange."""
        return self.lay_aside(laid).play(Exchange()).draw(drawn)
