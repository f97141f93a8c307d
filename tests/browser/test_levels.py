"""Whom one plays against: levels and characters before *Play now*, and hints on the board."""

import json
import re

import pytest
from measuring import HARDEST, Frozen, read
from playing import eventually, open_table, resize

DESKTOP, PHONE = (1280, 800), (390, 844)


def seats(page):
    """Who sits where at the table that the page shows, as the server tells it."""
    table = page.url.rsplit("/", 1)[1]
    return next(row for row in json.loads(page.request.get("/api/tables").text()) if row["table"] == table)["seats"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_play_now_against_whom_was_picked(open_page, size):
    page = open_page("")
    page.goto("/")
    resize(page, *size)
    page.get_by_role("button", name="Spirits of the Wild, against whom").click()
    sheet = page.get_by_role("dialog")
    levels = sheet.get_by_role("radiogroup", name="Level").get_by_role("radio")
    eventually(page, lambda: levels.count() == 5)
    told = sheet.locator(".level small").all_inner_texts()
    assert len(set(told)) == 5
    sheet.locator(".level", has_text="Sharp").click()
    sheet.locator(".character", has_text="cheeky").click()
    assert sheet.locator(".character").count() == 3
    sheet.get_by_role("button", name="Play Spirits of the Wild").click()
    page.wait_for_url("**/table/*")
    eventually(page, lambda: "keen-teasing" in [seat["name"] for seat in seats(page)])
    # It is kept for the next time.
    page.goto("/")
    page.get_by_role("button", name=re.compile("Spirits of the Wild, against whom: Sharp.*cheeky")).wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_drawn_on_the_board(open_page, size):
    """Each of the best moves has its number where it is made, the same as in the list."""
    page, game = open_page(""), "spirits"
    frozen, name = Frozen(page), HARDEST[game][0]
    moves = [{"move": choice["move"], "chance": 0.5} for choice in read(game, name)["position"]["choices"][:3]]
    page.route("**/api/tables/fixture/hints/*", lambda route: route.fulfill(json={"ready": True, "moves": moves}))
    frozen.show(game, name, table={"hints": True})
    resize(page, *size)
    assert page.locator(".hints, .trace .disc").count() == 0
    page.get_by_role("button", name="A hint").click()
    page.locator(".hints li").first.wait_for()
    drawn = page.locator(".trace .disc + text")
    drawn.first.wait_for()
    assert set(drawn.all_text_contents()) <= {str(number + 1) for number in range(len(moves))}


def test_hints_come_from_the_search_when_asked_for(open_page):
    """Until it is ready, the page says so."""
    page = open_page("")
    open_table(page, game="pig", seats=[{"kind": "me"}, {"kind": "bot", "bot": "stroll"}], goal=1000)
    page.get_by_role("button", name="Roll").first.wait_for()
    assert page.locator(".hints").count() == 0
    page.get_by_role("button", name="A hint").click()
    page.locator(".hints").wait_for()
    page.locator(".hints li").first.wait_for(timeout=120_000)
    chances = page.locator(".hints li b").all_inner_texts()
    assert len(chances) == 2
    assert all(re.fullmatch(r"\d+%", chance) for chance in chances)
