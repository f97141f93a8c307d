"""Where things are kept that can be worked out again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludotheque.core.cache import cache_folder, forget_beyond


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


def test_what_nobody_used_for_long_is_forgotten_when_something_new_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    old, used, young = (cache_folder("compiled", name) for name in ("old", "used", "young"))
    (old / "kernel.py").touch()
    for folder in (old, used):
        os.utime(folder, (0, 0))

    cache_folder("compiled", "used")
    assert old.exists(), "nothing new was kept"

    cache_folder("compiled", "new")
    assert not old.exists()
    assert used.exists()
    assert young.exists()


def test_of_what_is_kept_the_last_used_stays(tmp_path: Path) -> None:
    for place, name in enumerate("abcd"):
        (tmp_path / name).write_bytes(b"x" * 10)
        os.utime(tmp_path / name, (0, place))
    os.utime(tmp_path / "a", (0, 9))
    forget_beyond(tmp_path, 25)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a", "d"]
