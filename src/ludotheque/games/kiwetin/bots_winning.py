"""How likely a seat is to win, as the heuristic sees it.

A seat is the likelier to win the fewer turns its spirit needs on a board without tiles, and the more Runes it holds.
The spirit on turn counts with what its dice, the tiles before it and its grip are about to do. What might be is tried
on the view, which is left as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.bots_plan import ALIZE, DOUBLE, FAIL, GRIP, HOLD, LATER, STRENGTH, USE, entry
from ludotheque.games.kiwetin.moments import reach
from ludotheque.games.kiwetin.runes import take_effect
from ludotheque.games.kiwetin.state import (
    AFTER_GRIP,
    AFTER_THROW,
    BEFORE_GRIP,
    BOUNCE,
    ICE,
    MOST_SPACES,
    NO_TILE,
    ROTTEN,
    RUNE,
    SETBACK,
    SHATTER,
    SQUALL,
    STURDY,
    SURGE,
    SWAP,
    THEFT,
    VINE,
    WAKE,
    WEB,
    WHIRLWIND,
)
from ludotheque.games.kiwetin.turn import base, carried, holds, result, wind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core.game import Plan
    from ludotheque.games.kiwetin.state import Box, View

CARD = 0.1
"""What a Rune in the hand adds to a seat's odds, far from the Flower."""


@rule
def strength_of(plan: Plan, spirit: int, space: int, cards: int, web: int) -> float:
    """How strong somebody is who plays a spirit on a space, with so many Runes."""
    place = spirit * MOST_SPACES + space
    strong = entry(plan, STRENGTH + place) * (1.0 + cards * CARD * entry(plan, USE + place))
    return strong * entry(plan, LATER) if web else strong


@rule
def strength(box: Box, view: View, plan: Plan, seat: int, whirled: int) -> float:
    """How strong a seat is with the figure it plays, or would after a Whirlwind; nothing where nobody sits."""
    if seat >= box.seats:
        return 0.0
    figure = view.figure[(seat + box.seats - whirled) % box.seats]
    return strength_of(plan, view.spirit[figure], view.space[figure], view.cards[seat], view.web[figure])


@rule
def strengths(box: Box, view: View, plan: Plan, whirled: int) -> Sequence[float]:
    """How strong each seat is."""
    # A tuple, because the compiler keeps it without allocating anything.
    return (
        strength(box, view, plan, 0, whirled),
        strength(box, view, plan, 1, whirled),
        strength(box, view, plan, 2, whirled),
        strength(box, view, plan, 3, whirled),
        strength(box, view, plan, 4, whirled),
        strength(box, view, plan, 5, whirled),
    )


@rule
def share(box: Box, view: View, strong: Sequence[float], mover: float) -> float:
    """My chance to win if all are so strong, but for the spirit on turn, which is as strong as this."""
    mine = 0.0
    all_seats = 0.0
    for seat in range(box.seats):
        its = mover if seat == view.turn else strong[seat]
        all_seats += its
        if seat == view.me:
            mine = its
    return mine / all_seats


@rule
def standing(box: Box, view: View, plan: Plan, whirled: int) -> float:
    """My chance to win if everything stays as it stands, or once figures have been passed on."""
    strong = strengths(box, view, plan, whirled)
    return share(box, view, strong, strong[view.turn])


@rule
def winning(box: Box, view: View, plan: Plan) -> float:
    """My chance to win from this moment on, as far as the turn is concerned."""
    strong = strengths(box, view, plan, 0)
    space = view.space[view.figure[view.turn]]
    if view.moment == AFTER_THROW:
        if view.total + view.surge <= 0:
            return gripping(box, view, plan, strong, space, 1 - view.gripped)
        return landing(box, view, plan, strong, reach(box, view, view.surge))
    if view.moment == BEFORE_GRIP and not view.root:
        return gripping(box, view, plan, strong, space, view.grips)
    if view.moment == AFTER_GRIP:
        if not holds(view):
            return resting(box, view, plan, strong, space + carried(box, view, result(view)))
        if view.faces[0] == view.faces[1]:
            return resting(box, view, plan, strong, space + 1)
        return gripping(box, view, plan, strong, space, view.grips - 1)
    return share(box, view, strong, strong[view.turn])


@rule
def winning_after(box: Box, view: View, plan: Plan, by: int, rune: int, target: int) -> float:
    """My chance to win once a Rune has taken effect; the view is left as it was."""
    figure = view.figure[by]
    if rune == SETBACK:
        return after_throw(box, view, plan)
    if rune == ICE:
        strong = strengths(box, view, plan, 0)
        return gripping(box, view, plan, strong, view.space[view.figure[view.turn]], view.grips)
    if rune == THEFT:
        taken = min(view.cards[target], 1)
        view.cards[by] += taken
        view.cards[target] -= taken
        chance = winning(box, view, plan)
        view.cards[by] -= taken
        view.cards[target] += taken
        return chance
    last_by, last_target, space = view.by, view.target, view.space[figure]
    tile = view.tile[target] if rune == SHATTER else NO_TILE
    view.by = by
    view.target = target
    take_effect(view, rune)
    chance = winning(box, view, plan)
    if rune == SHATTER:
        view.tile[target] = tile
        view.pile[tile] -= 1
    elif rune == SURGE:
        view.surge -= 2 * target - 1
    elif rune == WAKE:
        view.space[figure] = space
    elif rune in (SWAP, VINE):
        take_effect(view, rune)
    else:
        view.root = 0
    view.by = last_by
    view.target = last_target
    return chance


@rule
def after_throw(box: Box, view: View, plan: Plan) -> float:
    """My chance to win before the movement die is thrown again."""
    total = view.total
    chance = 0.0
    for face in box.movement:
        view.total = base(box, view) + face
        chance += winning(box, view, plan) / 6
    view.total = total
    return chance


@rule
def landing(box: Box, view: View, plan: Plan, strong: Sequence[float], space: int) -> float:
    """My chance to win if the spirit on turn comes to a space and grips there."""
    space, tile = blown(box, view, space)
    if view.gripped or tile in (STURDY, BOUNCE, WHIRLWIND) or space == box.flower:
        return stopping(box, view, plan, strong, space, tile)
    figure = view.figure[view.turn]
    web, cards = view.web[figure], view.cards[view.turn]
    if tile == WEB:
        view.web[figure] = 1
    if tile == RUNE:
        view.cards[view.turn] += 1
    chance = gripping(box, view, plan, strong, space, 2 if tile == ROTTEN else 1)
    view.web[figure] = web
    view.cards[view.turn] = cards
    return chance


@rule
def resting(box: Box, view: View, plan: Plan, strong: Sequence[float], space: int) -> float:
    """My chance to win if the spirit on turn comes to a space after its grip."""
    space, tile = blown(box, view, min(max(space, 0), box.flower))
    return stopping(box, view, plan, strong, space, tile)


@rule
def blown(box: Box, view: View, space: int) -> tuple[int, int]:
    """Where the winds carry a spirit that comes to a space, and the tile that acts there."""
    acted = 0
    while view.tile[space] != NO_TILE and view.acted[space] == 0 and acted >> space & 1 == 0:
        if view.tile[space] > SQUALL:
            return space, view.tile[space]
        acted |= 1 << space
        space = min(max(space + wind(box, view.tile[space]), 0), box.flower)
    return space, NO_TILE


@rule
def stopping(box: Box, view: View, plan: Plan, strong: Sequence[float], space: int, tile: int) -> float:
    """My chance to win if the spirit on turn stays on a space without a grip; the Flower has its trial. The others are
    as strong as they are told to be."""
    turn = view.turn
    figure = view.figure[turn]
    spirit, web, cards = view.spirit[figure], view.web[figure], view.cards[turn]
    if space == box.flower:
        place = GRIP + 4 * view.total
        held = entry(plan, place + HOLD) + entry(plan, place + ALIZE)
        fallen = strength_of(plan, spirit, max(space - base(box, view), 0), cards, web)
        return (held if turn == view.me else 0.0) + (1.0 - held) * share(box, view, strong, fallen)
    if tile == WHIRLWIND:
        before = view.space[figure]
        view.space[figure] = space
        chance = standing(box, view, plan, 1)
        view.space[figure] = before
        return chance
    mover = strength_of(plan, spirit, space, cards + (tile == RUNE), 1 if tile == WEB else web)
    chance = share(box, view, strong, mover)
    if tile == BOUNCE:
        # A turn more for the spirit on turn: from a chance p to r·p : (r·p + 1 − p), or the other way round.
        rise = 1.0 / entry(plan, LATER)
        if turn == view.me:
            return rise * chance / (rise * chance + 1.0 - chance)
        return chance / (1.0 + (rise - 1.0) * (mover / strong[view.me] * chance))
    return chance


@rule
def gripping(box: Box, view: View, plan: Plan, strong: Sequence[float], space: int, throws: int) -> float:
    """My chance to win before so many grip throws of the spirit on turn on a space."""
    stays = stopping(box, view, plan, strong, space, NO_TILE)
    if throws == 0:
        return stays
    place = GRIP + 4 * view.total
    back = space - base(box, view)
    hold = entry(plan, place + HOLD)
    other = (
        entry(plan, place + ALIZE) * resting(box, view, plan, strong, space + 1)
        + entry(plan, place + FAIL) * resting(box, view, plan, strong, back)
        + entry(plan, place + DOUBLE) * resting(box, view, plan, strong, back - 1)
    )
    if throws == 1:
        return hold * stays + other
    return hold * (hold * stays + other) + other
