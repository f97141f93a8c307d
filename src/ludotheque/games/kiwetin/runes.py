"""Runes: taken into a hand, played, answered, settled and stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule, weighted
from ludotheque.games.kiwetin.moments import ask_all
from ludotheque.games.kiwetin.moves import (
    PLAY_ICE,
    PLAY_MIRROR,
    PLAY_ROOT,
    PLAY_SETBACK,
    PLAY_SHATTER,
    PLAY_SURGE,
    PLAY_SWAP,
    PLAY_THEFT,
    PLAY_VINE,
    PLAY_WAKE,
)
from ludotheque.games.kiwetin.state import (
    ANSWER,
    GRIPPING,
    ICE,
    MIRROR,
    MOMENT,
    MOST_SEATS,
    NO_RUNE,
    NO_TILE,
    NOBODY,
    ROOT,
    RUNES,
    SETBACK,
    SHATTER,
    STEALING,
    SURGE,
    SWAP,
    THEFT,
    THROWING,
    WAKE,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kiwetin.state import Box, State, Table, View

FIRSTS = (
    PLAY_SHATTER,
    PLAY_SURGE,
    PLAY_SETBACK,
    PLAY_ROOT,
    PLAY_ICE,
    PLAY_SWAP,
    PLAY_WAKE,
    PLAY_THEFT,
    PLAY_VINE,
    PLAY_MIRROR,
)
"""The first move of each Rune, in their order."""


@rule
def take_rune(s: State, seat: int, rune: int) -> None:
    """A card of the deck goes into a hand."""
    s.under[rune] -= 1
    s.deck -= 1
    s.stock[seat][rune] -= 1
    s.hand[seat][rune] += 1
    s.cards[seat] += 1


@rule
def refill(s: State) -> None:
    """An empty deck is the discards, shuffled."""
    if s.deck == 0:
        for rune in range(RUNES):
            s.under[rune] = s.discard[rune]  # 3.8
            for seat in range(MOST_SEATS + 1):
                s.stock[seat][rune] = s.discard[rune]  # all have seen them
            s.deck += s.discard[rune]
            s.discard[rune] = 0


@rule
def deal_anew(box: Box, view: View, rng: MutableSequence[int], s: State) -> None:
    """Runes that lie nowhere in sight are in the deck, as far as they can be, or in the hands of whoever holds more
    than hands show."""
    loose = s.stock[MOST_SEATS]  # a place to count in: nobody's yet
    spare = -s.deck
    for rune in range(RUNES):
        unseen = box.runes[rune] - s.discard[rune]
        if s.rune == rune:
            unseen -= 1
        if rune == MIRROR:
            unseen -= s.mirrors
        for seat in range(box.seats):
            unseen -= s.hand[seat][rune]
        s.under[rune] = min(unseen, view.my_stock[rune])
        loose[rune] = unseen - s.under[rune]
        spare += s.under[rune]
    for _ in range(spare):
        rune = weighted(rng, s.under, RUNES)
        s.under[rune] -= 1
        loose[rune] += 1
    for seat in range(box.seats):
        hidden = s.cards[seat]
        for rune in range(RUNES):
            hidden -= s.hand[seat][rune]
        for _ in range(hidden):
            rune = weighted(rng, loose, RUNES)
            loose[rune] -= 1
            s.hand[seat][rune] += 1


@rule
def rune_of(move: int) -> int:
    """The Rune that a move plays."""
    rune = MIRROR
    while move < FIRSTS[rune]:
        rune -= 1
    return rune


@rule
def target_of(move: int) -> int:
    """What a move plays its Rune on: a space, a seat, longer or shorter, or nobody."""
    rune = rune_of(move)
    return NOBODY if rune in (SETBACK, ROOT, ICE, MIRROR) else move - FIRSTS[rune]


@rule
def play(box: Box, s: State, seat: int, move: int) -> None:
    """A Rune comes to the table with its target, or a Mirror on top of it, and all may answer."""
    rune = rune_of(move)
    if rune == MIRROR:
        s.mirrors += 1
    else:
        s.rune = rune
        s.by = seat
        s.target = target_of(move)
    leave_hand(box, s, seat, rune)
    ask_all(s, ANSWER)  # 6.5


@rule
def leave_hand(box: Box, s: State, seat: int, rune: int) -> None:
    """All see the card; who knew of it knows of one less."""
    s.hand[seat][rune] -= 1
    s.cards[seat] -= 1
    for other in range(box.seats):
        forget(s, other, seat, rune)


@rule
def forget(s: State, seat: int, other: int, rune: int) -> None:
    """A card that the seat may have known of is no longer in the other's hand."""
    known = s.known[seat * MOST_SEATS + other]
    known[rune] = max(known[rune] - 1, 0)  # 8.2


@rule
def settle(s: State) -> None:
    """The Rune and its Mirrors are discarded; an even number of Mirrors has cancelled itself."""
    rune = s.rune
    takes_effect = s.mirrors % 2 == 0  # 6.6
    s.discard[rune] += 1  # 6.8
    s.discard[MIRROR] += s.mirrors
    s.rune = NO_RUNE
    s.mirrors = 0
    ask_all(s, MOMENT)  # 6.7
    if takes_effect:
        take_effect(s, rune)


@rule
def take_effect(s: Table, rune: int) -> None:
    """What the Rune does. No tile acts on a spirit that it moves."""
    own = s.figure[s.by]
    if rune == SHATTER:
        s.pile[s.tile[s.target]] += 1  # 7.1
        s.tile[s.target] = NO_TILE
    elif rune == SURGE:
        s.surge += 2 * s.target - 1  # 7.2
    elif rune == SETBACK:
        s.phase = THROWING  # 7.3
    elif rune == ROOT:
        s.root = 1  # 7.4
    elif rune == ICE:
        s.dice = 0  # 7.5
        s.phase = GRIPPING
    elif rune == SWAP:
        other = s.figure[s.target]
        mine = s.space[own]  # 7.6
        s.space[own] = s.space[other]
        s.space[other] = mine
    elif rune == WAKE:
        s.space[own] = s.space[s.figure[s.target]]  # 7.7
    elif rune == THEFT:
        if s.cards[s.target] > 0:  # a Mirror may have been its last card
            s.phase = STEALING  # 7.8
    else:
        s.web[s.figure[s.target]] ^= 1  # 7.9


@rule
def lose_track(s: State, seat: int, thief: int, victim: int) -> None:
    """The seat has not seen which card went over: one of any kind may be gone. Where it knew the whole hand to be of
    one kind, it knows what the thief has."""
    known = s.known[seat * MOST_SEATS + victim]
    for rune in range(RUNES):
        if known[rune] > 0:
            if known[rune] == s.cards[victim] + 1:
                s.known[seat * MOST_SEATS + thief][rune] += 1
            known[rune] -= 1  # 8.2


@rule
def steal(box: Box, s: State, rune: int) -> None:
    """The card goes over; only thief and victim have seen which."""
    thief, victim = s.by, s.target
    s.hand[victim][rune] -= 1  # 7.8
    s.cards[victim] -= 1
    s.hand[thief][rune] += 1
    s.cards[thief] += 1
    for seat in range(box.seats):
        if seat == thief:
            forget(s, thief, victim, rune)
        elif seat == victim:
            s.known[victim * MOST_SEATS + thief][rune] += 1
        else:
            lose_track(s, seat, thief, victim)
    ask_all(s, MOMENT)  # 6.7
