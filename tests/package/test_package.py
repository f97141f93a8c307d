"""The package as a stranger gets it: built, installed into an empty environment, and played there."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright
from tests.browser.find_chromium import chromium

ROOT = Path(__file__).parents[2]
UV = str(Path(sys.executable).parent / "uv")
BUILD = [UV, "build", "--python", sys.executable, "--no-build-isolation"]


def run(*command, cwd, **changes):
    """Run a command where neither Node nor the checkout is at hand; what it prints."""
    bare = {"PATH": "/usr/bin:/bin", "HOME": os.environ.get("HOME", str(cwd)), **changes}
    kept = {name: value for name, value in os.environ.items() if name.startswith(("UV_", "PIP_", "SSL_"))}
    done = subprocess.run(
        command, cwd=cwd, env={**kept, **bare}, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder with the source distribution, unpacked, and an environment with the wheel that was made from it."""
    folder = tmp_path_factory.mktemp("stranger")
    run(*BUILD, "--out-dir", folder / "dist", ROOT, cwd=folder)
    (source,) = (folder / "dist").glob("*.tar.gz")
    (wheel,) = (folder / "dist").glob("*.whl")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    run(UV, "venv", "--quiet", "--python", sys.executable, folder / "env", cwd=folder)
    unpacked = folder / source.name.removesuffix(".tar.gz")
    names = ["hypothesis", "pytest", "pytest-asyncio", "httpx"]
    install = [UV, "pip", "install", "--quiet", "--python", folder / "env", "--constraint", "requirements.lock"]
    run(*install, wheel, *names, cwd=unpacked)
    run(*install, "--no-deps", unpacked / "examples" / "pig", cwd=unpacked)
    return folder


def test_it_plays_in_the_terminal(installed):
    told = run(installed / "env/bin/ludotheque", "games", cwd=installed)
    assert [line.split()[0] for line in told.splitlines()] == ["karma", "kasimir", "kiwetin", "pig", "rok", "spirits"]
    record = run(installed / "env/bin/ludotheque", "record", "spirits", "--bots", "random", cwd=installed)
    assert '"game":"spirits"' in record.replace(" ", "")


def test_a_new_game_is_tested_and_plays(installed):
    told = run(installed / "env/bin/ludotheque", "new", "my_game", cwd=installed)
    assert "pip install -e 'my_game[test]'" in told
    install = [UV, "pip", "install", "--quiet", "--python", installed / "env", "--no-deps", "-e", "my_game[test]"]
    run(*install, cwd=installed)
    assert " passed" in run(installed / "env/bin/python", "-m", "pytest", "-q", "my_game", cwd=installed)
    record = run(installed / "env/bin/ludotheque", "record", "my_game", "--bots", "heuristic", cwd=installed)
    assert '"game":"my_game"' in record.replace(" ", "")
    play_on_the_page(installed)


def play_on_the_page(installed):
    """On the board that `ludotheque new` has written, in a real Chromium."""
    command = [installed / "env/bin/ludotheque", "serve", "--port", "0", "--data", installed / "page"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=installed) as server,
        sync_playwright() as play,
    ):
        try:
            address = server.stdout.readline().split()[-1].rstrip("/")
            browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            page = browser.new_context(base_url=address, locale="fr-FR", reduced_motion="reduce").new_page()
            page.goto("/")
            expect(page.locator("[data-game=my_game] img.box")).to_be_visible(timeout=60_000)
            opened = page.request.post("/api/tables", data={"game": "my_game", "seats": seats, "start": True})
            page.goto(f"/table/{opened.json()['table']}")
            page.locator(".my_game-die:enabled").click(timeout=60_000)
            expect(page.locator(".my_game-die .pip").first).to_be_visible(timeout=60_000)
            browser.close()
        finally:
            server.terminate()


def test_it_serves_the_page_and_a_game_is_played(installed):
    (unpacked,) = installed.glob("ludotheque-*")
    script = "tests/package/play_over_the_wire.py"
    told = run(installed / "env/bin/python", script, installed / "data", cwd=unpacked, PYTHONPATH=str(unpacked))
    assert told.strip() == "played to the end"


def test_games_import_nothing_of_the_server(installed):
    look = "import sys, ludotheque.games.karma; print({'ludotheque.server', 'litestar', 'numba'} & set(sys.modules))"
    assert run(installed / "env/bin/python", "-c", look, cwd=installed).strip() == "set()"


def test_the_tests_of_the_source_distribution_run(installed):
    (unpacked,) = installed.glob("ludotheque-*")
    told = run(
        installed / "env/bin/python",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/core/test_match.py",
        "tests/server/test_play.py",
        cwd=unpacked,
    )
    assert " passed" in told


def test_nothing_is_built_without_the_page(tmp_path):
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    (copy / "src/ludotheque").mkdir(parents=True)
    (copy / "src/ludotheque/__init__.py").touch()
    done = subprocess.run([*BUILD, "--wheel", "--out-dir", tmp_path, copy], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "build the page first" in done.stdout + done.stderr
