"""Boxes, not eyes: a table shown from a fixture, and what is wrong with where its parts stand."""

import json
import time
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "ludotheque" / "games"
TOUCH = ((844, 390), (820, 1180), (360, 740), (390, 844), (1024, 768))
MOUSE = ((640, 400), (1280, 800), (2560, 1440))
"""The first is a desktop at twice its size."""
HARDEST = {
    "karma": ["many", "mimic", "picking"],
    "kasimir": ["walking", "put-back"],
    "kiwetin": ["long", "choosing"],
    "rok": ["aiming", "five"],
    "spirits": ["many", "sending"],
}
"""The positions that have most to show."""


def names(game):
    """The fixtures of a game's board."""
    return sorted(path.stem for path in (GAMES / game / "board" / "fixtures").glob("*.json"))


def read(game, name):
    """A fixture as the boards' folders keep it."""
    return json.loads((GAMES / game / "board" / "fixtures" / f"{name}.json").read_bytes())


def news(game, fixture):
    """What the server would say of a fixture's table."""
    told = {key: fixture[key] for key in ("box", "seats", "events", "outcome", "clock")}
    return told | {
        "type": "news",
        "version": 1,
        "on": 0,
        "table": "fixture",
        "game": game,
        "phase": "over" if fixture["over"] else "playing",
        "host": True,
        "number": fixture["events"][-1]["number"] + 1 if fixture["events"] else 0,
        "positions": [fixture["position"]],
        "fingerprint": "",
        "secret": None,
        "remarks": [],
        "next_table": None,
        "contributions": [],
        "revealing": False,
        "awaited": [],
        "gate": None,
        "paused": None,
        "goal": None,
        "undo_asked": None,
        "watching": 0,
    }


class Frozen:
    """A page whose table is always as a fixture has it."""

    def __init__(self, page):
        self.page = page
        self.told = {}
        self.account = None
        page.route_web_socket("**/api/tables/fixture/live", self.answer)
        self.hints = []
        page.route("**/api/tables/fixture/account", lambda route: route.fulfill(json=self.account))
        advice = "**/api/tables/fixture/hints/*"
        page.route(advice, lambda route: route.fulfill(json={"ready": True, "moves": self.hints}))

    def answer(self, socket):
        def hear(message):
            if json.loads(message)["type"] == "hello":
                socket.send(json.dumps(self.told))

        socket.on_message(hear)

    def show(self, game, name, *, table=None, **position):
        """Show a fixture's table, with table and position that differ in these fields, and wait until it is there."""
        fixture = read(game, name)
        self.told = news(game, fixture) | (table or {})
        self.told["positions"][0] |= position
        if fixture.get("race"):
            # The server has none while all race.
            self.told["hints"] = False
        self.account = fixture.get("account")
        self.page.goto("/table/fixture")
        self.page.locator("section.board").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => undefined)")

    def advise(self):
        """Ask for a hint, where there is something to choose: three moves at most, those with most to say."""
        choices = self.told["positions"][0]["choices"]
        longest = sorted(choices, key=lambda choice: -len(json.dumps(choice["phrase"])))[:3]
        self.hints = [{"move": choice["move"], "chance": 0.5} for choice in longest]
        button = self.page.locator("header .hint")
        self.page.evaluate(DRAWN, list(self.page.viewport_size.values()))
        if len(choices) < 2 or not button.count():
            return False
        button.click()
        self.page.locator(".hints li").first.wait_for()
        return True

    def choose(self):
        """Touch a piece that may be played, if there is one: much is shown only then."""
        return self.page.evaluate(CHOOSE)

    def wrongs(self, width, height):
        """What is wrong in a window of this size, in words, and still is when one looks again."""
        self.page.set_viewport_size({"width": width, "height": height})
        latest = time.monotonic() + PATIENCE
        while True:
            self.page.evaluate(DRAWN, [width, height])
            found = self.page.evaluate(MEASURE, (width, height) in TOUCH)
            if not found or time.monotonic() > latest:
                return found
            self.page.wait_for_timeout(100)


PATIENCE = 10
"""Seconds after which what is wrong stays so."""
# What follows its box is drawn in the frame after that.
DRAWN = """async ([width, height]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  while (innerWidth !== width || innerHeight !== height) await frame();
  for (let turn = 0; turn < 3; turn++) await frame();
}"""

CHOOSE = """async () => {
  const rest = ':not([aria-disabled=true], [disabled], [aria-pressed=true], [aria-expanded])';
  let chosen = 0;
  for (const part of ['section.ask [role=group]', 'section.board']) {
    const lit = document.querySelector(`${part} :is(button, [role=button])${rest}`);
    lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((done) => setTimeout(done, 30));
    chosen += lit ? 1 : 0;
  }
  return chosen > 0;
}"""

MEASURE = """(touch) => {
  const wrongs = [];
  const root = document.documentElement;
  const name = (element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\\s+/g, ' ');
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte'));
    return `${[element.tagName.toLowerCase(), ...classes].join('.')} "${own.slice(0, 30)}"`;
  };
  if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
    wrongs.push(`the page scrolls: ${root.scrollWidth} x ${root.scrollHeight}`);
  const isShown = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === 'inset(50%)' || getComputedStyle(at).pointerEvents === 'none') return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && bottom > 0;
  };
  // The log and the chat may scroll, and nothing else.
  for (const element of document.querySelectorAll('#app *')) {
    if (element.closest('.log, svg')) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if ((/auto|scroll/.test(overflowY) && high > 1) || (/auto|scroll/.test(overflowX) && wide > 1))
      wrongs.push(`${name(element)} scrolls by ${wide} x ${high}`);
  }
  const all = [...document.querySelectorAll('#app :is(button, a[href], input, select, [role=button], [tabindex="0"])')];
  const parts = all.filter((one) => !one.closest('.skip') && isShown(one));
  // Places on a map, and the stones in a bowl, take the nearest touch: they have no boxes.
  const isMap = (one) => one instanceof SVGElement || one.matches('.lies');
  const clipped = ({ left, top, right, bottom }, first) => {
    for (let at = first; at; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      if (!/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflow)) continue;
      const room = at.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0),
             right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  // Letters are less high than their boxes. What its title tells whole may be shortened, to some letters at least.
  const isCut = (words, seen, { title = '' }) =>
    Math.max(seen.left - words.left, words.right - seen.right) > 1.5 && !(title && seen.right - words.left > 24) ||
    Math.max(seen.top - words.top, words.bottom - seen.bottom) > words.height / 4;
  const takes = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const [boxes, places] = [[], []];
  for (const one of parts) {
    const box = one.getBoundingClientRect();
    const seen = clipped(box, one.parentElement);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (isMap(one)) {
      const spot = one.dataset.spot && new DOMPoint(...one.dataset.spot.split(',')).matrixTransform(one.getScreenCTM());
      const lit = one.hasAttribute('aria-pressed') || one.getAttribute('aria-disabled') === 'false';
      // Figures that share a space are chosen by buttons beside the map too.
      if (lit && !document.querySelector('.aims')) places.push([one, spot ? spot.x : x, spot ? spot.y : y]);
      continue;
    }
    if (one.closest('.log')) continue;
    const cut = Math.max(seen.left - box.left, seen.top - box.top, box.right - seen.right, box.bottom - seen.bottom);
    if (cut > 2) wrongs.push(`${name(one)} is cut by ${Math.round(cut)}`);
    else {
      const points = [[x, y], ...[0.2, 0.8].flatMap((u) => [0.2, 0.8].map((v) =>
        [box.left + u * box.width, box.top + v * box.height]))];
      if (!points.every(([px, py]) => takes(one, px, py))) wrongs.push(`${name(one)} is covered`);
    }
    if (touch) {
      const across = Math.max(box.width, takes(one, x - 21.5, y) && takes(one, x + 21.5, y) ? 44 : 0);
      const along = Math.max(box.height, takes(one, x, y - 21.5) && takes(one, x, y + 21.5) ? 44 : 0);
      if (across < 43.5 || along < 43.5) wrongs.push(`${name(one)} is ${Math.round(across)} x ${Math.round(along)}`);
    }
    boxes.push([one, box]);
  }
  for (const [index, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && along > 2) wrongs.push(`${name(one)} overlaps ${name(other)}`);
    }
  const texts = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const [text, holder] = [texts.currentNode, texts.currentNode.parentElement];
    if (!text.data.trim() || holder.closest('.log, .skip, svg') || !isShown(holder)) continue;
    const control = parts.find((one) => one.contains(holder));
    range.selectNodeContents(text);
    for (const words of range.getClientRects()) {
      const leaves = control && isCut(words, control.getBoundingClientRect(), control);
      if (leaves || isCut(words, clipped(words, holder), holder))
        wrongs.push(`words of ${name(control ?? holder)} are cut`);
    }
  }
  if (touch)
    for (const [index, [one, x, y]] of places.entries())
      for (const [other, u, v] of places.slice(index + 1))
        if (Math.hypot(x - u, y - v) < 23.5) wrongs.push(`${name(one)} is too near to ${name(other)}`);
  return [...new Set(wrongs)];
}"""
