"""Clauses 1: setting up."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import Begin, Choose, Deal, Fall, Lay, Rune, Spirit, Tile
from ludotheque.games.kiwetin.state import NO_TILE, READY

from .dealing import RUNES, TILES, deal, fresh


def laid(table):
    """The tiles on the board by their space."""
    return {space: str(TILES[tile]) for space, tile in enumerate(table.state.tile) if tile != NO_TILE}


def choose(table, *spirits):
    for spirit in spirits:
        (seat,) = table.match.actors
        table.play(seat, Choose(Spirit(spirit)))
    return table


def without_tiles(**options):
    return fresh(tiles=[0] * 10, **options)


@pytest.mark.clause("1.1")
def test_the_way_has_35_spaces_between_start_and_flower():
    box = GAME.new_box()
    assert box.flower == 36
    assert deal(at=[0, 0]).spaces == [0, 0]


@pytest.mark.clause("1.1")
def test_spirits_may_share_a_space():
    assert deal(at=[0, 4]).move(2).hold(6, 5).spaces == [4, 4]


@pytest.mark.clause("1.2")
def test_the_die_says_where_each_tile_lies():
    table = fresh()
    assert table.match.odds() == {Fall(1): 2, Fall(2): 2, Fall(3): 2}
    table.lay(2, "web").lay(1, "breeze").lay(3, "web")
    assert laid(table) == {2: "web", 3: "breeze", 6: "web"}


@pytest.mark.clause("1.2")
def test_a_tile_is_as_likely_as_there_are_many_left():
    table = fresh().lay(2, "rune").nature(Fall(2))
    counts = dict(zip(Tile, [3, 3, 2, 2, 3, 3, 3, 2, 2, 2], strict=True))
    assert table.match.odds() == {Lay(tile): count for tile, count in counts.items()}
    assert sum(GAME.new_box().tiles) == 26


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("face", [2, 3])
def test_no_tile_lies_on_the_flower_or_beyond(face):
    table = fresh(flower=6).lay(3, "gust").lay(1, "web").nature(Fall(face))
    assert laid(table) == {3: "gust", 4: "web"}
    assert table.match.actors == {0}
    assert table.legal(0, Choose)
    assert sum(table.state.pile) == 24


@pytest.mark.clause("1.3")
def test_a_tile_may_lie_right_before_the_flower():
    table = fresh(flower=6).lay(3, "gust").lay(2, "web").nature(Fall(1))
    assert laid(table) == {3: "gust", 5: "web"}


@pytest.mark.clause("1.3")
def test_laying_ends_when_no_tile_is_left():
    table = fresh(tiles=[1, 0, 0, 0, 0, 0, 0, 0, 0, 1]).lay(1, "whirlwind").lay(1, "breeze")
    assert laid(table) == {1: "whirlwind", 2: "breeze"}
    assert table.match.actors == {0}


@pytest.mark.clause("1.3")
def test_without_tiles_nothing_is_laid():
    assert without_tiles().match.actors == {0}
    assert without_tiles(starter=-1, seats=3).nature(Begin(2)).match.actors == {2}


@pytest.mark.clause("1.4")
def test_the_starter_is_drawn_or_named():
    assert fresh(starter=-1, seats=3).match.odds() == {Begin(0): 1, Begin(1): 1, Begin(2): 1}
    table = choose(without_tiles(starter=1, seats=3, hand=0), "ki", "we", "tin")
    assert table.state.starter == table.turn == 1


@pytest.mark.clause("1.4", "2.3")
def test_play_goes_clockwise():
    table = choose(without_tiles(starter=1, seats=3, hand=0), "ki", "ki", "we")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.move(1).hold(6, 5)
    assert turns == [1, 2, 0, 1]


@pytest.mark.clause("1.5")
def test_the_starter_chooses_first_and_the_others_follow():
    table = without_tiles(starter=2, seats=3)
    assert table.match.actors == {2}
    choose(table, "tin")
    assert table.match.actors == {0}
    choose(table, "ki")
    assert table.match.actors == {1}
    choose(table, "we")
    assert table.state.spirit[:3] == [0, 1, 2]
    assert table.figures == [0, 1, 2]


@pytest.mark.clause("1.5")
def test_at_most_two_play_the_same_spirit():
    table = choose(without_tiles(seats=6), "we")
    assert table.legal(1) == [Choose(Spirit.KI), Choose(Spirit.WE), Choose(Spirit.TIN)]
    choose(table, "we")
    assert table.legal(2) == [Choose(Spirit.KI), Choose(Spirit.TIN)]
    choose(table, "ki", "ki", "tin")
    assert table.legal(5) == [Choose(Spirit.TIN)]


@pytest.mark.clause("1.6")
@pytest.mark.parametrize(("spirit", "base"), [("ki", 1), ("we", 2), ("tin", 3)])
def test_base_movements(spirit, base):
    assert deal(f"{spirit} we").move(2).spaces == [base + 2, 0]


@pytest.mark.clause("1.7")
def test_all_begin_on_the_start_unless_the_start_is_balanced():
    options = {"seats": 3, "hand": 0, "leads": [5, 2, 0]}
    assert choose(without_tiles(**options), "ki", "we", "tin").spaces == [0, 0, 0]
    assert choose(without_tiles(balanced=1, **options), "ki", "we", "tin").spaces == [5, 2, 0]


@pytest.mark.clause("1.8")
def test_three_runes_each_round_the_table():
    table = choose(without_tiles(seats=3, starter=1), "ki", "ki", "we")
    receivers = []
    for rune in ["ice", "ice", "ice", "root", "wake", "vine", "swap", "swap", "swap"]:
        assert table.match.actors == {NATURE}
        receivers.append(table.turn)
        table.draw(rune)
    assert receivers == [1, 2, 0] * 3
    assert [table.hand(seat) for seat in range(3)] == [
        ["ice", "swap", "vine"],
        ["root", "ice", "swap"],
        ["ice", "swap", "wake"],
    ]
    assert table.state.cards[:3] == [3, 3, 3]
    assert table.state.deck == 21
    assert table.turn == 1
    assert table.moment == 0


@pytest.mark.clause("1.8")
def test_the_deck_has_three_of_each():
    table = choose(without_tiles(), "ki", "we").draw("ice")
    assert table.match.odds() == {Deal(rune): 2 if rune == Rune.ICE else 3 for rune in RUNES}


@pytest.mark.clause("1.8")
def test_a_short_deck_is_dealt_as_far_as_it_goes():
    table = choose(without_tiles(seats=3, runes=[4] + [0] * 9), "ki", "ki", "we")
    table.draw("shatter", "shatter", "shatter", "shatter")
    assert table.state.cards[:3] == [2, 1, 1]
    assert table.turn == 0
    assert table.moment == 0


@pytest.mark.clause("1.8")
@pytest.mark.parametrize("options", [{"hand": 0}, {"runes": [0] * 10}])
def test_without_runes_the_first_throw_comes_at_once(options):
    assert choose(without_tiles(**options), "ki", "we").state.phase == READY
