"""How a flicked rune slides, in whole numbers, so that it slides alike everywhere.

Destiny lies at 0, 0 and the rim is 1000 away. Lengths are reckoned in thousandths of that unit. In every tick the rune
goes as far as its speed says and loses some of it; where its centre would come nearer to the rim than its own radius,
it is thrown back like light by a mirror.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.state import MISS, STEEPEST, TOUCH

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Table

UNIT = 1000
FELT = 900 * UNIT
"""How far the centre of a rune of radius 100 may be from Destiny's."""
SWERVE = 2
"""Degrees of a deviation of 1."""
TICKS = 3
"""Ticks that a rune slides for each half of a force; a surge of 1 is half a force."""
SLOWING = 70
"""Loss of speed in a tick."""
EVERY = 8
"""Of so many ticks one is drawn."""

WHOLE = 1 << 16
SINES = tuple(round(WHOLE * sin(radians(degrees))) for degrees in range(STEEPEST + 2 * SWERVE + 1))
COSINES = tuple(round(WHOLE * cos(radians(degrees))) for degrees in range(STEEPEST + 2 * SWERVE + 1))


@rule
def slide(s: Table, swerve: int, surge: int) -> None:
    """Slide the rune of the seat on turn, and note its way, where it rests and how far from Destiny that is."""
    degrees = s.degrees + SWERVE * swerve
    ahead_x = SINES[abs(degrees)] * (1 if degrees > 0 else -1)
    ahead_y = -COSINES[abs(degrees)]
    from_x, from_y, way = 0, FELT, 0
    x, y = from_x, from_y
    s.slides = 0
    s.distance[s.turn] = 0
    ticks = TICKS * (2 * s.force + surge)
    for tick in range(ticks):
        if tick % EVERY == 0:
            note(s, x, y)
        speed = SLOWING * (ticks - tick)
        way += speed
        if square(from_x + ahead_x * way // WHOLE, from_y + ahead_y * way // WHOLE) > square(FELT, 0):
            # 6.3: thrown back from where it is now, by the normal there.
            back = 2 * (ahead_x * x + ahead_y * y)
            ahead_x -= back * x // square(x, y)
            ahead_y -= back * y // square(x, y)
            from_x, from_y, way = x, y, speed
        x = from_x + ahead_x * way // WHOLE
        y = from_y + ahead_y * way // WHOLE
        if square(x, y) < square(TOUCH * UNIT, 0):
            s.distance[s.turn] = MISS  # 6.4
            break
    note(s, x, y)
    s.rest_x[s.turn] = s.slide_x[s.slides - 1]
    s.rest_y[s.turn] = s.slide_y[s.slides - 1]
    if s.distance[s.turn] != MISS:
        s.distance[s.turn] = root(square(x, y)) // UNIT


@rule
def note(s: Table, x: int, y: int) -> None:
    """The rune is drawn here."""
    s.slide_x[s.slides] = (x + UNIT // 2) // UNIT
    s.slide_y[s.slides] = (y + UNIT // 2) // UNIT
    s.slides += 1


@rule
def square(x: int, y: int) -> int:
    return x * x + y * y


@rule
def root(number: int) -> int:
    """The largest whole number whose square is not larger."""
    low, high = 0, 2 * FELT
    while high - low > 1:
        middle = (low + high) // 2
        if middle * middle <= number:
            low = middle
        else:
            high = middle
    return low
