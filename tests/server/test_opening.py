"""A store that is damaged, read-only, or another server's: told in a sentence at the start."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.server.store.opening import check, claimed

COMMAND = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve", "--port", "0", "--data"]


def started(folder: Path) -> tuple[int, str]:
    """How a server ends that cannot start: its status, and what it says."""
    done = subprocess.run([*COMMAND, str(folder)], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == ""
    return done.returncode, done.stderr


def store(folder: Path) -> str:
    return f"sqlite:///{folder / 'ludotheque.sqlite'}"


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    with subprocess.Popen([*COMMAND, str(tmp_path)], stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline()
        status, said = started(tmp_path)
        assert status == 2
        assert f"another server (process {first.pid}) keeps its tables in {tmp_path}" in " ".join(said.split())
        assert "Traceback" not in said
        first.send_signal(signal.SIGKILL)
    # However it ended, the folder is free again.
    with claimed(tmp_path), pytest.raises(LudothequeError, match="another server"), claimed(tmp_path):
        pass


def test_a_store_that_is_none_is_told_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "ludotheque.sqlite").write_bytes(b"not a store" * 1000)
    status, said = started(tmp_path)
    assert status == 2
    assert "is damaged (file is not a database)" in " ".join(said.split())
    assert "Traceback" not in said


@pytest.mark.asyncio
async def test_a_damaged_store_is_noticed(tmp_path: Path) -> None:
    await check(store(tmp_path))
    with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite")) as made:
        made.execute("PRAGMA journal_mode=DELETE")
    file = tmp_path / "ludotheque.sqlite"
    whole = bytearray(file.read_bytes())
    # The pages of all tables but the first, which says what there is.
    whole[4096:] = b"\xaa" * (len(whole) - 4096)
    file.write_bytes(whole)
    with pytest.raises(LudothequeError, match="is damaged"):
        await check(store(tmp_path))


@pytest.mark.asyncio
async def test_a_store_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    await check(store(tmp_path))
    with pytest.raises(LudothequeError, match=r"cannot be used \(attempt to write a readonly database\)"):
        await check(f"sqlite:///file:{tmp_path / 'ludotheque.sqlite'}?mode=ro&uri=true")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "ludotheque.sqlite").mkdir()
    with pytest.raises(LudothequeError, match=r"cannot be used \(unable to open database file\)"):
        await check(store(tmp_path / "other"))


@pytest.mark.asyncio
async def test_a_store_of_a_newer_version_is_told(tmp_path: Path) -> None:
    await check(store(tmp_path))
    with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
        newer.commit()
    with pytest.raises(LudothequeError, match="was written by a newer version"):
        await check(store(tmp_path))


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LudothequeError, match="tables cannot be kept in"), claimed(tmp_path / "file" / "folder"):
        pass
