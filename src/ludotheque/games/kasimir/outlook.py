"""What may come at a table of Kasimir, for the board to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.games.kasimir.moves import STEP
from ludotheque.games.kasimir.stakes import bonus_next, is_awake, points
from ludotheque.games.kasimir.state import (
    BONUSES,
    CHOOSING,
    COLOURS,
    MOST_EXITS,
    OVER,
    REGIONS,
    STAKES,
    UP,
    WALKING,
)
from ludotheque.games.kasimir.way import can_turn, legal_steps

if TYPE_CHECKING:
    from ludotheque.games.kasimir.state import Box, View


class Place(msgspec.Struct, frozen=True):
    """A region with the markers that are left there: ways to a region that cost the same end at the same place."""

    region: int
    steps: list[tuple[int, int]]
    """The steps from there: the colour that each costs, and the number of the place it leads to."""


class Stop(msgspec.Struct, frozen=True):
    """A region where a way may end."""

    region: int
    turns: list[int]
    """The regions whose stakes could be turned over then."""


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    ways: list[Place]
    """All that the seat on turn can reach with its markers; the first place is where it stands. Empty where it cannot
    walk."""
    stops: list[Stop]
    """The regions of these places."""
    alarm: int | None
    """The bonus that the next alarm brings; None where Kasimir is awake."""
    wakes: bool
    """Does the next alarm wake Kasimir?"""
    scores: list[int]
    """What each seat's stakes and bonuses are worth."""
    hidden: list[int]
    """The stakes that lie face down, by kind: all there are, less those that lie open somewhere."""
    round: int
    """How often everybody has been on turn, the round in play included."""


def outlook(box: Box, view: View) -> Outlook:
    """Where the markers lead, and what an alarm does."""
    ways = walkable(box, view) if view.phase in (CHOOSING, WALKING) else []
    return Outlook(
        ways=ways,
        stops=stops(box, view, ways),
        alarm=None if is_awake(view) else box.bonuses[bonus_next(view)],
        wakes=bonus_next(view) == BONUSES - 1,
        scores=[points(box, view, seat) for seat in range(box.seats)],
        hidden=hidden(box, view),
        round=rounds(box, view),
    )


def walkable(box: Box, view: View) -> list[Place]:
    """Every place that the seat on turn can go to, the nearest first."""
    seat, twin, out = view.turn, view.copy(), [0] * (MOST_EXITS * COLOURS)
    start = (view.figure[seat], tuple(view.markers[seat]))
    numbers = {start: 0}
    places = []
    for region, markers in (reached := [start]):
        twin.figure[seat] = region
        twin.markers[seat] = list(markers)
        steps = []
        for move in out[: legal_steps(box, twin, seat, out)]:
            to, colour = divmod(move - STEP, COLOURS)
            place = (to, (*markers[:colour], markers[colour] - 1, *markers[colour + 1 :]))
            if place not in numbers:
                numbers[place] = len(numbers)
                reached.append(place)
            steps.append((colour, numbers[place]))
        places.append(Place(region, steps))
    return places


def stops(box: Box, view: View, ways: list[Place]) -> list[Stop]:
    """What could be turned over where ways end."""
    twin = view.copy()
    found = []
    for region in dict.fromkeys(place.region for place in ways):
        twin.figure[view.turn] = region
        found.append(Stop(region, [other for other in range(REGIONS) if can_turn(box, twin, other)]))
    return found


def hidden(box: Box, view: View) -> list[int]:
    """Who counts, knows as much."""
    left = list(box.stakes)
    for kind in range(STAKES):
        left[kind] -= view.aside[kind] + sum(view.owned[seat][kind] for seat in range(box.seats))
    for region in range(REGIONS):
        if view.side[region] == UP:
            left[view.stake[region]] -= 1
    return left


def rounds(box: Box, view: View) -> int:
    """A turn that wakes Kasimir is never over; any other last turn is."""
    is_between = view.phase == OVER and not is_awake(view)
    return (view.turns - is_between) // box.seats + 1
