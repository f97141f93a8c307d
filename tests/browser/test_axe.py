"""Axe finds nothing in what a table can come to: results, sheets, notices; by day and by night."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from measuring import Frozen, names, read
from playing import open_table, play_on, settle

GAMES = ["karma", "kasimir", "kiwetin", "rok", "spirits"]
DESKTOP, PHONE, LYING = {"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 844, "height": 390}
REMARKS = [{"at": 1, "name": "Aris", "seat": 1, "text": "Bien joué !"}]
NOTICES = {
    "watched": {"watching": 2},
    "undo": {"undo_asked": 1},
    "paused": {"paused": True},
    "may pause": {"paused": False},
}


def assert_clean(page, state):
    """Look when nothing fades any more: half a colour is no colour to judge."""
    settle(page)
    results = Axe().run(page)
    assert results.violations_count == 0, f"{state}: {results.generate_report()}"


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def page(request, open_page):
    return open_page("", dark=request.param)


def test_results_of_every_game(page):
    assert_results_clean(page, {game: ["over"] for game in GAMES}, (DESKTOP, PHONE))


@pytest.mark.soak
def test_every_result_at_every_form(page):
    over = {game: [name for name in names(game) if read(game, name)["over"]] for game in GAMES}
    assert_results_clean(page, over, (DESKTOP, PHONE, LYING))


def assert_results_clean(page, over, sizes):
    frozen = Frozen(page)
    for game, fixtures in over.items():
        for name in fixtures:
            frozen.show(game, name)
            page.locator(".told .card h3").first.wait_for()
            for size in sizes:
                page.set_viewport_size(size)
                assert_clean(page, f"{game} {name} {size}")


def test_sheets_beside_the_board_and_over_it(page):
    Frozen(page).show("kasimir", "walking", table={"remarks": REMARKS})
    for size in (LYING, PHONE, DESKTOP):
        page.set_viewport_size(size)
        for name in ("Who plays", "Reserve", "Log and chat", "Rules", "The table’s link", "Settings"):
            opener = page.locator("main, header").get_by_role("button", name=name, exact=True).filter(visible=True)
            if opener.count() == 0:
                continue
            opener.first.click()
            page.get_by_role("dialog").wait_for()
            assert_clean(page, f"{name} {size}")
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")


def test_what_people_are_told_of_one_another(page):
    frozen = Frozen(page)
    for name, table in NOTICES.items():
        frozen.show("rok", "two", table=table)
        assert_clean(page, name)
    frozen.show("spirits", "spectator")
    assert_clean(page, "spectator")


def test_inviting_erasing_and_my_games(page):
    open_table(page, seats=[{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}], first_game=1, first_to=1)
    play_on(page)
    page.goto("/")
    page.get_by_role("region", name="My games").get_by_text(" – ").first.wait_for()
    page.get_by_role("button", name="My name, my data").click()
    page.get_by_role("button", name="Erase my games and my name").click()
    page.get_by_role("button", name="Yes, erase all of it").wait_for()
    assert_clean(page, "erasing")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Karma Dice: invite").click()
    page.get_by_role("dialog").wait_for()
    assert_clean(page, "inviting")
