"""Where compiled kernels and bots' preparations are kept between runs."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

UNUSED = 30 * 24 * 3600
"""After so many seconds, what nobody used is forgotten: rules change, and their old machine code is of no use."""


def cache_folder(*parts: str) -> Path:
    """A folder for what can be worked out again; LUDOTHEQUE_CACHE moves it."""
    base = os.environ.get("LUDOTHEQUE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    kind = Path(base, "ludotheque", parts[0])
    folder = kind.joinpath(*parts[1:])
    if folder != kind and not folder.exists():
        _forget_unused(kind)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def forget_beyond(folder: Path, most_bytes: int) -> None:
    """Keep the files of a folder that were used last, and no more of them than so many bytes."""
    found: list[tuple[float, int, Path]] = []
    for file in folder.iterdir():
        with suppress(FileNotFoundError):
            stat = file.stat()
            found.append((stat.st_mtime, stat.st_size, file))
    for _, size, file in sorted(found, reverse=True):
        most_bytes -= size
        if most_bytes < 0:
            file.unlink(missing_ok=True)


def _forget_unused(kind: Path) -> None:
    for folder in kind.glob("*"):
        # Another process may be forgetting it as well.
        with suppress(FileNotFoundError):
            if folder.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(folder, ignore_errors=True)
