"""The counts of every game stand; the positions, and what can be worked out by hand, are in each game's own test."""

import os
from importlib import import_module

import pytest
from tests.games.perft import HERE, counts, write, written

GAMES = sorted(path.parent.name for path in HERE.glob("*/test_perft.py"))
POSITIONS = {game: import_module(f"tests.games.{game}.test_perft").POSITIONS for game in GAMES}


def counted(game, name):
    position, depth = POSITIONS[game][name]
    return counts(position().match, depth)


@pytest.mark.skipif(os.environ.get("PERFT") != "write", reason="the counts are written only when asked for")
@pytest.mark.parametrize("game", GAMES)
def test_write_the_counts(game):
    write(game, {name: counted(game, name) for name in POSITIONS[game]})


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_counted(game):
    assert list(written(game)) == list(POSITIONS[game])


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in POSITIONS[game]])
def test_the_counts_stand(game, name):
    assert counted(game, name) == written(game)[name]
