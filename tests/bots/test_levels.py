"""The five levels and the characters: the same names everywhere, near-best moves only, and what was told wrongly."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ludotheque.bots import bots, find, for_people, is_from_elsewhere, simpler
from ludotheque.bots.choosing import decide, gather
from ludotheque.bots.levels import CHARACTERS, LEVELS, characters, in_trees, leveled, levels
from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, evaluation
from ludotheque.bots.search import FOUND, OTHERS, PRIOR, SQUARE, TOTAL, TRIES, WORTH
from ludotheque.core import NATURE, game, games
from ludotheque.core.chance import seed
from ludotheque.core.errors import BotError, UnknownBot
from ludotheque.core.match import Match


@pytest.mark.parametrize("id", games())
def test_every_game_has_the_same_five(id: str) -> None:
    chosen = game(id)
    assert tuple(levels(chosen)) == LEVELS
    assert for_people(chosen) == list(LEVELS)
    assert next(iter(bots(chosen))) == "random"
    for name, level in levels(chosen).items():
        found = find(chosen, name)
        if level.bot:
            assert found is chosen.bots[level.bot]
        else:
            assert isinstance(found.policy, Searching)


def test_levels_that_search_grow_in_looks_cool_down_or_are_quicker() -> None:
    for id in games():
        searching = [level for level in levels(game(id)).values() if not level.bot]
        for weaker, stronger in pairwise(searching):
            assert stronger.playouts or stronger.looks >= weaker.looks
            assert stronger.warmth <= weaker.warmth
            assert stronger.pace <= weaker.pace
            assert stronger != weaker


def test_looks_are_shared_out_among_trees_only_where_each_has_enough() -> None:
    assert in_trees(15_999) == Manner(15_999)
    assert in_trees(16_000) == Manner(4_000, 4)


def test_in_a_race_a_level_has_human_hands_at_its_own_pace() -> None:
    match = Match(game("rok"), game("rok").new_box())
    rng = random.Random(3)
    while NATURE in match.actors:
        match.play(NATURE, match.draw(rng))
    legal = [match.game.moves.encode(move) for move in match.legal(0)]
    times = []
    for name in LEVELS:
        policy = find(match.game, name).policy
        assert isinstance(policy, Searching)
        delays = []
        for number in range(20):
            drawn = [0, 0]
            seed(drawn, number, 0)
            _, delay = policy.answer(match.box, match.view(0), legal, len(legal), drawn, (), is_compiled=False)
            delays.append(delay)
        times.append(min(delays))
    assert times == sorted(set(times), reverse=True)
    assert times[-1] >= 250


def test_a_level_that_searches_has_characters_and_one_that_does_not_has_none() -> None:
    spirits = game("spirits")
    assert characters(spirits)["calm"] == list(CHARACTERS)
    bold = find(spirits, "calm-bold").policy
    assert isinstance(bold, Searching)
    calm = find(spirits, "calm").policy.manner  # type: ignore[attr-defined]
    assert bold.manner == calm._replace(bold=bold.manner.bold, warmth=bold.manner.warmth)
    assert bold.manner.bold > 0
    assert not is_from_elsewhere(spirits, "calm-bold")
    for name in ("calm-grumpy", "heuristic-bold", "best"):
        with pytest.raises(UnknownBot):
            find(spirits, name)


def test_a_level_that_is_one_of_the_games_own_bots_has_no_character(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pig = game("pig")
    levels.cache_clear()
    leveled.cache_clear()
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    (tmp_path / "levels.toml").write_text("".join(f"[{name}]\nbot = 'heuristic'\n" for name in LEVELS))
    assert find(pig, "calm") is pig.bots["heuristic"]
    assert characters(pig)["calm"] == []
    with pytest.raises(UnknownBot):
        find(pig, "calm-bold")
    levels.cache_clear()
    leveled.cache_clear()


def test_below_a_level_is_the_next_lower_one() -> None:
    spirits = game("spirits")
    assert [simpler(spirits, name) for name in LEVELS] == ["random", *LEVELS[:-1]]
    assert simpler(spirits, "regular-bold") == "calm-bold"
    assert simpler(game("karma"), "regular") == "calm"
    assert simpler(spirits, "heuristic") == "random"
    assert simpler(spirits, "stranger") == "heuristic"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[stroll]\nlooks = 1", "must tell of the levels stroll, calm"),
        ("[stroll]\nlooks = 'many'", "levels.toml"),
        ("".join(f"[{name}]\nbot = 'best'\n" for name in LEVELS), "stroll is the bot 'best'"),
        ("".join(f"[{name}]\nhand = 'best'\n" for name in LEVELS), "stroll has the hands of 'best'"),
        ("".join(f"[{name}]\nplayouts = 9\n" for name in LEVELS), "stroll plays moves out, for which evaluation.toml"),
    ],
)
def test_what_was_told_wrongly_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str) -> None:
    pig = game("pig")
    levels.cache_clear()
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    (tmp_path / "levels.toml").write_text(text)
    with pytest.raises(BotError, match=told):
        levels(pig)
    levels.cache_clear()


def test_without_what_was_learned_there_are_no_levels_that_need_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pig = game("pig")
    text = (pig.folder / "levels.toml").read_text()
    levels.cache_clear()
    leveled.cache_clear()
    monkeypatch.setitem(vars(pig), "folder", tmp_path)
    assert levels(pig) == {}
    levels.cache_clear()
    (tmp_path / "levels.toml").write_text(text)
    assert evaluation(pig) is None
    assert levels(pig) == {}
    assert for_people(pig) == ["random", "heuristic"]
    levels.cache_clear()
    leveled.cache_clear()


def found(*moves: tuple[float, int, float, float, float]) -> np.ndarray:
    """What a search has found: prior, tries, chance, spread and what others have, of each move."""
    rows = np.zeros((1, len(moves), FOUND))
    for row, (prior, tries, chance, spread, others) in zip(rows[0], moves, strict=True):
        row[PRIOR], row[TRIES], row[TOTAL], row[WORTH] = prior, tries, tries * chance, 0.5
        row[SQUARE], row[OTHERS] = tries * (chance**2 + spread**2), tries * others
    return rows


MOVES = ((0.5, 500, 0.60, 0.1, 9), (0.3, 300, 0.59, 0.3, 5), (0.1, 5, 0.2, 0.1, 1), (0.1, 0, 0, 0, 0))


def chosen_by(manner: Manner, times: int = 200) -> list[int]:
    rng = [7, 9]
    return [decide(found(*MOVES)[0], len(MOVES), manner, rng) for _ in range(times)]


def test_whoever_wants_the_best_takes_what_was_looked_at_most() -> None:
    assert set(chosen_by(Manner(800))) == {0}


def test_a_warm_player_makes_near_best_moves_and_no_others() -> None:
    chosen = chosen_by(Manner(800, warmth=0.05))
    assert set(chosen) == {0, 1}
    assert chosen.count(0) > chosen.count(1)


def test_characters_choose_among_what_is_nearly_as_good() -> None:
    assert set(chosen_by(Manner(800, bold=0.02))) == {1}
    assert set(chosen_by(Manner(800, bold=-0.02))) == {0}
    assert set(chosen_by(Manner(800, tease=0.02))) == {1}


def test_one_lucky_look_does_not_make_all_others_hopeless() -> None:
    """Whoever wants the best, to their taste, leaves out what was hardly looked at."""
    moves = ((0.6, 50, 0.3, 0.1, 9), (0.39, 9, 0.29, 0.3, 5), (0.01, 1, 1.0, 0.0, 1))
    for taste in (Manner(60, bold=0.02), Manner(60, bold=-0.02), Manner(60, tease=0.02)):
        assert decide(found(*moves)[0], len(moves), taste, [7, 9]) in (0, 1)


def test_at_first_sight_a_warm_player_goes_by_what_seems_good() -> None:
    moves = ((0.75, 0, 0.0, 0.0, 0.0), (0.25, 0, 0.0, 0.0, 0.0))
    rng = [7, 9]
    chosen = [decide(found(*moves)[0], 2, Manner(warmth=0.1), rng) for _ in range(400)]
    assert 260 < chosen.count(0) < 340
    assert decide(found(*moves)[0], 2, Manner(), rng) == 0


def test_trees_are_added_up() -> None:
    both = np.concatenate([found(*MOVES), found(*MOVES)])
    gather(both, 2, len(MOVES))
    assert both[0, 0, TRIES] == 1000
    assert both[0, 1, TOTAL] == pytest.approx(2 * 300 * 0.59)
