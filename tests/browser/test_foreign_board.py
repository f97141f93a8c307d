"""A board that a game's package brings: the page fetches it from there, and plays on without it where it fails."""

import pytest
from playing import open_table, play_on
from playwright.sync_api import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


STEPS = (".acts button[aria-disabled=false]", ".pig-die:enabled")
"""Hold where that may be, else throw the die."""


@pytest.mark.parametrize("width", [1280, 390])
def test_pig_is_played_on_the_board_of_its_package_and_stepped_through(open_page, width):
    page = open_page("", width=width, height=800)
    open_table(page, game="pig", seats=[ME, BOT], goal=4)
    expect(page.locator(".pig-die:enabled")).to_be_visible()
    play_on(page, steps=STEPS)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.goto(page.locator("a[href*='/replay']").first.get_attribute("href"))
    expect(page.locator(".pig-lane")).to_have_count(2)
    expect(page.locator(".pig-points").first).to_contain_text("of 4")


def test_its_lid_stands_on_the_shelf(open_page):
    page = open_page("/", locale="fr-FR")
    lid = page.locator("[data-game=pig] img.box")
    expect(lid).to_be_visible()
    expect(page.locator("[data-game=pig] h2")).to_have_text("Cochon")
    assert page.request.get(lid.get_attribute("src")).ok


@pytest.mark.parametrize(
    "broken",
    [
        "throw new Error('broken')",
        "export const contract = 2; export function board() {}",
        "export const contract = 1;",
        "export const contract = 1; export function board() { throw new Error('broken'); }",
    ],
)
def test_a_board_that_fails_is_replaced_by_the_generic_one(open_page, broken):
    page = open_page("")
    page.route("**/boards/pig/board.js", lambda route: route.fulfill(body=broken, content_type="text/javascript"))
    open_table(page, game="pig", seats=[ME, BOT])
    expect(page.get_by_text("The game’s own board cannot be shown")).to_be_visible()
    page.locator(".acts button[aria-disabled=false]").first.click()
    expect(page.locator(".felt .last")).to_be_visible()
