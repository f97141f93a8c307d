"""Before the first round: who starts, and the trait cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import below, one_of, rule
from ludotheque.games.karma.rounds import begin_round, take_die
from ludotheque.games.karma.state import COLOURS, DEALING, KEEPING, MOST_SEATS, NOBODY, NONE, STARTING, TRAITS
from ludotheque.games.karma.traits import chakra, has_traits, is_dealt

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.karma.state import Box, State


@rule
def set_up(box: Box, s: State) -> None:
    """Fill the reserve; everybody starts with nothing."""
    for colour in range(COLOURS):
        s.reserve[colour] = box.reserve[colour] * box.seats  # 1.2
    for seat in range(MOST_SEATS):
        s.trait[seat] = NONE
    take_no_cards(s)
    s.yogi = NOBODY  # 4.4
    s.eye = box.eye_start[box.difficulty]  # 7.1
    if box.seats > 1 and box.starter == NOBODY:
        s.phase = STARTING
    else:
        begin(box, s, max(box.starter, 0))


@rule
def take_no_cards(s: State) -> None:
    """Nobody holds a card."""
    for seat in range(MOST_SEATS):
        s.kept[seat] = NONE
        s.hand[seat][0] = NONE
        s.hand[seat][1] = NONE


@rule
def begin(box: Box, s: State, seat: int) -> None:
    s.starter = seat  # 1.3
    s.turn = seat
    if has_traits(box):
        s.phase = DEALING
    else:
        begin_round(box, s)


@rule
def undealt(box: Box, s: State) -> int:
    """The cards still in the deck, as bits."""
    deck = 0
    for trait in range(TRAITS):
        if is_dealt(box, trait):
            deck |= 1 << trait
    for seat in range(box.seats):
        for card in range(2):
            if s.hand[seat][card] != NONE:
                deck &= ~(1 << s.hand[seat][card])
    return deck


@rule
def deal(box: Box, s: State, trait: int) -> None:
    """The next card goes to the next player."""
    s.hand[s.dealt // 2][s.dealt % 2] = trait  # 1.4
    s.dealt += 1
    if s.dealt == 2 * box.seats:
        s.phase = KEEPING


@rule
def deal_anew(box: Box, s: State, me: int, rng: MutableSequence[int]) -> None:
    """The others are dealt what the deck and my hand leave, and of their two either may be kept."""
    deck = undealt(box, s)
    for place in range(s.dealt):
        seat = place // 2
        if seat != me:
            trait = one_of(rng, deck)
            deck &= ~(1 << trait)
            s.hand[seat][place % 2] = trait
            if place % 2 == 1 and s.has_kept[seat]:
                s.kept[seat] = s.hand[seat][below(rng, 2)]


@rule
def keep(box: Box, s: State, seat: int, trait: int) -> None:
    """One card is kept in secret; when all have chosen, all are shown."""
    s.kept[seat] = trait  # 1.4
    s.has_kept[seat] = 1
    if is_last_to_keep(box, s):
        reveal(box, s)


@rule
def is_last_to_keep(box: Box, s: State) -> bool:
    """Have all players chosen?"""
    for seat in range(box.seats):
        if s.has_kept[seat] == 0:
            return False
    return True


@rule
def reveal(box: Box, s: State) -> None:
    """All kept cards are shown at once, and bring their dice; the others leave the match unseen."""
    for place in range(box.seats):
        seat = (s.starter + place) % box.seats
        s.trait[seat] = s.kept[seat]  # 1.5
        s.kept[seat] = NONE
        s.hand[seat][0] = NONE
        s.hand[seat][1] = NONE
        colour = chakra(s.trait[seat])
        if s.reserve[colour] > 0:  # 4.3
            take_die(s, seat, colour)
    begin_round(box, s)
