"""The giant as it is drawn and the giant as it is played are the same: borders are read from the shapes."""

from itertools import accumulate, combinations

import pytest
from shapely import Polygon, union_all

from ludotheque.games.kasimir import GAME

from .dealing import COLOURS, GIANT, REGIONS

LETTERS = {"R": "red", "J": "yellow", "P": "rose", "V": "green", "B": "blue", "M": "violet"}
TOUCH = 2.0
"""Outlines closer than this, of a drawing 900 wide, lie beside each other."""
SHORT = 15.0
"""A border is longer than this, and where only corners meet it is much shorter."""
BOX = GAME.new_box()


def shape(path: str) -> Polygon:
    """A closed path of straight lines: where it begins, then each step."""
    assert path[0] == "M"
    assert path[-1] == "Z"
    steps = [tuple(map(float, step.split(","))) for step in path[1:-1].replace("l", " ").split()]
    return Polygon(accumulate(steps, lambda point, step: (point[0] + step[0], point[1] + step[1])))


SHAPES = {region["id"]: shape(region["path"]) for region in GIANT["regions"]}
# Straps run on under what is painted over them.
STRAPS = {name: shape(path) - union_all(list(SHAPES.values())) for name, path in GIANT["walls"].items()}


def exits(region: str) -> set[str]:
    """Where one can go from a region, by the box."""
    return {REGIONS[other] for other in BOX.exits[REGIONS.index(region)] if other >= 0}


def colours(region: str) -> set[str]:
    row = BOX.colours[REGIONS.index(region)]
    return {str(colour) for colour, has in zip(COLOURS, row, strict=True) if has}


def border(one: str, other: str) -> float:
    """How much of a region's outline runs beside another, and under no strap."""
    beside = SHAPES[one].boundary & SHAPES[other].buffer(TOUCH)
    return float((beside - union_all(list(STRAPS.values())).buffer(TOUCH)).length)


def beside(strap: str) -> set[str]:
    return {region for region in REGIONS if SHAPES[region].distance(STRAPS[strap]) < TOUCH}


@pytest.mark.clause("1.6")
def test_one_can_go_where_shapes_border_and_nowhere_else():
    assert len(REGIONS) == len(set(REGIONS)) == 38
    borders = {pair: border(*pair) for pair in combinations(REGIONS, 2)}
    drawn = {pair for pair, length in borders.items() if length > SHORT}
    played = {(one, other) for one, other in borders if other in exits(one)}
    assert drawn == played
    # What decides is far from doubtful.
    assert all(length > 1.5 * SHORT or length < SHORT / 3 for length in borders.values())


@pytest.mark.clause("1.6")
def test_every_way_goes_both_ways():
    assert all(one in exits(other) for one in REGIONS for other in exits(one))


@pytest.mark.clause("1.6")
def test_the_drawing_says_the_same_as_the_box():
    for region in GIANT["regions"]:
        assert {LETTERS[letter] for letter in region["colours"]} == colours(region["id"])
        assert set(region["exits"]) == exits(region["id"])


@pytest.mark.clause("1.6")
def test_the_hat_is_two_regions_parted_by_a_band():
    assert beside("hat_band") == {"cuff", "crown"}
    assert {region["id"] for region in GIANT["regions"] if region["part"] in ("cuff", "crown")} == {"cuff", "crown"}
    assert "crown" not in exits("cuff")


@pytest.mark.clause("1.6")
@pytest.mark.parametrize(("strap", "outer"), [("brace_left", "L"), ("brace_right", "R")])
def test_braces_part_the_shirt(strap, outer):
    sides = {f"shirt{outer}1", f"shirt{outer}2"}
    middle = {"shirtC1", "shirtC2"}
    assert sides | middle <= beside(strap)
    assert all(not exits(side) & middle for side in sides)


@pytest.mark.clause("1.6")
def test_the_red_blanket_has_six_regions():
    blanket = [region["id"] for region in GIANT["regions"] if region["part"] == "blanket"]
    assert len(blanket) == 6
    assert all(colours(region) == {"red"} for region in blanket)


@pytest.mark.clause("1.6")
def test_the_socks_and_nothing_else_have_two_colours():
    assert {region for region in REGIONS if len(colours(region)) > 1} == {"sockL", "sockR"}
    assert all(1 <= len(colours(region)) <= 2 for region in REGIONS)


@pytest.mark.clause("1.6")
def test_every_colour_is_on_five_to_nine_regions():
    for colour in map(str, COLOURS):
        assert 5 <= sum(colour in colours(region) for region in REGIONS) <= 9


@pytest.mark.clause("1.6")
def test_one_can_go_everywhere_and_leave_everywhere_by_two_exits():
    reached, border = {"nose"}, ["nose"]
    while border:
        beyond = exits(border.pop()) - reached
        reached |= beyond
        border += sorted(beyond)
    assert reached == set(REGIONS)
    assert all(len(exits(region)) >= 2 for region in REGIONS)


def test_shapes_overlap_nowhere_and_stakes_lie_on_their_regions():
    assert all((SHAPES[one] & SHAPES[other]).area < 30 for one, other in combinations(REGIONS, 2))
    for region in GIANT["regions"]:
        x, y = region["spot"]
        assert SHAPES[region["id"]].buffer(-15).covers(Polygon([(x, y), (x + 1, y), (x, y + 1)]))
