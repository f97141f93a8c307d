"""Every game's own board: whole games with people and bots, on a desktop and on a phone; what is loaded; lying down."""

import pytest
from measuring import HARDEST, Frozen
from playing import OVER, assert_clean, eventually, get_ready, open_table, play_on, resize, wait_until
from playwright.sync_api import Response
from test_games import sit_and_start

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "heuristic"}
OPEN = {"kind": "open"}
BOARDS = ["spirits", "kasimir", "kiwetin", "rok"]
ASKED = ".ask button.go, [data-cell]"
"""There is something to do."""
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
OPTIONS = {
    "kiwetin": {"moment": 300},
    "rok": {"throws": 2, "flight": 300, "announced": 100, "shortest": 300, "longest": 6_000},
}
"""Moments that nobody needs long for, and few throws."""


def until_asked(page, game):
    """The table is there, and asks for something."""
    open_table(page, game=game, seats=[ME, BOT], starter=0, **OPTIONS.get(game, {}))
    page.locator(ASKED).first.wait_for()


@pytest.mark.soak
@pytest.mark.parametrize("game", BOARDS)
def test_two_people_play_a_whole_game_one_of_them_on_a_phone(open_page, game):
    host = open_page("", **DESKTOP)
    open_table(host, game=game, seats=[ME, OPEN], **OPTIONS.get(game, {}))
    guest = open_page(host.url.removeprefix(host.url.split("/table/")[0]), **PHONE)
    sit_and_start(host, guest, "Zoé")
    if game == "rok":
        get_ready(host, guest)
    play_on(host, guest, game=game, seconds=300)


# Whole games are long. Those with a coach (test_coach.py) are played each time; Rök's coach does not go to the end.
@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(pytest.param(game, DESKTOP, marks=pytest.mark.soak, id=f"{game}-desktop") for game in BOARDS),
        *(pytest.param(game, PHONE, marks=pytest.mark.soak, id=f"{game}-phone") for game in BOARDS[:-1]),
        pytest.param("rok", PHONE, id="rok-phone"),
    ],
)
def test_a_whole_game_against_a_bot(open_page, game, size):
    page = open_page("", **size)
    open_table(page, game=game, seats=[ME, BOT], **OPTIONS.get(game, {}))
    play_on(page, game=game, seconds=240)
    page.get_by_text("Play again").wait_for()
    page.locator(".told .card h3").wait_for()
    assert_clean(page)
    page.locator(OVER).first.click()
    page.get_by_role("slider").wait_for()


@pytest.mark.parametrize("game", ["karma", *BOARDS])
def test_the_table_pages_are_small(open_page, game):
    page = open_page("")
    came: list[Response] = []
    page.on("response", lambda response: came.extend([response]))
    until_asked(page, game)
    page.wait_for_load_state("networkidle")
    assert 0 < sum(map(weight, came)) < 120 * 1024


def weight(response):
    """The bytes of script and style on the wire."""
    if not response.url.endswith((".js", ".css")):
        return 0
    return int(response.headers.get("content-length") or len(response.body()))


def box_of(page, selector):
    found = page.locator(selector).bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def stands_beside(page):
    """Whether the board has the whole height, and the question with its answer stands to its right, in sight."""
    width, height = page.viewport_size.values()
    board, ask, main = box_of(page, "section.board"), box_of(page, "section.ask"), box_of(page, ".ask .main")
    return board[2] <= ask[0] <= main[0] < main[2] <= width and board[3] - board[1] > height - 40 and main[3] <= height


@pytest.mark.parametrize("game", HARDEST)
def test_lying_down_the_board_stands_beside_the_question(open_page, game):
    """A phone on its side, and a tablet: nothing scrolls, and the answer is in sight."""
    page = open_page("", **DESKTOP)
    Frozen(page).show(game, HARDEST[game][-1])
    for width, height in ((844, 390), (1024, 768), (1280, 600)):
        resize(page, width, height)
        wait_until(page, f"document.documentElement.scrollWidth === {width}")
        wait_until(page, f"document.documentElement.scrollHeight === {height}")
        eventually(page, lambda: stands_beside(page))


def test_a_rail_tells_more_of_the_seats(open_page):
    page = open_page("", width=844, height=390)
    until_asked(page, "karma")
    page.get_by_role("button", name="Who plays").click()
    sheet = page.get_by_role("dialog", name="Who plays")
    sheet.get_by_role("article").first.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    page.get_by_role("dialog", name="Rules").wait_for()
