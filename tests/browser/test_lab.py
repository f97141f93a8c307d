"""The Lab, from choosing a game to stepping through the odd one."""

import re

import pytest
from playing import assert_clean, assert_clean_by_day_and_night, resize, wait_until
from playwright.sync_api import expect


def lab(open_page, path="/lab/pig", **options):
    page = open_page(path, **options)
    page.get_by_role("button", name=re.compile("^(Run|Lancer)$")).wait_for()
    return page


def run(page, name="Run"):
    """Let the fewest games be played, to the end."""
    page.get_by_label(re.compile("How many games|Combien de parties")).select_option("100")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("button", name=re.compile("^(Run again|Relancer)$"))).to_be_visible()


def test_a_game_is_chosen_changed_played_read_and_its_odd_game_looked_at(open_page):
    page = lab(open_page, "/lab")
    page.get_by_role("navigation").get_by_role("button", name="Pig").click()
    goal = page.get_by_role("spinbutton", name=re.compile("^Points"))
    expect(goal).to_have_value("100")
    goal.fill("40")
    goal.press("Enter")
    page.get_by_label("Bot at seat 2").select_option(label="random")
    expect(page.get_by_role("button", name="1 change")).to_be_visible()
    run(page)
    report = page.locator(".told")
    expect(report.get_by_role("heading").first).to_be_visible()
    expect(report).to_contain_text("random")
    # The same address shows the same set-up to whoever is given it.
    shared = open_page("/" + page.url.split("/", 3)[3])
    expect(shared.get_by_role("spinbutton", name=re.compile("^Points"))).to_have_value("40")
    expect(shared.get_by_label("Bot at seat 2")).to_have_value("random")
    # One of the games to look at again.
    report.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider").wait_for()
    assert page.url.startswith(shared.url)


def test_levels_play_in_the_lab(open_page):
    page = lab(open_page)
    for seat in (1, 2):
        page.get_by_label(f"Bot at seat {seat}").select_option(label="Stroll")
    # So many that they are not over before one can stop them.
    page.get_by_label("How many games").select_option("200000")
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.locator(".told .figure").first.wait_for()
    page.get_by_role("button", name="Stop").click()
    # What there is stays.
    expect(page.get_by_role("button", name="Run again")).to_be_visible()
    expect(page.locator(".told .figure").first).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "range_told", "refusal"),
    [
        ("en-US", "A whole number from 1 to", "38 in all, one a region; now there are"),
        ("fr-FR", "Un nombre entier de 1 à", "38 en tout, un par région"),
    ],
)
def test_a_wrong_value_gets_a_sentence_at_its_field(open_page, locale, range_told, refusal):
    """What its range forbids before anything is sent, what the game forbids when it is run."""
    page = lab(open_page, "/lab/kasimir", locale=locale)
    go = page.get_by_role("button", name=re.compile("^(Run|Lancer)$"))
    hand = page.get_by_role("group", name=re.compile("^(Markers that each|Marqueurs de chaque)"))
    number = hand.get_by_role("spinbutton")
    usual = number.input_value()
    number.fill("0")
    number.press("Enter")
    expect(hand.get_by_role("alert")).to_contain_text(range_told)
    expect(go).to_be_disabled()
    number.fill(usual)
    number.press("Enter")
    expect(hand.get_by_role("alert")).to_have_count(0)
    stakes = page.get_by_role("group", name=re.compile("^(Stakes|Piquets)"))
    first = stakes.get_by_role("spinbutton").first
    usual = first.input_value()
    first.fill(str(int(usual) + 1))
    first.press("Enter")
    go.click()
    expect(stakes.get_by_role("alert")).to_contain_text(refusal)
    expect(go).to_be_disabled()
    first.fill(usual)
    first.press("Enter")
    expect(stakes.get_by_role("alert")).to_have_count(0)
    expect(go).to_be_enabled()


def test_the_lab_is_accessible_and_nothing_scrolls_sideways(open_page):
    page = lab(open_page)
    run(page)
    assert_clean_by_day_and_night(page)
    # On a phone what can be done has signs alone.
    resize(page, 390, 844)
    assert_clean(page)
    for width in (360, 390, 1280, 2560):
        resize(page, width, 800)
        wait_until(page, "document.documentElement.scrollWidth <= window.innerWidth")


def test_on_a_phone_the_box_shrinks_to_its_changes(open_page):
    page = lab(open_page, width=390, height=844)
    goal = page.get_by_role("spinbutton", name=re.compile("^Points"))
    goal.fill("40")
    goal.press("Enter")
    run(page)
    expect(goal).to_be_hidden()
    expect(page.get_by_role("listitem").filter(has_text="Points to reach")).to_contain_text("40")
    page.get_by_role("button", name="Change", exact=True).click()
    expect(goal).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(goal).to_be_hidden()
