"""A turn: a card, what it does, and what comes after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.state import (
    ADD,
    AGAIN,
    CARDS,
    CHOOSING,
    COYOTE,
    DEEP,
    GIVE_BACK,
    INVOKING,
    NOWHERE,
    OVER,
    PILES,
    POWER,
    POWERS,
    SPIRIT,
    STEPS,
    SURFACING,
    TAKE,
    TAKE_ONE,
    UNSEEN,
)
from ludotheque.games.spirits.steps import find_step, stones_in, stones_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.spirits.state import Box, State


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.phase = CHOOSING


@rule
def cards_down(box: Box, up: Sequence[int]) -> int:
    """How many cards lie face down, when so many of each kind lie face up."""
    down = 0
    for card in range(CARDS):
        down += box.cards[card] - up[card]
    return down


@rule
def can_play(box: Box, s: State, seat: int, card: int) -> bool:
    """May the seat use a card?"""
    if s.up[seat][card] == 0:
        return False  # 2.1
    if card == POWER:
        return cards_down(box, s.up[seat]) >= box.needs_down  # 2.7
    missing = box.card_steps[card][TAKE] - stones_in(s.bowl)  # 2.2
    if missing > 0:
        missing -= min(box.card_steps[card][ADD], stones_in(s.bag))
    if missing > 0 and box.card_steps[card][GIVE_BACK] > 0:
        missing -= min(box.card_steps[card][GIVE_BACK], stones_on(s, seat))
    return missing <= 0


@rule
def play(box: Box, s: State, card: int) -> None:
    """Use a card; it lies face down, or turns all others up."""
    s.card = card
    if card == POWER:
        for other in range(CARDS):
            s.up[s.turn][other] = box.cards[other]  # 2.7
        s.phase = INVOKING
        return
    s.up[s.turn][card] -= 1
    for step in range(STEPS):
        s.todo[step] = box.card_steps[card][step]
    if card == TAKE_ONE and s.up[s.turn][TAKE_ONE] == 0:
        s.todo[COYOTE] = 1  # 4.3
    go_on(box, s)


@rule
def invoke(box: Box, s: State, pile: int) -> None:
    """Use the power on top of a pile."""
    s.used = pile
    s.power = s.pile[pile][0]
    for step in range(STEPS):
        s.todo[step] = box.power_steps[s.power][step]
    go_on(box, s)


@rule
def go_on(box: Box, s: State) -> None:
    """The next step, or the end of the turn."""
    if not find_step(s):
        if s.power != NOWHERE:
            bury(s)
        surface_or_go_on(box, s)


@rule
def bury(s: State) -> None:
    """The power used goes under its pile."""
    for place in range(DEEP - 1):
        s.pile[s.used][place] = s.pile[s.used][place + 1]  # 5.2
    s.pile[s.used][DEEP - 1] = s.power
    s.power = NOWHERE
    s.used = NOWHERE


@rule
def unseen_pile(s: State) -> int:
    """The first pile whose top has not been seen yet, or NOWHERE."""
    for pile in range(PILES):
        if s.pile[pile][0] == UNSEEN:
            return pile
    return NOWHERE


@rule
def unseen_powers(s: State) -> int:
    """The powers that have not surfaced yet, as bits."""
    unseen = (1 << POWERS) - 1
    for pile in range(PILES):
        for place in range(DEEP):
            if s.pile[pile][place] != UNSEEN:
                unseen &= ~(1 << s.pile[pile][place])
    return unseen


@rule
def surface(box: Box, s: State, power: int) -> None:
    """A power is seen for the first time."""
    s.pile[unseen_pile(s)][0] = power  # 5.2
    surface_or_go_on(box, s)


@rule
def surface_or_go_on(box: Box, s: State) -> None:
    """When both tops are seen the turn is over, or the first one begins."""
    if unseen_pile(s) != NOWHERE:
        s.phase = SURFACING
    elif s.turns == 0:
        begin_turn(s, s.starter)
    else:
        end_turn(box, s)


@rule
def end_turn(box: Box, s: State) -> None:
    """The match is over, or the next turn begins."""
    again = s.todo[AGAIN]
    s.todo[AGAIN] = 0
    s.card = NOWHERE
    if box.stones[SPIRIT] - s.bag[SPIRIT] >= box.last_spirit:
        s.phase = OVER  # 6.1
    elif again > 0:
        begin_turn(s, s.turn)  # 5.7
    else:
        begin_turn(s, 1 - s.turn)
