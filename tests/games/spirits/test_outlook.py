"""What the board is told of what may come is what comes."""

import random
from itertools import combinations_with_replacement

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.match import Match
from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.animals import fitting, worth
from ludotheque.games.spirits.moves import Animal, Card, Give, Play, Stone
from ludotheque.games.spirits.outlook import lodge
from ludotheque.games.spirits.state import ANIMALS, BEAVER, CHOOSING, SPIRIT, STONES, TAKING

STONES_NAMED, ANIMALS_NAMED, CARDS_NAMED = list(Stone), list(Animal), list(Card)
OTHER = {
    "rabbit": 9,
    "turtle": [0, 2, 4, 8, 20],
    "salmon": [9, 8, 7, 6, 5, 4],
    "owl": 1,
    "beaver_pair": 9,
    "beaver_triple": 2,
}
BOXES = pytest.mark.parametrize("scores", [{}, OTHER], ids=["default", "changed"])


def look(match, seat=SPECTATOR):
    return match.outlook(match.shown(seat))


def positions(phase, **scores):
    """Positions of matches played at random in which a seat is to act in this phase."""
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(GAME, GAME.new_box(**scores))
        while not match.is_over:
            if match.view(SPECTATOR).phase == phase:
                yield match
            seat = min(match.actors)
            match.chance(rng) if seat == NATURE else match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.clause("3.1", "3.8", "3.9", "4.1")
@BOXES
def test_a_stone_brings_what_was_said_to_every_animal_that_accepts_it(scores):
    for match in positions(TAKING, **scores):
        seat = match.view(SPECTATOR).turn
        brings = look(match).brings
        gifts = {move for move in match.legal(seat) if isinstance(move, Give)}
        source = match.state.hand if sum(match.state.hand) else match.state.bowl
        said = {
            Give(STONES_NAMED[stone], ANIMALS_NAMED[animal])
            for animal, row in enumerate(brings)
            for stone, gain in enumerate(row)
            if gain is not None and source[stone]
        }
        assert gifts == said
        for gift in gifts:
            before = match.outcome.scores[seat]
            twin = Match(GAME, match.box, match.journal)
            twin.play(seat, gift)
            gain = brings[ANIMALS_NAMED.index(gift.animal)][STONES_NAMED.index(gift.stone)]
            assert twin.outcome.scores[seat] == before + gain


@pytest.mark.clause("3.7")
@pytest.mark.parametrize(
    "scores", [{}, OTHER, {"beaver_pair": 0, "beaver_triple": 0}], ids=["default", "changed", "worthless"]
)
def test_a_beaver_s_stones_lie_where_they_are_worth_what_the_rules_say(scores):
    box = GAME.new_box(**scores)
    seen = 0
    for count in range(6):
        for stones in combinations_with_replacement(range(SPIRIT), count):
            given = [stones.count(kind) for kind in range(STONES)]
            if any(not fitting([*stepped(given, kind)], BEAVER) >> kind & 1 for kind in set(stones)):
                continue
            seen += 1
            ways = lodge(box, given)
            assert bool(ways) == bool(stones)
            for kind, body in ways:
                tail = [each for each in range(SPIRIT) if given[each] - (each == kind) * body > 0]
                assert 0 <= body <= 3
                assert len(tail) <= 1
                assert count - body <= 2
                lying = (box.beaver_triple if body == 3 else 0) + (box.beaver_pair if count - body == 2 else 0)
                assert lying + (box.beaver_bonus if count == 5 else 0) == worth(box, given, BEAVER)
    assert seen > 60


def stepped(given, kind):
    """These stones, with one less of a kind."""
    return (count - (each == kind) for each, count in enumerate(given))


def test_lodges_are_told_as_they_are_and_with_one_stone_more():
    for match in positions(TAKING):
        view, outlook = match.view(SPECTATOR), look(match)
        assert outlook.lodges == [lodge(match.box, view.given[seat * ANIMALS + BEAVER]) for seat in (0, 1)]
        given = view.given[view.turn * ANIMALS + BEAVER]
        for stone, ways in enumerate(outlook.next_lodges):
            assert bool(ways) == bool(fitting(given, BEAVER) >> stone & 1)
    assert look(next(positions(CHOOSING))).next_lodges == []


def test_cards_open_the_bag_that_nature_draws_from():
    seen = set()
    for match in positions(CHOOSING):
        seat = match.view(SPECTATOR).turn
        opening = {CARDS_NAMED[card] for card in look(match).opening}
        for move in match.legal(seat):
            if isinstance(move, Play):
                twin = Match(GAME, match.box, match.journal)
                twin.play(seat, move)
                assert (move.card in opening) == (twin.actors == {NATURE})
        seen |= opening
    assert seen == {Card.ADD_TWO, Card.ADD_THREE}
    assert look(next(positions(TAKING))).opening == []


@pytest.mark.clause("6.2", "6.3")
def test_scores_and_winners_are_the_match_s_own_and_everybody_is_told_the_same():
    for match in positions(TAKING):
        outlook = look(match)
        assert (outlook.scores, outlook.winners) == (list(match.outcome.scores), list(match.outcome.winners))
        assert outlook == look(match, 0) == look(match, 1)
