"""The documents are true: their examples run, and their links lead somewhere."""

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

import ludotheque.core
import ludotheque.envs
from ludotheque.bots.chooser import Budget, Chooser
from ludotheque.cli.document import page
from ludotheque.core import Bot, Coach, Game, Step, Tempo, Trials, games
from ludotheque.core.game import Rules
from ludotheque.core.words import LANGUAGES
from ludotheque.envs.document import written
from ludotheque.server.messages import Answer, Request
from ludotheque.server.wire.http import HANDLERS
from ludotheque.testing import __all__ as testing

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


def test_environments_are_written_down():
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert text == written(text, games().values()), "make docs"


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module_run(name):
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document):
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))
    assert [target for target in targets if "://" not in target and not (document.parent / target).exists()] == []


def spoken(document):
    """All that stands in a document as code."""
    return set(re.findall(r"`([^`\n]+)`", (ROOT / "docs" / document).read_text(encoding="utf-8")))


def hooks():
    """Every name that is looked for in what others write."""
    for kind in (Game, Bot, Coach, Step, Trials):
        yield from (field.name for field in fields(kind))
    yield from (name for name in vars(Rules) if not name.startswith("_"))
    yield from (*Tempo._fields, *Budget._fields, *testing)
    yield from (name for name in ("choose", "games", "budget") if hasattr(Chooser, name))
    contract = (ROOT / "web/src/lib/contract.ts").read_text(encoding="utf-8")
    exported = contract.split("interface ForeignBoard")[1]
    yield from re.findall(r"^  (\w+)\??[:(]", exported, re.MULTILINE)


def test_every_hook_is_named():
    assert set(hooks()) - spoken("reference.md") == set()


def test_every_word_that_is_looked_for_is_named():
    """Those put together from a prefix and a name, wherever they are looked for."""
    sources = [*ROOT.glob("src/ludotheque/core/*.py"), *ROOT.glob("src/ludotheque/testing/**/*.py")]
    sources += [path for path in ROOT.glob("web/src/**/*") if path.suffix in (".ts", ".svelte")]
    pattern = re.compile(
        r"""(?:f"|words?\.(?:word|has)\(`|table\.word\(`|own\.word\(`|named = `)([a-z]+)-(?:\{|\$\{)"""
    )
    prefixes = {found for path in sources for found in pattern.findall(path.read_text(encoding="utf-8"))}
    assert {"move", "veiled", "option", "view", "account", "coach"} <= prefixes
    told = {word.split("-")[0] for word in spoken("reference.md") if "-<" in word}
    assert prefixes - told == set()
    assert {"title", "tagline", "rules-text", "fair-why", "coach-goal"} <= spoken("reference.md")
    assert len(LANGUAGES) == 2, "the reference speaks of both"


def test_every_request_and_answer_is_named():
    told = spoken("protocol.md")
    tags = {kind.__struct_config__.tag for union in (Request, Answer) for kind in union.__args__}
    assert tags - told == set()
    paths = {re.sub(r":\w+", "", path) for handler in HANDLERS for path in handler.paths}
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert [path for path in paths if path not in text] == []


def test_the_site_builds():
    """Strictly: a link that leads nowhere stops it. And every page is in it."""
    command = [Path(sys.executable).parent / "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    listed = {
        page
        for entry in tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["nav"]
        for page in entry.values()
    }
    assert listed == {path.name for path in ROOT.glob("docs/*.md")} | {"decisions/README.md", "balance/README.md"}
