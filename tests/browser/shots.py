"""Takes the screenshots of the README anew: `python tests/browser/shots.py ADDRESS`, against a running server."""

import re
import sys
from contextlib import suppress
from pathlib import Path

from find_chromium import chromium
from playing import CHOICES, GO, PICKABLE, READY, act, open_table
from playwright.sync_api import TimeoutError, sync_playwright

FOLDER = Path(__file__).parents[2] / "docs" / "shots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SIZES = ((1280, 800), (390, 844))
BOTS = [{"kind": "bot", "bot": "expert", "name": "Aris"}, {"kind": "bot", "bot": "heuristic", "name": "Zoé"}]


def to_a_throw(page):
    """Play on until, in a later round, dice with powers lead to one of the higher zones."""
    late = page.locator(".bar, header").get_by_text(re.compile("Manche [4-7]"))
    high = page.get_by_role("button", name=re.compile("Prendre la zone (2|4|7)"))
    go = page.locator(f".ask button.go{READY}:not(.grave)")
    for _ in range(500):
        if high.count() and page.locator(".chip").count():
            return
        dice = page.locator(PICKABLE)
        if late.count() and dice.count() and not go.count():
            climbed = page.get_by_text(re.compile("^total ")).count()
            with suppress(TimeoutError):
                for place in [0] if climbed < 1 else [-1, -2]:
                    dice.nth(place).click(timeout=500)
        elif late.count() and go.count():
            with suppress(TimeoutError):
                go.click(timeout=500)
        else:
            act(page)
        page.wait_for_timeout(60)


MIDDLE = {
    # A stone is chosen, and an animal for it; a way is drawn; a moment is open.
    "spirits": (36, GO, ".bowl [aria-pressed=true]"),
    "kasimir": (30, ".board [role=button][aria-pressed=true]", GO),
    "kiwetin": (40, ".hand .cards button", ".ask .go"),
}
"""For each game: so many steps, then on until both of these are there."""
OTHERS = {"spirits": 1, "kasimir": 2, "kiwetin": 3, "rok": 2}


def to_the_middle(page, game):
    """Play on until the board shows what the game is about."""
    steps, *wanted = MIDDLE[game]
    for step in range(400):
        if step >= steps and all(page.locator(selector).filter(visible=True).count() for selector in wanted):
            return
        act(page, game)
        page.wait_for_timeout(120)


def to_a_race(page):
    """Take pairs, and nothing else, until many runes of a later throw lie open."""
    late = page.locator(".bar, header").get_by_text(re.compile(r"Lancer ([5-9]|1\d)\b"))
    for _ in range(600):
        cells = page.locator(f"[data-cell]{READY}")
        named = cells.evaluate_all("cells => cells.map(cell => [cell.dataset.cell, cell.ariaLabel])")
        if late.count() and len(named) > 8:
            return
        names = [name for _, name in named]
        pair = next((cell for cell, name in named if names.count(name) > 1), None)
        with suppress(TimeoutError):
            if pair is not None:
                page.locator(f'[data-cell="{pair}"]').press("Enter", timeout=500)
            elif page.locator(GO).count():
                act(page, "rok")
        page.wait_for_timeout(150)


def shoot_boards(page, width):
    """Each board in the middle of a match, by day and by night."""
    for game, others in OTHERS.items():
        bots = [{"kind": "bot", "bot": "slow" if game == "rok" else "heuristic"}] * others
        options = {"moment": 6_000} if game == "kiwetin" else {}
        open_table(page, game=game, seats=[{"kind": "me", "name": "Mounia"}, *bots], starter=0, **options)
        page.locator(".ask button.go, [data-cell]").first.wait_for()
        if game == "rok":
            to_a_race(page)
        else:
            to_the_middle(page, game)
            page.wait_for_timeout(600)
        page.screenshot(path=FOLDER / f"{game}-{width}.png")
        page.emulate_media(color_scheme="dark")
        page.wait_for_timeout(300)
        page.screenshot(path=FOLDER / f"{game}-dark-{width}.png")
        page.emulate_media(color_scheme="light")


def main(address):
    """Shelf, tables and rules, on a desktop and a phone; the tables in the dark too."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for width, height in SIZES:
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                locale="fr-FR",
                reduced_motion="reduce",
            )
            page = context.new_page()
            for name, path in (("shelf", "/"), ("rules", "/rules/karma")):
                page.goto(path)
                page.wait_for_timeout(1500)
                page.screenshot(path=FOLDER / f"{name}-{width}.png")
            open_table(page, seats=[{"kind": "me", "name": "Mounia"}, *BOTS], first_game=1, starter=0)
            page.locator(f"{PICKABLE}, {CHOICES}").first.wait_for()
            to_a_throw(page)
            page.wait_for_timeout(800)
            page.screenshot(path=FOLDER / f"karma-{width}.png")
            page.emulate_media(color_scheme="dark")
            page.wait_for_timeout(400)
            page.screenshot(path=FOLDER / f"karma-dark-{width}.png")
            page.emulate_media(color_scheme="light")
            shoot_boards(page, width)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
