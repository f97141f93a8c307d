"""A turn: the throw, the move, the tiles, the grip and the trial of the Flower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.moments import open_moment, placed
from ludotheque.games.kiwetin.runes import refill
from ludotheque.games.kiwetin.state import (
    AFTER_GRIP,
    AFTER_THROW,
    BEFORE_GRIP,
    BEFORE_THROW,
    BLOWN,
    BOUNCE,
    BRACED,
    BREEZE,
    CROSS,
    END_OF_TURN,
    GUST,
    HEADWIND,
    HELD,
    LONGEST_WAY,
    MOST_SPACES,
    NO_TILE,
    OVER,
    READY,
    ROTTEN,
    RUNE,
    SQUALL,
    STURDY,
    TAKING,
    TRADE_WIND,
    WEB,
    WHIRLWIND,
    ZEPHYR,
)

if TYPE_CHECKING:
    from ludotheque.games.kiwetin.state import Box, State, Table


@rule
def begin_turn(box: Box, s: Table, seat: int) -> None:
    """The next spirit without a web is on turn; a web is taken off instead of a turn."""
    s.turn = seat
    s.turns += 1
    while s.web[s.figure[s.turn]]:
        s.web[s.figure[s.turn]] = 0  # 3.4, 6.3
        s.turn = (s.turn + 1) % box.seats
        s.turns += 1
    for space in range(MOST_SPACES):
        s.acted[space] = 0
    space = s.space[s.figure[s.turn]]
    if s.tile[space] == WHIRLWIND:
        s.acted[space] = 1  # 3.10
    s.grips = 0
    s.gripped = 0
    s.root = 0
    begin_movement(s)


@rule
def begin_movement(s: Table) -> None:
    s.die = 0
    s.dice = 0
    s.surge = 0
    open_moment(s, BEFORE_THROW)


@rule
def fall(box: Box, s: Table, face: int) -> None:
    """The movement die lies: the number to reach is base and die."""
    s.die = face
    s.total = base(box, s) + face  # 2.1
    s.hops = 0
    open_moment(s, AFTER_THROW)


@rule
def base(box: Box, s: Table) -> int:
    """The base movement of the spirit on turn."""
    return box.bases[s.spirit[s.figure[s.turn]]]  # 1.6


@rule
def travel(box: Box, s: State) -> None:
    """The spirit moves; a move of 0 lands on nothing."""
    s.grips = 1 - s.gripped  # 4.6
    steps = max(s.total + s.surge, 0)  # 7.2
    if steps > 0:
        hop(box, s, steps)
        land(box, s)
    else:
        stop(s)


@rule
def hop(box: Box, s: Table, steps: int) -> None:
    """The spirit on turn goes so many spaces on, or back, and its way is noted."""
    figure = s.figure[s.turn]
    if s.hops == 0 or s.way[s.hops - 1] != s.space[figure]:
        note(s, s.space[figure])  # where it began, or where a Rune has put it
    s.space[figure] = placed(box, s.space[figure] + steps)
    note(s, s.space[figure])


@rule
def note(s: Table, space: int) -> None:
    if s.hops < LONGEST_WAY:
        s.way[s.hops] = space
        s.hops += 1


@rule
def land(box: Box, s: State) -> None:
    """The tiles act, as long as each leads to another that has not acted; then the spirit has stopped."""
    figure = s.figure[s.turn]
    tile = next_tile(s, figure)
    while BREEZE <= tile <= SQUALL:
        hop(box, s, wind(box, tile))  # 3.1, 3.3
        tile = next_tile(s, figure)
    if s.space[figure] == box.flower:
        s.trial = 1  # 5.1
        s.phase = BRACED
    elif tile == BOUNCE:
        begin_movement(s)  # 3.5
    elif tile == WHIRLWIND:
        whirl(box, s)
        open_moment(s, END_OF_TURN)  # 3.9
    else:
        if tile == WEB:
            s.web[figure] = 1  # 3.4
        elif tile == STURDY:
            s.grips = 0  # 3.6
        elif tile == ROTTEN and s.gripped == 0:
            s.grips = 2  # 3.7
        elif tile == RUNE:
            refill(s)
        if tile == RUNE and s.deck > 0:
            s.phase = TAKING  # 3.8
        else:
            stop(s)


@rule
def next_tile(s: Table, figure: int) -> int:
    """The tile that acts on the figure now; it will not act again this turn."""
    space = s.space[figure]
    if s.acted[space] or s.tile[space] == NO_TILE:
        return NO_TILE  # 3.2
    s.acted[space] = 1
    return s.tile[space]


@rule
def wind(box: Box, tile: int) -> int:
    """How many spaces a wind blows."""
    if tile == BREEZE:
        return box.breeze
    if tile == GUST:
        return -box.gust
    if tile == ZEPHYR:
        return box.zephyr
    return -box.squall


@rule
def whirl(box: Box, s: Table) -> None:
    """Everybody takes over the figure of the neighbour on the right."""
    last = s.figure[box.seats - 1]  # 3.9
    for seat in range(box.seats - 1, 0, -1):
        s.figure[seat] = s.figure[seat - 1]
    s.figure[0] = last


@rule
def stop(s: Table) -> None:
    """The tiles have acted: the spirit grips, unless it has, or need not."""
    open_moment(s, BEFORE_GRIP if s.grips > 0 else END_OF_TURN)  # 6.2


@rule
def catch(box: Box, s: State, face: int) -> None:
    """A grip die lies; of the Flower's trial the second is the end."""
    s.faces[s.dice] = face
    s.dice += 1
    if s.dice == 2:
        if s.trial:
            end_trial(box, s)  # 5.4
        else:
            open_moment(s, AFTER_GRIP)


@rule
def holds(s: Table) -> bool:
    """Is no ✗ thrown, and one of the dice high enough?"""
    low, high = min(s.faces[0], s.faces[1]), max(s.faces[0], s.faces[1])
    return low != CROSS and high >= s.total  # 4.1, 4.2


@rule
def result(s: Table) -> int:
    """What the grip dice that lie bring."""
    same = s.faces[0] == s.faces[1]
    if holds(s):
        return TRADE_WIND if same else HELD  # 4.4
    return HEADWIND if same and s.faces[0] == CROSS else BLOWN  # 4.3


@rule
def carried(box: Box, s: Table, brought: int) -> int:
    """How far the wind then carries the spirit."""
    if brought == HELD:
        return 0
    if brought == TRADE_WIND:
        return 1  # 4.4
    return -base(box, s) - (1 if brought == HEADWIND else 0)  # 4.2, 4.3


@rule
def end_trial(box: Box, s: State) -> None:
    s.trial = 0
    if holds(s):
        s.phase = OVER  # 5.2
    else:
        blow(box, s, carried(box, s, result(s)))  # 5.3


@rule
def take_hold(box: Box, s: State) -> None:
    """The grip takes effect."""
    brought = result(s)
    if brought == HELD:
        s.grips -= 1  # 3.7
        s.gripped = 1
        stop(s)
    else:
        blow(box, s, carried(box, s, brought))


@rule
def blow(box: Box, s: State, steps: int) -> None:
    """After a fail or an Alizé the spirit lands elsewhere, and grips no more."""
    s.grips = 0
    s.gripped = 1
    hop(box, s, steps)
    land(box, s)  # 4.5


@rule
def close_moment(box: Box, s: State) -> None:
    """All have passed: what the moment was before comes now."""
    if s.moment == BEFORE_THROW:
        s.phase = READY
    elif s.moment == AFTER_THROW:
        travel(box, s)
    elif s.moment == BEFORE_GRIP:
        if s.root:
            s.grips = 0  # 7.4
            s.gripped = 1
            stop(s)
        else:
            s.phase = BRACED
    elif s.moment == AFTER_GRIP:
        take_hold(box, s)
    else:
        begin_turn(box, s, (s.turn + 1) % box.seats)  # 2.3
