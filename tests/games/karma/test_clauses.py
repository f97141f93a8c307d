"""Every numbered clause of the README is tested, and no test cites one that is not there."""

import re
from pathlib import Path

from ludotheque.games.karma import GAME

CITATION = re.compile(r"@pytest\.mark\.clause\(([^)]*)\)")


def cited() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    return {
        number for source in sources for marks in CITATION.findall(source) for number in re.findall(r'"(.*?)"', marks)
    }


def numbered() -> set[str]:
    return set(
        re.findall(r"^- \*\*(\d+\.\d+)\*\*", (GAME.folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    )


def test_the_readme_has_clauses():
    assert {"1.1", "2.10", "7.6"} <= numbered()


def test_every_clause_is_tested():
    assert numbered() - cited() == set()


def test_every_clause_cited_exists():
    assert cited() - numbered() == set()
