"""`ludotheque new`: a game of one's own as a package that plays at once. It begins as Pig, the smallest there is."""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import ids

PACKAGE = Path(__file__).parents[1]
PATTERN = next(
    folder
    for folder in (PACKAGE / "pattern", PACKAGE.parents[1] / "examples" / "pig")
    if (folder / "README.md").is_file()
)
"""Pig: inside a wheel, or in the checkout."""
LEARNED = ("evaluation", "levels")
"""What was learned of Pig says nothing of another game."""


def write(name: str, folder: Path) -> Path:
    """Write a package of that name into a folder; where it lies."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise LudothequeError(f"expected a name of small letters, digits and _, such as my_game, not {name!r}")
    target = folder / name
    if target.exists():
        raise LudothequeError(f"{target} is there already")
    if name in ids():
        raise LudothequeError(f"a game {name} is installed already: expected another name")
    if keyword.iskeyword(name) or find_spec(name) is not None:
        raise LudothequeError(f"Python knows something else as {name}: expected another name")
    title = name.replace("_", " ").capitalize()
    meant = {
        "ludotheque_pig": name,
        "ludotheque-pig": name.replace("_", "-"),
        "Pig": title,
        "Cochon": title,
        "pig": name,
    }
    for file in sorted(PATTERN.rglob("*")):
        place = target / str(file.relative_to(PATTERN)).replace("ludotheque_pig", name)
        if file.is_dir() or "__pycache__" in file.parts or "dist" in file.parts or file.stem in LEARNED:
            continue
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
        text = place.read_text(encoding="utf-8")
        place.write_text(re.sub("|".join(meant), lambda found: meant[found.group()], text), encoding="utf-8")
    return target
