"""A first match with its coach: what it says is done, and nothing else is needed to learn the game."""

from __future__ import annotations

import time

import pytest
from playing import GO, OVER, STEPS, act, act_by_keys, all_but, assert_clean, eventually, go_by_keys, is_over

NOTE = ".coach"
READY_FOR_IT = ".gate button.go"
COUNTED = {"karma": 6, "spirits": 6, "kasimir": 6, "kiwetin": 6, "rok": 6, "pig": 3}
"""How many steps every first match has."""
AT_THE_GATE = {"rok": {1, 2, 3, 4}}
"""Those that a board tells in its own way."""
TITLES = {"en": "First game", "fr": "Première partie"}
SIZES = {1280: 800, 390: 844}
LONGEST = 130
BOLD = {"karma": (GO, *STEPS["karma"])}
"""Whoever learns Karma Dice climbs on: the dilemma is met on the way."""

LISTEN = """() => {
  window.heard = [];
  const listen = () => {
    const note = document.querySelector('.coach[data-step]');
    const text = note?.querySelector('p')?.textContent;
    if (!text || text === window.heard.at(-1)?.[1]) return;
    const dots = [...note.querySelectorAll('.dots i')];
    window.heard.push([dots.findIndex((dot) => dot.classList.contains('at')) + 1, text]);
  };
  const all = { attributes: true, childList: true, subtree: true, characterData: true };
  new MutationObserver(listen).observe(document.body, all);
}"""
"""Keeps what the coach says, but for its farewell: the number of each step (0 where it does not count), its words."""

FREE = """() => {
  const box = (element) => element.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 6 && b.top < a.bottom - 6;
  const note = document.querySelector('.coach');
  const others = [...document.querySelectorAll('.pointer .ring, .ask button')];
  return !note || others.every((other) => note.contains(other) || !meet(box(note), box(other)));
}"""
"""The note lies over nothing that it points at, and over no answer."""


def arrive(open_page, game, width=1280, language="en", dark=False, keys=False):
    """Somebody who has never been here presses *Play now*."""
    page = open_page(new=True, width=width, height=SIZES[width], locale=f"{language}-{language.upper()}", dark=dark)
    play_now = page.locator(f"[data-game={game}] .go").first
    play_now.wait_for()
    page.evaluate(LISTEN)
    if keys:
        assert go_by_keys(page, play_now.element_handle())
        page.keyboard.press("Enter")
    else:
        play_now.click()
    page.locator(f"{NOTE}, {READY_FOR_IT}").first.wait_for()
    return page


def heard(page):
    """What the coach has said."""
    return [(number, text) for number, text in page.evaluate("window.heard")]


def learn(page, game, acts=act, until=is_over, seconds=1_200, goes_on=f"{NOTE} button.on, {READY_FOR_IT}"):
    """Do what the coach says until all is told, and then anything that is lit, to the end."""
    deadline = time.monotonic() + seconds
    while not until(page):
        assert time.monotonic() < deadline, f"it took too long; heard: {heard(page)}"
        assert until is is_over or until(page) or not is_over(page), f"the match is over; heard: {heard(page)}"
        eventually(page, lambda: page.evaluate(FREE))
        bold = BOLD.get(game, ()) if page.locator(NOTE).count() or not knows_all(page, game) else ()
        acts(page, game, (goes_on, *bold, *STEPS[game]))
        page.wait_for_timeout(30)


def knows_all(page, game):
    """Has every counted step been told?"""
    told = {number for number, _ in heard(page)} | AT_THE_GATE.get(game, set())
    return told >= set(range(1, COUNTED[game] + 1))


def check(page, game):
    """Each step was told once, none too long, and nothing else but one aside."""
    said = heard(page)
    numbers = [number for number, _ in said if number]
    assert sorted(numbers) == sorted(set(range(1, COUNTED[game] + 1)) - AT_THE_GATE.get(game, set())), said
    assert len(said) <= COUNTED[game] + 1, said
    assert all(len(text) <= LONGEST for _, text in said)


PAIRS = {("karma", 1280, "en"), ("spirits", 390, "fr"), ("kasimir", 1280, "fr"), ("kiwetin", 390, "en")}
SEEN = {("karma", 1280, False), ("spirits", 390, True), ("rok", 1280, True), ("rok", 390, False)}


@pytest.mark.parametrize(("game", "width", "language"), all_but(PAIRS, COUNTED, SIZES, TITLES))
def test_a_newcomer_does_what_the_coach_says_and_plays_to_the_end(open_page, game, width, language):
    page = arrive(open_page, game, width, language)
    if game not in AT_THE_GATE:
        assert page.locator(f"{NOTE} b").first.inner_text() == TITLES[language]
    learn(page, game)
    check(page, game)
    page.get_by_text({"en": "Play again", "fr": "Rejouer"}[language]).first.wait_for()
    page.locator(".told .card h3").first.wait_for()
    page.goto(page.locator(OVER).first.get_attribute("href"))
    page.get_by_role("slider").wait_for()


@pytest.mark.parametrize("seconds", [8, pytest.param(60, marks=pytest.mark.soak)])
def test_whoever_reads_loses_nothing(open_page, seconds):
    """Longer than any moment is open among people. All games at once: it is the reader who takes the time."""
    pages = {game: arrive(open_page, game) for game in COUNTED}
    for game in COUNTED.keys() - AT_THE_GATE:
        eventually(pages[game], lambda page=pages[game]: not bots_act(page))
    before = until_quiet(pages)
    pages["rok"].wait_for_timeout(1_000 * seconds)
    for game, page in pages.items():
        assert page.locator("main").inner_text() == before[game]
        assert page.locator(".log p b").get_by_text("You", exact=True).count() == 0, "nothing was decided for them"
    for game, page in pages.items():
        act(page, game, (READY_FOR_IT, GO))
        eventually(page, lambda page=page, game=game: page.locator("main").inner_text() != before[game])


def bots_act(page):
    """Does anybody else have something to do at this guest's tables? It may take a busy machine long."""
    rows = page.request.get("/api/tables").json()
    return any(seat["acting"] and not seat["mine"] for row in rows for seat in row["seats"])


def until_quiet(pages, seconds=200):
    """What stands on the tables once nothing has changed for some time: a bot that begins may still be told of."""
    deadline = time.monotonic() + seconds
    before = {}
    while (now := {game: page.locator("main").inner_text() for game, page in pages.items()}) != before:
        assert time.monotonic() < deadline, "something goes on at a table"
        before = now
        next(iter(pages.values())).wait_for_timeout(1_500)
    return before


def test_a_race_waits_between_two_throws_for_whoever_reads(open_page):
    """Rök's coach speaks when nobody races, and no clock runs meanwhile."""
    page = arrive(open_page, "rok")
    # A note that comes while something is pressed must stay.
    learn(page, "rok", until=lambda page: page.locator(f"{NOTE} button.on").count() > 0, goes_on=READY_FOR_IT)
    assert page.locator(".room svg.table").is_visible(), "the table stays in sight"
    said = heard(page)
    before = until_quiet({"rok": page})["rok"]
    page.wait_for_timeout(4_000)
    assert page.locator("main").inner_text() == before
    page.locator(f"{NOTE} button.on").click()
    page.locator(NOTE).wait_for(state="detached")
    learn(page, "rok", until=lambda page: len(heard(page)) > len(said))
    learn(page, "rok", until=lambda page: page.locator(NOTE).count() == 0)
    check(page, "rok")


@pytest.mark.parametrize("language", TITLES)
def test_a_gate_states_the_goal_and_offers_calm(open_page, language):
    goal = {"en": "Have the most runes", "fr": "Ayez le plus de runes"}[language]
    calm = {"en": "Play in calm", "fr": "Jouer en calme"}[language]
    page = arrive(open_page, "rok", language=language)
    first = page.url
    page.get_by_text(goal).filter(visible=True).wait_for()
    page.get_by_role("button", name=calm).filter(visible=True).click()
    page.wait_for_url(lambda url: url != first)
    # Nobody races here, and the table of the race is not left behind.
    page.get_by_role("button", name=calm).first.wait_for(state="detached")
    eventually(page, lambda: len(page.request.get("/api/tables").json()) == 1)
    page.locator(READY_FOR_IT).click()
    page.locator("[data-cell][aria-pressed]").first.wait_for()


@pytest.mark.parametrize("game", all_but({("kiwetin",)}, COUNTED))
def test_keys_alone_play_a_first_match(open_page, game):
    page = arrive(open_page, game, keys=True)
    learn(page, game, acts=act_by_keys)
    check(page, game)


@pytest.mark.parametrize(("game", "width", "dark"), all_but(SEEN, COUNTED, SIZES, (False, True)))
def test_axe_finds_nothing_in_what_the_coach_says(open_page, game, width, dark):
    """The offer or the gate, and the next three steps, where there are so many; of a race's, the first one in it."""
    page = arrive(open_page, game, width, dark=dark)
    until_quiet({game: page})
    assert_clean(page)
    for steps in [1] if game in AT_THE_GATE else range(2, min(4, COUNTED[game]) + 1):
        learn(page, game, until=lambda page, steps=steps: len(heard(page)) >= steps)
        until_quiet({game: page})
        assert_clean(page)
