"""Clauses 7: what was seen is remembered by bots, and by people for themselves."""

import pytest

from ludotheque.core import NATURE, SPECTATOR
from ludotheque.core.moves import Veiled
from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.moves import Find, Reveal, Stake, Turn
from ludotheque.games.kasimir.state import DOWN, GONE, TWO, UNKNOWN

from .dealing import REGIONS, deal

NOSE = REGIONS.index("nose")


def turned_up(**options):
    """The stake on the nose, a 2, lies open, and seat 1 can turn it down again."""
    table = deal(["cheekL", "cheekR"], ["rose rose red red red", "rose rose blue blue blue"], **options)
    return table.go("nose", "cheekL", find="one", turn="nose two", draw="red red")


@pytest.mark.clause("7.1")
def test_a_stake_is_seen_while_it_lies_open():
    table = turned_up()
    for seat in (0, 1, SPECTATOR):
        assert table.match.shown(seat).stake[NOSE] == TWO


@pytest.mark.clause("7.1")
def test_people_are_not_shown_again_what_lies_hidden_and_bots_remember():
    table = turned_up().walk("nose", "cheekR").stop().find("one").turn("nose")
    assert table.state.side[NOSE] == DOWN
    for seat in (0, 1, SPECTATOR):
        assert table.match.shown(seat).stake[NOSE] == UNKNOWN
        assert table.match.view(seat).stake[NOSE] == TWO


@pytest.mark.clause("7.2")
def test_the_log_does_not_tell_what_was_turned_up():
    table = deal().walk("cheekL").stop().find("one").play(Turn(NOSE))
    assert table.match.told(0, Reveal(Stake.TWO), NATURE) == Veiled("reveal")
    assert table.match.told(SPECTATOR, Reveal(Stake.TWO), NATURE) == Veiled("reveal")
    assert table.match.seen(1, Reveal(Stake.TWO), NATURE) == Reveal(Stake.TWO)


@pytest.mark.clause("7.2")
def test_the_log_tells_what_was_taken():
    table = deal().walk("cheekL").stop()
    assert table.match.told(1, Find(Stake.TWO), NATURE) == Find(Stake.TWO)


@pytest.mark.clause("7.3")
def test_a_memory_aid_shows_and_tells_all_that_was_seen():
    table = turned_up(memory_aid=1)
    assert table.match.told(1, Reveal(Stake.TWO), NATURE) == Reveal(Stake.TWO)
    table.walk("nose", "cheekR").stop().find("one").turn("nose")
    assert table.match.shown(1).stake[NOSE] == TWO
    assert table.match.shown(1).stake[0] == UNKNOWN


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("memory", ["view", "shown"])
def test_what_is_imagined_keeps_to_what_was_seen(memory):
    """A bot imagines the position as it is; whoever has forgotten a stake must reckon with it anywhere."""
    table = turned_up().walk("nose", "cheekR").stop().find("one").turn("nose")
    state = GAME.state()
    GAME.rules.imagine(table.match.box, getattr(table.match, memory)(1), [1, 2], state)
    assert sum(state.unseen) == state.stake.count(UNKNOWN) - state.side.count(GONE)
    if memory == "view":
        assert state == table.match.state
    else:
        assert state.unseen[TWO] == table.state.unseen[TWO] + 1
