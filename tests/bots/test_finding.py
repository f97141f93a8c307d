"""Finding a bot by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.bots import bots, find, finding
from ludotheque.core.game import game


def test_for_a_bot_of_our_own_nobody_elses_code_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "slow_to_load.py"
    file.write_text("raise RuntimeError('loaded')\n")
    monkeypatch.setenv(finding.OFFERED, f"{file}:Bot")
    for name in ("random", "heuristic", "master"):
        assert find(game("pig"), name).policy is not None
    with pytest.raises(Exception, match="loaded"):
        bots(game("pig"))
