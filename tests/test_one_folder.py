"""A game is one folder: nothing outside it knows its name, but for the entry point that makes it known."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ludotheque"
FOLDERS = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
NAMED = re.compile(rf"\b({'|'.join(sorted(FOLDERS))})\b", re.IGNORECASE)
PAGE = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".ftl", ".css")]
PAGE += [ROOT / "web" / "vite.config.ts", ROOT / "web" / "index.html", *(ROOT / "web" / "scripts").glob("*.mjs")]
PYTHON = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]
EXAMPLES = re.compile(r"/\*.*?\*/|^\s*//.*?$|<!--.*?-->|^#.*?$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_page_names_no_game(path):
    """But in comments, as an example."""
    assert NAMED.findall(EXAMPLES.sub("", path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_layer_names_a_game(path):
    """But in comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = [
        statement.value
        for node in ast.walk(tree)
        for statement in (node.body if isinstance(getattr(node, "body", None), list) else [])
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    ]
    spoken = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in told]
    names = [getattr(node, "module", None) or getattr(node, "id", "") for node in ast.walk(tree)]
    assert NAMED.findall(" ".join(map(str, [*spoken, *names]))) == []


def test_every_folder_is_known_by_its_entry_point():
    known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["ludotheque.games"]
    assert known == {name: f"ludotheque.games.{name}:GAME" for name in sorted(FOLDERS)}
