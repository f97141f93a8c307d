"""The flick: runes slide from the rim towards Destiny, one seat after the other; the nearest wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.equilibrium import in_order
from ludotheque.games.rok.slide import slide
from ludotheque.games.rok.state import AIMING, MISS, MOST_SEATS, NOBODY, ORDERING, OVER, WIN

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, Table


@rule
def challenge(box: Box, s: Table, contest: int) -> None:
    """Those noted as flickers flick for the order of a colour's thefts, or for the win."""
    s.contest = contest
    s.again = 0
    s.slides = 0
    for seat in range(MOST_SEATS):
        s.distance[seat] = 0
        s.rest_x[seat] = 0
        s.rest_y[seat] = 0
    flick_on(box, s)


@rule
def flick_on(box: Box, s: Table) -> None:
    """The next in order of play aims; when all have flicked the nearest has won, or those tied flick once more."""
    s.turn = next_flicker(box, s)
    if s.turn == NOBODY:
        best = nearest_distance(box, s)
        tied = 0
        for seat in range(box.seats):
            tied += is_best(s, seat, best)
        if tied > 1 and not s.again:
            s.again = 1  # 6.6
            for seat in range(box.seats):
                s.flicker[seat] = 1 if is_best(s, seat, best) else 0
            s.turn = next_flicker(box, s)
        else:
            win(box, s, best)
            return
    s.phase = AIMING


@rule
def next_flicker(box: Box, s: Table) -> int:
    for place in range(box.seats):
        seat = in_order(box, s, place)
        if s.flicker[seat] == 1:
            return seat  # 6.1
    return NOBODY


@rule
def nearest_distance(box: Box, s: Table) -> int:
    """The least distance of those who have flicked, or MISS if all have touched Destiny."""
    best = MISS
    for seat in range(box.seats):
        if s.flicker[seat] == 2 and s.distance[seat] != MISS and (best == MISS or s.distance[seat] < best):
            best = s.distance[seat]
    return best


@rule
def is_best(s: Table, seat: int, best: int) -> bool:
    return s.flicker[seat] == 2 and s.distance[seat] == best  # 6.5


@rule
def win(box: Box, s: Table, best: int) -> None:
    """The nearest, of equals the first in order of play, orders the thefts or wins the match."""
    for place in range(box.seats - 1, -1, -1):
        seat = in_order(box, s, place)
        if is_best(s, seat, best):
            s.turn = seat  # 6.6
    s.phase = ORDERING
    if s.contest == WIN:
        s.winner = s.turn
        s.turn = NOBODY
        s.phase = OVER


@rule
def drift(box: Box, s: Table, swerve: int, surge: int) -> None:
    """The rune on its way comes to rest."""
    slide(s, swerve, surge)
    s.flicker[s.turn] = 2
    flick_on(box, s)
