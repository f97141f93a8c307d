"""Every size: nothing scrolls, is cut, covered or overlaps, and fingers find what they mean."""

import pytest
from measuring import MOUSE, TOUCH, Frozen, names

HARDEST = {
    "karma": ["many", "picking"],
    "kasimir": ["walking", "put-back"],
    "kiwetin": ["long", "choosing"],
    "rok": ["aiming", "five"],
    "spirits": ["many", "sending"],
}
"""The positions that have most to show; the long test has all."""
GAMES = sorted(HARDEST)


def wrongs(page, game, fixtures):
    """What is wrong in these positions, as they are and with something chosen, at any size."""
    frozen = Frozen(page)
    found = []
    for fixture in fixtures:
        for state in ("", ", chosen"):
            frozen.show(game, fixture)
            if state and not frozen.choose():
                continue
            for width, height in (*TOUCH, *MOUSE):
                said = frozen.wrongs(width, height)
                found += [f"{fixture}{state} at {width} x {height}: {each}" for each in said]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_hardest_positions_fit_every_size(open_page, game):
    assert wrongs(open_page(), game, HARDEST[game]) == []


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["fr-FR", "en-US"])
@pytest.mark.parametrize("game", GAMES)
def test_every_position_fits_every_size(open_page, game, locale):
    """But for those that are over: a result is read from top to bottom."""
    page = open_page(locale=locale)
    frozen = Frozen(page)
    going = [name for name in names(game) if not frozen.is_over(game, name)]
    assert wrongs(page, game, going) == []


def test_a_touch_beside_what_is_lit_means_the_nearest(browser, server):
    """On Kasimir the regions, at Spirits the stones in the bowl."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    frozen = Frozen(page)
    frozen.show("spirits", "taking")
    x, y = page.evaluate("""() => {
      const stones = [...document.querySelectorAll('button.lies')].map((one) => one.getBoundingClientRect());
      const lowest = stones.reduce((one, other) => (one.bottom > other.bottom ? one : other));
      return [(lowest.left + lowest.right) / 2, (lowest.top + lowest.bottom) / 2 + 28];
    }""")
    page.touchscreen.tap(x, y)
    page.locator("button.lies[aria-pressed=true]").wait_for()
    context.close()
