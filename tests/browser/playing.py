"""Players who work the page: only what can be seen and clicked (or reached by keys) is used."""

import random
import time
from contextlib import suppress
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError

OPEN = {"kind": "open"}


def all_but(usual, *values):
    """All combinations as a test's parameters; what is not in the usual run is in the long one."""
    return [pytest.param(*each, marks=[] if each in usual else [pytest.mark.soak]) for each in product(*values)]


READY = "[aria-disabled=false]"
GO = f".ask button.go{READY}"
OVER = "a[href*='/replay']"
PICKABLE = f".tray button{READY}[aria-pressed=false]"
CHOICES = f".cards button[aria-pressed=false], .dice button{READY}[aria-pressed=false]"

STEPS = {
    # Stop when that may be, else press the main button, else choose a die or card.
    # A throw that cannot succeed is not lit, and comes last.
    "karma": (f".ask button.alt.wide{READY}", GO, PICKABLE, CHOICES, f".ask button.main{READY}"),
    "spirits": (
        GO,
        ".ask .stones button[aria-pressed=false]",
        f".tile.lit[aria-pressed=false]{READY}",
        f".drawn button{READY}[aria-pressed=false]",
        ".bowl button[aria-pressed=false], .pile.legal[aria-pressed=false]",
        f".ask .cards button{READY}[aria-pressed=false]",
    ),
    "kasimir": (
        GO,
        f".board [role=button]{READY}[aria-pressed=false]",
        f".ask .hand button{READY}[aria-pressed=false], .ask .more button.num",
        f".ask .others button:first-child{READY}[aria-pressed=false]",
    ),
    "kiwetin": (GO, f".spirits button{READY}[aria-pressed=false]"),
    "pig": (GO, f".ask .acts button[data-coach]{READY}"),
    "rok": (
        GO,
        ".pairs button[aria-pressed=false], .thefts button[aria-pressed=false]",
        f"[data-cell]{READY}",
        f".ask .acts button.main{READY}",
    ),
}
"""What a player looks for, the first that is there; of several alike, any."""
CHANCE = random.Random(2026)


def open_table(page, *, seats, game="karma", ready=True, **options):
    """Open a table through the API as this person, and go there; be ready, where it begins with a race."""
    if page.url != "about:blank":
        # What the page has asked for before is answered first.
        page.wait_for_load_state("networkidle")
    answer = page.request.post(
        "/api/tables", data={"game": game, "seats": seats, "options": options, "start": OPEN not in seats}
    )
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
    if game == "rok" and ready and OPEN not in seats:
        get_ready(page)


def sit(guest, name):
    """Take the open seat, as somebody who was invited."""
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("Your seat is kept").wait_for()


def get_ready(*pages):
    """Say at the gate of a race that one is ready."""
    for page in pages:
        page.locator(".gate button.go").click()


def wait_until(page, true, *, seconds=45):
    """Wait until an expression is true. The browser itself may not: our pages forbid it to evaluate text."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(true):
        assert time.monotonic() < deadline, f"never came true: {true}"
        page.wait_for_timeout(30)


def eventually(page, true, *, seconds=45):
    """Look again until it is true: a page on a busy machine is drawn later than asked for."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it never came true"
        page.wait_for_timeout(50)


STANDS_STILL = """async () => {
  const moves = () => document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity);
  const latest = performance.now() + 30_000;
  await document.fonts.ready;
  for (let still = 0; still < 6; still = moves() ? 0 : still + 1) {
    if (performance.now() > latest) throw new Error('it never stands still');
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}"""


def resize(page, width, height):
    """Give the page another size, and wait until it is drawn so."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until(page, f"innerWidth === {width} && innerHeight === {height}")
    settle(page)


def settle(page):
    """Wait until the page has been drawn and nothing fades or moves any more."""
    page.evaluate(STANDS_STILL)


COLOURS = ["color-contrast", "link-in-text-block"]
"""What axe judges by colours; all else is by night as it is by day."""


def assert_clean(page, state="", only=None):
    """Axe finds nothing, or nothing of these rules, once the page stands still: half a colour is none to judge."""
    settle(page)
    options = {"resultTypes": ["violations"]} | ({"runOnly": only} if only else {})
    results = Axe().run(page, options=options)
    assert results.violations_count == 0, f"{state}: {results.generate_report()}"


def assert_clean_by_day_and_night(page, state=""):
    """Axe finds nothing in either."""
    for scheme, only in (("dark", COLOURS), ("light", None)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert_clean(page, f"{state} {scheme}", only)


def is_over(page):
    return page.locator(OVER).count() > 0


def act(page, game="karma", steps=None, but=""):
    """Make one step, if it is ours; `but` is not pressed."""
    for selector in steps or STEPS[game]:
        found = page.locator(selector).filter(visible=True)
        if but:
            found = found.and_(page.locator(f":not({but})"))
        count = found.count()
        if count:
            press(found.nth(0 if game == "karma" else CHANCE.randrange(count)))
            return


def act_by_keys(page, game="karma", steps=None):
    """Make one step, if it is ours, by keys: the focus goes there, then Enter answers or the space bar chooses."""
    for selector in steps or STEPS[game]:
        found = page.locator(f"{selector} >> visible=true").element_handles()
        for control in CHANCE.sample(found, len(found)):
            if go_by_keys(page, control):
                chooses = control.evaluate("control => control.hasAttribute('aria-pressed')")
                page.keyboard.press("Space" if chooses else "Enter")
                return


WAYS = """control => {
  const at = document.activeElement;
  if (at === control || !control.isConnected) return [at === control ? 'there' : 'gone'];
  if (control.tabIndex >= 0) return ['Tab'];
  const group = [...(control.closest('[role=group]')?.querySelectorAll('button, [role=button]') ?? [])];
  if (!group.some((one) => one.tabIndex >= 0)) return ['gone'];
  if (!group.includes(at)) return ['Tab'];
  if (at instanceof HTMLElement) return ['ArrowRight'];
  const [from, to] = [at.getBoundingClientRect(), control.getBoundingClientRect()];
  return [to.left + to.right > from.left + from.right ? 'ArrowRight' : 'ArrowLeft',
          to.top + to.bottom > from.top + from.bottom ? 'ArrowDown' : 'ArrowUp'];
}"""
"""The keys that lead there: the Tab key, or the arrows within a group, which has one stop for it, and on a map."""


def go_by_keys(page, control, most=200):
    """Bring the focus to a control; False where it is gone, or out of reach, before that."""
    for _ in range(most):
        way = CHANCE.choice(control.evaluate(WAYS))
        if way in {"there", "gone"}:
            return way == "there"
        page.keyboard.press(way)
    raise AssertionError(f"never reached: {control.evaluate('control => control.outerHTML')[:200]}")


def press(control):
    """Between looking and clicking the table may have moved on: then we look again."""
    with suppress(TimeoutError):
        touch(control, timeout=1_000)


def touch(control, timeout=None):
    """Click something, or press Enter on a region: its middle may lie in another one."""
    if control.evaluate("element => element instanceof SVGElement", timeout=timeout):
        control.press("Enter", timeout=timeout)
    else:
        control.click(timeout=timeout)


def play_on(*pages, game="karma", until=is_over, seconds=300, steps=None):
    """Let all these people play until a page shows what is waited for."""
    deadline = time.monotonic() + seconds
    while not all(until(page) for page in pages):
        assert time.monotonic() < deadline, "the match did not get there in time"
        for page in pages:
            if not until(page):
                act(page, game, steps)
                page.wait_for_timeout(40)
