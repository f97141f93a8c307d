"""Every game's own board: whole games with people and bots, on a desktop and on a phone; axe; scrolling."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playing import OVER, act, eventually, get_ready, open_table, play_on, settle, wait_until
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


def usual(game, is_usual, *more):
    """Whole games are long: some are played each time, the others in the long run."""
    size = {DESKTOP["width"]: "-desktop", PHONE["width"]: "-phone"}[more[0]["width"]] if more else ""
    return pytest.param(game, *more, id=f"{game}{size}", marks=() if is_usual else pytest.mark.soak)


def until_asked(page, game):
    """The table is there, and asks for something."""
    open_table(page, game=game, seats=[ME, BOT], starter=0, **OPTIONS.get(game, {}))
    page.locator(ASKED).first.wait_for()


@pytest.mark.parametrize("game", [usual(game, game == "kiwetin") for game in BOARDS])
def test_two_people_play_a_whole_game_one_of_them_on_a_phone(open_page, game):
    host = open_page("", **DESKTOP)
    open_table(host, game=game, seats=[ME, OPEN], **OPTIONS.get(game, {}))
    guest = open_page(host.url.removeprefix(host.url.split("/table/")[0]), **PHONE)
    sit_and_start(host, guest, "Zoé")
    if game == "rok":
        get_ready(host, guest)
    play_on(host, guest, game=game, seconds=300)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(usual(game, game in ("spirits", "rok"), DESKTOP) for game in BOARDS),
        *(usual(game, game in ("kasimir", "kiwetin"), PHONE) for game in BOARDS),
    ],
)
def test_a_whole_game_against_a_bot(open_page, game, size):
    page = open_page("", **size)
    open_table(page, game=game, seats=[ME, BOT], **OPTIONS.get(game, {}))
    play_on(page, game=game, seconds=240)
    assert page.get_by_text("Play again").is_visible()
    page.locator(".told .card h3").wait_for()
    settle(page)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    page.locator(OVER).first.click()
    page.get_by_role("slider").wait_for()


def some_moves(page, game, count=6):
    """A table in the middle of things."""
    until_asked(page, game)
    for _ in range(count):
        act(page, game)
        page.wait_for_timeout(80)
    page.wait_for_timeout(500)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_no_violation_at_a_table(open_page, game, size):
    page = open_page("", **size)
    until_asked(page, game)
    for moves in (0, 6):
        for _ in range(moves):
            act(page, game)
            page.wait_for_timeout(80)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            settle(page)
            results = Axe().run(page)
            assert results.violations_count == 0, f"{scheme}: {results.generate_report()}"


@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_no_violation_in_the_rules(open_page, game):
    page = open_page(f"/rules/{game}")
    page.get_by_role("heading").first.wait_for()
    settle(page)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("game", BOARDS)
def test_no_table_scrolls_sideways(open_page, game):
    page = open_page("", **DESKTOP)
    some_moves(page, game)
    for width in (360, 390, 800, 1280, 2560):
        page.set_viewport_size({"width": width, "height": 800})
        wait_until(page, f"window.innerWidth === {width}")
        wait_until(page, "document.documentElement.scrollWidth <= window.innerWidth")
    page.set_viewport_size(DESKTOP)
    wait_until(page, f"window.innerWidth === {DESKTOP['width']}")
    wait_until(page, "document.documentElement.scrollHeight <= window.innerHeight")


@pytest.mark.parametrize("game", BOARDS)
def test_the_table_pages_are_small(open_page, game):
    page = open_page("")
    until_asked(page, game)
    sizes: list[int] = []
    fresh = page.context.new_page()
    fresh.on("response", lambda response: sizes.append(weight(response)))
    fresh.goto(page.url)
    fresh.locator(ASKED).first.wait_for()
    assert 0 < sum(sizes) < 120 * 1024


def weight(response):
    """The bytes of script and style on the wire."""
    if not response.url.endswith((".js", ".css")):
        return 0
    return int(response.headers.get("content-length", len(response.body())))


def box_of(page, selector):
    found = page.locator(selector).bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def stands_beside(page):
    """Whether the board has the whole height, and the question with its answer stands to its right, in sight."""
    width, height = page.viewport_size.values()
    board, ask, main = box_of(page, "section.board"), box_of(page, "section.ask"), box_of(page, ".ask .main")
    return board[2] <= ask[0] <= main[0] < main[2] <= width and board[3] - board[1] > height - 40 and main[3] <= height


@pytest.mark.parametrize("game", ["karma", *BOARDS])
def test_lying_down_the_board_stands_beside_the_question(open_page, game):
    """A phone on its side, and a tablet: nothing scrolls, and the answer is in sight."""
    page = open_page("", **DESKTOP)
    until_asked(page, game)
    for width, height in ((844, 390), (1024, 768), (1280, 600)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until(page, f"window.innerWidth === {width}")
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
