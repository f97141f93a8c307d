"""Rounds: whose turn comes next, the Evil Eye, the drafting and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.moves import DRAFT
from ludotheque.games.karma.state import (
    COLOURS,
    DRAFTING,
    EYE,
    MOST_ZONES,
    NEGOTIATING,
    NEGOTIATOR,
    OVER,
    PICKING,
    RED,
    WHITE,
)
from ludotheque.games.karma.traits import holds

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.karma.state import Box, Table


@rule
def begin_turn(box: Box, s: Table, seat: int) -> None:
    """The seat gathers its pool: the red dice, its own, and perhaps the Yogi."""
    s.turn = seat
    for colour in range(COLOURS):
        s.pool[colour] = s.owned[seat][colour]
        s.picked[colour] = 0
        for zone in range(MOST_ZONES):
            s.placed[zone][colour] = 0
    s.pool[RED] += box.reds  # 1.1
    if s.yogi == seat:
        s.pool[WHITE] += 1  # 4.4
    s.zone = 0
    s.beat = 0
    s.dice = 0
    s.patient = 0
    s.minimalist = 0
    s.phase = PICKING


@rule
def next_turn(box: Box, s: Table) -> None:
    """The red dice go on to the left; after everybody's turn the round is over."""
    following = (s.turn + 1) % box.seats
    if following == s.starter:
        end_round(box, s)
    else:
        begin_turn(box, s, following)


@rule
def end_round(box: Box, s: Table) -> None:
    s.round += 1
    if box.seats == 1:
        s.eye_left = box.eye_dice[box.difficulty][s.round - 1] if s.round > 1 else 0  # 7.2
        s.phase = EYE
        if s.eye_left == 0:
            end_eye(box, s)
    elif s.last or is_first_to(box, s):
        s.phase = OVER  # 5.1, 5.2
    else:
        draft(box, s)


@rule
def is_first_to(box: Box, s: Table) -> bool:
    """Has somebody reached the Karma agreed on?"""
    if box.first_to == 0:
        return False
    for seat in range(box.seats):
        if s.karma[seat] >= box.first_to:
            return True
    return False


@rule
def move_eye(box: Box, s: Table, face: int) -> None:
    """One die of the Evil Eye falls."""
    s.eye += face
    s.eye_left -= 1
    if s.eye_left == 0:
        end_eye(box, s)


@rule
def end_eye(box: Box, s: Table) -> None:
    if s.eye >= s.karma[0] or s.round == box.rounds:
        s.phase = OVER  # 7.4
    else:
        draft(box, s)  # 7.3


@rule
def draft(box: Box, s: Table) -> None:
    """Set up a drafting: the least Karma first, then in order of play."""
    if is_empty(s):
        end_draft(box, s)
        return
    for place in range(box.seats):
        s.order[place] = (s.starter + place) % box.seats
    # Insertion keeps the order of play among equals.
    for place in range(1, box.seats):  # 4.1
        seat = s.order[place]
        at = place
        while at > 0 and s.karma[s.order[at - 1]] > s.karma[seat]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat
    s.drafted = 0
    s.phase = DRAFTING
    s.turn = s.order[0]
    for place in range(1, box.seats):
        if holds(s, s.order[place], NEGOTIATOR):  # 6.12
            s.phase = NEGOTIATING
            s.turn = s.order[place]


@rule
def negotiate(s: Table, uses: bool) -> None:
    """The Negotiator chooses first, or lets the drafting take its course."""
    if uses:
        at = 0
        while s.order[at] != s.turn:
            at += 1
        while at > 0:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[0] = s.turn
    s.turn = s.order[0]
    s.phase = DRAFTING


@rule
def is_empty(s: Table) -> bool:
    """Is the reserve empty?"""
    for colour in range(COLOURS):
        if s.reserve[colour] > 0:
            return False
    return True


@rule
def legal_drafts(s: Table, out: MutableSequence[int]) -> int:
    count = 0
    for colour in range(COLOURS):
        if s.reserve[colour] > 0:
            out[count] = DRAFT + colour
            count += 1
    return count


@rule
def take_die(s: Table, seat: int, colour: int) -> None:
    """A die goes from the reserve to a player, for good."""
    s.reserve[colour] -= 1  # 4.2
    s.owned[seat][colour] += 1


@rule
def take_draft(box: Box, s: Table, colour: int) -> None:
    take_die(s, s.turn, colour)
    s.drafted += 1
    if s.drafted == box.seats or is_empty(s):  # 4.3
        end_draft(box, s)
    else:
        s.turn = s.order[s.drafted]


@rule
def end_draft(box: Box, s: Table) -> None:
    """The Yogi moves, and the next round begins."""
    if box.seats > 1:
        s.yogi = least(box, s)  # 4.4
    begin_round(box, s)


@rule
def begin_round(box: Box, s: Table) -> None:
    if box.seats > 1 and box.first_to == 0 and is_empty(s):
        s.last = 1  # 5.1
    begin_turn(box, s, s.starter)  # 1.3


@rule
def least(box: Box, s: Table) -> int:
    """The seat with the least Karma; of equals the later in order of play."""
    poorest = s.starter
    for place in range(1, box.seats):
        seat = (s.starter + place) % box.seats
        if s.karma[seat] <= s.karma[poorest]:
            poorest = seat
    return poorest
