"""Boxes, and the register of games."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ludotheque.core import game, games
from ludotheque.core.errors import BoxError, UnknownGame
from ludotheque.core.game import ids

KARMA = games()["karma"]
PIG = games()["pig"]


def test_a_default_box_is_what_the_file_says() -> None:
    box = PIG.new_box()

    assert box.as_dict() == {"seats": 2, "goal": 100, "faces": 6, "bust": 1}
    assert PIG.changes(box) == {}


def test_lists_are_padded_and_counted() -> None:
    box = KARMA.new_box(zones=[3, 4, 5])

    assert box.zones == [3, 4, 5, 0, 0, 0, 0, 0]
    assert box.zones_count == 3


def test_an_option_may_be_given_as_yes_or_no() -> None:
    assert KARMA.new_box(first_game=True).first_game == 1
    assert type(KARMA.new_box(first_game=True).first_game) is int


def test_boxes_share_nothing() -> None:
    zones = [3, 4, 5]
    box = KARMA.new_box(zones=zones)
    box.zones[0] = box.reserve[0] = box.eye_dice[0][0] = 9

    assert zones == [3, 4, 5]
    assert KARMA.new_box().as_dict() == KARMA.new_box(zones=KARMA.defaults["zones"]).as_dict()
    assert KARMA.new_box().eye_dice[0][0] == 0


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"colour": 3}, r"^pig has no option or component 'colour'; expected one of: seats, goal, faces, bust$"),
        ({"self": 3}, "no option or component 'self'"),
        ({"goal": 0}, r"^goal must be a whole number from 1 to 1000, not 0$"),
        ({"goal": 1001}, "goal must be a whole number"),
        ({"goal": "many"}, "not 'many'"),
        ({"goal": 2.0}, "not 2.0"),
        ({"goal": None}, "not None"),
        ({"goal": [100]}, r"not \[100\]"),
        ({"goal": 10**30}, "goal must be a whole number"),
        ({"seats": 7}, r"^pig is for 2 to 6 seats, not 7$"),
        ({"seats": 1}, r"^pig is for 2 to 6 seats, not 1$"),
    ],
)
def test_numbers_out_of_range_are_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BoxError, match=says):
        PIG.new_box(**changes)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"faces": [1, 2, 3]}, r"^faces must be a list of 6 entries, not \[1, 2, 3\]$"),
        ({"faces": [1] * 7}, "faces must be a list of 6 entries"),
        ({"faces": 6}, "faces must be a list"),
        ({"faces": {"a": 1}}, "faces must be a list"),
        ({"faces": [1, 2, 3, 4, 5, 8]}, r"^faces must be a whole number from 0 to 7, not 8$"),
        ({"faces": [1, 2, 3, 4, 5, True]}, "not True"),
        ({"faces": [1, 2, 3, 4, 5, [6]]}, r"not \[6\]"),
        ({"zones": [1] * 9}, "zones must be a list of at most 8 entries"),
        ({"zones": "1234"}, "zones must be a list of at most 8 entries"),
        ({"zones": 4}, "zones must be a list of at most 8 entries"),
        ({"eye_dice": [[1] * 20]}, "eye_dice must be a list of 3 entries"),
        ({"eye_dice": [[1] * 20, [1] * 20, [1] * 19]}, "eye_dice must be a list of 20 entries"),
        ({"eye_dice": [[1] * 20, [1] * 20, 1]}, "eye_dice must be a list of 20 entries"),
        ({"starter": 2}, "starter must be a seat from 0 to 1"),  # the game's own check
    ],
)
def test_lists_of_the_wrong_shape_are_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BoxError, match=says):
        KARMA.new_box(**changes)


def test_a_box_for_seats_that_the_game_has_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PIG.__dict__, "seats", range(3, 7))
    with pytest.raises(BoxError, match=r"^pig is for 3 to 6 seats, not 2$"):
        PIG.new_box()
    monkeypatch.setitem(PIG.__dict__, "seats", range(4, 5))
    with pytest.raises(BoxError, match=r"^pig is for 4 seats, not 2$"):
        PIG.new_box()


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"seats": 4},
        {"seats": 3, "zones": [1, 2]},
        {"zones": [1, 2, 4, 7, 10, 15, 20]},
        {"eye_dice": [[3] * 20] * 3},
    ],
)
def test_changes_make_the_same_box_again(changes: dict[str, Any]) -> None:
    box = KARMA.new_box(**changes)

    assert KARMA.changes(box) == changes
    assert KARMA.new_box(**KARMA.changes(box)) == box


def test_a_change_to_the_default_is_none() -> None:
    assert KARMA.changes(KARMA.new_box(zones=KARMA.defaults["zones"], seats=2)) == {}


def test_games_are_found_by_their_ids() -> None:
    assert {"karma", "pig"} <= set(ids())
    assert ids() == sorted(games())
    assert game("pig") is PIG
    assert (PIG.folder / "box.toml").is_file()


def test_an_unknown_game_is_told_with_those_known() -> None:
    with pytest.raises(UnknownGame, match=r"^no game 'chess' is installed; expected one of: .*karma, .*pig"):
        game("chess")


class FakeEntries(list[Any]):
    """What `entry_points` answers."""

    names = ("wrong",)


class FakeEntry:
    """An entry point that loads anything."""

    def __init__(self, found: object) -> None:
        self.found = found

    def load(self) -> object:
        return self.found


@pytest.mark.parametrize("found", [PIG, "a string", None])
def test_an_entry_point_must_name_the_game_of_its_id(monkeypatch: pytest.MonkeyPatch, found: object) -> None:
    module = sys.modules["ludotheque.core.game"]  # the function `game` hides its module
    monkeypatch.setattr(module, "entry_points", lambda **_: FakeEntries([FakeEntry(found)]))

    with pytest.raises(UnknownGame, match="the entry point 'wrong' must name the Game of that id"):
        game("wrong")


def test_options_are_what_people_choose_and_defaults_are_all_of_the_box() -> None:
    pig = game("pig")
    assert pig.defaults == {"seats": 2, "goal": 100, "faces": 6, "bust": 1}


def test_components_are_declared_once() -> None:
    seats, goal, faces, _ = game("pig").components
    assert (seats.name, goal.name, goal.is_option, faces.is_option) == ("seats", "goal", True, False)
    assert (goal.default, goal.low, goal.high, goal.sizes, goal.words) == (100, 1, 1000, [], "option-goal")
    assert faces.words == "component-faces"
    assert (seats.low, seats.high) == (2, 6)
    by_name = {each.name: each for each in game("karma").components}
    assert by_name["zones"].sizes == [8]
    assert by_name["zones"].may_be_shorter
    assert by_name["eye_dice"].sizes == [3, 20]
    assert not by_name["eye_dice"].may_be_shorter
    assert by_name["difficulty"].offered == [0, 1, 2]
    assert (by_name["difficulty"].seats, by_name["first_to"].seats) == ([1, 1], [2, 8])


def test_a_package_s_board_is_one_that_is_built() -> None:
    assert PIG.board == PIG.folder / "board"
    assert KARMA.board is None
