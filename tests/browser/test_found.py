"""Mistakes that people have found, each as they met it; others have their tests beside what they belong to."""

import random
import re

import pytest
from measuring import Frozen, read

import ludotheque
from ludotheque.games.karma.moves import Tally
from ludotheque.server.table.replays import replay_of


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


APART = """() => {
  const news = document.querySelector('.news');
  const range = document.createRange();
  range.selectNodeContents(news);
  const text = range.getBoundingClientRect();
  const others = [...document.querySelectorAll('.board svg, .board b, .board p, .board small, .board span')]
    .filter((one) => !news.contains(one) && !one.contains(news) && !one.closest('[aria-hidden=true]')
      && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  return others.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && text.left < box.right - 1 && box.left < text.right - 1
      && text.top < box.bottom - 1 && box.top < text.bottom - 1;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


def test_that_somebody_falls_back_collides_with_nothing(open_page):
    """In the narrowest window, and with the longest name."""
    page = open_page("", width=360, height=740)
    record, falls = a_match_with_falls()
    replay = replay_of(record)
    page.route(
        "**/api/tables/fixture/replay*", lambda route: route.fulfill(body=replay, content_type="application/json")
    )
    for at in falls:
        page.goto(f"/replay/fixture?move={at}")
        page.get_by_role("slider").wait_for()
        page.keyboard.press("ArrowRight")
        page.locator(".news", has_text="falls back").wait_for()
        assert page.evaluate(APART) == []


def a_match_with_falls():
    """A match of Karma Dice as a record, and how many entries there are before the first falls."""
    match = ludotheque.new_match("karma", seats=2, first_game=True, starter=0)
    rng = random.Random(7)
    falls = []
    while not match.is_over:
        seat = min(match.actors)
        move = match.draw(rng) if seat == ludotheque.NATURE else rng.choice(match.legal(seat))
        if isinstance(move, Tally) and match.view(seat).zone > 1 and not match.outlook(match.view(seat)).valid:
            falls.append(len(match.journal))
        match.play(seat, move)
    return ludotheque.write_record(match, players=["Maximilienne", "Barthélemy"]), falls[:2]
