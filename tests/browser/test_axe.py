"""Axe finds nothing in what a table can come to: positions, results, sheets, notices; by day and by night."""

import pytest
from measuring import HARDEST, Frozen, names, read
from playing import all_but, assert_clean, assert_clean_by_day_and_night, open_table, play_on, resize

GAMES = ["karma", "kasimir", "kiwetin", "rok", "spirits"]
DESKTOP, PHONE, LYING = (1280, 800), (390, 844), (844, 390)
REMARKS = [{"at": 1, "name": "Aris", "seat": 1, "text": "Bien joué !"}]
NOTICES = {
    "watched": {"watching": 2},
    "undo": {"undo_asked": 1},
    "paused": {"paused": True},
    "may pause": {"paused": False},
}


@pytest.fixture
def page(open_page):
    return open_page("")


def assert_clean_at(page, state, *sizes):
    """At every size by day; by night at one, for colours do not go by the size."""
    for size in sizes:
        resize(page, *size)
        look = assert_clean_by_day_and_night if size == DESKTOP else assert_clean
        look(page, f"{state} {size}")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_has_much_to_show(page, game):
    Frozen(page).show(game, HARDEST[game][0])
    assert_clean_at(page, HARDEST[game][0], DESKTOP, PHONE)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_position(page, game):
    frozen = Frozen(page)
    for name in names(game):
        frozen.show(game, name)
        if read(game, name)["over"]:
            page.locator(".told .card h3").first.wait_for()
        assert_clean_at(page, name, DESKTOP, PHONE, LYING)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules(page, game):
    page.goto(f"/rules/{game}")
    page.get_by_role("heading").first.wait_for()
    assert_clean_by_day_and_night(page)


def test_results_of_every_game(page):
    frozen = Frozen(page)
    for game in GAMES:
        frozen.show(game, "over")
        page.locator(".told .card h3").first.wait_for()
        assert_clean_at(page, game, DESKTOP, PHONE)


def test_sheets_beside_the_board_and_over_it(page):
    Frozen(page).show("kasimir", "walking", table={"remarks": REMARKS})
    for size in (LYING, PHONE, DESKTOP):
        resize(page, *size)
        for name in ("Who plays", "Reserve", "Log and chat", "Rules", "The table’s link", "Settings"):
            opener = page.locator("main, header").get_by_role("button", name=name, exact=True).filter(visible=True)
            if opener.count() == 0:
                continue
            opener.first.click()
            page.get_by_role("dialog").wait_for()
            assert_clean_at(page, name, size)
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", all_but({("kasimir",)}, GAMES))
def test_a_hint_above_the_question(page, game):
    frozen = Frozen(page)
    frozen.show(game, HARDEST[game][0], table={"hints": True})
    assert frozen.advise()
    assert_clean_at(page, game, DESKTOP, PHONE)


def test_what_people_are_told_of_one_another(page):
    frozen = Frozen(page)
    for name, table in NOTICES.items():
        frozen.show("rok", "two", table=table)
        assert_clean_by_day_and_night(page, name)
    frozen.show("spirits", "spectator")
    assert_clean_by_day_and_night(page, "spectator")


def test_inviting_erasing_my_games_and_levels(page):
    open_table(page, seats=[{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}], first_game=1, first_to=1)
    play_on(page)
    page.goto("/")
    page.get_by_role("region", name="My games").get_by_text(" – ").first.wait_for()
    page.get_by_role("button", name="My name, my data").click()
    page.get_by_role("button", name="Erase my games and my name").click()
    page.get_by_role("button", name="Yes, erase all of it").wait_for()
    assert_clean_by_day_and_night(page, "erasing")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Karma Dice: invite").click()
    page.get_by_role("dialog").wait_for()
    assert_clean_by_day_and_night(page, "inviting")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Karma Dice, against whom").click()
    page.get_by_role("radio").first.wait_for()
    assert_clean_by_day_and_night(page, "levels")
