"""What the board is told of what may come is what comes."""

from itertools import product

import pytest

from ludotheque.core import SPECTATOR
from ludotheque.core.words import phrase
from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import Catch, Grip, Pass, Root, Surge, Swap
from ludotheque.games.kiwetin.outlook import Result

from .dealing import deal

CARDS = ["surge root vine", "mirror"]


def look(table, seat=SPECTATOR):
    return table.match.outlook(table.match.shown(seat))


@pytest.mark.parametrize("surge", [-1, 0, 1])
@pytest.mark.parametrize("at", [5, 33, 35])
def test_the_move_lands_where_it_was_said(at, surge):
    table = deal(at=[at, 0], hands=CARDS, flower=40).throw(3)
    said = look(table).lands
    if Surge(surge > 0) in table.legal(0) and surge:
        table.play(0, Surge(surge > 0)).pass_all()
    table.pass_all()
    assert table.spaces[0] == said[1 + surge]
    assert look(table).lands == []


def test_a_surge_that_was_played_counts():
    table = deal(at=[5, 0], hands=CARDS).throw(3)
    assert look(table).lands == [9, 10, 11]
    table.play(0, Surge(True), Pass()).play(1, Pass())
    assert look(table).lands == [10, 11, 12]


@pytest.mark.parametrize("options", [{}, {"grip": [0, 0, 3, 3, 6, 9], "bases": [2, 1, 4]}])
@pytest.mark.parametrize("tile", [None, "rotten", "sturdy"])
def test_the_chance_is_how_often_it_holds(options, tile):
    for die in (1, 2, 3):
        table = deal(at=[10, 0], hands=CARDS, tiles=dict.fromkeys(range(11, 18), tile) if tile else {}, **options)
        table.move(die)
        outlook = look(table)
        if tile == "sturdy":
            assert (outlook.grips, outlook.chance) == (0, None)
            continue
        sides = table.match.box.grip
        throws = list(product(sides, repeat=2 * outlook.grips))
        landed, total = table.spaces[0], table.state.total
        held = 0
        for faces in throws:
            pairs = [faces[:2], faces[2:]][: outlook.grips]
            for first, second in pairs:
                fails = 0 in (first, second) or max(first, second) < total
                if fails or first == second:
                    break
            held += not fails
        assert outlook.grips == (2 if tile == "rotten" else 1)
        assert outlook.chance == pytest.approx(held / len(throws))
        assert outlook.back == max(landed - table.match.box.bases[1], 0)
        assert outlook.reaching == sorted({face for face in sides if face and face >= total})


@pytest.mark.parametrize(
    ("faces", "brought", "space"),
    [
        ((5, 5), Result.TRADE_WIND, 14),
        ((5, 2), Result.HELD, 13),
        ((6, 0), Result.BLOWN, 11),
        ((2, 3), Result.BLOWN, 11),
        ((0, 0), Result.HEADWIND, 10),
    ],
)
def test_what_the_dice_brought_is_said_before_it_takes_effect(faces, brought, space):
    table = deal(at=[8, 0], hands=CARDS).move(3).grip(*faces)
    outlook = look(table)
    assert (outlook.brought, outlook.chance, outlook.grips) == (brought, None, 0)
    table.pass_all()
    assert table.spaces[0] == space
    if brought in (Result.BLOWN, Result.HEADWIND):
        assert outlook.back == space
    # At the end of the turn the dice still lie.
    assert look(table).brought == brought


@pytest.mark.parametrize(("second", "brought"), [(5, "trade-wind"), (6, "held"), (2, "held"), (0, "blown")])
def test_the_journal_says_what_the_second_die_brought(second, brought):
    table = deal(at=[8, 0]).move(3).play(0, Grip()).nature(Catch(5))
    told = phrase(GAME, table.match.box, table.match.view(SPECTATOR), Catch(second))
    assert told.values["brought"] == brought


def test_nothing_is_said_of_dice_before_the_throw():
    outlook = look(deal(hands=CARDS))
    assert (outlook.lands, outlook.grips, outlook.chance, outlook.reaching, outlook.brought) == ([], 0, None, [], None)


def test_a_root_needs_no_chance():
    table = deal(at=[8, 0], hands=CARDS).move(3).play(0, Root(), Pass()).play(1, Pass())
    assert (look(table).grips, look(table).chance) == (1, None)


@pytest.mark.clause("4.6")
def test_after_a_grip_that_was_made_none_follows_but_the_flower_s():
    table = deal(at=[8, 0], hands=CARDS, tiles={14: "bounce"}).move(3).hold(5, 5).throw(2)
    assert (look(table).grips, look(table).chance) == (0, None)
    table = deal(at=[31, 0], hands=CARDS, tiles={37: "bounce"}, flower=40).move(3).hold(5, 5).throw(2)
    assert look(table).lands[1] == 40
    assert look(table).grips == 1
    table.pass_all()
    assert look(table).grips == 1
    assert look(table).chance == pytest.approx(21 / 36)


@pytest.mark.clause("3.4")
def test_a_spirit_in_a_web_is_not_next():
    table = deal("we we we", hands=["surge", "", ""])
    assert look(table).next == 1
    table.state.web[1] = 1
    assert look(table).next == 2
    table.state.web[0] = table.state.web[2] = 1
    # Every web is taken off in turn, the first of them first.
    assert look(table).next == 1


def test_who_stands_furthest_on_leads():
    table = deal("we we we", at=[4, 9, 9], hands=["swap", "", ""])
    assert look(table).leading == [1, 2]
    table.play(0, Swap(1))
    assert look(table).leading == [0, 2]


def test_everybody_is_told_the_same():
    table = deal(at=[8, 0], hands=CARDS).move(3)
    assert look(table, 0) == look(table, 1) == look(table)
