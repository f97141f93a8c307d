"""The positions with which the boards are tested are those that the rules lead to."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

BOARDS = Path(__file__).parent.parent / "src" / "ludotheque" / "games"
MADE = sorted(BOARDS.glob("*/board/fixtures/make.py"))


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.parts[-4])
def test_fixtures_are_up_to_date(made: Path, tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("fixtures", made)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.HERE = tmp_path
    module.main()
    fresh = {path.name: path.read_bytes() for path in tmp_path.glob("*.json")}
    kept = {path.name: path.read_bytes() for path in made.parent.glob("*.json")}
    stale = sorted(name for name in fresh | kept if fresh.get(name) != kept.get(name))
    assert not stale, "make fixtures"
