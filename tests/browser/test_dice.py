"""The dice in real browsers: a page keeps what it was shown, and catches a server that has changed it."""

import subprocess
import sys

import pytest
from playing import OVER, open_table, play_on, wait_until
from test_games import sit_and_start
from tests.browser.conftest import Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}
SILENT = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { if (!text.includes('"commit"')) send.call(this, text); };
}"""


@pytest.fixture
def server(request, server, tmp_path):
    """The usual server; or one that cheats, as the test says."""
    how = getattr(request, "param", "")
    if not how:
        yield server
        return
    cheating = Server(tmp_path / "tables", how)
    cheating.start()
    yield cheating
    cheating.kill()


@pytest.mark.parametrize(
    ("server", "said", "verified"),
    [
        ("", "That agrees with what this page has kept", "from what the page has kept"),
        ("grinds", "The dice were changed: the fingerprint is not the one", "the dice were changed"),
        ("swaps", "The dice were changed: this page was shown another promise of Lin’s", "the dice were changed"),
        ("drops", "Left out: the share of Lin.", "left out of the dice: Lin (seat 1)"),
    ],
    ids=["honest", "grinds", "swaps", "drops"],
    indirect=["server"],
)
def test_the_dice_are_held_against_what_the_page_has_kept(open_page, server, tmp_path, said, verified):
    host = open_page("")
    open_table(host, seats=[ME, OPEN], first_game=1, first_to=1)
    guest = open_page(host.url.removeprefix(server.address))
    sit_and_start(host, guest, "Lin")
    play_on(host, guest)
    record = tmp_path / "record.json"
    record.write_bytes(host.request.get(f"/api/tables/{host.url.rsplit('/', 1)[1]}/record").body())
    host.locator(OVER).first.click()
    host.locator("summary").get_by_text("Check the dice").click()
    host.get_by_role("button", name="Check the dice").click()
    host.get_by_text(said).wait_for()
    with host.expect_download() as download:
        host.get_by_role("link", name="Save what this page has kept").click()
    kept = tmp_path / "kept.json"
    download.value.save_as(kept)
    command = [sys.executable, "-c", "from ludotheque.cli import main; main()"]
    told = subprocess.run([*command, "verify", record, "--kept", kept], check=False, capture_output=True, text=True)
    assert verified in told.stdout + told.stderr
    assert (told.returncode != 0) == ("changed" in verified)


def test_the_host_is_asked_whether_to_begin_without_somebody(open_page):
    host = open_page("")
    open_table(host, seats=[ME, OPEN], first_game=1, starter=0)
    guest = open_page("")
    guest.context.add_init_script(f"({SILENT})()")
    guest.goto(host.url)
    sit_and_start(host, guest, "Lin")
    host.get_by_text("Still missing for the dice: the share of Lin.").wait_for()
    guest.get_by_text("Your share of the dice").wait_for()
    host.get_by_role("button", name="Begin without it").click()
    host.locator(".tray button").first.wait_for()
    guest.get_by_text("It began without the share of the dice of Lin.").wait_for()


def test_a_game_against_bots_has_a_share_of_the_page_and_so_has_the_next(open_page):
    page = open_page()
    page.get_by_role("button", name="invite").first.click()
    page.get_by_label("Seat 2").select_option("regular")
    page.get_by_label("First game").check()
    page.get_by_label("Karma to reach").fill("1")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/table/*")
    for has_begun_again in (False, True):
        play_on(page)
        table = page.url.rsplit("/", 1)[1]
        [made] = page.request.get(f"/api/tables/{table}/replay").json()["contributions"]
        assert made["value"], "the page has added to the dice"
        kept = f"JSON.parse(localStorage.getItem('ludotheque.kept.{table}'))"
        wait_until(page, f"{kept}.settled && {kept}.value === '{made['value']}'")
        # Once with everything as it was, once against another bot: that goes along with the share.
        change = page.locator("button.change")
        level = change.inner_text().rpartition(": ")[2]
        (change if has_begun_again else page.get_by_role("button", name="Play again")).click()
        page.wait_for_url(lambda url, table=table: not url.endswith(table))
    page.locator(f"h2[title*={level}]").first.wait_for()
