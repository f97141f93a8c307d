"""Mistakes that people have found, each as they met it; others have their tests beside what they belong to."""

import re

import pytest
from measuring import Frozen, read


def test_the_link_speaks_of_watching_when_all_seats_are_taken(open_page):
    page = open_page("")
    frozen = Frozen(page)
    for offered, text in ((False, "may watch"), (True, "may sit down")):
        seats = read("kasimir", "walking")["seats"]
        seats[1] |= {"offered": offered}
        frozen.show("kasimir", "walking", table={"seats": seats})
        page.get_by_role("button", name=re.compile("Invite|link")).first.click()
        page.get_by_role("dialog").get_by_text(text).wait_for()


def test_whoever_is_away_is_not_said_to_play(open_page):
    page = open_page("")
    seats = read("kasimir", "other")["seats"]
    for seat in seats[1:]:
        seat |= {"kind": "person", "name": "Léo", "present": False, "acting": True}
    Frozen(page).show("kasimir", "other", table={"seats": seats})
    card = page.locator("article.opp").first
    card.get_by_text("is away").wait_for()
    assert "is playing" not in card.inner_text()


@pytest.mark.parametrize(("size", "shown"), [((1280, 800), True), ((390, 844), False), ((820, 1180), False)])
def test_a_touch_screen_has_no_hints_for_keys(browser, server, size, shown):
    width, height = size
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        has_touch=not shown,
        is_mobile=not shown,
        locale="en",
    )
    page = context.new_page()
    Frozen(page).show("kasimir", "walking")
    page.locator(".ask .go, .ask .main").first.wait_for()
    hints = page.locator(".key")
    assert hints.count() > 0
    assert any(hints.nth(place).is_visible() for place in range(hints.count())) == shown
    context.close()


def test_after_the_match_no_dice_are_promised(open_page):
    page = open_page("")
    Frozen(page).show("karma", "over")
    page.get_by_role("button", name="Play again").wait_for()
    assert page.get_by_text("No dice yet").count() == 0


def test_the_shelf_counts_its_games_and_tells_each_in_a_line(open_page):
    page = open_page("/")
    games = page.request.get("/api/games").json()
    words = {5: "Five", 6: "Six", 7: "Seven"}
    page.get_by_text(f"{words[len(games)]} board games").first.wait_for()
    for game in games:
        item = page.locator(f"[data-game={game['id']}]").first
        item.locator("h2").wait_for()
        assert item.locator("p").first.inner_text().strip(), game["id"]
    page.set_viewport_size({"width": 800, "height": 900})
    box = page.locator("[data-game=pig]").first.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 800
