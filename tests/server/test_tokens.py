"""Names of tables and keys of guests can be typed after a command."""

import secrets
from pathlib import Path

import pytest

from ludotheque.server.settings import Settings
from ludotheque.server.tokens import token


def test_no_token_begins_as_an_option_does(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-thW8feRgn0Cbz4s", "--hW8feRgn0Cbz4s", "thW8feRgn0C-bz4s"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert token(12) == "thW8feRgn0C-bz4s"


def test_no_table_is_named_so(tmp_path: Path) -> None:
    new_id = Settings(tmp_path).new_id
    first = {new_id()[0] for _ in range(2000)}
    assert "-" not in first
    assert "_" in first, "the other letters of links all come first at times"
