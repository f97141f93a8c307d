"""Rök in real browsers: a race and its replay, the reveal, grabs by hand and by keys, the flick, calm at one screen."""

import re
import time
from contextlib import suppress

import pytest
from playing import GO, OVER, READY, act, eventually, get_ready, is_over, open_table, play_on, press, settle, wait_until
from playwright.sync_api import TimeoutError
from test_games import sit_and_start

ME, OPEN = {"kind": "me"}, {"kind": "open"}
QUICK = {"flight": 300, "announced": 150, "shortest": 300, "longest": 8_000}
SLOW = {"flight": 300, "shortest": 20_000, "down": 0}
"""Time enough to look, and every rune face up."""
CELLS = "[data-cell]"


def seated(open_page, watch="() => {}", **options):
    """Two people in two browsers, at a table that has begun; `watch` is begun in their pages before it does."""
    host = open_page("")
    open_table(host, game="rok", seats=[ME, OPEN], starter=0, **options)
    guest = open_page("/table/" + host.url.rsplit("/", 1)[1])
    sit_and_start(host, guest, "Zoé")
    for page in (host, guest):
        page.evaluate(watch)
    get_ready(host, guest)
    return host, guest


def thrown(page):
    """What lies there once it has been shown."""
    page.locator(CELLS).first.wait_for()
    settle(page)
    return lying(page)


def lying(page):
    """Where runes lie open, and which."""
    return page.locator(CELLS).evaluate_all(
        "cells => cells.map(cell => [cell.dataset.cell, cell.getAttribute('aria-label').replace(/ \\(.*/, '')])"
    )


def drawn(page, cell):
    """Where the rune on a cell is drawn, in the table's own measure."""
    return page.locator(f'[data-cell="{cell}"]').evaluate("rune => [rune.getAttribute('cx'), rune.getAttribute('cy')]")


WAIT = """() => {
  const look = (_, seen) => {
    const stop = [...document.querySelectorAll('.gate button')].find((one) => one.textContent.includes('Wait!'));
    if (!stop) return;
    seen.disconnect();
    stop.click();
    window.stopped = true;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Stops the count as soon as there is one, however long a test takes to look."""


def test_a_race_waits_at_its_gate(open_page):
    """Nothing is lost by reading: a throw is tried first, the count is stopped, and the race is paused."""
    page = open_page("")
    open_table(page, game="rok", seats=[ME, {"kind": "bot", "bot": "heuristic"}], ready=False, starter=0, **SLOW)
    page.get_by_role("heading", name="Is everybody ready?").wait_for()
    assert page.locator(".gate ol li").count() == 3
    page.get_by_role("button", name="Practice throw").click()
    page.get_by_text("Practice: nothing counts").wait_for()
    assert len(thrown(page)) == 8
    held = page.get_by_text("In hand:").first

    def grab():
        """A rune that does not lie open yet is not grabbed."""
        page.locator(f"{CELLS}{READY}").first.press("Enter")
        with suppress(TimeoutError):
            held.wait_for(timeout=5_000)
        return held.is_visible()

    eventually(page, grab)
    page.get_by_role("button", name="End", exact=True).click()
    page.evaluate(WAIT)
    get_ready(page)
    wait_until(page, "window.stopped === true")
    page.get_by_role("heading", name="Is everybody ready?").wait_for()
    get_ready(page)
    page.locator(CELLS).first.wait_for()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on").wait_for()
    assert page.locator(CELLS).count() == 0
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Pause").wait_for()


def test_two_people_race_to_the_end_and_the_replay_ends_in_the_same_places(open_page):
    host, guest = seated(open_page, throws=3, **QUICK)
    play_on(host, guest, game="rok")
    eventually(host, lambda: lying(host) == lying(guest))
    ended = lying(host)
    scores = host.locator("main .card").filter(has_text=re.compile("Zoé")).first.inner_text()
    host.locator(OVER).first.click()
    slider = host.get_by_role("slider")
    slider.wait_for()
    slider.press("Home")
    eventually(host, lambda: lying(host) == [])
    slider.press("End")
    eventually(host, lambda: lying(host) == ended)
    assert re.search(r"\d+", scores)


COUNT_EARLY = """() => {
  const look = (_, seen) => {
    if (!document.body.textContent.includes('Grab the pairs')) return;
    seen.disconnect();
    window.early = document.querySelectorAll('[data-cell]').length;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""How many runes lie there when it is said that there will be some."""


def test_everybody_sees_the_runes_in_the_same_places_at_the_announced_moment(open_page):
    host, guest = seated(open_page, watch=COUNT_EARLY, announced=2_000, **SLOW)
    assert thrown(host) == thrown(guest)
    # The faces have come, but are not on the page before the moment.
    assert [page.evaluate("window.early") for page in (host, guest)] == [0, 0]
    for cell, _ in lying(host):
        assert drawn(host, cell) == drawn(guest, cell)


def test_a_grab_answers_at_once_and_others_see_it(open_page):
    host, guest = seated(open_page, **SLOW)
    (cell, _), *rest = thrown(host)
    box = host.locator(f'[data-cell="{cell}"]').bounding_box()
    host.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    host.mouse.down()
    host.locator(f'[data-cell="{cell}"]').wait_for(state="detached")
    guest.locator(f'[data-cell="{cell}"]').wait_for(state="detached")
    eventually(guest, lambda: [each for each, _ in lying(guest)] == [each for each, _ in rest])
    # The question's panel shows what is in the hand.
    host.get_by_text(re.compile("twin is missing|In hand|In your hand", re.I)).first.wait_for()


def test_a_rune_is_reached_by_typing_its_letter(open_page):
    host, _ = seated(open_page, **SLOW)
    thrown(host)
    host.keyboard.press("ArrowDown")
    tagged = host.locator(CELLS).evaluate_all(
        "cells => cells.map(cell => [cell.dataset.cell, /\\((.*)\\)/.exec(cell.getAttribute('aria-label'))?.[1]])"
    )
    letters = [letter for _, letter in tagged]
    assert len(set(letters)) == len(letters)
    assert "F" not in letters
    cell, letter = tagged[3]
    host.keyboard.press(letter.lower())
    host.locator(f'[data-cell="{cell}"]').wait_for(state="detached")
    host.keyboard.press("f")
    host.get_by_text(re.compile("done", re.I)).first.wait_for()


def flick_by_keys(page):
    sliders = page.get_by_role("slider")
    sliders.first.press("ArrowRight")
    sliders.last.press("ArrowLeft")
    page.locator(GO).click()


def flick_by_hand(page):
    """Press anywhere on the table, pull back, release."""
    box = page.locator(".room svg.table").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y + 120, steps=5)
    page.mouse.up()


@pytest.mark.parametrize(
    ("flick", "motion"), [(flick_by_keys, "reduce"), (flick_by_hand, "no-preference")], ids=["keys", "hand"]
)
def test_a_tie_is_flicked_for(open_page, flick, motion):
    # Every rune lands face down, so nobody has anything: only the flick is left.
    host, guest = seated(open_page, throws=1, up=0, **QUICK)
    host.emulate_media(reduced_motion=motion)
    push = host.locator(GO)
    for _ in range(2):
        play_on(guest, game="rok", until=lambda page: is_over(page) or push.count() > 0)
        if push.count():
            flick(host)
            push.wait_for(state="detached")
    play_on(guest, game="rok")
    host.locator(OVER).first.wait_for()


def test_calm_is_played_to_the_end_at_one_screen(open_page):
    page = open_page("")
    open_table(page, game="rok", seats=[ME, {"kind": "me", "name": "Zoé"}], calm=1, throws=3, starter=0, flight=100)
    lift = page.locator("dialog button.go")
    unmarked, marked = (page.locator(f"{CELLS}{READY}[aria-pressed={is_on}]") for is_on in ("false", "true"))
    done = page.locator(f".ask .acts button.alt.main{READY}")
    marks = 0
    deadline = time.monotonic() + 300
    while not is_over(page) and time.monotonic() < deadline:
        if lift.count():
            press(lift)
        elif unmarked.count() and marked.count() < 2:
            press(unmarked.first)
            marks += 1
        elif done.count():
            press(done.first)
        else:
            act(page, "rok")
        page.wait_for_timeout(60)
    assert is_over(page)
    assert marks >= 6
