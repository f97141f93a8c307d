"""How Karma Dice is tried: boxes that the conformance suite plays, and what no position may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box, State

OTHER: dict[str, Any] = {
    "reds": 5,
    "reserve": [0, 2, 1, 1, 1, 1, 1, 0],
    "faces": [0, 2, 3, 4, 4, 7],
    "yogi_faces": [1, 1, 1, 2, 2, 5],
    "zones": [0, 3, 3, 8, 20, 21, 40, 41],
    "unused": 0,
    "generous": 5,
    "patient": 6,
    "thrifty": 4,
    "rounds": 9,
    "eye_start": [-9, -8, -2],
    "eye_faces": [0, 1, 1, 2, 2, 9],
}


def conserved(box: Box, state: State) -> list[int]:
    """The dice of each colour, and the cards in hands: how many each holds, and no two the same."""
    dice = [state.reserve[colour] + sum(own[colour] for own in state.owned) for colour in range(8)]
    cards = [card for hand in state.hand for card in hand if card >= 0]
    assert len(set(cards)) == len(cards)
    assert all(box.cards[card] for card in cards)
    assert all(kept in hand for kept, hand in zip(state.kept, state.hand, strict=True) if kept >= 0)
    return [*dice, *(sum(card >= 0 for card in hand) for hand in state.hand), sum(kept >= 0 for kept in state.kept)]


TRIALS = Trials(
    boxes=(
        {"seats": 1, "solo_traits": 1, "difficulty": 2},
        {"seats": 2, "first_game": 1, "starter": 1},
        {"seats": 3, "first_to": 8, "lowest_face": 1, "highest_face": 6},
        {"seats": 1, "solo_traits": 1, **OTHER},
        {"seats": 2, "zones": [5], **{name: OTHER[name] for name in ("reds", "faces")}},
        {"seats": 4, **OTHER},
    ),
    conserved=conserved,
    lockstep=100,
)
