"""Where things are kept that can be worked out again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.cache import cache_folder


@pytest.mark.parametrize(
    ("settings", "base"),
    [
        ({"LUDOTHEQUE_CACHE": "mine", "XDG_CACHE_HOME": "desk", "HOME": "home"}, "mine"),
        ({"LUDOTHEQUE_CACHE": "", "XDG_CACHE_HOME": "desk", "HOME": "home"}, "desk"),
        ({"LUDOTHEQUE_CACHE": "", "XDG_CACHE_HOME": "", "HOME": "home"}, "home/.cache"),
    ],
)
def test_the_folder_is_made_where_the_settings_say(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: dict[str, str], base: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value and str(tmp_path / value))

    folder = cache_folder("one", "two")

    assert folder == tmp_path / base / "ludotheque" / "one" / "two"
    assert folder.is_dir()
    assert cache_folder("one", "two") == folder
