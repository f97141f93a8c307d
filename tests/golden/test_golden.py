"""Every game plays as its golden playthroughs say, with every number of seats; `make golden` writes them anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.golden.write import FOLDER, file_of, own, playthrough

from ludotheque.core import Game, games

TABLES = [(game, seats) for game in own(games().values()) for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_a_game_plays_as_it_did(game: Game, seats: int) -> None:
    file = file_of(game, seats)
    assert file.exists(), f"{game.id} has no golden playthrough for {seats} seats: make golden"

    expected, found = file.read_text(encoding="utf-8").splitlines(), playthrough(game, seats).splitlines()

    for number, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        assert new == old, f"{file.name} line {number}"
    assert len(found) == len(expected)


def test_no_golden_file_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(game, seats) for game, seats in TABLES}


def test_a_game_that_somebody_else_has_installed_needs_no_golden_file(tmp_path: Path) -> None:
    foreign = replace(games()["pig"], id="foreign")
    vars(foreign)["folder"] = tmp_path
    assert [game.id for game in own([foreign, games()["pig"]])] == ["pig"]
