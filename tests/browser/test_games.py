"""Whole games in a real browser: against bots, by link, alone, over a reload, and over a killed server."""

import json
import re
import time

import pytest
from conftest import Server
from playing import eventually, go_by_keys, is_over, open_table, play_on, sit, wait_until

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "heuristic"}
OPEN = {"kind": "open"}


@pytest.fixture
def server(request, server, tmp_path):
    """The usual server; or one of their own, for whoever kills it."""
    if not hasattr(request, "param"):
        yield server
        return
    own = Server(tmp_path / "tables")
    own.start()
    yield own
    own.kill()


def sit_and_start(host, guest, name):
    """The guest takes the open seat, and the host begins."""
    sit(guest, name)
    host.get_by_text(name).first.wait_for()
    host.get_by_role("button", name="Start the game").click()


def thrown(page):
    """Throw one die, and say what then lies on the table."""
    page.locator(".tray button[aria-disabled=false]").first.click()
    page.locator(".ask button.go[aria-disabled=false]").click()
    return lying(page)


def lying(page):
    """The throw in words, once it may be validated."""
    page.get_by_role("button", name="Take zone 1").wait_for()
    text = page.locator(".throw").first.inner_text()
    assert re.search(r"[1-6]", text), "the throw must be told, else nothing is compared"
    return text


# So does whoever learns the game (test_coach.py), each time.
@pytest.mark.soak
def test_one_click_leads_to_a_game_against_bots_and_it_is_played_to_its_end(open_page):
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    play_on(page)
    page.get_by_text("Play again").wait_for()


def test_after_play_now_by_keyboard_the_focus_is_at_the_table(open_page):
    page = open_page()
    page.get_by_role("button", name="Play now").first.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".ask").first.wait_for()
    wait_until(page, "document.activeElement !== document.body")


def test_two_people_play_by_link(open_page):
    host = open_page("")
    open_table(host, seats=[ME, OPEN], first_game=1, first_to=1)
    guest = open_page(host.url.removeprefix(host.url.split("/table/")[0]))
    sit_and_start(host, guest, "Zoé <b>")
    play_on(host, guest)


def test_a_guest_is_told_who_waits_and_a_move_is_taken_back_only_with_leave(open_page):
    host = open_page("")
    host.request.post("/api/me", data={"name": "Odile"})
    open_table(host, game="pig", seats=[ME, OPEN])
    guest = open_page(host.url.removeprefix(host.url.split("/table/")[0]), width=390, height=844)
    guest.get_by_role("heading", name="Odile is waiting").wait_for()
    guest.get_by_text("Why the dice are fair").wait_for()
    sit_and_start(host, guest, "Tom")
    watcher = open_page(host.url.removeprefix(host.url.split("/table/")[0]))
    watcher.get_by_text("You are watching.").wait_for()
    host.get_by_text("One person watches.").wait_for()
    host.locator(".ask").get_by_role("button", name=re.compile("Hold|Stop|Keep", re.I)).click()
    host.locator(".ask").get_by_role("button", name=re.compile("Undo|back", re.I)).click()
    guest.get_by_text("Odile would like to take the last move back.").wait_for()
    guest.get_by_role("button", name="That’s fine").click()
    host.locator(".log").get_by_text("take a move back").wait_for()


def test_solo_against_the_evil_eye(open_page):
    page = open_page("")
    open_table(page, seats=[ME], rounds=2)
    play_on(page)


def test_trait_cards_at_one_screen_stay_behind_a_curtain(open_page):
    page = open_page("")
    open_table(page, seats=[{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}], starter=0)
    curtain = page.get_by_text("Hand over the screen")
    curtain.wait_for()
    assert page.locator(".cards").count() == 0
    for _ in range(3):
        page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert curtain.is_visible()
    page.locator("dialog button").press("Enter")
    page.locator(".cards").wait_for()
    wait_until(page, "document.activeElement.id === 'main'")


def test_a_remark_is_seen_on_a_phone(open_page):
    phone = open_page("", width=390, height=844)
    open_table(phone, seats=[ME, OPEN], first_game=1)
    guest = open_page(phone.url.removeprefix(phone.url.split("/table/")[0]))
    sit_and_start(phone, guest, "Lin")
    guest.get_by_role("tab", name="Chat").click()
    for number in range(40):
        guest.get_by_label("Say something").fill(f"Remark {number}.")
        guest.get_by_label("Say something").press("Enter")
    phone.get_by_role("button", name="Log and chat, 40 new remarks").click()
    newest = phone.get_by_role("dialog").get_by_text("Remark 39.")
    newest.wait_for()
    form = phone.locator("dialog form")
    eventually(phone, lambda: newest.bounding_box()["y"] < form.bounding_box()["y"])
    phone.get_by_role("button", name="Close").click()
    phone.get_by_role("button", name="Log and chat", exact=True).wait_for()
    wait_until(phone, "document.activeElement.ariaLabel === 'Log and chat'")


def test_a_reload_in_mid_throw_loses_nothing(open_page):
    page = open_page("")
    open_table(page, seats=[ME, BOT], first_game=1, starter=0)
    shown = thrown(page)
    page.reload()
    assert lying(page) == shown


@pytest.mark.parametrize("server", ["own"], indirect=True)
def test_a_killed_server_loses_no_move(open_page, server):
    host = open_page("")
    open_table(host, seats=[ME, OPEN], first_game=1, starter=0)
    guest = open_page(host.url.removeprefix(server.address))
    sit_and_start(host, guest, "Lin")
    shown = thrown(host)
    lines = guest.locator(".panel p")
    guest.locator(".panel b").first.wait_for()
    server.kill()
    server.start()
    host.reload()
    assert lying(host) == shown
    told = lines.count()
    host.get_by_role("button", name="Take zone 1").click()
    # The other page has come back by itself.
    eventually(guest, lambda: lines.count() > told)
    server.check()


def test_a_finished_match_is_stepped_through_and_its_record_read_again(open_page):
    page = open_page("")
    open_table(page, seats=[ME, BOT], first_game=1, first_to=1)
    play_on(page)
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"/api/tables/{table}/record")
    assert json.loads(record.text())["game"] == "karma"
    page.locator("a[href*='/replay']").first.click()
    page.wait_for_url("**/replay/**")
    page.get_by_role("slider").wait_for()
    # It opens where there is something to see; keys work wherever one looks.
    eventually(page, lambda: int(page.get_by_role("slider").input_value()) > 1)
    at = "() => Number(document.querySelector('input[type=range]').value)"
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        wait_until(page, f"() => ({at})() === {step}")
    page.keyboard.press("Shift+ArrowRight")
    wait_until(page, f"() => ({at})() > 2")
    page.get_by_role("button", name="Copy the link to this move").click()
    page.get_by_text("Link copied: it opens the game at this move.").wait_for()
    # Whose view it is can be changed, is said, and is in the address.
    page.goto(f"/replay/{table}?move=3&seat=1")
    page.get_by_role("slider").wait_for()
    view = page.get_by_label("View of")
    wait_until(page, f"() => ({at})() === 3")
    assert (view.input_value(), page.locator(".tray .name b").inner_text()) == ("1", "Basil")
    view.select_option("0")
    page.wait_for_url("**/replay/*?move=3&seat=0")
    page.locator(".tray .name").get_by_text("Guest").wait_for()
    view.select_option("all")
    page.wait_for_url("**/replay/*?move=3")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(page, f"() => ({at})() > 3")
    page.goto("/")
    page.get_by_role("link", name="Step through a record").click()
    chooser = page.get_by_label("The record’s file")
    chooser.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
    page.get_by_role("alert").get_by_text("no record that can be read").wait_for()
    assert "expected" not in page.get_by_role("alert").inner_text(), "no words of the parser"
    chooser.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": record.body()})
    page.get_by_role("slider").press("End")
    page.locator("summary").get_by_text("Check the dice").click()
    page.get_by_role("button", name="Check the dice").click()
    page.get_by_text("All is right:").wait_for()
    page.get_by_text(re.compile(r"Move (\d+) of \1")).first.wait_for()


WANTED = """() => {
  const open = (selector) => [...document.querySelectorAll(selector)].find((button) => button.offsetParent);
  const ready = '[aria-disabled=false]';
  return open(`.ask button.alt.wide${ready}`) ?? open(`.ask button.go${ready}`)
    ?? open(`.tray button${ready}[aria-pressed=false]`) ?? open(`.dice button${ready}[aria-pressed=false]`);
}"""


def test_a_whole_game_by_keyboard(open_page):
    page = open_page("")
    open_table(page, seats=[ME, BOT], first_game=1, first_to=2)
    deadline = time.monotonic() + 300
    while not is_over(page):
        assert time.monotonic() < deadline, "the match did not end in time"
        wanted = page.evaluate_handle(WANTED).as_element()
        # It may be gone before the focus is there.
        if wanted and go_by_keys(page, wanted):
            page.keyboard.press("Enter")
            # The focus does not go with a control that vanishes.
            page.wait_for_timeout(50)
            wait_until(page, "document.activeElement !== document.body")
        page.wait_for_timeout(50)
