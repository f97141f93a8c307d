"""The search: right where it can be worked out, the same interpreted and compiled, and blind to what is hidden."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from ludotheque.bots import plan
from ludotheque.bots.encoding import encoding
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, evaluation, mentor
from ludotheque.bots.network import expect, liking, mind, reflect, thought
from ludotheque.core import NATURE, game, games
from ludotheque.core.chance import seed
from ludotheque.core.match import Match

LEARNED = [id for id, each in games().items() if evaluation(each) is not None]
COMPILED = [id if id in ("pig", "kiwetin") else pytest.param(id, marks=pytest.mark.soak) for id in LEARNED]
"""One game without secrets and one with them; to compile the others takes long, and is left to the long run."""


def positions(id: str, count: int, **changes: int) -> list[Match]:
    """Matches at random moments at which somebody has a choice."""
    found = []
    for number in range(count):
        rng = random.Random(number)
        while True:
            match = Match(game(id), game(id).new_box(**changes))
            for _ in range(rng.randrange(5, 60)):
                if match.is_over:
                    break
                seat = min(match.actors)
                move = match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat))
                match.play(seat, move)
            if not match.is_over and (seat := min(match.actors)) != NATURE and len(match.legal(seat)) > 1:
                found.append(match)
                break
    return found


def searching(id: str, looks: int, trees: int = 1, threads: int = 1, **taste: float) -> Searching:
    file = evaluation(game(id))
    assert file is not None
    return Searching(game(id), file, Manner(looks, trees, **taste), threads)


def asked(bot: Searching, match: Match, number: int = 1) -> int:
    """The move that a search makes for the seat on turn."""
    seat = min(match.actors)
    legal = [match.game.moves.encode(move) for move in match.legal(seat)]
    rng = [0, 0]
    seed(rng, number, 0)
    move, _ = bot(match.box, match.view(seat), legal, len(legal), rng, ())
    assert move in legal
    return move


def test_every_evaluation_is_small_and_of_these_rules() -> None:
    assert set(LEARNED) >= {"kasimir", "pig", "spirits"}
    for id in LEARNED:
        file = evaluation(game(id))
        assert file is not None
        assert file.stat().st_size <= 1_000_000


def test_an_evaluation_of_other_rules_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pig = game("pig")
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    assert evaluation(pig) is None
    (tmp_path / "evaluation.toml").write_text(f"version = {pig.version}")
    assert evaluation(pig) == tmp_path / "evaluation.npz"
    (tmp_path / "evaluation.toml").write_text(f"version = {pig.version + 1}")
    assert evaluation(pig) is None


@pytest.mark.parametrize("id", LEARNED)
def test_two_layers_are_what_numpy_makes_of_them(id: str) -> None:
    """The sum of rows without the usual ones is the product of a matrix with what is lit."""
    chosen = game(id)
    kept = dict(np.load(chosen.folder / "evaluation.npz"))
    learned = mind(kept)
    for match in positions(id, 5):
        room = thought(chosen, match.box, learned)
        view = match.view(min(match.actors)).flat()
        room.numbers[: len(view)] = view
        place = np.clip((room.numbers - kept["low"]) // kept["step"], 0, np.maximum(kept["buckets"] - 1, 0))
        lit = np.zeros(kept["table.weight"].shape[1])
        lit[(place + kept["first"])[kept["buckets"] > 0]] = 1
        first = np.maximum(kept["table.weight"].astype(float) @ lit + kept["table.bias"], 0)
        second = np.maximum(kept["second.weight"].astype(float) @ first + kept["second.bias"], 0)
        reflect(learned, room)
        np.testing.assert_allclose(room.second, second, rtol=1e-3, atol=1e-3)
        expect(learned, room, match.box.seats)
        weights = np.exp(kept["chances.weight"].astype(float) @ second + kept["chances.bias"])
        weights[match.box.seats : -1] = 0
        np.testing.assert_allclose(room.chances, weights / weights.sum(), rtol=1e-3, atol=1e-4)
        liked = kept["moves.weight"].astype(float) @ second + kept["moves.bias"]
        np.testing.assert_allclose(liking(learned, room, 1), liked[1], rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("id", COMPILED)
def test_the_same_seed_and_budget_give_the_same_move_interpreted_and_compiled(id: str) -> None:
    bot = searching(id, 12)
    for number, match in enumerate(positions(id, 4)):
        view = match.view(min(match.actors))
        asked(bot, match)
        first, second = [number + 1, 7], [number + 1, 7]
        assert bot.search(match.box, view, first) == bot.glance(match.box, view, second, looks=12)
        assert first == second


@pytest.mark.parametrize("id", COMPILED)
def test_what_the_seat_cannot_know_changes_nothing(id: str) -> None:
    """Another state with the same view: the same move from the same seed."""
    bot = searching(id, 30)
    for match in positions(id, 3):
        seat = min(match.actors)
        moves = set()
        for number in range(3):
            rng, state, view = [0, 0], match.game.state(), match.game.view()
            seed(rng, number, 1)
            match.game.rules.imagine(match.box, match.view(seat), rng, state)
            match.game.rules.observe(match.box, state, seat, view)
            legal = [match.game.moves.encode(move) for move in match.legal(seat)]
            words = [3, 4]
            moves.add(bot(match.box, view, legal, len(legal), words, ()))
        assert len(moves) == 1


def test_a_sure_win_is_taken_and_a_sure_loss_avoided() -> None:
    """Pig, with enough in hand to win: hold. With nothing in hand and the other about to win: roll."""
    match = Match(game("pig"), game("pig").new_box(goal=20))
    state = match.state
    state.turn, state.total, state.banked[0], state.banked[1] = 0, 6, 14, 10
    for bot in (searching("pig", 200),):
        for total, wanted in ((6, "Hold"), (0, "Roll")):
            state.total = total
            view = match.game.view()
            match.game.rules.observe(match.box, state, 0, view)
            legal = [0, 0]
            count = match.game.rules.legal(match.box, state, 0, legal)
            move, _ = bot(match.box, view, legal, count, [5, 6], ())
            assert type(match.game.moves.decode(move)).__name__ == wanted


def test_a_number_that_never_changes_has_no_bucket() -> None:
    pig = game("pig")
    width = len(pig.view.ranges()) + 2
    low, high = np.zeros(width, int), np.zeros(width, int)
    high[2] = 100
    told = encoding(pig, low, high)
    assert told.buckets.tolist() == [0, 0, *[told.rows], *[0] * (width - 3)]
    assert told.rows <= 48
    assert told.step[2] * told.rows > 100


@pytest.mark.parametrize("threads", [2, 3, 4])
def test_any_number_of_threads_finds_the_same(threads: int) -> None:
    alone, several = searching("pig", 40, trees=4), searching("pig", 40, trees=4, threads=threads)
    alone.compile()
    for number, match in enumerate(positions("pig", 4)):
        view = match.view(min(match.actors))
        assert alone.judge(match.box, view, [number + 1, 5]) == several.judge(match.box, view, [number + 1, 5])


@pytest.mark.parametrize("taste", [{"warmth": 0.05}, {"warmth": 0.05, "bold": 0.02}, {"tease": 0.02}])
def test_whoever_does_not_take_the_best_is_the_same_interpreted_and_compiled(taste: dict[str, float]) -> None:
    bot = searching("pig", 24, trees=2, **taste)
    bot.compile()
    for number, match in enumerate(positions("pig", 4)):
        view = match.view(min(match.actors))
        first, second = [number + 1, 7], [number + 1, 7]
        assert bot.search(match.box, view, first) == bot.glance(match.box, view, second, looks=24)
        assert first == second


def test_at_first_sight_a_search_does_what_its_mentor_would() -> None:
    chosen = game("kiwetin")
    asked = mentor(chosen)
    assert asked is not None
    for match in positions("kiwetin", 12):
        seat = min(match.actors)
        legal = [chosen.moves.encode(move) for move in match.legal(seat)]
        first, second = [0, 0], [0, 0]
        seed(first, 3, 0)
        seed(second, 3, 0)
        move, _ = asked.policy(match.box, match.view(seat), legal, len(legal), first, plan(asked, match.box))
        assert searching("kiwetin", 0).glance(match.box, match.view(seat), second) == move
