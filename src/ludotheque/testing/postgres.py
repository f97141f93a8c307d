"""A PostgreSQL of one's own for a while, in a temporary folder, on this machine only."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PLACES = "/usr/lib/postgresql/*/bin"
"""Where Debian keeps what it does not put on the PATH."""
PATIENCE = 1_200
"""So often, twenty times a second, it is tried to connect."""


def missing() -> str:
    """Why there can be no PostgreSQL here; empty where there can."""
    if _programs() is None:
        return "PostgreSQL's initdb is neither on the PATH nor in /usr/lib/postgresql"
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed: pip install ludotheque[postgres]"
    return ""


@contextmanager
def postgres(*settings: str) -> Iterator[str]:
    """Its address for SQLAlchemy. Settings are such as `fsync=off`."""
    programs = _programs()
    assert programs is not None, missing()
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-postgres-"))
    port = _free_port()
    how: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if os.geteuid() == 0:
        # It refuses to run as root.
        how |= {"user": "nobody", "group": "nogroup", "extra_groups": []}
        shutil.chown(folder, "nobody", "nogroup")
    server: subprocess.Popen[bytes] | None = None
    try:
        make = [
            programs / "initdb",
            "-D",
            folder / "data",
            "-U",
            "ludotheque",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        subprocess.run(list(map(str, make)), check=True, **how)
        options = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", *settings]
        run = [str(programs / "postgres"), "-D", str(folder / "data")]
        run += [each for option in options for each in ("-c", option)]
        server = subprocess.Popen(run, **how)
        _wait(server, port)
        yield f"postgresql+psycopg://ludotheque@127.0.0.1:{port}/postgres"
    finally:
        if server is not None:
            # At once: whoever is connected need not be waited for.
            server.send_signal(3)
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    import psycopg

    for _ in range(PATIENCE):
        with suppress(psycopg.OperationalError):
            psycopg.connect(f"postgresql://ludotheque@127.0.0.1:{port}/postgres").close()
            return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL has not started")


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/").glob(f"{PLACES[1:]}/initdb"))
    return folders[-1].parent if folders else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
