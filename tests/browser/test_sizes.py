"""Every size: nothing scrolls, is cut, covered or overlaps, and fingers find what they mean."""

import pytest
from measuring import MOUSE, TOUCH, Frozen, names, read
from playing import open_table

HARDEST = {
    "karma": ["many", "mimic", "picking"],
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
        frozen.show(game, fixture)
        for state in ("", ", chosen"):
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
    going = [name for name in names(game) if not read(game, name)["over"]]
    assert wrongs(open_page(locale=locale), game, going) == []


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


def test_enter_on_a_chosen_die_throws_it(open_page):
    """The space bar puts it down again."""
    page = open_page()
    open_table(page, seats=[{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}], first_game=1, starter=0)
    dice = page.locator(".tray .dice button[aria-disabled=false]")
    dice.first.wait_for()
    dice.nth(0).press(" ")
    dice.nth(1).press("Enter")
    page.get_by_role("button", name="Throw 2 dice").wait_for()
    dice.nth(1).press("Enter")
    page.locator(".throw .column").nth(1).wait_for()
    assert page.locator(".throw .column").count() == 2


def test_the_lamp_does_not_shine_on_a_throw_without_hope(open_page):
    page = open_page()
    frozen = Frozen(page)
    frozen.show("karma", "picking")
    page.locator(".ask button.go.main").wait_for()
    frozen.show("karma", "picking", forecast={"chance": 0, "needed": 90, "dice": 2})
    page.locator(".ask button.alt.main").wait_for()
    assert page.locator(".ask button.go").count() == 0


def test_the_lamp_lines_of_cards_do_not_meet_on_a_phone(open_page):
    page = open_page(width=360, height=740)
    Frozen(page).show("spirits", "choosing")
    gaps = page.locator(".ask .cards button").evaluate_all("""cards => cards.slice(1).map((card, index) =>
        card.getBoundingClientRect().left - cards[index].getBoundingClientRect().right)""")
    # A chosen card has 6 pixels of it, one that may be chosen 4.5.
    assert min(gap for gap in gaps if gap > 0) >= 10.5


def test_the_tray_is_as_high_whether_dice_are_picked_or_not(open_page):
    page = open_page()
    frozen = Frozen(page)
    heights = []
    for name in ("picking", "powers"):
        frozen.show("karma", name)
        heights.append(page.locator(".tray").bounding_box()["height"])
    assert abs(heights[0] - heights[1]) < 8


def test_no_card_of_the_rules_is_cut(open_page):
    page = open_page("/rules/karma", width=390, height=844)
    cards = page.locator(".cards > div")
    cards.first.wait_for()
    assert cards.evaluate_all("cards => cards.every((card) => card.getBoundingClientRect().right <= innerWidth)")
