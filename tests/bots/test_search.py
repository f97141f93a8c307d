"""The search: right where it can be worked out, the same interpreted and compiled, and blind to what is hidden."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ludotheque.bots import plan
from ludotheque.bots.contest import SEARCHES, answer
from ludotheque.bots.encoding import encoding
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, advised, evaluation, mentor
from ludotheque.bots.network import expect, liking, mind, read, reflect, thought
from ludotheque.bots.playouts import playouts
from ludotheque.bots.random import at_random
from ludotheque.bots.search import FOUND, TRIES
from ludotheque.bots.tree import tree
from ludotheque.core import NATURE, game, games
from ludotheque.core.chance import seed
from ludotheque.core.compiler import interpreted
from ludotheque.core.match import Match
from ludotheque.core.terms import Information
from ludotheque.testing.conformance.tables import imagined

if TYPE_CHECKING:
    from ludotheque.core.data import State

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


def searching(id: str, looks: int, trees: int = 1, threads: int = 1, **taste: Any) -> Searching:
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


def test_a_mentor_is_asked_where_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kiwetin, alone = game("kiwetin"), mind(dict(np.load(game("kiwetin").folder / "evaluation.npz")))
    plan = np.ones(1, np.float32)
    monkeypatch.setitem(vars(kiwetin), "folder", tmp_path)
    told = tmp_path / "evaluation.toml"
    told.write_text("version = 1")
    assert advised(alone, kiwetin, plan) is alone
    told.write_text('mentor = "heuristic"')
    asked = advised(alone, kiwetin, plan, 5)
    assert (asked.mentor, asked.advice, asked.plan) == (5, 0.8, plan)
    told.write_text('mentor = "heuristic"\nadvice = 0')
    assert advised(alone, kiwetin, plan, 5).advice == 0


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
    """And have looked at each move as often: moves alone could be the same by chance."""
    bot = searching(id, 12)
    for number, match in enumerate(positions(id, 4)):
        view = match.view(min(match.actors))
        asked(bot, match)
        first, second = [number + 1, 7], [number + 1, 7]
        move, tries = bot.search(match.box, view, first), bot._found[0, :, TRIES].tolist()
        assert bot.glance(match.box, view, second, looks=12) == move
        assert bot._found[0, :, TRIES].tolist() == tries
        assert sum(tries) == 12
        assert first == second


def test_a_move_that_is_clear_is_made_early() -> None:
    """It is the one that all looks would have led to; whoever wants to know the chances looks on."""
    bot, to_the_end = searching("pig", 400), searching("pig", 400, whole=True)
    bot.compile()
    looks = []
    for number, match in enumerate(positions("pig", 12)):
        view = match.view(min(match.actors))
        assert bot.search(match.box, view, [number + 1, 7]) == to_the_end.search(match.box, view, [number + 1, 7])
        looks.append(bot._found[0, :, TRIES].sum())
        assert to_the_end._found[0, :, TRIES].sum() == 400
        assert sum(move.tries for move in bot.judge(match.box, view, [number + 1, 7])) == 400
    assert min(looks) < 300
    assert max(looks) <= 400


def alike(match: Match) -> list[State]:
    """The true state, and some that whoever is to move cannot tell from it."""
    return [match.state, *(imagined(match, min(match.actors), stream=stream) for stream in range(4))]


def secretive(id: str, count: int) -> list[Match]:
    """Matches at moments at which somebody has a choice and does not know all."""
    found: list[Match] = []
    for number in range(100):
        rng, match = random.Random(number), Match(game(id), game(id).new_box(**SECRET[id]))
        while len(found) < count and not match.is_over and match.number < 60:
            seat = min(match.actors)
            match.play(seat, match.draw(rng) if seat == NATURE else rng.choice(match.legal(seat)))
            if match.is_over or (seat := min(match.actors)) == NATURE or len(match.legal(seat)) < 2:
                continue
            if len({str(state.flat()) for state in alike(match)}) > 1:
                found.append(match)
                break
    assert len(found) == count, "nothing was hidden in these matches"
    return found


SECRET: dict[str, dict[str, int]] = {"karma": {}, "kiwetin": {}, "rok": {"calm": 1}}
"""Games in which somebody knows what others do not, and what must be set for it."""


def test_games_with_secrets_are_all_looked_at() -> None:
    assert set(SECRET) == {id for id in LEARNED if game(id).information is Information.IMPERFECT}


@pytest.mark.parametrize("id", [id if id == "kiwetin" else pytest.param(id, marks=pytest.mark.soak) for id in SECRET])
def test_what_the_seat_cannot_know_changes_nothing(id: str) -> None:
    """Another state with the same view: the same judgement from the same seed."""
    bot = searching(id, 30, playouts=60)
    bot.compile()
    for match in secretive(id, 3):
        seat, told = min(match.actors), []
        for state in alike(match):
            view = match.game.view()
            match.game.rules.observe(match.box, state, seat, view)
            told.append(bot.judge(match.box, view, [3, 4]))
        assert told == [told[0]] * len(told)


@pytest.mark.parametrize(("trees", "tries"), [(2, 0), (1, 4)])
@pytest.mark.parametrize("id", SECRET)
def test_whoever_searches_where_the_true_state_lies_at_hand_does_not_look_at_it(
    id: str, trees: int, tries: int
) -> None:
    """In the lab's matches it is the first of the states that a search is given room in: another one that the seat
    cannot tell from it changes nothing."""
    chosen = game(id)
    policies = () if (watched := mentor(chosen)) is None else (watched.policy,)
    kernel = interpreted(chosen, answer, policies or (at_random,))
    file = evaluation(chosen)
    assert file is not None
    looks = 8
    for match in secretive(id, 2):
        box, seat = match.box, min(match.actors)
        learned = read(file)
        if watched is not None:
            learned = learned._replace(mentor=0, advice=0.8, plan=plan(watched, box))
        legal = [chosen.moves.encode(move) for move in match.legal(seat)]
        told, states = [], alike(match)
        for state in states:
            before = state.flat()
            room = thought(chosen, box, learned), tree(chosen, looks), playouts(chosen), [0, 0]
            found = np.zeros((trees, chosen.most_legal, FOUND))
            views, rng = [match.view(seat), chosen.view()], [5, 6]
            bots, manners = [SEARCHES] * box.seats, [Manner(looks, trees, warmth=0.05, playouts=tries)] * box.seats
            given = [state, chosen.state(), chosen.state()], [*legal, *[0] * chosen.most_legal], len(legal), rng, bots
            move, _ = kernel(box, seat, views, *given, [()] * box.seats, manners, learned, *room, found)
            told.append((move, found.tolist()))
            assert state.flat() == before
        assert told == [told[0]] * len(states)


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
