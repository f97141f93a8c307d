"""Every size: nothing scrolls, is cut, covered or overlaps, and fingers find what they mean."""

from itertools import product

import pytest
from measuring import HARDEST, MOUSE, TOUCH, Frozen, names, read
from playing import eventually, open_table, settle

GAMES = sorted(HARDEST)


def wrongs(page, game, fixtures):
    """What is wrong in these positions at any size: as they are, with something chosen, both with a hint."""
    frozen = Frozen(page)
    found = []
    for fixture, hint in product(fixtures, ("", ", hint")):
        frozen.show(game, fixture, table={"hints": bool(hint)})
        if hint and not frozen.advise():
            continue
        for state in ("", ", chosen"):
            if state and not frozen.choose():
                continue
            for width, height in (*TOUCH, *MOUSE):
                said = frozen.wrongs(width, height)
                found += [f"{fixture}{hint}{state} at {width} x {height}: {each}" for each in said]
    return found


# The long test has all positions.
@pytest.mark.parametrize("game", GAMES)
def test_the_hardest_positions_fit_every_size(open_page, game):
    assert wrongs(open_page(""), game, HARDEST[game]) == []


@pytest.mark.soak
@pytest.mark.parametrize("locale", ["fr-FR", "en-US"])
@pytest.mark.parametrize("game", GAMES)
def test_every_position_fits_every_size(open_page, game, locale):
    """But for those that are over: a result is read from top to bottom."""
    going = [name for name in names(game) if not read(game, name)["over"]]
    assert wrongs(open_page("", locale=locale), game, going) == []


@pytest.mark.parametrize("locale", ["fr-FR", "en-US"])
def test_a_result_is_read_without_scrolling_on_a_desk(open_page, locale):
    """And neither the lamp nor anything else hides a button."""
    page = open_page("", locale=locale)
    frozen = Frozen(page)
    for game in GAMES:
        frozen.show(game, "over")
        page.locator(".told .card h3").first.wait_for()
        for size in ((1280, 800), (2560, 1440)):
            assert frozen.wrongs(*size) == [], f"{game} at {size}"


# A point beside what is lit, 20 to 30 pixels from the middle of the nearest.
BESIDE = """(selector) => {
  const lit = [...document.querySelectorAll(selector)];
  const middles = lit.map((one) => {
    const spot = one.dataset.spot && new DOMPoint(...one.dataset.spot.split(',')).matrixTransform(one.getScreenCTM());
    const box = one.getBoundingClientRect();
    return spot ? [spot.x, spot.y] : [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  });
  for (const [index, [x, y]] of middles.entries())
    for (let turn = 0; turn < 48; turn++) {
      const [angle, far] = [(turn % 16) * Math.PI / 8, 30 - Math.floor(turn / 16) * 5];
      const [u, v] = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      const under = document.elementFromPoint(u, v);
      if (!under?.closest('section.board') || under.closest(selector)) continue;
      const nearer = middles.some(([a, b], other) => other !== index && Math.hypot(a - u, b - v) <= far);
      if (!nearer) return [index, u, v];
    }
  return null;
}"""


@pytest.mark.parametrize(
    ("game", "fixture", "first", "lit"),
    [
        ("spirits", "taking", None, ".bowl button.lies"),
        ("kasimir", "walking", None, "section.board [data-spot][aria-disabled=false]"),
        ("kiwetin", "targets", ".hand button[aria-disabled=false]", "section.board .lit"),
    ],
)
def test_a_touch_beside_what_is_lit_means_the_nearest(open_page, game, fixture, first, lit):
    page = open_page("", width=390, height=844, touch=True)
    Frozen(page).show(game, fixture)
    if first:
        page.locator(first).first.tap()
    page.locator(lit).first.wait_for(state="attached")
    settle(page)
    index, x, y = page.evaluate(BESIDE, lit)
    page.touchscreen.tap(x, y)
    pressed = page.locator(lit).nth(index)
    eventually(page, lambda: pressed.get_attribute("aria-pressed") == "true")


def test_enter_on_a_chosen_die_throws_it(open_page):
    """The space bar puts it down again."""
    page = open_page("")
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
    page = open_page("")
    frozen = Frozen(page)
    frozen.show("karma", "picking")
    page.locator(".ask button.go.main").wait_for()
    frozen.show("karma", "picking", forecast={"chance": 0, "needed": 90, "dice": 2})
    page.locator(".ask button.alt.main").wait_for()
    assert page.locator(".ask button.go").count() == 0


def test_the_lamp_lines_of_cards_do_not_meet_on_a_phone(open_page):
    page = open_page("", width=360, height=740)
    Frozen(page).show("spirits", "choosing")
    settle(page)
    gaps = page.locator(".ask .cards button").evaluate_all("""cards => cards.slice(1).map((card, index) =>
        card.getBoundingClientRect().left - cards[index].getBoundingClientRect().right)""")
    # A chosen card has 6 pixels of it, one that may be chosen 4.5.
    assert min(gap for gap in gaps if gap > 0) >= 10.5


def test_the_tray_is_as_high_whether_dice_are_picked_or_not(open_page):
    page = open_page("")
    frozen = Frozen(page)
    heights = []
    for name in ("picking", "powers"):
        frozen.show("karma", name)
        settle(page)
        heights.append(page.locator(".tray").bounding_box()["height"])
    assert abs(heights[0] - heights[1]) < 8


def test_no_card_of_the_rules_is_cut(open_page):
    page = open_page("/rules/karma", width=390, height=844)
    cards = page.locator(".cards > div")
    cards.first.wait_for()
    settle(page)
    assert cards.evaluate_all("cards => cards.every((card) => card.getBoundingClientRect().right <= innerWidth)")


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_many_runes_in_hand_take_no_room_from_the_table(open_page, size):
    """A runner's table stands still on a phone, whatever is grabbed."""
    page = open_page("", locale="fr-FR")
    frozen = Frozen(page)
    position = read("rok", "race")["position"]
    # Whoever has no loot is told so, which takes more room than runes do.
    position["view"]["loot"][position["seat"]] = [0] * 24
    heights = []
    for count in (1, 2, 5, 8):
        held = [{"kind": kind, "count": 1, "fate": "single", "other": -1} for kind in range(0, 3 * count, 3)]
        position["outlook"]["held"][position["seat"]] = held
        frozen.show("rok", "race", outlook=position["outlook"], view=position["view"])
        assert frozen.wrongs(*size) == [], f"{count} runes"
        heights.append(page.locator("section.hand").bounding_box()["height"])
    assert max(heights) - min(heights) < 4, heights


def test_a_tray_beside_the_map_lies_beside_it_on_a_phone_too(open_page):
    """There is a hint, so the map is low."""
    page = open_page("", width=390, height=600)
    frozen = Frozen(page)
    frozen.show("kiwetin", "long", table={"hints": True})
    assert frozen.advise()
    settle(page)
    tray, field = page.locator(".tray").bounding_box(), page.locator(".map").bounding_box()
    assert tray["height"] > tray["width"], "it stands upright"
    assert tray["x"] >= field["x"] + field["width"] - 1
    assert tray["x"] + tray["width"] == pytest.approx(390, abs=1)
