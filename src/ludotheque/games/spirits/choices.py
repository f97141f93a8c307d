"""What the seat on turn may choose, and what nature may draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.animals import wishes
from ludotheque.games.spirits.moves import DRAW, GIVE, GIVE_BACK, LEAVE, PASS, PLAY, PUT_BACK, RETURN, SEND, SURFACE
from ludotheque.games.spirits.state import ANIMALS, CARDS, FILLING, POWERS, SPIRIT, STONES
from ludotheque.games.spirits.steps import stones_in
from ludotheque.games.spirits.turn import can_play, unseen_powers

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.spirits.state import Box, State


@rule
def legal_cards(box: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every card that can be used; without any, a pass."""
    count = 0
    for card in range(CARDS):
        if can_play(box, s, seat, card):
            out[count] = PLAY + card
            count += 1
    if count == 0:
        out[0] = PASS  # 2.8
        return 1
    return count


@rule
def legal_gifts(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every stone to be taken with every animal that accepts it; one that none accepts may be taken in vain."""
    welcome = 0
    for animal in range(ANIMALS):
        section = seat * ANIMALS + animal
        welcome |= wishes(s.given[section], animal, s.coyote == section) << (animal * STONES)
    from_hand = stones_in(s.hand) > 0
    count = 0
    for stone in range(STONES):
        if (s.hand[stone] if from_hand else s.bowl[stone]) == 0:
            continue
        before = count
        for animal in range(ANIMALS):
            if welcome >> (animal * STONES + stone) & 1:
                out[count] = GIVE + stone * ANIMALS + animal  # 3.1
                count += 1
        if count == before:
            out[count] = PUT_BACK + stone  # 3.2
            count += 1
    return count


@rule
def legal_sends(s: State, seat: int, out: MutableSequence[int]) -> int:
    """The opponent's animals, except the one where Coyote is."""
    count = 0
    for animal in range(ANIMALS):
        if s.coyote != (1 - seat) * ANIMALS + animal:
            out[count] = SEND + animal  # 4.2
            count += 1
    out[count] = LEAVE
    return count + 1


@rule
def legal_give_backs(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Every stone of the seat's board, a Spirit stone and one under Coyote too."""
    count = 0
    for animal in range(ANIMALS):
        for stone in range(STONES):
            if s.given[seat * ANIMALS + animal][stone] > 0:
                out[count] = GIVE_BACK + animal * STONES + stone  # 5.8
                count += 1
    return count


@rule
def legal_returns(s: State, out: MutableSequence[int]) -> int:
    """Every stone of the bowl."""
    count = 0
    for stone in range(STONES):
        if s.bowl[stone] > 0:
            out[count] = RETURN + stone  # 5.9
            count += 1
    return count


@rule
def stones_out(s: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """Any stone of the bag; at the beginning a Spirit stone goes back, and another is drawn."""
    count = 0
    for stone in range(SPIRIT if s.phase == FILLING else STONES):  # 1.2
        if s.bag[stone] > 0:
            out[count] = DRAW + stone
            weights[count] = s.bag[stone]
            count += 1
    return count


@rule
def powers_out(s: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    """Any power that has not been seen."""
    unseen = unseen_powers(s)
    count = 0
    for power in range(POWERS):
        if unseen >> power & 1:
            out[count] = SURFACE + power  # 1.5
            weights[count] = 1
            count += 1
    return count
