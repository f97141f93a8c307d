"""What is imagined is as likely as whoever imagines it must think it: frequencies against the exact chances."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from ludotheque.core import NATURE, SPECTATOR, game
from ludotheque.core.match import Match
from ludotheque.games.karma.state import DEALING, KEEPING
from ludotheque.games.kiwetin.moves import Choose, Deal, Lose, Pass, Rune, Spirit, Theft, Vine
from ludotheque.games.kiwetin.runes import rune_of
from ludotheque.games.kiwetin.state import ANSWER, MOMENT
from ludotheque.games.rok.moves import Done
from ludotheque.games.rok.state import MARKING
from ludotheque.testing.conformance.tables import Setup, imagined, viewers, walk
from ludotheque.testing.posterior import posterior, surprise

if TYPE_CHECKING:
    from collections.abc import Callable

DRAWS = 3000
LIMIT = 4.0
"""Standard deviations; the draws are the same in every run."""


def compare(match: Match, viewer: int, hidden: Callable[[Any], Any], weigh: Any = lambda state, seat, move: 1) -> int:
    """Imagine often, count, and hold the counts against the exact chances; answers how many there are."""
    exact = posterior(match, viewer, weigh, hidden)
    found = Counter(hidden(imagined(match, viewer, stream=stream)) for stream in range(DRAWS))
    assert surprise(found, exact) < LIMIT, f"as seen from {viewer} after {match.journal[-1]}"
    return len(exact)


def cards(state: Any) -> Any:
    return tuple(map(tuple, state.hand)), tuple(state.kept)


@pytest.mark.parametrize("seats", [2, 1])
def test_karma_dealing_and_keeping(seats: int) -> None:
    """Of five cards two are dealt to each, and one of them kept."""
    changes = {"seats": seats, "starter": 0, "solo_traits": 1, "cards": [1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0]}
    sizes = set()
    for match in walk(Setup(game("karma"), changes)):
        if match.state.phase in (DEALING, KEEPING):
            sizes.update(compare(match, viewer, cards) for viewer in viewers(match))
    assert max(sizes) == (240 if seats == 2 else 20)
    assert 1 in sizes


def marks(state: Any) -> Any:
    return tuple(map(tuple, state.secret))


def test_rok_marking() -> None:
    """Whoever has been seen to change a mark so many times has marked any runes that this can lead to."""
    box = {"seats": 3, "starter": 0, "calm": 1, "hand": [1, 1, 1, 1], "down": 0, "marks": 2, "changes": 3}
    match = next(match for match in walk(Setup(game("rok"), box)) if match.state.phase == MARKING)
    sizes = [compare(match, SPECTATOR, marks)]
    for seat in (1, 2, 1, 0, 1, 2):
        match.play(seat, match.legal(seat)[-1])
        sizes += [compare(match, viewer, marks) for viewer in (0, SPECTATOR)]
    match.play(1, Done())
    # Of three runes: one, two or none, one; seat 0 knows its own, and whoever is done has still marked what it has.
    assert sizes == [1, 3, 3, 9, 9, 12, 12, 12, 36, 9, 27, 12, 36]
    assert compare(match, 0, marks) == 12


def runes(state: Any) -> Any:
    return tuple(map(tuple, state.hand)), tuple(state.under)


def held(state: Any, seat: int, move: int) -> int:
    """Whoever plays a card may have played any they hold: how many of this kind makes it so many times as likely."""
    if game("kiwetin").moves.decode(move) == Pass() or state.phase not in (MOMENT, ANSWER):
        return 1
    return state.hand[seat][rune_of(move)]


class Kiwetin:
    """A match without tiles, in which the test says what everybody draws and plays."""

    def __init__(self, *hands: str) -> None:
        counts = [0] * 10
        for kind, count in (("theft", 3), ("vine", 3), ("ice", 1), ("root", 2)):
            counts[list(Rune).index(Rune(kind))] = count
        per_seat = [hand.split() for hand in hands]
        box = {"seats": len(hands), "starter": 0, "tiles": [0] * 10, "runes": counts, "hand": len(per_seat[0])}
        self.match = Match(game("kiwetin"), game("kiwetin").new_box(**box))
        for seat in self.match.seats:
            self.match.play(seat, Choose(list(Spirit)[seat]))
        for card in range(len(per_seat[0])):
            for hand in per_seat:
                self.match.play(NATURE, Deal(Rune(hand[card])))

    def play(self, seat: int, move: Any, stolen: str = "") -> Kiwetin:
        """A Rune that nobody answers."""
        self.match.play(seat, move)
        while self.match.state.phase == ANSWER:
            self.match.play(min(self.match.actors), Pass())
        if stolen:
            self.match.play(NATURE, Lose(Rune(stolen)))
        return self

    def compare(self) -> list[int]:
        """How many hands each seat, and whoever watches, must reckon with."""
        return [compare(self.match, viewer, runes, held) for viewer in viewers(self.match)]


def test_kiwetin_after_dealing() -> None:
    assert Kiwetin("vine vine", "theft ice", "theft root").compare() == [39, 25, 39, 295]


def test_kiwetin_after_a_rune_that_all_have_seen() -> None:
    table = Kiwetin("vine vine", "theft ice", "theft root").play(0, Vine(1))
    assert table.compare() == [39, 15, 24, 154]


def test_kiwetin_after_thefts() -> None:
    """Thief and victim know the card; a third seat knows only that any may be gone."""
    table = Kiwetin("vine vine", "theft ice", "theft root").play(1, Theft(0), "vine")
    table.compare()
    table.play(2, Theft(0), "vine")
    assert table.compare() == [13, 5, 7, 39]


def test_kiwetin_whoever_knows_a_whole_hand_knows_what_was_stolen_from_it() -> None:
    """Seat 1 has taken the only card of seat 0, and loses it to seat 2: seat 0 knows where it is."""
    table = Kiwetin("vine", "theft", "theft").play(1, Theft(0), "vine").play(2, Theft(1), "vine")
    vine = list(Rune).index(Rune.VINE)
    assert table.match.view(0).my_known[2][vine] == 1
    table.compare()


def test_two_ways_of_counting_differ_where_they_should() -> None:
    """The test itself notices a die that shows one face too often."""
    rng = random.Random(1)
    fair = dict.fromkeys(range(6), 1 / 6)
    loaded = Counter(rng.choices(range(6), weights=[1, 1, 1, 1, 1, 1.6], k=DRAWS))
    assert surprise(Counter(rng.choices(range(6), k=DRAWS)), fair) < LIMIT
    assert surprise(loaded, fair) > LIMIT
