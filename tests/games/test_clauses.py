"""Every numbered clause of a game's README is tested, and neither a test nor the code cites one that is not there."""

import re
from pathlib import Path

import pytest

from ludotheque.core import Game, games

HERE = Path(__file__).parent
GAMES = [game for game in games().values() if (HERE / game.id).is_dir()]
CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\*", re.MULTILINE)
MARK = re.compile(r"@pytest\.mark\.clause\(([^)]*)\)")
COMMENT = re.compile(r"# (\d+\.\d+.*)$", re.MULTILINE)


def numbered(game: Game) -> set[str]:
    return set(CLAUSE.findall((game.folder / "README.md").read_text(encoding="utf-8")))


def found(pattern: re.Pattern[str], folder: Path, files: str) -> set[str]:
    """The numbers in all that a pattern finds."""
    sources = [path.read_text(encoding="utf-8") for path in folder.glob(files)]
    return {
        number for source in sources for text in pattern.findall(source) for number in re.findall(r"\d+\.\d+", text)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_clause_is_tested(game: Game) -> None:
    assert len(numbered(game)) > 20
    assert numbered(game) - found(MARK, HERE / game.id, "test_*.py") == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_clause_cited_exists(game: Game) -> None:
    assert found(MARK, HERE / game.id, "test_*.py") - numbered(game) == set()
    assert found(COMMENT, game.folder, "*.py") - numbered(game) == set()
