"""Before a race somebody may try it alone: by the game's rules, and kept nowhere."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.messages import Practise
from ludotheque.server.refusal import Refusal
from ludotheque.server.table.practice import practice_of


def tried(seed: int, *cells: int, done: bool = False) -> Practise:
    moves = [{"do": "grab", "cell": cell} for cell in cells] + ([{"do": "done"}] if done else [])
    return Practise(game="rok", seed=seed, moves=moves)


@pytest.mark.parametrize("seed", range(20))
def test_eight_runes_lie_open_with_a_pair_among_them(seed: int) -> None:
    practice = practice_of(tried(seed))
    lying = [kind for kind in practice.position.view["rune"] if kind >= 0]
    assert len(lying) == 8
    assert len(set(lying)) < 8
    assert {choice.move["do"] for choice in practice.position.choices} == {"grab", "done"}
    assert practice.events


def test_it_follows_from_its_seed_and_its_moves() -> None:
    rune = practice_of(tried(7)).position.view["rune"]
    first, second = next((a, b) for a in range(len(rune)) for b in range(a) if rune[a] >= 0 and rune[a] == rune[b])
    assert practice_of(tried(7, first)).position.view["grabbed"][0][rune[first]] == 1
    assert practice_of(tried(7, first, second)).position.view["grabbed"][0][rune[first]] == 2
    assert practice_of(tried(7, first, second, done=True)).position.choices == []


def test_what_cannot_be_practised_is_refused() -> None:
    with pytest.raises(Refusal):
        practice_of(Practise(game="pig", seed=1))
    with pytest.raises(LudothequeError):
        practice_of(Practise(game="rok", seed=1, moves=[{"do": "hand_on"}]))
    with pytest.raises(LudothequeError):
        practice_of(Practise(game="chess", seed=1))
