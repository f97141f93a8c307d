"""A server for chaos, without the limits that are meant for one visitor.

python -m tests.chaos.server DATA PORT [STORE]
"""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.server.run import serve
from ludotheque.server.settings import UNLIMITED, Settings


def main(data: Path, port: int, store: str) -> None:
    """Serve until it is told to stop, or killed."""
    settings = Settings(data, url=store, pace=(0, 20), count=100, workers=1, **UNLIMITED)
    serve(settings, "127.0.0.1", port, lambda address: print(address, flush=True), browse=False)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
