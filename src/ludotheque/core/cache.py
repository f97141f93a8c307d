"""Where compiled kernels and bots' preparations are kept between runs."""

from __future__ import annotations

import os
from pathlib import Path


def cache_folder(*parts: str) -> Path:
    """A folder for what can be worked out again; LUDOTHEQUE_CACHE moves it."""
    base = os.environ.get("LUDOTHEQUE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(base, "ludotheque", *parts)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
