"""What others did: told in a sentence, seen on the pieces, shown again, and waited for by whoever is in no hurry."""

import time
from contextlib import suppress

import pytest
from playing import act, assert_clean, eventually, open_table, press
from playwright.sync_api import TimeoutError

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}
TOLD = "section.told"
WAITS = f"{TOLD}.waits"
DISC = ".trace .disc"
SIZES = {1280: 800, 390: 844}


def until_told(open_page, game, *, width=1280, dark=False, seconds=200, lit="main", **options):
    """Play unhurried until the bot has done something that leaves a trace, it waits for us, and this may be touched."""
    page = open_page("", width=width, height=SIZES[width], dark=dark)
    page.add_init_script(f"localStorage.setItem('ludotheque.pace.{game}', 'unhurried')")
    open_table(page, game=game, seats=[ME, BOT], starter=1, **options)
    deadline = time.monotonic() + seconds
    while True:
        assert time.monotonic() < deadline, "nothing that the bot did has left a trace"
        if page.locator(WAITS).count():
            page.wait_for_timeout(600)
            if page.locator(DISC).count() and page.locator(lit).count():
                return page
            page.locator(f"{WAITS} .go").click()
        act(page, game, but=f"{WAITS} *")
        page.wait_for_timeout(40)


@pytest.mark.parametrize(
    ("game", "width", "dark"), [("spirits", 390, True), ("kasimir", 1280, False), ("karma", 390, False)]
)
def test_the_turn_waits_until_what_others_did_is_read(open_page, game, width, dark):
    page = until_told(open_page, game, width=width, dark=dark)
    assert page.locator(".ask .question").count() == 0, "the question comes after what was told"
    assert_clean(page)
    page.wait_for_timeout(2_000)
    assert page.locator(WAITS).is_visible(), "nobody is hurried"

    page.locator(f"{WAITS} .go").press("Enter")
    page.locator(f"{TOLD}.short").wait_for()
    page.locator(".ask .question").wait_for()
    # The trace stays until one acts.
    page.locator(DISC).first.wait_for()
    box = page.locator(f"{TOLD}.short").bounding_box()
    assert box["height"] >= 44


def test_a_trace_goes_with_ones_first_action(open_page):
    page = until_told(open_page, "spirits")
    page.locator(f"{WAITS} .go").click()
    page.locator(DISC).first.wait_for()
    page.locator(".ask .cards button[aria-disabled=false]").first.click()
    eventually(page, lambda: page.locator(f".trace, {TOLD}").count() == 0)


def test_an_action_on_the_board_needs_no_other_press(open_page):
    # There may be no way that we can pay.
    region = ".board [role=button][aria-disabled=false]"
    page = until_told(open_page, "kasimir", lit=region)
    page.locator(region).first.press("Enter")
    page.locator(".ask .question").wait_for()
    page.locator(TOLD).wait_for(state="detached")


WATCH = """() => {
  const count = (selector) => document.querySelectorAll(selector).length;
  const shown = () =>
    [document.querySelector('.far .animals').innerText, count('.bowl .lies'), count('section.told li.later')].join();
  window.seen = [shown()];
  new MutationObserver(() => shown() === window.seen.at(-1) || window.seen.push(shown()))
    .observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
}"""
"""Keeps what is on the table, and how many sentences are still to come: each step is there for a moment only."""


def test_what_was_told_is_shown_again(open_page):
    page = until_told(open_page, "spirits", width=390)
    page.evaluate(WATCH)
    [now] = page.evaluate("window.seen")

    def went_back():
        """It was seen as it had been before, with sentences to come; and is as it is again."""
        seen = page.evaluate("window.seen")
        earlier = [each.rpartition(",") for each in seen]
        return (
            any(table != now.rpartition(",")[0] for table, _, _ in earlier)
            and any(later != "0" for _, _, later in earlier)
            and seen[-1] == now
        )

    page.locator(f"{WAITS} .alt").click()
    eventually(page, went_back)

    page.locator(f"{WAITS} .go").click()
    page.evaluate("window.seen = []")
    page.locator(f"{TOLD}.short .again").click()
    chosen = page.locator(".ask .cards button[aria-pressed=true]").first

    def choose():
        """The sentences come and go above the cards: on a busy machine one may move away under a press."""
        press(page.locator(".ask .cards button[aria-disabled=false]").first)
        with suppress(TimeoutError):
            chosen.wait_for(timeout=5_000)
        return chosen.count() > 0

    eventually(page, choose)
    eventually(page, lambda: page.evaluate("window.seen.at(-1)") == now)
    assert page.evaluate("window.seen.length") > 1, "it was shown again until one acted"


def test_pace_is_kept_for_each_game_and_a_first_match_is_unhurried(open_page):
    page = open_page("", new=True)
    paces = page.locator(".large button[aria-label^='Pace']")
    open_table(page, game="spirits", seats=[ME, BOT], starter=0)
    assert paces.get_attribute("aria-label") == "Pace: Unhurried"
    paces.click()
    assert paces.get_attribute("aria-label") == "Pace: Normal"
    open_table(page, game="kasimir", seats=[ME, BOT], starter=0)
    assert paces.get_attribute("aria-label") == "Pace: Unhurried"
    open_table(page, game="spirits", seats=[ME, BOT], starter=0)
    assert paces.get_attribute("aria-label") == "Pace: Normal"
