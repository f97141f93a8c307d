"""Every page: no accessibility violation by day and by night, no sideways scrolling, words that come when asked for."""

import json

import pytest
from conftest import ROOT
from measuring import Frozen
from playing import (
    OVER,
    assert_clean_by_day_and_night,
    eventually,
    open_table,
    play_on,
    resize,
    settle,
    sit,
    wait_until,
)

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "heuristic"}


def shown(page, name):
    """Bring the page to where it is to be looked at."""
    if name == "table":
        open_table(page, seats=[ME, BOT], first_game=1, starter=0)
        page.locator(".tray button").first.wait_for()
    elif name == "lobby":
        open_table(page, seats=[ME, {"kind": "open"}])
        page.get_by_role("button", name="Start the game").wait_for()
    elif name == "guest":
        open_table(page, game="spirits", seats=[ME, {"kind": "open"}])
        # Somebody else opens the link.
        page.context.clear_cookies()
        page.reload()
        page.get_by_role("button", name="Sit down").wait_for()
    elif name == "seated":
        shown(page, "guest")
        sit(page, "Zoé")
    elif name == "gate":
        open_table(page, game="rok", seats=[ME, BOT], ready=False)
        page.get_by_role("button", name="I’m ready").wait_for()
    elif name == "traits":
        open_table(page, seats=[ME, BOT], starter=0)
        page.locator(".cards button").first.wait_for()
    elif name == "result":
        Frozen(page).show("karma", "over")
        page.locator(".told .card h3").first.wait_for()
    elif name == "replay":
        open_table(page, seats=[ME, BOT], first_game=1, first_to=1)
        play_on(page)
        page.locator(OVER).first.click()
        # With the eyes of a seat, which has a mark beside its name.
        page.get_by_label("View of").select_option("1")
        page.wait_for_url("**seat=1**")
    else:
        page.goto(
            {"shelf": "/", "rules": "/rules/karma", "record": "/record", "device": "/me/nobody", "lab": "/lab"}[name]
        )
        page.get_by_role("heading").first.wait_for()
    settle(page)


PAGES = ["shelf", "table", "lobby", "traits", "result", "replay", "rules", "record", "device"]


@pytest.mark.parametrize("name", [*PAGES, "guest", "seated", "gate", "lab"])
def test_axe_finds_no_violation_and_nothing_scrolls_sideways(open_page, name):
    """In light and dark; on every width."""
    page = open_page("")
    shown(page, name)
    assert_clean_by_day_and_night(page)
    for width in (360, 390, 800, 2560):
        resize(page, width, 800)
        wait_until(page, "document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("name", ["shelf", "table", "lobby"])
def test_nothing_scrolls_sideways_on_a_phone_from_the_start(open_page, name):
    page = open_page("", width=360, height=800)
    shown(page, name)
    wait_until(page, "document.documentElement.scrollWidth <= window.innerWidth")


def test_french_and_english_switch_at_once(open_page):
    page = open_page(locale="fr-FR")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "en"


def test_only_the_words_in_use_are_fetched_and_nothing_is_shown_before_they_come(open_page):
    page = open_page(locale="fr-FR").context.new_page()
    asked, held = [], []

    def hold(route):
        held.append(route)

    page.on("request", lambda request: asked.append(request.url))
    # Titles and taglines of both languages are a part of the page; the words are not.
    built = json.loads((ROOT / "src/ludotheque/server/page/.vite/manifest.json").read_text())
    page.route(f"**/{built['src/words/fr.ftl?raw']['file']}", hold, times=1)
    with page.expect_response(lambda response: "ShelfPage" in response.url and response.url.endswith(".js")):
        page.goto("/", wait_until="commit")
    eventually(page, lambda: held)
    settle(page)
    assert page.locator("#app").inner_text() == ""
    held[0].continue_()
    page.get_by_role("button", name="Jouer maintenant").first.wait_for()
    assert not [url for url in asked if url.endswith(built["src/words/en.ftl?raw"]["file"])]


def test_a_shelf_left_open_learns_whose_turn_it_is(open_page):
    page = open_page()
    page.wait_for_load_state("networkidle")
    seats = [ME, BOT]
    assert page.request.post(
        "/api/tables", data={"game": "karma", "seats": seats, "options": {"starter": 0}, "start": True}
    ).ok
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_text("Your turn").wait_for()


HEARD = """() => {
  window.heard = 0;
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}"""


def throw_one(page):
    page.locator(".tray button[aria-disabled=false]").first.click()
    page.locator(".ask button.go[aria-disabled=false]").click()


def test_dice_are_heard_once_sound_is_asked_for(open_page):
    page = open_page("")
    shown(page, "table")
    page.evaluate(HEARD)
    throw_one(page)
    page.get_by_role("button", name="Take zone").click()
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Sounds").filter(visible=True).first.click()
    # The bot may be playing: we throw when it is our turn.
    play_on(page, until=lambda page: page.evaluate("window.heard > 0"))


def test_a_personal_link_asks_before_it_changes_who_one_is(open_page, server):
    page, phone = open_page(""), open_page("")
    open_table(page, seats=[ME, ME])
    table = page.url.rpartition("/")[2]
    key = page.evaluate("""async () => {
        const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
        return (await (await fetch('/api/me/link', body)).json()).key;
    }""")
    phone.goto(f"/me/{key}?table={table}")
    phone.get_by_role("link", name="Change nothing").wait_for()
    assert phone.context.cookies() == []
    phone.get_by_role("button", name="Go on").click()
    phone.wait_for_url(f"**/table/{table}")
    assert [each["value"] for each in phone.context.cookies()] == [each["value"] for each in page.context.cookies()]


def test_my_games_are_on_the_shelf_and_can_be_erased(open_page):
    page = open_page("")
    open_table(page, seats=[ME, BOT], first_game=1, first_to=1)
    play_on(page)
    page.goto("/")
    games = page.get_by_role("region", name="My games")
    games.get_by_text(" – ").first.wait_for()
    page.get_by_role("button", name="My name, my data").click()
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_role("button", name="Keep it").click()
    page.get_by_text("Kept.").wait_for()
    page.get_by_role("button", name="Erase my games and my name").click()
    page.get_by_role("button", name="Yes, erase all of it").click()
    games.wait_for(state="detached")
    assert page.request.get("/api/me").json()["name"] == ""
    assert page.request.get("/api/tables").json() == []
