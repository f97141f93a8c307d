"""How the scores came about: the parts add up, what has decided is said, and both have words."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.core.account import account
from ludotheque.core.typescript import account_type
from ludotheque.core.words import LANGUAGES, has_words, say
from ludotheque.testing.conformance.tables import Setup, walk


@pytest.mark.parametrize("seed", [5, 6])
def test_the_parts_add_up_to_the_scores_and_have_words(setup: Setup, seed: int) -> None:
    if setup.game.account is None:
        return
    *_, match = walk(setup, seed=seed)
    told, (scores, winners) = account(match), msgspec.structs.astuple(match.outcome)
    kind = account_type(setup.game)
    # What is written is what the type says.
    assert msgspec.json.decode(msgspec.json.encode(told), type=kind) == told
    assert tuple(sum(part.points for part in own) for own in told.parts) == scores
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    assert told.why is not None or (best == winners and len(winners) == 1)
    folder = setup.game.folder
    for language in LANGUAGES:
        for part in {part for own in told.parts for part in own}:
            assert say(folder, language, f"account-{part.name}", number=part.number).strip()
        if told.why is not None:
            named = {key: "x" if str(value).startswith("@") else value for key, value in told.why.values.items()}
            assert say(folder, language, told.why.key, **named, name="Ann", is_you="false").strip()
            assert all(
                has_words(folder, language, str(value)[1:])
                for value in told.why.values.values()
                if str(value).startswith("@")
            )


def test_turns_only_ever_go_on(setup: Setup) -> None:
    if setup.game.turn is None:
        return
    last = (0, 0)
    for match in walk(setup, seed=7):
        turn = setup.game.turn(match.box, match.view(-1))
        assert (turn.round, turn.number) >= last
        assert turn.seat in (-1, *match.seats)
        last = (turn.round, turn.number)
