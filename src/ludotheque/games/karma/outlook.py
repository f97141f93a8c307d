"""What may come at a table of Karma Dice, for the board to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.moves import kind_of
from ludotheque.games.karma.moves import (
    MOVES,
    TALLY,
    Copy,
    Double,
    Mimic,
    Nudge,
    Remove,
    Triple,
    Visionary,
)
from ludotheque.games.karma.rules import outcome, use_trait
from ludotheque.games.karma.state import (
    CAREFUL,
    DEALING,
    DRAFTING,
    EYE,
    KEEPING,
    NEGOTIATING,
    NONE,
    OVER,
    POWERS,
    STARTING,
    STUBBORN,
    TRAITS,
)
from ludotheque.games.karma.throw import is_valid, legal_powers, to_exceed, total, use_power
from ludotheque.games.karma.traits import chakra, has_traits, holds, is_dealt

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.karma.state import Box, Table, View

MOST = 512
"""More powers than a throw can have."""


class Use(msgspec.Struct, frozen=True, array_like=True):
    """What a power or a card makes of the throw, where no chance is in it."""

    kind: str
    die: int
    at: int
    """The die that it is used on, the face that is chosen, or for a nudge 1 up, 0 down; else -1."""
    place: int
    """The die that changes."""
    face: int
    times: int
    """How often it counts then; 0 where it is taken out."""
    total: int
    valid: bool


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    needed: int | None
    """The total that the next throw, or the one on the table, must exceed; None where any will do."""
    total: int
    """What the throw on the table comes to."""
    valid: bool
    """Is that enough?"""
    rescue: bool
    """Has the seat on turn a card that saves it from falling back?"""
    uses: list[Use]
    """What the seat on turn could make of the throw."""
    eye: int
    """The dice that the Evil Eye throws next, or is throwing."""
    round: int
    rounds: int | None
    """How many there will be; None where nobody can know."""
    waiting: list[int]
    """The seats that play after this one in this round, the next first."""
    winners: list[int]
    """Who wins if it ends like this."""


def outlook(box: Box, view: View) -> Outlook:
    """What the throw comes to, and what powers would make of it."""
    points = total(view)
    playing, rounds = rounds_of(box, view)
    winners = outcome(box, view, [0] * box.seats)
    return Outlook(
        needed=to_exceed(box, view) if view.zone > 0 else None,
        total=points,
        valid=is_valid(box, view, points),
        rescue=holds(view, view.turn, STUBBORN) or holds(view, view.turn, CAREFUL),
        uses=uses(box, view) if view.phase == POWERS else [],
        eye=eye_dice(box, view),
        round=playing,
        rounds=rounds,
        waiting=waiting(box, view),
        winners=[seat for seat in range(box.seats) if winners >> seat & 1],
    )


def uses(box: Box, view: View) -> list[Use]:
    """Every power and card of the seat on turn that changes a die."""
    twin, numbers, found = view.copy(), [0] * MOST, []
    for number in numbers[: legal_powers(box, view, view.turn, numbers)]:
        move = MOVES.decode(number)
        if (said := dice_of(move)) is None:
            continue
        die, at, place = said
        twin.face, twin.times, twin.gone = view.face[:], view.times[:], view.gone[:]
        if number < TALLY:
            use_power(twin, number)
        else:
            use_trait(box, twin, number)
        points, times = total(twin), twin.times[place] * (1 - twin.gone[place])
        found.append(Use(kind_of(move), die, at, place, twin.face[place], times, points, is_valid(box, twin, points)))
    return found


def dice_of(move: Move) -> tuple[int, int, int] | None:
    """The die that a move uses, what it is used on, and the die that changes; None where none does, or by chance."""
    match move:
        case Remove(die=die, target=target):
            return die, target, target
        case Copy(die=die, target=target) | Mimic(die=die, target=target):
            return die, target, die
        case Nudge(die=die, up=up):
            return die, int(up), die
        case Visionary(die=die, face=face):
            return die, face, die
        case Double(die=die) | Triple(die=die):
            return die, NONE, die
    return None


def eye_dice(box: Box, view: View) -> int:
    """How many dice the Evil Eye throws after the round in play; while it throws them that round is counted already."""
    done = view.round - (view.phase == EYE)
    if box.seats > 1 or view.phase == OVER or not 0 < done < box.rounds:
        return 0
    return box.eye_dice[box.difficulty][done]  # 7.2


def rounds_of(box: Box, view: Table) -> tuple[int, int | None]:
    """The round in play, and how many there will be."""
    between = view.phase in (DRAFTING, NEGOTIATING, EYE, OVER)
    playing = max(1, view.round + (0 if between else 1))
    if box.seats == 1:
        return playing, box.rounds  # 7.4
    if box.first_to > 0:
        return playing, None  # 5.2
    if view.phase == OVER:
        return playing, playing
    left = sum(view.reserve) + (view.drafted if between else 0)
    fewest, most = (playing - (taken - left) // box.seats for taken in reversed(dice_of_cards(box, view)))  # 5.1
    return playing, fewest if fewest == most else None


def dice_of_cards(box: Box, view: Table) -> tuple[int, int]:
    """How many dice the cards that are still to be shown will take out of the reserve, at least and at most."""
    if view.phase not in (STARTING, DEALING, KEEPING) or not has_traits(box):
        return 0, 0
    deck = [box.reserve[chakra(trait)] > 0 for trait in range(TRAITS) if is_dealt(box, trait)]
    return max(0, box.seats - deck.count(False)), min(box.seats, deck.count(True))  # 1.5


def waiting(box: Box, view: View) -> list[int]:
    """Who plays after the seat on turn in this round."""
    order = [(view.starter + place) % box.seats for place in range(box.seats)]
    return order[order.index(view.turn) + 1 :]  # 1.3
