"""A server of our own on loopback, and a real Chromium."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from find_chromium import chromium
from tests.server.pages import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 45_000
"""Milliseconds until something that a test waits for counts as missing: a busy machine is no fault of the page's."""
expect.set_options(timeout=PATIENCE)
FLAGS = [
    "--no-sandbox",
    # Letters as wide as on a screen: the headless shell rounds them otherwise.
    "--font-render-hinting=none",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# All guests of a run come from one address.
SERVER = """
import sys
from pathlib import Path
from ludotheque.server.run import serve
from ludotheque.server.settings import UNLIMITED, Settings
public = (sys.argv[3],) if sys.argv[3] else ()
settings = Settings(Path(sys.argv[1]), pace=(0, 0), count=1_500, nice=10, public_urls=public, **UNLIMITED)
serve(settings, "127.0.0.1", int(sys.argv[2]), print, browse=False)
"""


KNOWS_ALL = """
if (location.protocol.startsWith("http")) for (const game of ["karma", "spirits", "kasimir", "kiwetin", "rok", "pig"])
  localStorage.setItem(`ludotheque.coach.${game}`, JSON.stringify({ told: [], done: true, table: "" }));
"""


class Server:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, data: Path, cheat: str = "", public: str = "") -> None:
        """With `cheat`, it does to its dice what that function of `tests.server.cheating` does; `public` is where
        people find it."""
        self.port = free_port()
        self.data = data
        self.cheat = cheat
        self.public = public
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        cheat = f"from tests.server import cheating; cheating.cheat(cheating.{self.cheat})\n" if self.cheat else ""
        command = [sys.executable, "-c", cheat + SERVER, str(self.data), str(self.port), self.public]
        self.process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
        for _ in range(600):
            self.check()
            try:
                urlopen(f"{self.address}/api/games", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        self.check()
        owner = int((self.data / "server.lock").read_text())
        assert owner == self.process.pid, f"process {owner} answers in place of {self.process.pid}"

    def check(self) -> None:
        """The server runs."""
        ended = self.process.poll()
        assert ended is None, f"the server has ended by itself: {ended} (negative: by that signal)"

    def kill(self) -> None:
        """SIGKILL for the server and its workers, which are a process group of their own."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser():
    path = chromium()
    assert path, "no Chromium found: run tests/browser/find_chromium.py"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def open_page(browser, server):
    """Open pages, each a person of its own, that fail the test on errors and on requests to other hosts."""
    contexts = []
    problems: list[str] = []

    def opened(path="/", *, width=1280, height=800, dark=False, locale="en-US", new=False, touch=False):
        """`new`: somebody who has never played here, so that a coach explains; everybody else knows the games.

        Whoever goes straight to a table needs no shelf before: with "" the page is empty.
        """
        server.check()
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        if not new:
            context.add_init_script(KNOWS_ALL)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: problems.append(request.url) if _is_foreign(request.url, server) else None)
        if path:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def _is_foreign(url: str, server: Server) -> bool:
    own = (server.address, server.address.replace("http", "ws", 1), "data:", "blob:")
    return not url.startswith(own)
