"""Kiwetin in several browsers: a Rune off turn and its Mirror, and a player who goes away and comes back."""

import json
import re
import time
from contextlib import suppress

import pytest
from measuring import Frozen
from playing import GO, READY, act, eventually, is_over, open_table, play_on, press, settle, sit, touch, wait_until
from playwright.sync_api import TimeoutError

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NAMES = ["Ana", "Ben", "Cai"]
VINES_AND_MIRRORS = [0, 0, 0, 0, 0, 0, 0, 0, 15, 15]
VINES = [0, 0, 0, 0, 0, 0, 0, 0, 30, 0]
"""May be played in any moment: whoever holds none such is not asked."""


def seated(open_page, guests, *, width=1280, phones=False, **options):
    """A host and guests at a table that has begun, with a short way to the Flower."""
    host = open_page("", width=width, height=844)
    open_table(host, game="kiwetin", seats=[ME] + [OPEN] * guests, starter=0, flower=12, **options)
    path = "/table/" + host.url.rsplit("/", 1)[1]
    pages = [host]
    for name in NAMES[:guests]:
        guest = open_page(path, width=390 if phones else 1280, height=844)
        sit(guest, name)
        host.get_by_text(name).first.wait_for()
        pages.append(guest)
    host.get_by_role("button", name="Start the game").click()
    return pages


def card(page, name):
    return page.locator(f".hand .cards button{READY}").filter(has=page.get_by_text(name, exact=True))


def held_by(page, name):
    """How many Runes of a kind somebody holds, to be played now or not."""
    return page.locator(".hand .cards button").filter(has=page.get_by_text(name, exact=True)).count()


def until(pages, wanted, seconds=120):
    """Look again and again until somebody's page shows what is wanted; that page."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for page in pages:
            if wanted(page):
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody's page shows it")


def play_card(page, name, aims=False):
    """Play a Rune: choose it, and what it is aimed at, and press until the log tells of it.

    The page takes a press that comes too soon for one on the question before.
    """
    told = page.locator(".log").get_by_text(name)
    before = told.count()
    card(page, name).first.click()
    page.locator(".hand .cards button[aria-pressed=true]").wait_for()
    if aims:
        touch(page.locator(".aims button, .board [role=button].lit").filter(visible=True).first)
    press_until(page, lambda: told.count() > before)


def press_until(page, is_so):
    """Press the main button until that is so: not again before the page can have heard of it."""
    deadline = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < deadline, "it is not taken"
        press(page.locator(GO))
        with suppress(AssertionError):
            eventually(page, is_so, seconds=3)


def choose_spirits(pages):
    for page in pages:
        choices = page.locator(f".spirits button{READY}")
        choices.first.click()
        press_until(page, lambda choices=choices: choices.count() == 0)


def test_a_mirror_answers_a_rune_played_off_turn(open_page):
    pages = seated(open_page, 3, runes=VINES_AND_MIRRORS, moment=60_000)
    choose_spirits(pages)
    # It is the host's turn: whoever else has a Vine plays it.
    player = until(pages[1:], lambda page: card(page, "Vine").count())
    play_card(player, "Vine", aims=True)
    answering = until([page for page in pages if page != player], lambda page: card(page, "Mirror").count())
    play_card(answering, "Mirror")
    for page in pages:
        page.locator(".log").get_by_text("Mirror").first.wait_for()


def test_who_goes_away_is_passed_over_and_comes_back(open_page):
    host, guest = seated(open_page, 1, phones=True, moment=400)
    choose_spirits([host, guest])
    address = guest.url
    guest.goto("about:blank")
    turn = host.locator("header, .bar").get_by_text(re.compile(r"Turn [3-9]"))
    deadline = time.monotonic() + 200
    while not turn.count() and not is_over(host):
        assert time.monotonic() < deadline, "the absent player holds the match up"
        act(host, "kiwetin")
        host.wait_for_timeout(100)
    guest.goto(address)
    guest.locator(".ask").first.wait_for()
    play_on(host, guest, game="kiwetin")


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.soak), 390])
def test_a_moment_is_kept_open(open_page, width):
    page, guest = seated(open_page, 1, width=width, moment=2_500)
    choose_spirits([page, guest])
    hold = page.locator(".ask").get_by_role("button", name="Hold")
    held = page.locator(".ask").get_by_role("button", name="Hold", pressed=True)
    # A moment may close under the finger: then the next one is kept open.
    for _ in range(30):
        press(hold)
        with suppress(TimeoutError):
            held.wait_for(timeout=3_000)
            break
    page.wait_for_timeout(3_500)
    # Long after it would have closed it is still open, and says who keeps it so.
    assert hold.get_attribute("aria-pressed") == "true"
    page.locator(GO).click()


def test_a_moment_waits_for_somebody_who_plays_with_bots(open_page):
    page = open_page("")
    bot = {"kind": "bot", "bot": "heuristic"}
    open_table(page, game="kiwetin", seats=[ME, bot], starter=0, moment=50, runes=VINES)
    choose_spirits([page])
    page.locator(".ask").get_by_text("The moment waits for you.").wait_for()
    page.wait_for_timeout(1_500)
    assert page.locator(".ask").get_by_text("The moment waits for you.").is_visible()
    page.locator(GO).click()


def test_what_a_bot_did_is_told_until_one_acts(open_page):
    page = open_page("", width=390, height=844)
    open_table(page, game="kiwetin", seats=[ME, {"kind": "bot", "bot": "heuristic"}], starter=0)
    told, go = page.locator(".told"), page.locator(GO)
    deadline = time.monotonic() + 200
    while not (told.count() and go.count()):
        assert time.monotonic() < deadline, "nothing is told of what the bot did"
        act(page, "kiwetin")
        page.wait_for_timeout(200)
    page.wait_for_timeout(1_000)
    said = told.inner_text()
    assert said, "it stays while the player thinks"
    go.click()
    wait_until(page, f"document.querySelector('.told')?.innerText !== {json.dumps(said)}")


def test_two_at_one_screen_hand_it_over_once_a_turn(open_page):
    page = open_page("")
    open_table(page, game="kiwetin", seats=[{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}], starter=0)
    lift = page.locator("dialog button.go")
    curtains = 0
    deadline = time.monotonic() + 240
    while not page.locator("header").get_by_text(re.compile(r"Turn ([5-9]|\d\d)")).count():
        assert time.monotonic() < deadline, "four turns take long"
        if lift.count():
            lift.click()
            # Lifted, it is gone: the next one comes after something was done.
            lift.wait_for(state="detached")
            curtains += 1
        else:
            act(page, "kiwetin")
        page.wait_for_timeout(40)
    # One before each of the five turns.
    assert curtains <= 5, f"{curtains} curtains in the first turns"


@pytest.mark.soak
@pytest.mark.parametrize("starter", [0, 1])
def test_a_match_with_a_bot_takes_few_presses(open_page, starter):
    """A spirit is chosen, dice are thrown, some moments concern one's spirit."""
    page = open_page("")
    open_table(page, game="kiwetin", seats=[ME, {"kind": "bot", "bot": "heuristic"}], starter=starter)
    table = page.locator("main")
    presses = 0
    deadline = time.monotonic() + 240
    while not is_over(page):
        assert time.monotonic() < deadline, "the match did not end in time"
        wanted = page.locator(f"{GO}, .spirits button{READY}[aria-pressed=false]")
        if wanted.count():
            before = table.inner_html()
            with suppress(TimeoutError):
                wanted.first.click(timeout=1_000)
                presses += 1
                # Pressed once, however long it takes to be heard.
                eventually(page, lambda before=before: is_over(page) or table.inner_html() != before)
        # A press on what has just changed is taken for none.
        page.wait_for_timeout(450)
    assert presses <= 45


def test_a_pass_that_comes_too_late_declines_no_mirror(open_page):
    """A page that has not heard yet of a Rune passes in the moment before it: its player is asked again."""
    for _ in range(10):
        # Whoever holds Mirrors only is not asked before there is something to answer: both are to hold both.
        host, guest = seated(open_page, 1, runes=VINES_AND_MIRRORS, hand=5, moment=60_000)
        choose_spirits([host, guest])
        for page in (host, guest):
            page.locator(".hand .cards button").first.wait_for()
        if all(held_by(page, rune) for page in (host, guest) for rune in ("Vine", "Mirror")):
            break
    player = until([host, guest], lambda page: card(page, "Vine").count())
    late = guest if player == host else host
    held = []
    deaf = {"now": False}

    def relay(page_side):
        server = page_side.connect_to_server()
        page_side.on_message(server.send)
        server.on_message(lambda text: held.append((page_side, text)) if deaf["now"] else page_side.send(text))

    late.route_web_socket(re.compile("/live$"), relay)
    late.reload()
    late.locator(".ask").first.wait_for()
    deaf["now"] = True
    play_card(player, "Vine", aims=True)
    player.locator(".log").get_by_text("Vine").first.wait_for()
    late.locator(".ask").get_by_role("button", name="Let it happen", exact=True).click()
    # The server has answered.
    eventually(late, lambda: any('"type":"refused"' in text for _, text in held))
    deaf["now"] = False
    for page_side, text in held:
        page_side.send(text)
    late.get_by_text("Something else is asked by now").first.wait_for()
    # The Rune still waits for an answer.
    play_card(late, "Mirror")
    player.locator(".log").get_by_text("Mirror").first.wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_the_name_of_a_card_on_the_table_is_below_its_sign(open_page, width, height):
    page = open_page("", width=width, height=height, locale="fr-FR")
    Frozen(page).show("kiwetin", "answer")
    card = page.locator(".played .rune").first
    card.wait_for()
    settle(page)
    sign, name = card.locator("svg").bounding_box(), card.locator("b").bounding_box()
    assert name["y"] >= sign["y"] + sign["height"]
    assert name["width"] <= card.bounding_box()["width"]
