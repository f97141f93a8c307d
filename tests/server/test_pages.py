"""The page's files, the descriptions of what is said, and the command that serves it all."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.pages import person, serving

from ludotheque.server import messages
from ludotheque.server.run import listening
from ludotheque.server.schema import main, schema

COMMAND = [sys.executable, "-c", "from ludotheque.cli import main; main()", "serve"]


@pytest.mark.asyncio
async def test_the_page_is_served_with_one_index_for_its_own_addresses(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    (page / "assets" / "index-abc.js").write_text("x" * 2000)
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(tmp_path / "data", page=page) as host, person(host) as ann:
        for path in ("/", "/table/abc", "/rules/karma", "/record"):
            answer = await ann.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
            assert answer.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        script = await ann.http.get("/assets/index-abc.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/other.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            answer = await ann.http.get(path)
            assert answer.status_code == 404
            assert "secret" not in answer.text.replace("secret.txt", "")


@pytest.mark.asyncio
async def test_a_missing_page_is_explained(tmp_path: Path) -> None:
    async with serving(tmp_path, page=tmp_path / "none") as host, person(host) as ann:
        answer = await ann.http.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text


@pytest.mark.asyncio
async def test_http_is_described(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host) as ann:
        described = (await ann.http.get("/api/schema")).json()
    assert set(described["paths"]) >= {"/api/games", "/api/me", "/api/tables", "/api/records"}
    assert "Problem" in json.dumps(described["components"]["schemas"])


def test_messages_are_described(tmp_path: Path) -> None:
    main([str(tmp_path / "messages.json")])
    definitions = json.loads((tmp_path / "messages.json").read_text())["$defs"]
    assert definitions == schema()["$defs"]
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Told)]
    told = {kind.__name__ for kind in kinds} - {"Told", "_Request"}
    assert told <= set(definitions)
    assert definitions["Hello"]["required"] == ["type", "id"]
    position = definitions["Position"]
    # Games without a coach have nothing to say of lessons.
    assert set(position["properties"]) - set(position["required"]) == {"lessons"}
    assert msgspec.json.decode(b'{"type": "hello", "id": "1"}', type=messages.Request) == messages.Hello(id="1")


def test_the_command_serves_until_ctrl_c(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        fetch = f"from urllib.request import urlopen; print(urlopen({address + 'api/games'!r}).status)"
        assert subprocess.check_output([sys.executable, "-c", fetch], text=True).strip() == "200"
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)
    assert errors == ""
    assert server.returncode in (0, 130)


def test_a_taken_port_is_explained(tmp_path: Path) -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        command = [*COMMAND, "--port", str(port), "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"port {port} of 127.0.0.1 is taken: choose another with --port" in done.stderr


@pytest.mark.asyncio
async def test_the_words_of_any_game_are_served(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as host, person(host) as ann:
        french = await ann.http.get("/api/games/pig/words/fr")
        assert (french.status_code, "title = Cochon" in french.text) == (200, True)
        for path, expected in (("pig/words/de", "expected one of: en, fr"), ("chess/words/fr", "no game 'chess'")):
            answer = await ann.http.get(f"/api/games/{path}")
            assert answer.status_code in (400, 404)
            assert expected in answer.json()["detail"]


def test_the_schema_that_the_page_s_types_come_from_is_fresh() -> None:
    written = json.loads((Path(__file__).parents[2] / "web" / "schema.json").read_text(encoding="utf-8"))
    assert written == schema(), "web/schema.json is stale: run `make types`"


@pytest.mark.asyncio
async def test_the_board_of_a_package_is_served_without_its_sources(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as host, person(host) as ann:
        shelf = {info["id"]: info for info in (await ann.http.get("/api/games")).json()}
        assert (shelf["pig"]["board"], shelf["pig"]["lid"]) == ("/boards/pig/board.js", "/boards/pig/lid.svg")
        assert not shelf["karma"].get("board")
        script = await ann.http.get("/boards/pig/board.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "default-src 'self'" in script.headers["content-security-policy"]
        hidden = ("pig/contract.ts", "pig/../rules.py", "pig/%2e%2e/box.toml", "pig/..%2fbox.json", "karma/index.ts")
        for path in (*hidden, "pig/none.js", "karma/fixtures/draft.json"):
            assert (await ann.http.get(f"/boards/{path}")).status_code == 404, path
        assert (await ann.http.get("/boards/none/board.js")).status_code == 400


def test_the_contract_that_an_example_brings_is_the_page_s() -> None:
    root = Path(__file__).parents[2]
    own = (root / "web/src/lib/contract.ts").read_text(encoding="utf-8")
    assert (root / "examples/pig/src/ludotheque_pig/board/contract.ts").read_text(encoding="utf-8") == own
