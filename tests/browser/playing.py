"""A player who works the page: only what can be seen and clicked (or reached by keys) is used."""

import time
from contextlib import suppress

from playwright.sync_api import TimeoutError

OPEN = {"kind": "open"}
READY = "[aria-disabled=false]"
OVER = "a[href*='/replay']"
PICKABLE = f".tray button{READY}[aria-pressed=false]"
CHOICES = f".cards button[aria-pressed=false], .dice button{READY}[aria-pressed=false]"


def open_table(page, *, seats, **options):
    """Open a table through the API as this person, and go there."""
    # The page's first request makes it somebody; only then is the table theirs.
    page.wait_for_load_state("networkidle")
    answer = page.request.post(
        "/api/tables", data={"game": "karma", "seats": seats, "options": options, "start": OPEN not in seats}
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def is_over(page):
    return page.locator(OVER).count() > 0


def act(page):
    """Make one step, if it is ours: stop when that may be, else press the main button, else choose a die or card."""
    for selector in (f".ask button.alt.wide{READY}", f".ask button.go{READY}", PICKABLE, CHOICES):
        button = page.locator(selector).first
        if button.count() and button.is_visible():
            # Between looking and clicking the table may have moved on: then we look again.
            with suppress(TimeoutError):
                button.click(timeout=1_000)
            return


def play_on(*pages, until=is_over, seconds=120):
    """Let all these people play until a page shows what is waited for."""
    deadline = time.monotonic() + seconds
    while not all(until(page) for page in pages):
        assert time.monotonic() < deadline, "the match did not get there in time"
        for page in pages:
            if not until(page):
                act(page)
                page.wait_for_timeout(40)
