"""A first match with its coach: what it says is done, and nothing else is needed to learn the game."""

from __future__ import annotations

import time

import pytest
from playing import act, is_over

NOTE = ".coach"
STEPS = {"karma": 6, "spirits": 6, "kasimir": 6, "kiwetin": 6, "pig": 3}
TITLES = {"en": "First game", "fr": "Première partie"}
SIZES = {1280: 800, 390: 844}


def arrive(open_page, game, width=1280, language="en", dark=False):
    """Somebody who has never been here presses *Play now*."""
    page = open_page(new=True, width=width, height=SIZES[width], locale=f"{language}-{language.upper()}", dark=dark)
    page.locator(f"[data-game={game}] .go").first.click()
    page.locator(NOTE).wait_for()
    return page


def told(page):
    """The step that is being told, by its number; 0 for one without, None for none."""
    note = page.locator(NOTE)
    if note.count() == 0:
        return None
    dots = page.locator(f"{NOTE} .dots i")
    at = [place for place in range(dots.count()) if "at" in (dots.nth(place).get_attribute("class") or "").split()]
    return at[0] + 1 if at else 0


def pieces_are_free(page):
    """The note lies over nothing that it points at, and over no answer."""
    return page.evaluate(
        """() => {
          const box = (element) => element.getBoundingClientRect();
          const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 6 && b.top < a.bottom - 6;
          const note = document.querySelector('.coach');
          const others = [...document.querySelectorAll('.pointer .ring, .ask button:not(.leave)')];
          return !note || others.every((other) => !meet(box(note), box(other)));
        }"""
    )


def learn(page, game, seconds=120):
    """Do what the coach says until its last step; answers what it said, in order."""
    heard = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if page.locator(NOTE).count() and (not heard or page.locator(f"{NOTE} p").inner_text() != heard[-1][1]):
            heard.append((told(page), page.locator(f"{NOTE} p").inner_text()))
            assert pieces_are_free(page), heard[-1]
            assert len(heard[-1][1]) <= 130
        if heard and heard[-1][0] == STEPS[game]:
            break
        if is_over(page):
            break
        act(page, game)
        page.wait_for_timeout(30)
    return heard


@pytest.mark.parametrize(("game", "width", "language"), [("karma", 1280, "en"), ("spirits", 390, "fr")])
def test_a_newcomer_does_what_the_coach_says(open_page, game, width, language):
    page = arrive(open_page, game, width, language)
    assert page.locator(f"{NOTE} b").first.inner_text() == TITLES[language]
    heard = learn(page, game)

    numbers = [number for number, _ in heard if number]
    assert (numbers[0], numbers[-1]) == (1, STEPS[game]), "it begins at the beginning, and comes to its end"
    assert len(set(numbers)) == len(numbers), "nothing is said twice"
    assert len(heard) <= STEPS[game] + 1
