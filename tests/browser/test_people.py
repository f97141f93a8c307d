"""What people at a table want of one another: to be left alone, to play again, to see the other side."""

import re

from measuring import Frozen
from playing import OPEN, open_table

REMARKS = [
    {"at": 1, "name": "Aris", "seat": 1, "text": "Bien joué !"},
    {"at": 2, "name": "Zoe", "seat": 2, "text": "Hm."},
]


def test_somebody_is_muted_for_oneself_and_heard_again(open_page):
    page = open_page("")
    Frozen(page).show("kasimir", "walking", table={"remarks": REMARKS})
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_text("Bien joué !").wait_for()
    page.get_by_role("button", name="Mute Aris").click()
    page.get_by_text("Bien joué !").wait_for(state="detached")
    page.get_by_text("Hm.").wait_for()
    page.get_by_role("button", name="Aris").last.click()
    page.get_by_text("Bien joué !").wait_for()


def test_a_rematch_asks_in_words(open_page):
    page = open_page("")
    frozen = Frozen(page)
    frozen.show("karma", "over")
    page.get_by_role("button", name="Play again").wait_for()
    frozen.show("karma", "over", table={"next_table": "other"})
    asked = page.get_by_role("status").filter(has_text="would like to play again")
    asked.wait_for()
    assert page.get_by_role("link", name="Join in").get_attribute("href") == "/table/other"


def test_a_phone_says_whose_animals_are_seen(open_page):
    page = open_page("", width=390, height=844)
    Frozen(page).show("spirits", "sending")
    said = page.locator(".whose")
    assert said.inner_text().endswith("’s animals")
    box = said.bounding_box()
    assert box["width"] > 100
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    page.get_by_role("button", name=re.compile("^Show .* board large")).click()
    said.wait_for(state="detached")


def test_whoever_opens_a_table_can_read_the_rules_before(open_page):
    for width, height in ((1280, 800), (390, 844)):
        page = open_page("", width=width, height=height)
        open_table(page, game="kasimir", seats=[{"kind": "me"}, OPEN])
        page.get_by_role("button", name="Rules", exact=True).click()
        page.get_by_role("dialog").get_by_text("tie him down").first.wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
        page.get_by_role("button", name="Français").filter(visible=True).wait_for()
