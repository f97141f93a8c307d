"""What no position of a match may lose or gain, counted from the state alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Count = Callable[[Any, Any], list[int]]


def karma(box: Any, state: Any) -> list[int]:
    """The dice of each colour, and the cards in hands: how many each holds, and no two the same."""
    dice = [state.reserve[colour] + sum(own[colour] for own in state.owned) for colour in range(8)]
    cards = [card for hand in state.hand for card in hand if card >= 0]
    assert len(set(cards)) == len(cards)
    assert all(box.cards[card] for card in cards)
    assert all(kept in hand for kept, hand in zip(state.kept, state.hand, strict=True) if kept >= 0)
    return [*dice, *(sum(card >= 0 for card in hand) for hand in state.hand), sum(kept >= 0 for kept in state.kept)]


def kasimir(box: Any, state: Any) -> list[int]:
    """The stakes and the markers, by kind."""
    places = (state.unseen, state.aside, *state.owned)
    stakes = [sum(place[kind] for place in places) + state.stake.count(kind) for kind in range(8)]
    markers = [sum(place[colour] for place in (state.bag, state.paid, *state.markers)) for colour in range(6)]
    return [*stakes, *markers, *state.unseen]


def kiwetin(box: Any, state: Any) -> list[int]:
    """The Runes by kind, in hands and everywhere else, and how many each holds."""
    on_table = [int(state.rune == rune) for rune in range(10)]
    on_table[9] += state.mirrors
    places = (state.under, state.discard, on_table, *state.hand)
    return [*(sum(place[rune] for place in places) for rune in range(10)), *map(sum, state.hand), sum(state.under)]


def pig(box: Any, state: Any) -> list[int]:
    return state.banked


def rok(box: Any, state: Any) -> list[int]:
    """The runes by kind, and where there may be marks."""
    own = [*state.loot, *state.grabbed]
    runes = [
        state.unseen[kind] + state.rune.count(kind) + state.equilibrium.count(kind) + sum(place[kind] for place in own)
        for kind in range(24)
    ]
    for marks in state.secret:
        assert sum(marks) <= box.marks
        assert all(0 <= state.rune[cell] < 24 for cell, mark in enumerate(marks) if mark)
    return runes


def spirits(box: Any, state: Any) -> list[int]:
    """The stones of each colour."""
    places = (state.bag, state.bowl, state.hand, *state.given)
    return [sum(place[stone] for place in places) for stone in range(7)]


CONSERVED: dict[str, Count] = {
    "karma": karma,
    "kasimir": kasimir,
    "kiwetin": kiwetin,
    "pig": pig,
    "rok": rok,
    "spirits": spirits,
}
