"""The documents are true: their examples run, and their links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import ludotheque.core
import ludotheque.envs
from ludotheque.cli.document import page
from ludotheque.core import games

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("src/ludotheque/games/*/README.md"),
    *ROOT.glob("examples/*/README.md"),
]
MODULES = ["ludotheque"]
for package in (ludotheque.core, ludotheque.envs):
    MODULES += [f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_of_a_document_run(document):
    failed, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


def test_what_the_games_say_of_themselves_is_written_down():
    written = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    assert written == page(games().values()) + "\n", "make docs"


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module_run(name):
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document):
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))
    assert [target for target in targets if "://" not in target and not (document.parent / target).exists()] == []
