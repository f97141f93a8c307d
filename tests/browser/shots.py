"""Takes the pictures of the README anew (`make shots`), from the positions that the boards' tests have."""

import tempfile
from pathlib import Path

from conftest import FLAGS, KNOWS_ALL, Server
from find_chromium import chromium
from measuring import Frozen
from playing import OVER, open_table, play_on, settle
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[2] / "docs" / "shots"
DESKTOP, PHONE, TABLET, LYING = (1280, 800), (390, 844), (820, 1180), (844, 390)
TABLES = {"karma": "powers", "spirits": "taking", "kasimir": "walking", "kiwetin": "long", "rok": "race"}
"""What each game is about."""
CHOSEN = (".bowl .lies", ".tile.lit:not([aria-pressed=true])")
"""Spirits: a stone, and an animal for it."""
OTHER_SIZES = (("kasimir", LYING), ("karma", LYING), ("spirits", TABLET))
RESULTS = (("spirits", DESKTOP), ("karma", PHONE))


def take(page, name, size, *, dark=False):
    """Take a picture in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if dark else "light")
    settle(page)
    page.screenshot(path=FOLDER / f"{name}{'-dark' if dark else ''}-{size[0]}.png")


def shoot_tables(page):
    """Each board in the middle of a match, on a desk (by night too) and a phone; some at other sizes; some ends."""
    frozen = Frozen(page)
    for game, fixture in TABLES.items():
        for size in (DESKTOP, PHONE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            frozen.show(game, fixture)
            for choice in CHOSEN if game == "spirits" else ():
                page.locator(choice).first.click()
            take(page, game, size)
            if size == DESKTOP:
                take(page, game, size, dark=True)
    for game, size in OTHER_SIZES:
        frozen.show(game, TABLES[game])
        take(page, game, size)
    for game, size in RESULTS:
        frozen.show(game, "over")
        page.locator(".told .card h3").wait_for()
        take(page, f"result-{game}", size)


def without_pig(route):
    answer = route.fetch()
    route.fulfill(response=answer, json=[game for game in answer.json() if game["id"] != "pig"])


def shoot_lab(page):
    """The Lab with a report on a changed box."""
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.goto("/lab/karma")
    zone = page.get_by_role("spinbutton", name="Karma des zones 4")
    zone.fill("9")
    zone.press("Enter")
    page.get_by_label("Combien de parties").select_option("10000")
    page.get_by_role("button", name="Lancer", exact=True).click()
    page.get_by_role("button", name="Relancer").wait_for()
    page.evaluate("scrollTo(0, 0)")
    for size in (DESKTOP, PHONE):
        take(page, "lab", size)
        take(page, "lab", size, dark=True)
        page.emulate_media(color_scheme="light")


def shoot_pages(page):
    """The shelf, the rules and a replay."""
    # Only what a new installation has: without the tutorial's game.
    page.route("**/api/games", without_pig)
    for name, path in (("shelf", "/"), ("rules", "/rules/karma")):
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        for size in (DESKTOP, PHONE):
            take(page, name, size)
    bots = [{"kind": "bot", "bot": "heuristic"}] * 2
    open_table(page, seats=[{"kind": "me", "name": "Mounia"}, *bots], first_to=12, first_game=1)
    play_on(page)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.goto(page.locator(OVER).first.get_attribute("href"))
    page.get_by_role("slider").wait_for()
    take(page, "replay", DESKTOP)


def main():
    """Everything in French, as the family reads it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            context = browser.new_context(base_url=server.address, locale="fr-FR", reduced_motion="reduce")
            context.add_init_script(KNOWS_ALL)
            page = context.new_page()
            page.set_default_timeout(240_000)
            shoot_pages(page)
            shoot_lab(page)
            shoot_tables(page)
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()
